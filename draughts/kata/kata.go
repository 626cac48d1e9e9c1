// Package kata lists the valid turns in international draughts.
package kata

import (
	"errors"
	"fmt"
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
// 71x44x99, sorted as strings. An error says what is wrong with the board.
func ValidTurns(text string, color Color) ([]string, error) {
	_, err := parse(text)
	return nil, err
}

// A square is dark. Its column and its row count from 0 at the lower left.
type square struct{ x, y int }

// A board has the piece on each dark square, or a dot. It has no other squares.
type board map[square]rune

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
