package rook

// Strategy plays: it gets a position that is not over and answers with a move.
//
// An error that is an IllegalMoveError submits that move and loses. Any other
// error is no move at all.
type Strategy interface {
	Move(Position) (Move, error)
}
