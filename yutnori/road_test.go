package yutnori_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// movement is written by hand from the assignment's board. Each row has a position, and
// the positions to which back-do, do, gae, geol, yut and mo lead from there.
const movement = `
 0   0   1   2   3   4   5
 1  29   2   3   4   5   6
 2   1   3   4   5   6   7
 3   2   4   5   6   7   8
 4   3   5   6   7   8   9
 5   4  20  21  22  23  24
 6   5   7   8   9  10  11
 7   6   8   9  10  11  12
 8   7   9  10  11  12  13
 9   8  10  11  12  13  14
10   9  25  26  22  27  28
11  10  12  13  14  15  16
12  11  13  14  15  16  17
13  12  14  15  16  17  18
14  13  15  16  17  18  19
15  14  16  17  18  19  29
16  15  17  18  19  29 100
17  16  18  19  29 100 100
18  17  19  29 100 100 100
19  18  29 100 100 100 100
20   5  21  22  23  24  15
21  20  22  23  24  15  16
22  21  27  28  29 100 100
23  22  24  15  16  17  18
24  23  15  16  17  18  19
25  10  26  22  27  28  29
26  25  22  27  28  29 100
27  22  28  29 100 100 100
28  27  29 100 100 100 100
29  19 100 100 100 100 100
`

func TestTheRoadsLeadWhereTheTableSays(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 4))
	requireMovement(t, rules, movement)
}

func requireMovement(t *testing.T, rules *yutnori.Rules, table string) {
	t.Helper()
	for from, to := range readMovement(t, table) {
		for i, want := range to {
			result := yutnori.BackDo + yutnori.Result(i)
			require.Equal(t, want, rules.Target(0, yutnori.Move{From: from, Result: result}), "%v from %v", result, from)
		}
	}
}

// longWays holds the positions to which do, gae, geol, yut and mo lead by the long way
// (H5).
var longWays = map[yutnori.Position][5]yutnori.Position{
	5:  {6, 7, 8, 9, 10},
	10: {11, 12, 13, 14, 15},
	22: {23, 24, 15, 16, 17},
}

func readMovement(t *testing.T, table string) map[yutnori.Position][6]yutnori.Position {
	t.Helper()
	rows := map[yutnori.Position][6]yutnori.Position{}
	for line := range strings.Lines(strings.TrimSpace(table)) {
		numbers := positions(t, line)
		require.Len(t, numbers, 7)
		rows[numbers[0]] = [6]yutnori.Position(numbers[1:])
	}
	return rows
}

func TestMostNumbersAreNotPositions(t *testing.T) {
	for position := yutnori.Position(-128); ; position++ {
		onBoard := position >= 1 && position <= 29
		require.Equal(t, onBoard, position.OnBoard(), position)
		require.Equal(t, onBoard || position == 0 || position == 100, position.Valid(), position)
		if position == 127 {
			return
		}
	}
}

func TestNoPieceMovesFromAPositionOffItsRoad(t *testing.T) {
	facts := yutnori.Basic(2, 4).WithAnimals(yutnori.Cow)
	facts.ShortWayOptional = true
	rules := rulesOf(t, facts)
	for name, nobody := range map[string]struct {
		player int
		from   yutnori.Position
		result yutnori.Result
	}{
		"an arrived piece":     {1, yutnori.Arrived, yutnori.Do},
		"no position":          {1, -1, yutnori.Do},
		"a position too far":   {1, 30, yutnori.Do},
		"a third player":       {2, 7, yutnori.Do},
		"a player before":      {-1, 7, yutnori.Do},
		"no result":            {1, 7, yutnori.NumResults},
		"a cow off its road":   {0, 7, yutnori.Do},
		"a cow on a far star":  {0, 10, yutnori.Gae},
		"back-do in the hand":  {1, 0, yutnori.BackDo},
		"a fork and no player": {4, 5, yutnori.Do},
	} {
		for _, long := range []bool{false, true} {
			move := yutnori.Move{From: nobody.from, Result: nobody.result, Long: long}
			require.Equal(t, nobody.from, rules.Target(nobody.player, move), name)
		}
		require.False(t, rules.Choice(nobody.player, nobody.from, nobody.result), name)
	}
}

func TestTheLongWayIsAChoiceOnlyWhereAPieceStoppedAtAFork(t *testing.T) {
	facts := yutnori.Basic(2, 4)
	facts.ShortWayOptional = true
	rules := rulesOf(t, facts)
	table := readMovement(t, movement)
	for from := range yutnori.Last + 1 {
		for result := yutnori.BackDo; result <= yutnori.Mo; result++ {
			want := table[from][result-yutnori.BackDo]
			require.Equal(t, want, rules.Target(0, yutnori.Move{From: from, Result: result}))
			long, fork := longWays[from]
			if fork = fork && result >= yutnori.Do; fork {
				want = long[result-yutnori.Do]
			}
			require.Equal(t, want, rules.Target(0, yutnori.Move{From: from, Result: result, Long: true}), "%v from %v", result, from)
			require.Equal(t, fork, rules.Choice(0, from, result), "%v from %v", result, from)
		}
	}
}

func TestPlayersMeetWhereTheirRoadsShareACell(t *testing.T) {
	facts := yutnori.Basic(2, 4).WithAnimals(yutnori.Cow)
	facts.Teams[1] = yutnori.Team{Corner: yutnori.NE, Clockwise: true}
	rules := rulesOf(t, facts)
	for at := range yutnori.Arrived + 1 {
		cell, onBoard := rules.Cell(1, at)
		meet, ok := rules.Meeting(1, at, 0)
		if !ok {
			for other := range yutnori.Last + 1 {
				if otherCell, ok := rules.Cell(0, other); ok && onBoard && otherCell == cell {
					require.Equal(t, other, rules.Target(0, yutnori.Move{From: other, Result: yutnori.Do}), "a cow can be on %d", other)
				}
			}
			continue
		}
		otherCell, _ := rules.Cell(0, meet)
		require.Equal(t, cell, otherCell)
	}
	for _, player := range []int{-1, 2, 4} {
		_, ok := rules.Meeting(player, 1, 0)
		require.False(t, ok)
		_, ok = rules.Meeting(0, 1, player)
		require.False(t, ok)
	}
}
