// Package screen draws a game as lines of text, like the assignment's pictures.
package screen

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/yutnori"
	"games.example/yutnori/cli/words"
)

// A Screen shows games with the given words and ink.
type Screen struct {
	*words.Words
	Ink
	// The line under the board that says who plays; if it is empty, there is
	// none.
	Who string
	// Whether empty cells show their numbers, for the player on turn.
	Numbers bool
}

// cells is the board: a line for each of its rows, with three columns of text
// for each of its columns.
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

// Table returns everything on the table: the board, who plays, and the pieces
// beside the board.
func (s Screen) Table(game *yutnori.Game) string {
	var text strings.Builder
	text.WriteString(s.board(game, s.Numbers))
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

// Board returns the board alone, with numbers.
func (s Screen) Board(game *yutnori.Game) string { return s.board(game, true) }

func (s Screen) board(game *yutnori.Game, numbers bool) string {
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
		wide := false // a number has taken the blank that follows
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
				part = "[" + s.stack(on) + "]"
			case wide:
				part = strings.TrimPrefix(part, " ")
			}
			text.WriteString(part)
			wide = false
		}
	}
	return text.String() + s.Start + "\n"
}

// numbersOf returns the numbers of the cells, along the road of a player.
func numbersOf(rules *yutnori.Rules, player int) map[yutnori.Cell]string {
	numbers := map[yutnori.Cell]string{}
	for at := yutnori.InHand + 1; at <= yutnori.Last; at++ {
		if cell, ok := rules.Cell(player, at); ok {
			numbers[cell] = strconv.Itoa(int(at))
		}
	}
	return numbers
}

// positions returns a line with the positions of the pieces on the board, if
// there are any.
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

// beside returns the pieces at a position beside the board.
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

// TurnOf returns whose turn it is, and what that player has.
func (s Screen) TurnOf(game *yutnori.Game) string {
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
	return text.String() + "\n"
}

// Question returns the question to the player on turn.
func (s Screen) Question(game *yutnori.Game) string {
	results := s.Names(game.Rules().Facts().Results())
	return s.WriteDown + "\n(" + s.List(results, s.And) + ")\n"
}

// Teams returns a line for each team: its color, corner and direction.
func (s Screen) Teams(facts yutnori.Facts) string {
	lines := []string{strings.TrimSuffix(rule, "\n")}
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

// animalOf returns the animal with the given skills, if there is one.
func (s Screen) animalOf(skills yutnori.Skills) string {
	for animal := range yutnori.Animal(yutnori.NumAnimals) {
		if animal.Skills() == skills {
			return fmt.Sprintf(s.Animal, s.AnimalNames[animal])
		}
	}
	return ""
}
