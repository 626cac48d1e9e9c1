package play

import (
	"fmt"
	"slices"
	"strings"
)

// A Score counts the finished games between the same players in a session.
type Score struct {
	Players []Tally `json:"players,omitempty"`
	Drawn   int     `json:"drawn,omitempty"`
}

// A Tally is the number of games that a player has won.
type Tally struct {
	Name string `json:"name"`
	Won  int    `json:"won"`
}

// With returns the score after a game is added, if the game has ended. The score
// begins again if the game has other players.
func (s Score) With(game Game) Score {
	if game.IsZero() {
		return s
	}
	if !s.isOf(game.Players()) {
		s = Score{}
	}
	if !game.Over() {
		return s
	}
	next := Score{slices.Clone(s.Players), s.Drawn}
	winner, won := game.Winner()
	for player, name := range game.Players() {
		i := slices.IndexFunc(next.Players, func(t Tally) bool { return t.Name == name })
		if i < 0 {
			i = len(next.Players)
			next.Players = append(next.Players, Tally{Name: name})
		}
		if won && player == winner {
			next.Players[i].Won++
		}
	}
	if !won {
		next.Drawn++
	}
	return next
}

// isOf reports whether all games of the score had players with the given names.
func (s Score) isOf(players []string) bool {
	var counted []string
	for _, tally := range s.Players {
		counted = append(counted, tally.Name)
	}
	slices.Sort(counted)
	return slices.Equal(counted, slices.Compact(slices.Sorted(slices.Values(players))))
}

// Text returns the score, as in "you 2, computer 1", or "" if no game has ended.
func (s Score) Text(words *Words) string {
	var names, parts []string
	for _, tally := range s.Players {
		names = append(names, tally.Name)
	}
	for i, name := range Brief(names) {
		parts = append(parts, fmt.Sprintf("%s %d", name, s.Players[i].Won))
	}
	if s.Drawn > 0 {
		parts = append(parts, fmt.Sprintf("%s %d", words.Text("drawn"), s.Drawn))
	}
	return strings.Join(parts, ", ")
}
