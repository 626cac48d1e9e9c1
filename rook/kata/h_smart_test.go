package kata

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// learned lets smart learn a game on a board of 4 and 4.
func learned(t *testing.T, smart Smart, moves ...Move) {
	t.Helper()
	game := NewGame(Tiles{D: 4, R: 4}, "Ann", "Bob")
	for i, move := range moves {
		require.NoError(t, game.Submit(game.Players[i%2], move))
	}
	smart.Learn(game.Board)
}

func TestSmartMovesLikeRandomBeforeItHasLearned(t *testing.T) {
	require.Len(t, movesOf(NewSmart().Move, NewBoard(Tiles{D: 4, R: 4})), 8)
}

func TestOneGameTeachesSmartWhereTheGameIsWon(t *testing.T) {
	smart := NewSmart()
	learned(t, smart, Move{"R", 3}, Move{"D", 4}, Move{"R", 1})
	for state, move := range map[Tiles]Move{{D: 2, R: 4}: {"D", 2}, {D: 4, R: 0}: {"R", 4}} {
		require.Equal(t, map[Move]int{move: 200}, movesOf(smart.Move, at(state, Tiles{D: 4, R: 4})))
	}
}

func TestSmartLearnsWhichStatesLose(t *testing.T) {
	smart := NewSmart()
	learned(t, smart, Move{"D", 3}, Move{"R", 3}, Move{"D", 1}, Move{"R", 1})
	learned(t, smart, Move{"D", 3}, Move{"R", 4}, Move{"D", 1})
	moves := movesOf(smart.Move, at(Tiles{D: 3, R: 0}, Tiles{D: 4, R: 4}))
	require.Equal(t, map[Move]int{{"R", 3}: 200}, moves, "from 3,3 each move lets the other player win")
}

// In this game the player to move loses if as many tiles are left DOWN as RIGHT.
func TestManyGamesTeachSmartToWin(t *testing.T) {
	smart, random, bounds := NewSmart(), rand.New(rand.NewPCG(3, 4)), Tiles{D: 2, R: 2}
	for range 40 {
		game := NewGame(bounds, "Ann", "Bob")
		for turn := range 4 {
			if game.Winner == "" {
				require.NoError(t, game.Submit(game.Players[turn%2], Random(game.Board, random)))
			}
		}
		smart.Learn(game.Board)
	}
	for _, state := range []Tiles{{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}} {
		board := at(state, bounds)
		board.Update("Ann", smart.Move(board, random))
		require.Equal(t, board.State.D, board.State.R, "from %v", state)
	}
}
