// Package kata lists the valid turns in international draughts.
package kata

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Color is the color of a player.
type Color int

// The colors of the players.
const (
	White Color = iota
	Black
)

// ValidTurns returns the valid turns of a player on a board, such as 44-35, 44x26 or
// 71x44x99, sorted as strings. The error names the mistake on the board.
func ValidTurns(text string, color Color) ([]string, error) {
	b, err := parse(text)
	if err != nil {
		return nil, err
	}
	var turns []turn
	for from, piece := range b {
		if owner[piece] == color+1 {
			b[from] = '.' // the piece is in the hand
			turns = append(turns, b.steps(piece, from)...)
			turns = append(turns, b.captures(piece, turn{path: []square{from}})...)
			b[from] = piece
		}
	}
	most := 0
	for _, t := range turns {
		most = max(most, len(t.captured))
	}
	var texts []string
	for _, t := range turns {
		if len(t.captured) == most {
			texts = append(texts, t.String())
		}
	}
	slices.Sort(texts)
	return texts, nil
}

// A square is dark. Its column and its row count from 0 at the lower left.
type square struct{ x, y int }

var directions = []square{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}

func (s square) next(direction square) square {
	return square{s.x + direction.x, s.y + direction.y}
}

// A board has the piece on each dark square, or a dot. It has no other squares.
type board map[square]rune

// owner has 1 for White's pieces, and 2 for Black's.
var owner = map[rune]Color{'w': White + 1, 'K': White + 1, 'b': Black + 1, 'B': Black + 1}

func isKing(piece rune) bool { return piece == 'K' || piece == 'B' }

// parse reads a board.
func parse(text string) (board, error) {
	rows := strings.Split(text, "\n")
	if len(rows) != 10 {
		return nil, errors.New("a board has ten rows")
	}
	b := board{}
	for i, row := range rows {
		if len(row) != 10 {
			return nil, errors.New("a row has ten squares")
		}
		for x, letter := range row {
			at, letters := square{x, 9 - i}, " "
			if dark := (at.x+at.y)%2 == 0; dark {
				b[at], letters = letter, ".wbKB"
			}
			if !strings.ContainsRune(letters, letter) {
				return nil, fmt.Errorf("no square has %q here: row %d, column %d", letter, i+1, x+1)
			}
		}
	}
	return b, nil
}

// A turn has the squares where a piece stands, and the squares of the captured pieces.
type turn struct{ path, captured []square }

func (t turn) String() string {
	sign := "-"
	if len(t.captured) > 0 {
		sign = "x"
	}
	var names []string
	for _, s := range t.path {
		names = append(names, fmt.Sprintf("%d%d", s.x, s.y))
	}
	return strings.Join(names, sign)
}

// steps returns the turns in which a piece captures nothing.
func (b board) steps(piece rune, from square) (turns []turn) {
	for _, direction := range directions {
		if piece == 'w' && direction.y < 0 || piece == 'b' && direction.y > 0 {
			continue
		}
		for to := from.next(direction); b[to] == '.'; to = to.next(direction) {
			turns = append(turns, turn{path: []square{from, to}})
			if !isKing(piece) {
				break
			}
		}
	}
	return turns
}

// captures returns the ways to continue a capture. Some of them stop too early, but they
// do not capture the most pieces.
func (b board) captures(piece rune, before turn) (turns []turn) {
	for _, direction := range directions {
		over := before.path[len(before.path)-1].next(direction)
		for isKing(piece) && b[over] == '.' {
			over = over.next(direction)
		}
		if owner[b[over]] != 3-owner[piece] || slices.Contains(before.captured, over) {
			continue
		}
		for to := over.next(direction); b[to] == '.'; to = to.next(direction) {
			longer := turn{append(slices.Clone(before.path), to), append(slices.Clone(before.captured), over)}
			turns = append(turns, longer)
			turns = append(turns, b.captures(piece, longer)...)
			if !isKing(piece) {
				break
			}
		}
	}
	return turns
}
