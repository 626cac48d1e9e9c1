package rook

// Strategy chooses moves: it receives a position and answers with a move. In a position
// that Check refuses, for example with the rook at the goal, the strategies of this
// package return the error of Check.
//
// A strategy that returns an *IllegalMoveError submits the illegal move in the error,
// and loses. If a strategy returns any other error, it has not submitted a move.
type Strategy interface {
	Move(Position) (Move, error)
}
