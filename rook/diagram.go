package rook

import (
	"strings"
	"unicode/utf8"
)

// Diagram returns a picture of the board in the style of the document: a line for each
// row of tiles, with R for the rook and X for the goal. A line has 6 x (R+1) + 1
// characters, so a picture of a huge board is huge.
func (p Position) Diagram() string {
	return p.MarkedDiagram(func(State) string { return "" })
}

// MarkedDiagram returns the picture that Diagram returns, with a mark on each tile. A
// mark may be empty. A tile has room for a mark of four characters; a longer mark makes
// the tile wider.
func (p Position) MarkedDiagram(mark func(State) string) string {
	var board strings.Builder
	for d := range p.Bounds.D + 1 {
		board.WriteByte('|')
		for r := range p.Bounds.R + 1 {
			tile := State{D: d, R: r}
			board.WriteString(cell(p.piece(tile) + mark(tile)))
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

// cell returns a tile, five characters wide, with the given content in its middle.
func cell(content string) string {
	const width = 5
	blanks := max(0, width-utf8.RuneCountInString(content))
	before := blanks / 2
	return strings.Repeat(" ", before) + content + strings.Repeat(" ", blanks-before)
}
