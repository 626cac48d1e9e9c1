package yutnori

import (
	"errors"
	"fmt"
	"math"
)

// The reasons why a throw is refused, besides [ErrNoResult]. ErrGameOver
// is also a reason to refuse a move.
var (
	ErrGameOver  = errors.New("the game is over")
	ErrMoveFirst = errors.New("the pool must be spent first")
	ErrPoolFull  = errors.New("the pool cannot hold more than 65535 copies of a result")
)

// Throw returns the state after the player on turn has thrown a result. The result is
// in the pool. If it ends the chain, the player owes one fewer chain (Y1).
//
// If the throw is refused, Throw returns the state unchanged and the first of these
// errors that applies: [ErrGameOver], [ErrMoveFirst], [ErrNoResult] and [ErrPoolFull].
func (r *Rules) Throw(s State, result Result) (State, Event, error) {
	if err := r.mayThrow(&s, result); err != nil {
		return s, Event{}, err
	}
	event := Event{Kind: Thrown, Player: s.turn, Result: result, Again: r.ThrowsAgain(int(s.turn), result)}
	s.pool.add(result)
	if !event.Again {
		s.owed--
	}
	return s, event, nil
}

// ThrowsAgain reports whether a player's chain continues after a result.
func (r *Rules) ThrowsAgain(player int, result Result) bool {
	return player >= 0 && player < MaxPlayers && r.teams[player].again&(1<<result) != 0
}

func (r *Rules) mayThrow(s *State, result Result) error {
	switch {
	case s.won:
		return ErrGameOver
	case s.owed == 0:
		return ErrMoveFirst
	case !r.has(result):
		return fmt.Errorf("%w: %v", ErrNoResult, result)
	case s.pool.counts[result] == math.MaxUint16:
		return ErrPoolFull
	}
	return nil
}

// has reports whether a result can be thrown under these rules.
func (r *Rules) has(result Result) bool { return result < NumResults && r.thrown&(1<<result) != 0 }
