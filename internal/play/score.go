package play

import (
	"cmp"
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
	Name string `json:"name"` // the same in all languages
	Won  int    `json:"won"`
}

// With returns the score with a game added, if that game has ended. The score begins
// again if the game has other players.
func (s Score) With(game Game) Score {
	if game.IsZero() {
		return s
	}
	keys := game.keys()
	if !s.isOf(keys) {
		s = Score{}
	}
	if !game.Over() {
		return s
	}
	next := Score{slices.Clone(s.Players), s.Drawn}
	winner, won := game.Winner()
	for player, name := range keys {
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

// isOf reports whether all games of the score had players with the given keys.
func (s Score) isOf(keys []string) bool {
	var counted []string
	for _, tally := range s.Players {
		counted = append(counted, tally.Name)
	}
	slices.Sort(counted)
	return slices.Equal(counted, slices.Compact(slices.Sorted(slices.Values(keys))))
}

// continuedScore returns the score with which a game with the choices of the form begins:
// the score so far, or the zero Score if the form has chosen a different game. Other sides
// and looks do not make a different game.
func (s Session) continuedScore() Score {
	before := Complete(s.setup, s.settings.Choices)
	if !s.game.IsZero() {
		before = s.same()
	}
	other, _ := s.setup.OtherSide(before)
	for _, choices := range []Choices{before, other} {
		differs := func(r Row) bool { return !r.Look && s.choices[r.Name] != choices[r.Name] }
		if !slices.ContainsFunc(Offered(s.setup, s.choices), differs) {
			return s.Score()
		}
	}
	return Score{}
}

// Won returns the number of games that a player has won.
func (s Score) Won(seat Seat) int {
	for _, tally := range s.Players {
		if tally.Name == seat.key() {
			return tally.Won
		}
	}
	return 0
}

// Text returns the score in the words of a game, as in "you 2, computer 1", or "" if no
// game has ended.
func (s Score) Text(game Game) string {
	var names, parts []string
	words, keys := game.Words(), game.keys()
	for _, tally := range s.Players {
		name := words.Text(tally.Name)
		if player := slices.Index(keys, tally.Name); player >= 0 {
			name = game.Players()[player]
		}
		names = append(names, name)
	}
	for i, name := range Brief(names) {
		parts = append(parts, fmt.Sprintf("%s %d", name, s.Players[i].Won))
	}
	if s.Drawn > 0 {
		parts = append(parts, fmt.Sprintf("%s %d", words.Text("drawn"), s.Drawn))
	}
	return strings.Join(parts, ", ")
}

func (s Seat) key() string { return cmp.Or(s.Key, s.Name) }

func (g Game) keys() (keys []string) {
	for _, seat := range g.match.Seats {
		keys = append(keys, seat.key())
	}
	return keys
}
