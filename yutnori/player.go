package yutnori

import "errors"

// Player represents a player of a game. It has the assignment's two commands, Throw and
// Move. The zero Player belongs to no game: it has no pieces and is never on turn.
type Player struct {
	game   *Game
	number int
}

// ErrNotYourTurn is returned if the player is not on turn.
var ErrNotYourTurn = errors.New("another player is on turn")

// Number returns the player's number, from 0.
func (p Player) Number() int { return p.number }

// Pieces returns the positions of the player's pieces in ascending order, with arrived
// pieces last.
func (p Player) Pieces() []Position {
	if p.game == nil {
		return nil
	}
	return p.game.state.Pieces(p.number)
}

// Arrived returns the number of the player's pieces that have arrived.
func (p Player) Arrived() int {
	if p.game == nil {
		return 0
	}
	return p.game.state.Count(p.number, Arrived)
}

// Pool returns the results that the player must spend. The pool is empty if another
// player is on turn.
func (p Player) Pool() Pool {
	if !p.onTurn() {
		return Pool{}
	}
	return p.game.state.Pool()
}

// Throw throws until every chain that the player owes has ended.
//
// The error is [ErrNotYourTurn], an error of [Rules.Throw], or an error of the thrower.
// The results thrown before an error remain in the pool.
func (p Player) Throw(throw Thrower) error {
	if !p.onTurn() {
		return ErrNotYourTurn
	}
	if p.game.state.won {
		return ErrGameOver
	}
	if p.game.state.owed == 0 {
		return ErrMoveFirst
	}
	for p.game.state.owed > 0 {
		result, err := throw()
		if err != nil {
			return err
		}
		if _, err := p.game.Throw(result); err != nil {
			return err
		}
	}
	return nil
}

// Move spends a result on the pieces at a position, which take the short way. It returns
// their new position, which is 100 if they have arrived.
//
// If the move is refused, Move returns the old position, and [ErrNotYourTurn] or an
// error of [Rules.Move].
func (p Player) Move(from Position, result Result) (Position, error) {
	if !p.onTurn() {
		return from, ErrNotYourTurn
	}
	event, err := p.game.Move(Move{From: from, Result: result})
	if err != nil {
		return from, err
	}
	return event.To, nil
}

func (p Player) onTurn() bool { return p.game != nil && p.number == p.game.state.Turn() }
