package ui_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/ui"
)

func newRules(t require.TestingT, facts yutnori.Facts) *yutnori.Rules {
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	return rules
}

// basicTable returns the table of a basic game for two players, with scripted throws.
func basicTable(t require.TestingT, results ...yutnori.Result) *ui.Table {
	rules := newRules(t, yutnori.Basic(2, 4))
	return ui.New(rules, ui.Script(rules, results...))
}

// basic returns a basic game for two players, with scripted throws.
func basic(t require.TestingT, results ...yutnori.Result) play.Game {
	return basicTable(t, results...).Begin()
}

// played returns the game after people have played the given options, counted from 1 as
// in the list. After each option, the programs play.
func played(game play.Game, options ...int) play.Game {
	for _, option := range options {
		game = playtest.Thought(game.Play(option - 1))
	}
	return game
}

func texts(game play.Game) (texts []string) {
	for _, option := range game.Options() {
		texts = append(texts, option.Text)
	}
	return texts
}

func momentOf(game play.Game) ui.Moment { return game.Moment().(ui.Moment) }

func state(game play.Game) yutnori.State { return momentOf(game).State() }

func history(game play.Game) []yutnori.Event { return ui.History(game) }

func TestAPlayerThrowsAndThenMoves(t *testing.T) {
	game := played(basic(t, yutnori.Gae, yutnori.Do))
	require.Equal(t, "a to throw", game.Title())
	require.Equal(t, []string{"throw the sticks"}, texts(game))
	game = played(game, 1)
	require.Equal(t, "a to move, with gae", game.Title())
	require.Equal(t, []string{"gae: a new piece to 2"}, texts(game))
	game = played(game, 1)
	require.Equal(t, "b to throw", game.Title())
	require.Equal(t, []string{"a throws gae", "a gae: a new piece to 2"}, game.Log())
}

func TestTheSticksAreTakenUpAfterATurn(t *testing.T) {
	game := played(basic(t, yutnori.Geol), 1)
	require.Contains(t, drawn(game), "|X| | | | | (#)")
	require.NotContains(t, drawn(played(game, 1)), "(#)")
}

func TestAnOptionShowsItsConsequences(t *testing.T) {
	basic2 := yutnori.Basic(2, 4)
	optional := basic2
	optional.ShortWayOptional = true
	sheep := basic2.WithAnimals(yutnori.Sheep)
	pig := basic2.WithAnimals(yutnori.Dog, yutnori.Pig)
	cow := basic2.WithAnimals(yutnori.Cow)
	for _, test := range []struct {
		name    string
		facts   yutnori.Facts
		throws  []yutnori.Result // player a throws first and last
		options []int
		want    string
	}{
		{"stacking", basic2, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Do}, []int{1, 1, 1, 1, 1}, "do: a new piece to 1, joins 1"},
		{"a stack", basic2, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Do, yutnori.Gae, yutnori.Geol}, []int{1, 1, 1, 1, 1, 1, 1, 1, 1}, "geol: 2 pieces from 1 to 4"},
		{"catching", basic2, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Gae}, []int{1, 1, 1, 1, 1}, "gae: a new piece to 2, catches b (1), throw again"},
		{"a sheep's catch", sheep, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Gae}, []int{1, 1, 1, 1, 1}, "gae: a new piece to 2, catches b (1), throw twice again"},
		{"catching a pig", pig, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Gae}, []int{1, 1, 1, 1, 1}, "gae: a new piece to 2, catches b (1), the pig ends your turn"},
		{"a fork", basic2, []yutnori.Result{yutnori.Mo, yutnori.Do}, []int{1, 1}, "mo: a new piece to the corner, short way next"},
		{"another fork", basic2, []yutnori.Result{yutnori.Yut, yutnori.Gae, yutnori.Do, yutnori.Yut, yutnori.Do}, []int{1, 1, 2, 2, 1, 1, 1, 1}, "yut: from 6 to the corner, short way next"},
		{"the cow's corner", cow, []yutnori.Result{yutnori.Mo, yutnori.Do}, []int{1, 1}, "mo: a new piece to 5"},
		{"the long way", optional, []yutnori.Result{yutnori.Mo, yutnori.Do}, []int{1, 1, 2}, "do: from 5 to 6, long way"},
		{"nothing to move", basic2, []yutnori.Result{yutnori.BackDo}, []int{1}, "spend back-do, which moves nothing"},
	} {
		t.Run(test.name, func(t *testing.T) {
			rules := newRules(t, test.facts)
			game := played(ui.New(rules, ui.Script(rules, test.throws...)).Begin(), test.options...)
			require.Contains(t, texts(game), test.want)
		})
	}
}

func TestThrowsThatAreUsedUpEndTheGame(t *testing.T) {
	game := played(basic(t, yutnori.Do), 1, 1, 1)
	require.EqualError(t, game.Err(), "the scripted throws are used up")
	require.Empty(t, game.Options())
	_, err := game.Say("throw")
	require.Equal(t, game.Err(), err)
	program := basicTable(t)
	program.Programs[0], program.Language = bot.NewGreedy(program.Rules()), ui.Korean
	stopped := program.Begin().Think()(context.Background())
	require.Nil(t, stopped.Think())
	require.Equal(t, "정해 둔 윷을 다 던졌습니다", ui.Korean.Tell(stopped.Err()))
}

// A game is replayed from its events and continues after them.
func TestAGameIsReplayedFromItsEvents(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		rules := newRules(t, rapid.SampledFrom([]yutnori.Facts{yutnori.Basic(3, 2), yutnori.House()}).Draw(t, "facts"))
		chance := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		game := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, chance.Uint64())).Begin()
		for range chance.IntN(60) {
			if options := len(game.Options()); options > 0 {
				game = game.Play(chance.IntN(options))
			}
		}
		played := game
		again, err := ui.New(rules, ui.Script(rules)).Replay(history(played))
		require.NoError(t, err)
		require.Equal(t, state(played), state(again))
		require.Equal(t, played.Log(), again.Log())
		before, ok := played.Undo()
		beforeAgain, okAgain := again.Undo()
		require.Equal(t, ok, okAgain)
		require.Equal(t, state(before), state(beforeAgain))
		beforeAgain.Play(len(beforeAgain.Options()) - 1)
		require.Equal(t, played.Log(), again.Log(), "the other move belongs to another moment")
		require.Equal(t, history(played), history(again))

		events := history(played)
		if first := slices.IndexFunc(events, func(e yutnori.Event) bool { return e.Kind == yutnori.Moved }); first >= 0 {
			_, err = ui.New(rules, ui.Script(rules)).Replay(events[first:])
			require.ErrorIs(t, err, yutnori.ErrThrowFirst)
			require.True(t, strings.HasPrefix(err.Error(), "event 1: "), err)
			_, err = ui.New(rules, ui.Script(rules)).Replay(append(slices.Clone(events[:first]), events[0]))
			require.ErrorContains(t, err, fmt.Sprintf("event %d: ", first+1), "a move is due")
		}
	})
}
