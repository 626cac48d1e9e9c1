package ui

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/canvas"
	"games.example/yutkata"
)

// sticksSpot is the name of the sticks' spot. The spot of a token has the token's name,
// and the spot of a space has the space's number.
const sticksSpot = "sticks"

const (
	margin     = 2  // columns to the left of the path, for the sign at the start
	leastWidth = 26 // of a board
	usualWidth = 52 // of a board with a narrow path
)

// A fold is a layout of the path in rows of cells, which run alternately from left to
// right and from right to left.
type fold struct {
	spaces, row, rows int // row is the number of cells in a row
	inner             int // width of a cell
	height            int // of a cell; 0 for rows without borders
}

// foldOf folds the path into rows of about the same length, with at most the given
// number of spaces in a row.
func foldOf(spaces, most int) fold {
	rows := (spaces + most - 1) / most
	return fold{spaces: spaces, rows: rows, row: (spaces + rows - 1) / rows}
}

func (f fold) rowHeight() int {
	if f.height == 0 {
		return 1
	}
	return f.height + 2
}

// cellsOf returns the spaces of a row from left to right, with 0 for a cell without a
// space.
func (f fold) cellsOf(row int) []int {
	cells := make([]int, f.row)
	for i := range cells {
		space := row*f.row + i + 1
		if space > f.spaces {
			space = 0
		}
		if row%2 == 1 {
			i = f.row - 1 - i
		}
		cells[i] = space
	}
	return cells
}

// turns reports whether the path turns to the next row after a space.
func (f fold) turns(space int) bool { return space > 0 && space%f.row == 0 && space < f.spaces }

// turned reports whether the path has turned just before a space.
func (f fold) turned(space int) bool { return f.turns(space - 1) }

// A scene is a moment to be drawn, with the move of the shown option.
type scene struct {
	Moment
	fold
	move  yutkata.Move
	moves bool // whether the shown option is a move
	asks  bool // whether an option is shown; a review shows none
}

func (m Moment) scene(option string) scene {
	s := scene{Moment: m, asks: option != ""}
	if _, thrown := m.state.Thrown(); thrown && option != "" {
		s.move, s.moves = m.preview(command{m.state.Turn(), option}).move, true
	}
	return s
}

// class returns "next" for the space where the shown move ends, and for a space where
// the walking token has just landed on other tokens. It returns "last" for the space
// where the last move ended, and "square" for any other space.
func (s *scene) class(space int) string {
	switch {
	case s.moves && s.move.To == space, s.frame != nil && s.frame.struck == space:
		return "next"
	case s.landed == space && s.frame == nil:
		return "last"
	}
	return "square"
}

// tokensOn returns the tokens to be drawn on a space. They belong to one player, except
// on space 0 and on the last space.
func (s *scene) tokensOn(space int) (tokens []yutkata.Token) {
	for token := range s.rules.AllTokens() {
		if s.spaceOf(token) == space {
			tokens = append(tokens, token)
		}
	}
	if f := s.frame; f != nil && f.at == space && f.struck != space && space > 0 {
		return []yutkata.Token{f.token} // a walking token hides the others
	}
	return tokens
}

// lying returns the sticks as they lie, and reports whether they show a throw.
func (s *scene) lying() (sticks yutkata.Sticks, known bool) {
	_, thrown := s.state.Thrown()
	switch {
	case s.frame != nil && s.frame.tumbling:
		return s.frame.sticks, false
	case s.fallen && (thrown || !s.onTurn()):
		return s.sticks, true
	}
	return yutkata.YUT.Sticks(), false
}

// focus returns the space around which a part of a long path is drawn: the space where
// the chosen token lands, or else the space of the first token on the path. Without either,
// it is the space before the first.
func (s *scene) focus() int {
	space := max(s.move.To, s.move.From)
	for token := range s.rules.AllTokens() {
		if at := s.spaceOf(token); space == 0 && at < s.rules.Spaces() {
			space = at
		}
	}
	return space
}

// sign returns the sign of the goal or of an obstacle on a space, and the meaning of
// the sign. It returns "" for other spaces.
func (s *scene) sign(space int) (sign, meaning string) {
	switch back, obstacle := s.rules.Obstacle(space); {
	case space == s.rules.Spaces():
		return "⚑", s.language.Text("the goal")
	case !obstacle:
		return "", ""
	case back == 0:
		return "⊘", s.language.Text("miss a turn")
	default:
		return fmt.Sprintf("↶%d", back), s.language.Format("back %d", back)
	}
}

// A pen draws a scene on a terminal.
type pen struct {
	scene
	canvas.Canvas
	spots []play.Spot
	y     int // the next line
}

// asLetters replaces the signs of a board with ASCII characters.
var asLetters = strings.NewReplacer("▶", ">", "▼", "v", "⚑", "@", "⊘", "x", "↶", "<", "›", ">", "‹", "<", "·", ".",
	"│", "|", "─", "-", "├", "+", "┤", "+", "┬", "+", "┴", "+", "╭", "+", "╮", "+", "╰", "+", "╯", "+")

// folded returns the largest fold that leaves room for the given number of other lines,
// and the height of the mat. If no fold fits, it returns the smallest.
func (s *scene) folded(room play.Size, others int) (f fold, mat int) {
	spaces := s.rules.Spaces()
	least := max(1+s.rules.Tokens(), len(strconv.Itoa(spaces)), 3)
	for _, size := range []fold{{inner: 15, height: 7}, {inner: 15, height: 5}, {inner: 11, height: 3}, {inner: 9, height: 3}, {inner: 7, height: 3}, {inner: 7, height: 1}, {inner: 5, height: 1}, {inner: least, height: 1}, {inner: least}} {
		inner := max(size.inner, least)
		f = foldOf(spaces, max((max(room.Width, leastWidth)-margin-1)/(inner+1), 1))
		f.inner, f.height = inner, size.height
		for _, mat := range []int{3, 1} {
			if f.height >= mat && f.rows*f.rowHeight()+others+mat <= room.Height {
				return f, mat
			}
		}
	}
	return f, 1
}

// Board draws the path in the largest size that fits, the tokens at the start and at
// the goal, and the sticks. It shows the space where the token of an option lands. If
// the path is too long, it shows only the rows around that space.
func (m Moment) Board(view play.View) play.Board {
	p := pen{scene: m.scene(view.Said)}
	legend := p.legend()
	others := 2 + min(len(legend), 1) // the tokens at the start, the tokens at the goal, and the legend
	fold, mat := p.folded(view.Within, others)
	p.fold = fold
	shown := max(view.Within.Height-others-1, 2) // at least as many rows as there are, if all fit
	first := min(max((p.focus()-1)/p.row-shown/2, 0), max(p.rows-shown, 0))
	last := min(first+shown, p.rows)
	p.Canvas = canvas.New(play.Size{
		Width:  min(max(view.Within.Width, leastWidth), max(margin+p.row*(p.inner+1)+1, usualWidth)),
		Height: (last-first)*p.rowHeight() + others + mat,
	}, view, asLetters)
	p.tokensAt("▶", p.language.Text("start"), 0)
	for row := first; row < last; row++ {
		p.pathRow(row)
	}
	p.tokensAt("⚑", p.language.Text("goal"), p.rules.Spaces())
	p.mat(mat)
	p.Put(0, p.y, play.Style{Fore: p.Theme.Faint}, legend)
	return play.Board{Lines: p.Lines(), Spots: p.spots, Cramped: p.height == 0}
}

func (p *pen) legend() string {
	var texts []string
	known := map[string]bool{}
	for space := 1; space < min(p.rules.Spaces(), 100); space++ {
		if sign, meaning := p.sign(space); sign != "" && !known[sign] {
			known[sign] = true
			texts = append(texts, sign+" "+meaning)
		}
	}
	return strings.Join(texts, "   ")
}

// token draws tokens of one player in the given cells: a disc in the player's color, or
// the names of the tokens.
func (p *pen) token(x, y, width, height int, tokens []yutkata.Token, ink play.Style) {
	name, disc := stacked(tokens), p.Theme.Players[tokens[0].Player()%len(p.Theme.Players)]
	switch {
	case width < len(name)+2 && disc.Fill != nil:
		p.Center(x, y, width, canvas.On(disc), name)
	case width < len(name)+2:
		p.Center(x, y, width, ink, name)
	case disc.Fill == nil || p.Letters:
		on := canvas.On(disc)
		on.Reverse = ink.Reverse
		p.Center(x, y, width, on, "("+name+")")
	default:
		p.Disc(x, y, width, height, disc, name)
	}
}

// tokensAt draws the line with the tokens at the start, or with the tokens at the goal.
// Each token has its own disc. If there is not enough room, each player has only one
// disc.
func (p *pen) tokensAt(sign, name string, space int) {
	x := p.Put(0, p.y, play.Style{Fore: p.Theme.Good, Bold: true}, sign)
	x = p.Put(x+1, p.y, play.Style{Fore: p.Theme.Faint}, name) + 1
	tokens := p.tokensOn(space)
	together := len(tokens)*len(" (A1)") > p.Size.Width-x
	for len(tokens) > 0 {
		n := 1 // the number of tokens on the disc
		for together && n < len(tokens) && tokens[n].Player() == tokens[0].Player() {
			n++
		}
		width := len(stacked(tokens[:n])) + 2
		p.token(x, p.y, width, 1, tokens[:n], play.Style{})
		p.spots = append(p.spots, play.Spot{X: x, Y: p.y, Width: width, Height: 1, Name: tokens[0].String()})
		x += width + 1
		tokens = tokens[n:]
	}
	p.y++
}

// mat draws the sticks and a text.
func (p *pen) mat(height int) {
	sticks, known := p.lying()
	middle := p.y + (height-1)/2
	p.Fill(margin, p.y, 4*4+1, height, p.Theme.On("square"))
	for i, side := range sticks.String() {
		disc, text := p.Theme.Black, " o "
		if side == 'x' {
			disc, text = p.Theme.White, " x "
		}
		ink := canvas.On(disc)
		if !known && (p.frame == nil || !p.frame.tumbling) {
			ink, text = canvas.On(p.Theme.Black), " · "
		}
		if p.Theme.Background == nil {
			ink, text = play.Style{Reverse: known && side == 'x'}, strings.Replace(text, " ", "|", 2)
		}
		x := margin + 1 + 4*i
		p.Fill(x, p.y, 3, height, ink)
		p.Put(x, middle, ink, text)
	}
	text, ink := p.matText()
	end := p.Put(margin+4*4+2, middle, ink, text)
	p.spots = append(p.spots, play.Spot{X: 0, Y: p.y, Width: end, Height: height, Name: sticksSpot})
	p.y += height
}

// matText returns the text beside the sticks, such as the throw or the winner.
func (p *pen) matText() (text string, ink play.Style) {
	sticks, known := p.lying()
	text, ink = p.language.Text("the sticks fly"), play.Style{Fore: p.Theme.Text, Bold: true}
	winner, won := p.winner()
	switch {
	case won:
		text, ink.Fore = p.victory(winner), p.Theme.Good
		if person := p.person(); person >= 0 && person != winner {
			ink.Fore = p.Theme.Bad
		}
	case known:
		text = p.worth(p.language.Text(sticks.Throw().String()), sticks.Throw())
	case p.frame == nil && p.asks && p.onTurn():
		text, ink = " "+p.language.Text("Enter throws")+" ", play.Style{Fore: p.Theme.OnChosen, Back: p.Theme.Chosen, Bold: true, Reverse: p.Theme.Chosen == nil}
	case p.frame == nil:
		text = ""
	}
	return text, ink
}

// worth adds the number of spaces of a throw to its name. It also says whether the player
// throws again.
func (t *match) worth(name string, throw yutkata.Throw) string {
	text := fmt.Sprintf("%s %d", name, throw.Spaces())
	if throw.Again() {
		text = t.language.Format("%s, and throw again", text)
	}
	return text
}

// pathRow draws a row of the path. Where the path turns, the border is open.
func (p *pen) pathRow(row int) {
	cells := p.cellsOf(row)
	line, middle := play.Style{Fore: p.Theme.Line}, p.y+p.height/2
	if p.height > 0 {
		middle++
		p.border(cells, p.y, "│├┤  ╭╮┬", " ", p.turned)
		p.border(cells, p.y+p.height+1, "│├┤  ╰╯┴", "▼", p.turns)
	}
	for i, space := range cells {
		if space == 0 {
			continue
		}
		x := margin + i*(p.inner+1)
		ink := p.Theme.On(p.class(space))
		for y := range max(p.height, 1) {
			at := middle - p.height/2 + y
			p.Fill(x+1, at, p.inner, 1, ink)
			p.Put(x, at, line, "│")
			p.Put(x+p.inner+1, at, line, "│")
		}
		p.cell(x+1, middle, space, ink)
		if p.height > 0 {
			top := line
			if p.turned(space) {
				top = p.Theme.On("square")
			}
			p.Put(x+1, p.y, top, strconv.Itoa(space))
		}
		p.spots = append(p.spots, play.Spot{X: x, Y: p.y, Width: p.inner + 2, Height: p.rowHeight(), Name: strconv.Itoa(space)})
	}
	if row == 0 {
		p.Put(0, middle, play.Style{Fore: p.Theme.Good, Bold: true}, "▶")
	}
	p.y += p.rowHeight()
}

// border draws the upper or the lower border of a row, with a sign where the border is
// open. The parameter corners holds four corners beside an opening, and then four other
// corners. Each group holds the corners with no line, a line to the right, a line to
// the left, and lines to both sides.
func (p *pen) border(cells []int, y int, corners, opening string, open func(space int) bool) {
	line := play.Style{Fore: p.Theme.Line}
	for i := range len(cells) + 1 {
		x, corner := margin+i*(p.inner+1), 4
		for arm, at := range []int{i, i - 1} { // to the right and to the left
			switch {
			case at < 0 || at == len(cells) || cells[at] == 0:
			case open(cells[at]):
				corner &= 3
			default:
				corner |= 1 << arm
			}
		}
		if corner != 4 {
			p.Put(x, y, line, string([]rune(corners)[corner]))
		}
		switch {
		case i == len(cells) || cells[i] == 0:
		case open(cells[i]):
			p.Put(x+1, y, p.Theme.On("square"), strings.Repeat(" ", p.inner))
			p.Center(x+1, y, p.inner, p.Theme.On("square"), opening)
		default:
			p.Put(x+1, y, line, strings.Repeat("─", p.inner))
		}
	}
}

// cell draws the inside of a space: its tokens, or the token that an option moves to
// the space, or a sign, or the number of the space.
func (p *pen) cell(x, y, space int, ink play.Style) {
	tokens := p.tokensOn(space)
	sign, _ := p.sign(space)
	switch {
	case p.moves && p.move.To == space && !p.move.Stayed:
		name := "›" + p.move.Token.String()
		if p.inner > len(">A1") {
			name += "‹"
		}
		if len(tokens) > 0 && space < p.rules.Spaces() && len([]rune(name))+len(" "+stacked(tokens)) <= p.inner {
			name += " " + stacked(tokens) // the tokens that it meets
		}
		p.Center(x, y, p.inner, ink, name)
	case len(tokens) > 0 && space < p.rules.Spaces():
		p.token(x, y, p.inner, p.height, tokens, ink)
	case p.height == 0 && sign == "":
		p.Center(x, y, p.inner, ink, strconv.Itoa(space)) // the border does not show the number
	default:
		ink.Bold = true
		p.Center(x, y, p.inner, ink, sign)
	}
}

// stacked returns the names of the tokens on a space, such as A1, or A12 for A1 and A2.
func stacked(tokens []yutkata.Token) string {
	text := tokens[0].String()
	for _, token := range tokens[1:] {
		text += token.String()[1:]
	}
	return text
}
