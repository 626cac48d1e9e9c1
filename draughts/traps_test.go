package draughts_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// Each move is written as its start and its end, followed by the captured pieces in
// parentheses.
func TestMovesWhereGeneratorsFail(t *testing.T) {
	for _, trap := range []struct{ name, fen, moves string }{
		{
			"a capture is mandatory",
			"W:W37,50:B32", "37x28(32)",
		},
		{
			"the most pieces must be captured, and a king is worth no more than a man",
			"W:W29,37,K45:B22,32,K40", "37x17(22,32)",
		},
		{
			"kings have no precedence over men, neither to capture nor to be captured",
			"W:W37,K45:BK32,34", "37x28(32) 45x1(34) 45x7(34) 45x12(34) 45x18(34) 45x23(34) 45x29(34)",
		},
		{
			"a man captures backward",
			"B:B28:W22,33", "28x17(22) 28x39(33)",
		},
		{
			"two men may capture the same piece",
			"W:W11,12:B7", "11x2(7) 12x1(7)",
		},
		{
			"a king does not jump over two pieces in a row",
			"W:WK46:B32,28", "46-41 46-37",
		},
		{
			"a king that captures two pieces on a line makes one move, wherever it lands between them",
			"W:WK46:B37,19", "46x5(19,37) 46x10(19,37) 46x14(19,37)",
		},
		{
			"captured pieces block until the turn is over",
			"W:WK46:B12,13,28,33", "46x17(12,13,28) 46x21(12,13,28) 46x26(12,13,28)",
		},
		{
			"the start square is free, and a round trip is one move in either direction",
			"W:W29:B33,34,43,44", "29x29(33,34,43,44)",
		},
		{
			"captures of different pieces are different moves, even with the same start and end",
			"W:W42:B18,19,27,28,30,37,38", "42x35(18,19,27,30,37) 42x35(18,19,28,30,38)",
		},
		{
			"a man is not crowned in passing",
			"W:W11:B7,8", "11x13(7,8)",
		},
		{
			"the turn ends with the crowning",
			"W:W12:B8,14", "12x3(8)",
		},
		{
			"a man on its own last row has no step",
			"B:B1,50:W33", "1-6 1-7",
		},
		{
			"a man on its own last row captures",
			"B:B47:W41", "47x36(41)",
		},
	} {
		t.Run(trap.name, func(t *testing.T) {
			p := positionOf(t, trap.fen)
			requireSameMoves(t, p)
			require.ElementsMatch(t, strings.Fields(trap.moves), written(p.AppendMoves(nil)))
		})
	}
}

// Each of two kings can capture the same pieces and return to its square. The boards
// are then equal, but the moves differ.
func TestRoundTripsOfTwoKingsAreTwoMoves(t *testing.T) {
	p := positionOf(t, "W:WK13,K23:B1,17,18,19,20,29,30,31,32")
	requireSameMoves(t, p)
	captured := draughts.SquaresOf(17, 18, 19, 20, 29, 30, 31, 32)
	first := draughts.NewMove(13, 13, captured)
	second := draughts.NewMove(23, 23, captured)
	moves := p.AppendMoves(nil)
	require.Contains(t, moves, first)
	require.Contains(t, moves, second)
	require.Equal(t, p.After(first), p.After(second))
}

func TestCrowning(t *testing.T) {
	for _, crowning := range []struct {
		name, fen string
		move      draughts.Move
		piece     draughts.Piece
	}{
		{"a step onto the last row", "W:W6:B45", draughts.NewMove(6, 1, 0), draughts.WhiteKing},
		{"a step by Black", "B:W6:B45", draughts.NewMove(45, 50, 0), draughts.BlackKing},
		{"a capture that ends on the last row", "W:W12:B8", draughts.NewMove(12, 3, draughts.SquaresOf(8)), draughts.WhiteKing},
		{"a capture that passes the last row", "W:W11:B7,8", draughts.NewMove(11, 13, draughts.SquaresOf(7, 8)), draughts.WhiteMan},
		{
			"a capture that starts and ends on the last row", "W:W3:B8,9,18,19",
			draughts.NewMove(3, 3, draughts.SquaresOf(8, 9, 18, 19)),
			draughts.WhiteKing,
		},
		{
			"a capture that leaves the last row", "W:W3:B8",
			draughts.NewMove(3, 12, draughts.SquaresOf(8)),
			draughts.WhiteMan,
		},
		{"a step onto the first row", "B:B6:W45", draughts.NewMove(6, 11, 0), draughts.BlackMan},
	} {
		t.Run(crowning.name, func(t *testing.T) {
			after, err := positionOf(t, crowning.fen).PlayMove(crowning.move)
			require.NoError(t, err)
			require.Equal(t, crowning.piece, after.At(crowning.move.To()))
		})
	}
}

// written returns moves as text, as in 32-28 and 37x17(22,32).
func written(moves []draughts.Move) []string {
	var list []string
	for _, m := range moves {
		var captured []string
		for s := range m.Captured().All() {
			captured = append(captured, fmt.Sprint(s))
		}
		if captured == nil {
			list = append(list, fmt.Sprintf("%d-%d", m.From(), m.To()))
		} else {
			list = append(list, fmt.Sprintf("%dx%d(%s)", m.From(), m.To(), strings.Join(captured, ",")))
		}
	}
	return list
}
