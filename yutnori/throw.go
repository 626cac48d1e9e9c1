package yutnori

import "fmt"

// Refusals of a throw. The first one is also one of moves.
var (
	ErrOver       = refusal("the game is over")
	ErrSpendFirst = refusal("the pool is to be spent first")
	ErrPoolFull   = refusal("the pool holds 65535 copies of that result, and no more")
)

// Throw is the state after the player on turn has thrown a result: it is in
// the pool, and if it ends the chain, one chain less is owed (Y1).
//
// Refused: ErrOver, ErrSpendFirst, ErrNoResult, ErrPoolFull.
func (r *Rules) Throw(s State, result Result) (State, Event, error) {
	var event Event
	err := s.Throw(r, result, &event)
	return s, event, err
}

// Throw is Rules.Throw in place, for who plays millions of games: it turns the
// state into the next one and overwrites the event with what happened, or
// leaves both as they are when it refuses.
func (s *State) Throw(r *Rules, result Result, event *Event) error {
	if err := r.mayThrow(s, result); err != nil {
		return err
	}
	s.pool.add(result)
	*event = Event{}
	event.Kind, event.Player, event.Result = Thrown, s.turn, result
	if r.ThrowsAgain(int(s.turn), result) {
		event.Again = true
	} else {
		s.owed--
	}
	return nil
}

// ThrowsAgain tells whether a player's chain goes on after a result.
func (r *Rules) ThrowsAgain(player int, result Result) bool {
	return r.teams[player].again&(1<<result) != 0
}

func (r *Rules) mayThrow(s *State, result Result) error {
	switch {
	case s.won:
		return ErrOver
	case s.owed == 0:
		return ErrSpendFirst
	case !r.has(result):
		return fmt.Errorf("%w: %v", ErrNoResult, result)
	case s.pool.full(result):
		return ErrPoolFull
	}
	return nil
}

// has tells whether a result can be thrown by these rules.
func (r *Rules) has(result Result) bool { return result < Results && r.thrown&(1<<result) != 0 }
