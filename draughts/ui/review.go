package ui

import (
	"context"
	"math"
	"strconv"
	"sync"
	"time"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/internal/play"
)

// A study is an engine for the hints and the reviews of a game. It remembers the hints, which
// look further than a review, so that a review does not contradict them.
type study struct {
	one    sync.Mutex // guards the engine and the hints
	engine *engine.Engine
	hints  map[hinted]engine.Result
}

// hinted is a position in which a player has asked for a hint.
type hinted struct {
	draughts.Position
	counts draughts.DrawCounts
}

// The numbers of positions that a search examines: for a judgment, for a closer judgment of a
// mistake, for the reply to the mistake, and to continue a line.
const (
	judgedNodes   = 20_000
	closerNodes   = 100_000
	replyNodes    = 4 * closerNodes
	followedNodes = 10_000
)

// unknown is a chance to win that is not computed.
const unknown = -1

// search returns the result of a search. The result of an earlier hint replaces the search.
func (s *study) search(ctx context.Context, game *draughts.Game, limit engine.Limit) (engine.Result, error) {
	s.one.Lock()
	defer s.one.Unlock()
	if hint, ok := s.hints[hinted{game.Position(), game.DrawCounts()}]; ok {
		return hint, nil
	}
	return s.engine.Search(ctx, game, limit, nil)
}

// adviser returns a player that gives hints.
func (s *study) adviser(t *Table, limit engine.Limit) Player {
	return func(ctx context.Context, game *draughts.Game) (draughts.Turn, string, error) {
		result, err := s.search(ctx, game, limit)
		if err == nil && ctx.Err() == nil {
			result.Line = s.followed(ctx, game, result.Line)
			s.one.Lock()
			s.hints[hinted{game.Position(), game.DrawCounts()}] = result
			s.one.Unlock()
		}
		return spoken(t.Language, game, result, t.Notation, err)
	}
}

// followed returns a line with at least the expected number of moves, unless the game ends
// before. A search that reaches its limit can leave a line that ends after the first move.
func (s *study) followed(ctx context.Context, game *draughts.Game, line []draughts.Move) []draughts.Move {
	s.one.Lock()
	defer s.one.Unlock()
	after := game.Clone()
	for played := 0; ; played++ {
		if played == len(line) {
			next, err := s.engine.Search(ctx, after, engine.Limit{Nodes: followedNodes, Time: time.Second}, nil)
			if err != nil || ctx.Err() != nil {
				return line
			}
			line = append(line, next.Line...)
		}
		turn, err := after.Position().TurnOf(line[played])
		if err != nil || len(line) >= expected || after.Play(turn) != nil {
			return line
		}
	}
}

// Chances returns a function that asks an engine for the best turn. A review also asks
// for the chance to win.
func (m Moment) Chances(review bool) func(context.Context) play.Chances {
	switch {
	case review && m.study != nil:
		return m.judged
	case !review && m.Adviser != nil:
		return m.advised
	}
	return nil
}

// judged returns the chance of the player to move to win, where a draw counts as half a
// win. The game must not be over.
func (m Moment) judged(ctx context.Context) play.Chances {
	result, _ := m.study.search(ctx, m.game, engine.Limit{Nodes: judgedNodes}) // a search fails only after the end
	chances := m.chances(result)
	chances.Closer = m.closer
	return chances
}

// closer judges the moment again, with a longer search for the best turn, and with a search of
// the turn that was made that looks as far ahead.
func (m Moment) closer(ctx context.Context, said string) play.Chances {
	result, _ := m.study.search(ctx, m.game, engine.Limit{Nodes: closerNodes}) // a search fails only after the end
	result.Line = m.study.followed(ctx, m.game, result.Line)
	chances := m.chances(result)
	turn, ok := m.turnOf(said)
	if after := m.game.Clone(); ok && said != chances.Best && after.Play(turn) == nil {
		limit := engine.Limit{Depth: max(result.Depth-1, 1), Nodes: replyNodes}
		if reply, err := m.study.search(ctx, after, limit); err == nil {
			chances.After = map[string]float64{said: 1 - chanceOf(reply.Score)}
		}
	}
	return chances
}

// chances returns the chances with the result of a search.
func (m Moment) chances(result engine.Result) play.Chances {
	turn, _ := m.game.Position().TurnOf(result.Move)
	best := turn.Text(m.Notation)
	return play.Chances{Win: chanceOf(result.Score), Best: best, Better: continued(m.Language, best, m.game.Position(), result, m.Notation), Way: spotsOf(turn)}
}

// spotsOf returns the spots of the squares on the way of a turn.
func spotsOf(turn draughts.Turn) (spots []string) {
	for _, s := range turn.Squares() {
		spots = append(spots, strconv.Itoa(int(s)))
	}
	return spots
}

// advised marks the turn that the adviser proposes.
func (m Moment) advised(ctx context.Context) play.Chances {
	turn, thought, err := m.Adviser(ctx, m.game)
	if err != nil {
		return play.Chances{Win: unknown, Hint: play.Hint{Text: m.Language.Tell(err)}}
	}
	advice := turn.Text(m.Notation) + ": " + thought
	chances := play.Chances{Win: unknown, Way: spotsOf(turn), Hint: play.Hint{Text: advice, Comment: advice}}
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
