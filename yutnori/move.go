package yutnori

import "fmt"

// Move is what a player says: the position of the pieces to move, and the
// result to spend on that.
type Move struct {
	From   Position
	Result Result
	Long   bool // by the long way, where there is a choice (H5)
}

// Idle tells whether the move says that a back result moves nothing (Y5).
func (m Move) Idle() bool { return m.From == InHand && m.Result.Back() }

// String is the move as it is typed: 5 geol, or 5 geol long.
func (m Move) String() string {
	if m.Long {
		return fmt.Sprintf("%d %v long", m.From, m.Result)
	}
	return fmt.Sprintf("%d %v", m.From, m.Result)
}

// Refusals of a move, with ErrOver and ErrNoResult.
var (
	ErrThrowFirst   = refusal("the sticks are not thrown yet")
	ErrNoPosition   = refusal("that is no position of the board")
	ErrArrived      = refusal("arrived pieces stay")
	ErrNoPiece      = refusal("you have no piece there")
	ErrNotInPool    = refusal("that result is not in the pool")
	ErrBackFromHand = refusal("back moves a piece that is on the board")
	ErrNoLongWay    = refusal("there is no long way from there")
)

// Move is the state after the player on turn has made a move: all pieces at the
// position have moved, from the hand one of them (Y2), one copy of the result
// is spent, and whatever follows from where they landed has happened.
//
// Refused: ErrOver, ErrThrowFirst, ErrNoPosition, ErrArrived, ErrNoPiece,
// ErrNoResult, ErrNotInPool, ErrBackFromHand, ErrNoLongWay; of several the first.
func (r *Rules) Move(s State, m Move) (State, Event, error) {
	var event Event
	err := s.Move(r, m, &event)
	return s, event, err
}

// Move is Rules.Move in place, for who plays millions of games: it turns the
// state into the next one and overwrites the event with what happened, or
// leaves both as they are when it refuses.
func (s *State) Move(r *Rules, m Move, event *Event) error {
	if err := r.mayMove(s, m); err != nil {
		return err
	}
	*event = Event{}
	event.Kind, event.Player, event.Result = Moved, s.turn, m.Result
	event.From, event.Long = m.From, m.Long
	s.pool.spend(m.Result)
	if !m.Idle() {
		team := &r.teams[s.turn]
		event.To = team.short[m.From][m.Result]
		if m.Long {
			event.To = team.long[m.From][m.Result]
		}
		s.carry(event)
		if event.To.OnBoard() {
			r.catch(s, event)
		}
	}
	switch {
	case s.pieces[s.turn][0] >= Arrived: // Y6
		s.won, event.Won = true, true
	case s.owed == 0 && s.pool.held == 0:
		r.endTurn(s)
		event.TurnOver = true
	}
	return nil
}

// carry carries the pieces from where they were to where they stop, from the
// hand one of them.
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
	order(pieces)
}

// catch sends the pieces of an opponent that stand where the event's pieces
// landed back to the hand. No two players share a cell, so it is one opponent
// at most (Y3).
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
			order(pieces)
			event.Victim = victim
			r.reward(s, event)
			return
		}
	}
}

// reward has the player throw what a catch earned: a chain, however many
// pieces were caught (Y4), or two, unless he caught one who ends his turn. By H4
// yut and mo earn none: their own chain was that one.
func (r *Rules) reward(s *State, event *Event) {
	switch {
	case r.teams[event.Victim].skills.EndsCatchersTurn:
		s.pool = Pool{}
	case r.facts.NoChainForYutOrMo && event.Result >= Yut:
	case r.teams[event.Player].skills.TwoChainsPerCatch:
		event.Chains = 2
	default:
		event.Chains = 1
	}
	s.owed = event.Chains
}

// order puts pieces in ascending order again.
func order(pieces *[MaxPieces]Position) {
	for i := 1; i < MaxPieces; i++ {
		for j := i; j > 0 && pieces[j-1] > pieces[j]; j-- {
			pieces[j-1], pieces[j] = pieces[j], pieces[j-1]
		}
	}
}

func (r *Rules) endTurn(s *State) {
	s.turn++
	if int(s.turn) == r.facts.Players {
		s.turn = 0
	}
	s.owed = 1
	s.pool = Pool{}
}

func (r *Rules) mayMove(s *State, m Move) error {
	switch {
	case s.won:
		return ErrOver
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

// MaxMoves is more moves than any state allows.
const MaxMoves = 64

// Moves appends to a buffer the moves that the player on turn may make: all
// that would not be refused, each once, by position, then by result, the short
// way before the long one. Those that move nothing are the last ones; there are
// some only if no piece of the player is on the board. With room for MaxMoves it
// does not allocate.
func (r *Rules) Moves(s *State, buffer []Move) []Move {
	if s.won || s.owed > 0 {
		return buffer
	}
	last := nowhere
	onBoard := false
	pieces := &s.pieces[s.turn]
	for i := range pieces {
		from := pieces[i]
		if from >= Arrived {
			break
		}
		if from == last {
			continue
		}
		last = from
		held := s.pool.held
		if from == InHand {
			held &^= backResults
		} else {
			onBoard = true
		}
		for ; held != 0; held &= held - 1 {
			result := first(held)
			buffer = append(buffer, Move{From: from, Result: result})
			if r.facts.ShortWayOptional && r.Choice(int(s.turn), from, result) {
				buffer = append(buffer, Move{From: from, Result: result, Long: true})
			}
		}
	}
	if !onBoard {
		for held := s.pool.held & backResults; held != 0; held &= held - 1 {
			buffer = append(buffer, Move{From: InHand, Result: first(held)})
		}
	}
	return buffer
}

// backResults is the set of the results that move backwards.
const backResults = 1<<BackGeol | 1<<BackGae | 1<<BackDo
