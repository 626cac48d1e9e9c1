package engine_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/endgame"
	"games.example/draughts/engine"
	"games.example/draughts/engine/evaluation"
)

// A story holds the parts of a game on which the draw rules depend.
type story struct {
	rules     draughts.DrawRules
	positions []draughts.Position
	counts    draughts.DrawCounts
	tables    *endgame.Tables     // the tables of the search, or nil
	weights   *evaluation.Weights // the weights of the search, or nil for the learned weights
}

func storyOf(g *draughts.Game) story {
	s := story{rules: g.Rules(), counts: g.DrawCounts()}
	for n := range g.Len() + 1 {
		p, _ := g.PositionAfter(n)
		s.positions = append(s.positions, p)
	}
	return s
}

func (s story) position() draughts.Position { return s.positions[len(s.positions)-1] }

func (s story) after(m draughts.Move) story {
	next := s.position().After(m)
	s.counts = s.counts.Next(s.position(), next)
	s.positions = append(slices.Clip(s.positions), next)
	return s
}

// isDraw reports whether the game is drawn by a rule. With the repetition rule, a
// position that has occurred before counts as a draw.
func (s story) isDraw() bool {
	earlier := s.positions[:len(s.positions)-1]
	return s.rules.Repetition && slices.Contains(earlier, s.position()) || s.rules.Reason(s.counts) != draughts.Unfinished
}

// fromTables returns the score of the position according to the tables. It returns
// false if the search itself must find the result.
func (s story) fromTables() (engine.Score, bool) {
	result, known := s.tables.Probe(s.position())
	_, rootIsKnown := s.tables.Probe(s.positions[0])
	switch {
	case known && result == endgame.Draw:
		return 0, true
	case !known || rootIsKnown || s.counts.KingTurns >= 20 || isLoneKing(s.position(), draughts.White) || isLoneKing(s.position(), draughts.Black):
		return 0, false
	case result == endgame.Win:
		return 25_000, true
	default:
		return -25_000, true
	}
}

func isLoneKing(p draughts.Position, c draughts.Color) bool {
	var pieces []draughts.Piece
	for _, piece := range p.Pieces() {
		if color, _ := piece.Color(); color == c {
			pieces = append(pieces, piece)
		}
	}
	return slices.Equal(pieces, []draughts.Piece{draughts.King(c)})
}

// value returns the score of a game. It tries all moves to the given depth, and
// continues as long as captures are possible.
func (s story) value(depth, ply int) engine.Score {
	var room [64]draughts.Move // enough for most positions
	moves := s.position().AppendMoves(room[:0])
	switch {
	case len(moves) == 0:
		return engine.LossIn(ply)
	case ply > 0 && s.isDraw():
		return 0
	}
	if score, known := s.fromTables(); known && ply > 0 {
		return score - engine.Score(ply)*engine.Score(cmp.Compare(score, 0))
	}
	if depth <= 0 && moves[0].Captured() == 0 {
		return s.looks()
	}
	best := engine.LossIn(0)
	for _, m := range moves {
		best = max(best, -s.after(m).value(depth-1, ply+1))
	}
	return best
}

// looks returns the score of the position without searching.
func (s story) looks() engine.Score {
	if s.weights == nil {
		return engine.Evaluate(s.position())
	}
	return engine.EvaluateWith(s.weights, s.position())
}

// randomPosition returns a position after random moves.
func randomPosition(r *rand.Rand) draughts.Position {
	p := draughts.Start()
	var moves []draughts.Move
	for range r.IntN(70) {
		moves = p.AppendMoves(moves[:0])
		if len(moves) == 0 {
			break
		}
		p = p.After(moves[r.IntN(len(moves))])
	}
	return p
}

// plain returns an engine that searches all positions to the same depth.
func plain(withTable bool) *engine.Engine {
	e := small()
	e.SearchPlainly(withTable)
	return e
}

// shorter returns the given number of trials or, in short tests, an eighth of it.
func shorter(times int) int {
	if testing.Short() {
		return times / 8
	}
	return times
}

// requireSameAsTryingEverything requires that a search finds the same score as the
// model, and returns the score.
func requireSameAsTryingEverything(t *testing.T, e *engine.Engine, g *draughts.Game, depth int) engine.Score {
	t.Helper()
	got := search(t, e, g, engine.Limit{Depth: depth})
	s := storyOf(g)
	s.tables = e.Tables()
	require.Equal(t, s.value(depth, 0), got.Score, "%v after %d turns to depth %d", g.Position(), g.Len(), depth)
	require.Contains(t, g.Position().AppendMoves(nil), got.Move)
	if _, ends := got.Score.Distance(); !ends {
		require.Equal(t, depth, got.Depth)
		require.Equal(t, got.Score, -s.after(got.Move).value(depth-1, 1), "the move %v", got.Move)
	}
	return got.Score
}

func TestASearchFindsWhatTryingEverythingFinds(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 1))
	forgetful, remembering := plain(false), plain(true)
	deepest := 4
	if testing.Short() {
		deepest = 3
	}
	for range shorter(80) {
		g := draughts.New(draughts.InitialPosition(randomPosition(r)), draughts.Draws(draughts.DrawRules{}))
		if g.IsOver() {
			continue
		}
		for depth := 1; depth <= deepest; depth++ {
			requireSameAsTryingEverything(t, forgetful, g, depth)
			requireSameAsTryingEverything(t, remembering, g, depth)
		}
	}
}

// Table entries from shallow rounds are not enough for a deeper round. The last round
// looks three turns beyond the win, because some positions are searched to a smaller
// depth.
func TestADeeperRoundFindsTheWinThatTryingEverythingFinds(t *testing.T) {
	t.Parallel()
	for _, fen := range []string{"B:W36:B1,4-8,12-15,20,27,K35", "B:W24,45:B3,7,9-15,20,22,29,K47"} {
		g := game(t, fen)
		want := storyOf(g).value(5, 0)
		_, ends := want.Distance()
		require.True(t, ends)
		require.Equal(t, want, search(t, small(), g, engine.Limit{Depth: 8}).Score, fen)
	}
}

func TestALineIsCompleteEvenIfTheTableKnowsTheScores(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 3))
	e := plain(true)
	for range shorter(80) {
		g := draughts.New(draughts.InitialPosition(randomPosition(r)), draughts.Draws(draughts.DrawRules{}))
		if g.IsOver() {
			continue
		}
		search(t, e, g, engine.Limit{Depth: 3})
		again := search(t, e, g, engine.Limit{Depth: 3})
		if _, ends := again.Score.Distance(); !ends {
			require.GreaterOrEqual(t, len(again.Line), 3, "%v", g.Position())
		}
	}
}

// If having the move is worth 15 or -15, the score changes by 30 between depths 3 and 4.
// The new score is at the edge of the window that is searched first. In the last
// position, the first move only just reaches the edge, and another move is better.
func TestAScoreAtTheEdgeOfTheWindowIsSearchedAgain(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		turn, row int16 // the worth of having the move and of a row forward, in thousandths of a man
		fen       string
		change    engine.Score
	}{
		{150, 0, "W:W41-50:B1-10", 30},
		{-150, 0, "W:W41-50:B1-10", -30},
		{150, 0, "B:W30,35,40:B1,6,11", 30},
		{-150, 0, "B:W30,35,40:B1,6,11", -30},
		{150, 300, "W:W21,36-38,41-50:B1,2,4-11,14,15,34", 80},
	} {
		g, s := game(t, test.fen), storyOf(game(t, test.fen))
		s.weights = new(evaluation.Weights)
		s.weights.Numbers[0] = evaluation.Phases{Early: test.turn, Late: test.turn}
		s.weights.Numbers[5] = evaluation.Phases{Early: test.row, Late: test.row}
		e := engine.New(engine.Options{Hash: 1, Weights: s.weights})
		e.SearchPlainly(false)
		third := search(t, e, g, engine.Limit{Depth: 3}).Score
		fourth := search(t, e, g, engine.Limit{Depth: 4}).Score
		require.Equal(t, s.value(3, 0), third, test.fen)
		require.Equal(t, s.value(4, 0), fourth, test.fen)
		require.Equal(t, test.change, fourth-third, test.fen)
	}
}

// A table does not know the earlier turns of a game, so this search has no table.
func TestASearchKnowsTheDrawRules(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	drawn, games := 0, shorter(200)
	e := plain(false)
	for range games {
		g := shuffled(r, draughts.DrawRules{
			Repetition: r.IntN(2) == 0, TwentyFiveMoves: r.IntN(2) == 0,
			SixteenMoves: r.IntN(2) == 0, FiveMoves: r.IntN(2) == 0,
		})
		if g.IsOver() {
			continue
		}
		if requireSameAsTryingEverything(t, e, g, 3) == 0 {
			drawn++
		}
	}
	require.Greater(t, drawn, games/10)
}

// A result in the table may be wrong when a draw by counting is near.
func TestTheKeyIncludesTheCountsCloseToADraw(t *testing.T) {
	p := draughts.Start()
	usual := engine.Key(p, draughts.DrawCounts{})
	require.Equal(t, usual, engine.Key(p, draughts.DrawCounts{Occurrences: 1, KingTurns: 5}))
	keys := map[uint64]draughts.DrawCounts{usual: {}}
	for _, c := range []draughts.DrawCounts{
		{KingTurns: 30},
		{KingTurns: 31},
		{KingTurns: 49},
		{KingTurns: 1, Sixteen: 1},
		{KingTurns: 2, Sixteen: 2},
		{KingTurns: 1, Five: 1},
		{KingTurns: 2, Five: 2},
		{KingTurns: 2, Five: 2, Sixteen: 2},
	} {
		key := engine.Key(p, c)
		require.NotContains(t, keys, key, "%+v", c)
		keys[key] = c
	}
	require.NotEqual(t, usual, engine.Key(p.WithToMove(draughts.Black), draughts.DrawCounts{}))
}

func TestAnEndAfterADrawIsIgnored(t *testing.T) {
	all := draughts.AllDrawRules()
	for _, test := range []struct {
		score  engine.Score
		rules  draughts.DrawRules
		counts draughts.DrawCounts
		want   bool
	}{
		{900, all, draughts.DrawCounts{KingTurns: 49}, true},
		{engine.WinIn(3), all, draughts.DrawCounts{KingTurns: 47}, true},
		{engine.WinIn(4), all, draughts.DrawCounts{KingTurns: 47}, false},
		{engine.LossIn(4), all, draughts.DrawCounts{KingTurns: 47}, false},
		{engine.WinIn(4), draughts.DrawRules{}, draughts.DrawCounts{KingTurns: 47}, true},
		{engine.WinIn(10), all, draughts.DrawCounts{Sixteen: 22}, true},
		{engine.WinIn(11), all, draughts.DrawCounts{Sixteen: 22}, false},
		{engine.LossIn(2), all, draughts.DrawCounts{Five: 8}, true},
		{engine.LossIn(3), all, draughts.DrawCounts{Five: 8}, false},
		{engine.LossIn(33), all, draughts.DrawCounts{}, true},
	} {
		require.Equal(t, test.want, engine.IsInTime(test.score, test.rules, test.counts), "%+v", test)
	}
}

// shuffled returns a game in which a few kings have moved back and forth, often until
// shortly before a draw.
func shuffled(r *rand.Rand, rules draughts.DrawRules) *draughts.Game {
	p := draughts.Position{}
	for range 1 + r.IntN(2) {
		p = p.With(draughts.Square(1+r.IntN(50)), draughts.BlackKing)
	}
	for range 1 + r.IntN(3) {
		p = p.With(draughts.Square(1+r.IntN(50)), draughts.WhiteKing)
	}
	g := draughts.New(draughts.InitialPosition(p), draughts.Draws(rules))
	for turns := r.IntN(100); g.Len() < turns && !g.IsOver(); {
		if err := g.PlayMove(quietly(r, g.Position())); err != nil {
			panic(err)
		}
	}
	for back := r.IntN(4); back > 0 && g.Len() > 0; back-- {
		if err := g.Undo(); err != nil {
			panic(err)
		}
	}
	return g
}

// quietly returns a random move, if possible a move after which the opponent cannot
// capture.
func quietly(r *rand.Rand, p draughts.Position) draughts.Move {
	moves := p.AppendMoves(nil)
	quiet := slices.DeleteFunc(slices.Clone(moves), func(m draughts.Move) bool { return p.After(m).CanCapture() })
	if len(quiet) > 0 {
		moves = quiet
	}
	return moves[r.IntN(len(moves))]
}
