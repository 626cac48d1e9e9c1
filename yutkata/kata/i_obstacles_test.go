package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAnObstacleCostsATurn(t *testing.T) {
	board := NewGameBoard()
	board.MissTurn(2)
	play(t, board, "A1 ooxx", "B1 ooox")
	require.Equal(t, "PlayerB", board.Turn(), "PlayerA misses a turn")
	play(t, board, "B1 xxxx", "B1 ooox")
	require.Equal(t, "PlayerA", board.Turn(), "PlayerA misses only one turn")
}

func TestMissedTurnsAddUp(t *testing.T) {
	board := NewGameBoard()
	board.MissTurn(4)
	board.MissTurn(9)
	play(t, board, "A1 xxxx", "A1 oooo", "A1 ooox")
	require.Equal(t, "[[],[],[],[],[],[],[],[],[],[A1],[],[],[],[],[]]", board.DisplayBoard(), "YUT and MO earned their throws")
	play(t, board, "B1 ooox", "B1 ooox")
	require.Equal(t, "PlayerB", board.Turn(), "PlayerA misses the second turn")
	play(t, board, "B1 ooox")
	require.Equal(t, "PlayerA", board.Turn())
}

func TestAllPlayersMayMissTurns(t *testing.T) {
	board := NewGameBoard()
	board.SetPlayers(3)
	board.MissTurn(1)
	play(t, board, "A1 ooox", "B1 ooox", "C1 ooox")
	require.Equal(t, "PlayerA", board.Turn(), "PlayerA, PlayerB and PlayerC have missed a turn each")
	board = NewGameBoard()
	board.MissTurn(4)
	board.MissTurn(9)
	board.MissTurn(1)
	play(t, board, "A1 xxxx", "A1 oooo", "A2 ooox", "B1 ooox")
	require.Equal(t, "PlayerB", board.Turn(), "PlayerA misses the second of three turns after PlayerB's")
}

func TestTheGameIsOverEvenIfATurnWasMissed(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(3)
	board.SetTokens(1)
	board.MissTurn(1)
	play(t, board, "A1 ooox", "B1 ooxx", "B1 ooox")
	require.Equal(t, "PlayerB", board.Winner())
	_, err := board.Player("PlayerB").Throw()
	require.Error(t, err, "the game is over")
}

func TestATokenThatStaysHasNotLanded(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(4)
	board.MissTurn(3)
	play(t, board, "A1 oxxx", "B1 ooox", "B1 ooox", "A1 ooxx", "B1 ooxx")
	require.Equal(t, "PlayerA", board.Turn(), "A1 has stayed, so PlayerA misses no second turn")
}

func TestATokenThatComesAroundToItsSpaceHasLanded(t *testing.T) {
	board := NewGameBoard()
	board.SetSpaces(5)
	board.WrapAround()
	board.MissTurn(3)
	play(t, board, "A1 oxxx", "B1 ooox", "B1 ooox", "A1 oooo", "A2 ooox", "B1 oxxx")
	require.Equal(t, "PlayerB", board.Turn(), "MO has carried A1 from 3 to 4, 5, 1, 2 and 3")
}

func TestAnObstacleMovesATokenBack(t *testing.T) {
	board := NewGameBoard()
	board.MoveBack(5, 2)
	play(t, board, "A1 oooo")
	require.Equal(t, "[[],[],[A1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	play(t, board, "A1 ooox")
	require.Equal(t, "[[],[],[],[A1],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestATokenThatMovesBackCatches(t *testing.T) {
	board := NewGameBoard()
	board.MoveBack(5, 2)
	play(t, board, "A1 oxxx", "B1 oooo")
	require.Equal(t, "[[],[],[B1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
}

func TestATokenMovesBackOffTheBoard(t *testing.T) {
	board := NewGameBoard()
	board.MoveBack(2, 2)
	board.MoveBack(3, 9)
	play(t, board, "A1 ooxx", "B1 ooox", "A2 oxxx")
	require.Equal(t, "[[B1],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	play(t, board, "B1 xxxx", "B2 ooox", "A2 oooo")
	require.Equal(t, "[[B2],[],[],[],[A2],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard(), "A2 has started again, and caught B1")
}

func TestTheObstacleToWhichATokenMovesBackDoesNothing(t *testing.T) {
	board := NewGameBoard()
	board.MoveBack(5, 2)
	board.MoveBack(3, 1)
	board.MoveBack(4, 3)
	board.MissTurn(1)
	play(t, board, "A1 oooo", "A2 xxxx", "A2 ooox")
	require.Equal(t, "[[],[A2],[A1],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard())
	play(t, board, "B1 oxxx")
	require.Equal(t, "[[],[B1],[],[],[],[],[],[],[],[],[],[],[],[],[]]", board.DisplayBoard(), "B1 catches A1 on 3, then A2 on 2")
	require.Equal(t, "PlayerA", board.Turn(), "A2 moved back to 1, and PlayerA missed no turn there")
}
