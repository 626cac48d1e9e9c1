package cli_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/series"
	"games.example/yutkata"
	"games.example/yutkata/cli"
)

// playedSlowly plays games of 3 players on 9 spaces, one throw and one move at a time.
// The throws of a game depend on the seed and on the game's number. playedSlowly returns
// the number of games that each player won, and the total number of turns.
func playedSlowly(t *testing.T, games int, seed uint64) (wins [3]int, turns int) {
	t.Helper()
	game, err := yutkata.New(yutkata.Players(3), yutkata.Spaces(9))
	require.NoError(t, err)
	rules := game.Rules()
	for number := range games {
		throw := yutkata.RandomThrower(rand.New(rand.NewPCG(series.Seeds(seed, number))))
		state, over := rules.Start(), false
		for !over {
			sticks, err := throw()
			require.NoError(t, err)
			state, err = rules.Throw(state, state.Turn(), sticks)
			require.NoError(t, err)
			state, _, err = rules.Move(state, state.Turn(), rules.Choose(state))
			require.NoError(t, err)
			_, over = state.Winner()
			turns++
		}
		wins[state.Turn()]++
	}
	return wins, turns
}

func TestASimulationPrintsTheGamesOfItsSeed(t *testing.T) {
	const games = 40
	wins, turns := playedSlowly(t, games, 7)
	simulate := func(flags string) string {
		var printed, complaint strings.Builder
		args := strings.Fields("simulate --players 3 --spaces 9 --games 40 --seed 7 " + flags)
		require.Equal(t, 0, cli.Run(args, strings.NewReader(""), &printed, &complaint), complaint.String())
		return printed.String()
	}

	text := simulate("")
	for player, won := range wins {
		require.Contains(t, text, fmt.Sprintf("Player%c wins %d of 40 games (%.1f%%)\n", 'A'+player, won, float64(won)/games*100))
	}
	require.Contains(t, text, fmt.Sprintf("mean turns %.2f\n", float64(turns)/games))

	var figures struct {
		Games     int     `json:"games"`
		Wins      [3]int  `json:"wins"`
		MeanTurns float64 `json:"mean_turns"`
		Seconds   float64 `json:"seconds"`
		PerSecond float64 `json:"games_per_second"`
	}
	require.NoError(t, json.Unmarshal([]byte(simulate("--json")), &figures))
	require.Equal(t, games, figures.Games)
	require.Equal(t, wins, figures.Wins)
	require.InDelta(t, float64(turns)/games, figures.MeanTurns, 1e-9)
	require.InEpsilon(t, games, figures.Seconds*figures.PerSecond, 1e-9)
}

func TestThePerfectPlayerWinsMoreOften(t *testing.T) {
	t.Parallel()
	wins := func(level string) int {
		var printed, complaint strings.Builder
		args := []string{"simulate", "--games=2000", "--seed=1", "--spaces=8", "--json", "--level", level}
		require.Equal(t, 0, cli.Run(args, strings.NewReader(""), &printed, &complaint), complaint.String())
		var figures struct{ Wins []int }
		require.NoError(t, json.Unmarshal([]byte(printed.String()), &figures))
		return figures.Wins[0]
	}
	alike := wins("sensible")
	require.Greater(t, wins("perfect,sensible"), alike)
	require.Less(t, wins("sensible,perfect"), alike)
}

func TestEachMoveHasItsOwnChance(t *testing.T) {
	var printed, complaint strings.Builder
	args := []string{"solve", "--spaces=5", "--board=[[B2][][][B1][]]", "--turn=PlayerB", "--throw=DO", "--json"}
	require.Equal(t, 0, cli.Run(args, strings.NewReader(""), &printed, &complaint), complaint.String())
	var solved struct {
		Chance float64
		Moves  []struct{ Chance float64 }
	}
	require.NoError(t, json.Unmarshal([]byte(printed.String()), &solved))
	require.Len(t, solved.Moves, 2)
	require.InDelta(t, solved.Chance, solved.Moves[0].Chance, 0, "the chance of the best move")
	require.Less(t, solved.Moves[1].Chance, solved.Chance)
}
