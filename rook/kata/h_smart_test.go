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
		require.Equal(t, map[Move]int{move: 1000}, movesOf(smart.Move, at(state, Tiles{D: 4, R: 4})))
	}
}

func TestSmartLearnsWhichStatesLose(t *testing.T) {
	smart := NewSmart()
	learned(t, smart, Move{"D", 3}, Move{"R", 3}, Move{"D", 1}, Move{"R", 1})
	learned(t, smart, Move{"D", 3}, Move{"R", 4}, Move{"D", 1})
	moves := movesOf(smart.Move, at(Tiles{D: 3, R: 0}, Tiles{D: 4, R: 4}))
	require.Equal(t, map[Move]int{{"R", 3}: 1000}, moves, "from 3,3 each move lets the other player win")
}

func TestSmartLearnsNothingFromAnIllegalMove(t *testing.T) {
	smart := NewSmart()
	learned(t, smart, Move{"R", 3}, Move{"D", 4}, Move{"T", 1})
	require.Len(t, movesOf(smart.Move, at(Tiles{D: 2, R: 4}, Tiles{D: 4, R: 4})), 2)
}

// In this game the player to move loses if as many tiles are left DOWN as RIGHT.
func TestManyGamesTeachSmartToWin(t *testing.T) {
	smart, random := NewSmart(), rand.New(rand.NewPCG(3, 4))
	for range 1000 {
		game := NewGame(Tiles{D: 4, R: 4}, "Ann", "Bob")
		for turn := 0; game.Winner == ""; turn++ {
			require.NoError(t, game.Submit(game.Players[turn%2], Random(game.Board, random)))
		}
		smart.Learn(game.Board)
	}
	for d := range 5 {
		for r := range 5 {
			if d == r {
				continue
			}
			board := at(Tiles{D: d, R: r}, Tiles{D: 4, R: 4})
			board.Update("Ann", smart.Move(board, random))
			require.Equal(t, board.State.D, board.State.R, "from %d,%d", d, r)
		}
	}
}
