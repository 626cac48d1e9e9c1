package yutnori

// Player is one who plays a game, with the assignment's two commands.
type Player struct {
	game   *Game
	number int
}

// ErrNotOnTurn refuses a player who is not on turn.
var ErrNotOnTurn = refusal("another player is on turn")

// Number is the player's number, from 0.
func (p Player) Number() int { return p.number }

// Pieces are the positions of the player's pieces, ascending, arrived ones
// last.
func (p Player) Pieces() []Position {
	if p.number < 0 || p.number >= MaxPlayers {
		return nil
	}
	return p.game.state.Pieces(p.number)
}

// Arrived is how many of the player's pieces have arrived.
func (p Player) Arrived() int {
	arrived := 0
	for _, piece := range p.Pieces() {
		if piece == Arrived {
			arrived++
		}
	}
	return arrived
}

// Pool is what the player has to spend; it is empty when another one is on
// turn.
func (p Player) Pool() Pool {
	if !p.onTurn() {
		return Pool{}
	}
	return p.game.state.Pool()
}

// Throw throws every chain that the player owes, to the end.
//
// Refused: ErrNotOnTurn, as Rules.Throw refuses, or as the thrower fails. What
// was thrown until then is in the pool.
func (p Player) Throw(throw Thrower) error {
	if !p.onTurn() {
		return ErrNotOnTurn
	}
	if p.game.state.won {
		return ErrOver
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
// gives their final position, 100 if they have arrived.
//
// Refused: ErrNotOnTurn, or as Rules.Move refuses; the position is then the one
// they are still at.
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
