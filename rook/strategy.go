package rook

// Strategy chooses moves: it gets a position and answers with a move. In a
// position that Check refuses, such as one at the goal, the strategies of this
// package return the error of Check.
//
// A strategy that returns an *IllegalMoveError submits that move, and loses. Any
// other error means that the strategy does not move at all.
type Strategy interface {
	Move(Position) (Move, error)
}
