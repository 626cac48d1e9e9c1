package rook_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/rook"
)

func at(down, right, n, m int) rook.Position {
	return rook.Position{Bounds: rook.Bounds{D: n, R: m}, State: rook.State{D: down, R: right}}
}

func TestABoardWithoutAMoveIsRefused(t *testing.T) {
	for name, position := range map[string]rook.Position{
		"no tiles to move":   at(0, 0, 0, 0),
		"negative down":      at(0, 0, -1, 4),
		"negative right":     at(0, 0, 4, -1),
		"above the board":    at(-1, 0, 4, 4),
		"left of the board":  at(0, -1, 4, 4),
		"below the board":    at(5, 0, 4, 4),
		"right of the board": at(0, 5, 4, 4),
		"on the goal":        at(4, 4, 4, 4),
	} {
		require.ErrorIs(t, position.Check(), rook.ErrBoard, name)
	}
	for name, position := range map[string]rook.Position{
		"one row":         rook.Start(rook.Bounds{D: 0, R: 1}),
		"one column":      rook.Start(rook.Bounds{D: 7, R: 0}),
		"beside the goal": at(4, 3, 4, 4),
		"huge":            rook.Start(rook.Bounds{D: math.MaxInt, R: math.MaxInt}),
	} {
		require.NoError(t, position.Check(), name)
	}
}

func TestAPositionIsPrintedAsAShortText(t *testing.T) {
	require.Equal(t, "0,3 on 1000000x999999", fmt.Sprint(at(0, 3, 1_000_000, 999_999)))
}

func TestATileCountBeyondAnIntCannotSlipPastTheBounds(t *testing.T) {
	position := at(5, 5, 10, math.MaxInt)
	for _, move := range []rook.Move{
		{Direction: rook.Down, Tiles: math.MaxInt},
		{Direction: rook.Right, Tiles: math.MaxInt},
		{Direction: rook.Right, Tiles: math.MaxInt - 4},
	} {
		after, err := position.Play(move)
		require.ErrorIs(t, err, rook.ErrBounds, move)
		require.Equal(t, position, after)
	}
	after, err := position.Play(rook.Move{Direction: rook.Right, Tiles: math.MaxInt - 5})
	require.NoError(t, err)
	require.Equal(t, math.MaxInt, after.State.R)
}

func TestTheFirstBrokenRuleCounts(t *testing.T) {
	_, err := at(0, 0, 4, 4).Play(rook.Move{Direction: 'T', Tiles: -1})
	require.EqualError(t, err, `illegal (direction): "T" is neither "D" nor "R"`)
	_, err = at(0, 0, 4, 4).Play(rook.Move{Direction: rook.Right, Tiles: -1})
	require.EqualError(t, err, `illegal (tiles): -1 is not greater than 0`)
	_, err = at(0, 3, 4, 4).Play(rook.Move{Direction: rook.Right, Tiles: 99})
	require.EqualError(t, err, `illegal (bounds): R 99 leaves the bounds, 1 tile is left`)
}

// The test also tries moves that are too long for the board. Only the moves that Moves
// returns are legal, and each of them moves the rook by its number of tiles.
func TestMovesReturnsTheLegalMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, m := rapid.IntRange(0, 6).Draw(t, "n"), rapid.IntRange(0, 6).Draw(t, "m")
		position := at(rapid.IntRange(0, n).Draw(t, "d"), rapid.IntRange(0, m).Draw(t, "r"), n, m)
		moves := slices.Collect(position.Moves())
		require.Len(t, moves, n-position.State.D+m-position.State.R)
		for _, direction := range []rook.Direction{rook.Down, rook.Right, 'T', 0} {
			for tiles := -2; tiles <= 8; tiles++ {
				move := rook.Move{Direction: direction, Tiles: tiles}
				after, err := position.Play(move)
				if !slices.Contains(moves, move) {
					require.Error(t, err)
					require.Equal(t, position, after)
					continue
				}
				require.NoError(t, err)
				want := position.State
				if direction == rook.Down {
					want.D += tiles
				} else {
					want.R += tiles
				}
				require.Equal(t, rook.Position{Bounds: position.Bounds, State: want}, after)
			}
		}
	})
}

func parseBounds(t require.TestingT, text string) (bounds rook.Bounds) {
	require.NoError(t, bounds.UnmarshalText([]byte(text)))
	return bounds
}

func TestBoundsHaveOneSpelling(t *testing.T) {
	bounds := parseBounds(t, "3x5")
	require.Equal(t, rook.Bounds{D: 3, R: 5}, bounds)
	written, err := bounds.MarshalText()
	require.NoError(t, err)
	require.Equal(t, "3x5", string(written))
	require.Equal(t, "3x5", bounds.String())
	for _, text := range []string{
		"", "x", "4", "4x", "x4", "4X4", "4x4x4", " 4x4", "4 x 4", "-4x4", "+4x4", "04x4", "4,4",
		"4x99999999999999999999", "4.0x4", "１x4",
	} {
		require.ErrorIs(t, bounds.UnmarshalText([]byte(text)), rook.ErrNotBounds, text)
	}
	err = bounds.UnmarshalText([]byte("0x0"))
	require.ErrorIs(t, err, rook.ErrBoard)
	require.EqualError(t, err, `no game can start on this board: bounds of 0x0 leave no move to make`)
	require.Equal(t, rook.Bounds{D: 3, R: 5}, bounds, "a refused text changes nothing")
}

func TestAStateHasOneSpelling(t *testing.T) {
	var state rook.State
	require.NoError(t, state.UnmarshalText([]byte("0,3")))
	require.Equal(t, rook.State{D: 0, R: 3}, state)
	written, err := state.MarshalText()
	require.NoError(t, err)
	require.Equal(t, "0,3", string(written))
	require.Equal(t, "0,3", state.String())
	for _, text := range []string{"", ",", "0", "0,", ",3", "0, 3", "00,3", "-1,3", "0,3,4", "0x3", "9223372036854775808,0"} {
		require.ErrorIs(t, state.UnmarshalText([]byte(text)), rook.ErrNotState, text)
	}
	require.Equal(t, rook.State{D: 0, R: 3}, state, "a refused text changes nothing")
}
