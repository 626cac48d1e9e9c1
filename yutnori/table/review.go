package table

import (
	"context"
	"slices"
	"strings"

	"games.example/program/play"
)

// Past returns the moment before the first throw, and the moment after each throw, move
// or resignation.
func (t Table) Past() []play.Moment {
	actions := t.actions()
	past := make([]play.Moment, len(actions)+1)
	now := t
	now.resigned = false
	for i, action := range slices.Backward(actions) {
		past[i+1] = play.Moment{Game: now, Player: int(action.event.Player), Action: strings.Join(t.tell(action.event), ", ")}
		now = action.before
		now.numbered = t.numbered
	}
	past[0].Game = now
	if t.resigned {
		past = append(past, play.Moment{Game: t, Player: t.state.Turn(), Action: t.Language.Format("%s resigns", letter(t.state.Turn()))})
	}
	return past
}

// Judge returns a function that judges a game of two players by the chances that the
// adviser computes. A throw never counts as a loss.
func (t Table) Judge() func(context.Context) []play.Judgment {
	if t.rules.Players() != 2 || t.Adviser == nil {
		return nil
	}
	return func(ctx context.Context) []play.Judgment {
		if t.advised != nil && !t.advised(ctx) {
			return nil
		}
		past := t.Past()
		judgments := make([]play.Judgment, len(past))
		judgments[0].Chance = 0.5
		var chances []float64 // the chances after the legal moves of the previous moment
		for n := 1; n < len(past) && ctx.Err() == nil; n++ {
			before, now, judgment := past[n-1].Game.(Table), past[n].Game.(Table), &judgments[n]
			judgment.Chance = judgments[n-1].Chance
			if chances != nil && !now.resigned {
				moves := t.rules.AppendMoves(nil, &before.state)
				own := chances[slices.Index(moves, now.last.event.Move())]
				best := slices.Index(chances, slices.Max(chances))
				judgment.Chance, judgment.Loss = t.ofReader(past[n].Player, own), chances[best]-own
				judgment.Better = before.tellOption(moves[best])
			}
			chances = nil
			if winner, over := now.Winner(); over {
				judgment.Chance = t.ofReader(winner, 1)
			} else if !now.mayThrow() {
				chances = t.Adviser(&now.state)
				judgment.Chance = t.ofReader(now.state.Turn(), slices.Max(chances))
			}
		}
		return judgments
	}
}

// ofReader returns the reader's chance to win a game of two players in which the given
// player has the given chance.
func (t Table) ofReader(player int, chance float64) float64 {
	if player != t.reader() {
		return 1 - chance
	}
	return chance
}
