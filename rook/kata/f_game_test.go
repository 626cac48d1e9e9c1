package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPlayersTakeTurns(t *testing.T) {
	game := NewGame(Tiles{D: 4, R: 4}, "Ann", "Bob")
	require.Error(t, game.Submit("Bob", Move{Direction: "R", Tiles: 1}), "Ann begins")
	require.NoError(t, game.Submit("Ann", Move{Direction: "R", Tiles: 1}))
	require.Error(t, game.Submit("Ann", Move{Direction: "R", Tiles: 1}), "it is Bob's turn")
	require.NoError(t, game.Submit("Bob", Move{Direction: "R", Tiles: 1}))
	require.NoError(t, game.Submit("Ann", Move{Direction: "D", Tiles: 1}))
	require.Equal(t, Tiles{D: 1, R: 2}, game.Board.State)
	require.Empty(t, game.Winner)
}

func TestThePlayerWhoBringsTheRookToTheBoundsWins(t *testing.T) {
	game := NewGame(Tiles{D: 4, R: 4}, "Player 1", "Player 2") // the document's example
	require.NoError(t, game.Submit("Player 1", Move{Direction: "R", Tiles: 3}))
	require.NoError(t, game.Submit("Player 2", Move{Direction: "D", Tiles: 4}))
	require.Empty(t, game.Winner)
	require.NoError(t, game.Submit("Player 1", Move{Direction: "R", Tiles: 1}))
	require.Equal(t, "Player 1", game.Winner)
}

func TestAPlayerWhoSubmitsAnIllegalMoveLoses(t *testing.T) {
	for _, move := range []Move{{Direction: "T", Tiles: 1}, {Direction: "R", Tiles: -1}, {Direction: "R", Tiles: 5}, {}} {
		game := NewGame(Tiles{D: 4, R: 4}, "Ann", "Bob")
		require.NoError(t, game.Submit("Ann", Move{Direction: "D", Tiles: 1}))
		require.NoError(t, game.Submit("Bob", move))
		require.Equal(t, "Ann", game.Winner, move)
		require.Equal(t, Tiles{D: 1, R: 0}, game.Board.State, move)
		require.Len(t, game.Board.Data, 1, move)
	}
}

func TestNobodyMovesAfterTheEnd(t *testing.T) {
	game := NewGame(Tiles{D: 4, R: 4}, "Ann", "Bob")
	require.NoError(t, game.Submit("Ann", Move{Direction: "T", Tiles: 1}))
	require.Error(t, game.Submit("Bob", Move{Direction: "R", Tiles: 1}))
	require.Error(t, game.Submit("Ann", Move{Direction: "R", Tiles: 1}))
	require.Equal(t, "Bob", game.Winner)
	game = NewGame(Tiles{D: 0, R: 4}, "Ann", "Bob")
	require.NoError(t, game.Submit("Ann", Move{Direction: "R", Tiles: 4}))
	require.Error(t, game.Submit("Bob", Move{Direction: "T", Tiles: 1}))
	require.Error(t, game.Submit("Ann", Move{Direction: "T", Tiles: 1}))
	require.Equal(t, "Ann", game.Winner)
}
