package engine_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
)

func TestTheBestMovesSoFarAreTriedFirst(t *testing.T) {
	p := draughts.Start()
	moves := p.AppendMoves(nil)
	f := engine.NewFrame(moves)
	require.ElementsMatch(t, moves, f.Order(p, engine.NoMove))
	require.Equal(t, moves[4], f.Order(p, 4)[0])

	cutOff := func(m draughts.Move, depth int) {
		order := f.Order(p, engine.NoMove)
		for n, tried := range order {
			if tried == m {
				f.CutOff(draughts.White, n, depth)
			}
		}
	}
	cutOff(moves[7], 5)
	require.Equal(t, moves[7], f.Order(p, engine.NoMove)[0], "this move was the last good move")
	cutOff(moves[6], 1)
	require.Equal(t, []draughts.Move{moves[6], moves[7]}, f.Order(p, engine.NoMove)[:2])
	cutOff(moves[5], 1)
	cutOff(moves[5], 1)
	order := f.Order(p, 2)
	require.Equal(t, []draughts.Move{moves[2], moves[5], moves[6], moves[7]}, order[:4], "after the last two good moves, experience counts")
	require.Positive(t, f.Experience(draughts.White, moves[7]))
	require.Zero(t, f.Experience(draughts.Black, moves[7]))
	require.Negative(t, f.Experience(draughts.White, order[8]), "this move has failed")
}

func TestExperienceHasItsBounds(t *testing.T) {
	p := draughts.Start()
	f := engine.NewFrame(p.AppendMoves(nil))
	order := f.Order(p, engine.NoMove)
	before := 0
	for range 10_000 {
		f.CutOff(draughts.White, 1, 100)
		now := f.Experience(draughts.White, order[1])
		require.GreaterOrEqual(t, now, before)
		before = now
	}
	require.InDelta(t, 1<<14, before, 100)
	require.InDelta(t, -1<<14, f.Experience(draughts.White, order[0]), 100)
}

func TestACaptureOfAKingIsTriedFirstAndCapturesTeachNothing(t *testing.T) {
	p, err := draughts.ParseFEN("W:W27,38:B22,K33")
	require.NoError(t, err)
	f := engine.NewFrame(p.AppendMoves(nil))
	order := f.Order(p, engine.NoMove)
	require.Equal(t, "38x29x33", order[0].String())
	f.CutOff(draughts.White, 0, 9)
	require.Zero(t, f.Experience(draughts.White, order[0]))
}

func TestLateMovesAreReducedMoreInDeeperSearches(t *testing.T) {
	for depth := range 30 {
		for n := range 20 {
			closed, open := engine.Reduction(depth, n, false), engine.Reduction(depth, n, true)
			require.GreaterOrEqual(t, closed, open)
			require.LessOrEqual(t, closed, max(depth-1, 0), "something is left to search")
			require.GreaterOrEqual(t, engine.Reduction(depth+1, n, false), closed)
			require.GreaterOrEqual(t, engine.Reduction(depth, n+1, false), closed)
			require.Equal(t, depth >= 2, closed > 0)
			require.Equal(t, depth >= 2 && n >= 2, open > 0)
		}
	}
	require.Equal(t, 5, engine.Reduction(11, 6, false))
	require.Equal(t, 1, engine.Reduction(11, 0, false))
	require.Equal(t, 2, engine.Reduction(11, 2, false))
	require.Equal(t, 3, engine.Reduction(8, 5, false))
}

func TestASearchWithoutAKnownBestMoveIsATurnLessDeep(t *testing.T) {
	p := draughts.Start()
	for depth := 1; depth <= 6; depth++ {
		require.Equal(t, depth, engine.SearchedDepth(p, depth, false, 0))
		require.Equal(t, depth, engine.SearchedDepth(p, depth, true), "plainly")
	}
	require.Equal(t, 3, engine.SearchedDepth(p, 3, false))
	require.Equal(t, 3, engine.SearchedDepth(p, 4, false))
	require.Equal(t, 5, engine.SearchedDepth(p, 6, false))
	require.Equal(t, 5, engine.SearchedDepth(p, 6, false, engine.NoMove), "the table knows no best move")
}

func TestALateMoveThatSeemsGoodIsSearchedInFull(t *testing.T) {
	const n, depth = 8, 3
	less := engine.Reduction(depth, n, false)
	disappointing := 0
	r := rand.New(rand.NewPCG(5, 5))
	for range 300 {
		p := randomPosition(r)
		for _, m := range p.AppendMoves(nil) {
			if m.Captured() != 0 {
				continue
			}
			alpha := engine.Evaluate(p)
			thread := engine.NewThread()
			want := thread.Visit(p, m, depth-less, alpha, alpha+1)
			if want > alpha {
				if want = thread.Visit(p, m, depth, alpha, alpha+1); want <= alpha {
					disappointing++
				}
			}
			require.Equal(t, want, engine.NewThread().Try(p, m, n, depth, alpha, alpha+1), "%v in %v", m, p)
		}
	}
	require.NotZero(t, disappointing)
}

func TestAPositionIsFarAboveByItsEvaluation(t *testing.T) {
	p, err := draughts.ParseFEN("W:W33,34,38,39,43,44:B2,3,8")
	require.NoError(t, err)
	looks := engine.Evaluate(p)
	for depth := 1; depth <= 3; depth++ {
		margin := engine.Score(30 * depth)
		require.True(t, engine.IsFarAbove(p, looks-margin, depth))
		require.False(t, engine.IsFarAbove(p, looks-margin+1, depth))
	}
	require.False(t, engine.IsFarAbove(p, looks-10_000, 4), "depth 4 is too deep")
	require.False(t, engine.IsFarAbove(p, engine.LossIn(5), 1), "an evaluation does not end a game")
	threatened, err := draughts.ParseFEN("W:W28,34,38,39,43,44:B2,3,22")
	require.NoError(t, err)
	require.True(t, threatened.WithToMove(draughts.Black).CanCapture())
	require.False(t, engine.IsFarAbove(threatened, engine.Evaluate(threatened)-500, 1), "the opponent threatens a man")
}

func TestAPositionFarAboveIsSkippedOnlyWhereTheScoreDoesNotMatter(t *testing.T) {
	p, err := draughts.ParseFEN("W:W33,34,38,39,43,44:B2,3,8")
	require.NoError(t, err)
	looks := engine.Evaluate(p)
	require.Equal(t, looks, engine.NewThread().Search(p, 3, looks-91, looks-90))
	require.NotEqual(t, looks, engine.NewThread().Search(p, 3, looks-92, looks-90))
}
