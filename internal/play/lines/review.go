package lines

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/command"
	"games.example/internal/play"
)

// A review shows the positions of a game on a terminal, one after another.
type review struct {
	*Front
	past    []play.Past
	lines   []string        // what the program says about the game; the last lines are about the mistakes
	marked  []play.Mistaken // the mistakes
	at      int             // the index of the position that is shown, or -1
	mistake *play.Mistaken  // the mistake after that position, or nil
	better  bool            // whether the position after the better action is shown instead
	shown   play.Game       // the game at the position that is shown
}

// reviewed lets the player on turn review the game, and perhaps play on from an earlier
// position.
func (f *Front) reviewed(ctx context.Context) error {
	from, err := f.review(ctx)
	if !from.IsZero() && err == nil {
		if later, ok := f.game.Since(from); ok && len(later) > 0 {
			f.sayUndone(from)
		}
		f.become(from, play.Game{})
	}
	return err
}

// review prints the mistakes, if any, and shows the positions that the player asks for. It
// returns the game that the player plays on from, or the zero Game if the player goes back.
func (f *Front) review(ctx context.Context) (play.Game, error) {
	r := review{Front: f, past: f.game.Past(), at: -1}
	f.wait("The computer judges the game.", func() { r.lines, r.marked = f.game.Mistakes(ctx) })
	f.say(r.lines...)
	_, undoes := f.game.Undo()
	for len(r.past) > 1 && ctx.Err() == nil {
		playsOn := undoes && r.at >= 0 && !r.shown.Over()
		answer, err := f.Ask(ctx, r.prompt(playsOn))
		key := f.game.Words().Key(answer)
		switch {
		case errors.Is(err, command.ErrEndOfInput) && f.game.Over(), key == "q":
			return play.Game{}, nil
		case err != nil:
			return play.Game{}, err
		case key == "p" && playsOn:
			return r.shown, nil
		}
		r.answer(answer, key)
	}
	return play.Game{}, nil
}

// answer shows the position that the player asks for.
func (r *review) answer(answer, key string) {
	words := r.game.Words()
	number, wrong := strconv.Atoi(answer)
	switch {
	case wrong == nil && number >= 1 && number <= len(r.marked):
		r.mistake = &r.marked[number-1]
		r.show(r.mistake.Moment-1, r.judgment(number-1))
	case key == "" && r.at < len(r.past)-1:
		r.step(r.at + 1)
	case key == "":
		r.say(words.Text("The game has no further position."))
	case key == "-" && r.better:
		r.step(r.at)
	case key == "-" && r.at > 0:
		r.step(r.at - 1)
	case key == "b" && r.mistake != nil && !r.better:
		if after, err := r.shown.Do(r.mistake.Best); err == nil {
			r.better = true
			r.position(r.mistake.Better, after)
		}
	case words.Command(answer, true) == "help", words.Keyed(answer) == "help":
		r.help()
	default:
		r.say(words.Text("Type one of these answers; q goes back to the game."))
	}
}

// step shows a position between the action that led to it and the judgment of the next
// action, if that is a mistake.
func (r *review) step(at int) {
	r.mistake = nil
	r.show(at, r.name(at))
	if next := r.mistakeAt(at + 1); next >= 0 {
		r.mistake = &r.marked[next]
		r.say(r.judgment(next))
	}
}

// name returns the action that led to a position, with its mark if it is a mistake.
func (r *review) name(at int) string {
	if mistake := r.mistakeAt(at); mistake >= 0 {
		return r.past[at].Action + "  " + r.marked[mistake].Mark
	}
	return cmp.Or(r.past[at].Action, r.game.Words().Text("the beginning"))
}

// mistakeAt returns the index of the mistake that led to a position, or -1.
func (r *review) mistakeAt(at int) int {
	return slices.IndexFunc(r.marked, func(m play.Mistaken) bool { return m.Moment == at })
}

// judgment returns the line about a mistake.
func (r *review) judgment(mistake int) string { return r.lines[len(r.lines)-len(r.marked)+mistake] }

// show prints a position of the game below a heading.
func (r *review) show(at int, heading string) {
	r.at, r.better = at, false
	r.position(heading, r.past[at].Game)
}

// position prints a position below a heading.
func (r *review) position(heading string, position play.Game) {
	r.shown = position
	r.say(heading)
	r.draw(position, play.Game{})
}

// help explains the answers.
func (r *review) help() {
	words := r.game.Words()
	if len(r.marked) > 0 {
		r.say(words.Text("A number shows the position before that mistake, and b then the position after the better action."))
	}
	r.say(strings.Split(words.Text(reviewHelp), "\n")...)
}

const reviewHelp = `Enter shows the next position, and - the previous position.
p plays on from the position that is shown. q goes back to the game as it is.`

// prompt returns the question which position the player wants to see. It names the answers
// that show another position.
func (r *review) prompt(playsOn bool) string {
	words := r.game.Words()
	var keys []string
	switch mistakes := len(r.marked); {
	case mistakes > 1:
		keys = append(keys, words.Format("1-%d: mistake", mistakes))
	case mistakes == 1:
		keys = append(keys, words.Text("1: mistake"))
	}
	switch {
	case r.at < 0:
		keys = append(keys, "Enter: "+words.Text("the beginning"))
	case r.at < len(r.past)-1:
		keys = append(keys, words.Text("Enter: next"))
	}
	if r.at > 0 || r.better {
		keys = append(keys, words.Text("-: before"))
	}
	if r.mistake != nil && !r.better {
		keys = append(keys, words.Text("b: better"))
	}
	if playsOn {
		keys = append(keys, words.Text("p: play on"))
	}
	return fmt.Sprintf("%s (%s) ", words.Text("Review"), strings.Join(append(keys, words.Text("q: back")), ", "))
}
