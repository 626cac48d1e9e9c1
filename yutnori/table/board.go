package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"charm.land/lipgloss/v2"

	"games.example/program/play"
	"games.example/yutnori"
)

// A look is the size of a drawing: the columns of text for a column of the
// board, and the rows for a row. The smallest has the sticks and the pieces beside
// the board in the middle of the board.
type look struct{ columns, rows int }

var (
	large = look{6, 2}
	small = look{4, 1}
	least = look{3, 1}
)

var (
	owners = [yutnori.MaxPlayers]lipgloss.Style{
		lipgloss.NewStyle().Foreground(lipgloss.Red).Bold(true),
		lipgloss.NewStyle().Foreground(lipgloss.BrightBlue).Bold(true),
		lipgloss.NewStyle().Foreground(lipgloss.Green).Bold(true),
		lipgloss.NewStyle().Foreground(lipgloss.Yellow).Bold(true),
	}
	faint   = lipgloss.NewStyle().Faint(true)
	reverse = lipgloss.NewStyle().Reverse(true)
)

// handSpot is the name of the hand as a place to click.
const handSpot = "hand"

// spotOf returns the name of a player's position as a place to click, or "" for
// other positions.
func (t Table) spotOf(player int, at yutnori.Position) string {
	if at == yutnori.InHand {
		return handSpot
	}
	cell, ok := t.rules.Cell(player, at)
	if !ok {
		return ""
	}
	return nameOf(cell)
}

func nameOf(cell yutnori.Cell) string { return fmt.Sprintf("%d,%d", cell.Row, cell.Column) }

// Board returns the board with the sticks and the pieces beside it. An option
// is shown: the pieces that it moves are in angle brackets, and the cell to
// which they go is reversed.
func (t Table) Board(view play.View) play.Board {
	var from, to string
	if moves := t.moves(); view.Option >= 0 && view.Option < len(moves) {
		player, move := t.state.Turn(), moves[view.Option]
		from, to = t.spotOf(player, move.From), t.spotOf(player, t.target(move))
	}
	for _, drawing := range []play.Board{
		t.drawing(large, true, from, to), t.drawing(small, true, from, to), t.drawing(small, false, from, to),
	} {
		if fits(drawing, view.Within) {
			return drawing
		}
	}
	return t.drawing(least, false, from, to)
}

func fits(board play.Board, within play.Size) bool {
	width := 0
	for _, line := range board.Lines {
		width = max(width, lipgloss.Width(line))
	}
	return within.Holds(play.Size{Width: width, Height: len(board.Lines)})
}

// drawing draws the board, the sticks below it, in their full size or in one
// line, and the pieces beside the board.
func (t Table) drawing(look look, sticks bool, from, to string) (board play.Board) {
	stacks, numbers := t.rules.Board(&t.state), t.numbers()
	inside := map[int]string{}
	if look == least {
		inside = t.inside(from == handSpot)
	}
	for row := range yutnori.Size {
		var line strings.Builder
		for column := 0; column < yutnori.Size; column++ {
			if text := inside[row]; text != "" && column == min(row, yutnori.Size-1-row)+1 {
				columns := yutnori.Size - 2*column
				line.WriteString(lipgloss.PlaceHorizontal(columns*look.columns, lipgloss.Center, text))
				column += columns - 1
				continue
			}
			cell := yutnori.Cell{Row: row, Column: column}
			position, ok := numbers[cell]
			if !ok {
				line.WriteString(look.between(row, column))
				continue
			}
			line.WriteString(look.cell(stacks.At(cell), position, nameOf(cell) == from, nameOf(cell) == to))
			board.Spots = append(board.Spots, play.Spot{
				X: column * look.columns, Y: row * look.rows, Width: look.columns, Height: 1, Name: nameOf(cell),
			})
		}
		board.Lines = append(board.Lines, strings.TrimRight(line.String(), " "))
		if row < yutnori.Size-1 {
			for range look.rows - 1 {
				board.Lines = append(board.Lines, look.spacer(row))
			}
		}
	}
	if look == least {
		board.Spots = append(board.Spots, play.Spot{X: 3 * look.columns, Y: 8, Width: 5 * look.columns, Height: 2, Name: handSpot})
		return board
	}
	board.Lines = append(board.Lines, t.sticks(sticks)...)
	pieces := t.beside(sticks, from == handSpot)
	board.Spots = append(board.Spots, play.Spot{
		X: 0, Y: len(board.Lines), Width: yutnori.Size * look.columns, Height: len(pieces), Name: handSpot,
	})
	board.Lines = append(board.Lines, pieces...)
	return board
}

// numbers returns the cells of the board with their numbers, which are the positions
// of the reader.
func (t Table) numbers() map[yutnori.Cell]yutnori.Position {
	numbers := map[yutnori.Cell]yutnori.Position{}
	for position := yutnori.Position(1); position <= yutnori.Last; position++ {
		if cell, ok := t.rules.Cell(t.reader(), position); ok {
			numbers[cell] = position
		}
	}
	return numbers
}

// cell draws a cell: the letter of the owner and the number of several pieces,
// or the number of an empty cell on the road of the player on turn.
func (l look) cell(stack yutnori.Stack, position yutnori.Position, from, to bool) string {
	left, right := "[", "]"
	if from {
		left, right = "<", ">"
	}
	text, style := fmt.Sprintf("%2d", position), faint
	if stack.Pieces > 0 {
		text, style = letter(stack.Player)+" ", owners[stack.Player]
		if stack.Pieces > 1 {
			text = fmt.Sprintf("%s%d", letter(stack.Player), stack.Pieces)
		}
	}
	if to {
		left, right, style = "(", ")", style.Reverse(true)
	}
	if l == least {
		return strings.Replace(left, "[", " ", 1) + style.Render(text)
	}
	pad := strings.Repeat(" ", (l.columns-4)/2)
	return pad + left + style.Render(text) + right + pad
}

// between draws the roads between the cells.
func (l look) between(row, column int) string {
	const last = yutnori.Size - 1
	sign := " "
	switch {
	case row == 0 || row == last:
		return strings.Repeat("-", l.columns)
	case column == 0 || column == last:
		sign = "|"
	case row == column:
		sign = `\`
	case row+column == last:
		sign = "/"
	}
	left := (l.columns - 1) / 2
	return strings.Repeat(" ", left) + sign + strings.Repeat(" ", l.columns-1-left)
}

// spacer returns the row of text below a row of a large board.
func (l look) spacer(row int) string {
	line := []byte(strings.Repeat(" ", yutnori.Size*l.columns))
	middle := (l.columns - 1) / 2
	line[middle], line[len(line)-l.columns+middle] = '|', '|'
	line[(row+1)*l.columns-1] = '\\'
	line[(yutnori.Size-1-row)*l.columns-1] = '/'
	return string(line)
}

// sticks returns the four sticks as they fell, with the marks on their flat
// sides and their result, in three rows or in one.
func (t Table) sticks(large bool) []string {
	if !t.fallen {
		if large {
			return []string{"", "", "", ""}
		}
		return []string{""}
	}
	result := t.Language.Text(t.rules.Read(t.fall).String())
	var edge, middle string
	for stick := yutnori.BackStick; stick <= yutnori.PlainStick; stick <<= 1 {
		edge += t.stick(stick, false) + " "
		middle += t.stick(stick, true) + " "
	}
	if !large {
		return []string{middle + " " + result}
	}
	return []string{"", edge, middle + " " + result, edge}
}

// inside returns the sticks and the pieces beside the board, by the rows of the
// board in whose middle they are drawn.
func (t Table) inside(chosen bool) map[int]string {
	var pieces []string
	for player := range t.rules.Players() {
		hand := strconv.Itoa(t.state.Count(player, yutnori.InHand))
		if chosen && player == t.state.Turn() {
			hand = reverse.Render(hand)
		}
		pieces = append(pieces, fmt.Sprintf("%s%s/%d", owners[player].Render(letter(player)), hand, t.state.Count(player, yutnori.Arrived)))
	}
	inside := map[int]string{8: t.Language.Text("hand") + "/" + t.Language.Text("home"), 9: strings.Join(pieces, " ")}
	if t.fallen {
		for stick := yutnori.BackStick; stick <= yutnori.PlainStick; stick <<= 1 {
			drawn := t.stick(stick, true)
			inside[1] += drawn[:1] + drawn[2:3] + drawn[4:]
		}
		inside[2] = t.Language.Text(t.rules.Read(t.fall).String())
	}
	return inside
}

// stick returns a row of a stick: round, or flat with its mark in the middle.
func (t Table) stick(stick yutnori.Fall, middle bool) string {
	switch {
	case t.fall&stick == 0:
		return "(###)"
	case !middle:
		return "|   |"
	case stick == yutnori.BackStick:
		return "| X |"
	case stick != yutnori.PlainStick && t.rules.Facts().BackResults:
		return "| x |"
	default:
		return "|   |"
	}
}

// beside returns the numbers of pieces in the hand and at home, in a line for
// each player or for every two players.
func (t Table) beside(lines bool, chosen bool) []string {
	var players []string
	for player := range t.rules.Players() {
		name := letter(player)
		if lines {
			name = t.name(player)
		}
		hand := t.Language.Format("hand %d", t.state.Count(player, yutnori.InHand))
		if chosen && player == t.state.Turn() {
			hand = reverse.Render(hand)
		}
		home := t.Language.Format("home %d", t.state.Count(player, yutnori.Arrived))
		players = append(players, owners[player].Render(name)+" "+hand+", "+home)
	}
	if lines {
		return players
	}
	var pairs []string
	for pair := range slices.Chunk(players, 2) {
		pairs = append(pairs, strings.Join(pair, " | "))
	}
	return pairs
}
