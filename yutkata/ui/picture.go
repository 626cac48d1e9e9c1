package ui

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/parts"
	"games.example/yutkata"
)

// The limits for the part of the path that a picture shows.
const (
	leastInRow = 5  // spaces
	mostInRow  = 12 // spaces
	mostInside = 12 // rows
)

// The sizes in a picture.
const (
	tile      = 84 // from one space to the next
	station   = 30 // the radius of a space
	crowd     = 32 // the radius of a crowd of tokens on a space
	ring      = 33 // the radius of a ring around a token
	dot       = 20 // the radius of a dot
	smallDot  = 14 // the radius of a dot beside a token
	border    = 10 // from the road to the edge of the picture
	rim       = 3  // from the road to the frame
	matGap    = 16 // from the road to the mat
	matHeight = 148
	matFoot   = 4   // from the mat to the place that the border surrounds
	onMat     = 34  // from the upper edge of the mat to the middle of a stick in the first row
	nextRow   = 70  // from there to a stick in the second row
	broad     = 525 // the width of a mat with sticks in the size of parts.Stick
	slope     = 6   // how much lower every second stick lies
	flight    = 12  // how much higher a stick flies, and how much higher every second stick
	numeral   = 19  // the size of a number
	small     = 17  // the size of a number above a sign
	above     = 14  // from a number down to the middle of its space
	below     = 9   // from the middle of a space down to its sign
	signSize  = 24
	aside     = 24 // from the middle of a space to the side, for marks beside a token
	higher    = 22 // from the middle of a space up, for the dots beside a token
	beneath   = 34 // from the middle of a space down, for the mark of a token that can only stay
)

// leans holds the angles at which the sticks lie.
var leans = [...]int{-6, 5, -4, 8}

// handSpot is the name of the spot of the tokens at the start, which are beside the
// picture.
const handSpot = "hand"

// staySpot begins the name of the spot where a token stays that cannot reach the goal. The
// number of its space follows.
const staySpot = "stay-"

// A picture is an SVG element that is being drawn.
type picture struct {
	strings.Builder
	scene
	first, last int // the first row that is drawn, and the row after the last
	mat         int // the upper edge of the mat
}

// Picture returns the board as an SVG element: a road with its signs, the tokens on the
// road, and the sticks. Tokens that can move are marked, and the spaces where they land.
func (m Moment) Picture(view play.View) string {
	p := picture{scene: m.scene(view.Said)}
	most := max(leastInRow, min(mostInRow, m.rules.Spaces()/leastInRow))
	p.fold = foldOf(m.rules.Spaces(), most)
	for longer := most + 1; longer <= min(mostInRow, most+2); longer++ { // leaves fewer places of the last row empty
		if f := foldOf(m.rules.Spaces(), longer); f.row*f.rows < p.row*p.rows {
			p.fold = f
		}
	}
	p.first = max(min((p.focus()-1)/p.row-mostInside/2, p.rows-mostInside), 0)
	p.last = min(p.first+mostInside, p.rows)
	p.mat = (p.last-p.first)*tile + matGap
	width, height := p.row*tile, p.mat+matHeight+matFoot
	fmt.Fprintf(&p, `<svg xmlns="http://www.w3.org/2000/svg" class="paper wide" viewBox="%d %[1]d %d %d" role="group" aria-label="%s">`,
		-border, width+2*border, height+2*border, html.EscapeString(m.Title()))
	fmt.Fprintf(&p, `<rect class="frame" x="%d" y="%[1]d" width="%d" height="%d" rx="12"/>`, -rim, width+2*rim, height+2*rim)
	p.road()
	if x, y, drawn := p.middle(1); drawn { // tokens enter from the border below space 1
		p.WriteString(parts.WayEnd(handSpot, x-tile/2, y+tile*3/4))
	}
	p.sticks(view)
	walks := p.frame != nil && !p.frame.tumbling
	for token := range m.rules.AllTokens() {
		if !walks || token != p.frame.token {
			p.token(token)
		}
	}
	p.marks(view)
	p.signs()
	if walks {
		p.token(p.frame.token) // passes over all others
	}
	p.WriteString("</svg>")
	return p.String()
}

// middle returns the middle of a space, and reports whether the space is drawn.
func (p *picture) middle(space int) (x, y int, drawn bool) {
	row := (space - 1) / p.row
	for column, at := range p.cellsOf(row) {
		if at == space {
			x = column*tile + tile/2
		}
	}
	return x, (row-p.first)*tile + tile/2, space > 0 && row >= p.first && row < p.last
}

// road draws the road, the spaces on it, and above all spaces their numbers.
func (p *picture) road() {
	var points, spaces, numbers strings.Builder
	for space := p.first*p.row + 1; space <= min(p.last*p.row, p.rules.Spaces()); space++ {
		x, y, _ := p.middle(space)
		fmt.Fprintf(&points, "%d,%d ", x, y)
		name := p.language.Format("space %d", space)
		sign, meaning := p.sign(space)
		if sign != "" {
			name += ", " + meaning
		}
		if p.class(space) == "last" {
			fmt.Fprintf(&spaces, `<circle class="last" cx="%d" cy="%d" r="40"/>`, x, y)
		}
		fmt.Fprintf(&spaces, `<g data-spot="%d" role="button" aria-label="%s"><circle class="station" cx="%d" cy="%d" r="%d"/></g>`, space, name, x, y, station)
		switch {
		case space == p.rules.Spaces():
			fmt.Fprintf(&numbers, `<circle class="ring" cx="%d" cy="%d" r="24" pointer-events="none"/>%s`, x, y, parts.At(x, y, parts.Scaled(0.85, parts.Flag())))
		case sign != "":
			numbers.WriteString(parts.Label("number", x, y-above, small, fmt.Sprint(space)))
		default:
			numbers.WriteString(parts.Label("number", x, y, numeral, fmt.Sprint(space)))
		}
	}
	fmt.Fprintf(p, `<polyline class="road" stroke-linejoin="round" points="%s"/>%s%s`, strings.TrimSpace(points.String()), spaces.String(), numbers.String())
}

// token draws a token on its space. Tokens that share a space are smaller.
func (p *picture) token(token yutkata.Token) {
	space, scale := p.spaceOf(token), 1.05
	x, y, drawn := p.middle(space)
	if !drawn || space == p.rules.Spaces() {
		return
	}
	stack := p.tokensOn(space)
	columns := 1
	for columns*columns < len(stack) {
		columns++
	}
	if i := slices.Index(stack, token); columns > 1 && i >= 0 {
		scale = 1.3 / float64(columns)
		radius := crowd / columns
		x += (2*(i%columns) - columns + 1) * radius
		y += (2*(i/columns) - (len(stack)-1)/columns) * radius
	}
	fmt.Fprintf(p, `<g id="piece-%v" class="piece player%d" transform="translate(%d %d)" data-spot="%v" role="button" aria-label="%s">%s</g>`,
		token, token.Player()%4, x, y, token, p.language.Format("%v on %s", token, p.language.Format("space %d", space)), parts.Scaled(scale, parts.Piece(token.Player(), token.String(), 0)))
}

// signs draws the signs of the obstacles, each below its number or beside the tokens that
// cover its space.
func (p *picture) signs() {
	for space := p.first*p.row + 1; space <= min(p.last*p.row, p.rules.Spaces()-1); space++ {
		sign, _ := p.sign(space)
		switch x, y, _ := p.middle(space); {
		case sign != "" && len(p.tokensOn(space)) > 0:
			p.WriteString(parts.At(x-aside, y-aside, `<circle class="station" r="16" pointer-events="none"/>`+parts.Label("sign", 0, 0, numeral, sign)))
		case sign != "":
			p.WriteString(parts.Label("sign", x, y+below, signSize, sign))
		}
	}
}

// marks draws rings around the tokens that can move, and dots with the number of the space
// where they land. A token that can only stay has no ring, but a mark that says so if another token
// can move.
func (p *picture) marks(view play.View) {
	drawn := map[string]bool{}
	once := func(mark string) bool {
		before := drawn[mark]
		drawn[mark] = true
		return !before
	}
	moves := slices.ContainsFunc(view.Options, func(o play.Option) bool { return o.From != o.To })
	for _, option := range view.Options {
		if x, y, ok := p.middle(mustNumber(option.From)); ok && once("from "+option.From) {
			class := "halo"
			if option.Said == view.Said {
				class = "picked"
			}
			p.WriteString(parts.At(x, y, parts.Ring(class, ring)))
		}
	}
	for _, option := range view.Options { // no ring covers a number
		if x, y, ok := p.middle(mustNumber(strings.TrimPrefix(option.To, staySpot))); ok && moves && once(option.To) {
			if option.From == option.To {
				if option.Said == view.Said {
					p.WriteString(parts.At(x, y, parts.Ring("picked", ring)))
				}
				fmt.Fprintf(p, `<g data-spot="%s" role="button" aria-label="%s">%s</g>`, option.To, option.Text, parts.At(x, y+beneath, parts.Pill(p.language.Text("Stay"))))
			} else {
				p.target(x, y, option)
			}
		}
	}
}

// target draws a dot in the middle of a space or, if the space shows something, beside it.
func (p *picture) target(x, y int, option play.Option) {
	space := mustNumber(option.To)
	if option.Takes {
		p.WriteString(parts.At(x, y, parts.Ring("taken", ring)))
	}
	if sign, _ := p.sign(space); sign != "" || len(p.tokensOn(space)) > 0 {
		// A touch of the dot moves the token, as a touch of the token does, because the space
		// below may hold another token that can move.
		fmt.Fprintf(p, `<g data-spot="%s" aria-hidden="true" transform="translate(%d %d)">%s</g>`, option.From, x+aside, y-higher, parts.Dot(smallDot, option.To))
		return
	}
	p.WriteString(parts.At(x, y, parts.Dot(dot, option.To)))
}

func mustNumber(text string) int {
	number, _ := wholeNumber(text) // the text is the number of a space, or names no space
	return number
}

// sticks draws the four sticks as they lie or, before the first throw, with their flat
// sides up. While a person has to throw, they are marked.
func (p *picture) sticks(view play.View) {
	sticks, known := p.lying()
	name, class := p.language.Text("throw the sticks"), "stick"
	if !known && p.thrown > 0 && (p.frame == nil || !p.frame.tumbling) {
		sticks = p.Moment.sticks
	}
	if known {
		name = fmt.Sprintf("%s, %d", p.language.Text(sticks.Throw().String()), sticks.Throw().Spaces())
	} else if len(view.Options) > 0 {
		class = "stick ready"
	}
	fmt.Fprintf(p, `<g data-spot="%s" role="button" aria-label="%s"><rect class="mat" x="0" y="%d" width="%d" height="%d"/></g>`, sticksSpot, name, p.mat, p.row*tile, matHeight)
	scale := min(float64(p.row*tile)/broad, 1)
	for i, side := range sticks.String() {
		x, y, turn := p.row*tile*(2*(i%2)+1)/4, p.mat+onMat+nextRow*(i/2)+slope*(i%2), leans[i]
		if p.frame != nil && p.frame.tumbling {
			class = "stick flying"
			y, turn = y-flight*(1+i%2), turn+60*(i+int(sticks)%5)
		}
		fmt.Fprintf(p, `<g id="stick-%d" class="%s" data-spot="%s" aria-hidden="true" transform="translate(%d %d) rotate(%d)">%s</g>`,
			i+1, class, sticksSpot, x, y, turn, parts.Scaled(scale, parts.Stick(side == 'x', 0)+`<rect class="glow" x="-113" y="-31" width="226" height="62" rx="31"/>`))
	}
}

// Counts returns the level, the tokens and the turns to miss of each player.
func (m Moment) Counts() []play.Count {
	counts := make([]play.Count, m.rules.Players())
	for player := range counts {
		count := &counts[player]
		letter := letterOf(player)
		*count = play.Count{Piece: parts.Piece(player, letter, 0), Color: parts.Color(player), Of: m.rules.Tokens(), Left: -1, Misses: m.rules.Owed(m.state, player)}
		if _, over := m.winner(); over {
			count.Misses = 0 // no turn follows
		}
		if m.person() != player {
			count.Name = letter
		}
		if m.computers[player] {
			count.Level = m.language.Text(word(m.choices["level"]))
		}
		if player == m.state.Turn() {
			count.Spot = handSpot
		}
	}
	for token := range m.rules.AllTokens() {
		switch m.rules.Space(m.state, token) {
		case 0:
			counts[token.Player()].Hand++
		case m.rules.Spaces():
			counts[token.Player()].Home++
		}
	}
	return counts
}

// Chips returns the throw that the player on turn must use, or else the last throw, which
// is spent.
func (m Moment) Chips() []play.Chip {
	throw, thrown := m.state.Thrown()
	times := 1
	if !thrown {
		throw, times = m.sticks.Throw(), 0
	}
	if _, won := m.winner(); won || !thrown && m.thrown == 0 {
		return nil
	}
	chip := play.Chip{Text: m.language.Text(throw.String()), Steps: throw.Spaces(), Times: times}
	if thrown && throw.Again() {
		chip.Note = m.language.Text("then throw again")
	}
	return []play.Chip{chip}
}
