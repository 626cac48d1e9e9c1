package ui

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"games.example/internal/play"
	"games.example/internal/play/canvas"
	"games.example/yutnori"
	"games.example/yutnori/record"
)

// A look is the size of a drawing: the width of a column of the board and the height of
// a row, in characters.
type look struct{ columns, rows int }

// looks holds the sizes, the largest first.
var looks = []look{{8, 4}, {6, 3}, {4, 2}, small, {3, 1}}

// small is the look of the board when the game is played line by line. The help has the
// smallest look.
var small = look{4, 1}

// last is the number of the last row and column of the board.
const last = yutnori.Size - 1

// handSpot and sticksSpot are the names of the spots of the hand and of the sticks.
const (
	handSpot   = "hand"
	sticksSpot = "sticks"
)

// numbersKey is the key that shows or hides the numbers of the cells.
const numbersKey = "#"

// spotOf returns the name of the spot at a player's position.
func (m Moment) spotOf(player int, at yutnori.Position) string {
	if at == yutnori.InHand {
		return handSpot
	}
	if at == yutnori.Arrived {
		return homeSpot
	}
	cell, _ := m.rules.Cell(player, at)
	return nameOf(cell)
}

func nameOf(cell yutnori.Cell) string { return fmt.Sprintf("%d,%d", cell.Row, cell.Column) }

// A mark shows how an action has touched, or would touch, a cell.
type mark int

const (
	untouched mark = iota
	touched        // where a piece has moved since the previous turn of the player on turn
	passed         // by the pieces of the option that is shown
	left
	reached
	caught
)

// marks returns the marks of the spots, keyed by the names of the spots. The option adds
// marks for the spots that its pieces leave, pass and reach.
func (m Moment) marks(option string) map[string]mark {
	marks, stacks := map[string]mark{}, m.places.stacks(m.rules)
	for _, event := range m.recent {
		if cell, _ := m.rules.Cell(int(event.Player), event.To); stacks[cell].Pieces > 0 {
			marks[m.spotOf(int(event.Player), event.To)] = touched // also the hand, where a mark shows nothing
		}
	}
	if move, ok := m.moveOf(option); ok {
		player := m.state.Turn()
		for _, at := range m.way(player, move) {
			marks[m.spotOf(player, at)] = passed
		}
		marks[m.spotOf(player, move.From)] = left
		marks[m.spotOf(player, m.rules.Target(player, move))] = reached
	}
	return marks
}

// way returns the positions that a player's pieces visit in a move, the target last.
func (m Moment) way(player int, move yutnori.Move) (way []yutnori.Position) {
	steps := []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Geol, yutnori.Yut, yutnori.Mo}
	if move.Result.Back() {
		steps = []yutnori.Result{yutnori.BackDo, yutnori.BackGae, yutnori.BackGeol}
	}
	for _, result := range steps[:max(move.Result.Steps(), -move.Result.Steps())] {
		step := move
		step.Result = result
		at := m.rules.Target(player, step)
		if way = append(way, at); at == yutnori.Arrived || at == yutnori.InHand {
			break
		}
	}
	return way
}

// A pen draws a moment.
type pen struct {
	canvas.Canvas
	look
	layout
	Moment
	marks    map[string]mark
	numbered bool // whether to draw the numbers of the cells
}

// asLetters replaces the signs on a board with ASCII characters.
var asLetters = strings.NewReplacer("━", "-", "┃", "|", "╲", `\`, "╱", "/", "○", "o", "◎", "O", "•", "*", "⌂", "^",
	"▲", "^", "◀", "<", "▼", "v", "▶", ">")

// Board returns the largest drawing that fits, or else the smallest. The drawing marks
// the cells that the option's pieces leave, pass and reach.
func (m Moment) Board(view play.View) play.Board {
	fitting := slices.IndexFunc(looks, func(look look) bool { return view.Within.Holds(m.layout(look).size) })
	if fitting < 0 {
		fitting = len(looks) - 1
	}
	return m.drawing(looks[fitting], view, view.IsOn(numbersKey))
}

// A layout says where the board is in a drawing.
type layout struct {
	size   play.Size
	margin int // the space for one half of an outer cell, in characters
	x      int // the text column of the board's left road
}

// layout leaves room beside the board for the signs of the players' starts.
func (m Moment) layout(look look) layout {
	margin, left, right := wide, 0, 1
	if look.rows == 1 {
		margin = half
	}
	if slices.ContainsFunc(m.teams(), func(team yutnori.Team) bool { return team.Corner >= yutnori.NW }) {
		left = 3
	}
	if !m.isOneStart() {
		right = 2 // with letters
	}
	x := left + margin
	return layout{play.Size{Width: x + last*look.columns + 1 + margin + right, Height: last*look.rows + 1}, margin, x}
}

// The number of characters on each side of a cell's middle: half for most cells, and wide
// for the disc of a corner or of the center. A cell's breadth includes its middle.
const (
	half    = 2
	wide    = 3
	breadth = 2*half + 1
)

// drawing draws the board. Between the roads it draws the throws to spend, the sticks,
// and the pieces that each player has in the hand and at home.
func (m Moment) drawing(as look, view play.View, numbered bool) play.Board {
	d := pen{look: as, layout: m.layout(as), Moment: m, marks: m.marks(view.Said), numbered: numbered}
	d.Canvas = canvas.New(d.size, view, asLetters)
	board := play.Board{}
	d.roads()
	stacks := m.places.stacks(m.rules)
	if m.frame.walks {
		stacks[m.frame.cell] = m.frame.stack
		if m.frame.caught {
			d.marks[nameOf(m.frame.cell)] = caught
		}
	}
	for number := yutnori.Position(1); number <= yutnori.Last; number++ {
		cell, _ := m.rules.Cell(m.reader(), number)
		d.cell(cell, number, stacks[cell])
		spot := play.Spot{X: d.atX(cell.Column) - half, Y: d.atY(cell.Row), Width: breadth, Height: 1, Name: nameOf(cell)}
		if d.rows > 1 && (isLarge(cell) || stacks[cell].Pieces > 0) { // such a cell is three rows high
			spot.Y, spot.Height = spot.Y-1, 3
		}
		board.Spots = append(board.Spots, spot)
	}
	d.starts()
	d.pool()
	d.sticks()
	x, width := d.inner(8 * as.rows)
	board.Spots = append(board.Spots, play.Spot{X: x, Y: d.atY(8), Width: width, Height: as.rows + 1, Name: sticksSpot})
	for player := range m.rules.Players() {
		spot := d.player(player)
		if player == m.state.Turn() {
			board.Spots = append(board.Spots, spot)
		}
	}
	board.Lines = d.Lines()
	return board
}

func (t *Table) teams() []yutnori.Team {
	facts := t.rules.Facts()
	return facts.Teams[:facts.Players]
}

func (d *pen) atX(column int) int { return d.x + column*d.columns }
func (d *pen) atY(row int) int    { return row * d.rows }

func (d *pen) roads() {
	line := play.Style{Fore: d.Theme.Line}
	width, height := last*d.columns, last*d.rows
	d.Put(d.x, 0, line, strings.Repeat("━", width))
	d.Put(d.x, height, line, strings.Repeat("━", width))
	for y := range height {
		across := y * d.columns / d.rows
		d.Put(d.x, y, line, "┃")
		d.Put(d.x+width, y, line, "┃")
		d.Put(d.x+across, y, line, "╲")
		d.Put(d.x+width-across, y, line, "╱")
	}
}

// cell draws a cell of the board: its pieces, or its number or sign.
func (d *pen) cell(cell yutnori.Cell, number yutnori.Position, stack yutnori.Stack) {
	x, y, mark := d.atX(cell.Column), d.atY(cell.Row), d.marks[nameOf(cell)]
	isLarge := isLarge(cell)
	ground := d.ground(mark)
	if isLarge && mark == untouched {
		ground = d.Theme.On("square")
	}
	switch {
	case ground.Back != nil && isLarge && d.rows > 1 && !d.Letters:
		d.Disc(x-wide, y, 2*wide+1, 3, play.Disc{Fill: ground.Back, Ink: ground.Fore}, "   ")
	case ground.Back != nil && stack.Pieces > 0 && d.rows > 1:
		d.Fill(x-half, y-1, breadth, 3, ground)
	case ground.Back != nil || isLarge:
		d.Fill(x-half, y, breadth, 1, ground)
	}
	if stack.Pieces > 0 {
		d.disc(x, y, stack, ground, mark)
		return
	}
	text := "○"
	switch {
	case mark == reached:
		text = d.Language.letter(d.state.Turn())
	case d.numbered:
		text = strconv.Itoa(int(number))
		if ground.Back == nil {
			ground.Fore = d.Theme.Faint
			d.Put(x-1, y, ground, "    "[:len(text)+2])
		}
	case isLarge && d.isStart(cell):
		text = "⌂"
	case isLarge:
		text = "◎"
	case mark == passed:
		text = "•"
	}
	d.Put(x, y, ground, text)
	if d.Theme.Background == nil && (isLarge || mark > passed) {
		d.Put(x-1, y, ground, brackets[mark][0])
		d.Put(x+displaywidth.String(text), y, ground, brackets[mark][1])
	}
}

// isLarge reports whether a cell is a corner or the center.
func isLarge(cell yutnori.Cell) bool {
	return cell.Row%last == 0 && cell.Column%last == 0 || cell == yutnori.Cell{Row: last / 2, Column: last / 2}
}

// brackets holds, for each mark, the signs beside a cell on a board without colors.
var brackets = [...][2]string{untouched: {"(", ")"}, touched: {"{", "}"}, passed: {"(", ")"}, left: {"<", ">"}, reached: {"[", "]"}, caught: {"!", "!"}}

func (d *pen) ground(mark mark) play.Style {
	switch mark {
	case touched:
		return d.Theme.On("last")
	case passed, left, reached:
		ground := d.Theme.On("next")
		ground.Reverse = ground.Reverse && mark == reached
		return ground
	case caught:
		return play.Style{Fore: d.Theme.Background, Back: d.Theme.Bad, Reverse: d.Theme.Background == nil}
	case untouched:
	}
	return play.Style{Fore: d.Theme.Line}
}

// disc draws the pieces on a cell as a disc with the letter of their player and, for a
// stack, the number of pieces.
func (d *pen) disc(x, y int, stack yutnori.Stack, ground play.Style, mark mark) {
	text, disc := d.Language.letter(stack.Player), d.Theme.Players[stack.Player]
	if stack.Pieces > 1 {
		text += strconv.Itoa(stack.Pieces)
	}
	switch {
	case disc.Fill == nil || d.Letters:
		ink := canvas.On(disc)
		ink.Reverse = ground.Reverse
		d.Put(x-1, y, ink, brackets[mark][0]+text+brackets[mark][1])
	case d.rows > 1:
		d.Disc(x-half, y, breadth, 3, disc, strings.Repeat(" ", len(text)-1)+text)
	default:
		d.Disc(x-1, y, len(text)+2, 1, disc, text)
	}
}

func (m Moment) isStart(cell yutnori.Cell) bool {
	for player := range m.rules.Players() {
		if start, _ := m.rules.Cell(player, yutnori.Last); start == cell {
			return true
		}
	}
	return false
}

// starts draws arrows beside the corners where players start. The arrows point in the
// players' directions. If corners or directions differ, starts adds the players' letters.
func (d *pen) starts() {
	var used [yutnori.NumCorners]int
	for player, team := range d.teams() {
		corner, _ := d.rules.Cell(player, yutnori.Last)
		y := d.atY(corner.Row) + used[team.Corner]
		if corner.Row > 0 {
			y = d.atY(corner.Row) - used[team.Corner]
		}
		used[team.Corner]++
		arrow := d.atX(last) + d.margin + 1
		name := arrow + 1
		if corner.Column == 0 {
			arrow, name = 1, 0
		}
		d.Put(arrow, y, d.text(), arrowOf(team))
		if d.isOneStart() {
			return
		}
		d.Put(name, y, canvas.On(d.Theme.Players[player]), d.Language.letter(player))
	}
}

// isOneStart reports whether all players start at one corner, in the same direction.
func (t *Table) isOneStart() bool {
	teams := t.teams()
	return !slices.ContainsFunc(teams, func(team yutnori.Team) bool {
		return team.Corner != teams[0].Corner || team.Clockwise != teams[0].Clockwise
	})
}

// text returns the style of important text.
func (d *pen) text() play.Style { return play.Style{Fore: d.Theme.Text, Bold: true} }

// arrows holds, for each corner, the arrow of players who go counterclockwise from there.
var arrows = [yutnori.NumCorners]string{"▲", "◀", "▼", "▶"}

// arrowOf returns the arrow for the direction in which a team starts.
func arrowOf(team yutnori.Team) string {
	if team.Clockwise {
		return arrows[(team.Corner+1)%yutnori.NumCorners]
	}
	return arrows[team.Corner]
}

// inner returns the first column and the width of the space between the two diagonal
// roads in a row of text.
func (d *pen) inner(row int) (x, width int) {
	across := min(row, last*d.rows-row) * d.columns / d.rows
	return d.x + across + half, last*d.columns - 2*across - 2*half + 1
}

// pool draws a chip for each result to spend, in the upper part of the board.
func (d *pen) pool() {
	row, pool := d.rows+d.rows/2, d.state.Pool()
	var chips []string
	used := 0
	flush := func() {
		x, width := d.inner(row)
		x += (width - used) / 2
		for _, chip := range chips {
			d.Put(x, row, canvas.On(play.Disc{Fill: d.Theme.Next, Ink: d.Theme.OnNext}), chip)
			x += displaywidth.String(chip) + 1
		}
		row, chips, used = row+1, nil, 0
	}
	for _, result := range slices.Compact(pool.Results()) {
		chip := " " + d.Language.Text(result.String()) + " "
		if d.Theme.Background == nil {
			chip = "[" + strings.TrimSpace(chip) + "]"
		}
		if count := pool.Count(result); count > 1 {
			chip += strconv.Itoa(count) + " "
		}
		if _, width := d.inner(row); used+displaywidth.String(chip) > width {
			flush()
		}
		chips, used = append(chips, chip), used+displaywidth.String(chip)+1
	}
	flush()
}

// sticks draws the four sticks as they fell, and their result, in the lower part
// of the board.
func (d *pen) sticks() {
	if !d.fallen {
		return
	}
	const width = 3
	y, height, gap := d.atY(8), d.rows+1, 2
	if d.rows == 1 {
		height, gap = 1, 1
	}
	x := d.x + (last*d.columns+1-4*width-3*gap)/2
	if d.frame.tossed {
		y -= d.rows
	}
	for stick := yutnori.BackStick; stick <= yutnori.PlainStick; stick <<= 1 {
		lower := 0
		if d.frame.tossed && d.fall&stick != 0 {
			lower = d.rows / 2
		}
		d.stick(stick, x, y+lower, height)
		x += width + gap
	}
	if d.frame.tossed {
		return
	}
	d.Center(d.x, y+height, last*d.columns+1, d.text(), d.fell())
}

// fell returns the result of the sticks and its number of steps, as in "geol 3".
func (m Moment) fell() string {
	result := m.rules.Read(m.fall)
	return fmt.Sprintf("%s %d", m.Language.Text(result.String()), result.Steps())
}

// stick draws a stick. The round side is dark, and the flat side is light and shows its
// mark.
func (d *pen) stick(stick yutnori.Fall, x, y, height int) {
	face, blank, text := play.Disc{Fill: d.Theme.Text, Ink: d.Theme.Background}, "| |", d.markOn(stick)
	switch {
	case d.fall&stick == 0:
		face, blank, text = play.Disc{Fill: d.Theme.Square, Ink: d.Theme.OnSquare}, "(#)", ""
	case d.Theme.Name == play.Light.Name:
		face = play.Disc{Fill: d.Theme.Field, Ink: d.Theme.OnField}
	}
	if d.Theme.Background != nil {
		blank = "   "
	}
	for row := range height {
		d.Put(x, y+row, canvas.On(face), blank)
	}
	d.Put(x+1, y+height/2, canvas.On(face), text)
}

func (t *Table) markOn(stick yutnori.Fall) string {
	switch {
	case stick == yutnori.BackStick:
		return "X"
	case stick != yutnori.PlainStick && t.rules.Facts().BackResults:
		return "x"
	}
	return ""
}

// player draws a player's name, and the pieces in the hand and at home, near the corner
// that part returns. It returns the spot of the hand.
func (d *pen) player(player int) play.Spot {
	corner := d.part(player)
	const height = 2
	width, top, y, counts := 13, d.atY(last/2)-height, 0, 1 // the name is on the outermost line
	if corner == yutnori.SE || corner == yutnori.SW {
		top, y, counts = d.atY(last/2)+1, 1, 0
	}
	if d.rows == 1 {
		width, top, counts = 8, d.atY(4), y
		if y > 0 {
			top = d.atY(5)
		}
	}
	y, counts = top+y, top+counts
	x := d.x + half + 1
	if corner == yutnori.SE || corner == yutnori.NE {
		x = d.atX(last) - half - width
	}
	hand, home := d.places.count(d.rules, player, yutnori.InHand), d.places.count(d.rules, player, yutnori.Arrived)
	disc, text := d.Theme.Players[player], play.Style{Fore: d.Theme.Text}
	waiting := text
	if player == d.state.Turn() && d.marks[handSpot] == left {
		waiting = d.ground(reached)
	}
	name := " " + d.Language.letter(player) + " "
	if disc.Fill == nil {
		name = "(" + d.Language.letter(player) + ")"
	}
	d.Put(x, y, canvas.On(disc), name)
	if d.rows == 1 {
		d.Put(x+3, y, waiting, fmt.Sprint(" ", hand))
		d.Put(x+5, y, text, fmt.Sprint(" ⌂", home))
		return play.Spot{X: x, Y: y, Width: width, Height: 1, Name: handSpot}
	}
	d.Put(x+3, y, text, d.kind(player))
	d.hand(x, counts, waiting, hand, disc)
	d.Put(x+width-2, counts, text, fmt.Sprint("⌂", home))
	return play.Spot{X: x, Y: top, Width: width, Height: height, Name: handSpot}
}

// kind returns the animal of a player. In a game without animals, it returns
// "computer", "you" or "".
func (m Moment) kind(player int) string { return cmp.Or(m.animal(player), m.who(m.Language, player)) }

// animal returns the animal of a player, or "" in a game without animals.
func (m Moment) animal(player int) string {
	if animal := record.AnimalOf(m.teams()[player]); animal != record.None {
		return m.Language.Text(animal)
	}
	return ""
}

// hand draws the number of pieces in a hand, as discs unless only ASCII is allowed.
func (d *pen) hand(x, y int, ink play.Style, pieces int, disc play.Disc) {
	text := d.Language.Format("hand %d", pieces)
	d.Put(x, y, ink, text)
	if !d.Letters {
		ink.Fore = disc.Fill
		d.Put(x+displaywidth.String(text)-1, y, ink, strings.Repeat("●", pieces))
	}
}

// part returns the corner of the board near which a player's pieces in the hand and at
// home are drawn. If each player starts at a different corner, part returns the corner
// where the player starts.
func (m Moment) part(player int) yutnori.Corner {
	if m.apart() {
		return m.teams()[player].Corner
	}
	return [...]yutnori.Corner{yutnori.NW, yutnori.NE, yutnori.SW, yutnori.SE}[player]
}

// apart reports whether each player starts at a different corner.
func (m Moment) apart() bool {
	teams := m.teams()
	for player, team := range teams {
		if slices.ContainsFunc(teams[:player], func(other yutnori.Team) bool { return other.Corner == team.Corner }) {
			return false
		}
	}
	return true
}

// beside returns the numbers of each player's pieces in the hand and at home, with two
// players on each line.
func (m Moment) beside() (pairs []string) {
	var players []string
	for player := range m.rules.Players() {
		players = append(players, m.Language.letter(player)+" "+m.offBoard(player))
	}
	for pair := range slices.Chunk(players, 2) {
		pairs = append(pairs, strings.Join(pair, " | "))
	}
	return pairs
}
