package yutkata

import "errors"

// The errors returned for commands that the rules forbid. Such a command leaves the
// game unchanged.
var (
	ErrThrowFirst  = errors.New("the sticks must be thrown first")
	ErrMoveFirst   = errors.New("the throw must be used first")
	ErrNotYourTurn = errors.New("another player is on turn")
	ErrNoPlayer    = errors.New("there is no such player")
	ErrNoToken     = errors.New("there is no such token")
	ErrNotYours    = errors.New("the token is another player's")
	ErrFinished    = errors.New("the token has finished")
	ErrGameOver    = errors.New("the game is over")
)

// Move holds the results of a move.
type Move struct {
	Token    Token
	From, To int  // spaces from 1; 0 is off the board
	Landed   int  // the same as To, or the space of the obstacle that moved the token back; 0 if the token stayed
	Stayed   bool // the throw was too big (K8)
	Finished bool // the token reached the last space (K7)
	Captured int  // the number of tokens that were sent off the board (K6)
	Again    bool // the same player throws again (K3)
	Won      bool // the game is over (K9)

	// Missed holds the players who miss a turn right after the move, in order (B5).
	Missed []int
}

// Start returns the state before the first throw: all tokens off the board
// (K1).
func (r *Rules) Start() State { return State{} }

// Throw returns the state after the player has thrown the sticks.
//
// The errors are ErrNoPlayer, ErrGameOver, ErrNotYourTurn, ErrMoveFirst and
// ErrSticks.
func (r *Rules) Throw(state State, player int, sticks Sticks) (State, error) {
	err := r.throw(&state, player, sticks)
	return state, err
}

func (r *Rules) throw(s *State, player int, sticks Sticks) error {
	if err := r.mayThrow(s, player); err != nil {
		return err
	}
	if sticks > allFlat {
		return ErrSticks
	}
	s.thrown = sticks.Throw()
	return nil
}

func (r *Rules) mayThrow(s *State, player int) error {
	if err := r.mayAct(s, player); err != nil {
		return err
	}
	if s.thrown != 0 {
		return ErrMoveFirst
	}
	return nil
}

// mayAct returns an error if the player may neither throw nor move now.
func (r *Rules) mayAct(s *State, player int) error {
	switch {
	case player < 0 || player >= r.players:
		return ErrNoPlayer
	case s.won:
		return ErrGameOver
	case player != int(s.turn): // s.Turn would copy the state
		return ErrNotYourTurn
	}
	return nil
}

// Move returns the state after a token of the player on turn has moved as far as the
// throw carries it. The turn ends unless the player throws again (K3).
//
// The errors are ErrNoPlayer, ErrGameOver, ErrNotYourTurn, ErrThrowFirst,
// ErrNoToken, ErrNotYours and ErrFinished.
func (r *Rules) Move(state State, player int, token Token) (State, Move, error) {
	move, err := r.move(&state, player, token)
	return state, move, err
}

func (r *Rules) move(s *State, player int, token Token) (Move, error) {
	if err := r.mayMove(s, player, token); err != nil {
		return Move{}, err
	}
	move := Move{Token: token, From: r.at(s, token), Again: s.thrown.Again()}
	if to, ok := r.reach(move.From, s.thrown.Spaces()); ok {
		r.land(s, &move, to)
	} else {
		move.To, move.Stayed = move.From, true
	}
	s.thrown = 0
	if !move.Again && !move.Won {
		move.Missed = r.pass(s)
	}
	return move, nil
}

func (r *Rules) mayMove(s *State, player int, token Token) error {
	if err := r.mayAct(s, player); err != nil {
		return err
	}
	switch {
	case s.thrown == 0:
		return ErrThrowFirst
	case !r.has(token):
		return ErrNoToken
	case token.Player() != player:
		return ErrNotYours
	case r.at(s, token) == r.spaces:
		return ErrFinished
	}
	return nil
}

// reach returns the space that is the given number of steps ahead, and reports whether
// a throw can carry a token there (K7, B4).
func (r *Rules) reach(from, steps int) (to int, ok bool) {
	left := r.spaces - from
	if steps <= left {
		return from + steps, true
	}
	return (steps-left-1)%r.spaces + 1, r.wrap
}

// land puts the token of a move on the space where it ends, and records the results in
// the move.
func (r *Rules) land(s *State, move *Move, space int) {
	player := move.Token.Player()
	r.put(s, move.Token, space)
	move.To, move.Landed = space, space
	if space == r.spaces {
		move.Finished = true
		if r.allFinished(s, player) {
			s.won, move.Won, move.Again = true, true, false
		}
		return
	}
	move.Captured = r.capture(s, player, space)
	back, obstacle := r.Obstacle(space)
	switch {
	case !obstacle:
	case back == 0:
		r.owe(s, player, 1)
	default:
		move.To = max(space-back, 0)
		r.put(s, move.Token, move.To)
		move.Captured += r.capture(s, player, move.To)
	}
}

func (r *Rules) allFinished(s *State, player int) bool {
	for number := range r.tokens {
		if s.counts.at(player*r.tokens+number) != r.spaces {
			return false
		}
	}
	return true
}

// capture removes the other players' tokens on a space from the board, and returns
// their number (K6). On space 0, off the board, nothing is captured.
func (r *Rules) capture(s *State, player, space int) (captured int) {
	if space == 0 {
		return 0
	}
	for other := range r.players {
		if other == player {
			continue
		}
		for i := other * r.tokens; i < (other+1)*r.tokens; i++ {
			if s.counts.at(i) == space {
				s.counts.set(i, 0)
				captured++
			}
		}
	}
	return captured
}

// pass gives the turn to the next player who does not miss it, and returns the players
// who miss a turn (B5).
func (r *Rules) pass(s *State) (missed []int) {
	for {
		next := int(s.turn) + 1
		if next == r.players { // faster than a division
			next = 0
		}
		s.turn = int8(next)
		if r.owed(s, next) == 0 {
			return missed
		}
		r.owe(s, next, -1)
		missed = append(missed, next)
	}
}
