package rook

import (
	"strings"
	"unicode/utf8"
)

// Board draws the board, a line a row of tiles, R the rook and X the goal.
// A line has 6 x (R+1) + 1 characters.
func (p Position) Board() string {
	return p.Draw(func(State) string { return "" })
}

// Draw draws the board with something else on its tiles, up to four characters
// a tile or the tile grows wider, beside the R of the rook and the X of the
// goal.
func (p Position) Draw(on func(State) string) string {
	var board strings.Builder
	for d := range p.Bounds.D + 1 {
		board.WriteByte('|')
		for r := range p.Bounds.R + 1 {
			tile := State{D: d, R: r}
			board.WriteString(cell(p.piece(tile) + on(tile)))
			board.WriteByte('|')
		}
		board.WriteByte('\n')
	}
	return board.String()
}

func (p Position) piece(tile State) string {
	switch tile {
	case p.State:
		return "R"
	case State(p.Bounds):
		return "X"
	}
	return ""
}

// cell is a tile as the document draws it: five characters, what stands on it
// in the middle.
func cell(content string) string {
	const width = 5
	blanks := max(0, width-utf8.RuneCountInString(content))
	before := blanks / 2
	return strings.Repeat(" ", before) + content + strings.Repeat(" ", blanks-before)
}
