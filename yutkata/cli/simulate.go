package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/program/series"
	"games.example/yutkata"
	"games.example/yutkata/table"
)

func newSimulate() *cobra.Command {
	var (
		rules  gameFlags
		seed   program.SeedFlag
		shard  program.Shard
		asJSON bool
		s      simulation
	)
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games, computer against computer",
		Long: `Play many games, computer against computer, and count who wins. Ctrl-C prints
the results so far. With --shard, play only a part of the games, and print a line
for merge.`,
		Example: `  yutkata simulate --games 100000 --seed 1
  yutkata simulate --level perfect,sensible
  yutkata simulate --games 1000000 --seed 1 --shard 1/64`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := shard.NeedsSeed(&seed); err != nil {
				return err
			}
			source := rand.NewPCG(0, 0)
			game, err := rules.game(yutkata.Throws(yutkata.RandomThrower(rand.New(source))))
			if err != nil {
				return err
			}
			players, err := programs(c, game.Rules(), s.flags.Level, rand.New(source))
			if err != nil {
				return err
			}
			s.flags.Rules, s.flags.Seed = rules.String(), seed.Seed()
			interrupted := s.play(c, game, players, source, shard)
			switch {
			case interrupted != nil && !errors.Is(interrupted, program.ErrInterrupted):
				return interrupted
			case shard.Given():
				return errors.Join(interrupted, shard.Print(c, s.flags, s.results, interrupted != nil))
			case s.Games == 0:
				return interrupted
			}
			if err := s.Print(c.OutOrStdout(), asJSON); err != nil {
				return err
			}
			if seed.Drawn() && !asJSON {
				fmt.Fprintf(c.OutOrStdout(), "seed %d\n", s.flags.Seed)
			}
			return interrupted
		},
	}
	rules.declare(simulate.Flags())
	seed.Declare(simulate.Flags(), "the throws")
	shard.Declare(simulate)
	program.Int(simulate.Flags(), &s.flags.Games, "games", 10_000, 1, math.MaxInt, "number of games")
	simulate.Flags().StringVar(&s.flags.Level, "level", "sensible", "one `level` for all players or a level for each, as in perfect,sensible")
	program.CompleteList(simulate, "level", table.Levels()...)
	simulate.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return simulate
}

// simulation holds the flags that change the games, and the games' results.
type simulation struct {
	flags simulationFlags
	results
}

// simulationFlags holds the flags that change the games of a simulation.
type simulationFlags struct {
	Rules string `json:"rules"`
	Level string `json:"level"`
	Games int    `json:"games"`
	Seed  uint64 `json:"seed"`
}

// results holds the sums of figures over finished games.
type results struct {
	Games int           `json:"games"`
	Wins  []int         `json:"wins"` // by player
	Turns int           `json:"turns"`
	Time  time.Duration `json:"nanoseconds"`
}

// maxTurns is the number of turns after which simulate gives up a game, because it may
// be impossible to pass the obstacles. The kata's own game takes 34 turns on average.
const maxTurns = 1_000_000

// play plays the games of one part, with throws from the random source, and adds their
// results. After an interrupt, the results of the finished games count.
func (s *simulation) play(c *cobra.Command, game *yutkata.Game, programs []func(yutkata.State) yutkata.Token, source *rand.PCG, shard program.Shard) error {
	ctx, stop := program.Interruptible(c)
	defer stop()
	games := shard.Share(s.flags.Games)
	progress := program.NewProgress(c.ErrOrStderr(), games, " games")
	defer progress.End()

	s.Wins = make([]int, game.Rules().Players())
	begin := time.Now()
	for s.Games < games && ctx.Err() == nil {
		number := shard.Unit(s.Games)
		source.Seed(series.Seeds(s.flags.Seed, number))
		game.Resume(game.Rules().Start())
		length, err := game.PlayOut(maxTurns, programs...)
		if err != nil {
			return err
		}
		winner, over := game.Winner()
		if !over {
			return fmt.Errorf("game %d has not ended after %d turns", number+1, maxTurns)
		}
		s.Turns += length
		s.Wins[winner.Number()]++
		s.Games++
		progress.Add(1)
	}
	s.Time = max(time.Since(begin), time.Nanosecond)
	if s.Games < games {
		return program.ErrInterrupted
	}
	return nil
}

// wholeSimulation returns a simulation with the given flags and no games.
func wholeSimulation(flags []byte) (program.Whole, error) {
	s := new(simulation)
	return s, json.Unmarshal(flags, &s.flags)
}

// Add adds the results of another part.
func (s *simulation) Add(sums []byte) error {
	var more results
	if err := json.Unmarshal(sums, &more); err != nil {
		return err
	}
	for player, wins := range more.Wins {
		if player == len(s.Wins) {
			s.Wins = append(s.Wins, 0)
		}
		s.Wins[player] += wins
	}
	s.Games += more.Games
	s.Turns += more.Turns
	s.Time += more.Time
	return nil
}

// figures holds the averages of a simulation, as JSON.
type figures struct {
	Games          int     `json:"games"`
	Wins           []int   `json:"wins"`       // by player
	MeanTurns      float64 `json:"mean_turns"` // the mean per game; a turn is a throw and a move
	Seconds        float64 `json:"seconds"`    // summed over all parts
	GamesPerSecond float64 `json:"games_per_second"`
	Seed           uint64  `json:"seed"`
}

// Print prints the figures of the games.
func (s *simulation) Print(out io.Writer, asJSON bool) error {
	meanTurns, perSecond := float64(s.Turns)/float64(s.Games), float64(s.Games)/s.Time.Seconds()
	if asJSON {
		return json.NewEncoder(out).Encode(figures{s.Games, s.Wins, meanTurns, s.Time.Seconds(), perSecond, s.flags.Seed})
	}
	for player, wins := range s.Wins {
		fmt.Fprintf(out, "%s wins %d of %d games (%.1f%%)\n",
			yutkata.PlayerName(player), wins, s.Games, 100*float64(wins)/float64(s.Games))
	}
	fmt.Fprintf(out, "mean turns %.2f\n", meanTurns)
	fmt.Fprintf(out, "games per second %.0f\n", perSecond)
	return nil
}
