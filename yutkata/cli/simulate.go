package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
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
		level  string
		asJSON bool
	)
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games, computer against computer",
		Long: `Play many games, computer against computer, and count who wins. Ctrl-C prints
the results so far.`,
		Example: `  yutkata simulate --games 100000 --seed 1
  yutkata simulate --level perfect,sensible`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			game, err := rules.game(yutkata.Seed(seed.Seed()))
			if err != nil {
				return err
			}
			levels := levels{command: c, game: game}
			choosers, err := levels.choosers(level)
			if err != nil {
				return err
			}
			result, interrupted := simulated(c, game, games, choosers)
			if interrupted != nil && result.Games == 0 {
				return interrupted
			}
			result.Seed = seed.Seed()
			if asJSON {
				return errors.Join(interrupted, json.NewEncoder(c.OutOrStdout()).Encode(result))
			}
			result.print(c.OutOrStdout())
			if seed.Drawn() {
				fmt.Fprintf(c.OutOrStdout(), "seed %d\n", result.Seed)
			}
			return interrupted
		},
	}
	rules.declare(simulate.Flags())
	seed.Declare(simulate.Flags(), "the throws")
	program.Int(simulate.Flags(), &games, "games", 10_000, 1, math.MaxInt, "number of games")
	simulate.Flags().StringVar(&level, "level", sensible, "how each player plays, `sensible` or perfect, as in perfect,sensible")
	program.CompleteList(simulate, "level", sensible, perfect)
	simulate.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return simulate
}

// simulation holds the results of many games.
type simulation struct {
	Games          int     `json:"games"`
	Wins           []int   `json:"wins"`       // by player
	MeanTurns      float64 `json:"mean_turns"` // of a game; a turn is a throw and a move
	Seconds        float64 `json:"seconds"`
	GamesPerSecond float64 `json:"games_per_second"`
	Seed           uint64  `json:"seed"`
}

// maxTurns is the number of turns after which a game is given up: its obstacles
// may be impassable. The kata's own game takes 34 turns on average.
const maxTurns = 1_000_000

// simulated plays the games. If it is interrupted, it returns the results of the
// games that have ended.
func simulated(c *cobra.Command, game *yutkata.Game, games int, choosers []yutkata.Chooser) (simulation, error) {
	ctx, stop := program.Interruptible(c)
	defer stop()
	progress := program.NewProgress(c.ErrOrStderr(), games, " games")
	defer progress.End()

	result := simulation{Wins: make([]int, game.Rules().Players())}
	turns := 0
	begin := time.Now()
	for result.Games < games && ctx.Err() == nil {
		game.Resume(game.Rules().Start())
		length, err := game.PlayOut(maxTurns, choosers...)
		if err != nil {
			return simulation{}, err
		}
		winner, over := game.Winner()
		if !over {
			return simulation{}, fmt.Errorf("game %d has not ended after %d turns", result.Games+1, maxTurns)
		}
		turns += length
		result.Wins[winner.Number()]++
		result.Games++
		progress.Add(1)
	}
	result.Seconds = max(time.Since(begin), time.Nanosecond).Seconds()
	result.MeanTurns = float64(turns) / float64(max(result.Games, 1))
	result.GamesPerSecond = float64(result.Games) / result.Seconds
	if result.Games < games {
		return result, program.ErrInterrupted
	}
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
