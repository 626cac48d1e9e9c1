package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"time"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/series"
	"games.example/yutkata"
	"games.example/yutkata/ui"
)

func newSimulate() *cobra.Command {
	var (
		games command.Games
		s     = &simulation{Report: report}
	)
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games, computer against computer",
		Long: `Play many games, computer against computer, and count the wins. Ctrl-C prints
the results so far. With --shard, play only a part of the games, and print a line
for merge.`,
		Example: `  yutkata simulate --games 100000 --seed 1
  yutkata simulate --level best,medium
  yutkata simulate --games 1000000 --seed 1 --shard 1/64`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return simulate(c, &games, s) },
	}
	rulesForm().Declare(cmd)
	games.Declare(cmd, 10_000, "the throws")
	cmd.Flags().StringVar(&s.Flags.Level, "level", "medium", "one `level` for all players, or a level for each, separated by commas: "+command.Either(ui.LevelWords()))
	command.CompleteList(cmd, "level", ui.LevelWords()...)
	return cmd
}

// simulate plays the games of this part, and prints the results.
func simulate(c *cobra.Command, games *command.Games, s *simulation) error {
	if err := games.Shard.NeedsSeed(&games.Seed); err != nil {
		return err
	}
	source := rand.NewPCG(0, 0)
	game, described, err := newGame(c, yutkata.Throws(yutkata.RandomThrower(rand.New(source))))
	if err != nil {
		return err
	}
	players, err := programs(c, game.Rules(), s.Flags.Level, rand.New(source))
	if err != nil {
		return err
	}
	s.Flags.Rules, s.Flags.Games, s.Flags.Seed = described, games.Number, games.Seed.Seed()
	s.Drawn = games.Seed.Drawn()
	s.Sums.Wins = make([]int, game.Rules().Players())
	begin := time.Now()
	for number := range games.Each(c) {
		source.Seed(series.Seeds(s.Flags.Seed, number))
		if err := s.Sums.play(game, number, players); err != nil {
			return err
		}
	}
	s.Sums.Time = max(time.Since(begin), time.Nanosecond)
	return games.Finish(c, s, s.Sums.Games)
}

// A simulation holds the results of many games.
type simulation = command.Job[simulationFlags, results]

// simulationFlags holds the flags on which the games of a simulation depend.
type simulationFlags struct {
	Rules string `json:"rules"`
	Level string `json:"level"`
	Games int    `json:"games"`
	Seed  uint64 `json:"seed"`
}

// results holds figures summed over the finished games.
type results struct {
	Games int           `json:"games"`
	Wins  []int         `json:"wins"` // by player
	Turns int           `json:"turns"`
	Time  time.Duration `json:"nanoseconds"`
}

// maxTurns is the number of turns after which simulate gives up on a game, because it
// may be impossible to pass the obstacles. The kata's own game takes 34 turns on
// average.
const maxTurns = 1_000_000

// play plays a game and adds its results to r.
func (r *results) play(game *yutkata.Game, number int, players []func(yutkata.State) yutkata.Token) error {
	game.Resume(game.Rules().Start())
	length, _ := game.PlayOut(maxTurns, players...) // the players choose legal tokens
	winner, over := game.Winner()
	if !over {
		return fmt.Errorf("game %d has not ended after %d turns", number+1, maxTurns)
	}
	r.Games++
	r.Wins[winner.Number()]++
	r.Turns += length
	return nil
}

// Plus returns the results of two parts together.
func (r results) Plus(more results) results {
	for player, wins := range more.Wins {
		if player == len(r.Wins) {
			r.Wins = append(r.Wins, 0)
		}
		r.Wins[player] += wins
	}
	r.Games += more.Games
	r.Turns += more.Turns
	r.Time += more.Time
	return r
}

// figures holds the totals and averages of a simulation, for the JSON output.
type figures struct {
	Games          int     `json:"games"`
	Wins           []int   `json:"wins"`       // by player
	MeanTurns      float64 `json:"mean_turns"` // the mean per game; a turn is a throw and a move
	Seconds        float64 `json:"seconds"`    // summed over all parts
	GamesPerSecond float64 `json:"games_per_second"`
	Seed           uint64  `json:"seed"`
}

// report prints the figures of the games.
func report(out io.Writer, s *simulation, asJSON bool) error {
	r := s.Sums
	meanTurns, perSecond := float64(r.Turns)/float64(r.Games), float64(r.Games)/r.Time.Seconds()
	if asJSON {
		return json.NewEncoder(out).Encode(figures{r.Games, r.Wins, meanTurns, r.Time.Seconds(), perSecond, s.Flags.Seed})
	}
	for player, wins := range r.Wins {
		fmt.Fprintf(out, "%s wins %d of %d games (%.1f%%)\n",
			yutkata.PlayerName(player), wins, r.Games, 100*float64(wins)/float64(r.Games))
	}
	fmt.Fprintf(out, "mean turns %.2f\n", meanTurns)
	fmt.Fprintf(out, "games per second %.0f\n", perSecond)
	if s.Drawn {
		fmt.Fprintf(out, "seed %d\n", s.Flags.Seed)
	}
	return nil
}
