package yutnori

import (
	"errors"
	"fmt"
	"slices"
)

// Move represents a move: the position of the pieces to move, and the result to
// spend on them.
type Move struct {
	From   Position
	Result Result
	Long   bool // whether to take the long way, if there is a choice (H5)
}

// Idle reports whether the move spends a back result without moving a piece
// (Y5).
func (m Move) Idle() bool { return m.From == InHand && m.Result.Back() }

// String returns the move as it is typed: 5 geol, or 5 geol long.
func (m Move) String() string {
	if m.Long {
		return fmt.Sprintf("%d %v long", m.From, m.Result)
	}
	return fmt.Sprintf("%d %v", m.From, m.Result)
}

// The reasons why a move is refused, besides [ErrGameOver] and
// [ErrNoResult].
var (
	ErrThrowFirst   = errors.New("the sticks must be thrown first")
	ErrNoPosition   = errors.New("that is not a position of the board")
	ErrArrived      = errors.New("arrived pieces stay")
	ErrNoPiece      = errors.New("you have no piece there")
	ErrNotInPool    = errors.New("that result is not in the pool")
	ErrBackFromHand = errors.New("a back result moves a piece that is on the board")
	ErrNoLongWay    = errors.New("there is no long way from there")
)

// Move returns the state after a move by the player on turn. All pieces at the
// position, or one piece from the hand (Y2), have moved, and one copy of the result is
// spent. Where they landed, they have joined the player's own pieces or caught an
// opponent's (Y3). An idle move only spends its result (Y5).
//
// If the move is refused, Move returns the state unchanged and the first of these errors
// that applies: [ErrGameOver], [ErrThrowFirst], [ErrNoPosition], [ErrArrived],
// [ErrNoPiece], [ErrNoResult], [ErrNotInPool], [ErrBackFromHand] and [ErrNoLongWay].
func (r *Rules) Move(s State, m Move) (State, Event, error) {
	if err := r.mayMove(&s, m); err != nil {
		return s, Event{}, err
	}
	event := Event{Kind: Moved, Player: s.turn, Result: m.Result, From: m.From, Long: m.Long}
	s.pool.spend(m.Result)
	if !m.Idle() {
		event.To = r.teams[s.turn].to(m)
		s.carry(&event)
		if event.To.OnBoard() {
			r.catch(&s, &event)
		}
	}
	switch {
	case s.pieces[s.turn][0] >= Arrived: // Y6
		s.won, event.Won = true, true
	case s.owed == 0 && s.pool.held == 0:
		s.turn, s.owed, event.TurnOver = (s.turn+1)%int8(r.facts.Players), 1, true
	}
	return s, event, nil
}

// carry moves the pieces of an event, or one piece from the hand.
func (s *State) carry(event *Event) {
	pieces := &s.pieces[s.turn]
	for i := range pieces {
		piece := pieces[i]
		switch {
		case piece == event.To && piece.OnBoard():
			event.Stacked++
		case piece == event.From && (piece != InHand || event.Pieces == 0):
			pieces[i] = event.To
			event.Pieces++
		}
	}
	slices.Sort(pieces[:])
}

// catch sends an opponent's pieces back to the hand if they are on the cell where the
// pieces of the event landed. Two players never share a cell, so at most one opponent
// is there (Y3).
func (r *Rules) catch(s *State, event *Event) {
	for victim := range int8(r.facts.Players) {
		if victim == event.Player {
			continue
		}
		at := r.meetings[event.Player][victim][event.To]
		pieces := &s.pieces[victim]
		for i, piece := range pieces {
			if piece == at {
				pieces[i] = InHand
				event.Caught++
			}
		}
		if event.Caught > 0 {
			slices.Sort(pieces[:])
			event.Victim = victim
			r.reward(s, event)
			return
		}
	}
}

// reward gives the player the chains that a catch earned, or ends the turn.
func (r *Rules) reward(s *State, event *Event) {
	if r.facts.Teams[event.Victim].EndsCatchersTurn {
		s.pool = Pool{}
	} else {
		event.Chains = r.facts.ChainsOfCatch(int(event.Player), event.Result)
	}
	s.owed = event.Chains
}

func (r *Rules) mayMove(s *State, m Move) error {
	switch {
	case s.won:
		return ErrGameOver
	case s.owed > 0:
		return ErrThrowFirst
	case !m.From.Valid():
		return fmt.Errorf("%w: %d", ErrNoPosition, m.From)
	case m.From == Arrived:
		return ErrArrived
	case s.Count(int(s.turn), m.From) == 0:
		return ErrNoPiece
	case !r.has(m.Result):
		return fmt.Errorf("%w: %v", ErrNoResult, m.Result)
	case s.pool.counts[m.Result] == 0:
		return ErrNotInPool
	case m.Idle() && s.OnBoard(int(s.turn)) > 0: // Y5
		return ErrBackFromHand
	case m.Long && !r.Choice(int(s.turn), m.From, m.Result): // H5
		return ErrNoLongWay
	}
	return nil
}

// MaxMoves is an upper bound on the number of legal moves in a state.
const MaxMoves = 64

// AppendMoves appends the legal moves of the player on turn to a slice, each once. They
// are in the order of their positions, then of their results, the short way before the
// long way. Moves that move no piece come last, and are legal only if the player has no
// piece on the board. If the slice has room for [MaxMoves] moves, AppendMoves does not
// allocate.
func (r *Rules) AppendMoves(moves []Move, s *State) []Move {
	if s.won || s.owed > 0 {
		return moves
	}
	last, onBoard := nowhere, false
	for _, from := range s.pieces[s.turn] {
		if from >= Arrived {
			break
		}
		if from == last {
			continue
		}
		last, onBoard = from, from != InHand
		held := s.pool.held
		if from == InHand {
			held &^= backResults
		}
		for ; held != 0; held &= held - 1 {
			result := firstResult(held)
			moves = append(moves, Move{From: from, Result: result})
			if r.facts.ShortWayOptional && r.Choice(int(s.turn), from, result) {
				moves = append(moves, Move{From: from, Result: result, Long: true})
			}
		}
	}
	if !onBoard {
		for held := s.pool.held & backResults; held != 0; held &= held - 1 {
			moves = append(moves, Move{From: InHand, Result: firstResult(held)})
		}
	}
	return moves
}

// backResults is the set of results that move backward.
const backResults = 1<<BackGeol | 1<<BackGae | 1<<BackDo
