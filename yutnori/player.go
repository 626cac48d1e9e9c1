package yutnori

import "errors"

// Player is a player of a game, with the assignment's two commands: throw the
// sticks, and move.
type Player struct {
	game   *Game
	number int
}

// ErrNotOnTurn is returned to a player that is not on turn.
var ErrNotOnTurn = errors.New("another player is on turn")

// Number returns the player's number, from 0.
func (p Player) Number() int { return p.number }

// Pieces returns the positions of the player's pieces, ascending, arrived ones
// last.
func (p Player) Pieces() []Position {
	return p.game.state.Pieces(p.number)
}

// Arrived returns how many of the player's pieces have arrived.
func (p Player) Arrived() int {
	arrived := 0
	for _, piece := range p.Pieces() {
		if piece == Arrived {
			arrived++
		}
	}
	return arrived
}

// Pool returns what the player has to spend; it is empty when another one is on
// turn.
func (p Player) Pool() Pool {
	if !p.onTurn() {
		return Pool{}
	}
	return p.game.state.Pool()
}

// Throw throws every chain that the player owes, to the end.
//
// It returns [ErrNotOnTurn], a refusal of [Rules.Throw], or the thrower's error.
// What was thrown until then is in the pool.
func (p Player) Throw(throw Thrower) error {
	if !p.onTurn() {
		return ErrNotOnTurn
	}
	if p.game.state.won {
		return ErrGameOver
	}
	if p.game.state.owed == 0 {
		return ErrSpendFirst
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

// Move moves the pieces at a position with a result, by the short way, and
// returns their final position, 100 if they have arrived.
//
// It returns the position unchanged and [ErrNotOnTurn] or a refusal of
// [Rules.Move].
func (p Player) Move(from Position, result Result) (Position, error) {
	if !p.onTurn() {
		return from, ErrNotOnTurn
	}
	event, err := p.game.Move(Move{From: from, Result: result})
	if err != nil {
		return from, err
	}
	return event.To, nil
}

func (p Player) onTurn() bool { return p.number == p.game.state.Turn() }
