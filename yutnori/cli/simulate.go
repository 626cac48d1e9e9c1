package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

// simulateFlags holds the flags of simulate.
type simulateFlags struct {
	rules  rulesFlags
	house  bool
	seed   program.SeedFlag
	shard  program.Shard
	flat   flatFlag
	asJSON bool
	simulation
}

func newSimulate() *cobra.Command {
	f := simulateFlags{rules: rulesFlags{base: yutnori.Basic(2, 4)}}
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games, computer against computer",
		Long: `Play many games, computer against computer, on all cores, and print the averages
of a game. Only moves that move a piece count. The same seed gives the same
figures on any machine, except for the time. Ctrl-C prints the results so far.
With --shard, play only a part of the games, and print a line for merge.`,
		Example: "  yutnori simulate --games 4000 --bots strong,greedy --alternate\n" +
			"  yutnori simulate --players 4 --animals pig,dog,sheep,cow --json\n" +
			"  yutnori simulate --house --back-from-one hand\n" +
			"  yutnori simulate --games 20000 --bots strong,greedy --alternate --seed 1 --shard 1/64",
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	flags := simulate.Flags()
	program.Int(flags, &f.flags.Games, "games", 10_000, 1, math.MaxInt, "number of games")
	flags.StringVar(&f.flags.Bots, "bots", bot.Random.String(), "level of all players, or of `each`: random, casual, greedy, strong or perfect, separated by commas")
	program.CompleteList(simulate, "bots", levelNames()...)
	flags.BoolVar(&f.flags.Alternate, "alternate", false, "let the players take turns to begin; otherwise player 0 always begins")
	flags.BoolVar(&f.house, "house", false, "the house game, which other flags can change")
	f.rules.declare(simulate)
	f.rules.declareVariants()
	f.seed.Declare(flags, "the random numbers")
	f.shard.Declare(simulate)
	f.flat.declare(flags)
	flags.BoolVar(&f.asJSON, "json", false, "print JSON")
	return simulate
}

func (f *simulateFlags) run(c *cobra.Command) error {
	series, err := f.series(c)
	if err != nil {
		return err
	}
	ctx, stop := program.Interruptible(c)
	defer stop()
	series.Stopped = ctx.Done()
	progress := program.NewProgress(c.ErrOrStderr(), series.Games, " games")
	series.Over = progress.Add
	begin := time.Now()
	f.Total, err = series.Play()
	f.Time = max(time.Since(begin), 1)
	progress.End()
	switch {
	case err != nil:
		return err
	case f.Games < series.Games:
		err = program.ErrInterrupted
	}
	if f.shard.Given() {
		return errors.Join(err, f.shard.Print(c, f.flags, f.results, err != nil))
	}
	if f.Games == 0 {
		return err
	}
	if err := f.Print(c.OutOrStdout(), f.asJSON); err != nil {
		return err
	}
	if f.seed.Drawn() && !f.asJSON {
		fmt.Fprintf(c.OutOrStdout(), "seed %d\n", f.flags.Seed)
	}
	return err
}

// series returns the games that the flags choose.
func (f *simulateFlags) series(c *cobra.Command) (*bot.Series, error) {
	if err := f.shard.NeedsSeed(&f.seed); err != nil {
		return nil, err
	}
	sticks, err := f.flat.sticks()
	if err != nil {
		return nil, err
	}
	if err := f.rules.setHouse(f.house); err != nil {
		return nil, err
	}
	facts, err := f.rules.facts()
	if err != nil {
		return nil, err
	}
	rules, err := yutnori.NewRules(facts)
	if err != nil {
		return nil, program.Misuse("%w", err)
	}
	levels, err := f.levels(facts.Players)
	if err != nil {
		return nil, err
	}
	f.flags.Facts, f.flags.Flat, f.flags.Seed = facts, f.flat.probability, f.seed.Seed()
	series := &bot.Series{
		Match:     bot.Match{Rules: rules, Sticks: sticks},
		Games:     f.shard.Share(f.flags.Games),
		Number:    f.shard.Unit,
		Seed:      f.seed.Chance().Uint64(),
		Alternate: f.flags.Alternate,
	}
	var made [bot.NumLevels]bot.Player
	for _, level := range levels {
		if made[level] == nil {
			if made[level], err = newBot(level, rules, sticks, c.ErrOrStderr()); err != nil {
				return nil, program.Misuse("--bots %v: %w", level, err)
			}
		}
		series.Players = append(series.Players, made[level])
	}
	return series, nil
}

// levels returns the level of each player.
func (f *simulateFlags) levels(players int) ([]bot.Level, error) {
	var levels []bot.Level
	for name := range strings.SplitSeq(f.flags.Bots, ",") {
		var level bot.Level
		if err := level.UnmarshalText([]byte(strings.TrimSpace(name))); err != nil {
			return nil, program.Misuse("--bots %s: expected %s", record.Quote(name), program.Either(levelNames()))
		}
		levels = append(levels, level)
	}
	if len(levels) == 1 {
		levels = slices.Repeat(levels, players)
	}
	if len(levels) != players {
		return nil, program.Misuse("--bots %s: expected a level, or %d levels separated by commas", record.Quote(f.flags.Bots), players)
	}
	return levels, nil
}

// simulation holds the flags that change the games, and the games' results.
type simulation struct {
	flags simulationFlags
	results
}

// simulationFlags holds the flags that change the games of a simulation.
type simulationFlags struct {
	Facts     yutnori.Facts `json:"facts"`
	Flat      float64       `json:"flat"`
	Bots      string        `json:"bots"`
	Alternate bool          `json:"alternate"`
	Games     int           `json:"games"`
	Seed      uint64        `json:"seed"`
}

// results holds the sums of figures over finished games.
type results struct {
	bot.Total
	Time time.Duration `json:"nanoseconds"`
}

// wholeSimulation returns a simulation with the given flags and no games.
func wholeSimulation(flags []byte) (program.Whole, error) {
	s := new(simulation)
	if err := json.Unmarshal(flags, &s.flags); err != nil {
		return nil, err
	}
	_, err := yutnori.NewRules(s.flags.Facts)
	return s, err
}

// Add adds the results of another part.
func (s *simulation) Add(sums []byte) error {
	var more results
	err := json.Unmarshal(sums, &more)
	s.Total.Add(more.Total)
	s.Time += more.Time
	return err
}

// figures holds the averages of a simulation, as JSON; turns, moves, throws and
// catches are means per game.
type figures struct {
	Games          int     `json:"games"`
	Seed           uint64  `json:"seed"`
	Wins           []int   `json:"wins"` // by player
	Turns          float64 `json:"turns"`
	Moves          float64 `json:"moves"` // except for moves that moved no piece
	Throws         float64 `json:"throws"`
	Catches        float64 `json:"catches"`
	Seconds        float64 `json:"seconds"` // summed over all parts
	GamesPerSecond float64 `json:"games_per_second"`
}

// Print prints the averages of the games.
func (s *simulation) Print(out io.Writer, asJSON bool) error {
	games := float64(s.Games)
	f := figures{
		Games:          s.Games,
		Seed:           s.flags.Seed,
		Wins:           s.Wins[:s.flags.Facts.Players],
		Turns:          float64(s.Turns) / games,
		Moves:          float64(s.Moves) / games,
		Throws:         float64(s.Throws) / games,
		Catches:        float64(s.Catches) / games,
		Seconds:        s.Time.Seconds(),
		GamesPerSecond: games / s.Time.Seconds(),
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
	return nil
}
