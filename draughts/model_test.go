package draughts_test

import (
	"slices"

	"games.example/draughts"
)

// This file implements the rules a second time, slowly and plainly. It has a board of
// ten columns and ten rows, a piece in hand that tries every direction, and a list of
// every path. It shares only the names of squares and pieces with the package.

// walker walks a player's pieces over a board.
type walker struct {
	board  [10][10]draughts.Piece // by x and y from the lower left
	player draughts.Color
}

// walk holds a turn: every square on which the piece stood, including the first and the
// last, and the captured pieces in order.
type walk struct {
	path     []draughts.Square
	captured []draughts.Square
}

// walks lists every valid turn of the player to move, in no particular order.
func walks(p draughts.Position) []walk {
	steps, captures := allWalks(p)
	if len(captures) == 0 {
		return steps
	}
	most := 0
	for _, c := range captures {
		most = max(most, len(c.captured))
	}
	return slices.DeleteFunc(captures, func(c walk) bool { return len(c.captured) < most })
}

// allWalks lists all steps and captures, as if captures were optional and could end
// early.
func allWalks(p draughts.Position) (steps, captures []walk) {
	w := walker{player: p.ToMove()}
	for x := range 10 {
		for y := range 10 {
			if square, dark := draughts.SquareAt(x, y); dark {
				w.board[x][y] = p.At(square)
			}
		}
	}
	for x := range 10 {
		for y := range 10 {
			piece := w.board[x][y]
			if color, some := piece.Color(); !some || color != w.player {
				continue
			}
			steps = append(steps, w.steps(x, y)...)
			w.board[x][y] = draughts.None // because the piece is in hand
			captures = append(captures, w.captures(x, y, piece, walk{path: []draughts.Square{at(x, y)}})...)
			w.board[x][y] = piece
		}
	}
	return steps, captures
}

// walkedMoves returns the set of moves that the walks make.
func walkedMoves(walks []walk) map[draughts.Move]bool {
	moves := map[draughts.Move]bool{}
	for _, w := range walks {
		moves[w.move()] = true
	}
	return moves
}

// move returns the move that the walk makes.
func (w walk) move() draughts.Move {
	return draughts.NewMove(w.path[0], w.path[len(w.path)-1], draughts.SquaresOf(w.captured...))
}

// steps returns the steps of the piece on x, y.
func (w *walker) steps(x, y int) []walk {
	var list []walk
	for _, dx := range []int{-1, 1} {
		for _, dy := range []int{-1, 1} {
			piece := w.board[x][y]
			forward := dy == 1 && w.player == draughts.White || dy == -1 && w.player == draughts.Black
			if !piece.IsKing() && !forward {
				continue
			}
			for n := 1; w.free(x+n*dx, y+n*dy); n++ {
				list = append(list, walk{path: []draughts.Square{at(x, y), at(x+n*dx, y+n*dy)}})
				if !piece.IsKing() {
					break
				}
			}
		}
	}
	return list
}

// captures returns all ways to continue a capture with the piece in hand above x, y,
// including captures that end early.
func (w *walker) captures(x, y int, piece draughts.Piece, sofar walk) []walk {
	var list []walk
	for _, dx := range []int{-1, 1} {
		for _, dy := range []int{-1, 1} {
			over := 1
			for piece.IsKing() && w.free(x+over*dx, y+over*dy) {
				over++
			}
			if !w.opposing(x+over*dx, y+over*dy) {
				continue
			}
			victim := at(x+over*dx, y+over*dy)
			if slices.Contains(sofar.captured, victim) {
				continue
			}
			for n := over + 1; w.free(x+n*dx, y+n*dy); n++ {
				next := walk{
					path:     append(slices.Clip(sofar.path), at(x+n*dx, y+n*dy)),
					captured: append(slices.Clip(sofar.captured), victim),
				}
				list = append(list, next)
				list = append(list, w.captures(x+n*dx, y+n*dy, piece, next)...)
				if !piece.IsKing() {
					break
				}
			}
		}
	}
	return list
}

func (w *walker) free(x, y int) bool {
	return onBoard(x, y) && w.board[x][y] == draughts.None
}

func (w *walker) opposing(x, y int) bool {
	if !onBoard(x, y) {
		return false
	}
	color, some := w.board[x][y].Color()
	return some && color != w.player
}

func onBoard(x, y int) bool { return 0 <= x && x <= 9 && 0 <= y && y <= 9 }

func at(x, y int) draughts.Square {
	square, _ := draughts.SquareAt(x, y)
	return square
}
