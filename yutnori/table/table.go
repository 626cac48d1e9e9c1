// Package table presents a game of yut to its players. It shows the sticks as they fell,
// the possible moves with their consequences, and the log. It offers undo, hints, and
// programs as players.
//
//	session := play.New(table.Setup{}, play.Settings{})
//
// A Table implements [play.Game], and a Setup implements [play.Setup]. Neither does
// input or output.
package table

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"

	"games.example/program/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// An Adviser returns the chance to win, 0 to 1, after each legal move of the
// player on turn, in the order of Rules.AppendMoves.
type Adviser func(state *yutnori.State) []float64

// Table holds a game and the state of its presentation. Create a Table with New or with
// a Setup. Its exported fields may be changed before the first throw.
type Table struct {
	Programs [yutnori.MaxPlayers]bot.Player // the players' programs; nil for a person
	Adviser  Adviser                        // for hints, reviews and the coach; nil turns them off
	Coach    bool                           // whether to log the cost of each move by a person
	Language Language                       // nil is English

	choices play.Choices
	prepare func() // slow work before the first throw, or nil
	// advised waits until the adviser is ready, and returns false if the context ends
	// first. Nil means that the adviser is always ready.
	advised func(context.Context) bool

	rules    *yutnori.Rules
	start    yutnori.State
	state    yutnori.State
	places   places
	throws   *Throws
	last     *action      // nil at the beginning
	thrown   int          // the number of throws
	resigned bool         // whether the player on turn has resigned
	fall     yutnori.Fall // the last throw of this turn
	fallen   bool         // whether the sticks have fallen in this turn
	err      error        // why the last throw or a program's last move failed

	numbered bool // whether the board shows the numbers of its cells
	frame    frame

	from    *yutnori.Position // the position whose moves are listed; nil for all moves
	chances map[yutnori.Move]float64
}

// An action is a throw or a move, with the moment before it.
type action struct {
	before Table
	event  yutnori.Event
	lines  []string // the lines of the log
}

// New returns the table of a new game between people.
func New(rules *yutnori.Rules, throws *Throws) Table {
	choices := ChoicesOf(rules.Facts(), throws.sticks)
	return Table{rules: rules, throws: throws, choices: choices}.begun(rules.Start())
}

// begun returns the table of a game that begins with the given state.
func (t Table) begun(start yutnori.State) Table {
	t.start, t.state = start, start
	for player := range t.rules.Players() {
		copy(t.places[player][:], start.Pieces(player))
	}
	return t
}

// State returns the current state.
func (t Table) State() yutnori.State { return t.state }

// Rules returns the rules of the game.
func (t Table) Rules() *yutnori.Rules { return t.rules }

// actions returns the actions of the game, oldest first.
func (t Table) actions() (actions []*action) {
	for last := t.last; last != nil; last = last.before.last {
		actions = append(actions, last)
	}
	slices.Reverse(actions)
	return actions
}

// History returns the events of the game, oldest first.
func (t Table) History() (events []yutnori.Event) {
	for _, action := range t.actions() {
		events = append(events, action.event)
	}
	return events
}

// Replay returns the table after the events of a game, or an error if the rules of the
// table do not allow an event. Each replayed throw uses up one of the table's throws.
func (t Table) Replay(events []yutnori.Event) (Table, error) {
	for n, event := range events {
		var err error
		if event.Kind == yutnori.Thrown {
			t.throws.expect(event.Result)
			t, err = t.throw()
		} else {
			t, err = t.move(event.Move())
		}
		if err != nil {
			return t, fmt.Errorf("event %d: %w", n+1, err)
		}
	}
	return t, nil
}

// Throws makes and holds the throws of a game.
type Throws struct {
	play.Throws[yutnori.Fall]
	rules  *yutnori.Rules
	random bool
	sticks yutnori.YutSticks
	seed   uint64 // the seed of random throws
}

// Chance returns random throws of the sticks. The same seed gives the same throws.
func Chance(rules *yutnori.Rules, sticks yutnori.YutSticks, seed uint64) *Throws {
	chance := rand.New(rand.NewPCG(seed, 0))
	throws := &Throws{rules: rules, random: true, sticks: sticks, seed: seed}
	throws.Next = func() (yutnori.Fall, error) { return sticks.ThrowFour(chance), nil }
	return throws
}

// Script returns throws with the given results. After the last result there are no more
// throws.
func Script(rules *yutnori.Rules, results ...yutnori.Result) *Throws {
	return throwsBy(rules, yutnori.Script(results...))
}

// throwsBy returns throws with the results of a thrower.
func throwsBy(rules *yutnori.Rules, thrower yutnori.Thrower) *Throws {
	throws := &Throws{rules: rules}
	throws.Next = func() (yutnori.Fall, error) {
		result, err := thrower()
		return fallFor(rules, result), err
	}
	return throws
}

// expect makes the next throw, with the given result.
func (t *Throws) expect(result yutnori.Result) {
	fall, err := t.Next()
	if err != nil || t.rules.Read(fall) != result {
		fall = fallFor(t.rules, result)
	}
	t.Made = append(t.Made, fall)
}

// fallFor returns a fall of the sticks that gives a result.
func fallFor(rules *yutnori.Rules, result yutnori.Result) yutnori.Fall {
	for fall := range yutnori.Fall(16) {
		if rules.Read(fall) == result {
			return fall
		}
	}
	return 0
}

// threw returns the table after a throw by the player on turn. If the throw fails, Err
// returns the error.
func (t Table) threw() Table {
	next, err := t.throw()
	if errors.Is(err, yutnori.ErrNoMoreThrows) {
		err = errors.New(t.Language.Text("the scripted throws are used up"))
	}
	next.err = err
	return next
}

// throw returns the table after a throw by the player on turn, or an error if there are
// no more throws.
func (t Table) throw() (Table, error) {
	fall, err := t.throws.At(t.thrown)
	if err != nil {
		return t, err
	}
	state, event, err := t.rules.Throw(t.state, t.rules.Read(fall))
	if err != nil {
		return t, err
	}
	t = t.with(state, event)
	t.thrown++
	t.fall, t.fallen = fall, true
	return t, nil
}

// move returns the table after a move by the player on turn.
func (t Table) move(move yutnori.Move) (Table, error) {
	state, event, err := t.rules.Move(t.state, move)
	if err != nil {
		return t, err
	}
	t = t.with(state, event)
	if event.TurnOver {
		t.fallen = false
	}
	return t, nil
}

// with returns the table after an event that has led to the given state.
func (t Table) with(state yutnori.State, event yutnori.Event) Table {
	t.last = &action{before: t, event: event, lines: t.tell(event)}
	t.state, t.from, t.chances, t.err = state, nil, nil, nil
	t.places = t.places.moved(event.Player, event.From, event.To, event.Pieces)
	if event.Caught > 0 {
		at, _ := t.rules.Meeting(int(event.Player), event.To, int(event.Victim))
		t.places = t.places.moved(event.Victim, at, yutnori.InHand, event.Caught)
	}
	return t
}

// program returns the program on turn, or nil for a person or after the end.
func (t Table) program() bot.Player {
	if t.Over() {
		return nil
	}
	return t.Programs[t.state.Turn()]
}

func (t Table) mayThrow() bool { return !t.Over() && t.state.Chains() > 0 }

// moves returns the moves that a person can choose: all moves, or the moves of the chosen
// pieces. After a hint, the best move is first.
func (t Table) moves() []yutnori.Move {
	if t.Over() || t.program() != nil || t.mayThrow() {
		return nil
	}
	moves := t.rules.AppendMoves(nil, &t.state)
	if t.from != nil {
		moves = slices.DeleteFunc(moves, func(m yutnori.Move) bool { return m.From != *t.from })
	}
	if t.chances != nil {
		sort.SliceStable(moves, func(i, j int) bool { return t.chances[moves[i]] > t.chances[moves[j]] })
	}
	return moves
}

// decided returns the table after a legal move that a person has chosen.
func (t Table) decided(move yutnori.Move) Table {
	next, _ := t.move(move)
	if t.Coach && t.Adviser != nil {
		next.last.lines = append(next.last.lines, t.cost(move)...)
	}
	return next
}

// cost returns a line about the cost of a move, or nil if no other move is possible or
// the cost is negligible.
func (t Table) cost(move yutnori.Move) []string {
	t.from, t.chances = nil, nil
	moves := t.moves()
	if len(moves) < 2 {
		return nil
	}
	chances := t.Adviser(&t.state)
	best := slices.Index(chances, slices.Max(chances))
	own := chances[slices.Index(moves, move)]
	switch loss := chances[best] - own; {
	case loss == 0:
		return []string{t.Language.Format("coach: %s, the best move", t.percent(own))}
	case loss < 0.005:
		return nil // almost the same percentage
	}
	return []string{t.Language.Format("coach: %s → %s; best was %s", t.percent(chances[best]), t.percent(own), t.tellOption(moves[best]))}
}

func (t Table) percent(chance float64) string { return t.Language.Format("%.0f %%", 100*chance) }
