package solution_test

import (
	"context"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
	"games.example/yutkata/solution"
)

func newGame(tb testing.TB, options ...yutkata.Option) *yutkata.Game {
	tb.Helper()
	game, err := yutkata.New(options...)
	require.NoError(tb, err)
	return game
}

func solve(tb testing.TB, game *yutkata.Game) *solution.Solution {
	tb.Helper()
	solved, err := solution.Solve(tb.Context(), game.Rules(), nil)
	require.NoError(tb, err)
	return solved
}

// thrown returns the state in which the tokens are on the given spaces and PlayerA has
// thrown.
func thrown(tb testing.TB, game *yutkata.Game, sticks string, spaces ...int) yutkata.State {
	tb.Helper()
	state, err := game.Rules().Stand(0, spaces...)
	require.NoError(tb, err)
	fallen, err := yutkata.ParseSticks(sticks)
	require.NoError(tb, err)
	state, err = game.Rules().Throw(state, 0, fallen)
	require.NoError(tb, err)
	return state
}

func TestGamesThatCannotBeSolvedAreRefused(t *testing.T) {
	for name, test := range map[string]struct {
		options []yutkata.Option
		err     error
		message string
	}{
		"three players": {
			[]yutkata.Option{yutkata.Players(3)},
			solution.ErrTooLarge,
			"the game is too large to solve: expected 2 players, got 3",
		},
		"three tokens": {
			[]yutkata.Option{yutkata.Tokens(3)},
			solution.ErrTooLarge,
			"the game is too large to solve: expected 1 or 2 tokens, got 3",
		},
		"31 spaces": {
			[]yutkata.Option{yutkata.Spaces(31)},
			solution.ErrTooLarge,
			"the game is too large to solve: expected at most 30 spaces, got 31",
		},
		"a missed turn": {
			[]yutkata.Option{yutkata.MoveBack(1, 1), yutkata.MissTurn(14)},
			solution.ErrMiss,
			"a game with \"miss a turn\" obstacles cannot be solved: missed turns add up without end",
		},
		"obstacles that nobody passes": {
			[]yutkata.Option{
				yutkata.Spaces(7), yutkata.Tokens(1), yutkata.MoveBack(1, 1), yutkata.MoveBack(2, 2),
				yutkata.MoveBack(3, 3), yutkata.MoveBack(4, 4), yutkata.MoveBack(5, 5),
			},
			solution.ErrEndless,
			"the game cannot be solved: it may never end",
		},
	} {
		solved, err := solution.Solve(t.Context(), newGame(t, test.options...).Rules(), nil)
		require.ErrorIs(t, err, test.err, name)
		require.EqualError(t, err, test.message, name)
		require.Nil(t, solved, name)
	}
}

// A patience is a context that ends when it has been asked a number of times.
type patience struct {
	context.Context
	left int
}

func (p *patience) Err() error {
	if p.left--; p.left < 0 {
		return context.Canceled
	}
	return nil
}

func TestSolvingStopsSoonAfterItsContextEnds(t *testing.T) {
	rules := newGame(t, yutkata.Spaces(12)).Rules()
	whole := &patience{t.Context(), math.MaxInt}
	solved, err := solution.Solve(whole, rules, nil)
	require.NoError(t, err)
	asked := math.MaxInt - whole.left
	require.Greater(t, asked, solved.Rounds()*solved.Positions()/1024)
	for left := 0; left < asked; left += 1 + asked/50 {
		short := &patience{t.Context(), left}
		_, err := solution.Solve(short, rules, nil)
		require.ErrorIs(t, err, context.Canceled)
		require.GreaterOrEqual(t, short.left, -5, "it is asked only a few times more")
	}
}

func TestTheSizeOfAGameIsAtLeastItsNumberOfPositions(t *testing.T) {
	for tokens := 1; tokens <= 2; tokens++ {
		for spaces := 2; spaces <= 9; spaces++ {
			game := newGame(t, yutkata.Spaces(spaces), yutkata.Tokens(tokens))
			positions, size := solve(t, game).Positions(), solution.Size(game.Rules())
			require.GreaterOrEqual(t, size, positions)
			require.Less(t, size, 5*positions)
		}
	}
}

func TestTheBoundsMeetRoundByRound(t *testing.T) {
	var told []float64
	solved, err := solution.Solve(t.Context(), newGame(t, yutkata.Spaces(6)).Rules(), func(round int, apart float64) {
		told = append(told, apart)
		require.Len(t, told, round)
	})
	require.NoError(t, err)
	require.Len(t, told, solved.Rounds())
	for i := range told[1:] {
		require.LessOrEqual(t, told[i+1], told[i])
		require.Greater(t, told[i], solution.Precision, "every round but the last")
	}
	require.LessOrEqual(t, told[len(told)-1], 1e-12)
}

// On 3 spaces, each player's token can be on space 0, 1 or 2, but the tokens of two
// players cannot share space 1 or 2: 9 - 2 positions.
func TestThePositionsOfASmallGameAreCounted(t *testing.T) {
	require.Equal(t, 7, solve(t, newGame(t, yutkata.Spaces(3), yutkata.Tokens(1))).Positions())
}

func TestPerfectPlayersWinAsOftenAsTheirChancesSay(t *testing.T) {
	t.Parallel()
	const games = 4000
	game := newGame(t, yutkata.Seed(5), yutkata.Spaces(6))
	solved := solve(t, game)
	chance, err := solved.Chance(game.State())
	require.NoError(t, err)
	wins := 0.0
	for range games {
		game.Resume(game.Rules().Start())
		_, err := game.PlayOut(math.MaxInt, solved.Choose, solved.Choose)
		require.NoError(t, err)
		if winner, _ := game.Winner(); winner.Number() == 0 {
			wins++
		}
	}
	// By chance, the difference exceeds four standard deviations once in 16,000 tests.
	require.InDelta(t, chance, wins/games, 4*math.Sqrt(chance*(1-chance)/games))
}

// A1 is one space from the goal, so DO finishes it.
func TestTheBestMoveComesFirst(t *testing.T) {
	game := newGame(t, yutkata.Spaces(5))
	solved := solve(t, game)
	state := thrown(t, game, "ooox", 4, 3, 0, 0)
	moves, err := solved.Moves(state)
	require.NoError(t, err)
	require.Len(t, moves, 2)
	require.Equal(t, "A1", moves[0].Token.String())
	require.Greater(t, moves[0].Chance, moves[1].Chance)
	require.Equal(t, moves[0].Token, solved.Choose(state))

	before, err := solved.Chance(state)
	require.NoError(t, err)
	require.InDelta(t, moves[0].Chance, before, 0, "the chance with a throw is the chance of the best move")

	mirrored := thrown(t, game, "ooox", 3, 4, 0, 0)
	moves, err = solved.Moves(mirrored)
	require.NoError(t, err)
	require.Equal(t, "A2", moves[0].Token.String())
	require.Equal(t, moves[0].Token, solved.Choose(mirrored))
}

func TestEqualMovesComeInTokenOrder(t *testing.T) {
	game := newGame(t, yutkata.Spaces(5))
	moves, err := solve(t, game).Moves(thrown(t, game, "ooxx", 1, 1, 4, 0))
	require.NoError(t, err)
	require.Equal(t, "A1", moves[0].Token.String())
	require.InDelta(t, moves[0].Chance, moves[1].Chance, 0)
}

func TestAWinnerHasAChanceOfOne(t *testing.T) {
	game := newGame(t, yutkata.Spaces(5), yutkata.Tokens(1))
	solved := solve(t, game)
	state := thrown(t, game, "ooox", 4, 0)
	moves, err := solved.Moves(state)
	require.NoError(t, err)
	require.Len(t, moves, 1)
	require.InDelta(t, 1, moves[0].Chance, 0)

	over, _, err := game.Rules().Move(state, 0, moves[0].Token)
	require.NoError(t, err)
	chance, err := solved.Chance(over)
	require.NoError(t, err)
	require.InDelta(t, 1, chance, 0)
	_, err = solved.Moves(over)
	require.Error(t, err)
	require.Equal(t, game.Rules().Choose(over), solved.Choose(over))
}

func TestAPositionOfOtherRulesIsRefused(t *testing.T) {
	solved := solve(t, newGame(t, yutkata.Spaces(5)))
	_, err := solved.Moves(yutkata.State{})
	require.ErrorIs(t, err, yutkata.ErrThrowFirst)

	large := newGame(t, yutkata.Spaces(20), yutkata.Players(3))
	for _, spaces := range [][]int{{19, 7, 0, 0, 0, 0}, {0, 0, 19, 7, 0, 0}, {5, 5, 0, 0, 0, 0}} {
		for turn := range 3 {
			state, err := large.Rules().Stand(turn, spaces...)
			require.NoError(t, err)
			_, err = solved.Chance(state)
			require.ErrorIs(t, err, solution.ErrState, "%v %d", spaces, turn)
		}
	}
}

// BenchmarkSolve solves the kata's own game on one core.
func BenchmarkSolve(b *testing.B) {
	rules := newGame(b).Rules()
	for b.Loop() {
		if _, err := solution.Solve(b.Context(), rules, nil); err != nil {
			b.Fatal(err)
		}
	}
}
