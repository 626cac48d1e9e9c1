package draughts_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// drawnByHand is a position with every kind of piece. The tests contain diagrams of it
// that are drawn by hand.
const drawnByHand = "B:W32,K1:B7,K47"

func TestADiagramHasTheKatasColumnsAndRows(t *testing.T) {
	require.Equal(t, strings.TrimPrefix(`
9   ⛁   ·   ·   ·   ·
8 ·   ⛂   ·   ·   ·
7   ·   ·   ·   ·   ·
6 ·   ·   ·   ·   ·
5   ·   ·   ·   ·   ·
4 ·   ·   ·   ·   ·
3   ·   ⛀   ·   ·   ·
2 ·   ·   ·   ·   ·
1   ·   ·   ·   ·   ·
0 ·   ⛃   ·   ·   ·
  0 1 2 3 4 5 6 7 8 9
`, "\n"), positionOf(t, drawnByHand).Diagram(draughts.Kata, draughts.White, nil))
}

func TestADiagramHasPDNNumbers(t *testing.T) {
	require.Equal(t, strings.TrimPrefix(`
 1   ⛁   ·   ·   ·   ·   5
 6 ·   ⛂   ·   ·   ·    10
11   ·   ·   ·   ·   ·  15
16 ·   ·   ·   ·   ·    20
21   ·   ·   ·   ·   ·  25
26 ·   ·   ·   ·   ·    30
31   ·   ⛀   ·   ·   ·  35
36 ·   ·   ·   ·   ·    40
41   ·   ·   ·   ·   ·  45
46 ·   ⛃   ·   ·   ·    50
`, "\n"), positionOf(t, drawnByHand).Diagram(draughts.PDN, draughts.White, nil))
}

func TestADiagramForBlackIsTurnedAround(t *testing.T) {
	require.Equal(t, strings.TrimPrefix(`
50   ·   ·   ·   ⛃   ·  46
45 ·   ·   ·   ·   ·    41
40   ·   ·   ·   ·   ·  36
35 ·   ·   ·   ⛀   ·    31
30   ·   ·   ·   ·   ·  26
25 ·   ·   ·   ·   ·    21
20   ·   ·   ·   ·   ·  16
15 ·   ·   ·   ·   ·    11
10   ·   ·   ·   ⛂   ·   6
 5 ·   ·   ·   ·   ⛁     1
`, "\n"), positionOf(t, drawnByHand).Diagram(draughts.PDN, draughts.Black, nil))
	require.Equal(t, strings.TrimPrefix(`
0   ·   ·   ·   ⛃   ·
1 ·   ·   ·   ·   ·
2   ·   ·   ·   ·   ·
3 ·   ·   ·   ⛀   ·
4   ·   ·   ·   ·   ·
5 ·   ·   ·   ·   ·
6   ·   ·   ·   ·   ·
7 ·   ·   ·   ·   ·
8   ·   ·   ·   ⛂   ·
9 ·   ·   ·   ·   ⛁
  9 8 7 6 5 4 3 2 1 0
`, "\n"), positionOf(t, drawnByHand).Diagram(draughts.Kata, draughts.Black, nil))
}

// Diagram calls paint once for each square, from the top. A light square has the
// number 0.
func TestADiagramIsPaintedSquareBySquare(t *testing.T) {
	var seen []draughts.Square
	drawing := draughts.Start().Diagram(draughts.Kata, draughts.White, func(s draughts.Square, text string) string {
		seen = append(seen, s)
		if s == 1 {
			return "[" + strings.TrimSpace(text) + "]"
		}
		return text
	})
	require.Len(t, seen, 100)
	require.Equal(t, []draughts.Square{0, 1, 0, 2}, seen[:4])
	require.Equal(t, []draughts.Square{6, 0, 7, 0}, seen[10:14])
	require.True(t, strings.HasPrefix(drawing, "9   [⛂]  ⛂"), drawing)
}
