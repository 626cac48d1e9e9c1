package draughts

// ValidTurns returns the valid turns of a player on a board, such as 44-35,
// 44x26 or 71x44x99, sorted as strings. The list is empty if the player has
// lost. If the board is invalid, the error is a *BoardError. The kata asks for this
// function.
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
