package yutkata

import "errors"

// What the rules refuse. The state is then as it was, and a throw is still to
// be used.
var (
	ErrNotThrown = errors.New("the sticks are not thrown yet")
	ErrThrown    = errors.New("the throw is not used yet")
	ErrOutOfTurn = errors.New("another player is on turn")
	ErrNoPlayer  = errors.New("there is no such player")
	ErrNoToken   = errors.New("there is no such token")
	ErrNotYours  = errors.New("the token is another player's")
	ErrFinished  = errors.New("the token has finished")
	ErrGameOver  = errors.New("the game is over")
)

// State is a moment of a game: where the tokens stand, who is on turn, and the
// throw that is still to be used. It is a small value that can be compared.
// Rules.Start makes one, Rules.Throw and Rules.Move the next.
type State struct {
	at     [MaxPlayers][MaxTokens]int // 0 is off the board, the last space finished
	owed   [MaxPlayers]int            // turns still to be missed (B5)
	turn   int
	thrown Throw
	won    bool // by the player on turn
}

// Turn is the number of the player on turn, 0 for PlayerA.
func (s *State) Turn() int { return s.turn }

// Thrown is the throw to be used by the next move, if there is one.
func (s *State) Thrown() (throw Throw, ok bool) { return s.thrown, s.thrown != 0 }

// Winner is the number of the player who has won, if one has.
func (s *State) Winner() (player int, ok bool) { return s.turn, s.won }

// At is the space on which a token stands: 0 if it is off the board, the last
// space if it has finished.
func (s *State) At(token Token) int { return s.at[token.player][token.number] }

// Move tells what a move did.
type Move struct {
	Token    Token
	From, To int  // spaces from 1; 0 is off the board
	Stayed   bool // the throw was too big (K8)
	Finished bool // it reached the last space (K7)
	Captured int  // how many tokens it sent off the board (K6)
	Again    bool // the same player throws again (K3)
	Won      bool // it ended the game (K9)

	// Missed is the players whose turns are taken away after it, in order (B5).
	Missed []int
}

// Start is the state before the first throw: all tokens off the board (K1).
func (r *Rules) Start() State { return State{} }

// Throw gives the player on turn the throw that the sticks are worth.
//
// Refused: ErrNoPlayer, ErrGameOver, ErrOutOfTurn, ErrThrown, ErrSticks.
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
		return ErrThrown
	}
	return nil
}

// mayAct is the part of the refusals that throwing and moving share.
func (r *Rules) mayAct(s *State, player int) error {
	switch {
	case player < 0 || player >= r.players:
		return ErrNoPlayer
	case s.won:
		return ErrGameOver
	case player != s.turn:
		return ErrOutOfTurn
	}
	return nil
}

// Move carries a token of the player on turn as far as the throw says, and
// ends the turn unless the throw earns another one (K3).
//
// Refused: ErrNoPlayer, ErrGameOver, ErrOutOfTurn, ErrNotThrown, ErrNoToken,
// ErrNotYours, ErrFinished.
func (r *Rules) Move(state State, player int, token Token) (State, Move, error) {
	move, err := r.move(&state, player, token)
	return state, move, err
}

func (r *Rules) move(s *State, player int, token Token) (Move, error) {
	if err := r.mayMove(s, player, token); err != nil {
		return Move{}, err
	}
	move := Move{Token: token, From: s.At(token), Again: s.thrown.Again()}
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

// reach is the space that is so many steps ahead, if the throw is not too big
// (K7, B4).
func (r *Rules) reach(from, steps int) (to int, ok bool) {
	left := r.spaces - from
	if steps <= left {
		return from + steps, true
	}
	return (steps-left-1)%r.spaces + 1, r.wrap
}

// land puts the token of a move down on a space, and adds to the move what
// comes of that.
func (r *Rules) land(s *State, move *Move, space int) {
	player := move.Token.Player()
	at := &s.at[player][move.Token.number]
	*at, move.To = space, space
	if space == r.spaces {
		move.Finished = true
		if r.allFinished(s, player) {
			s.won, move.Won, move.Again = true, true, false
		}
		return
	}
	move.Captured = r.capture(s, player, space)
	back, obstacle := r.obstacles[space]
	switch {
	case !obstacle:
	case back == 0:
		s.owed[player]++
	default:
		*at = max(space-back, 0)
		move.To = *at
		move.Captured += r.capture(s, player, *at)
	}
}

// pass gives the turn to the next player who owes none and returns those who
// have paid with theirs (B5).
func (r *Rules) pass(s *State) (missed []int) {
	for {
		s.turn = (s.turn + 1) % r.players
		if s.owed[s.turn] == 0 {
			return missed
		}
		s.owed[s.turn]--
		missed = append(missed, s.turn)
	}
}

func (r *Rules) allFinished(s *State, player int) bool {
	for number := range r.tokens {
		if s.at[player][number] != r.spaces {
			return false
		}
	}
	return true
}

// capture sends every token of the other players on the space off the board
// and returns how many they were (K6). Off the board there is nobody.
func (r *Rules) capture(s *State, player, space int) (captured int) {
	if space == 0 {
		return 0
	}
	for other := range r.players {
		if other == player {
			continue
		}
		for number := range r.tokens {
			if s.at[other][number] == space {
				s.at[other][number] = 0
				captured++
			}
		}
	}
	return captured
}

func (r *Rules) mayMove(s *State, player int, token Token) error {
	if err := r.mayAct(s, player); err != nil {
		return err
	}
	switch {
	case s.thrown == 0:
		return ErrNotThrown
	case !r.has(token):
		return ErrNoToken
	case token.Player() != player:
		return ErrNotYours
	case s.At(token) == r.spaces:
		return ErrFinished
	}
	return nil
}
