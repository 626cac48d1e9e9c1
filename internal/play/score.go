package play

import (
	"fmt"
	"slices"
	"strings"
)

// A Score counts the finished games of a session.
type Score struct {
	Players []Tally `json:"players,omitempty"`
	Drawn   int     `json:"drawn,omitempty"`
}

// A Tally is the number of games that a player has won.
type Tally struct {
	Name string `json:"name"`
	Won  int    `json:"won"`
}

// The method with returns the score after a game is added, if the game has ended.
func (s Score) with(game Game) Score {
	if game.IsZero() || !game.Over() {
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

// text returns the score, as in "you 2, computer 1", or "" if no game has ended.
func (s Score) text(words *Words) string {
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
