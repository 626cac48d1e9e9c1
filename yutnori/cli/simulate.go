package cli

import (
	"encoding/json"
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
	rules     rulesFlags
	house     bool
	seed      program.SeedFlag
	flat      flatFlag
	games     int
	bots      string
	alternate bool
	asJSON    bool
}

func newSimulate() *cobra.Command {
	f := simulateFlags{rules: rulesFlags{base: yutnori.Basic(2, 4)}}
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games, computer against computer",
		Long: `Play many games, computer against computer, on all cores, and print the averages
of a game. Only moves that move a piece count. The same seed gives the same
figures on any machine, except for the time. Ctrl-C prints the results so far.`,
		Example: "  yutnori simulate --games 4000 --bots strong,greedy --alternate\n" +
			"  yutnori simulate --players 4 --animals pig,dog,sheep,cow --json\n" +
			"  yutnori simulate --house --back-from-one hand",
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	flags := simulate.Flags()
	program.Int(flags, &f.games, "games", 10_000, 1, math.MaxInt, "number of games")
	flags.StringVar(&f.bots, "bots", bot.Random.String(), "level of all players, or of `each`: random, greedy, strong or perfect, separated by commas")
	program.CompleteList(simulate, "bots", levelNames()...)
	flags.BoolVar(&f.alternate, "alternate", false, "let the players take turns to begin; otherwise player 0 always begins")
	flags.BoolVar(&f.house, "house", false, "the house game, which other flags can change")
	f.rules.declare(simulate)
	f.rules.declareVariants()
	f.seed.Declare(flags, "the random numbers")
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
	total, err := series.Play()
	progress.End()
	if err != nil {
		return err
	}
	if total.Games > 0 {
		if err := f.print(c.OutOrStdout(), f.simulation(series.Rules.Players(), total, time.Since(begin))); err != nil {
			return err
		}
	}
	if total.Games < series.Games {
		return program.ErrInterrupted
	}
	return nil
}

func (f *simulateFlags) print(out io.Writer, s simulation) error {
	if f.asJSON {
		return json.NewEncoder(out).Encode(s)
	}
	s.print(out)
	if f.seed.Drawn() {
		fmt.Fprintf(out, "seed %d\n", s.Seed)
	}
	return nil
}

// series returns the games that the flags of a command ask for.
func (f *simulateFlags) series(c *cobra.Command) (*bot.Series, error) {
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
	series := &bot.Series{
		Match:     bot.Match{Rules: rules, Sticks: sticks},
		Games:     f.games,
		Seed:      f.seed.Chance().Uint64(),
		Alternate: f.alternate,
	}
	var made [bot.NumLevels]bot.Bot
	for _, level := range levels {
		if made[level] == nil {
			if made[level], err = newBot(level, rules, sticks, c.ErrOrStderr()); err != nil {
				return nil, program.Misuse("--bots %v: %w", level, err)
			}
		}
		series.Bots = append(series.Bots, made[level])
	}
	return series, nil
}

// levels returns the level of each player.
func (f *simulateFlags) levels(players int) ([]bot.Level, error) {
	var levels []bot.Level
	for name := range strings.SplitSeq(f.bots, ",") {
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
		return nil, program.Misuse("--bots %s: expected a level, or %d levels separated by commas", record.Quote(f.bots), players)
	}
	return levels, nil
}

// simulation holds the figures of many games; turns, moves, throws and catches
// are means per game.
type simulation struct {
	Games          int     `json:"games"`
	Seed           uint64  `json:"seed"`
	Wins           []int   `json:"wins"` // by player
	Turns          float64 `json:"turns"`
	Moves          float64 `json:"moves"` // that moved a piece
	Throws         float64 `json:"throws"`
	Catches        float64 `json:"catches"`
	Seconds        float64 `json:"seconds"`
	GamesPerSecond float64 `json:"games_per_second"`
}

func (f *simulateFlags) simulation(players int, total bot.Total, took time.Duration) simulation {
	games := float64(total.Games)
	return simulation{
		Games:          total.Games,
		Seed:           f.seed.Seed(),
		Wins:           total.Wins[:players],
		Turns:          float64(total.Turns) / games,
		Moves:          float64(total.Moves) / games,
		Throws:         float64(total.Throws) / games,
		Catches:        float64(total.Catches) / games,
		Seconds:        took.Seconds(),
		GamesPerSecond: games / took.Seconds(),
	}
}

func (s simulation) print(out io.Writer) {
	fmt.Fprintf(out, "%d games\n", s.Games)
	for player, wins := range s.Wins {
		low, high := bot.Interval(wins, s.Games)
		fmt.Fprintf(out, "player %d wins %d: %.2f%% (95%%: %.2f%% to %.2f%%)\n",
			player, wins, 100*float64(wins)/float64(s.Games), 100*low, 100*high)
	}
	fmt.Fprintf(out, "a game has %.2f turns, %.2f moves, %.2f throws, %.2f catches\n",
		s.Turns, s.Moves, s.Throws, s.Catches)
	fmt.Fprintf(out, "%.0f games a second, %.2f seconds\n", s.GamesPerSecond, s.Seconds)
}
