package rook

// Strategy plays: it gets a position and answers with a move. From a position
// that Check refuses, as one that is over, the strategies of this package have
// none and return the error of Check.
//
// An error that is an IllegalMoveError submits that move and loses. Any other
// error is no move at all.
type Strategy interface {
	Move(Position) (Move, error)
}
