package ui_test

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
)

// cellsOf maps the name of each square to the characters that a frame shows on it.
func cellsOf(frame play.Game) map[string]string {
	cells := map[string]string{}
	board := frame.Board(play.View{Option: -1, Letters: true})
	for _, spot := range board.Spots {
		cells[spot.Name] = ansi.Cut(board.Lines[spot.Y], spot.X, spot.X+spot.Width)
	}
	return cells
}

func TestAPieceWalksAlongItsWayAndCapturedPiecesFlash(t *testing.T) {
	before := fromFEN(t, "W:W28:B22,12,40,1")
	after := before.Play(0) // 28x17x8
	var way, flashing []string
	for _, frame := range after.Motion(before) {
		cells := cellsOf(frame)
		for square, cell := range cells {
			if strings.Contains(cell, "w") {
				way = append(way, square)
			}
		}
		flashing = append(flashing, cells["22"]+cells["12"])
		require.Equal(t, []string{" b ", " b "}, []string{cells["40"], cells["1"]}, "the others stay")
	}
	require.Equal(t, []string{"28", "17", "8", "8", "8"}, way)
	require.Equal(t, []string{" b  b ", "xbx b ", "xbxxbx", "22 12 ", "xbxxbx"}, flashing)
}

func TestAMovingPieceKeepsItsID(t *testing.T) {
	before := fromFEN(t, "W:W28:B22,12,40")
	after := before.Play(0) // 28x17x8
	for i, frame := range after.Motion(before) {
		picture := frame.Picture(-1)
		require.Equal(t, 1, strings.Count(picture, `id="piece-28"`), i)
		require.Equal(t, 1, strings.Count(picture, `class="piece white"`), i)
		require.Contains(t, picture, `<rect class="square last" x="180" y="220"`, "the square where the turn began")
	}
}

func TestAKingSlidesOverEachSquare(t *testing.T) {
	before := fromFEN(t, "W:WK46:B5")
	after, err := before.Say("46-23")
	require.NoError(t, err)
	var way []string
	for _, frame := range after.Motion(before) {
		for square, cell := range cellsOf(frame) {
			if strings.Contains(cell, "W") {
				way = append(way, square)
			}
		}
	}
	require.Equal(t, []string{"46", "41", "37", "32", "28"}, way)
}

// The king jumps over 10. Nine squares are shown, and of ten only the landings.
func TestALongWayIsShownByItsLandings(t *testing.T) {
	for king, want := range map[string]string{"41": "41 37 32 28 23 19 14 5 5 5", "46": "46 5 5 5"} {
		before := fromFEN(t, "W:WK"+king+":B10,1")
		var way []string
		for _, frame := range before.Play(0).Motion(before) {
			for square, cell := range cellsOf(frame) {
				if strings.Contains(cell, "W") {
					way = append(way, square)
				}
			}
		}
		require.Equal(t, strings.Fields(want), way)
	}
}

func TestOnlyATurnHasAMotion(t *testing.T) {
	start := atStart()
	first := start.Play(0)
	require.Len(t, first.Motion(start), 1)
	require.Empty(t, first.Motion(play.Game{}))
	require.Empty(t, first.Motion(first))
	require.Empty(t, start.Motion(first), "a turn is taken back")
	require.Empty(t, first.Play(0).Motion(start), "two turns")
	resigned, _ := start.Resign()
	require.Empty(t, resigned.Motion(start), "a resignation")
	require.Empty(t, first.Motion(fromFEN(t, "W:W28:B22")), "another game")
}

func TestAMotionHasAtMostTwelveBoards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before := fromFEN(t, anyPosition(t).FEN())
		if len(before.Options()) == 0 {
			return
		}
		frames := before.Play(rapid.IntRange(0, len(before.Options())-1).Draw(t, "option")).Motion(before)
		require.NotEmpty(t, frames)
		require.LessOrEqual(t, len(frames), 12)
		for _, frame := range frames {
			require.Equal(t, before.Title(), frame.Title(), "the turn is not over")
			require.Equal(t, before.Options(), frame.Options())
		}
	})
}
