package draughts_test

import (
	"strings"

	"games.example/draughts"
	"games.example/draughts/kata"
)

// walk holds a turn of the kata's solution, which tries every path: every square on which
// the piece stands, including the first and the last, and the captured pieces in order.
type walk struct {
	path     []draughts.Square
	captured []draughts.Square
}

// walks lists every valid turn of the player to move.
func walks(p draughts.Position) (list []walk) {
	color := kata.White
	if p.ToMove() == draughts.Black {
		color = kata.Black
	}
	turns, err := kata.ValidTurns(strings.TrimSuffix(p.Board(), "\n"), color)
	if err != nil {
		panic(err)
	}
	for _, turn := range turns {
		var w walk
		for name := range strings.FieldsFuncSeq(turn, func(r rune) bool { return r == '-' || r == 'x' }) {
			to := at(int(name[0]-'0'), int(name[1]-'0'))
			if strings.Contains(turn, "x") && len(w.path) > 0 {
				w.captured = append(w.captured, captured(p, w.path[len(w.path)-1], to))
			}
			w.path = append(w.path, to)
		}
		list = append(list, w)
	}
	return list
}

// captured returns the square of the opposing piece between two squares.
func captured(p draughts.Position, from, to draughts.Square) draughts.Square {
	dx, dy := 1, 1
	if to.X() < from.X() {
		dx = -1
	}
	if to.Y() < from.Y() {
		dy = -1
	}
	for n := 1; ; n++ {
		over := at(from.X()+n*dx, from.Y()+n*dy)
		if color, some := p.At(over).Color(); some && color != p.ToMove() {
			return over
		}
	}
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

func at(x, y int) draughts.Square {
	square, _ := draughts.SquareAt(x, y)
	return square
}
