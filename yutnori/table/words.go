package table

import (
	"fmt"
	"slices"
	"strings"

	"games.example/yutnori"
)

// place returns a position as a player would say it.
func (l Language) place(at yutnori.Position) string {
	switch at {
	case yutnori.InHand:
		return l.Text("hand")
	case yutnori.Arrived:
		return l.Text("home")
	default:
		return fmt.Sprint(int(at))
	}
}

// tellOption returns a move of the player on turn and its consequences.
func (l Language) tellOption(t Table, move yutnori.Move) string {
	_, event, err := t.rules.Move(t.state, move)
	if err != nil {
		return move.String()
	}
	if event.Pieces == 0 {
		return l.Format("spend %s, which moves nothing", l.Text(move.Result.String()))
	}
	parts := []string{l.Format("%s → %s with %s", l.place(event.From), l.place(event.To), l.Text(move.Result.String()))}
	add := func(say bool, part string) {
		if say {
			parts = append(parts, part)
		}
	}
	player := t.state.Turn()
	add(move.Long, l.Text("long way"))
	add(event.Pieces > 1, l.Format("%d pieces", event.Pieces))
	add(event.Stacked > 0, l.Format("joins %d", event.Stacked))
	add(event.Caught > 0, l.Format("catches %s (%d)", letter(int(event.Victim)), event.Caught))
	add(event.Chains == 1, l.Text("throw again"))
	add(event.Chains > 1, l.Text("throw twice again"))
	add(endsTurn(t.rules, event), l.Text("the pig ends your turn"))
	add(shortAfter(t.rules, player, event.To), l.Text("short way next"))
	add(event.Won, l.Text("wins"))
	return strings.Join(parts, ", ")
}

// endsTurn reports whether a catch has ended the turn.
func endsTurn(rules *yutnori.Rules, event yutnori.Event) bool {
	return event.Caught > 0 && rules.Facts().Teams[event.Victim].EndsCatchersTurn
}

// forks holds the positions where the short ways begin.
var forks = []yutnori.Position{5, 10, 22}

// shortAfter reports whether a player's piece that stops at a position may take
// the short way from there.
func shortAfter(rules *yutnori.Rules, player int, at yutnori.Position) bool {
	return slices.Contains(forks, at) && !rules.Facts().Teams[player].CowsRoad
}

// tellThrow returns a line about a throw.
func (l Language) tellThrow(event yutnori.Event) string {
	return l.Format("%s throws %s", letter(int(event.Player)), l.Text(event.Result.String()))
}

// tellMove returns the consequences of a move, each on a line.
func (l Language) tellMove(rules *yutnori.Rules, event yutnori.Event) []string {
	player := letter(int(event.Player))
	if event.Pieces == 0 {
		return []string{l.Format("%s spends %s, which moves nothing", player, l.Text(event.Result.String()))}
	}
	lines := []string{l.Format("%s: %s → %s with %s", player, l.place(event.From), l.place(event.To), l.Text(event.Result.String()))}
	if event.Caught > 0 {
		lines = append(lines, l.Format("%s catches %s (%d)", player, letter(int(event.Victim)), event.Caught))
		switch {
		case event.Chains == 1:
			lines = append(lines, l.Format("%s throws again", player))
		case event.Chains > 1:
			lines = append(lines, l.Format("%s throws twice again", player))
		case endsTurn(rules, event):
			lines = append(lines, l.Format("the pig ends the turn of %s", player))
		}
	}
	if event.To == yutnori.Arrived {
		lines = append(lines, l.Format("%s brings %d home", player, event.Pieces))
	}
	if event.Won {
		lines = append(lines, l.Format("%s has won!", player))
	}
	return lines
}
