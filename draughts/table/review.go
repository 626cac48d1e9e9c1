package table

import (
	"context"
	"fmt"
	"math"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/program/play"
)

// judged is the number of positions that a search examines for a judgment.
const judged = 20_000

// Past returns the first moment, and the moments after each turn and after a
// resignation.
func (t Table) Past() []play.Past {
	if end := t.game.Outcome(); end.Reason() == draughts.Resignation {
		winner, _ := end.Winner()
		loser := winner.Opponent()
		return append(t.with(replayed(t.game)).Past(), play.Past{Game: t, Player: int(loser), Action: fmt.Sprintf("%s resigns", loser)})
	}
	turns := t.game.Turns()
	past := make([]play.Past, len(turns)+1)
	past[len(turns)].Game = t
	for game := t.game.Clone(); game.Undo() == nil; {
		n := game.Len()
		past[n].Game = t.with(game.Clone())
		number, mover := game.Number(n)
		past[n+1].Player, past[n+1].Action = int(mover), fmt.Sprintf("%d. %s %s", number, mover, turns[n].Text(t.Notation))
	}
	return past
}

// Judge returns a function that judges each moment by a search, or nil if there is no
// engine.
func (t Table) Judge() func(context.Context) []play.Judgment {
	if t.judge == nil {
		return nil
	}
	return func(ctx context.Context) []play.Judgment {
		var judgments []play.Judgment
		person, _ := t.person()
		before := judgment{}
		for n, moment := range t.Past() {
			now := t.judgment(ctx, moment.Game.(Table).game)
			if ctx.Err() != nil {
				return nil
			}
			j := play.Judgment{Chance: now.of(person)}
			if mover := draughts.Color(moment.Player); n > 0 && n <= t.game.Len() && before.best.Text(t.Notation) != t.game.Turns()[n-1].Text(t.Notation) {
				if lost := before.of(mover) - now.of(mover); lost > 0 {
					j.Loss, j.Better = lost, before.best.Text(t.Notation)
				}
			}
			judgments, before = append(judgments, j), now
		}
		return judgments
	}
}

// A judgment holds a player's chance to win, where a draw counts as half a win, and the
// best turn of the player to move.
type judgment struct {
	player draughts.Color
	chance float64
	best   draughts.Turn
}

func (j judgment) of(player draughts.Color) float64 {
	if player == j.player {
		return j.chance
	}
	return 1 - j.chance
}

// judgment returns the judgment of the current position of a game.
func (t Table) judgment(ctx context.Context, game *draughts.Game) judgment {
	j := judgment{player: game.Position().ToMove(), chance: 0.5}
	if winner, won := game.Outcome().Winner(); won {
		j.player, j.chance = winner, 1
	} else if result, err := t.judge(ctx, game); err == nil {
		j.chance = chanceOf(result.Score)
		j.best, _ = game.Position().TurnOf(result.Move)
	}
	return j
}

// chanceOf returns the chance to win with a given score: 73% with a lead of one man,
// 95% with a lead of three.
func chanceOf(score engine.Score) float64 {
	if _, ends := score.Distance(); ends && score > 0 {
		return 1
	} else if ends {
		return 0
	}
	return 1 / (1 + math.Exp(-score.Men()))
}
