package lines

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/charmbracelet/x/ansi"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/printable"
)

// This file holds what only a terminal shows.

// rules prints the pages of the help, except for the keys of the screen, and the legend.
func (f *Front) rules(context.Context) error {
	for _, page := range f.Setup.Pages(f.game.Choices()) {
		if !page.Keys {
			f.say(slices.Concat([]string{page.Title, ""}, page.Lines, []string{""})...)
		}
	}
	if legend := f.game.Words().Legend; legend != "" {
		f.say(strings.TrimSuffix(legend, "\n"))
	}
	return nil
}

// log prints what has happened so far.
func (f *Front) log(context.Context) error {
	log := f.columns(f.game.Log())
	if len(log) == 0 {
		log = []string{f.game.Words().Text("Nothing has happened yet.")}
	}
	f.say(log...)
	return nil
}

// options returns the texts of the options, with their numbers where a number chooses an
// option. Elsewhere they are in the order of their places on the board.
func (f *Front) options() (texts []string) {
	options := slices.Clone(f.game.Options())
	if !f.choosesByNumber() {
		place := func(spot string) int {
			number, _ := strconv.Atoi(spot)
			return number
		}
		slices.SortStableFunc(options, func(a, b play.Option) int {
			return cmp.Or(place(a.From)-place(b.From), place(a.To)-place(b.To))
		})
	}
	for i, option := range options {
		text := option.Text
		if f.choosesByNumber() {
			text = fmt.Sprintf("%3d  %s", i+1, text)
		}
		texts = append(texts, text)
	}
	return texts
}

// mostInColumn is the greatest number of texts that are below one another even if they could
// be side by side.
const mostInColumn = 6

// columns returns lines with the texts below one another or, if many texts are short, in
// columns that fit the width of the terminal.
func (f *Front) columns(texts []string) (lines []string) {
	const gap = 3
	var widest int
	for _, text := range texts {
		widest = max(widest, ansi.StringWidth(text))
	}
	columns := (command.Width(f.Console.Out) + gap) / (widest + gap)
	if columns < 3 || len(texts) <= mostInColumn {
		return texts
	}
	rows := (len(texts) + columns - 1) / columns
	for row := range rows {
		line := ""
		for i := row; i < len(texts); i += rows {
			line += texts[i] + strings.Repeat(" ", widest+gap-ansi.StringWidth(texts[i]))
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}

// undo takes the last decision back, and prints what is taken back.
func (f *Front) undo() (play.Game, bool) {
	before, ok := f.game.Undo()
	if ok && f.Console.IsTerminal() {
		f.sayUndone(before)
	}
	return before, ok
}

// sayUndone prints the actions since an earlier moment of the game.
func (f *Front) sayUndone(before play.Game) {
	var undone []string
	events, _ := f.game.Since(before)
	for _, event := range events {
		undone = append(undone, event.Text)
	}
	f.say(f.game.Words().Format("taken back: %s", strings.Join(undone, ", ")))
}

// refuse prints the reason why a line is not an action. A terminal shows more help about a
// line that looks like a command.
func (f *Front) refuse(text string, err error) {
	words := f.game.Words()
	reason := printable.Excerpt(words.Tell(err))
	if !f.Console.IsTerminal() {
		f.say(reason)
		return
	}
	first, rest, _ := strings.Cut(text, " ")
	if flag := f.flag(first); flag != "" {
		f.say(flag)
		return
	}
	isWord := len(text) > 2 && strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
	names := words.CommandNames()
	likely := command.Likely(text, names)
	name := func(command string) string { return words.TextIn("answer", command) }
	_, notNumber := strconv.Atoi(text)
	switch known := words.Command(first, true); {
	case rest != "" && slices.Contains(names, known):
		f.say(words.Format("%s: a command is one word: expected %s", printable.Excerpt(text), name(known)))
	case isWord && likely != "":
		f.say(words.Format("%s: did you mean %s? help lists the commands", printable.Excerpt(text), name(likely)))
	case notNumber == nil && f.choosesByNumber() && !words.Listed:
		f.say(reason, words.Format("After moves, a number from 1 to %d chooses from the list.", len(f.game.Options())))
	case isWord && !words.NamesHelp:
		f.say(reason, words.Text("help lists the commands"))
	default:
		f.say(reason)
	}
}

// flag returns the answer to a player who types the name of a choice for a new game, such as
// the level of a program, or "".
func (f *Front) flag(name string) string {
	for _, row := range play.Offered(f.Setup, f.game.Choices()) {
		if strings.EqualFold(name, row.Name) || strings.EqualFold(name, row.Label) {
			var values []string
			for _, value := range row.Values {
				values = append(values, cmp.Or(row.Spoken[value.Name], value.Name))
			}
			return f.game.Words().Format("%s: quit, and start with --%s and one of %s", row.Label, row.Name, strings.Join(values, ", "))
		}
	}
	return ""
}

// Players returns a line with the choices of the players of a game, or no line if there are
// none.
func Players(setup play.Setup, choices play.Choices) []string {
	var players []string
	for _, row := range play.Offered(setup, choices) {
		if !row.Fixed && !row.Look {
			players = append(players, row.Label+": "+row.Chosen(choices).Label)
		}
	}
	if len(players) == 0 {
		return nil
	}
	return []string{strings.Join(players, "; ")}
}

// reviewed lets the player on turn review the game, and perhaps play on from an earlier
// position.
func (f *Front) reviewed(ctx context.Context) error {
	from, err := f.review(ctx)
	if !from.IsZero() && err == nil {
		f.move(from)
	}
	return err
}

// review prints the mistakes, if any, and shows the positions that the player asks for. It
// returns the game that the player plays on from, or the zero Game if the player goes back.
func (f *Front) review(ctx context.Context) (play.Game, error) {
	var lines []string
	var marked []play.Mistaken
	f.wait("The computer judges the game.", func() { lines, marked = f.game.Mistakes(ctx) })
	f.say(lines...)
	words, past, at, best := f.game.Words(), f.game.Past(), -1, ""
	_, undoes := f.game.Undo()
	for len(past) > 1 && ctx.Err() == nil {
		playsOn := undoes && at >= 0 && !past[at].Game.Over()
		answer, err := f.Ask(ctx, f.reviewPrompt(len(marked), best != "", playsOn))
		number, wrong := strconv.Atoi(answer)
		key := words.Key(answer)
		if key == "" && at < 0 && len(marked) > 0 {
			number, wrong = 1, nil
		}
		switch {
		case errors.Is(err, command.ErrEndOfInput) && f.game.Over(), key == "q":
			return play.Game{}, nil
		case err != nil:
			return play.Game{}, err
		case wrong == nil && number >= 1 && number <= len(marked):
			at, best = marked[number-1].Moment-1, marked[number-1].Best
			f.position(lines[len(lines)-len(marked)+number-1], past[at].Game)
		case key == "" && at < len(past)-1, key == "-" && at > 0:
			at, best = at+map[string]int{"": 1, "-": -1}[key], ""
			f.position(cmp.Or(past[at].Action, words.Text("the beginning")), past[at].Game)
		case key == "":
			f.say(words.Text("The game has no further position."))
		case key == "b" && best != "":
			f.better(past[at].Game, best)
		case key == "p" && playsOn:
			return past[at].Game, nil
		case words.Command(answer, true) == "help", words.Keyed(answer) == "help":
			f.helpReview(len(marked) > 0)
		default:
			f.say(words.Text("Type one of these answers."))
		}
	}
	return play.Game{}, nil
}

// helpReview explains the keys of a review, and the numbers if there are mistakes.
func (f *Front) helpReview(mistakes bool) {
	words := f.game.Words()
	if mistakes {
		f.say(words.Text("A number shows the position before that mistake, and b then the position after the better action."))
	}
	f.say(strings.Split(words.Text(reviewHelp), "\n")...)
}

const reviewHelp = `Enter shows the next position, and - the previous position.
p plays on from the position that is shown. q goes back to the game as it is.`

// better shows the position after the best action.
func (f *Front) better(before play.Game, best string) {
	if after, err := before.Do(best); err == nil {
		f.position(best, after)
	}
}

// position prints a position under its title.
func (f *Front) position(title string, position play.Game) {
	f.say(title)
	f.draw(position, play.Game{})
}

// reviewPrompt returns the question which position the player wants to see.
func (f *Front) reviewPrompt(mistakes int, before, playsOn bool) string {
	words := f.game.Words()
	var keys []string
	switch {
	case mistakes > 1:
		keys = append(keys, words.Format("1 to %d: mistake", mistakes))
	case mistakes == 1:
		keys = append(keys, words.Text("1: mistake"))
	}
	keys = append(keys, words.Text("Enter: next position"))
	if before {
		keys = append(keys, words.Text("b: better"))
	}
	if playsOn {
		keys = append(keys, words.Text("p: play on"))
	}
	return fmt.Sprintf("%s (%s) ", words.Text("Review"), strings.Join(append(keys, words.Text("q: back")), ", "))
}
