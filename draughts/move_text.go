package draughts

import "fmt"

// ParseMove reads a move of the player to move in the format of [Move.String]: a step
// such as 32-28, or a capture such as 28x19x23. A capture is written as its first
// square, its last square, and the captured pieces in any order. If the text is not a
// move, the error wraps ErrNotATurn. If the move is invalid, the error is ErrNotAMove
// for a capture, or one of the errors that [Position.ParseTurn] wraps for a step.
func (p Position) ParseMove(text string) (Move, error) {
	var room [2 + maxLandings]Square
	squares, captures, ok := PDN.readSquares(room[:0], text)
	switch {
	case !ok:
		return Move{}, fmt.Errorf("%w: expected one like 32-28 or 28x19x23", ErrNotATurn)
	case !captures:
		turn, err := p.follow(squares, captures)
		return turn.Move(), err
	}
	m := captureOver(squares)
	if _, err := p.PlayMove(m); err != nil {
		return Move{}, err
	}
	return m, nil
}

// captureOver returns the capture whose first square, last square and captured pieces
// are the given squares. It returns the zero Move if no piece is captured, or if a
// captured piece occurs twice.
func captureOver(squares []Square) Move {
	captured := SquaresOf(squares[2:]...)
	if captured == 0 || captured.Len() != len(squares)-2 {
		return Move{}
	}
	return NewMove(squares[0], squares[1], captured)
}
