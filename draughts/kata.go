package draughts

// ValidTurns is the kata's method: the valid turns of a player on a board, such
// as 44-35, 44x26 or 71x44x99, sorted as strings. It is empty if the player
// has lost. [ParseBoard] tells how a board is written, and which error a wrong
// one leads to.
func ValidTurns(board string, player Color) ([]string, error) {
	p, err := ParseBoard(board)
	if err != nil {
		return nil, err
	}
	turns := []string{}
	for turn := range p.WithToMove(player).Turns(Kata) {
		turns = append(turns, turn.String())
	}
	return turns, nil
}
