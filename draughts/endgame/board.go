package endgame

import (
	"math/bits"

	"games.example/draughts"
)

// set is a set of squares: square n is bit n-1.
type set uint64

// numSquares is the number of squares of a board.
const numSquares = 50

// turned returns the set after the board is turned around, so that square n becomes
// 51-n.
func (s set) turned() set { return set(bits.Reverse64(uint64(s)) >> (64 - numSquares)) }

func (s set) len() int { return bits.OnesCount64(uint64(s)) }

// first returns the number of the lowest bit.
func (s set) first() int { return bits.TrailingZeros64(uint64(s)) }

// side holds the pieces of a player.
type side struct{ men, kings set }

func (s side) turned() side { return side{s.men.turned(), s.kings.turned()} }

// board holds a position from the view of the player to move, whose men step upward.
type board struct{ own, other side }

// opposite returns the same pieces as the opponent sees them.
func (b board) opposite() board { return board{b.other.turned(), b.own.turned()} }

// The player to move crowns men on the first row, and the opponent on the last row. The
// tables have no men on the rows where they would be crowned.
const (
	firstRow set = 0b11111
	lastRow      = firstRow << (numSquares - 5)

	secondRow = firstRow << 5 // the squares from which a step crowns a man of the player to move
)

// boardOf returns a position as the player to move sees it, or false if it has a man
// that should have been crowned.
func boardOf(p draughts.Position) (board, bool) {
	player := p.ToMove()
	b := board{sideOf(p, player), sideOf(p, player.Opponent())}
	return b, b.own.men&firstRow == 0 && b.other.men&lastRow == 0
}

// sideOf returns the pieces of a color as the player to move sees them.
func sideOf(p draughts.Position, c draughts.Color) side {
	all, kings, player := p.Occupied(c), p.Kings(), p.ToMove()
	return side{set((all &^ kings).SeenBy(player)), set((all & kings).SeenBy(player))}
}

func (b board) occupied() set { return b.own.men | b.own.kings | b.other.men | b.other.kings }

// position returns the board as a position in which White is to move.
func (b board) position() draughts.Position {
	var p draughts.Position
	place := func(piece draughts.Piece, squares set) {
		for ; squares != 0; squares &= squares - 1 {
			p = p.With(draughts.Square(squares.first()+1), piece)
		}
	}
	place(draughts.WhiteMan, b.own.men)
	place(draughts.WhiteKing, b.own.kings)
	place(draughts.BlackMan, b.other.men)
	place(draughts.BlackKing, b.other.kings)
	return p
}

// beyond holds, for each square, the next squares to the lower left, lower right, upper
// left and upper right as numbers from 0 to 49, or offBoard.
var beyond = func() (next [numSquares][4]int8) {
	for i := range next {
		s := draughts.Square(i + 1)
		for d, step := range [...][2]int{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
			next[i][d] = offBoard
			if to, ok := draughts.SquareAt(s.X()+step[0], s.Y()+step[1]); ok {
				next[i][d] = int8(to - 1)
			}
		}
	}
	return next
}()

const offBoard = -1
