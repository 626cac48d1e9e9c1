package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutkata"
)

func newSimulate() *cobra.Command {
	var (
		rules  gameFlags
		seed   program.SeedFlag
		games  int
		asJSON bool
	)
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games, computer against computer",
		Args:  program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			if games < 1 {
				return program.Misuse("--games %d: expected at least 1", games)
			}
			game, err := rules.game(yutkata.Seed(seed.Seed()))
			if err != nil {
				return err
			}
			result, err := simulated(game, games)
			if err != nil {
				return err
			}
			if asJSON {
				return json.NewEncoder(c.OutOrStdout()).Encode(result)
			}
			result.print(c.OutOrStdout())
			return nil
		},
	}
	rules.declare(simulate.Flags())
	seed.Declare(simulate.Flags(), "the throws")
	simulate.Flags().IntVar(&games, "games", 10_000, "how many games")
	simulate.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return simulate
}

// simulation is what came of many games.
type simulation struct {
	Games          int     `json:"games"`
	Wins           []int   `json:"wins"`       // by player
	MeanTurns      float64 `json:"mean_turns"` // of a game; a turn is a throw and a move
	Seconds        float64 `json:"seconds"`
	GamesPerSecond float64 `json:"games_per_second"`
}

// maxTurns is the length of a game that will not end, with obstacles that
// nobody can pass. The kata's own has 34 on average.
const maxTurns = 1_000_000

func simulated(game *yutkata.Game, games int) (simulation, error) {
	result := simulation{Games: games, Wins: make([]int, game.Rules().Players())}
	turns := 0
	begin := time.Now()
	for number := range games {
		game.Resume(game.Rules().Start())
		length, err := game.PlayOut(maxTurns)
		if err != nil {
			return simulation{}, err
		}
		winner, over := game.Winner()
		if !over {
			return simulation{}, fmt.Errorf("game %d has not ended after %d turns", number+1, maxTurns)
		}
		turns += length
		result.Wins[winner.Number()]++
	}
	result.Seconds = max(time.Since(begin), time.Nanosecond).Seconds()
	result.MeanTurns = float64(turns) / float64(games)
	result.GamesPerSecond = float64(games) / result.Seconds
	return result, nil
}

func (s simulation) print(out io.Writer) {
	for player, wins := range s.Wins {
		fmt.Fprintf(out, "%s wins %d of %d games (%.1f%%)\n",
			yutkata.PlayerName(player), wins, s.Games, 100*float64(wins)/float64(s.Games))
	}
	fmt.Fprintf(out, "mean turns %.2f\n", s.MeanTurns)
	fmt.Fprintf(out, "games per second %.0f\n", s.GamesPerSecond)
}
