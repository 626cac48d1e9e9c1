package rook

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
)

// Smart plays from its data, the record of previous games on the same bounds.
// It knows how the rook moves; it does not know what the game is about. That it
// takes from the records alone:
//
//   - Where a recorded game ended, the player on turn has lost.
//   - A recorded state is won if a legal move leads from it to one known to be
//     lost.
//   - A recorded state is lost if every legal move leads to one known to be
//     won.
//   - A state through which no recorded game has passed has no value.
//
// So whatever it knows is proven by its records, and never taken back.
type Smart struct {
	bounds Bounds
	chance *rand.Rand
	games  int

	values []Value // of the tiles row by row; nil before the first game
	open   []int   // recorded tiles without a value, the last one first

	// The lost tile of each row and each column, none where it is not known.
	// There is at most one: of two the player on the first could move to the
	// second, and would have won.
	lostInRow, lostInColumn []int

	losing map[State][]string  // illegal moves by the state in which they lost
	loses  map[losingMove]bool // the same, to be looked up
}

// losingMove is an illegal move, as it is noted, where it lost.
type losingMove struct {
	state State
	move  string
}

// Value is what the records say about a state.
type Value byte

// The values of a state, for the player on turn.
const (
	Unrecorded Value = iota // no recorded game has passed through it
	Open                    // recorded, neither won nor lost yet
	Won
	Lost
)

// String is the value as the data file writes it.
func (v Value) String() string {
	switch v {
	case Open:
		return "open"
	case Won:
		return "won"
	case Lost:
		return "lost"
	case Unrecorded:
	}
	return "unrecorded"
}

// MostTiles is the size of the biggest board about which Smart can learn.
const MostTiles = 1_000_000

// What Smart does not learn from.
var (
	ErrOtherBounds = errors.New("the game was played on other bounds")
	ErrUnfinished  = errors.New("the game is not over")
	ErrTooBig      = fmt.Errorf("nothing can be learned about more than %d tiles", MostTiles)
)

const none = -1

// NewSmart is the strategy without any data yet. Its error is ErrBoard.
func NewSmart(bounds Bounds, chance *rand.Rand) (*Smart, error) {
	if err := bounds.Check(); err != nil {
		return nil, err
	}
	return &Smart{bounds: bounds, chance: chance, losing: map[State][]string{}, loses: map[losingMove]bool{}}, nil
}

// Bounds are those of the games that it learns from and plays.
func (s *Smart) Bounds() Bounds { return s.bounds }

// Games is how many games it has learned from, or the biggest int if there are
// more.
func (s *Smart) Games() int { return s.games }

// Move is one of the moves that the data rates best, each with equal chance.
// Where the data is silent altogether, as on other bounds, it moves like Random.
func (s *Smart) Move(p Position) (Move, error) {
	if err := p.Check(); err != nil {
		return Move{}, err
	}
	if s.values == nil || p.Bounds != s.bounds {
		return Random{s.chance}.Move(p)
	}
	if move, wins := s.winningMove(p); wins {
		return move, nil
	}
	best := slices.Collect(s.Best(p))
	return best[s.chance.IntN(len(best))], nil
}

// Best are the moves that the data rates best: one known to win; else those not
// known to lose; else all, as on other bounds.
func (s *Smart) Best(p Position) iter.Seq[Move] {
	if p.Bounds != s.bounds {
		return p.Moves()
	}
	if move, wins := s.winningMove(p); wins {
		return func(yield func(Move) bool) { yield(move) }
	}
	for range s.notLosing(p) {
		return s.notLosing(p)
	}
	return p.Moves()
}

// notLosing are the moves on its own bounds that do not lead to a state which is
// known to be won.
func (s *Smart) notLosing(p Position) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for move := range p.Moves() {
			if s.Value(p.after(move).State) != Won && !yield(move) {
				return
			}
		}
	}
}

// winningMove leads, on its own bounds, to a state that is known to be lost.
func (s *Smart) winningMove(p Position) (move Move, wins bool) {
	if s.values == nil || p.Check() != nil {
		return Move{}, false
	}
	if right := s.lostInRow[p.State.D]; right > p.State.R {
		return Move{Direction: Right, Tiles: right - p.State.R}, true
	}
	if down := s.lostInColumn[p.State.R]; down > p.State.D {
		return Move{Direction: Down, Tiles: down - p.State.D}, true
	}
	return Move{}, false
}

// Value is what the records say about a state: nothing about one outside the
// bounds.
func (s *Smart) Value(state State) Value {
	if s.values == nil || state.D < 0 || state.R < 0 || state.D > s.bounds.D || state.R > s.bounds.R {
		return Unrecorded
	}
	return s.values[s.index(state)]
}

// Known are the recorded states with their values, row by row.
func (s *Smart) Known() iter.Seq2[State, Value] {
	return func(yield func(State, Value) bool) {
		for i, value := range s.values {
			if value != Unrecorded && !yield(s.state(i), value) {
				return
			}
		}
	}
}

// Losing are the illegal moves, in JSON, that lost recorded games in a state.
func (s *Smart) Losing(state State) []string { return slices.Clone(s.losing[state]) }

// Learn takes in the record of a finished game. Of one that ended by an illegal
// move it takes only that this move loses there, if it is illegal there. Its errors are ErrOtherBounds,
// ErrUnfinished and ErrTooBig; then nothing is learned.
func (s *Smart) Learn(record *Game) error {
	if record.Initial().Bounds != s.bounds {
		return fmt.Errorf("%w: %v, expected %v", ErrOtherBounds, record.Initial().Bounds, s.bounds)
	}
	if _, over := record.Winner(); !over {
		return ErrUnfinished
	}
	if broken := record.Illegal(); broken != nil {
		s.count()
		if _, err := record.Position().DecodeMove([]byte(broken.Submitted)); err != nil {
			s.lost(record.Position().State, broken.Submitted)
		}
		return nil
	}
	if s.bounds.Tiles() > MostTiles {
		return ErrTooBig
	}
	s.count()
	for state := range record.history.All() {
		s.record(state)
	}
	s.record(State(s.bounds))
	s.conclude()
	return nil
}

// count counts one more game.
func (s *Smart) count() {
	if s.games < maxInt {
		s.games++
	}
}

// lost notes an illegal move, if it is a new one.
func (s *Smart) lost(state State, submitted string) (isNew bool) {
	losing := losingMove{state, noted(submitted)}
	if s.loses[losing] {
		return false
	}
	s.loses[losing] = true
	s.losing[state] = append(s.losing[state], losing.move)
	return true
}

// noted is the one form in which an illegal move is kept, the same when it is
// noted again: in JSON as json.Marshal writes it, or where it is no JSON or
// longer than mostNoted bytes a JSON string of its first bytes. So it is not
// nested too deep either to be a part of the data.
func noted(submitted string) string {
	const (
		mostNoted  = 1000
		mostQuoted = 160 // of which each may take 6 bytes, as in \u0000
	)
	if move, err := compact([]byte(submitted)); err == nil {
		var escaped bytes.Buffer
		json.HTMLEscape(&escaped, move)
		if escaped.Len() <= mostNoted {
			return escaped.String()
		}
	}
	quoted, _ := json.Marshal(submitted[:min(len(submitted), mostQuoted)]) // a string can be written
	return string(quoted)
}

// record notes that a game has passed through a state, or ended there.
func (s *Smart) record(state State) {
	if s.values == nil {
		s.values = make([]Value, s.bounds.Tiles())
		s.lostInRow = slices.Repeat([]int{none}, s.bounds.D+1)
		s.lostInColumn = slices.Repeat([]int{none}, s.bounds.R+1)
	}
	switch i := s.index(state); {
	case s.values[i] != Unrecorded:
	case state == State(s.bounds):
		s.set(i, Lost)
	default:
		s.values[i] = Open
		s.open = append(s.open, i)
	}
}

// conclude gives a value to every recorded state for which it is proven. Moves
// lead to later tiles, so once through from the last tile on is enough.
func (s *Smart) conclude() {
	slices.SortFunc(s.open, func(a, b int) int { return b - a })
	s.open = slices.DeleteFunc(s.open, func(i int) bool {
		p := Position{Bounds: s.bounds, State: s.state(i)}
		if _, wins := s.winningMove(p); wins {
			s.set(i, Won)
			return true
		}
		for range s.notLosing(p) {
			return false
		}
		s.set(i, Lost)
		return true
	})
}

func (s *Smart) set(i int, value Value) {
	s.values[i] = value
	if state := s.state(i); value == Lost {
		s.lostInRow[state.D], s.lostInColumn[state.R] = state.R, state.D
	}
}

func (s *Smart) index(state State) int { return state.D*(s.bounds.R+1) + state.R }

func (s *Smart) state(index int) State {
	return State{D: index / (s.bounds.R + 1), R: index % (s.bounds.R + 1)}
}
