package ui_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

// options returns the options of a game and their hints as text.
func options(game play.Game) (texts []string) {
	for _, option := range game.Options() {
		texts = append(texts, strings.TrimSpace(option.Hint+" "+option.Text))
	}
	return texts
}

func TestAnOptionNamesTheEffectsOfItsMove(t *testing.T) {
	back := said(t, started(t, play.Choices{"computer": "none", "obstacle": "3:back:1", "throws": "oxxx"}), "t")
	require.Equal(t, "A1: to 3 and back to 2", options(back)[0])
	game := started(t, play.Choices{"computer": "none", "spaces": "9", "obstacle": "3:miss,8:back:2", "throws": "oxxx,xxxx,oooo,xxxx,xoxo,xxxx"})
	require.Equal(t, []string{"throw the sticks"}, options(game))
	game = said(t, game, "t")
	require.Equal(t, []string{"A1: enters on 3, then a missed turn", "A2: enters on 3, then a missed turn"}, options(game))
	game = said(t, game, "A1", "t")
	require.Equal(t, []string{"B1: enters on 4, another throw", "B2: enters on 4, another throw"}, options(game))
	game = said(t, game, "B1", "t")
	require.Equal(t, []string{"B1: reaches the goal, another throw", "B2: enters on 5, another throw"}, options(game))
	game = said(t, game, "B2", "t")
	require.Equal(t, []string{"B1: to 8 and back to 6, another throw", "B2: reaches the goal, another throw"}, options(game))
	game = said(t, game, "B1", "t")
	require.Equal(t, []string{"B1: to 8 and back to 6", "B2: 5 to 7"}, options(game))
	game = said(t, game, "B2", "t")
	require.Equal(t, []string{"B1 stays (YUT is too far), another throw", "B2 stays (YUT is too far), another throw"}, options(game), "A misses the turn")
	require.Equal(t, []string{
		"A: GEOL, A1: enters on 3, then a missed turn", "B: YUT, B1: enters on 4, another throw",
		"B: MO, B2: enters on 5, another throw", "B: YUT, B1: to 8 and back to 6, another throw",
		"B: GE, B2: 5 to 7", "A misses this turn", "B: YUT",
	}, game.Log())
}

// Enter alone should not waste a throw.
func TestATokenThatStaysIsTheLastOption(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "spaces": "4", "throws": "xxxo,ooox,xxoo"}), "t", "A1", "t", "B1", "t")
	require.Equal(t, []string{"A2: enters on 2", "A1 stays (GE is too far)"}, options(game))
	require.Equal(t, "A: GE, A2: enters on 2", game.Play(0).Log()[2])
	hinted, advice := game.Hint()(context.Background())
	require.Regexp(t, `% A2: enters on 2$`, options(hinted)[0])
	require.Contains(t, options(hinted)[advice.Option], strings.Fields(advice.Text)[0]+":")
	view := play.View{Within: roomy, Option: 0}
	require.Contains(t, boardOf(game, view), "›A2‹")
}

func TestAnOptionSaysWhetherItSendsTokensOff(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "ooox,ooox,xxoo,ooox"}), "t", "A1", "t")
	require.True(t, game.Options()[0].Takes, "A1 is on space 1")
	game = said(t, game, "B1", "t")
	require.False(t, game.Options()[0].Takes, "B1 is on space 1, and A1 enters on 2")
}

func TestAnOptionSaysWhetherAnotherTokenOnItsSpaceDoesTheSame(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "tokens": "3", "throws": "ooox,ooxx,ooox,ooxx"}), "t")
	same := func() (same []bool) {
		for _, option := range game.Options() {
			same = append(same, option.Same)
		}
		return same
	}
	require.Equal(t, []bool{false, true, true}, same(), "all are in hand")
	game = said(t, game, "A2", "t", "B1", "t")
	require.Equal(t, []bool{false, false, true}, same(), "A2 is on space 1")
	_, err := game.Say("A3")
	require.NoError(t, err, "the token can still be chosen")
}
