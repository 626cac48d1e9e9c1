package judge

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/printable"
	"games.example/yutnori"
)

// places holds the positions of the cells in the order in which the board shows them.
var places = []yutnori.Position{
	10, 9, 8, 7, 6, 5,
	25, 20,
	11, 4,
	26, 21,
	12, 3,
	22,
	13, 2,
	23, 27,
	14, 1,
	24, 28,
	15, 16, 17, 18, 19, 29,
}

// widths holds the number of cells in each row of the board.
var widths = []int{6, 2, 2, 2, 2, 1, 2, 2, 2, 2, 6}

// A screen is what a screen of yutnori says, however it is spaced and colored. Parts that
// are missing are nil.
type screen struct {
	board               map[yutnori.Position]string // the contents of the cells
	names               []string                    // such as Noah(dog)
	notStarted, arrived *pile
	turn, winner        *int
	pieces, pool        *[]string
	none                bool // whether all these parts are missing
}

// A pile holds the pieces beside the board.
type pile struct {
	count   int
	letters string // the owners, if letters stand for the pieces
}

var (
	cellPattern   = regexp.MustCompile(`\[([^\[\]]{0,3})\]`)
	labelPattern  = regexp.MustCompile(`(?i)^\s*(not\s*started|arrived|piece|yut)\s*:(.*)$`)
	turnPattern   = regexp.MustCompile(`(?i)\bplayer\s*(\d+)\b.*\bturn\b`)
	winPattern    = regexp.MustCompile(`(?i)\bplayer\s*(\d+)\s+(?:wins?|won)\b`)
	namePattern   = regexp.MustCompile(`([A-Za-z]+)\s*\(\s*(pig|dog|sheep|cow)\s*\)`)
	rulePattern   = regexp.MustCompile(`^\s*-{5,}\s*$`)
	letterPattern = regexp.MustCompile(`^[a-d]$`)
)

// readScreen reads the last of each part that a text shows.
func readScreen(text string) screen {
	lines := strings.Split(text, "\n")
	s := screen{board: readBoard(lines)}
	pileOf := map[string]**pile{"notstarted": &s.notStarted, "arrived": &s.arrived}
	listOf := map[string]**[]string{"piece": &s.pieces, "yut": &s.pool}
	var open *pile
	for _, line := range lines {
		label := labelPattern.FindStringSubmatch(line)
		names := namePattern.FindAllStringSubmatch(line, -1)
		turn, winner := turnPattern.FindStringSubmatch(line), winPattern.FindStringSubmatch(line)
		switch {
		case label != nil && pileOf[squeezed(label[1])] != nil:
			open = &pile{}
			*pileOf[squeezed(label[1])] = open
			open.add(label[2])
		case label != nil:
			words := strings.Fields(label[2])
			*listOf[squeezed(label[1])], open = &words, nil
		case turn != nil:
			s.turn, open = number(turn[1]), nil
		case winner != nil:
			s.winner, open = number(winner[1]), nil
		case len(names) > 0:
			s.names, open = nil, nil
			for _, name := range names {
				s.names = append(s.names, name[1]+"("+name[2]+")")
			}
		case rulePattern.MatchString(line) || promptOf(line) != nothing:
			open = nil
		case open != nil:
			open.add(line)
		}
	}
	s.none = s.board == nil && s.notStarted == nil && s.arrived == nil && s.turn == nil && s.winner == nil && s.pieces == nil && s.pool == nil
	return s
}

// isTurn reports whether a screen shows a player on turn and the results of throws.
func (s screen) isTurn() bool { return s.turn != nil && s.pool != nil }

func number(digits string) *int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		n = -1 // too big to be a player
	}
	return &n
}

// add adds the pieces on a line to a pile.
func (p *pile) add(line string) {
	for _, word := range strings.Fields(line) {
		if letterPattern.MatchString(word) {
			p.count++
			p.letters += word
			continue
		}
		for _, symbol := range word {
			if symbol > '~' {
				p.count++
			}
		}
	}
}

// readBoard returns the contents of the cells of the last board, or nil.
func readBoard(lines []string) map[yutnori.Position]string {
	var rows [][]string
	for _, line := range lines {
		var row []string
		for _, cell := range cellPattern.FindAllStringSubmatch(line, -1) {
			row = append(row, strings.TrimSpace(cell[1]))
		}
		if row != nil {
			rows = append(rows, row)
		}
	}
	for begin := len(rows) - len(widths); begin >= 0; begin-- {
		var cells []string
		for i, width := range widths {
			if row := rows[begin+i]; len(row) == width {
				cells = append(cells, row...)
			}
		}
		if len(cells) == len(places) {
			board := map[yutnori.Position]string{}
			for i, cell := range cells {
				board[places[i]] = cell
			}
			return board
		}
	}
	return nil
}

// A scene is a moment of a game, as a screen should show it.
type scene struct {
	rules *yutnori.Rules
	state yutnori.State
	names []string         // such as Noah(dog); nil in the basic game
	first yutnori.Position // compared first, because the last move led there, if it is on the board
}

// at returns the stack at a position. All players of the assignment's games have the same
// road.
func (s scene) at(p yutnori.Position) yutnori.Stack {
	cell, _ := s.rules.Cell(0, p)
	return s.rules.Board(&s.state).At(cell)
}

const (
	cells = `[ ] - [ ] - [ ] - [ ] - [ ] - [ ]
 | [ ]                     [ ] |
[ ]    .                 .    [ ]
 |       [ ]         [ ]       |
[ ]          .     .          [ ]
 |             [ ]             |
[ ]          .     .          [ ]
 |       [ ]         [ ]       |
[ ]    .                 .    [ ]
 | [ ]                     [ ] |
[ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
`
	line     = "-----------------------------------------\n"
	question = "Write down the position of the player to move and yut\n(back-do, do, gae, geol, yut, and mo)\n"
)

// table returns the upper part of a screen, with numbers or with letters for the pieces.
func (s scene) table(letters bool) string {
	var text strings.Builder
	for i, part := range strings.Split(cells, "[ ]") {
		if i > 0 {
			text.WriteString("[" + s.cell(s.at(places[i-1]), letters) + "]")
		}
		text.WriteString(part)
	}
	if letters {
		text.WriteString(s.onBoard())
	}
	text.WriteString(line)
	if s.names != nil {
		text.WriteString(strings.Join(s.names, " ") + " \n" + line)
	}
	return text.String() + s.beside("Not started : ", yutnori.InHand, "□", letters) + s.beside("Arrived : ", yutnori.Arrived, "■", letters) + line
}

func letterOf(player int) string { return string(rune('a' + player)) }

func (s scene) cell(on yutnori.Stack, letters bool) string {
	switch {
	case on.Pieces == 0:
		return " "
	case !letters:
		return strconv.Itoa(on.Pieces)
	case on.Pieces > 1:
		return strings.ToUpper(letterOf(on.Player))
	}
	return letterOf(on.Player)
}

// onBoard returns the line that a screen without colors has under the board.
func (s scene) onBoard() string {
	var players []string
	for player := range s.rules.Players() {
		text := letterOf(player)
		for _, p := range s.state.Pieces(player) {
			if p.OnBoard() {
				text += fmt.Sprint(" ", p)
			}
		}
		if len(text) > 1 {
			players = append(players, text)
		}
	}
	if players == nil {
		return ""
	}
	return "On board : " + strings.Join(players, " | ") + "\n"
}

func (s scene) beside(label string, p yutnori.Position, symbol string, letters bool) string {
	owners := s.owners(p)
	if owners == "" {
		return label + "\n"
	}
	text := label + "\n"
	for _, owner := range owners {
		if letters {
			symbol = string(owner)
		}
		text += " " + symbol + " "
	}
	return text + "\n"
}

// owners returns the letters of the owners of the pieces at a position, by player.
func (s scene) owners(p yutnori.Position) (letters string) {
	for player := range s.rules.Players() {
		letters += strings.Repeat(letterOf(player), s.state.Count(player, p))
	}
	return letters
}

// turn returns the lower part of a screen, with the question.
func (s scene) turn() string {
	text := fmt.Sprintf("Player %d turn\nPiece : ", s.state.Turn())
	for _, piece := range s.pieces() {
		text += piece + " "
	}
	text += "\nYut : "
	for _, result := range s.pool() {
		text += result + " "
	}
	return text + "\n" + question + ">> position : "
}

// pieces returns the positions of the pieces of the player on turn that have not arrived.
func (s scene) pieces() (all []string) {
	for _, p := range s.state.Pieces(s.state.Turn()) {
		if p != yutnori.Arrived {
			all = append(all, fmt.Sprint(p))
		}
	}
	return all
}

func (s scene) pool() (all []string) {
	for _, r := range s.state.Pool().Results() {
		all = append(all, r.String())
	}
	return all
}

// A part is the name of a part of a screen.
type part string

const (
	boardPart      part = "the board"
	namesPart      part = "the line of players"
	notStartedPart part = "Not started"
	arrivedPart    part = "Arrived"
	turnPart       part = "the player on turn"
	piecesPart     part = "Piece"
	poolPart       part = "Yut"
	winnerPart     part = "the winner"
)

// A mistake is a difference between a screen and the scene that it should show.
type mistake struct {
	part
	text string
}

// missing returns the mistake that a part is not shown.
func missing(p part) *mistake { return &mistake{part: p, text: string(p) + " is missing"} }

func mismatch(p part, expected, found any) *mistake {
	return &mistake{part: p, text: fmt.Sprintf("%s: expected %v, found %v", p, expected, found)}
}

// compareTable returns the first mistake in the upper part of a screen. If partly is true,
// parts may be missing.
func (s scene) compareTable(found screen, partly bool) *mistake {
	if found.board == nil && !partly {
		return missing(boardPart)
	}
	if m := s.compareBoard(found); m != nil {
		return m
	}
	switch {
	case s.names == nil:
	case found.names == nil && !partly:
		return missing(namesPart)
	case found.names != nil && !slices.Equal(found.names, s.names):
		return mismatch(namesPart, strings.Join(s.names, " "), strings.Join(found.names, " "))
	}
	for _, beside := range []struct {
		part
		at    yutnori.Position
		found *pile
	}{
		{notStartedPart, yutnori.InHand, found.notStarted},
		{arrivedPart, yutnori.Arrived, found.arrived},
	} {
		owners := s.owners(beside.at)
		switch {
		case beside.found == nil && !partly:
			return missing(beside.part)
		case beside.found == nil:
		case beside.found.count != len(owners):
			return mismatch(beside.part, printable.Count(len(owners), "piece"), printable.Count(beside.found.count, "piece"))
		case beside.found.letters != "" && beside.found.letters != owners:
			return mismatch(beside.part, owners, beside.found.letters)
		}
	}
	return nil
}

func (s scene) compareBoard(found screen) *mistake {
	if found.board == nil {
		return nil
	}
	first := slices.DeleteFunc([]yutnori.Position{s.first}, func(p yutnori.Position) bool { return !p.OnBoard() })
	for _, p := range append(first, places...) {
		on, cell := s.at(p), found.board[p]
		want := strings.TrimSpace(s.cell(on, false))
		if cell == want || on.Pieces > 0 && cell == s.cell(on, true) {
			continue
		}
		return mismatch(boardPart, fmt.Sprintf("[%1s]", want), fmt.Sprintf("[%1s] at position %d", cell, p))
	}
	return nil
}

// compareTurn returns the first mistake in the lower part of a screen before the pool.
func (s scene) compareTurn(found screen, partly bool) *mistake {
	turn := s.state.Turn()
	switch {
	case found.winner != nil:
		return mismatch(winnerPart, "no winner yet", fmt.Sprintf("Player %d win", *found.winner))
	case found.turn == nil && !partly:
		return missing(turnPart)
	case found.turn != nil && *found.turn != turn:
		return mismatch(turnPart, fmt.Sprintf("Player %d turn", turn), fmt.Sprintf("Player %d turn", *found.turn))
	}
	return compareList(piecesPart, s.pieces(), found.pieces, partly)
}

func compareList(p part, want []string, found *[]string, partly bool) *mistake {
	switch {
	case found == nil && partly:
		return nil
	case found == nil:
		return missing(p)
	case !slices.Equal(want, *found):
		return mismatch(p, listed(want), listed(*found))
	}
	return nil
}

func listed(words []string) string {
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, " ")
}
