package table

import (
	"fmt"
	"strconv"
	"strings"

	"charm.land/lipgloss/v2"

	"games.example/draughts"
	"games.example/program/play"
)

// A look is the size in which squares are drawn.
type look struct {
	width, height int // in cells
}

// looks holds all sizes, the smallest first.
var looks = []look{{3, 1}, {4, 2}, {6, 3}}

// margin is the width of the coordinates on the left.
const margin = 2

func (l look) size() play.Size {
	return play.Size{Width: margin + 10*l.width, Height: 10*l.height + 1}
}

// Colors of the squares and the pieces. Foreground and background are both set,
// so that they look the same on light and dark terminals.
var (
	lightSquare = lipgloss.NewStyle().Background(lipgloss.White)
	darkSquare  = lipgloss.NewStyle().Background(lipgloss.Green)
	lastSquare  = lipgloss.Yellow // the last move
	nextSquare  = lipgloss.Cyan   // the chosen move
	pieceColors = [2]lipgloss.Style{
		draughts.White: lipgloss.NewStyle().Foreground(lipgloss.BrightWhite).Bold(true),
		draughts.Black: lipgloss.NewStyle().Foreground(lipgloss.Black).Bold(true),
	}
	numberColor = lipgloss.NewStyle().Foreground(lipgloss.BrightGreen)
)

// Board returns the board in the largest size that fits, with the effect of an
// option.
func (t Table) Board(view play.View) play.Board {
	l := looks[0]
	for _, larger := range looks {
		if view.Within.Holds(larger.size()) {
			l = larger
		}
	}
	m := t.marks(view.Option)
	var board play.Board
	for row := range 10 {
		for line := range l.height {
			var b strings.Builder
			b.WriteString(t.rowName(row, line == l.height/2))
			for column := range 10 {
				b.WriteString(t.cell(t.at(column, row), l, line, m))
			}
			board.Lines = append(board.Lines, b.String())
		}
		for column := range 10 {
			if s := t.at(column, row); s.OnBoard() {
				board.Spots = append(board.Spots, play.Spot{
					X: margin + column*l.width, Y: row * l.height, Width: l.width, Height: l.height,
					Name: strconv.Itoa(int(s)),
				})
			}
		}
	}
	board.Lines = append(board.Lines, t.columnNames(l))
	return board
}

// at returns the square in a column, counted from the left, and a row, counted
// from the top, or 0 for a light one.
func (t Table) at(column, row int) draughts.Square {
	s, _ := draughts.SquareAt(t.turned(column), t.turned(9-row))
	return s
}

// turned returns a column or a row as seen from the other side if the board is
// flipped.
func (t Table) turned(i int) int {
	if t.flipped {
		return 9 - i
	}
	return i
}

// rowName returns the left margin of a row, with its coordinate in the kata's
// notation.
func (t Table) rowName(row int, here bool) string {
	if t.Notation != draughts.Kata || !here {
		return strings.Repeat(" ", margin)
	}
	return fmt.Sprintf("%d ", t.turned(9-row))
}

// columnNames returns the line below the board.
func (t Table) columnNames(l look) string {
	if t.Notation != draughts.Kata {
		return ""
	}
	var b strings.Builder
	b.WriteString(strings.Repeat(" ", margin))
	for column := range 10 {
		fmt.Fprintf(&b, " %-*d", l.width-1, t.turned(column))
	}
	return strings.TrimRight(b.String(), " ")
}

// Marks holds the squares to highlight.
type marks struct {
	last     draughts.Squares // where the last move started and ended
	gone     draughts.Squares // the pieces it captured
	targets  draughts.Squares // where the chosen option lands, or the chosen piece can land
	captured draughts.Squares // the pieces that the option captures
	chosen   draughts.Square  // the piece that it moves
}

func (t Table) marks(option int) (m marks) {
	if turns := t.game.Turns(); len(turns) > 0 {
		last := turns[len(turns)-1]
		m.last, m.gone = draughts.SquaresOf(last.From(), last.To()), last.Captured()
	}
	turns := t.turns()
	if len(t.path) > 0 {
		m.chosen = t.path[0]
		for _, turn := range turns {
			m.targets |= draughts.SquaresOf(turn.Squares()[len(t.path):]...)
		}
	}
	if option >= 0 && option < len(turns) {
		turn := turns[option]
		m.chosen, m.captured = turn.From(), turn.Captured()
		if len(t.path) == 0 {
			m.targets = draughts.SquaresOf(turn.Squares()[1:]...)
		}
	}
	return m
}

// shade returns the style of a dark square.
func (m marks) shade(s draughts.Square) lipgloss.Style {
	switch {
	case s == m.chosen || m.targets.Has(s) || m.captured.Has(s):
		return darkSquare.Background(nextSquare)
	case m.last.Has(s) || m.gone.Has(s):
		return darkSquare.Background(lastSquare)
	}
	return darkSquare
}

// cell returns one line of a square.
func (t Table) cell(s draughts.Square, l look, line int, m marks) string {
	if !s.OnBoard() {
		return lightSquare.Render(strings.Repeat(" ", l.width))
	}
	square := m.shade(s)
	piece := t.game.Position().At(s)
	color, some := piece.Color()
	bottom := l.height - 1
	if some && (line == bottom || piece.IsKing() && line == bottom-1) {
		return square.Inherit(pieceColors[color]).Render(l.piece(piece, s, m))
	}
	text := strings.Repeat(" ", l.width)
	switch sign, marked := l.sign(s, m); {
	case marked && !some && line == bottom:
		text = sign
	case line == 0 && t.Notation != draughts.Kata:
		text = fmt.Sprintf("%-*d", l.width, s)
	case line == bottom && !some:
		text = l.empty()
	}
	return square.Inherit(numberColor).Render(text)
}

var letters = map[draughts.Piece]string{
	draughts.WhiteMan: "w", draughts.WhiteKing: "W", draughts.BlackMan: "b", draughts.BlackKing: "B",
}

// piece returns a piece. A king is two men, one on top of the other, or has
// parentheses on a small board. The piece that moves has square brackets, and the
// pieces that it captures are crossed out.
func (l look) piece(piece draughts.Piece, s draughts.Square, m marks) string {
	left, right := "(", ")"
	switch {
	case s == m.chosen:
		left, right = "[", "]"
	case m.captured.Has(s):
		left, right = "x", "x"
	case l.height == 1 && !piece.IsKing():
		left, right = " ", " "
	}
	return left + strings.Repeat(letters[piece], l.width-2) + right
}

// sign returns the mark of an empty square.
func (l look) sign(s draughts.Square, m marks) (sign string, marked bool) {
	middle := strings.Repeat(" ", l.width-2)
	switch {
	case m.targets.Has(s):
		return "(" + middle + ")", true
	case m.gone.Has(s):
		return " " + strings.Repeat("x", l.width-2) + " ", true
	case m.last.Has(s):
		return " " + strings.Repeat("-", l.width-2) + " ", true
	}
	return "", false
}

// empty returns a dark square without a piece or mark.
func (l look) empty() string {
	return fmt.Sprintf("%*s%*s", (l.width+1)/2, ".", l.width/2, "")
}
