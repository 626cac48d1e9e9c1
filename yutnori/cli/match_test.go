package cli

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// Who stopped on a star and may go on by the long way is asked which way, after
// a result that leaves the choice and only then (H5).
func TestWhoMayChooseTheWayIsAsked(t *testing.T) {
	facts := yutnori.Basic(2, 1)
	facts.ShortWayOptional = true
	for _, c := range []struct {
		thrown      yutnori.Result
		typed, want string
		to          yutnori.Position
	}{
		{yutnori.Gae, "5 gae long", ">> position : >> yut : >> way (short, long) : ", 7},
		{yutnori.Gae, "5 gae short", ">> position : >> yut : >> way (short, long) : ", 21},
		{yutnori.Gae, "5 gae round long", ">> position : >> yut : >> way (short, long) : Enter only short or long.\n>> way (short, long) : ", 7},
		{yutnori.BackDo, "5 back-do", ">> position : >> yut : ", 4},
		{yutnori.Gae, "5 geol 5 gae long", ">> position : >> yut : You have no geol. Enter only gae.\n>> position : >> yut : >> way (short, long) : ", 7},
	} {
		rules, err := yutnori.NewRules(facts)
		require.NoError(t, err)
		game := yutnori.NewGame(rules)
		state, err := game.Rules().Setup([][]yutnori.Position{{5}, {0}}, 0)
		require.NoError(t, err)
		game.Resume(state)
		require.NoError(t, game.Current().Throw(yutnori.Script(c.thrown)))

		var shown strings.Builder
		typed := strings.ReplaceAll(c.typed, " ", "\n")
		move, err := person{newConsole(strings.NewReader(typed), &shown, &english)}.move(game)
		require.NoError(t, err)
		require.Equal(t, c.want, shown.String())
		event, err := game.Move(move)
		require.NoError(t, err)
		require.Equal(t, c.to, event.To)
	}
}

// A screen as full as it gets: a budget of a millisecond.
func BenchmarkScreen(b *testing.B) {
	rules, err := yutnori.NewRules(yutnori.Basic(4, 4))
	require.NoError(b, err)
	game := yutnori.NewGame(rules)
	state, err := game.Rules().Setup([][]yutnori.Position{{0, 2, 9, 100}, {0, 5, 22, 100}, {0, 0, 3, 3}, {0, 0, 7, 100}}, 0)
	require.NoError(b, err)
	game.Resume(state)
	require.NoError(b, game.Current().Throw(yutnori.Script(yutnori.Yut, yutnori.Gae)))
	screen := screen{words: &english, ink: coloured()}
	b.ReportAllocs()
	for b.Loop() {
		_ = screen.table(game) + screen.turn(game)
	}
}
