package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/cheggaaa/pb/v3"
	"github.com/spf13/cobra"
	"golang.org/x/term"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/cli/words"
)

// simulateFlags are the flags of simulate.
type simulateFlags struct {
	facts     houseFacts
	house     bool
	seed      chanceFlag
	flat      float64
	games     int
	bots      string
	alternate bool
	asJSON    bool
}

func newSimulate() *cobra.Command {
	f := simulateFlags{facts: houseFacts{base: yutnori.Basic(2, 4)}}
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games, computer against computer",
		Long: `Play many games, computer against computer, on all cores, and tell what happened
in a game on average. Moves are those that moved a piece. Equal seeds give equal
figures, on any machine; only how long it took differs.`,
		Example: "  yutnori simulate --games 4000 --bots strong,greedy --alternate\n" +
			"  yutnori simulate --players 4 --animals pig,dog,sheep,cow --json\n" +
			"  yutnori simulate --house --back-from-one hand",
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	flags := simulate.Flags()
	flags.IntVar(&f.games, "games", 10_000, "`number` of games")
	flags.StringVar(&f.bots, "bots", bot.Random.String(), "who plays, for all or for `each` player: random, greedy or strong, commas between")
	flags.BoolVar(&f.alternate, "alternate", false, "the players take turns at beginning, otherwise player 0 begins")
	flags.BoolVar(&f.house, "house", false, "the house game, where other flags do not say otherwise")
	f.facts.declare(flags)
	f.seed.declare(flags)
	flags.Float64Var(&f.flat, "flat", 0.5, "probability that a stick falls flat side up, 0.01 to 0.99")
	flags.BoolVar(&f.asJSON, "json", false, "print JSON")
	return simulate
}

func (f *simulateFlags) run(c *cobra.Command) error {
	series, err := f.series(c)
	if err != nil {
		return err
	}
	stop := showProgress(c.ErrOrStderr(), series)
	begin := time.Now()
	total, err := series.Play()
	stop()
	if err != nil {
		return err
	}
	s := simulationOf(series, total, time.Since(begin))
	if f.asJSON {
		return json.NewEncoder(c.OutOrStdout()).Encode(s)
	}
	s.print(c.OutOrStdout())
	return nil
}

// series is the one that the flags ask for.
func (f *simulateFlags) series(c *cobra.Command) (*bot.Series, error) {
	if f.games < 1 {
		return nil, program.Misuse("--games %d: expected 1 or more", f.games)
	}
	sticks, err := yutnori.NewSticks(f.flat)
	if err != nil {
		return nil, program.Misuse("--flat %v: expected 0.01 to 0.99", f.flat)
	}
	if f.house {
		f.facts.base = yutnori.House()
	}
	facts, err := f.facts.facts()
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
			made[level] = bot.New(level, rules, sticks)
		}
		series.Bots = append(series.Bots, made[level])
	}
	return series, nil
}

// levels is who plays, by player.
func (f *simulateFlags) levels(players int) ([]bot.Level, error) {
	var levels []bot.Level
	for name := range strings.SplitSeq(f.bots, ",") {
		var level bot.Level
		if err := level.UnmarshalText([]byte(strings.TrimSpace(name))); err != nil {
			return nil, program.Misuse("--bots %s: expected random, greedy or strong", words.Quote(name))
		}
		levels = append(levels, level)
	}
	if len(levels) == 1 {
		levels = slices.Repeat(levels, players)
	}
	if len(levels) != players {
		return nil, program.Misuse("--bots %s: expected one, or one for each of %d players, commas between", words.Quote(f.bots), players)
	}
	return levels, nil
}

// showProgress shows on a terminal, and nowhere else, how many games are over,
// until it is stopped.
func showProgress(out io.Writer, series *bot.Series) (stop func()) {
	screen, ok := out.(*os.File)
	if !ok || !term.IsTerminal(int(screen.Fd())) {
		return func() {}
	}
	bar := pb.New(series.Games).SetWriter(screen).Set(pb.CleanOnFinish, true).Start()
	series.Over = func(games int) { bar.Add(games) }
	return func() { bar.Finish() }
}

// simulation is what came of many games; turns, moves, throws and catches are
// means of a game.
type simulation struct {
	Games          int     `json:"games"`
	Wins           []int   `json:"wins"` // by player
	Turns          float64 `json:"turns"`
	Moves          float64 `json:"moves"` // that moved a piece
	Throws         float64 `json:"throws"`
	Catches        float64 `json:"catches"`
	Seconds        float64 `json:"seconds"`
	GamesPerSecond float64 `json:"games_per_second"`
}

func simulationOf(series *bot.Series, total bot.Total, took time.Duration) simulation {
	games := float64(series.Games)
	return simulation{
		Games:          series.Games,
		Wins:           total.Wins[:series.Rules.Players()],
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
