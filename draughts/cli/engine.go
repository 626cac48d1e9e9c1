package cli

import (
	"math"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"games.example/draughts/engine"
	"games.example/draughts/match"
	"games.example/internal/command"
)

// engineFlags holds the flags that configure the engine.
type engineFlags struct {
	level        engine.Level
	depth, nodes int
	seconds      float64
	options      engine.Options
}

func (f *engineFlags) declare(flags *pflag.FlagSet) {
	flags.TextVar(&f.level, "level", usualLevel, "the `LEVEL` of the engine: "+engine.Names)
	command.Int(flags, &f.depth, "depth", 0, 1, math.MaxInt, "`turns` to look ahead, instead of a level")
	command.Int(flags, &f.nodes, "nodes", 0, 1, math.MaxInt, "positions to examine for a move, instead of a level")
	command.Float(flags, &f.seconds, "time", 0, "`seconds` for a move, instead of a level")
	declareOptions(flags, &f.options)
	flags.BoolVar(&f.options.Material, "material", false, "count only men and kings, without the learned weights")
}

func declareMemory(flags *pflag.FlagSet, o *engine.Options) {
	command.Int(flags, &o.Hash, "hash", engine.DefaultHash, 1, engine.MaxHash, "megabytes (`MB`) in which the engine remembers positions")
	command.Int(flags, &o.Endgame, "endgame", usualEndgame, 0, engine.MaxEndgame, "know who wins with up to `N` pieces; with 4, the tables take a few seconds to build")
}

func declareOptions(flags *pflag.FlagSet, o *engine.Options) {
	declareMemory(flags, o)
	command.Int(flags, &o.Threads, "threads", 1, 1, engine.MaxThreads, "search with `N` threads, at most one for each processor")
}

// usualEndgame is the greatest number of pieces in the default endgame tables, which
// take almost no time to build.
const usualEndgame = 3

// engineUsage returns the help for the flags of a configuration.
func engineUsage() string {
	var f engineFlags
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	f.declare(flags)
	return strings.TrimSuffix(flags.FlagUsages(), "\n")
}

// usualLevel is the default level of the engine in a match.
const usualLevel engine.Level = "5"

// enginePlayer returns the configuration of the engine that a text describes, such as
// "--depth 5 --time 0.1". The text is the value of the given flag.
func enginePlayer(flag, text string) (match.Player, error) {
	var f engineFlags
	flags := pflag.NewFlagSet(flag, pflag.ContinueOnError)
	f.declare(flags)
	if err := command.ParseFlags(flags, text); err != nil {
		return match.Player{}, command.Misuse("--%s: %w", flag, err)
	}
	limit, err := f.limit(flags)
	if err != nil {
		return match.Player{}, command.Misuse("--%s: %w", flag, err)
	}
	fresh := func() engine.Player {
		runtime.GC() // frees the memory of finished games
		return engine.New(f.options)
	}
	return match.Player{New: fresh, Limit: limit}, nil
}

func (f *engineFlags) limit(flags *pflag.FlagSet) (engine.Limit, error) {
	if err := checkSeconds(flags, "time", f.seconds, longestTime); err != nil {
		return engine.Limit{}, err
	}
	limit := engine.Limit{Depth: f.depth, Nodes: f.nodes, Time: duration(f.seconds)}
	switch {
	case limit == engine.Limit{}:
		return f.level.Limit(), nil
	case flags.Changed("level"):
		return limit, command.Misuse("expected --level or other limits, not both")
	default:
		return limit, nil
	}
}

// longestTime is the greatest value of a --time flag, in seconds.
const longestTime = math.MaxInt32

// checkSeconds returns an error if a flag was given and its value is less than a
// microsecond or greater than the given maximum.
func checkSeconds(flags *pflag.FlagSet, name string, seconds float64, most int) error {
	if flags.Changed(name) && (seconds < 1e-6 || seconds > float64(most)) {
		return command.Misuse("--%s %v: expected 0.000001 to %d seconds", name, seconds, most)
	}
	return nil
}

func duration(seconds float64) time.Duration {
	return time.Duration(seconds * float64(time.Second))
}
