package rook

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"unicode/utf8"
)

// Smart is the strategy that plays from its data: the records of previous games with
// the same bounds. It knows how the rook moves, and learns everything else from the
// records:
//
//   - Where a recorded game ended, the player on turn had lost.
//   - A recorded state is won if a legal move leads from it to a state that is
//     known to be lost.
//   - A recorded state is lost if every legal move leads to a state that is known
//     to be won.
//   - A state that no recorded game has passed through has no value.
//
// So the records prove everything that Smart knows, and a later record never disproves
// it. NewSmart and SmartFromJSON return a Smart.
type Smart struct {
	bounds Bounds
	chance *rand.Rand
	games  int

	values []Value // the values, row by row; nil before the first game
	open   []int   // the recorded states without a proven value, in reverse order

	// The lost state in each row and in each column, or none. A row has at most one
	// lost state: from the first of two lost states, a player could move to the second
	// and win.
	lostInRow, lostInColumn []int

	losing map[State]map[string]bool // the illegal moves that lost in a state, in the form that noted returns
}

// Value represents what the records prove about a state.
type Value byte

// The values of a state for the player on turn.
const (
	Unrecorded Value = iota // no recorded game has passed through the state
	Open                    // recorded, but proven neither won nor lost
	Won
	Lost
)

// String returns the name of the value, as in Smart's data.
func (v Value) String() string {
	if int(v) >= len(valueNames) {
		return fmt.Sprintf("Value(%d)", byte(v))
	}
	return valueNames[v]
}

var valueNames = [...]string{Unrecorded: "unrecorded", Open: "open", Won: "won", Lost: "lost"}

// MaxTiles is the size of the largest board that Smart can learn about.
const MaxTiles = 1_000_000

// The reasons why Smart does not learn from a game.
var (
	ErrOtherBounds = errors.New("the game was played on other bounds")
	ErrUnfinished  = errors.New("the game is not over")
	ErrResigned    = errors.New("a player has resigned, which proves nothing")
	ErrTooBig      = fmt.Errorf("the board has more than %d tiles", MaxTiles)
)

const none = -1

// NewSmart returns the strategy without any data. It returns the error of
// bounds.Check.
func NewSmart(bounds Bounds, chance *rand.Rand) (*Smart, error) {
	if err := bounds.Check(); err != nil {
		return nil, err
	}
	return &Smart{bounds: bounds, chance: chance, losing: map[State]map[string]bool{}}, nil
}

// WithChance returns a strategy with the same data and another source of random
// numbers. The new strategy must not be used while s learns.
func (s *Smart) WithChance(chance *rand.Rand) *Smart {
	other := *s
	other.chance = chance
	return &other
}

// Bounds returns the bounds of the games from which Smart learns.
func (s *Smart) Bounds() Bounds { return s.bounds }

// Games returns the number of games that Smart has learned from, at most the
// largest int.
func (s *Smart) Games() int { return s.games }

// Move picks one of the best moves according to the data, each with equal probability.
// Without data, and in games with other bounds, it moves like Random.
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
	if s.chance == nil {
		return Move{}, ErrNoChance
	}
	best := slices.Collect(s.Best(p))
	return best[s.chance.IntN(len(best))], nil
}

// Best returns the best moves according to the data: the move that is known to win, or
// else the moves that are not known to lose. If all moves are known to lose, or if the
// position has other bounds, it returns all moves.
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

// notLosing returns the moves that do not lead to a state that is known to be won. The
// position must have the bounds of s.
func (s *Smart) notLosing(p Position) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for move := range p.Moves() {
			if s.Value(p.after(move).State) != Won && !yield(move) {
				return
			}
		}
	}
}

// winningMove returns the move to a state that is known to be lost, and reports whether
// there is such a move. The position must have the bounds of s.
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

// Value returns the value that the records prove for a state. For a state outside the
// bounds it returns Unrecorded.
func (s *Smart) Value(state State) Value {
	if s.values == nil || state.D < 0 || state.R < 0 || state.D > s.bounds.D || state.R > s.bounds.R {
		return Unrecorded
	}
	return s.values[s.index(state)]
}

// Recorded returns the recorded states with their values, row by row.
func (s *Smart) Recorded() iter.Seq2[State, Value] {
	return func(yield func(State, Value) bool) {
		for i, value := range s.values {
			if value != Unrecorded && !yield(s.state(i), value) {
				return
			}
		}
	}
}

// IllegalMoves returns the illegal moves that lost recorded games in a state. The moves
// are in JSON and sorted.
func (s *Smart) IllegalMoves(state State) []string { return slices.Sorted(maps.Keys(s.losing[state])) }

// Learn learns from the record of a finished game. From a game that ended with an
// illegal move, it learns only that this move loses in its state. If it cannot learn
// from the game, it returns ErrOtherBounds, ErrUnfinished, ErrResigned or ErrTooBig.
func (s *Smart) Learn(record *Game) error {
	if err := s.checkBounds(record.initial.Bounds); err != nil {
		return err
	}
	if _, over := record.Winner(); !over {
		return ErrUnfinished
	}
	if record.resigned {
		return ErrResigned
	}
	if broken := record.Illegal(); broken != nil {
		s.count(1)
		if _, err := record.Position().MoveFromJSON([]byte(broken.Submitted)); err != nil {
			s.lost(record.Position().State, broken.Submitted)
		}
		return nil
	}
	if s.bounds.Tiles() > MaxTiles {
		return ErrTooBig
	}
	s.count(1)
	for state := range record.history.All() {
		s.record(state)
	}
	s.record(State(s.bounds))
	s.conclude()
	return nil
}

// Merge adds everything that other has learned, as if s had also learned from other's
// games. It returns ErrOtherBounds if those games had other bounds.
func (s *Smart) Merge(other *Smart) error {
	if err := s.checkBounds(other.bounds); err != nil {
		return err
	}
	s.count(other.games)
	for state := range other.Recorded() {
		s.record(state)
	}
	s.conclude()
	for state, moves := range other.losing {
		for move := range moves {
			s.lost(state, move)
		}
	}
	return nil
}

// Proven returns the number of states that are proven to be won or lost, and the number
// of all states. The goal is in neither number.
func (s *Smart) Proven() (proven, states int) {
	for state, value := range s.Recorded() {
		if value != Open && state != State(s.bounds) {
			proven++
		}
	}
	return proven, s.bounds.Tiles() - 1
}

func (s *Smart) checkBounds(bounds Bounds) error {
	if bounds != s.bounds {
		return fmt.Errorf("%w: %v: expected %v", ErrOtherBounds, bounds, s.bounds)
	}
	return nil
}

// count adds to the number of games that Smart has learned from.
func (s *Smart) count(games int) { s.games += min(games, math.MaxInt-s.games) }

// lost notes an illegal move that lost in a state, and reports whether it is new.
func (s *Smart) lost(state State, submitted string) (isNew bool) {
	moves := s.losing[state]
	if moves == nil {
		moves = map[string]bool{}
		s.losing[state] = moves
	}
	move := noted(submitted)
	isNew = !moves[move]
	moves[move] = true
	return isNew
}

// noted returns the form in which Smart keeps an illegal move: the JSON that
// json.Marshal writes. If the text is not JSON, or is longer than mostNoted bytes, the
// form is a JSON string with the beginning of the text. Noting a form again returns the
// same form.
func noted(submitted string) string {
	const (
		mostNoted  = 1000
		mostQuoted = 160 // JSON may need 6 bytes for a byte, as in \u0000
	)
	move, err := json.Marshal(json.RawMessage(submitted))
	if err != nil || len(move) > mostNoted || !utf8.ValidString(submitted) {
		move, _ = json.Marshal(submitted[:min(len(submitted), mostQuoted)]) // cannot fail for a string
	}
	return string(move)
}

// record notes that a game has passed through a state or has ended there.
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

// conclude gives each recorded state its proven value. Each move leads to a later
// state, so one pass that begins with the last state is enough.
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
