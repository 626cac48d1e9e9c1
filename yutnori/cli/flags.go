package cli

import (
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/text/unicode/norm"

	"games.example/internal/command"
	"games.example/yutnori"
	"games.example/yutnori/record"
	"games.example/yutnori/saves"
	"games.example/yutnori/users"
)

// lineFlags holds the flags of the assignment's games.
type lineFlags struct {
	seed command.SeedFlag
	chanceFlags
	color command.ColorFlag
}

func (f *lineFlags) declare(cmd *cobra.Command) {
	f.seed.Declare(cmd.Flags(), "the throws")
	f.chanceFlags.declare(cmd.Flags())
	f.color.Declare(cmd)
}

// chanceFlags holds the values of --throws and --flat.
type chanceFlags struct {
	throws string
	flat   flatFlag
}

func (f *chanceFlags) declare(flags *pflag.FlagSet) {
	flags.StringVar(&f.throws, "throws", "", "scripted throws for all games instead of random ones, `do,mo,geol,...`")
	f.flat.declare(flags)
}

// script returns the scripted throws, or nil if throws are random. It returns a misuse
// error for a result that cannot be thrown under the given facts.
func (f *chanceFlags) script(flags *pflag.FlagSet, speak language, facts yutnori.Facts) (yutnori.Thrower, error) {
	if !flags.Changed("throws") {
		return nil, nil
	}
	known := facts.Results()
	var script []yutnori.Result
	for name := range strings.SplitSeq(norm.NFC.String(f.throws), ",") {
		result, err := speak.ParseResult(strings.TrimSpace(name))
		if err != nil || !slices.Contains(known, result) {
			return nil, command.Misuse("--throws %s: expected %s for each, separated by commas",
				record.Quote(name), speak.List(speak.Names(known), " or "))
		}
		script = append(script, result)
	}
	return yutnori.Script(script...), nil
}

// flatFlag holds the value of --flat: the probability that a stick falls flat side up.
type flatFlag struct{ probability float64 }

func (f *flatFlag) declare(flags *pflag.FlagSet) {
	command.Float(flags, &f.probability, "flat", yutnori.YutSticks{}.Prob(), "probability that a stick falls flat side up, 0.01 to 0.99")
}

func (f *flatFlag) sticks() (yutnori.YutSticks, error) {
	sticks, err := record.Sticks(f.probability)
	if err != nil {
		return sticks, command.Misuse("%w", err)
	}
	return sticks, nil
}

// dataFlag holds the value of --data: the directory with the files of users and saved
// games.
type dataFlag struct{ dir string }

func (f *dataFlag) declare(flags *pflag.FlagSet) {
	flags.StringVar(&f.dir, "data", ".", "`directory` with user_info.txt and game_info.txt")
}

func (f *dataFlag) check() error {
	info, err := os.Stat(f.dir)
	switch {
	case err != nil:
		return command.Misuse("--data: %w: expected a directory", err)
	case !info.IsDir():
		return command.Misuse("--data %s: expected a directory", record.Quote(f.dir))
	}
	return nil
}

// users returns the file of users. Lines that let nobody log in are reported on standard
// error.
func (f *dataFlag) users(c *cobra.Command) (*users.File, error) {
	file := users.NewFile(f.dir)
	file.Report = func(err error) { command.Complain(c, err) }
	return file, f.check()
}

// saves returns the file of saved games. Lines that are not saved games are reported on
// standard error.
func (f *dataFlag) saves(c *cobra.Command) (*saves.File, error) {
	file := saves.NewFile(f.dir)
	file.Report = func(err error) { command.Complain(c, err) }
	return file, f.check()
}
