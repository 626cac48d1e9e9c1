package ui

import (
	"slices"
	"strconv"
	"strings"

	"games.example/yutnori"
)

// reader returns the player along whose road the board is numbered: the first person,
// or the first player if all players are programs. The numbers stay the same throughout
// the game.
func (t *Table) reader() int {
	for player := range t.rules.Players() {
		if t.Programs[player] == nil {
			return player
		}
	}
	return 0
}

// number returns the number that the board shows for a player's position.
func (t *Table) number(player int, at yutnori.Position) yutnori.Position {
	return t.same(player, at, t.reader())
}

// same returns another player's position on the same cell as a player's position. A
// position off the board is the same for both players.
func (t *Table) same(player int, at yutnori.Position, other int) yutnori.Position {
	if there, _ := t.rules.Meeting(player, at, other); there != 0 {
		return there
	}
	return at
}

// place returns the name of a position of the player on turn.
func (m Moment) place(at yutnori.Position) string {
	switch at {
	case yutnori.InHand:
		return m.Language.Text("hand")
	case yutnori.Arrived:
		return m.Language.Text("home")
	default:
		return strconv.Itoa(int(m.number(m.state.Turn(), at)))
	}
}

// tellWay returns text about the start of a move, followed by the given text about its
// end.
func (m Moment) tellWay(event yutnori.Event, to string) string {
	l := m.Language
	if event.From == yutnori.InHand {
		return l.Format("a new piece %s", to)
	}
	from := m.number(int(event.Player), event.From)
	if event.Pieces > 1 {
		return l.Format("%d pieces from %d %s", event.Pieces, from, to)
	}
	return l.Format("from %d %s", from, to)
}

// tellTarget returns text about the end of a move.
func (m Moment) tellTarget(event yutnori.Event) string {
	switch event.To {
	case yutnori.InHand:
		return m.Language.Text("back to the hand")
	case yutnori.Arrived:
		return m.Language.Text("home")
	default:
		return m.Language.Format("to %d", m.number(int(event.Player), event.To))
	}
}

// tellOption returns text about a legal move and its consequences.
func (m Moment) tellOption(move yutnori.Move) string {
	l := m.Language
	_, event, _ := m.rules.Move(m.state, move)
	if event.Pieces == 0 {
		return l.Format("spend %s, which moves nothing", l.Text(move.Result.String()))
	}
	to, cow := m.tellTarget(event), m.rules.Facts().Teams[event.Player].CowsRoad
	short := slices.Contains(forks, event.To) && !cow
	switch {
	case short && event.To == center:
		to = l.Text("to the center")
	case short:
		to = l.Text("to the corner")
	}
	parts := []string{l.Text(move.Result.String()) + ": " + m.tellWay(event, to)}
	add := func(say bool, part string) {
		if say {
			parts = append(parts, part)
		}
	}
	add(short, l.Text("short way next"))
	add(move.Long, l.Text("long way"))
	add(event.Stacked > 0, l.Format("joins %d", event.Stacked))
	add(event.Caught > 0, l.Format("catches %s (%d)", l.letter(int(event.Victim)), event.Caught))
	add(event.Chains == 1, l.Text("throw again"))
	add(event.Chains > 1, l.Text("throw twice again"))
	add(endsTurn(m.rules, event), l.Text("the pig ends your turn"))
	add(event.Won, l.Text("wins"))
	return strings.Join(parts, ", ")
}

// endsTurn reports whether the event is a catch that ends the turn.
func endsTurn(rules *yutnori.Rules, event yutnori.Event) bool {
	return event.Caught > 0 && rules.Facts().Teams[event.Victim].EndsCatchersTurn
}

// center is the position in the middle of the board.
const center yutnori.Position = 22

// forks holds the positions where the short ways begin, except on the cow's road.
var forks = []yutnori.Position{5, 10, center}

// tell returns the lines of the log for an event: a throw, or a move and its
// consequences.
func (m Moment) tell(event yutnori.Event) []string {
	l, player, result := m.Language, m.Language.letter(int(event.Player)), m.Language.Text(event.Result.String())
	if event.Kind == yutnori.Thrown {
		return []string{l.Format("%s throws %s", player, result)}
	}
	if event.Pieces == 0 {
		return []string{l.Format("%s spends %s, which moves nothing", player, result)}
	}
	lines := []string{player + " " + result + ": " + m.tellWay(event, m.tellTarget(event))}
	if event.Caught > 0 {
		lines = append(lines, l.Format("%s catches %s (%d)", player, l.letter(int(event.Victim)), event.Caught))
		switch {
		case event.Chains == 1:
			lines = append(lines, l.Format("%s may throw again", player))
		case event.Chains > 1:
			lines = append(lines, l.Format("%s may throw twice again", player))
		case endsTurn(m.rules, event):
			lines = append(lines, l.Format("the pig ends the turn of %s", player))
		}
	}
	if event.Won {
		lines = append(lines, m.wins(int(event.Player)))
	}
	return lines
}
