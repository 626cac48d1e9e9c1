package cli

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/yutnori"
)

// A display draws a game as lines of text, like the assignment's pictures.
type display struct {
	color bool   // whether colors, rather than letters, mark the owners of pieces
	who   string // the line below the board, which names the players; "" for no line
}

// Show returns the screen that the assignment shows before a move. Colors or letters
// mark the owners of pieces.
func Show(game *yutnori.Game, color bool) string {
	d := display{color: color}
	return d.table(game) + d.turn(game) + question
}

// cells is the board as text. Each row is a line, and each column is three characters
// wide.
const cells = `[ ] - [ ] - [ ] - [ ] - [ ] - [ ]
 | [ ]                     [ ] |
[ ]    .                 .    [ ]
 |       [ ]         [ ]       |
[ ]          .     .          [ ]
 |             [ ]             |
[ ]          .     .          [ ]
 |       [ ]         [ ]       |
[ ]    .                 .    [ ]
 | [ ]                     [ ] |
[ ] - [ ] - [ ] - [ ] - [ ] - [ ]`

const rule = "-----------------------------------------\n"

// table returns the board, the players, and the pieces beside the board.
func (d display) table(game *yutnori.Game) string {
	var text strings.Builder
	text.WriteString(d.board(game, false))
	if !d.color {
		d.positions(&text, game)
	}
	text.WriteString(rule)
	if d.who != "" {
		text.WriteString(d.who + "\n" + rule)
	}
	d.beside(&text, game, "Not started : ", yutnori.InHand, "□")
	d.beside(&text, game, "Arrived : ", yutnori.Arrived, "■")
	text.WriteString(rule)
	return text.String()
}

// board returns only the board. With numbers, empty cells have their numbers, counted
// along the road of the player on turn.
func (d display) board(game *yutnori.Game, numbers bool) string {
	var text strings.Builder
	board := game.Board()
	var empty map[yutnori.Cell]string
	if numbers {
		empty = numbersOf(game.Rules(), game.Current().Number())
	}
	for row, line := range strings.Split(cells, "\n") {
		if row > 0 {
			text.WriteByte('\n')
		}
		wide := false // whether a two-digit number takes the place of the next blank
		for column := 0; 3*column < len(line); column++ {
			part := line[3*column : min(3*column+3, len(line))]
			at := yutnori.Cell{Row: row, Column: column}
			on, number := board.At(at), empty[at]
			switch {
			case part[0] == '[' && on.Pieces == 0 && number != "":
				text.WriteString("[" + number + "]")
				wide = len(number) == 2
				continue
			case part[0] == '[':
				part = "[" + d.stack(on) + "]"
			case wide:
				part = strings.TrimPrefix(part, " ")
			}
			text.WriteString(part)
			wide = false
		}
	}
	return text.String() + "^Start\n"
}

// numbersOf returns the number of each cell on a player's road.
func numbersOf(rules *yutnori.Rules, player int) map[yutnori.Cell]string {
	numbers := map[yutnori.Cell]string{}
	for at := yutnori.InHand + 1; at <= yutnori.Last; at++ {
		cell, _ := rules.Cell(player, at)
		numbers[cell] = strconv.Itoa(int(at))
	}
	return numbers
}

// positions writes a line with the positions of the pieces on the board, if
// there are any.
func (d display) positions(text *strings.Builder, game *yutnori.Game) {
	var players []string
	for player := range game.Rules().Players() {
		pieces := letter(player)
		for _, position := range game.Player(player).Pieces() {
			if position.OnBoard() {
				pieces += fmt.Sprint(" ", position)
			}
		}
		if pieces != letter(player) {
			players = append(players, pieces)
		}
	}
	if players != nil {
		text.WriteString("On board : " + strings.Join(players, " | ") + "\n")
	}
}

// beside writes the title and the pieces at a position off the board.
func (d display) beside(text *strings.Builder, game *yutnori.Game, title string, at yutnori.Position, symbol string) {
	pieces := ""
	for player := range game.Rules().Players() {
		for _, position := range game.Player(player).Pieces() {
			if position == at {
				pieces += " " + d.token(player, symbol) + " "
			}
		}
	}
	if pieces != "" {
		pieces += "\n"
	}
	text.WriteString(title + "\n" + pieces)
}

// turn returns the lines about the player on turn: the pieces and the pool.
func (d display) turn(game *yutnori.Game) string {
	player := game.Current()
	var text strings.Builder
	fmt.Fprintf(&text, "Player %s turn\n", d.paint(player.Number(), strconv.Itoa(player.Number())))
	text.WriteString("Piece : ")
	for _, position := range player.Pieces() {
		if position != yutnori.Arrived {
			fmt.Fprint(&text, position, " ")
		}
	}
	text.WriteString("\nYut : ")
	for _, result := range player.Pool().Results() {
		fmt.Fprint(&text, result, " ")
	}
	return text.String() + "\n"
}

// question is the question to the player on turn.
const question = "Write down the position of the player to move and yut\n(back-do, do, gae, geol, yut, and mo)\n"

var colors = [yutnori.MaxPlayers]string{"\x1b[31m", "\x1b[94m", "\x1b[32m", "\x1b[33m"}

// paint returns text in the color of a player.
func (d display) paint(player int, text string) string {
	if !d.color {
		return text
	}
	return colors[player] + text + "\x1b[0m"
}

// token returns a symbol in the color of its owner or, without color, the owner's letter.
func (d display) token(player int, symbol string) string {
	if !d.color {
		return letter(player)
	}
	return d.paint(player, symbol)
}

// stack returns the number of pieces on a cell, or a blank for an empty cell. Without
// color, it returns the owner's letter, as a capital if there are several pieces.
func (d display) stack(on yutnori.Stack) string {
	switch {
	case on.Pieces == 0:
		return " "
	case !d.color && on.Pieces > 1:
		return strings.ToUpper(letter(on.Player))
	}
	return d.token(on.Player, strconv.Itoa(on.Pieces))
}

func letter(player int) string { return string(rune('a' + player)) }
