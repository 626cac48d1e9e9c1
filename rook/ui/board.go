package ui

import (
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/canvas"
	"games.example/rook"
)

// A look describes the tiles of a drawing: their size in cells, and the gap between two
// tiles. A gap of 1 holds a line. A drawing without gaps is cramped.
type look struct{ width, height, gap int }

// The looks for drawing a whole board, largest first, and the look for drawing a part of
// a larger board.
var (
	looks = []look{{11, 5, 1}, {7, 3, 1}, {5, 3, 1}, {5, 1, 1}, {3, 1, 1}, {1, 1, 1}, {2, 1, 0}, {1, 1, 0}}
	part  = look{2, 1, 0}
)

func (l look) size(columns, rows int) play.Size {
	return play.Size{Width: columns*(l.width+l.gap) + l.gap, Height: rows*(l.height+l.gap) + l.gap}
}

// pictures holds the pictures that large tiles show in place of signs.
var pictures = map[string][]string{
	"♜": {"█ █ █", "▐███▌", "▟███▙"},
	"X": {"▚   ▞", "  █  ", "▞   ▚"},
	"◆": {" ▗█▖ ", " ███ ", " ▝█▘ "},
}

// asLetters replaces the signs of a board with ASCII characters.
var asLetters = strings.NewReplacer("♜", "R", "◆", "*", "─", "-", "│", "|", "•", ".", "∘", "o", "·", " ", "░", ":", "█", "#", "▁", ".",
	"┌", "+", "┬", "+", "┐", "+", "├", "+", "┼", "+", "┤", "+", "└", "+", "┴", "+", "┘", "+")

// A scene describes the drawing of a board, or of a part of it.
type scene struct {
	at            rook.Position
	language      message.Language
	asked         bool         // whether a person is on turn
	to            *rook.State  // the target of the previewed move, or nil
	previewed     rook.Move    // the previewed move
	moved         [2]rook.Move // the last move and the one before, or zero Moves
	smart         *rook.Smart  // the Smart whose knowledge is shown, or nil
	earlier       *rook.Smart  // at the end, the Smart before it learned from the game, or nil
	first         rook.State   // the tile at the upper left
	rows, columns int
}

// most is a number of rows or columns that fits in no window.
const most = 10_000

func (m Moment) scene(option string) scene {
	p := m.at
	s := scene{at: p, language: m.setup.Language, asked: m.isAsked(), moved: [2]rook.Move{m.last, m.before}, rows: min(p.Bounds.D, most) + 1, columns: min(p.Bounds.R, most) + 1}
	if move, err := p.ParseMove(option); err == nil {
		after, _ := p.Play(move)
		s.to, s.previewed = &after.State, move
	}
	if m.sliding != nil {
		s.at.State, s.asked, s.moved = *m.sliding, false, [2]rook.Move{}
	}
	if m.isStory() {
		s.smart = m.knowledge.Smart
		if m.hasTaught() {
			s.earlier = m.earlier
		}
	}
	return s
}

// narrow cuts the scene down to the given number of columns and rows. It keeps the
// target of the previewed move and, if possible, the rook.
func (s *scene) narrow(columns, rows int) {
	s.columns, s.rows = min(columns, s.columns), min(rows, s.rows)
	to := s.at.State
	if s.to != nil {
		to = *s.to
	}
	s.first = rook.State{
		D: firstShown(s.at.State.D, to.D, s.at.Bounds.D, s.rows),
		R: firstShown(s.at.State.R, to.R, s.at.Bounds.R, s.columns),
	}
}

// firstShown returns the first tile to be shown in a row or in a column. The parameter
// bound is the number of the last tile, and shown is the number of tiles to be shown.
func firstShown(at, to, bound, shown int) int {
	return max(min(max(at-1, to-shown+2), bound-shown+1), 0)
}

func (s *scene) tile(row, column int) rook.State {
	return rook.State{D: s.first.D + row, R: s.first.R + column}
}

// A mark states how a tile is related to a move.
type mark int

const (
	untouched mark = iota
	reached        // a possible move ends here
	passed         // the last move left this tile or passed over it
	crossed        // the previewed move passes over this tile
	aimed          // the previewed move ends here
)

func (s *scene) markOf(tile rook.State) mark {
	at := s.at.State
	switch right, down := tile.D == at.D && tile.R > at.R, tile.R == at.R && tile.D > at.D; {
	case s.to != nil && tile == *s.to:
		return aimed
	case s.to != nil && (right || down) && isPassed(tile, *s.to, s.previewed):
		return crossed
	case s.asked && (right || down):
		return reached
	case isPassed(tile, at, s.moved[0]):
		return passed
	}
	return untouched
}

// isLost reports whether smart has proven that a tile, other than the goal, is lost.
func (s *scene) isLost(tile rook.State) bool { return s.known(tile) == rook.Lost }

// known returns the value that smart has proven for a tile. For the goal, or without a smart,
// it returns rook.Unrecorded.
func (s *scene) known(tile rook.State) rook.Value {
	if s.smart == nil || tile == rook.State(s.at.Bounds) {
		return rook.Unrecorded
	}
	return s.smart.Value(tile)
}

// isLearned reports whether smart has proven the value of a tile, other than the goal, from
// this game.
func (s *scene) isLearned(tile rook.State) bool {
	proves := func(smart *rook.Smart) bool { return smart.Value(tile) == rook.Won || smart.Value(tile) == rook.Lost }
	return s.earlier != nil && proves(s.smart) && !proves(s.earlier) && tile != rook.State(s.at.Bounds)
}

// A pen draws a scene on a terminal.
type pen struct {
	scene
	look
	canvas.Canvas
}

// Board draws the board. It marks the tiles that the rook can reach, the tile to which
// the chosen move leads, and the tiles that smart has proven to be lost.
func (m Moment) Board(view play.View) play.Board {
	p := pen{scene: m.scene(view.Said), look: part}
	room, caption := view.Within, ""
	fits := func(look look) bool {
		size := look.size(p.columns, p.rows)
		size.Height += p.below(look, size)
		return room.Holds(size)
	}
	if i := slices.IndexFunc(looks, fits); i >= 0 {
		p.look = looks[i]
	} else {
		p.narrow(max(room.Width/part.width, 13), max(room.Height-1-p.below(part, play.Size{}), 2))
		caption = displaywidth.TruncateString(p.language.Format("%v to %v of %v", p.first, p.tile(p.rows-1, p.columns-1), p.at.Bounds), max(room.Width, p.columns*part.width), "")
	}
	size := p.size(p.columns, p.rows)
	board := play.Board{Cramped: p.gap == 0}
	progress := displaywidth.TruncateString(p.progress(size.Width), max(room.Width, size.Width), "")
	p.Canvas = canvas.New(play.Size{Width: max(size.Width, len(caption), displaywidth.String(progress)), Height: size.Height + 2}, view, asLetters)
	p.lines(size)
	for row := range p.rows {
		for column := range p.columns {
			x, y := column*(p.width+p.gap), p.gap+row*(p.height+p.gap)
			tile := p.tile(row, column)
			p.drawTile(x+p.gap, y, tile)
			board.Spots = append(board.Spots, play.Spot{X: x, Y: y, Width: p.width + p.gap, Height: p.height, Name: tile.String()})
		}
	}
	ink, height := play.Style{Fore: p.Theme.Text}, size.Height
	if caption != "" {
		p.Put(0, height, ink, caption)
		height++
	}
	if below := p.below(p.look, size); below > 0 {
		p.Put(0, height, ink, progress)
		height += below
	} else if progress != "" {
		p.Put(2, height-1, ink, " "+progress+" ")
	}
	board.Lines = p.Lines()[:height]
	return board
}

// below returns 1 if the progress of smart needs a line below a drawing. It returns 0
// if no progress is shown, or if the progress fits on the lowest line of the board.
func (p *pen) below(as look, size play.Size) int {
	if progress := p.progress(size.Width); progress == "" || as.gap > 0 && displaywidth.String(progress)+onBorder <= size.Width {
		return 0
	}
	return 1
}

const onBorder = 6 // the number of cells that text on a border must leave free

// progress returns a bar and a text with the share of the board that smart has proven.
// The text is shorter if the board is narrow.
func (p *pen) progress(width int) string {
	if p.smart == nil {
		return ""
	}
	const bar = 6
	proven, tiles := p.smart.Proven()
	full := proven * bar / tiles
	filled := strings.Repeat("█", full) + strings.Repeat("▁", bar-full) + " "
	if text := filled + provenTiles(p.language, p.smart); displaywidth.String(text)+onBorder <= width {
		return text
	}
	return filled + p.language.Format("%d of %d proven", proven, tiles)
}

func (p *pen) lines(size play.Size) {
	if p.gap == 0 {
		return
	}
	line := func(y int, left, tile, middle, right string) {
		tile = strings.Repeat(tile, p.width)
		p.Put(0, y, play.Style{Fore: p.Theme.Line}, left+strings.Repeat(tile+middle, p.columns-1)+tile+right)
	}
	for y := range size.Height {
		if y%(p.height+1) == 0 {
			line(y, "├", "─", "┼", "┤")
		} else {
			line(y, "│", " ", "│", "│")
		}
	}
	line(0, "┌", "─", "┬", "┐")
	line(size.Height-1, "└", "─", "┴", "┘")
}

func (p *pen) drawTile(x, y int, tile rook.State) {
	mark, back := p.markOf(tile), " "
	ground := p.Theme.On("field")
	if p.isLost(tile) {
		ground, back = p.Theme.On("square"), "░"
	}
	switch mark {
	case passed:
		ground = p.Theme.On("last")
	case aimed:
		ground = p.Theme.On("next")
	case untouched, reached, crossed:
	}
	for row := range p.height {
		p.Put(x, y+row, ground, strings.Repeat(back, p.width))
	}
	sign, ink := p.sign(tile, mark), ground
	switch sign {
	case "♜":
		ink.Fore, ink.Bold = p.Theme.Players[0].Fill, true
	case "X":
		ink.Fore, ink.Bold = p.Theme.Players[1].Fill, true
	}
	middle := y + p.height/2
	switch picture, ok := pictures[sign]; {
	case ok && p.height >= len(picture) && !p.Letters:
		for i, line := range picture {
			p.Center(x, middle-1+i, p.width, ink, line)
		}
	case sign == "─":
		p.Put(x, middle, ink, strings.Repeat(sign, p.width))
	case sign == "│":
		for row := range p.height {
			p.Center(x, y+row, p.width, ink, sign)
		}
	default:
		p.Center(x, middle, p.width, ink, sign)
	}
}

func (p *pen) sign(tile rook.State, mark mark) string {
	switch {
	case tile == p.at.State:
		return "♜"
	case mark == aimed:
		return "◆"
	case tile == rook.State(p.at.Bounds):
		return "X"
	case mark == crossed && tile.D == p.at.State.D:
		return "─"
	case mark == crossed:
		return "│"
	case mark == reached:
		return "•"
	case mark == passed:
		return "∘"
	case p.gap == 0 && !p.isLost(tile):
		return "·"
	}
	return ""
}
