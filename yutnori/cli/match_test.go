package cli

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// Under a house rule, a piece on a star may take either of two ways. The program asks for
// the way only if both ways are possible with the result.
func TestAPlayerWithAChoiceOfWaysIsAsked(t *testing.T) {
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
		game := yutnori.New(rules)
		state, err := game.Rules().Setup([][]yutnori.Position{{5}, {0}}, 0)
		require.NoError(t, err)
		game.Resume(state)
		require.NoError(t, game.Current().Throw(yutnori.Script(c.thrown)))

		var shown strings.Builder
		typed := strings.ReplaceAll(c.typed, " ", "\n")
		m := match{sitting: &sitting{console: newConsole(strings.NewReader(typed), &shown, english)}, game: game}
		event, err := m.move()
		require.NoError(t, err)
		require.Equal(t, c.want, shown.String())
		require.Equal(t, c.to, event.To)
	}
}

// fixed is a bot that always makes the same move.
type fixed yutnori.Move

func (f fixed) Move(*yutnori.State, *rand.Rand) yutnori.Move { return yutnori.Move(f) }

// The answers that are printed for a computer describe its move, including the way.
func TestTheAnswersOfAComputerIncludeTheWay(t *testing.T) {
	facts := yutnori.Basic(2, 1)
	facts.ShortWayOptional = true
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	for move, want := range map[yutnori.Move]struct {
		shown string
		to    yutnori.Position
	}{
		{From: 5, Result: yutnori.Gae}:             {">> position : 5\n>> yut : gae\n>> way (short, long) : short\n", 21},
		{From: 5, Result: yutnori.Gae, Long: true}: {">> position : 5\n>> yut : gae\n>> way (short, long) : long\n", 7},
		{From: 5, Result: yutnori.BackDo}:          {">> position : 5\n>> yut : back-do\n", 4},
	} {
		game := yutnori.New(rules)
		state, err := rules.Setup([][]yutnori.Position{{5}, {0}}, 0)
		require.NoError(t, err)
		game.Resume(state)
		require.NoError(t, game.Current().Throw(yutnori.Script(move.Result)))

		var shown strings.Builder
		m := match{sitting: &sitting{console: newConsole(strings.NewReader(""), &shown, english), computers: []int{0}}, game: game, bot: fixed(move)}
		event, err := m.move()
		require.NoError(t, err)
		require.Equal(t, want.shown, shown.String())
		require.Equal(t, want.to, event.To)
	}
}
