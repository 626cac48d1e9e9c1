package match_test

import (
	"errors"
	"math"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/match"
)

func TestAScoreCountsGamesWithAResult(t *testing.T) {
	var s match.Score
	over := func(end func(*draughts.Game) error) draughts.Outcome {
		g := draughts.New(draughts.Draws(draughts.DrawRules{}))
		require.NoError(t, end(g))
		return g.Outcome()
	}
	whiteWins := over(func(g *draughts.Game) error { return g.Resign(draughts.Black) })
	s = s.Add(whiteWins, draughts.White)
	s = s.Add(whiteWins, draughts.White)
	s = s.Add(whiteWins, draughts.Black)
	s = s.Add(over((*draughts.Game).Agree), draughts.Black)
	s = s.Add(over((*draughts.Game).Adjourn), draughts.Black)
	s = s.Add(draughts.Outcome{}, draughts.White)
	require.Equal(t, match.Score{Wins: 2, Draws: 1, Losses: 1}, s)
	require.Equal(t, 4, s.Games())
	require.InDelta(t, 0.625, s.Share(), 1e-9)
}

// According to Elo's own table, a player who is 400 points better should win ten of
// eleven games.
func TestEloAgreesWithElosTable(t *testing.T) {
	for _, test := range []struct {
		score match.Score
		elo   float64
	}{
		{match.Score{}, 0},
		{match.Score{Wins: 5, Losses: 5}, 0},
		{match.Score{Wins: 10, Losses: 1}, 400},
		{match.Score{Wins: 1, Losses: 10}, -400},
		{match.Score{Wins: 1, Draws: 2, Losses: 1}, 0},
		{match.Score{Wins: 64, Losses: 36}, 99.95},
	} {
		elo, low, high := test.score.Elo()
		require.InDelta(t, test.elo, elo, 0.1)
		require.Less(t, low, elo)
		require.Greater(t, high, elo)
	}
	elo, low, high := match.Score{Wins: 20}.Elo()
	require.True(t, math.IsInf(elo, 1))
	require.True(t, math.IsInf(high, 1))
	// The exact bound for 20 successes in 20 trials is a probability of 0.832, which
	// corresponds to 278 points.
	require.InDelta(t, 260, low, 20)
}

// The expected bounds are computed by hand for 1000 games: 500 drawn, 300 won and 200
// lost. The mean is 0.55 and the variance is 0.1225, so the margin is 1.96 times 0.01107.
func TestTheBoundsAssumeANormalDistribution(t *testing.T) {
	_, low, high := match.Score{Wins: 300, Draws: 500, Losses: 200}.Elo()
	expected := func(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }
	require.InDelta(t, 0.55-0.0217, expected(low), 0.001)
	require.InDelta(t, 0.55+0.0217, expected(high), 0.001)
}

func TestAScoreIsPrintedOnOneLine(t *testing.T) {
	text := match.Score{Wins: 3, Draws: 4, Losses: 1}.String()
	require.Regexp(t, `^3 wins, 4 draws, 1 loss: 62\.5%, Elo \+89 \(-\d+ to \+\d+\)$`, text)
	require.Equal(t, "no game was finished", match.Score{}.String())
	require.Regexp(t, `^1 win, 1 draw, 0 losses: `, match.Score{Wins: 1, Draws: 1}.String())
}

func TestBallotsAreFENsOrTurns(t *testing.T) {
	ballots, err := match.ReadBallots(strings.NewReader("# two moves\n\n 32-28 19-23 \r\nW:W31:B1\n32-28 19-23 28x19 14x23"))
	require.NoError(t, err)
	var fens []string
	for _, p := range ballots {
		fens = append(fens, p.FEN())
	}
	require.Equal(t, []string{"W:W28,31,33-50:B1-18,20,23", "W:W31:B1", "W:W31,33-50:B1-13,15-18,20,23"}, fens)
}

func TestAWrongBallotIsReportedWithItsLine(t *testing.T) {
	for text, why := range map[string]string{
		"":                      "expected a ballot, found none",
		"#\n\n":                 "expected a ballot, found none",
		"32-28\n32-27 x":        "2: x: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"32-28\n\n32-28 32-27":  "3: 32-27: the player to move has no piece there",
		"W:W51:B1":              "1: offset 3: expected a square from 1 to 50, found 51",
		"W:W31-50:B1-20\nW:W:B": "2: the player to move has no move",
	} {
		_, err := match.ReadBallots(strings.NewReader(text))
		require.EqualError(t, err, why, text)
	}
	broken := errors.New("broken")
	_, err := match.ReadBallots(iotest.ErrReader(broken))
	require.ErrorIs(t, err, broken)
}
