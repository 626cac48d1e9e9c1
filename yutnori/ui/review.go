package ui

import (
	"cmp"
	"context"
	"slices"

	"games.example/internal/play"
	"games.example/yutnori"
)

// Chances returns a function that computes the chance to win with each move, or before a
// throw the shares of three or four players. A hint lists the best moves first.
func (m Moment) Chances(review bool) func(context.Context) play.Chances {
	moves := m.moves()
	if m.Adviser == nil || !review && len(moves) == 0 {
		return nil
	}
	return func(ctx context.Context) play.Chances {
		if only := m.Options()[0]; !review && len(moves) == 1 { // needs no search
			return play.Chances{Best: only.Said, Way: m.spotsOf(moves[0]), Hint: play.Hint{Text: m.Language.Format("hint: %s", m.advise(moves[0]))}}
		}
		if pool := m.state.Pool(); len(moves) == 0 && pool.Len() == 0 && m.shares != nil {
			return play.Chances{Win: -1, Shares: m.shares(&m.state)}
		}
		if len(moves) == 0 || m.advised != nil && m.advised(ctx) != nil {
			return play.Chances{Win: -1}
		}
		options, after, ways := m.Options(), map[string]float64{}, map[string][]string{}
		for i, chance := range m.Adviser(&m.state) {
			after[options[i].Said], ways[options[i].Said] = chance, m.spotsOf(moves[i])
			options[i].Hint, options[i].HintKind = percent(chance), play.Chance
		}
		slices.SortStableFunc(options, func(a, b play.Option) int { return cmp.Compare(after[b.Said], after[a.Said]) })
		best := options[0]
		better := m.advise(moves[slices.IndexFunc(moves, func(move yutnori.Move) bool { return m.saying(move) == best.Said })])
		text := m.Language.Format("hint: %s, with a chance of %s to win", better, best.Hint)
		if after[best.Said] == 1 { // the option says that it wins
			text = m.Language.Format("hint: %s", better)
		}
		return play.Chances{Win: after[best.Said], After: after, Best: best.Said, Better: better, Way: ways[best.Said], Ways: ways, Hint: play.Hint{Options: options, Text: text}}
	}
}

// advise returns text about a move. Beside a picture, it has no colon, because one precedes it.
func (m Moment) advise(move yutnori.Move) string {
	if m.Language.Capitals {
		return m.tellOption(move, ", ")
	}
	return m.tellOption(move, ": ")
}

// spotsOf returns the names of the places in a picture that are on the way of a move of the
// player on turn. A piece enters the board, and goes back into the hand, at the player's corner.
func (m Moment) spotsOf(move yutnori.Move) (spots []string) {
	player := m.state.Turn()
	for _, at := range append([]yutnori.Position{move.From}, m.way(player, move)...) {
		if at == yutnori.InHand {
			at = yutnori.Last
		}
		spot := m.spotOf(player, at)
		if at == yutnori.Arrived {
			spot = wayHome(player)
		}
		spots = append(spots, spot)
	}
	return spots
}
