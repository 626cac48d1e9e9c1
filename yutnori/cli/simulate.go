package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

type simulateFlags struct {
	command.Games
	rules rulesFlags
	house bool
	flat  flatFlag
	*simulation
}

func newSimulate() *cobra.Command {
	f := simulateFlags{rules: rulesFlags{base: yutnori.Basic(2, 4)}, simulation: newSimulation()}
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games, computer against computer",
		Long: `Play many games, computer against computer, on all cores, and print the wins and
the averages per game. Only moves that move a piece count. The same seed gives the
same figures on any machine, except for the time. Ctrl-C prints the results so far.
With --shard, play only a part of the games, and print a line for merge.`,
		Example: "  yutnori simulate --games 400 --bots hard,medium --alternate\n" +
			"  yutnori simulate --players 4 --animals pig,dog,sheep,cow --json\n" +
			"  yutnori simulate --house --back-from-one hand\n" +
			"  yutnori simulate --games 20000 --bots hard,medium --alternate --seed 1 --shard 1/64",
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	flags := simulate.Flags()
	f.Declare(simulate, 10_000, "the random numbers")
	flags.StringVar(&f.Flags.Bots, "bots", bot.Random.String(), "one `level` for all players, or a level for each, separated by commas: random, easy, medium, hard or best")
	command.CompleteList(simulate, "bots", rowOf("level").Words...)
	flags.BoolVar(&f.Flags.Alternate, "alternate", false, "let the players take turns going first; otherwise, player 0 always goes first")
	flags.BoolVar(&f.house, "house", false, "play the house game, which other flags can change")
	f.rules.declare(simulate)
	f.rules.declareVariants()
	f.flat.declare(flags)
	return simulate
}

func (f *simulateFlags) run(c *cobra.Command) error {
	series, err := f.series(c)
	if err != nil {
		return err
	}
	ctx, stop := command.Interruptible(c)
	defer stop()
	series.Stopped = ctx.Done()
	progress := command.NewProgress(c.ErrOrStderr(), series.Games, " games")
	series.Over = progress.Add
	begin := time.Now()
	f.Sums.Total, err = series.Play()
	f.Sums.Time = max(time.Since(begin), time.Nanosecond)
	progress.End()
	if err != nil {
		return err
	}
	return f.Finish(c, f.simulation, f.Sums.Games)
}

func (f *simulateFlags) series(c *cobra.Command) (*bot.Series, error) {
	if err := f.Shard.NeedsSeed(&f.Seed); err != nil {
		return nil, err
	}
	sticks, err := f.flat.sticks()
	if err != nil {
		return nil, err
	}
	if err := f.rules.setHouse(f.house); err != nil {
		return nil, err
	}
	rules, err := f.rules.rules()
	if err != nil {
		return nil, err
	}
	levels, err := f.levels(rules.Players())
	if err != nil {
		return nil, err
	}
	f.Flags.Facts, f.Flags.Flat, f.Flags.Games = rules.Facts(), f.flat.probability, f.Number
	f.Flags.Seed, f.Drawn = f.Seed.Seed(), f.Seed.Drawn()
	series := &bot.Series{
		Match:     bot.Match{Rules: rules, Sticks: sticks},
		Games:     f.Share(),
		Number:    f.Shard.Unit,
		Seed:      f.Seed.Chance().Uint64(),
		Alternate: f.Flags.Alternate,
	}
	var made [bot.NumLevels]bot.Player
	for _, level := range levels {
		if made[level] == nil {
			if made[level], err = newBot(level, rules, sticks, c.ErrOrStderr()); err != nil {
				return nil, command.Misuse("--bots %v: %w", level, err)
			}
		}
		series.Players = append(series.Players, made[level])
	}
	return series, nil
}

func (f *simulateFlags) levels(players int) ([]bot.Level, error) {
	var levels []bot.Level
	for name := range strings.SplitSeq(f.Flags.Bots, ",") {
		var level bot.Level
		if err := level.UnmarshalText([]byte(strings.TrimSpace(name))); err != nil {
			return nil, command.Misuse("--bots %s: expected %s", record.Quote(name), command.Either(levelWords()))
		}
		levels = append(levels, level)
	}
	if len(levels) == 1 {
		levels = slices.Repeat(levels, players)
	}
	if len(levels) != players {
		return nil, command.Misuse("--bots %s: expected a level, or %d levels separated by commas", record.Quote(f.Flags.Bots), players)
	}
	return levels, nil
}

// A simulation holds the results of many games.
type simulation = command.Job[simulationFlags, results]

func newSimulation() *simulation {
	return &simulation{Report: report, Check: func(f simulationFlags) error {
		_, err := yutnori.NewRules(f.Facts)
		return err
	}}
}

// simulationFlags holds the flags that affect the games of a simulation.
type simulationFlags struct {
	Facts     yutnori.Facts `json:"facts"`
	Flat      float64       `json:"flat"`
	Bots      string        `json:"bots"`
	Alternate bool          `json:"alternate"`
	Games     int           `json:"games"`
	Seed      uint64        `json:"seed"`
}

// results holds the totals of the finished games, and the time that they took.
type results struct {
	bot.Total
	Time time.Duration `json:"nanoseconds"`
}

// Plus returns the sum of r and the results of another part.
func (r results) Plus(more results) results {
	r.Add(more.Total)
	r.Time += more.Time
	return r
}

// figures holds the output of a simulation. Turns, moves, throws and catches are
// averages per game.
type figures struct {
	Games          int     `json:"games"`
	Seed           uint64  `json:"seed"`
	Wins           []int   `json:"wins"` // by player
	Turns          float64 `json:"turns"`
	Moves          float64 `json:"moves"` // excluding moves that moved no piece
	Throws         float64 `json:"throws"`
	Catches        float64 `json:"catches"`
	Seconds        float64 `json:"seconds"` // summed over all parts
	GamesPerSecond float64 `json:"games_per_second"`
}

// report prints the results of a simulation, as JSON or as text.
func report(out io.Writer, s *simulation, asJSON bool) error {
	sums, games := s.Sums, float64(s.Sums.Games)
	f := figures{
		Games:          sums.Games,
		Seed:           s.Flags.Seed,
		Wins:           sums.Wins[:s.Flags.Facts.Players],
		Turns:          float64(sums.Turns) / games,
		Moves:          float64(sums.Moves) / games,
		Throws:         float64(sums.Throws) / games,
		Catches:        float64(sums.Catches) / games,
		Seconds:        sums.Time.Seconds(),
		GamesPerSecond: games / sums.Time.Seconds(),
	}
	if asJSON {
		return json.NewEncoder(out).Encode(f)
	}
	fmt.Fprintf(out, "%d games\n", f.Games)
	for player, wins := range f.Wins {
		low, high := bot.Interval(wins, f.Games)
		fmt.Fprintf(out, "player %d wins %d: %.2f%% (95%%: %.2f%% to %.2f%%)\n",
			player, wins, 100*float64(wins)/games, 100*low, 100*high)
	}
	fmt.Fprintf(out, "a game has %.2f turns, %.2f moves, %.2f throws, %.2f catches\n",
		f.Turns, f.Moves, f.Throws, f.Catches)
	fmt.Fprintf(out, "%.0f games a second, %.2f seconds\n", f.GamesPerSecond, f.Seconds)
	if s.Drawn {
		fmt.Fprintf(out, "seed %d\n", s.Flags.Seed)
	}
	return nil
}
