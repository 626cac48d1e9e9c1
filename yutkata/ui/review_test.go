package ui_test

import (
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/yutkata/ui"
)

// The calculation of these chances is in features/yutkata/solved.feature.
func TestAHintProposesTheBestMoveWithItsChance(t *testing.T) {
	game := started(t, play.Choices{"spaces": "2", "tokens": "1", "computer": "none", "throws": "ooox"})
	_, advice := game.Hint()(context.Background())
	require.Equal(t, play.Advice{Text: "throw: the chance to win is 63%"}, advice, "301/477")

	game = started(t, play.Choices{"spaces": "2", "computer": "none", "throws": "ooox,ooxx,ooox"})
	game = said(t, game, "t", "A1", "t", "B1", "t")
	chances := game.Moment().(play.Chancer).Chances(true)(t.Context())
	require.InDelta(t, 176.0/477, chances.After["A1"], 1e-9)
	require.InDelta(t, 0.15, chances.After["A2"], 0.005)
	require.Len(t, chances.After, 2)
	hinted, advice := game.Hint()(context.Background())
	require.Equal(t, play.Advice{Option: 0, Text: "A1 is best: the chance to win is 37%, with A2 15%"}, advice, "176/477, and less than 122/343")
	require.Equal(t, "37% A1: reaches the goal", options(hinted)[0])
	require.Equal(t, "15% A2: enters on 1", options(hinted)[1])
	require.Equal(t, []string{"1", "2"}, hinted.Proposed())
	undone, ok := hinted.Play(0).Undo()
	require.True(t, ok)
	require.Equal(t, options(game), options(undone), "the advice is gone")
}

func TestAHintTellsOneMoveFromTokensThatDoTheSame(t *testing.T) {
	setup := ui.Setup{Transcript: true} // no token moves by itself
	for tokens, want := range map[string]string{
		"1": "there is only one move: ", "2": "it makes no difference which token moves: ",
	} {
		game, err := setup.Start(play.Complete(setup, play.Choices{"spaces": "9", "tokens": tokens, "computer": "none"}), 1)
		require.NoError(t, err)
		game = said(t, game, "t")
		require.Equal(t, tokens, strconv.Itoa(len(game.Options())))
		_, advice := game.Hint()(t.Context())
		require.Regexp(t, "^"+want+`the chance to win is \d+%$`, advice.Text)
	}
}

// A game of three is not solved.
func TestAHintWithoutChancesTellsOneMoveFromTokensThatDoTheSame(t *testing.T) {
	setup := ui.Setup{Transcript: true} // no token moves by itself
	for tokens, want := range map[string]string{"1": "there is only one move", "2": "it makes no difference which token moves"} {
		game, err := setup.Start(play.Complete(setup, play.Choices{"players": "3", "tokens": tokens, "computer": "none"}), 1)
		require.NoError(t, err)
		_, advice := said(t, game, "t").Hint()(t.Context())
		require.Equal(t, want, advice.Text)
	}
}

func TestAHintNeverNamesOneChanceTwice(t *testing.T) {
	percent, compared := regexp.MustCompile(`\d+%`), 0
	setup := ui.Setup{}
	for seed := range uint64(10) {
		game, err := setup.Start(play.Complete(setup, play.Choices{"spaces": "9", "computer": "none"}), seed)
		require.NoError(t, err)
		for ; !game.Over(); game = playtest.Thought(game.Play(0)) {
			_, advice := game.Hint()(t.Context())
			named := percent.FindAllString(advice.Text, -1)
			require.NotEmpty(t, named, advice.Text)
			if len(named) > 1 {
				require.NotEqual(t, named[0], named[1], advice.Text)
				compared++
			}
		}
	}
	require.Positive(t, compared)
}

func TestAHintIsSensibleWhereTheGameIsNotSolved(t *testing.T) {
	game := started(t, play.Choices{"players": "3", "computer": "none", "throws": "ooox,ooox,oxxx,ooox,ooxx,ooxx"})
	_, advice := game.Hint()(context.Background())
	require.Equal(t, play.Advice{Text: "throw: there is nothing else to do"}, advice)
	game = said(t, game, "t", "A1", "t", "B1", "t", "C1", "t", "A1", "t", "B1", "t")
	require.Equal(t, []string{"C1: 3 to 5", "C2: enters on 2, sends off B1"}, options(game))
	hinted, advice := game.Hint()(context.Background())
	require.Equal(t, play.Advice{Option: 1, Text: "a sensible move is C2: enters on 2, sends off B1"}, advice)
	require.Equal(t, []string{"hand", "1", "2"}, hinted.Proposed())
	require.EqualError(t, game.Unjudged(), "moves are judged only in a game of two players")
}

func TestAHintLosesATurnOnlyForMoreSpacesOrACapture(t *testing.T) {
	for _, test := range []struct{ obstacle, sticks, tokens, want string }{
		{"5:miss", "ooox,ooxx,oxxx,xxxx", "A1 B1 C1", "A2: enters on 4, another throw"},
		{"4:back:3,5:miss", "ooox,ooxx,oxxx,xxxx", "A1 B1 C1", "A1: 1 to 5, another throw, then a missed turn"},
		{"5:miss", "ooox,oooo,ooxx,oxxx,xxxx", "A1 B1 B2 C1", "A1: 1 to 5, sends off B1, another throw, then a missed turn"},
	} {
		game := started(t, play.Choices{"computer": "none", "players": "3", "obstacle": test.obstacle, "throws": test.sticks})
		for token := range strings.FieldsSeq(test.tokens) {
			game = said(t, game, "t", token)
		}
		_, advice := said(t, game, "t").Hint()(t.Context())
		require.Equal(t, "a sensible move is "+test.want, advice.Text)
	}
}

func TestThePastIsJudgedWhereTheGameIsSolved(t *testing.T) {
	game := said(t, started(t, play.Choices{"spaces": "2", "computer": "none", "throws": "ooox,ooxx,ooox"}), "t", "A1", "t", "B1", "t", "A2")
	past, judged := game.Past(), game.Judge()(context.Background())
	require.Len(t, past, 7)
	require.Len(t, judged, 7)
	require.Equal(t, "A throws DO", past[1].Action)
	require.Equal(t, "B1: reaches the goal", past[4].Action)
	require.Equal(t, 1, past[4].Player)
	require.InDelta(t, 176.0/477, judged[5].Chance, 1e-9, "after the throw, with the best move")
	require.InDelta(t, 176.0/477, judged[6].Chance+judged[6].Loss, 1e-9)
	require.Greater(t, judged[6].Loss, 0.01, "A1 could have finished")
	require.Equal(t, "A1: reaches the goal", judged[6].Better)
	require.Equal(t, []string{"1", "2"}, judged[6].Way)
	require.Equal(t, []string{"hand", "1"}, judged[6].Played, "A2 enters")
	require.Nil(t, started(t, play.Choices{"players": "3"}).Judge())
}

// A2 can catch B1, but A1 moves on.
func TestTheWayOfATokenThatEntersBeginsInTheHand(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "oxxx,ooox,ooox"}), "t", "A1", "t", "B1", "t", "A1")
	judged := game.Judge()(context.Background())
	require.Equal(t, "A2: enters on 1, sends off B1", judged[6].Better)
	require.Equal(t, []string{"hand", "1"}, judged[6].Way)
	require.Equal(t, []string{"3", "4"}, judged[6].Played)
}

// The page takes the first place with the name of the hand. Beside B1 is a dot for A2.
func TestATokenEntersFromBelow(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "oxxx,ooox,ooox"}), "t", "A1", "t", "B1", "t")
	elements := drawn(t, game)
	hand := slices.IndexFunc(elements, func(e map[string]string) bool { return e["data-way"] == "hand" || e["data-spot"] == "hand" })
	from, err := strconv.Atoi(elements[hand]["cy"])
	require.NoError(t, err, "a dot has a transform")
	require.Greater(t, from, 42+30, "the middle and the radius of the first space")
}

// A2 can catch B1.
func TestTheWayOfAPlayedMoveFollowsTheRoad(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "oxxx,ooxx,ooxx"}), "t", "A1", "t", "B1", "t", "A1")
	require.Equal(t, []string{"3", "4", "5"}, game.Judge()(context.Background())[6].Played)
}

func TestAGameAboveTheLimitIsNotSolved(t *testing.T) {
	for _, most := range []int{1, 10_000} {
		_, err := ui.Setup{Most: most}.Start(play.Complete(ui.Setup{}, play.Choices{"level": "perfect"}), 1)
		require.EqualError(t, err, "the best level needs fewer spaces: change this, or choose another level")
	}
	setup := ui.Setup{Most: 10_000}
	const reason = "the game is too large to solve here: expected a size of at most 10000, got 18496"
	start := func(choices play.Choices) (play.Game, error) { return setup.Start(play.Complete(setup, choices), 1) }
	game, err := start(play.Choices{"computer": "none"})
	require.NoError(t, err)
	require.Nil(t, game.Judge())
	require.EqualError(t, game.Unjudged(), "moves are not judged: "+reason)
	_, advice := game.Hint()(t.Context())
	require.Equal(t, "throw: there is nothing else to do", advice.Text)
	require.EqualError(t, started(t, play.Choices{"obstacle": "5:miss"}).Unjudged(), "moves are judged only on a road without ⊘, as missed turns can add up without end")
	small, err := start(play.Choices{"spaces": "9", "computer": "none"})
	require.NoError(t, err)
	require.NoError(t, small.Unjudged())
	_, advice = small.Hint()(t.Context())
	require.Contains(t, advice.Text, "the chance to win is")
}

func TestAHintThatWasStoppedIsComputedWhenItIsAskedAgain(t *testing.T) {
	game := started(t, play.Choices{"spaces": "4", "computer": "none"})
	stopped, stop := context.WithCancel(t.Context())
	stop()
	_, advice := game.Hint()(stopped)
	require.NotContains(t, advice.Text, "%")
	_, advice = game.Hint()(t.Context())
	require.Contains(t, advice.Text, "%")
}

// A2 is on space 2, where A1 lands from space 1. Neither move gains more than the other.
func TestAHintPutsThePickedTokenDownToProposeAnother(t *testing.T) {
	choices := play.Choices{"computer": "none", "players": "3", "throws": "ooxx,oxxx,xxxx,ooox,ooox,oxxx,oxxx,ooox"}
	game := said(t, started(t, choices), "t", "A2", "t", "B1", "t", "C1", "t", "C1", "t", "A1", "t", "B1", "t", "C1", "t")
	picked, err := game.Click("A2")
	require.NoError(t, err)
	require.Equal(t, []string{"A2: 2 to 3"}, options(picked))
	hinted, advice := picked.Hint()(t.Context())
	require.Equal(t, []string{"A1: 1 to 2", "A2: 2 to 3"}, options(hinted))
	require.Equal(t, play.Advice{Option: 0, Text: "a sensible move is A1: 1 to 2"}, advice)
}
