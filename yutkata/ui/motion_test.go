package ui_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

// frames returns the boards in the frames of a motion.
func frames(before, after play.Game) (boards []string) {
	for _, moment := range after.Motion(before) {
		boards = append(boards, boardOf(moment, play.View{Within: roomy, Option: -1}))
	}
	return boards
}

func TestThrownSticksTumble(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "throws": "xxxo"})
	thrown := said(t, game, "t")
	boards := frames(game, thrown)
	require.Len(t, boards, 6)
	for i, board := range boards {
		require.Contains(t, board, "the sticks fly")
		if i > 0 {
			require.NotEqual(t, boards[i-1], board)
		}
	}
	for n := 1; n <= 4; n++ {
		side := func(moment play.Game) bool {
			_, stick, _ := strings.Cut(moment.Picture(-1), `id="stick-`+strconv.Itoa(n)+`"`)
			stick, _, _ = strings.Cut(stick, `<rect class="glow"`)
			return strings.Contains(stick, `class="flat"`)
		}
		sides := map[bool]int{}
		for _, moment := range append(thrown.Motion(game), thrown) {
			sides[side(moment)]++
		}
		require.Len(t, sides, 2, "stick %d turns", n)
	}
	require.Empty(t, frames(thrown, game), "back in time")
	require.Empty(t, frames(thrown, thrown))
}

func TestTheTokensStayOnTheBoardWhileTheSticksTumble(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "xxoo,ooox,xxxo"}), "t", "A1", "t", "B1")
	thrown := said(t, game, "t")
	require.NotEmpty(t, thrown.Motion(game))
	for _, moment := range thrown.Motion(game) {
		for _, token := range []string{"A1", "B1"} {
			require.Equal(t, 1, strings.Count(moment.Picture(-1), `id="piece-`+token+`"`), token)
		}
	}
}

func TestATokenWalksAndTheTokenItSendsOffFlashes(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "ooox,xxoo,oxxx"}), "t", "A1", "t", "B1", "t")
	row := func(board string) string { return strings.Split(board, "\n")[3] }
	before := row(boardOf(game, play.View{Within: roomy, Option: -1}))
	require.Less(t, strings.Index(before, "A1"), strings.Index(before, "B1"))
	boards := frames(game, said(t, game, "A1"))
	require.Len(t, boards, 3, "three steps")
	require.NotContains(t, row(boards[0]), "B1", "below A1 on space 2")
	require.Less(t, strings.Index(row(boards[1]), "B1"), strings.Index(row(boards[1]), "A1"))

	game = said(t, started(t, play.Choices{"computer": "none", "throws": "xxoo,xxoo"}), "t", "A1", "t")
	boards = frames(game, said(t, game, "B1"))
	require.Len(t, boards, 4, "two steps and the flash")
	require.Contains(t, row(boards[2]), "A1")
	require.NotContains(t, row(boards[2]), "B1")
	require.Contains(t, row(boards[3]), "B1")

	game = said(t, started(t, play.Choices{"computer": "none", "throws": "ooox,ooox"}), "t", "A1", "t")
	boards = frames(game, said(t, game, "B1"))
	require.Len(t, boards, 3, "a step and the flash")
	require.Contains(t, row(boards[1]), "A1", "on space 1")
}

func TestATokenWalksRoundAndBack(t *testing.T) {
	choices := play.Choices{"computer": "none", "spaces": "4", "wrap": "true", "obstacle": "1:back:3", "throws": "xxxo,ooox,xxoo"}
	game := said(t, started(t, choices), "t", "A1", "t", "B1", "t")
	boards := frames(game, said(t, game, "A1"))
	require.Len(t, boards, 3, "the goal, space 1, and off the board")
	require.Contains(t, strings.Split(boards[2], "\n")[0], "A1")
	stays := said(t, started(t, play.Choices{"computer": "none", "spaces": "2", "throws": "xxxx"}), "t")
	require.Empty(t, frames(stays, said(t, stays, "A1")), "the token stays (K8)")
	choices = play.Choices{"computer": "none", "spaces": "4", "throws": "xxxo,ooox,xxxx"}
	stays = said(t, started(t, choices), "t", "A1", "t", "B1", "t")
	require.Empty(t, frames(stays, said(t, stays, "A1")), "the token stays on its space")
	long := said(t, started(t, play.Choices{"computer": "none", "spaces": "99", "obstacle": "20:back:18", "throws": "oooo,oooo,oooo,oooo"}), "t", "A1", "t", "A1", "t", "A1", "t")
	require.Len(t, frames(long, said(t, long, "A1")), 12, "at most")
}

func TestAWalkingTokenPassesOverTheSigns(t *testing.T) {
	before := said(t, started(t, play.Choices{"computer": "none", "obstacle": "2:miss", "throws": "xxxo"}), "t")
	frames := said(t, before, "A1").Motion(before)
	require.NotEmpty(t, frames)
	for _, frame := range frames {
		picture := frame.Still()
		require.Greater(t, strings.Index(picture, `id="piece-A1"`), strings.Index(picture, "⊘</text>"))
	}
}
