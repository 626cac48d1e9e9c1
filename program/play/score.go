package play

import (
	"fmt"
	"slices"
	"strings"
)

// A score holds the games of a session that have ended.
type score struct {
	players []string
	won     []int
	drawn   int
}

// with returns the score with a game, if the game has ended.
func (s score) with(game Game) score {
	if game == nil || !game.Over() {
		return s
	}
	next := score{slices.Clone(s.players), slices.Clone(s.won), s.drawn}
	for _, name := range game.Players() {
		next.add(name, 0)
	}
	if winner, ok := game.Winner(); ok {
		next.add(game.Players()[winner], 1)
	} else {
		next.drawn++
	}
	return next
}

func (s *score) add(name string, games int) {
	if i := slices.Index(s.players, name); i >= 0 {
		s.won[i] += games
		return
	}
	s.players, s.won = append(s.players, name), append(s.won, games)
}

// text returns the score as in "you 2, computer 1", or "" before the first game
// has ended.
func (s score) text(words *Words) string {
	var parts []string
	for i, name := range s.players {
		parts = append(parts, fmt.Sprintf("%s %d", name, s.won[i]))
	}
	if s.drawn > 0 {
		parts = append(parts, fmt.Sprintf("%s %d", words.Drawn, s.drawn))
	}
	return strings.Join(parts, ", ")
}
