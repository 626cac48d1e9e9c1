package table

import (
	"fmt"
	"strings"

	"charm.land/lipgloss/v2"

	"games.example/program/play"
	"games.example/rook"
)

// A look is the size of the tiles of a drawing, in cells, and whether there are
// lines between them.
type look struct {
	width, height int
	lined         bool
}

// looks holds the looks of a whole board, the largest first. The last two are
// cramped. Where none fits, a part of the board is drawn in the look part.
var (
	looks = []look{{11, 5, true}, {7, 3, true}, {5, 3, true}, {5, 1, true}, {3, 1, true}, {1, 1, true}, {2, 1, false}, {1, 1, false}}
	part  = look{2, 1, false}
)

const cramped = 2

// size returns the size of a drawing of a number of tiles.
func (l look) size(columns, rows int) play.Size {
	if l.lined {
		return play.Size{Width: columns*(l.width+1) + 1, Height: rows*(l.height+1) + 1}
	}
	return play.Size{Width: columns * l.width, Height: rows * l.height}
}

var (
	faint = lipgloss.NewStyle().Faint(true)
	red   = lipgloss.NewStyle().Foreground(lipgloss.BrightRed)
	green = lipgloss.NewStyle().Foreground(lipgloss.BrightGreen).Bold(true)
	aimed = lipgloss.NewStyle().Foreground(lipgloss.BrightYellow).Bold(true)
	reach = lipgloss.NewStyle().Foreground(lipgloss.BrightCyan)
	known = lipgloss.NewStyle().Foreground(lipgloss.Yellow)
)

// Pictures of the signs that a large tile has room for.
var pictures = map[string][]string{
	"♜": {"█ █ █", "▐███▌", "▟███▙"},
	"X": {"▚   ▞", "  █  ", "▞   ▚"},
	"◆": {" ▗█▖ ", " ███ ", " ▝█▘ "},
}

// A drawing is a board, or a part of it.
type drawing struct {
	look
	at            rook.Position
	asked         bool        // a person is on turn
	to            *rook.State // where the previewed move leads, or nil
	last          rook.Move   // or none
	smart         *rook.Smart // whose knowledge is shown, or nil
	first         rook.State  // the tile at the upper left
	rows, columns int
}

// Board draws the board with the tiles that the rook can reach, the tile to which
// the chosen move leads, and the tiles that smart has proven to be lost.
func (g Game) Board(view play.View) play.Board {
	const most = 10_000 // more than any window holds
	p, asked := g.position()
	d := drawing{at: p, asked: asked, rows: min(p.Bounds.D, most) + 1, columns: min(p.Bounds.R, most) + 1}
	if moves := g.moves(); view.Option >= 0 && view.Option < len(moves) {
		after, _ := p.Play(moves[view.Option])
		d.to = &after.State
	}
	if last, ok := g.game.Last(); ok {
		d.last = last.Move
	}
	if g.isStory() {
		d.smart = g.knowledge.Smart
	}
	for i, look := range looks {
		if view.Within.Holds(look.size(d.columns, d.rows)) {
			d.look = look
			board := d.board()
			board.Cramped = i >= len(looks)-cramped
			return board
		}
	}
	return d.part(view.Within)
}

// part draws the part of the board around the rook and the chosen move.
func (d drawing) part(within play.Size) play.Board {
	d.look, d.columns, d.rows = part, min(max(within.Width/part.width, 13), d.columns), min(max(within.Height-1, 3), d.rows)
	to := d.at.State
	if d.to != nil {
		to = *d.to
	}
	d.first = rook.State{
		D: firstShown(d.at.State.D, to.D, d.at.Bounds.D, d.rows),
		R: firstShown(d.at.State.R, to.R, d.at.Bounds.R, d.columns),
	}
	board := d.board()
	board.Cramped = true
	end := rook.State{D: d.first.D + d.rows - 1, R: d.first.R + d.columns - 1}
	caption := faint.MaxWidth(d.columns * d.width)
	board.Lines = append(board.Lines, caption.Render(fmt.Sprintf("%v to %v of %v", d.first, end, d.at.Bounds)))
	return board
}

// firstShown returns the first of a number of tiles in a row, or in a column, of
// which the last one is the bound.
func firstShown(at, to, bound, shown int) int {
	return max(min(max(at-1, to-shown+2), bound-shown+1), 0)
}

// isLost reports whether smart has proven a tile to be lost, besides the goal.
func (d drawing) isLost(tile rook.State) bool {
	return d.smart != nil && d.smart.Value(tile) == rook.Lost && tile != rook.State(d.at.Bounds)
}

// board draws the rows and columns of the drawing.
func (d drawing) board() (board play.Board) {
	gap := 0
	if d.lined {
		gap = 1
		board.Lines = append(board.Lines, d.line("┌", "┬", "┐"))
	}
	for row := range d.rows {
		if row > 0 && d.lined {
			board.Lines = append(board.Lines, d.line("├", "┼", "┤"))
		}
		top := len(board.Lines)
		for y := range d.height {
			var line strings.Builder
			for column := range d.columns {
				if d.lined {
					line.WriteString(faint.Render("│"))
				}
				line.WriteString(d.tile(rook.State{D: d.first.D + row, R: d.first.R + column}, y))
			}
			if d.lined {
				line.WriteString(faint.Render("│"))
			}
			board.Lines = append(board.Lines, line.String())
		}
		for column := range d.columns {
			board.Spots = append(board.Spots, play.Spot{
				X: column * (d.width + gap), Y: top, Width: d.width + gap, Height: d.height,
				Name: rook.State{D: d.first.D + row, R: d.first.R + column}.String(),
			})
		}
	}
	if d.lined {
		board.Lines = append(board.Lines, d.line("└", "┴", "┘"))
	}
	return board
}

// line draws a line between the rows.
func (d drawing) line(left, middle, right string) string {
	dashes := strings.Repeat("─", d.width)
	return faint.Render(left + strings.Repeat(dashes+middle, d.columns-1) + dashes + right)
}

// tile draws a line of a tile.
func (d drawing) tile(tile rook.State, y int) string {
	sign, style := d.sign(tile)
	back := " "
	if d.isLost(tile) {
		back = "░"
	}
	middle := d.height / 2
	switch picture, ok := pictures[sign]; {
	case ok && d.height >= len(picture) && y >= middle-1 && y <= middle+1:
		sign = picture[y-middle+1]
	case sign == "─" && y == middle:
		sign = strings.Repeat(sign, d.width)
	case sign != "│" && y != middle || sign == "":
		return known.Render(strings.Repeat(back, d.width))
	}
	width := lipgloss.Width(sign)
	left := (d.width - width) / 2
	return known.Render(strings.Repeat(back, left)) + style.Render(sign) + known.Render(strings.Repeat(back, d.width-left-width))
}

// sign returns what is on a tile.
func (d drawing) sign(tile rook.State) (sign string, style lipgloss.Style) {
	at := d.at.State
	switch {
	case tile == at:
		return "♜", red.Bold(true)
	case d.to != nil && tile == *d.to:
		return "◆", aimed
	case tile == rook.State(d.at.Bounds):
		return "X", green
	case d.to != nil && tile.D == at.D && tile.R > at.R && tile.R < d.to.R:
		return "─", aimed
	case d.to != nil && tile.R == at.R && tile.D > at.D && tile.D < d.to.D:
		return "│", aimed
	case d.asked && (tile.D == at.D && tile.R > at.R || tile.R == at.R && tile.D > at.D):
		return "•", reach
	case isPassed(tile, at, d.last):
		return "∘", red.Faint(true)
	case !d.lined && !d.isLost(tile):
		return "·", faint
	}
	return "", style
}
