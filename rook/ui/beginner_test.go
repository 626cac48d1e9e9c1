package ui_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook"
	"games.example/rook/ui"
)

// sensibleMoves returns the moves of the level easy: the move to the goal, or else the moves
// after which no move reaches the goal, or else all moves.
func sensibleMoves(p rook.Position) []rook.Move {
	moves := slices.Collect(p.Moves())
	after := func(move rook.Move) rook.Position { next, _ := p.Play(move); return next }
	for _, move := range moves {
		if after(move).Over() {
			return []rook.Move{move}
		}
	}
	safe := slices.DeleteFunc(slices.Clone(moves), func(move rook.Move) bool {
		return after(move).Left(rook.Down) == 0 || after(move).Left(rook.Right) == 0
	})
	if len(safe) > 0 {
		return safe
	}
	return moves
}

// chanceToWin returns the chance of the first of two players, who pick their moves with equal
// probability, to win the game from a position. The player turn is to move.
func chanceToWin(players [2]func(rook.Position) []rook.Move, p rook.Position, turn int) float64 {
	if p.Over() {
		return float64(turn) // the other player has won
	}
	moves, sum := players[turn](p), 0.0
	for _, move := range moves {
		next, _ := p.Play(move)
		sum += chanceToWin(players, next, 1-turn)
	}
	return sum / float64(len(moves))
}

// The form offers smart between easy and best.
func TestABeginnerIsAtLeastAsStrongAsEasyAndStillLearns(t *testing.T) {
	for _, bounds := range []rook.Bounds{{D: 4, R: 6}, {D: 2, R: 3}, {D: 4, R: 4}, {D: 3, R: 5}, {D: 5, R: 5}} {
		smart, err := ui.Beginner(bounds)
		require.NoError(t, err)
		require.NotEmpty(t, smart.UnsureStates(), "%v: something is left to learn", bounds)
		players := [2]func(rook.Position) []rook.Move{
			func(p rook.Position) []rook.Move { return slices.Collect(smart.Best(p)) }, sensibleMoves,
		}
		chance := (chanceToWin(players, rook.Start(bounds), 0) + chanceToWin(players, rook.Start(bounds), 1)) / 2
		require.GreaterOrEqual(t, chance, 0.5-1e-9, bounds)
	}
}

// A player who has met easy expects of medium at least that it sees the goal.
func TestABeginnerGivesNoWinAwayThatEasySees(t *testing.T) {
	for _, bounds := range []rook.Bounds{{D: 4, R: 6}, {D: 6, R: 9}, {D: 14, R: 9}, {D: 2, R: 3}, {D: 1, R: 5}, {D: 7, R: 1}} {
		smart, err := ui.Beginner(bounds)
		require.NoError(t, err)
		for d := range bounds.D + 1 {
			for r := range bounds.R + 1 {
				p := rook.Position{Bounds: bounds, State: rook.State{D: d, R: r}}
				require.Subset(t, sensibleMoves(p), slices.Collect(smart.Best(p)), p)
			}
		}
	}
}

func TestABeginnerHasSomethingToLearnOnSmallBoards(t *testing.T) {
	for _, bounds := range []rook.Bounds{{D: 0, R: 12}, {D: 1, R: 2}, {D: 2, R: 1}, {D: 2, R: 2}, {D: 2, R: 3}, {D: 1000, R: 1000}} {
		smart, err := ui.Beginner(bounds)
		require.NoError(t, err)
		proven, tiles := smart.Proven()
		require.Less(t, proven, tiles, bounds)
	}
	for bounds, games := range map[rook.Bounds]int{{D: 0, R: 12}: 0, {D: 1, R: 5}: 2, {D: 7, R: 1}: 2, {D: 2, R: 2}: 3, {D: 9, R: 14}: 3} {
		smart, err := ui.Beginner(bounds)
		require.NoError(t, err)
		require.Equal(t, games, smart.Games(), bounds)
	}
	_, err := ui.Beginner(rook.Bounds{})
	require.ErrorIs(t, err, rook.ErrBoard)
}
