package ui

import (
	"cmp"
	"context"
	"slices"

	"games.example/internal/play"
)

// Chances returns a function that computes the chance to win with each move. Nothing is
// known about a throw. A hint lists the best moves first. Only a game of two players has
// a review.
func (m Moment) Chances(review bool) func(context.Context) play.Chances {
	m.from = nil
	moves := m.moves()
	if m.Adviser == nil || review && m.rules.Players() != 2 || !review && len(moves) == 0 {
		return nil
	}
	return func(ctx context.Context) play.Chances {
		if len(moves) == 0 || m.advised != nil && m.advised(ctx) != nil {
			return play.Chances{Win: -1}
		}
		options, after := m.Options(), map[string]float64{}
		for i, chance := range m.Adviser(&m.state) {
			after[options[i].Said] = chance
			options[i].Hint, options[i].HintKind = m.percent(chance), play.Chance
		}
		slices.SortStableFunc(options, func(a, b play.Option) int { return cmp.Compare(after[b.Said], after[a.Said]) })
		best := options[0]
		text := m.Language.Format("hint: %s, with a chance of %s to win", best.Text, best.Hint)
		return play.Chances{Win: after[best.Said], After: after, Best: best.Said, Better: best.Text, Hint: play.Hint{Options: options, Text: text}}
	}
}
