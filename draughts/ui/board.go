package ui

import (
	"cmp"
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"games.example/draughts"
	"games.example/internal/play"
)

// A look is a size in which the squares can be drawn, with the shapes of the pieces.
type look struct {
	width, height int // of a square, in cells
	man           []string
	king          []string // a disc with a center in another color
	taken         []string // a piece that the chosen move captures
	ghost         []string // a square where the chosen piece lands
}

// looks holds all looks, the smallest first. In the smallest look, the center of a disc
// is a symbol.
var looks = []look{
	{
		width: 3, height: 1,
		man: []string{"▐ ▌"}, king: []string{"▐ ▌"}, taken: []string{"▐╳▌"}, ghost: []string{"( )"},
	}, {
		width: 4, height: 2,
		man: []string{"▗██▖", "▝██▘"}, king: []string{"▗▀▀▖", "▝▄▄▘"},
		taken: []string{"▗╳╳▖", "▝╳╳▘"}, ghost: []string{"╭──╮", "╰──╯"},
	}, {
		width: 6, height: 3,
		man:   []string{" ▟██▙ ", "▐████▌", " ▜██▛ "},
		king:  []string{" ▟██▙ ", "▐█  █▌", " ▜██▛ "},
		taken: []string{" ▟╳╳▙ ", "▐█╳╳█▌", " ▜╳╳▛ "},
		ghost: []string{" ╭──╮ ", " │  │ ", " ╰──╯ "},
	}, {
		width: 8, height: 4,
		man:   []string{"  ▄▄▄▄  ", "▐██████▌", "▐██████▌", "  ▀▀▀▀  "},
		king:  []string{"  ▄▄▄▄  ", "▐██▀▀██▌", "▐██▄▄██▌", "  ▀▀▀▀  "},
		taken: []string{"  ▄▄▄▄  ", "▐██╳╳██▌", "▐██╳╳██▌", "  ▀▀▀▀  "},
		ghost: []string{" ╭────╮ ", " │    │ ", " │    │ ", " ╰────╯ "},
	},
}

const (
	margin      = 3 // the columns that the names of rows take
	numberWidth = 3 // the columns that the number of a square beside its piece takes, with a sign
)

// size returns the size of the board with the names of its columns, and with the names of
// its rows on both sides.
func (l look) size() play.Size {
	return play.Size{Width: margin + 10*l.width + margin, Height: 10*l.height + 1}
}

// A side is a moment as it is seen from one side of the board.
type side struct {
	Moment
	flipped bool // whether Black is at the bottom
}

// side returns the moment as it is seen in a view: from the side of the only person, unless
// the board is flipped.
func (m Moment) side(view play.View) side {
	person, _ := m.person()
	return side{m, (person == draughts.Black) != view.IsOn(flipKey)}
}

type drawing struct {
	side
	look
	marks
	theme   *play.Theme
	letters bool
	lined   bool // whether the drawing is for a game that is played line by line
	shown   bool // whether such a drawing is for a terminal

	numbered bool // whether such a drawing has the number of each dark square beside its piece
}

// Board returns the board in the largest size that fits, or else in the smallest size. It
// shows the effect of an option.
func (m Moment) Board(view play.View) play.Board {
	d := m.drawing(view)
	for _, larger := range looks[1:] {
		if view.Within.Holds(larger.size()) {
			d.look = larger
		}
	}
	board := play.Board{Lines: d.lines(), Cramped: d.height == 1}
	for row := range 10 {
		for column := range 10 {
			if s := d.at(column, row); s.OnBoard() {
				board.Spots = append(board.Spots, play.Spot{
					X: margin + column*d.width, Y: row * d.height, Width: d.width, Height: d.height,
					Name: strconv.Itoa(int(s)),
				})
			}
		}
	}
	return board
}

// drawing returns the smallest drawing.
func (m Moment) drawing(view play.View) drawing {
	return drawing{side: m.side(view), look: looks[0], marks: m.marks(view.Said), theme: cmp.Or(view.Theme, &play.Mono), letters: view.Letters}
}

// printed returns the lines of the smallest drawing, with the names of rows on both sides.
// The edge names a square only if a piece hides the number of the square. A terminal shows the
// number of each square beside its piece or, if it is too narrow, the first and the last number
// of each row on the left edge. Even in color, the last move has signs: a dash on its two
// squares, and an x on the squares of the pieces that it captured.
func (m Moment) printed(view play.View) []string {
	d := m.drawing(view)
	d.lined, d.shown = true, view.Shown
	d.numbered = d.shown && d.Notation == draughts.PDN && view.Within.Width >= 10*(numberWidth+d.width)
	lines := d.lines()
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	if last := len(lines) - 1; lines[last] == "" { // no name of a column
		return lines[:last]
	}
	return lines
}

// lines returns the lines of the board, and below them the names of the columns.
func (d drawing) lines() (lines []string) {
	for row := range 10 {
		for line := range d.height {
			var b strings.Builder
			left, right := d.rowNames(row, line == d.height/2)
			b.WriteString(left)
			for column := range 10 {
				if s := d.at(column, row); s.OnBoard() {
					b.WriteString(d.cell(s, line))
				} else {
					b.WriteString(d.light(column, row))
				}
			}
			b.WriteString(right)
			lines = append(lines, b.String())
		}
	}
	return append(lines, d.columnNames())
}

// at returns the square in a column, counted from the left, and a row, counted from the
// top. It returns 0 for a light square.
func (v side) at(column, row int) draughts.Square {
	s, _ := draughts.SquareAt(v.turned(column), v.turned(9-row))
	return s
}

// turned returns the number of a column or a row or, if the board is flipped, its
// number from the other side.
func (v side) turned(i int) int {
	if v.flipped {
		return 9 - i
	}
	return i
}

// rowName returns the name of a row: the kata's number, or the PDN number of the first square.
func (v side) rowName(row int) string {
	if v.Notation == draughts.Kata {
		return strconv.Itoa(v.turned(9 - row))
	}
	return v.Notation.Square(v.at((row+1)%2, row))
}

// columnName returns the name of a column: the kata's number, or the PDN number of the square
// in the bottom row. If that square is light, the column has no name.
func (v side) columnName(column int) string {
	if v.Notation == draughts.Kata {
		return strconv.Itoa(v.turned(column))
	}
	if s := v.at(column, 9); s.OnBoard() {
		return v.Notation.Square(s)
	}
	return ""
}

// rowNames returns the texts on both sides of a row: its name on the left and, in PDN,
// the number of its last square on the right.
func (d drawing) rowNames(row int, here bool) (left, right string) {
	first, last := d.at((row+1)%2, row), d.at((row+1)%2+8, row)
	switch {
	case d.numbered:
		return "", ""
	case d.shown && d.Notation == draughts.PDN:
		name := d.Notation.Square(first) + "-" + d.Notation.Square(last)
		return d.paint(d.theme.Faint, nil, fmt.Sprintf("%5s  %s", name, d.dash(0, row))), d.paint(d.theme.Faint, nil, d.dash(9, row))
	case here:
		if !d.numbers(first) {
			left = d.rowName(row)
		}
		if d.Notation != draughts.Kata && !d.numbers(last) {
			right = d.Notation.Square(last)
		}
	}
	left = d.paint(d.theme.Faint, nil, fmt.Sprintf("%2s%s", left, d.dash(0, row)))
	if d.height == 1 && !d.lined {
		return left, ""
	}
	return left, d.paint(d.theme.Faint, nil, fmt.Sprintf("%s%2s", d.dash(9, row), right))
}

// numbers reports whether a lined drawing shows the number of a square in the square or, on a
// terminal, at the left edge, so that no other edge repeats the number.
func (d drawing) numbers(s draughts.Square) bool {
	return d.lined && d.Notation == draughts.PDN && s.OnBoard() && (d.shown || d.position().At(s) == draughts.None)
}

// columnNames returns the line below the board.
func (d drawing) columnNames() string {
	names := strings.Repeat(" ", margin)
	for column := range 10 {
		name := d.columnName(column)
		if d.numbers(d.at(column, 9)) {
			name = ""
		}
		names += d.centered(fmt.Sprintf("%2s", name))
	}
	return d.paint(d.theme.Faint, nil, strings.TrimRight(names, " "))
}

// centered returns text with blanks on both sides, as wide as a square.
func (l look) centered(text string) string {
	return fmt.Sprintf("%-*s", l.width, fmt.Sprintf("%*s", l.width/2+len(text)/2, text))
}

// marks holds the squares to highlight.
type marks struct {
	last     draughts.Squares // the squares where the last move started and ended
	gone     draughts.Squares // the pieces that the last move captured
	targets  draughts.Squares // the squares where the piece of the chosen option lands, or where the chosen piece can land
	captured draughts.Squares // the pieces that the option captures, or that every turn of the chosen piece captures
	chosen   draughts.Square  // the square of the chosen piece, or of the piece that the option moves
}

func (m Moment) marks(option string) (marked marks) {
	if m.frame != nil {
		return m.frame.marks
	}
	if turns := m.game.Turns(); len(turns) > 0 {
		last := turns[len(turns)-1]
		marked.last, marked.gone = draughts.SquaresOf(last.From(), last.To()), last.Captured()
	}
	if len(m.path) > 0 {
		turns := m.turns()
		marked.chosen, marked.captured = m.path[0], turns[0].Captured()
		for _, turn := range turns {
			marked.captured &= turn.Captured()
			marked.targets |= draughts.SquaresOf(turn.Squares()[len(m.path):]...)
		}
	}
	if turn, ok := m.turnOf(option); ok {
		marked.chosen, marked.captured = turn.From(), turn.Captured()
		if len(m.path) == 0 {
			marked.targets = draughts.SquaresOf(turn.Squares()[1:]...)
		}
	}
	return marked
}

// touched returns "next" for a square that the chosen move touches, "last" for a square
// that the last move touched, and "" for any other square.
func (m marks) touched(s draughts.Square) string {
	switch {
	case s == m.chosen || m.targets.Has(s) || m.captured.Has(s):
		return "next"
	case m.last.Has(s) || m.gone.Has(s):
		return "last"
	}
	return ""
}

// lightSquare returns the color of the light squares: the field's color or, if the
// field is darker than the dark squares, the color of lines. A black disc stands out
// against either color.
func (d drawing) lightSquare() color.Color {
	if d.theme.Field == nil || brightness(d.theme.Field) > brightness(d.theme.Square) {
		return d.theme.Field
	}
	return d.theme.Line
}

func brightness(c color.Color) uint8 { return color.GrayModel.Convert(c).(color.Gray).Y }

func (d drawing) paint(text, ground color.Color, s string) string {
	return play.Style{Fore: text, Back: ground}.Render(s)
}

// light returns one line of the drawing of a light square.
func (d drawing) light(column, row int) string {
	text, ink := d.dash(column-1, row)+strings.Repeat(" ", d.width-2)+d.dash(column+1, row), color.Color(nil)
	if strings.Contains(text, "-") {
		ink = d.theme.Last // the theme has no color for text on all light squares
	}
	if d.numbered {
		text += strings.Repeat(" ", numberWidth)
	}
	return d.paint(ink, d.lightSquare(), text)
}

// dash returns the mark beside a square with a king that has just moved, whose brackets leave
// no room for the mark, or a blank. Only a terminal shows the mark.
func (d drawing) dash(column, row int) string {
	if s := d.at(column, row); d.shown && !d.numbered && s.OnBoard() && d.last.Has(s) && d.position().At(s).IsKing() {
		return "-"
	}
	return " "
}

// cell returns one line of the drawing of a dark square.
func (d drawing) cell(s draughts.Square, line int) string {
	style, p := d.theme.On(d.touched(s)), d.position()
	piece := p.At(s)
	player, some := piece.Color()
	switch {
	case d.numbered:
		number := d.paint(style.Fore, style.Back, fmt.Sprintf("%s%2s", cmp.Or(d.sign(s), " "), d.Notation.Square(s)))
		if !some {
			return number + d.paint(nil, style.Back, strings.Repeat(" ", d.width))
		}
		return number + d.piece(s, piece, player, line)
	case some:
		return d.piece(s, piece, player, line)
	case d.targets.Has(s):
		return d.paint(d.disc(p.ToMove()).Fill, style.Back, d.target(line))
	case line != d.height/2:
		return d.paint(nil, style.Back, strings.Repeat(" ", d.width))
	}
	left := d.sign(s)
	right := left
	if d.height == 1 {
		right = "" // there is room for only one sign
	}
	return d.paint(style.Fore, style.Back, d.centered(fmt.Sprintf("%s%2s%s", left, d.Notation.Square(s), right)))
}

// sign returns the sign of the last move on a square, or "".
func (m marks) sign(s draughts.Square) string {
	switch {
	case m.gone.Has(s):
		return "x"
	case m.last.Has(s):
		return "-"
	}
	return ""
}

func (d drawing) disc(player draughts.Color) play.Disc {
	if player == draughts.White {
		return d.theme.White
	}
	return d.theme.Black
}

// The signs of the pieces, as letters and as symbols.
var (
	letters = [...]string{draughts.WhiteMan: "w", draughts.WhiteKing: "W", draughts.BlackMan: "b", draughts.BlackKing: "B"}
	symbols = [...]string{draughts.WhiteMan: "⛀", draughts.WhiteKing: "⛁", draughts.BlackMan: "⛂", draughts.BlackKing: "⛃"}
)

// piece returns one line of the drawing of a piece, usually a disc. If there are no
// colors, or if only letters are allowed, the drawing is a sign between two marks.
func (d drawing) piece(s draughts.Square, piece draughts.Piece, player draughts.Color, line int) string {
	disc, square := d.disc(player), d.theme.On(d.touched(s)).Back
	text, center := disc.Ink, disc.Fill // the colors of the center
	row := d.man[line]
	switch {
	case d.letters || d.lined || disc.Fill == nil:
		left, right := d.sides(s, piece, line)
		signs := strings.Repeat(letters[piece], d.width-2)
		if d.height == 1 && !d.letters {
			signs = symbols[piece]
		}
		ink := disc.Fill
		if square == nil { // the terminal's own background
			ink = nil
		}
		return d.paint(ink, square, left) + d.paint(text, center, signs) + d.paint(ink, square, right)
	case d.captured.Has(s):
		row = d.taken[line]
	case d.height == 1:
		row = strings.Replace(row, " ", symbols[piece], 1)
	case piece.IsKing():
		row, text, center = d.king[line], disc.Fill, disc.Ink
	}
	if row == d.man[line] {
		return d.paint(disc.Fill, square, row)
	}
	in := (d.width - 1) / 2 // the column where the center begins
	cells, out := []rune(row), d.width-in
	return d.paint(disc.Fill, square, string(cells[:in])) + d.paint(text, center, string(cells[in:out])) + d.paint(disc.Fill, square, string(cells[out:]))
}

// sides returns the marks to the left and to the right of a sign.
func (d drawing) sides(s draughts.Square, piece draughts.Piece, line int) (left, right string) {
	switch {
	case s == d.chosen:
		return "[", "]"
	case d.captured.Has(s):
		return "x", "x"
	case d.last.Has(s) && !d.numbered && (!d.shown || !piece.IsKing()):
		return "-", "-"
	case d.height == 1 && piece.IsKing():
		return "(", ")"
	case d.height == 1:
		return " ", " "
	case line == 0:
		return "/", `\`
	case line == d.height-1:
		return `\`, "/"
	}
	return "|", "|"
}

// target returns one line of the drawing of a square where the chosen piece lands.
func (d drawing) target(line int) string {
	if d.letters {
		return "(" + strings.Repeat(" ", d.width-2) + ")"
	}
	return d.ghost[line]
}
