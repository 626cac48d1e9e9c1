package cli

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/text/unicode/norm"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/cli/screen"
	"games.example/yutnori/cli/words"
	"games.example/yutnori/saves"
	"games.example/yutnori/users"
)

// gameFlags are the flags of the commands that play, with files.
type gameFlags struct {
	playFlags
	data dataFlag
}

func (f *gameFlags) declare(flags *pflag.FlagSet) {
	f.data.declare(flags)
	f.playFlags.declare(flags)
}

// playFlags are the flags of all commands that play.
type playFlags struct {
	seed   chanceFlag
	throws string
	flat   float64
	color  string

	computer computerFlags
}

func (f *playFlags) declare(flags *pflag.FlagSet) {
	f.seed.declare(flags)
	flags.StringVar(&f.throws, "throws", "", "scripted throws of all games instead of chance, `do,mo,geol,...`")
	flags.Float64Var(&f.flat, "flat", 0.5, "probability that a stick falls flat side up, 0.01 to 0.99")
	flags.StringVar(&f.color, "color", "auto", "colours: auto, always or never; letters name the owners without")
	f.computer.declare(flags)
}

// dice are where throws come from.
type dice struct {
	script yutnori.Thrower // nil: chance
	sticks yutnori.Sticks
	chance *rand.Rand
}

// dice are those that the flags ask for, in games of such facts.
func (f *playFlags) dice(flags *pflag.FlagSet, language *words.Words, facts yutnori.Facts) (d dice, err error) {
	if flags.Changed("throws") {
		if d.script, err = parseThrows(language, f.throws, facts); err != nil {
			return d, err
		}
	}
	if d.sticks, err = yutnori.NewSticks(f.flat); err != nil {
		return d, program.Misuse("--flat %v: expected 0.01 to 0.99", f.flat)
	}
	d.chance = f.seed.Chance()
	return d, nil
}

// thrower throws for a game of such rules.
func (d dice) thrower(rules *yutnori.Rules) yutnori.Thrower {
	if d.script != nil {
		return d.script
	}
	return yutnori.Random(rules, d.sticks, d.chance)
}

func parseThrows(w *words.Words, text string, facts yutnori.Facts) (yutnori.Thrower, error) {
	known := facts.Results()
	var script []yutnori.Result
	for name := range strings.SplitSeq(norm.NFC.String(text), ",") {
		result, err := w.ParseResult(strings.TrimSpace(name))
		if err != nil || !slices.Contains(known, result) {
			return nil, program.Misuse("--throws %s: expected %s for each, with commas between", words.Quote(name), w.List(w.Names(known), w.Or))
		}
		script = append(script, result)
	}
	return yutnori.Script(script...), nil
}

// dataFlag is the directory of the two files.
type dataFlag struct{ dir string }

func (f *dataFlag) declare(flags *pflag.FlagSet) {
	flags.StringVar(&f.dir, "data", ".", "`directory` of user_info.txt and game_info.txt")
}

func (f *dataFlag) check() error {
	info, err := os.Stat(f.dir)
	switch {
	case err != nil:
		return program.Misuse("--data: %v, expected a directory", err)
	case !info.IsDir():
		return program.Misuse("--data: %s is no directory", f.dir)
	}
	return nil
}

// users is the file of users, of which each line that lets nobody in is told.
func (f *dataFlag) users(c *cobra.Command) (*users.File, error) {
	file := users.In(f.dir)
	file.Report = func(err error) { complain(c, err) }
	return file, f.check()
}

// saves is the file of saved games, of which each line that is none is told.
func (f *dataFlag) saves(c *cobra.Command) (*saves.File, error) {
	file := saves.In(f.dir)
	file.Report = func(err error) { complain(c, err) }
	return file, f.check()
}

// complain prints an error that does not end the program.
func complain(c *cobra.Command, err error) {
	fmt.Fprintf(c.ErrOrStderr(), "%s: %v\n", c.Root().Name(), err)
}

// chanceFlag is the seed of chance.
type chanceFlag struct{ program.SeedFlag }

func (f *chanceFlag) declare(flags *pflag.FlagSet) { f.Declare(flags, "what is left to chance") }

// newInk reads the flag --color for what is written to a stream.
func newInk(when string, out any) (screen.Ink, error) {
	switch when {
	case "never":
		return screen.Ink{}, nil
	case "always":
		return screen.Colored(), nil
	case "auto":
		if program.IsTerminal(out) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" {
			return screen.Colored(), nil
		}
		return screen.Ink{}, nil
	}
	return screen.Ink{}, program.Misuse("--color %q: expected auto, always or never", when)
}
