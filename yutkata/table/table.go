// Package table presents the 15-space Yut kata to its players: the line of spaces as a
// path, the options of the player on turn, reasons for refusals, undo, hints, programs
// as players, and the transcript of the kata.
//
//	session := play.New(table.Setup{}, play.Settings{})
//
// A Table implements play.Game, and a Setup implements play.Setup. Neither does input
// or output.
package table

import (
	"context"
	"slices"

	"games.example/program/play"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// Table is one moment of a game. A Setup or a Transcript makes a Table.
type Table struct {
	*match
	state    yutkata.State
	thrown   int   // the number of throws
	last     *step // nil at the beginning
	resigned bool  // whether the player on turn has resigned
	advice   []string
	err      error  // the reason why the game cannot continue, or nil
	frame    *frame // the frame of a motion, or nil
}

// A match holds the values that are the same at all moments of a game.
type match struct {
	rules      *yutkata.Rules
	choices    play.Choices
	computers  []bool // whether each player is a computer
	throws     play.Throws[yutkata.Sticks]
	seed       uint64 // the seed of the throws and of the computers
	solve      func(context.Context) (*solution.Solution, error)
	unsolved   error // the reason why solve is not asked, or nil
	transcript bool
	width      func() int
}

// A step is a change in the game, and the moment before the change.
type step struct {
	before  Table
	said    command
	sticks  yutkata.Sticks // the sticks of a throw
	move    yutkata.Move   // the move of a token
	reports []report
	cut     string // the line that cuts a transcript
	unsaid  int    // the number of lines that the cut leaves out
	comment string // the comment on a change that is not in the kata
}

// after returns the moment after a step that leads to the given state.
func (t Table) after(state yutkata.State, s step) Table {
	s.before = t
	return Table{match: t.match, state: state, thrown: t.thrown, last: &s}
}

// do carries out a command. An error comes from the rules or from the thrower.
func (t Table) do(said command) (Table, error) {
	if said.token == "" {
		if _, err := t.rules.Throw(t.state, said.player, 0); err != nil {
			return t, err
		}
		sticks, err := t.throws.At(t.thrown)
		if err != nil {
			return t, err
		}
		state, err := t.rules.Throw(t.state, said.player, sticks)
		next := t.after(state, step{said: said, sticks: sticks, reports: []report{throwReport(sticks)}})
		next.thrown++
		return next, err
	}
	token, _ := yutkata.ParseToken(said.token) // a wrong name yields a token that is in no game
	state, move, err := t.rules.Move(t.state, said.player, token)
	if err != nil {
		return t, err
	}
	return t.after(state, step{said: said, move: move, reports: moveReports(t.rules, t.state, state, move)}), nil
}

// onTurn reports whether a person must act.
func (t Table) onTurn() bool {
	return t.err == nil && !t.Over() && !t.computers[t.state.Turn()] && !t.forced()
}

// forced reports whether a token moves by itself because no other token can move. No
// token moves by itself in a transcript, which has the players' own commands.
func (t Table) forced() bool {
	_, thrown := t.state.Thrown()
	return thrown && !t.transcript && len(t.rules.Movable(t.state)) == 1
}

// person returns the only person among the players, or -1 if there is not exactly one
// person.
func (t Table) person() int {
	person := slices.Index(t.computers, false)
	if person < 0 || slices.Contains(t.computers[person+1:], false) {
		return -1
	}
	return person
}

// steps returns the steps after the given step, oldest first. It returns false if the
// given step does not lead to this moment. A nil step stands for the beginning of the
// game.
func (t Table) steps(from *step) (steps []*step, ok bool) {
	last := t.last
	for ; last != nil && last != from; last = last.before.last {
		steps = append(steps, last)
	}
	slices.Reverse(steps)
	return steps, last == from
}

// lines returns the lines that a transcript has for a step.
func (s *step) lines(notes bool) (lines []string) {
	switch {
	case s.comment != "":
		return []string{"*Note " + s.comment}
	case s.cut != "":
		lines = append(lines, s.cut)
	default:
		lines = append(lines, ">"+s.said.String())
	}
	for _, report := range s.reports {
		lines = append(lines, report.line(notes))
	}
	return lines
}
