// Package screen draws a game as lines of text, as the assignment's pictures show
// it.
package screen

import (
	"fmt"
	"strings"

	"games.example/yutnori"
	"games.example/yutnori/cli/words"
)

// A Screen shows games in some words and ink.
type Screen struct {
	*words.Words
	Ink
	// The line under the board that tells who plays; none if it is empty.
	Who string
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

// Table returns all that lies on the table: the board, who plays, and the pieces
// beside the board.
func (s Screen) Table(game *yutnori.Game) string {
	var text strings.Builder
	s.board(&text, game.Board())
	text.WriteString(s.Start + "\n")
	if s.letters() {
		s.positions(&text, game)
	}
	text.WriteString(rule)
	if s.Who != "" {
		text.WriteString(s.Who + "\n" + rule)
	}
	s.beside(&text, game, s.NotStarted, yutnori.InHand, "□")
	s.beside(&text, game, s.Arrived, yutnori.Arrived, "■")
	text.WriteString(rule)
	return text.String()
}

// board draws the board, but for the end of its last line.
func (s Screen) board(text *strings.Builder, board yutnori.Board) {
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
func (s Screen) positions(text *strings.Builder, game *yutnori.Game) {
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
		text.WriteString(s.OnBoard + strings.Join(players, " | ") + "\n")
	}
}

// beside shows the pieces that are at a position beside the board.
func (s Screen) beside(text *strings.Builder, game *yutnori.Game, title string, at yutnori.Position, symbol string) {
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

// Question returns whose turn it is, what that player has, and what is asked for.
func (s Screen) Question(game *yutnori.Game) string {
	player := game.Current()
	var text strings.Builder
	fmt.Fprintf(&text, s.Turn+"\n", s.number(player.Number()))
	text.WriteString(s.Piece)
	for _, position := range player.Pieces() {
		if position != yutnori.Arrived {
			fmt.Fprint(&text, position, " ")
		}
	}
	text.WriteString("\n" + s.Yut)
	for _, name := range s.Names(player.Pool().Results()) {
		text.WriteString(name + " ")
	}
	text.WriteString("\n" + s.WriteDown + "\n")
	results := s.Names(game.Rules().Facts().Results())
	return text.String() + "(" + s.List(results, s.And) + ")\n"
}

// Teams returns a line for each team: its color, corner and direction.
func (s Screen) Teams(facts yutnori.Facts) string {
	var lines []string
	for player, team := range facts.Teams[:facts.Players] {
		direction := s.CounterClockwise
		if team.Clockwise {
			direction = s.Clockwise
		}
		lines = append(lines, fmt.Sprintf(s.Team,
			player, s.animalOf(team.Skills), s.token(player, s.Colors[player]), s.Corners[team.Corner], direction))
	}
	return strings.Join(lines, "\n")
}

// animalOf returns the animal that has such skills, if one has.
func (s Screen) animalOf(skills yutnori.Skills) string {
	for animal := range yutnori.Animal(yutnori.NumAnimals) {
		if animal.Skills() == skills {
			return fmt.Sprintf(s.Animal, s.AnimalNames[animal])
		}
	}
	return ""
}
