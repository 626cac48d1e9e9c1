// Package ui presents the 15-space Yut kata to its players: the line of spaces as a
// path, the options of the player on turn, reasons for refusals, undo, hints, programs
// as players, and the transcript of the kata.
//
//	session := play.New(table.Setup{}, play.Settings{})
//
// A Moment implements play.Moment, and a Setup implements play.Setup. Neither does input
// or output.
package ui

import (
	"context"
	"fmt"
	"slices"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// A Moment is the [play.Moment] of this game.
type Moment struct {
	*match
	state    yutkata.State
	thrown   int            // the number of throws
	sticks   yutkata.Sticks // the last throw
	fallen   bool           // whether the sticks show the last throw
	landed   int            // the space where the last move ended, or 0
	resigned bool           // whether the player on turn has resigned
	picked   *yutkata.Token // the token whose move alone is listed, or nil
	frame    *frame         // the frame of a motion, or nil
}

// A match holds the values that are the same at all moments of a game.
type match struct {
	rules      *yutkata.Rules
	language   message.Language
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
	before  Moment
	said    command
	sticks  yutkata.Sticks // the sticks of a throw
	move    yutkata.Move   // the move of a token
	reports []report
	cut     string // the line that cuts a transcript
	unsaid  int    // the number of lines that the cut leaves out
	comment string // the comment on a change that is not in the kata
}

// after returns the moment after a step that leads to the given state, and its event.
func (m Moment) after(state yutkata.State, s step) (Moment, play.Event) {
	m.picked = nil
	s.before = m
	m.state = state
	switch {
	case s.cut != "":
		m.landed, m.fallen = 0, false
	case s.comment != "":
		m.fallen = false
	case s.said.token == "":
		m.thrown, m.sticks, m.fallen = m.thrown+1, s.sticks, true
	case s.move.To != 0:
		m.landed = s.move.To
	}
	return m, s.event()
}

// do carries out a command. An error comes from the rules or from the thrower.
func (m Moment) do(said command) (Moment, play.Event, error) {
	if said.token == "" {
		if _, err := m.rules.Throw(m.state, said.player, 0); err != nil {
			return m, play.Event{}, err
		}
		sticks, err := m.throws.At(m.thrown)
		if err != nil {
			return m, play.Event{}, err
		}
		state, _ := m.rules.Throw(m.state, said.player, sticks) // the player may throw
		next, event := m.after(state, step{said: said, sticks: sticks, reports: []report{throwReport(sticks)}})
		return next, event, nil
	}
	token, _ := yutkata.ParseToken(said.token) // a wrong name yields a token that is in no game
	state, move, err := m.rules.Move(m.state, said.player, token)
	if err != nil {
		return m, play.Event{}, err
	}
	next, event := m.after(state, step{said: said, move: move, reports: moveReports(m.rules, m.state, state, move)})
	return next, event, nil
}

// Turn returns the player on turn, or the winner. A computer's throw and the move of the
// only token that can move are made by themselves. A transcript takes nothing back.
func (m Moment) Turn() play.Turn {
	turn := m.state.Turn()
	_, thrown := m.state.Thrown()
	winner, over := m.winner()
	return play.Turn{
		Player: turn, Forced: m.forced() || m.computers[turn] && !thrown,
		Over: over, Winner: winner, Final: m.transcript, Why: m.why(),
	}
}

// why returns the reason why the game has ended, or "".
func (m Moment) why() string {
	switch winner, won := m.state.Winner(); {
	case m.resigned:
		return m.language.Format("%s resigned", m.nameOf(m.language, m.state.Turn()))
	case won && winner == m.person():
		return m.language.Text("all your tokens are home")
	case won:
		return m.language.Format("all tokens of %s are home", letterOf(winner))
	}
	return ""
}

// winner returns the player who has won.
func (m Moment) winner() (player int, ok bool) {
	if m.resigned {
		return 1 - m.state.Turn(), true
	}
	return m.state.Winner()
}

// onTurn reports whether a person must act. Nobody can throw when the scripted throws have
// run out.
func (m Moment) onTurn() bool {
	turn := m.Turn()
	if _, thrown := m.state.Thrown(); !thrown && !turn.Over {
		if _, err := m.throws.At(m.thrown); err != nil {
			return false
		}
	}
	return !turn.Over && !turn.Forced && !m.computers[turn.Player]
}

// forced reports whether a token moves by itself because no other token can move. No
// token moves by itself in a transcript, which has the players' own commands.
func (m Moment) forced() bool {
	_, thrown := m.state.Thrown()
	return thrown && !m.transcript && len(m.rules.Movable(m.state)) == 1
}

// person returns the only person among the players, or -1 if there is not exactly one
// person.
func (t *match) person() int {
	person := slices.Index(t.computers, false)
	if person < 0 || slices.Contains(t.computers[person+1:], false) {
		return -1
	}
	return person
}

// stepsOf returns the steps of events.
func stepsOf(events []play.Event) (steps []*step) {
	for _, event := range events {
		steps = append(steps, event.Facts.(*step))
	}
	return steps
}

// lines returns the lines that a transcript has for a step.
func (s *step) lines(notes bool, theme *play.Theme) (lines []string) {
	switch {
	case s.comment != "":
		return []string{"*Note " + s.comment}
	case s.cut != "":
		lines = append(lines, s.cut)
	default:
		lines = append(lines, ">"+s.said.String())
	}
	for _, report := range s.reports {
		lines = append(lines, report.line(notes, theme))
	}
	return lines
}

// event returns what the players learn of a step. The line of a move replaces the line of
// its throw.
func (s *step) event() play.Event {
	letter, rules, l := letterOf(s.said.player), s.before.rules, s.before.language
	event := play.Event{Said: s.said.short(), Facts: s}
	throw, thrown := s.before.state.Thrown()
	switch {
	case s.comment != "":
		text := s.before.resigns()
		event.Said, event.Ended, event.Text, event.Log = play.Resign, true, text, []string{text, l.Format("%s has won", letterOf(1-s.before.state.Turn()))}
	case s.cut != "":
		event.Said, event.Text, event.Log = s.cut, s.cut, []string{s.cut}
	case !thrown:
		event.Text = l.Format("%s throws %s", letter, l.Text(s.sticks.Throw().String()))
		event.Log = []string{letter + ": " + l.Text(s.sticks.Throw().String())}
	default:
		event.Text = s.text(rules)
		event.Log, event.Replaces = []string{fmt.Sprintf("%s: %s, %s", letter, l.Text(throw.String()), event.Text)}, 1
		for _, player := range s.move.Missed {
			event.Log = append(event.Log, l.Format("%s misses this turn", letterOf(player)))
			event.Passed = append(event.Passed, s.before.misses(player))
		}
		if s.move.Won {
			event.Log = append(event.Log, l.Format("%s has won", letter))
		}
	}
	return event
}
