package ui

import (
	"context"
	"math"
	"strconv"

	"games.example/draughts/engine"
	"games.example/internal/play"
)

// judgedNodes is the number of positions that a search examines for a judgment.
const judgedNodes = 20_000

// Chances returns a function that asks an engine for the best turn. A review also asks
// for the chance to win.
func (m Moment) Chances(review bool) func(context.Context) play.Chances {
	switch {
	case review && m.judge != nil:
		return m.judged
	case !review && m.Adviser != nil:
		return m.advised
	}
	return nil
}

// judged returns the chance of the player to move to win, where a draw counts as half a
// win.
func (m Moment) judged(ctx context.Context) play.Chances {
	result, err := m.judge(ctx, m.game)
	if err != nil {
		return play.Chances{Win: 0.5}
	}
	turn, _ := m.game.Position().TurnOf(result.Move)
	best := turn.Text(m.Notation)
	chances := play.Chances{Win: chanceOf(result.Score), Best: best, Better: continued(m.Language, best, m.game.Position(), result, m.Notation)}
	for _, s := range turn.Squares() {
		chances.Way = append(chances.Way, strconv.Itoa(int(s)))
	}
	return chances
}

// advised marks the turn that the adviser proposes.
func (m Moment) advised(ctx context.Context) play.Chances {
	turn, thought, err := m.Adviser(ctx, m.game)
	if err != nil {
		return play.Chances{Win: -1, Hint: play.Hint{Text: m.Language.Tell(err)}}
	}
	advice := turn.Text(m.Notation) + ": " + thought
	chances := play.Chances{Win: -1, Hint: play.Hint{Text: advice, Comment: advice}}
	for _, other := range m.turns() {
		option := m.option(other)
		if other.Move() == turn.Move() {
			option.Hint, chances.Best = m.Language.Text("hint:"), option.Said
		}
		chances.Hint.Options = append(chances.Hint.Options, option)
	}
	return chances
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
