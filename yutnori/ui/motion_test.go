package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/yutnori"
)

func TestPiecesWalkAndSticksTumble(t *testing.T) {
	start := basic(t, yutnori.Geol, yutnori.Geol, yutnori.Mo, yutnori.Do)
	thrown := played(start, 1)
	tumbling := thrown.Motion(start)
	require.Len(t, tumbling, 5)
	above := func(game play.Game) string { above, _, _ := strings.Cut(drawn(game), "(#)"); return above }
	for _, frame := range tumbling {
		require.Contains(t, drawn(frame), "(#)")
		require.Less(t, strings.Count(above(frame), "\n"), strings.Count(above(thrown), "\n"), "the sticks are in the air")
		require.NotContains(t, drawn(frame), "geol", "the result is not known yet")
	}
	top := func(game play.Game, sign string) int { // the first line with the sign on a board with room
		lines := game.Board(play.View{Within: play.Size{Width: 70, Height: 31}, Option: -1, Letters: true}).Lines
		return slices.IndexFunc(lines, func(line string) bool { return strings.Contains(ansi.Strip(line), sign) })
	}
	for _, frame := range tumbling {
		require.Greater(t, top(frame, "| |"), top(frame, "(#)"), "flat sticks are lower")
		require.Less(t, top(frame, "| |"), top(thrown, "(#)"))
	}
	for n := 1; n <= 4; n++ {
		sides := map[bool]bool{}
		for _, moment := range append(tumbling, thrown) {
			_, stick, _ := strings.Cut(moment.Picture(-1), fmt.Sprintf(`id="piece-stick%d"`, n))
			stick, _, _ = strings.Cut(stick, `id="piece-stick`)
			sides[strings.Contains(stick, `class="flat"`)] = true
		}
		require.Len(t, sides, 2, "stick %d turns", n)
	}
	rows := func(game play.Game) (rows string) { // the rows of cells 1 to 4, at the right edge
		lines := strings.Split(drawn(game), "\n")
		for _, row := range []int{8, 6, 4, 2} {
			rows += strings.Trim(lines[row][40:], "(){} ")
		}
		return rows
	}
	moved := played(thrown, 1)
	walking := moved.Motion(thrown)
	require.Len(t, walking, 2)
	require.Equal(t, []string{"aooo", "oaoo", "ooao"}, []string{rows(walking[0]), rows(walking[1]), rows(moved)})
	catches := played(moved, 1)
	flashing := catches.Play(0).Motion(catches)
	require.Len(t, flashing, 6)
	require.Equal(t, "boao", rows(flashing[0]), "a stays until it is caught")
	require.Equal(t, places(t, catches)["piece-a1"], places(t, flashing[0])["piece-a1"])
	require.Equal(t, []string{"oobo", "oo!a!o", "oobo", "oo!a!o"}, []string{rows(flashing[2]), rows(flashing[3]), rows(flashing[4]), rows(flashing[5])})

	require.Empty(t, thrown.Motion(moved), "a motion does not go back in time")
	require.Empty(t, moved.Motion(start), "start is two steps earlier, not one")
	require.Empty(t, thrown.Motion(play.Game{}))
	resigned, _ := moved.Resign()
	require.Empty(t, resigned.Motion(moved))
	var heights []float64
	for _, step := range append(walking, moved) {
		heights = append(heights, numbers(t, places(t, step)["piece-a1"])[1])
	}
	require.Len(t, heights, 3)
	require.Greater(t, heights[0], heights[1], "on the picture, too, a piece goes up from cell to cell")
	require.InDelta(t, heights[0]-heights[1], heights[1]-heights[2], 0)
}

func TestMotionHasTwelveFramesAtMost(t *testing.T) {
	for _, facts := range []yutnori.Facts{yutnori.Basic(2, 4), yutnori.House()} {
		longest := 0
		whole(t, facts, 3, func(before, after play.Game) {
			frames := after.Motion(before)
			longest = max(longest, len(frames))
			for _, frame := range frames {
				require.Len(t, frame.Log(), len(before.Log()))
			}
		})
		require.LessOrEqual(t, longest, 12)
		require.GreaterOrEqual(t, longest, 5)
	}
}
