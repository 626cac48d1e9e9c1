package table

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"games.example/program/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

// Title returns a line with the winner or, during the game, with the player on turn, the
// results to spend, and the level of the computer.
func (t Table) Title() string {
	player := t.name(t.state.Turn())
	title := t.Language.Format("%s to throw", player)
	switch winner, ok := t.Winner(); {
	case ok && t.Programs[winner] == nil && t.people() == 1:
		return t.Language.Format("%s have won!", t.name(winner))
	case ok:
		return t.Language.Format("%s has won!", t.name(winner))
	case !t.mayThrow():
		title = t.Language.Format("%s to move, with %s", player, strings.Join(t.Language.Names(t.state.Pool().Results()), " "))
	}
	if level := t.choices["level"]; level != "" && t.Programs != [yutnori.MaxPlayers]bot.Player{} {
		title += fmt.Sprintf(" · %s: %s", t.Language.Text("computer"), t.Language.Text(level))
	}
	return title
}

// name returns the letter of a player, followed in parentheses by the result of who,
// unless that is "".
func (t Table) name(player int) string {
	if who := t.who(player); who != "" {
		return fmt.Sprintf("%s (%s)", letter(player), who)
	}
	return letter(player)
}

// who returns "computer" for a program, "you" for the only person, and "" for one of
// several people.
func (t Table) who(player int) string {
	switch {
	case t.Programs[player] != nil:
		return t.Language.Text("computer")
	case t.people() == 1:
		return t.Language.Text("you")
	}
	return ""
}

// people returns the number of players that are not programs.
func (t Table) people() (people int) {
	for player := range t.rules.Players() {
		if t.Programs[player] == nil {
			people++
		}
	}
	return people
}

// letter returns the letter of a player, such as "a" for player 0.
func letter(player int) string { return string(rune('a' + player)) }

// Options returns the options of a person: the throw, or each move with its
// consequences.
func (t Table) Options() []play.Option {
	if t.program() != nil || t.Over() || t.err != nil || t.prepare != nil {
		return nil
	}
	if t.mayThrow() {
		return []play.Option{{Text: t.Language.Text("throw the sticks")}}
	}
	var options []play.Option
	for _, move := range t.moves() {
		option := play.Option{Text: t.tellOption(move)}
		if t.chances != nil {
			option.Hint = t.percent(t.chances[move])
		}
		options = append(options, option)
	}
	return options
}

// Log returns the events of the game as text.
func (t Table) Log() (log []string) {
	for _, action := range t.actions() {
		log = append(log, action.lines...)
	}
	if t.resigned {
		player := t.state.Turn()
		log = append(log, t.Language.Format("%s resigns", letter(player)), t.Language.Format("%s has won!", letter(1-player)))
	}
	return log
}

// Lines returns the events since the given moment, or the board if the moment is nil. If
// a person can act, the title and the possible moves follow.
func (t Table) Lines(before play.Game) (lines []string) {
	last, ok := before.(Table)
	if ok && last.prepare != nil {
		return nil
	}
	if ok {
		log := t.Log()
		lines = log[min(len(last.Log()), len(log)):]
	} else {
		t.numbered = true
		for _, line := range t.drawing(small, play.View{Option: -1, Letters: true}).Lines {
			lines = append(lines, ansi.Strip(line))
		}
		lines = append(lines, t.beside()...)
	}
	if ok && len(t.Options()) == 0 {
		return lines
	}
	lines = append(lines, t.Title())
	if !t.mayThrow() {
		lines = append(lines, t.list()...)
	}
	return lines
}

// list returns the options with their numbers.
func (t Table) list() (lines []string) {
	for i, option := range t.Options() {
		lines = append(lines, fmt.Sprintf("%3d  %s", i+1, option.Text))
	}
	return lines
}

// Prompt returns the letter of the player on turn.
func (t Table) Prompt() string { return letter(t.state.Turn()) + "> " }

// Answer answers only the question "moves", with the numbered options.
func (t Table) Answer(question string) (lines []string, ok bool) {
	return t.list(), strings.EqualFold(question, "moves")
}

// Play throws, or makes one of the moves.
func (t Table) Play(option int) play.Game {
	if option < 0 || option >= len(t.Options()) {
		return t
	}
	if t.mayThrow() {
		return t.threw()
	}
	return t.decided(t.moves()[option])
}

// Undo returns the table as it was before a person's last move or resignation. The
// throws remain the same.
func (t Table) Undo() (play.Game, bool) {
	if t.resigned {
		t.resigned = false
		return t, true
	}
	for last := t.last; last != nil; last = last.before.last {
		if before := last.before; !before.mayThrow() && before.program() == nil {
			before.numbered = t.numbered
			return before, true
		}
	}
	return t, false
}

// Resign returns the table after the person on turn has resigned. If there are more than
// two players, nobody can resign.
func (t Table) Resign() (play.Game, bool) {
	if t.Over() || t.program() != nil || t.rules.Players() != 2 {
		return nil, false
	}
	t.resigned = true
	return t, true
}

// Key returns the table after a key. Escape cancels the choice of a piece, and #
// shows or hides the numbers on the board.
func (t Table) Key(key string) (play.Game, bool) {
	switch key {
	case "esc":
		t.from = nil
	case "#":
		t.numbered = !t.numbered
	default:
		return t, false
	}
	return t, true
}

// Think returns a function that prepares the coach, or that throws or moves for the
// program on turn.
func (t Table) Think() func(context.Context) play.Game {
	if prepare := t.prepare; prepare != nil {
		t.prepare = nil
		return func(context.Context) play.Game {
			prepare()
			return t
		}
	}
	program := t.program()
	if program == nil || t.err != nil {
		return nil
	}
	return func(context.Context) play.Game {
		if t.mayThrow() {
			return t.threw()
		}
		chance := rand.New(rand.NewPCG(uint64(len(t.actions())), 0))
		next, err := t.move(program.Move(&t.state, chance))
		next.err = err
		return next
	}
}

// Hint returns a function that shows the chance to win with each move, lists the best
// moves first, and proposes the first move.
func (t Table) Hint() func(context.Context) (play.Game, play.Advice) {
	if t.Adviser == nil || len(t.moves()) == 0 {
		return nil
	}
	return func(ctx context.Context) (play.Game, play.Advice) {
		if t.advised != nil && !t.advised(ctx) {
			return t, play.Advice{Option: -1}
		}
		t.from, t.chances = nil, nil
		moves := t.moves()
		t.chances = map[yutnori.Move]float64{}
		for i, chance := range t.Adviser(&t.state) {
			t.chances[moves[i]] = chance
		}
		best := t.moves()[0]
		return t, play.Advice{Text: t.Language.Format("hint: %s, with a chance of %s to win", t.tellOption(best), t.percent(t.chances[best]))}
	}
}

// Over reports whether somebody has won.
func (t Table) Over() bool {
	_, over := t.Winner()
	return over
}

// Winner returns the player who has brought all pieces home, or whose opponent has
// resigned.
func (t Table) Winner() (player int, ok bool) {
	if t.resigned {
		return 1 - t.state.Turn(), true
	}
	return t.state.Winner()
}

// Err returns an error if the last throw or a program's last move failed, for example
// because the scripted throws are used up.
func (t Table) Err() error { return t.err }

// Players returns the names of the players: "you" if there is one person, "computer" if
// there is one program, and otherwise their letters.
func (t Table) Players() []string {
	people := t.people()
	var names []string
	for player := range t.rules.Players() {
		name := letter(player)
		if t.Programs[player] == nil && people == 1 || t.Programs[player] != nil && people == t.rules.Players()-1 {
			name = t.who(player)
		}
		names = append(names, name)
	}
	return names
}

// Text returns the record of the game.
func (t Table) Text() (string, error) {
	game := record.Game{
		Name: "play", Rules: t.rules, Sticks: t.throws.sticks,
		Start: t.start, Events: t.History(), State: t.state, Resigned: t.resigned,
	}
	if t.throws.random {
		game.Seed = strconv.FormatUint(t.throws.seed, 10)
	}
	return game.Text(), nil
}

// Choices returns the choices with which another game like this one starts.
func (t Table) Choices() play.Choices {
	choices := maps.Clone(t.choices)
	choices["lang"] = "en"
	if t.Language != nil {
		choices["lang"] = "ko"
	}
	return choices
}

// Seed returns the seed of the game's throws, or false if they are not random.
func (t Table) Seed() (seed uint64, ok bool) { return t.throws.seed, t.throws.random }

// Words returns the texts of the fronts in the game's language.
func (t Table) Words() *play.Words { return t.Language.words() }
