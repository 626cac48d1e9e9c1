package table

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"games.example/program/screen"
	"games.example/yutnori"
)

var _ screen.Game = Table{}

// Title returns the player on turn with the results to spend, or the winner.
func (t Table) Title() string {
	if winner, won := t.state.Winner(); won {
		return t.Language.Format("%s has won!", t.name(winner))
	}
	player := t.name(t.state.Turn())
	if t.mayThrow() {
		return t.Language.Format("%s to throw", player)
	}
	return t.Language.Format("%s to move, with %s", player, strings.Join(t.Language.Names(t.state.Pool().Results()), " "))
}

// name returns the letter of a player, and whether a person or the computer
// plays.
func (t Table) name(player int) string {
	who := t.Language.Text("you")
	if t.Programs[player] != nil {
		who = t.Language.Text("computer")
	}
	return fmt.Sprintf("%s (%s)", letter(player), who)
}

// letter returns the letter of a player, for screens without color.
func letter(player int) string { return string(rune('a' + player)) }

// Options returns the choices of a person: to throw, or each move with its
// consequences.
func (t Table) Options() []screen.Option {
	if t.program() != nil || t.Over() || t.lost != nil {
		return nil
	}
	if t.mayThrow() {
		return []screen.Option{{Text: t.Language.Text("throw the sticks")}}
	}
	var options []screen.Option
	for _, move := range t.moves() {
		option := screen.Option{Text: t.Language.tellOption(t, move)}
		if t.chances != nil {
			option.Hint = t.percent(t.chances[move])
		}
		options = append(options, option)
	}
	return options
}

// Log returns the events of the game as text.
func (t Table) Log() []string {
	if t.lost != nil {
		return appended(t.log, t.Language.Text("The throws are used up."))
	}
	return t.log
}

// Play throws, or makes one of the moves.
func (t Table) Play(option int) screen.Game {
	if option < 0 || option >= len(t.Options()) {
		return t
	}
	if t.mayThrow() {
		next, err := t.throw()
		next.lost = err
		return next
	}
	return t.decided(t.moves()[option])
}

// Undo returns the table before the last move of a person. The throws remain
// the same.
func (t Table) Undo() (screen.Game, bool) {
	if t.before == nil {
		return t, false
	}
	return *t.before, true
}

// New returns the table of a new game by the same rules, with new throws. The
// seed of random throws follows from the seed of this game.
func (t Table) New() screen.Game {
	next := New(t.rules, t.throws.again())
	next.Programs, next.Adviser, next.Coach, next.Language = t.Programs, t.Adviser, t.Coach, t.Language
	return next
}

// Click returns the table after a click on a cell. A click on the player's own
// pieces lists their moves. A click on the target of a listed move makes the
// move.
func (t Table) Click(spot string) screen.Game {
	if len(t.moves()) == 0 {
		return t
	}
	player := t.state.Turn()
	var there []yutnori.Move
	for _, move := range t.moves() {
		if t.spotOf(player, t.target(move)) == spot {
			there = append(there, move)
		}
	}
	if len(there) == 1 && (t.from != nil || !t.holds(player, spot)) {
		return t.decided(there[0])
	}
	t.from = nil
	for _, move := range t.moves() {
		if t.spotOf(player, move.From) == spot {
			t.from = &move.From
			return t
		}
	}
	return t
}

// holds reports whether a player has pieces on a spot.
func (t Table) holds(player int, spot string) bool {
	for _, position := range t.state.Pieces(player) {
		if t.spotOf(player, position) == spot {
			return true
		}
	}
	return false
}

// target returns where a move of the player on turn leads.
func (t Table) target(move yutnori.Move) yutnori.Position {
	_, event, err := t.rules.Move(t.state, move)
	if err != nil {
		return move.From
	}
	return event.To
}

// Key returns the table after a key. Escape cancels the choice of a piece.
func (t Table) Key(key string) (screen.Game, bool) {
	if key != "esc" {
		return t, false
	}
	t.from = nil
	return t, true
}

// Think returns a function that makes the next throw or move of the program on
// turn.
func (t Table) Think() func(context.Context) screen.Game {
	program := t.program()
	if program == nil || t.lost != nil {
		return nil
	}
	return func(context.Context) screen.Game {
		var next Table
		var err error
		if t.mayThrow() {
			next, err = t.throw()
		} else {
			chance := rand.New(rand.NewPCG(uint64(len(t.history)), 0))
			next, err = t.move(program.Move(&t.state, chance))
		}
		next.lost = err
		return next
	}
}

// Hint returns a function that adds the chance to win after each move, best
// first.
func (t Table) Hint() func(context.Context) screen.Game {
	if t.Adviser == nil || len(t.moves()) == 0 {
		return nil
	}
	return func(context.Context) screen.Game {
		t.from, t.chances = nil, nil
		moves := t.moves()
		t.chances = map[yutnori.Move]float64{}
		for i, chance := range t.Adviser(&t.state) {
			t.chances[moves[i]] = chance
		}
		return t
	}
}

// Over reports whether somebody has won.
func (t Table) Over() bool {
	_, won := t.state.Winner()
	return won
}

// Pages returns the board with its numbers, the results, and the rules of the
// game that is played.
func (t Table) Pages() []screen.Page { return t.Language.pages(t.rules) }

// Words returns the texts of the screen.
func (t Table) Words() screen.Words {
	if t.Language != nil {
		return screen.Korean
	}
	return screen.English
}
