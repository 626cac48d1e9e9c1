package ui

import (
	"context"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/internal/play"
)

// Verdict is verdict.
var Verdict = verdict

// Followed continues a line.
func Followed(ctx context.Context, game *draughts.Game, line ...draughts.Move) []draughts.Move {
	s := study{engine: engine.New(engine.Options{Hash: 1})}
	return s.followed(ctx, game, line)
}

// Hurry makes the hints of a game examine few positions.
func Hurry(game play.Game) {
	m := game.Moment().(Moment)
	m.Adviser = m.study.adviser(m.Table, engine.Limit{Nodes: judgedNodes})
}

// Hints returns the number of positions whose hints a game remembers.
func Hints(game play.Game) int { return len(game.Moment().(Moment).study.hints) }

// ChanceOf is chanceOf.
var ChanceOf = chanceOf

// Hint makes the first move of a line the hint in the position of a game.
func Hint(game play.Game, line ...draughts.Move) { HintAfter(game, len(line), line...) }

// HintAfter is like Hint. The search for the hint has looked the given number of turns ahead.
func HintAfter(game play.Game, depth int, line ...draughts.Move) {
	m := game.Moment().(Moment)
	m.study.hints[hinted{m.game.Position(), m.game.DrawCounts()}] = engine.Result{Move: line[0], Line: line, Depth: depth}
}
