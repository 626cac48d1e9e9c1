package ui

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/canvas"
	"games.example/yutnori"
)

// lines returns the events since an earlier moment, or the board if there is none. If a
// person can act, the title and the possible moves follow. The board precedes them after
// each turn, each catch and each move that is taken back.
func (t *Table) lines(now, seen play.Game, view play.View) (lines []string) {
	m, options := now.Moment().(Moment), []play.Option(nil)
	if now.IsPersons() && now.Err() == nil { // also before the first action
		options = m.Options()
	}
	if !seen.IsZero() {
		lines = now.NewLog(seen)
	}
	last := len(m.recent) - 1
	undone := !seen.IsZero() && len(now.Log()) < len(seen.Log())
	chain := last >= 0 && m.recent[last].Kind == yutnori.Thrown // the board is the same
	if seen.IsZero() || undone || len(options) > 0 && m.mayThrow() && !chain || m.Turn().Over && !m.resigned {
		lines = append(lines, m.printed(view.Theme)...)
	}
	if events := now.Events(); seen.IsZero() && m.resigned {
		lines = append(lines, events[len(events)-1].Log[0]) // who resigns
	}
	if !seen.IsZero() && len(options) == 0 {
		return lines
	}
	lines = append(lines, m.Title())
	if !m.mayThrow() {
		lines = append(lines, listed(options)...)
	}
	return lines
}

// listed returns the options with their numbers.
func listed(options []play.Option) (lines []string) {
	for i, option := range options {
		lines = append(lines, fmt.Sprintf("%3d  %s", i+1, option.Text))
	}
	return lines
}

// printed returns the board with the numbers of its cells, and each player's pieces in the
// hand and at home. With house rules in Korean, it is the board of the Korean document,
// with a line for each team under it.
func (m Moment) printed(theme *play.Theme) (lines []string) {
	facts := m.rules.Facts()
	basic := yutnori.Basic(facts.Players, facts.Pieces)
	for player, team := range facts.Teams {
		basic.Teams[player].Skills = team.Skills
	}
	if m.Language.Language != nil && facts != basic {
		return append(strings.Split(m.document(theme), "\n"), m.aboutTeams()...)
	}
	look := small
	if m.Width != nil && m.layout(small).size.Width > m.Width() {
		look = looks[len(looks)-1]
	}
	return append(m.drawing(look, play.View{Letters: true, Theme: theme}, true).Lines, m.beside()...)
}

// document returns the board of the Korean document. In its cells are the pieces, or the
// numbers along the reader's road.
func (m Moment) document(theme *play.Theme) string {
	texts := map[yutnori.Cell]string{}
	for number := yutnori.Position(1); number <= yutnori.Last; number++ {
		cell, _ := m.rules.Cell(m.reader(), number)
		texts[cell] = strconv.Itoa(int(number))
	}
	stacks := m.places.stacks(m.rules)
	for cell, stack := range stacks {
		texts[cell] = m.Language.letter(stack.Player)
		if stack.Pieces > 1 {
			texts[cell] += strconv.Itoa(stack.Pieces)
		}
	}
	house, _ := yutnori.NewRules(yutnori.House()) // valid
	parts := strings.Split(documentBoard, "( )")
	board := parts[0]
	for i, at := range documentOrder {
		cell, _ := house.Cell(0, at)
		text := texts[cell]
		if stack, taken := stacks[cell]; taken && theme != nil {
			text = canvas.On(theme.Players[stack.Player]).Render(text)
		}
		board += "(" + text + ")" + strings.TrimPrefix(parts[i+1], "  "[:len(texts[cell])-1])
	}
	return board
}

// documentBoard is the board as the Korean document draws it.
const documentBoard = `( ) - ( ) - ( )  -  ( ) - ( ) - ( )
 |  \                         /  |
( )  ( )                   ( )  ( )
 |      \                 /      |
( )      ( )           ( )      ( )
 |          \         /          |
 |            \     /            |
 |              ( )              |
 |            /     \            |
 |          /         \          |
( )      ( )           ( )      ( )
 |      /                 \      |
( )  ( )                   ( )  ( )
 |  /                         \  |
( ) - ( ) - ( )  -  ( ) - ( ) - ( )`

// documentOrder holds the positions of the cells in the order in which they are written.
var documentOrder = []yutnori.Position{
	10, 9, 8, 7, 6, 5, 11, 25, 20, 4, 12, 26, 21, 3, 22, 13, 23, 27, 2, 14, 24, 28, 1, 15, 16, 17, 18, 19, 29,
}

// aboutTeams returns a line for each team: its corner, its direction, and its pieces in the
// hand and at home.
func (m Moment) aboutTeams() (lines []string) {
	for player, team := range m.teams() {
		kind := m.kind(player)
		if kind != "" {
			kind = "(" + kind + ")"
		}
		lines = append(lines, m.Language.Format("%s%s: from the %s, %s, %s", m.Language.letter(player), kind,
			m.Language.Text(corners[team.Corner]), m.Language.Text(direction(team)), m.offBoard(player)))
	}
	return lines
}

// offBoard returns the numbers of a player's pieces in the hand and at home.
func (m Moment) offBoard(player int) string {
	return m.Language.Format("hand %d", m.state.Count(player, yutnori.InHand)) + ", " +
		m.Language.Format("home %d", m.state.Count(player, yutnori.Arrived))
}
