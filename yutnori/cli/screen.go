package cli

import (
	"fmt"
	"strings"

	"games.example/yutnori"
)

// screen is how a game looks.
type screen struct {
	*words
	ink
	// Who plays, in the line under the board; "" if it is not said.
	players string
}

// cells is the board: a row of the game's board each, three columns of text
// for one of its columns.
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

// table is all that lies on the table: the board, who plays, and the pieces
// beside the board.
func (s screen) table(game *yutnori.Game) string {
	var text strings.Builder
	s.board(&text, game.Board())
	text.WriteString(s.start + "\n")
	if s.letters() {
		s.positions(&text, game)
	}
	text.WriteString(rule)
	if s.players != "" {
		text.WriteString(s.players + "\n" + rule)
	}
	s.beside(&text, game, s.notStarted, yutnori.InHand, "□")
	s.beside(&text, game, s.arrived, yutnori.Arrived, "■")
	text.WriteString(rule)
	return text.String()
}

// board draws the board, but for the end of its last line.
func (s screen) board(text *strings.Builder, board yutnori.Board) {
	for row, line := range strings.Split(cells, "\n") {
		if row > 0 {
			text.WriteByte('\n')
		}
		for column := 0; column < len(line); column += 3 {
			cell := line[column:min(column+3, len(line))]
			if cell[0] == '[' {
				cell = "[" + s.stack(board.At(yutnori.Cell{Row: row, Column: column / 3})) + "]"
			}
			text.WriteString(cell)
		}
	}
}

// positions says where on the board the pieces are, if any are.
func (s screen) positions(text *strings.Builder, game *yutnori.Game) {
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
		text.WriteString(s.onBoard + strings.Join(players, " | ") + "\n")
	}
}

// beside shows the pieces that are at a position beside the board.
func (s screen) beside(text *strings.Builder, game *yutnori.Game, title string, at yutnori.Position, symbol string) {
	text.WriteString(title + "\n")
	empty := true
	for player := range game.Rules().Players() {
		for _, position := range game.Player(player).Pieces() {
			if position == at {
				empty = false
				text.WriteString(" " + s.token(player, symbol) + " ")
			}
		}
	}
	if !empty {
		text.WriteByte('\n')
	}
}

// turn is whose turn it is, what he has, and what he is asked for.
func (s screen) turn(game *yutnori.Game) string {
	player := game.Current()
	var text strings.Builder
	fmt.Fprintf(&text, s.words.turn+"\n", s.number(player.Number()))
	text.WriteString(s.piece)
	for _, position := range player.Pieces() {
		if position != yutnori.Arrived {
			fmt.Fprint(&text, position, " ")
		}
	}
	text.WriteString("\n" + s.yut)
	for _, name := range s.names(player.Pool().Results()) {
		text.WriteString(name + " ")
	}
	text.WriteString("\n" + s.writeDown + "\n")
	results := s.names(game.Rules().Facts().Results())
	return text.String() + "(" + s.list(results, s.and) + ")\n"
}
