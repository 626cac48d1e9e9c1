package rook_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/rook"
)

func newSmart(t require.TestingT, bounds rook.Bounds, seed uint64) *rook.Smart {
	smart, err := rook.NewSmart(bounds, newChance(seed))
	require.NoError(t, err)
	return smart
}

// gamesToPerfection returns the number of games until Smart makes the winning move in
// every state that has a winning move.
func gamesToPerfection(t require.TestingT, smart *rook.Smart, playOne func() error) int {
	for games := 0; ; games++ {
		if len(smart.UnsureStates()) == 0 {
			return games
		}
		require.Less(t, games, 1_000_000)
		require.NoError(t, playOne())
	}
}

// toPerfectionAtRandom returns gamesToPerfection for a Smart that learns from games
// that Random plays against itself.
func toPerfectionAtRandom(t require.TestingT, bounds rook.Bounds, seed uint64) int {
	smart, random := newSmart(t, bounds, seed), rook.NewRandom(newChance(seed))
	return gamesToPerfection(t, smart, func() error { return smart.Learn(play(t, rook.Start(bounds), random, random)) })
}

func toPerfectionBySelfPlay(t require.TestingT, bounds rook.Bounds, seed uint64) int {
	smart := newSmart(t, bounds, seed)
	return gamesToPerfection(t, smart, func() error { _, err := smart.SelfPlay(); return err })
}

// fewestGames returns the least number of games that can teach a learner every winning
// move, if it knows nothing about states that no game has passed through. Consider the
// winning move to the state with k tiles left in each direction. To be sure of that
// move, the learner must prove that the state is lost (or that all other moves lose,
// which takes as many games). For the proof, it must know whether each state with at
// most k tiles left in each direction is won. The k+1 states with a total of k tiles
// left are on a diagonal, and no game passes through two states of a diagonal.
func fewestGames(bounds rook.Bounds) int {
	k := min(bounds.D, bounds.R)
	if bounds.D == bounds.R {
		k--
	}
	return k + 1
}

func TestSelfPlayIsPerfectAfterTheFewestGames(t *testing.T) {
	for n := range 13 {
		for m := range 13 {
			bounds := rook.Bounds{D: n, R: m}
			if n < 2 && m < 2 {
				continue // a state that is won may have only one move
			}
			for seed := range uint64(3) {
				require.Equal(t, fewestGames(bounds), toPerfectionBySelfPlay(t, bounds, seed), bounds)
			}
		}
	}
}

func TestRandomGamesTeachSmartToo(t *testing.T) {
	for _, bounds := range []rook.Bounds{{D: 4, R: 4}, {D: 3, R: 5}, {D: 0, R: 7}} {
		for seed := range uint64(10) {
			require.GreaterOrEqual(t, toPerfectionAtRandom(t, bounds, seed), fewestGames(bounds))
		}
	}
}

func play(t require.TestingT, initial rook.Position, first, second rook.Strategy) *rook.Game {
	game := newGame(t, initial)
	for move := 0; ; move++ {
		if _, over := game.Winner(); over {
			return game
		}
		require.NoError(t, game.Ask([]rook.Strategy{first, second}[move%2]))
	}
}

// Smart knows nothing about a state that no game has passed through.
func TestSmartKnowsOnlyTheTruth(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bounds := rook.Bounds{D: rapid.IntRange(0, 5).Draw(t, "n"), R: rapid.IntRange(1, 5).Draw(t, "m")}
		smart := newSmart(t, bounds, 1)
		passed := map[rook.State]bool{}
		for range rapid.IntRange(0, 20).Draw(t, "games") {
			game := newGame(t, at(
				rapid.IntRange(0, bounds.D).Draw(t, "d"), rapid.IntRange(0, bounds.R-1).Draw(t, "r"), bounds.D, bounds.R))
			for !game.Position().Over() {
				passed[game.Position().State] = true
				require.NoError(t, game.Play(rapid.SampledFrom(slices.Collect(game.Position().Moves())).Draw(t, "move")))
			}
			passed[game.Position().State] = true
			require.NoError(t, smart.Learn(game))
		}
		known := map[rook.State]bool{}
		for state, value := range smart.Recorded() {
			known[state] = true
			_, won := rook.WinningMove(rook.Position{Bounds: bounds, State: state})
			require.True(t, value == rook.Open || won == (value == rook.Won), "%v %v", state, value)
			if value == rook.Won {
				position := rook.Position{Bounds: bounds, State: state}
				move, err := smart.Move(position)
				require.NoError(t, err)
				best, _ := rook.WinningMove(position)
				require.Equal(t, best, move)
			}
		}
		require.Equal(t, passed, known)
	})
}

// Two learners that are merged know as much as one learner that has seen the games of
// both.
func TestMergedSmartsKnowWhatAllTheirGamesTeach(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bounds := rook.Bounds{D: rapid.IntRange(0, 5).Draw(t, "n"), R: rapid.IntRange(1, 5).Draw(t, "m")}
		random := rook.NewRandom(newChance(rapid.Uint64().Draw(t, "seed")))
		one, first, second := newSmart(t, bounds, 1), newSmart(t, bounds, 1), newSmart(t, bounds, 1)
		for range rapid.IntRange(0, 20).Draw(t, "games") {
			game := play(t, rook.Start(bounds), random, random)
			if rapid.Bool().Draw(t, "illegal") {
				game = newGame(t, rook.Start(bounds))
				require.Error(t, game.Submit([]byte(rapid.SampledFrom([]string{"jump", "null"}).Draw(t, "submitted"))))
			}
			require.NoError(t, one.Learn(game))
			require.NoError(t, rapid.SampledFrom([]*rook.Smart{first, second}).Draw(t, "learner").Learn(game))
		}
		require.NoError(t, first.Merge(second))
		require.Equal(t, one.Games(), first.Games())
		for d := range bounds.D + 1 {
			for r := range bounds.R + 1 {
				state := rook.State{D: d, R: r}
				require.Equal(t, one.Value(state), first.Value(state), state)
				require.ElementsMatch(t, one.IllegalMoves(state), first.IllegalMoves(state))
			}
		}
	})
}

func TestSmartsOnDifferentBoundsAreNotMerged(t *testing.T) {
	smart := newSmart(t, rook.Bounds{D: 4, R: 4}, 1)
	other := newSmart(t, rook.Bounds{D: 4, R: 5}, 1)
	_, err := other.SelfPlay()
	require.NoError(t, err)
	require.ErrorIs(t, smart.Merge(other), rook.ErrOtherBounds)
	require.Equal(t, newSmart(t, rook.Bounds{D: 4, R: 4}, 1), smart)
}

func TestProvenStatesAreCounted(t *testing.T) {
	smart := newSmart(t, rook.Bounds{D: 1, R: 2}, 1)
	requireProven := func(want int) {
		t.Helper()
		proven, states := smart.Proven()
		require.Equal(t, []int{want, 5}, []int{proven, states})
	}
	requireProven(0)
	game := newGame(t, rook.Start(smart.Bounds()))
	for _, move := range []rook.Move{{Direction: rook.Right, Tiles: 1}, {Direction: rook.Right, Tiles: 1}, {Direction: rook.Down, Tiles: 1}} {
		require.NoError(t, game.Play(move))
	}
	require.NoError(t, smart.Learn(game))
	requireProven(1) // 0,2 is won; 0,0 and 0,1 are open; the goal does not count
	for range 2 {
		_, err := smart.SelfPlay()
		require.NoError(t, err)
	}
	requireProven(5)
}

func TestAGameThatCannotBeLearnedChangesNothing(t *testing.T) {
	bounds := rook.Bounds{D: 4, R: 4}
	smart := newSmart(t, bounds, 1)
	random := rook.NewRandom(newChance(1))
	require.ErrorIs(t, smart.Learn(newGame(t, rook.Start(bounds))), rook.ErrUnfinished)
	require.ErrorIs(t, smart.Learn(play(t, rook.Start(rook.Bounds{D: 4, R: 5}), random, random)), rook.ErrOtherBounds)
	resigned := newGame(t, rook.Start(bounds))
	require.NoError(t, resigned.Submit([]byte(`{"direction":"R","tiles":1}`)))
	require.NoError(t, resigned.Resign())
	require.ErrorIs(t, smart.Learn(resigned), rook.ErrResigned)
	require.Equal(t, newSmart(t, bounds, 1), smart)

	huge := rook.Bounds{D: 1000, R: 1000}
	smart = newSmart(t, huge, 1)
	require.ErrorIs(t, smart.Learn(play(t, rook.Start(huge), random, random)), rook.ErrTooBig)
	require.Equal(t, newSmart(t, huge, 1), smart)

	// This board has more states than any memory can hold.
	_, err := newSmart(t, rook.Bounds{D: 1_000_000, R: 1_000_000}, 1).SelfPlay()
	require.ErrorIs(t, err, rook.ErrTooBig)

	_, err = rook.NewSmart(rook.Bounds{}, newChance(1))
	require.ErrorIs(t, err, rook.ErrBoard)
}

func TestSmartLearnsOnTheLargestBoard(t *testing.T) {
	smart := newSmart(t, rook.Bounds{D: 999, R: 999}, 1)
	require.Equal(t, rook.MaxTiles, smart.Bounds().Tiles())
	_, err := smart.SelfPlay()
	require.NoError(t, err)
	written, err := smart.MarshalJSON()
	require.NoError(t, err)
	read, err := rook.SmartFromJSON(written, newChance(1))
	require.NoError(t, err)
	require.Equal(t, 1, read.Games())
}

func TestAnIllegalMoveLosesOnlyInItsState(t *testing.T) {
	bounds := rook.Bounds{D: 4, R: 4}
	smart := newSmart(t, bounds, 1)
	for _, submitted := range []string{`{"direction": "T", "tiles": 1}`, `{"direction":"T","tiles":1}`, "jump", `null`} {
		game := newGame(t, rook.Start(bounds))
		require.NoError(t, game.Submit([]byte(`{"direction":"R","tiles":3}`)))
		require.Error(t, game.Submit([]byte(submitted)))
		require.NoError(t, smart.Learn(game))
	}
	require.Equal(t, 4, smart.Games())
	require.Equal(t, []string{`"jump"`, `null`, `{"direction":"T","tiles":1}`}, smart.IllegalMoves(rook.State{D: 0, R: 3}))
	require.Empty(t, smart.IllegalMoves(rook.State{D: 0, R: 0}))
	require.Equal(t, rook.Unrecorded, smart.Value(rook.State{D: 0, R: 0}))
	require.Equal(t, rook.Unrecorded, smart.Value(rook.State{D: 0, R: 3}))
}

func TestAnIllegalMoveIsNotedInOneFormOfLimitedLength(t *testing.T) {
	smart := newSmart(t, rook.Bounds{D: 4, R: 4}, 1)
	for _, submitted := range []string{
		`{ "direction": "<", "tiles": 1 }`, `{"direction":"\u003c","tiles":1}`, // the same
		`"` + strings.Repeat("x", 998) + `"`,
		`"` + strings.Repeat("x", 999) + `"`,
		strings.Repeat("x", 1000),
		"\xff",
	} {
		game := newGame(t, rook.Start(smart.Bounds()))
		require.Error(t, game.Submit([]byte(submitted)))
		require.NoError(t, smart.Learn(game))
	}
	require.ElementsMatch(t, []string{
		`{"direction":"\u003c","tiles":1}`,
		`"` + strings.Repeat("x", 998) + `"`,
		`"\"` + strings.Repeat("x", 159) + `"`,
		`"` + strings.Repeat("x", 160) + `"`,
		`"\ufffd"`,
	}, smart.IllegalMoves(rook.State{}))
}

func TestALegalMoveInAnErrorIsNotNoted(t *testing.T) {
	smart := newSmart(t, rook.Bounds{D: 4, R: 4}, 1)
	game := newGame(t, rook.Start(smart.Bounds()))
	legal := &rook.IllegalMoveError{Rule: rook.ErrTiles, Submitted: `{"direction":"R","tiles":1}`}
	require.Error(t, game.Ask(&scripted{err: legal}))
	require.NoError(t, smart.Learn(game))
	require.Empty(t, smart.IllegalMoves(rook.State{}))
	require.Equal(t, 1, smart.Games())
}

func TestTilesAreCountedWithoutOverflow(t *testing.T) {
	const most = int(^uint(0) >> 1)
	for bounds, tiles := range map[rook.Bounds]int{
		{D: 4, R: 4}:               25,
		{D: 0, R: 7}:               8,
		{D: 999, R: 999}:           1_000_000,
		{D: most, R: 0}:            most,
		{D: 0, R: most}:            most,
		{D: most / 2, R: most / 2}: most,
		{D: most, R: most}:         most,
	} {
		require.Equal(t, tiles, bounds.Tiles(), bounds)
	}
}

func TestEveryMoveIsBestOnOtherBounds(t *testing.T) {
	smart := newSmart(t, rook.Bounds{D: 2, R: 2}, 1)
	for range 2 {
		_, err := smart.SelfPlay()
		require.NoError(t, err)
	}
	for _, position := range []rook.Position{at(0, 1, 2, 3), at(7, 8, 9, 9), at(1, 0, 1, 2)} {
		require.Equal(t, slices.Collect(position.Moves()), slices.Collect(smart.Best(position)), position)
	}
	require.Len(t, slices.Collect(smart.Best(at(0, 1, 2, 2))), 1)
}

func TestSmartWithoutDataMovesOnAnyBoard(t *testing.T) {
	position := at(5, 0, 1_000_000, 999_999)
	move, err := newSmart(t, position.Bounds, 1).Move(position)
	require.NoError(t, err)
	_, err = position.Play(move)
	require.NoError(t, err)
}

func TestSmartWithAnotherChanceHasTheSameData(t *testing.T) {
	smart, err := rook.NewSmart(rook.Bounds{D: 3, R: 3}, nil)
	require.NoError(t, err)
	_, err = smart.Move(rook.Start(smart.Bounds()))
	require.ErrorIs(t, err, rook.ErrNoChance)
	game := newGame(t, rook.Start(smart.Bounds()))
	require.NoError(t, game.Play(rook.Move{Direction: rook.Down, Tiles: 3}))
	require.NoError(t, game.Play(rook.Move{Direction: rook.Right, Tiles: 3}))
	require.NoError(t, smart.Learn(game))
	other := smart.WithChance(newChance(1))
	require.Equal(t, rook.Won, other.Value(rook.State{D: 3}))
	_, err = other.Move(rook.Start(smart.Bounds()))
	require.NoError(t, err)
	_, err = smart.Move(rook.Start(smart.Bounds()))
	require.ErrorIs(t, err, rook.ErrNoChance, "the first smart is unchanged")
}
