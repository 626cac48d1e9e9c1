package bot_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// solved returns a game's solution and its encoding.
func solved(t *testing.T, rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, []byte) {
	t.Helper()
	solution, err := bot.Solve(context.Background(), rules, sticks, nil)
	require.NoError(t, err)
	data, err := solution.AppendBinary(nil)
	require.NoError(t, err)
	return solution, data
}

func TestASolutionIsReadAsItIsWritten(t *testing.T) {
	for name, facts := range map[string]yutnori.Facts{
		"players who play alike": yutnori.Basic(2, 1).WithAnimals(yutnori.Cow, yutnori.Cow),
		"different animals":      yutnori.Basic(2, 1).WithAnimals(yutnori.Pig, yutnori.Cow),
	} {
		t.Run(name, func(t *testing.T) {
			rules := rulesOf(t, facts)
			solution, data := solved(t, rules, yutnori.YutSticks{})
			read, err := bot.ReadSolution(rules, yutnori.YutSticks{}, data)
			require.NoError(t, err)
			require.Positive(t, solution.Rounds())
			require.Zero(t, read.Rounds())
			rapid.Check(t, func(t *rapid.T) {
				state := anywhere(t, rules)
				require.Equal(t, solution.Chance(&state), read.Chance(&state)) //nolint:testifylint // bit by bit
			})
			again, err := read.AppendBinary([]byte("before"))
			require.NoError(t, err)
			require.Equal(t, "before"+string(data), string(again))
		})
	}
}

func TestDamagedDataIsNotASolution(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 1).WithAnimals(yutnori.Cow, yutnori.Cow))
	_, data := solved(t, rules, yutnori.YutSticks{})
	rapid.Check(t, func(t *rapid.T) {
		damaged := append([]byte(nil), data...)
		switch rapid.SampledFrom([]string{"flipped", "cut off", "too long"}).Draw(t, "damage") {
		case "flipped":
			damaged[rapid.IntRange(0, len(data)-1).Draw(t, "at")] ^= byte(rapid.IntRange(1, 255).Draw(t, "bits"))
		case "cut off":
			damaged = damaged[:rapid.IntRange(0, len(data)-1).Draw(t, "length")]
		default:
			damaged = append(damaged, rapid.SliceOfN(rapid.Byte(), 1, 100).Draw(t, "more")...)
		}
		_, err := bot.ReadSolution(rules, yutnori.YutSticks{}, damaged)
		require.ErrorIs(t, err, bot.ErrNoSolution)
	})
	for length := range 33 {
		_, err := bot.ReadSolution(rules, yutnori.YutSticks{}, data[:length])
		require.ErrorIs(t, err, bot.ErrNoSolution, length)
	}
}

func TestTheSolutionOfAnotherGameIsRefused(t *testing.T) {
	facts := yutnori.Basic(2, 1).WithAnimals(yutnori.Cow, yutnori.Cow)
	_, data := solved(t, rulesOf(t, facts), yutnori.YutSticks{})
	biased, err := yutnori.NewYutSticks(0.6)
	require.NoError(t, err)
	_, err = bot.ReadSolution(rulesOf(t, facts), biased, data)
	require.ErrorIs(t, err, bot.ErrNoSolution)

	other := facts
	other.NoChainOnYut = true
	_, err = bot.ReadSolution(rulesOf(t, other), yutnori.YutSticks{}, data)
	require.ErrorIs(t, err, bot.ErrNoSolution)

	_, err = bot.ReadSolution(rulesOf(t, yutnori.Basic(2, 3)), yutnori.YutSticks{}, data)
	require.ErrorIs(t, err, bot.ErrNotSolved)
}
