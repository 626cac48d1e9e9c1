package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"games.example/internal/play"
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

// In returns the moment whose texts name the numbers of places if the view shows them.
func (m Moment) In(view play.View) play.Moment {
	m.numbered = view.IsOn(numbersKey)
	return m
}

// pictured reports whether the texts say where places are in a picture.
func (m Moment) pictured() bool { return m.Language.Capitals && !m.numbered }

// place returns the name of a position of the player on turn.
func (m Moment) place(at yutnori.Position) string { return m.at(int8(m.state.Turn()), at) }

// at returns the name of a position of a player.
func (m Moment) at(player int8, at yutnori.Position) string {
	switch at {
	case yutnori.InHand:
		return m.Language.Text("hand")
	case yutnori.Arrived:
		return m.Language.Text("home")
	default:
		return strconv.Itoa(int(m.number(int(player), at)))
	}
}

// where returns where a player's position is in a picture. The places on a side and on a
// diagonal are counted along the road.
func (m Moment) where(player int8, at yutnori.Position) string {
	l, number := m.Language, int(m.number(int(player), at))
	cell, _ := m.rules.Cell(int(player), at)
	corner := corners[yutnori.SE]
	switch {
	case cell.Row < last/2 && cell.Column < last/2:
		corner = corners[yutnori.NW]
	case cell.Row < last/2:
		corner = corners[yutnori.NE]
	case cell.Column < last/2:
		corner = corners[yutnori.SW]
	}
	onSide, nth := cell.Row%last == 0 || cell.Column%last == 0, number-19
	if number > int(center) {
		nth = 2 - number%2
	}
	switch {
	case onSide && isLarge(cell):
		return l.Text(corner)
	case isLarge(cell):
		return l.Text("center")
	case !onSide:
		return l.Format("%s diagonal %d", l.Text(corner), nth)
	case cell.Column == last:
		return l.Format("right %d", number%5)
	case cell.Column == 0:
		return l.Format("left %d", number%5)
	case cell.Row == 0:
		return l.Format("top %d", number%5)
	}
	return l.Format("bottom %d", number%5)
}

// tellWay returns text about the start of a move, followed by the given text about its
// end.
func (m Moment) tellWay(event yutnori.Event, to string) string {
	l, from := m.Language, m.number(int(event.Player), event.From)
	switch {
	case event.From == yutnori.InHand:
		return l.Format("a new piece %s", to)
	case event.Pieces > 1 && m.pictured():
		return l.Format("%d pieces from %s %s", event.Pieces, m.where(event.Player, event.From), to)
	case event.Pieces > 1:
		return l.Format("%d pieces from %d %s", event.Pieces, from, to)
	case m.pictured():
		return l.Format("%s %s", m.where(event.Player, event.From), to)
	}
	return l.Format("from %d %s", from, to)
}

// tellTarget returns text about the end of a move.
func (m Moment) tellTarget(event yutnori.Event) string {
	l := m.Language
	switch {
	case event.To == yutnori.InHand:
		return l.Text("back to the hand")
	case event.To == yutnori.Arrived:
		return l.Text("home")
	case m.pictured():
		return l.Format("to %s", m.where(event.Player, event.To))
	}
	return l.Format("to %d", m.number(int(event.Player), event.To))
}

// tellOption returns text about a legal move and its consequences. The given sign follows the
// result.
func (m Moment) tellOption(move yutnori.Move, sign string) string {
	l := m.Language
	_, event, _ := m.rules.Move(m.state, move)
	if event.Pieces == 0 {
		return l.Format("spend %s, which moves nothing", l.Text(move.Result.String()))
	}
	to, cow := m.tellTarget(event), m.rules.Facts().Teams[event.Player].CowsRoad
	short := slices.Contains(forks, event.To) && !cow
	switch {
	case l.Capitals: // names the corner and the center, or their numbers
	case short && event.To == center:
		to = l.Text("to the center")
	case short:
		to = l.Text("to the corner")
	}
	parts := []string{l.Text(move.Result.String()) + sign + m.tellWay(event, to)}
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

// Narrate returns text about what a player has done in a row of throws and moves. It leaves
// out the throws that are spent, because the texts of the moves name them.
func (m Moment) Narrate(view play.View, events []play.Event) string {
	l, told, unspent := m.Language, []string(nil), []string(nil)
	for i, event := range events {
		fact, ok := event.Facts.(yutnori.Event)
		if !ok {
			continue
		}
		name, again := []rune(l.Text(fact.Result.String())), fact.Again || fact.Chains > 0
		name[0] = unicode.ToUpper(name[0])
		result := string(name)
		if fact.Kind == yutnori.Thrown {
			unspent = append(unspent, result)
			if i < len(events)-1 {
				continue
			}
			if result = strings.Join(unspent, ", "); len(told) > 0 {
				result = l.Format("Not yet used: %s", result)
			}
		} else {
			if n := slices.Index(unspent, result); n >= 0 {
				unspent = append(unspent[:n], unspent[n+1:]...)
			}
			result += m.tellUse(view, fact)
		}
		told = append(told, result+".")
		switch {
		case event.Rule != "":
			told = append(told, event.Rule)
		case again && m.Programs[fact.Player] != nil:
			told = append(told, l.Text("One more throw."))
		case again:
			told = append(told, l.Text("Throw again!"))
		}
		if event.Verdict != nil {
			told = append(told, event.Verdict(view)+".")
		}
	}
	return strings.Join(told, " ")
}

// tellUse returns text about a move, to follow the name of its result.
func (m Moment) tellUse(view play.View, event yutnori.Event) (told string) {
	if _, ok := m.rules.Cell(int(event.Player), event.To); event.Pieces > 0 && view.IsOn(numbersKey) {
		told = fmt.Sprintf(" (%s → %s)", m.at(event.Player, event.From), m.at(event.Player, event.To))
	} else if ok {
		told = " → " + m.where(event.Player, event.To)
	}
	return told + ": " + m.tellMove(event)
}

// tellMove returns text about the main consequence of a move.
func (m Moment) tellMove(event yutnori.Event) string {
	l := m.Language
	switch {
	case event.Pieces == 0:
		return l.Text("moves nothing")
	case event.Caught > 0 && m.people() == 1 && m.Programs[event.Victim] == nil:
		return l.Format("catches %d of yours", event.Caught)
	case event.Caught > 0 && m.rules.Players() > 2:
		return l.Format("catches %d of %s", event.Caught, l.letter(int(event.Victim)))
	case event.Caught > 0:
		return l.Format("catches %d", event.Caught)
	case event.To == yutnori.Arrived:
		return l.Format("brings %d home", event.Pieces)
	case event.To == yutnori.InHand:
		return l.Text("back to the hand")
	case event.Stacked > 0:
		return l.Format("stacks %d", event.Pieces+event.Stacked)
	case event.From == yutnori.InHand:
		return l.Text("a new piece enters")
	case event.Pieces > 1:
		return l.Format("%d pieces move", event.Pieces)
	}
	return l.Text("a piece moves")
}

// rule returns a sentence about the animal whose power the event shows, or "".
func (m Moment) rule(event yutnori.Event) string {
	animal, player := yutnori.Pig, event.Victim
	switch {
	case event.Again && event.Result < yutnori.Yut:
		animal, player = yutnori.Dog, event.Player
	case event.Chains > 1:
		animal, player = yutnori.Sheep, event.Player
	case !endsTurn(m.rules, event):
		return ""
	}
	return m.Language.Format(animals[animal], m.Language.letter(int(player)))
}
