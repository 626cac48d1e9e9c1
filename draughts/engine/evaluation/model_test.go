package evaluation_test

import (
	"math/rand/v2"

	"games.example/draughts"
	"games.example/draughts/engine/evaluation"
)

// This file evaluates a position in a slow and obvious way, on a board of letters.

// eyes returns the ten rows of the board as the player to move sees them, from the far
// side to the near side. Each row has five dark squares: o and O are the player's men
// and kings, x and X the opponent's, and a dot is an empty square.
func eyes(p draughts.Position) [10][5]byte {
	var rows [10][5]byte
	for s := draughts.Square(1); s <= 50; s++ {
		piece := p.At(s)
		letter := byte('.')
		if color, some := piece.Color(); some {
			letter = 'x'
			if color == p.ToMove() {
				letter = 'o'
			}
			if piece.IsKing() {
				letter -= 'a' - 'A'
			}
		}
		n := int(s) - 1
		if p.ToMove() == draughts.Black {
			n = 49 - n
		}
		rows[n/5][n%5] = letter
	}
	return rows
}

// modelPattern returns the number of the pattern in a window. The windows, and the
// squares of a window, are numbered from the far left. The first square has the lowest
// digit.
func modelPattern(board [10][5]byte, window int) int {
	number, digit := 0, 1
	for row := window / 4; row < window/4+4; row++ {
		for column := window % 4; column < window%4+2; column++ {
			number += digit * map[byte]int{'o': 1, 'x': 2}[board[row][column]]
			digit *= 3
		}
	}
	return number
}

// modelNumbers returns the numbers that patterns cannot show.
func modelNumbers(board [10][5]byte) [evaluation.Numbers]int {
	count := func(man, king byte) (men, kings, hasKing, longKings, tempo, imbalance int) {
		left := 0
		for r, row := range board {
			for k, letter := range row {
				x, y := 2*k+(9-r)%2, 9-r // from the lower left corner
				switch letter {
				case man:
					men++
					if man == 'o' {
						tempo += y
					} else {
						tempo += 9 - y
					}
					if x < 5 {
						left++
					} else {
						left--
					}
				case king:
					kings++
					hasKing = 1
					if x == y {
						longKings++
					}
				}
			}
		}
		return men, kings, hasKing, longKings, tempo, max(left, -left)
	}
	m, k, h, l, t, i := count('o', 'O')
	om, ok, oh, ol, ot, oi := count('x', 'X')
	both := h * oh
	return [evaluation.Numbers]int{1, m - om, k - ok, h - oh, l - ol, t - ot, i - oi, both * (m - om), both * (k - ok)}
}

// modelMaterial returns the number that stands for the material. A king of the opponent
// adds 9, and a man adds 1. The pieces of the player to move add 36 times as much. At
// most 3 kings and 8 men of each player count.
func modelMaterial(board [10][5]byte) int {
	count := map[byte]int{}
	for _, row := range board {
		for _, letter := range row {
			count[letter]++
		}
	}
	own := 9*min(count['O'], 3) + min(count['o'], 8)
	other := 9*min(count['X'], 3) + min(count['x'], 8)
	return 36*own + other
}

// modelScore returns the score that the weights give a position.
func modelScore(w *evaluation.Weights, p draughts.Position) float64 {
	board, men := eyes(p), 0
	for _, row := range board {
		for _, letter := range row {
			if letter == 'o' || letter == 'x' {
				men++
			}
		}
	}
	early := float64(men) / 40
	sum := 0.0
	add := func(n int, weight evaluation.Phases) {
		sum += float64(n) * (early*float64(weight.Early) + (1-early)*float64(weight.Late)) / 10
	}
	for window := range evaluation.Windows {
		add(1, w.Patterns[window][modelPattern(board, window)])
	}
	numbers := modelNumbers(board)
	for i, n := range numbers {
		add(n, w.Numbers[i])
	}
	add(1, w.Materials[modelMaterial(board)])
	return float64(100*numbers[1]+300*numbers[2]) + sum
}

// turned returns the position after the board is turned around and the colors are
// exchanged.
func turned(p draughts.Position) draughts.Position {
	q := draughts.Position{}.WithToMove(p.ToMove().Opponent())
	for s, piece := range p.Pieces() {
		color, _ := piece.Color()
		other := draughts.Man(color.Opponent())
		if piece.IsKing() {
			other = draughts.King(color.Opponent())
		}
		q = q.With(51-s, other)
	}
	return q
}

// randomPosition returns a position after fewer than a hundred random moves, or a
// position with random pieces.
func randomPosition(r *rand.Rand) draughts.Position {
	p := draughts.Start()
	if r.IntN(2) == 0 {
		for range r.IntN(100) {
			moves := p.AppendMoves(nil)
			if len(moves) == 0 {
				break
			}
			p = p.After(moves[r.IntN(len(moves))])
		}
		return p
	}
	p = draughts.Position{}.WithToMove(draughts.Color(r.IntN(2)))
	for range r.IntN(50) {
		p = p.With(draughts.Square(1+r.IntN(50)), draughts.Piece(1+r.IntN(4)))
	}
	return p
}

func randomWeights(r *rand.Rand) *evaluation.Weights {
	w := new(evaluation.Weights)
	value := func() int16 { return int16(r.IntN(1<<16) - 1<<15) }
	for i := range w.Patterns {
		for k := range w.Patterns[i] {
			w.Patterns[i][k] = evaluation.Phases{Early: value(), Late: value()}
		}
	}
	for i := range w.Numbers {
		w.Numbers[i] = evaluation.Phases{Early: value(), Late: value()}
	}
	for i := range w.Materials {
		w.Materials[i] = evaluation.Phases{Early: value(), Late: value()}
	}
	return w
}
