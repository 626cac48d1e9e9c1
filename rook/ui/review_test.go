package ui_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/rook/ui"
)

// reviewed returns the actions of the game so far, the players of the actions, and the
// judgments.
func reviewed(game play.Game) (actions []string, players []int, judgments []play.Judgment) {
	for _, moment := range game.Past() {
		actions, players = append(actions, moment.Action), append(players, moment.Player)
	}
	return actions, players, game.Judge()(context.Background())
}

func TestAReviewJudgesTheMovesOfBothPlayers(t *testing.T) {
	// On 2x3, R 1 is the only winning move.
	game := said(t, started(t, ui.Setup{}, "bounds=2x3 p2=human"), "R 2", "R 1", "D 2")
	actions, players, judgments := reviewed(game)
	require.Equal(t, []string{"", "Player 1: RIGHT 2", "Player 2: RIGHT 1", "Player 1: DOWN 2"}, actions)
	require.Equal(t, []int{0, 0, 1, 0}, players)
	require.Equal(t, []play.Judgment{
		{Chance: 1}, {Loss: 1, Best: "R 1", Better: "RIGHT 1, which leaves 2 tiles both ways", Way: []string{"0,0", "0,1"}, Played: []string{"0,0", "0,2"}}, {Chance: 1, Loss: 1, Best: "D 1", Better: "DOWN 1, which leaves 1 tile both ways", Way: []string{"0,2", "1,2"}, Played: []string{"0,2", "0,3"}}, {Chance: 1},
	}, judgments)
	past := game.Past()
	require.Equal(t, "Player 1 to move, against Player 2", past[0].Game.Title())
	require.Equal(t, []string{"Player 1: RIGHT 2"}, past[1].Game.Log())
	require.Equal(t, game.Log(), past[3].Game.Log())
}

func TestAReviewNamesTheGoal(t *testing.T) {
	_, _, judgments := reviewed(said(t, started(t, ui.Setup{}, "bounds=0x3 p2=human"), "R 2"))
	require.Equal(t, []play.Judgment{{Chance: 1}, {Loss: 1, Best: "R 3", Better: "RIGHT 3, which reaches the goal", Way: []string{"0,0", "0,3"}, Played: []string{"0,0", "0,2"}}}, judgments)
}

func TestAReviewTakesThePersonsSideAndShowsTheIllegalMove(t *testing.T) {
	game := said(t, playtest.Thought(started(t, ui.Setup{Strict: true}, "bounds=2x3 first=2 p2=perfect")), "D 1", "R 9")
	actions, players, judgments := reviewed(game)
	require.Equal(t, []string{"", "computer: RIGHT 1", "you: DOWN 1", "computer: RIGHT 1", "you: R 9: illegal move: the rook does not move past the edge"}, actions)
	require.Equal(t, []int{0, 1, 0, 1, 0}, players)
	require.Equal(t, append(make([]play.Judgment, 4), play.Judgment{Loss: 1, Best: "D 1", Better: "DOWN 1", Way: []string{"1,2", "2,2"}, Breaks: true}), judgments,
		"the person could never win, but the illegal move lost at once")
}

func TestAReviewIsForThePersonWhoPlaysSecond(t *testing.T) {
	_, _, judgments := reviewed(playtest.Thought(started(t, ui.Setup{}, "bounds=2x3 p1=perfect p2=human")))
	require.Equal(t, make([]play.Judgment, 2), judgments, "the person could never win")
}

func TestAReviewMarksAResignationOnlyIfItGivesAWinAway(t *testing.T) {
	resigned, _ := started(t, ui.Setup{}, "bounds=2x3").Resign()
	actions, players, judgments := reviewed(resigned)
	require.Equal(t, []string{"", "you resign"}, actions)
	require.Equal(t, []int{0, 0}, players)
	require.Equal(t, []play.Judgment{{Chance: 1}, {Loss: 1, Best: "R 1", Better: "RIGHT 1, which leaves 2 tiles both ways", Way: []string{"0,0", "0,1"}}}, judgments)
	lost, _ := started(t, ui.Setup{}, "bounds=2x2").Resign()
	_, _, judgments = reviewed(lost)
	require.Equal(t, make([]play.Judgment, 2), judgments, "nobody could win from there")
	between, _ := started(t, ui.Setup{}, "bounds=2x3 p1=human p2=human").Resign()
	actions, _, _ = reviewed(between)
	require.Equal(t, []string{"", "Player 1 resigns"}, actions)
}
