package cli

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/record"
)

// rulesFlags holds the flags of the rules, including house rules. If a flag is not
// given, the base decides.
type rulesFlags struct {
	base  yutnori.Facts
	flags *pflag.FlagSet
}

// declare declares the flags, with the base's facts as defaults.
func (f *rulesFlags) declare(cmd *cobra.Command) {
	for _, name := range []string{"players", "pieces"} {
		f.declareNumber(cmd, rowOf(name))
	}
	f.declareOthers(cmd)
}

// declareNumber declares the flag of a row that is a number: players or pieces.
func (f *rulesFlags) declareNumber(cmd *cobra.Command, row play.Row) {
	usual, least, most := f.base.Players, 2, yutnori.MaxPlayers
	if row.Name == "pieces" {
		usual, least, most = f.base.Pieces, 1, yutnori.MaxPieces
	}
	command.Int(cmd.Flags(), new(int), row.Name, usual, least, most, row.Help)
}

// declareOthers declares the flags that are not rows of the form.
func (f *rulesFlags) declareOthers(cmd *cobra.Command) {
	f.flags = cmd.Flags()
	f.flags.String("animals", record.None, "comma-separated `list` of the players' animals: pig, dog, sheep, cow or none")
	command.CompleteList(cmd, "animals", "pig", "dog", "sheep", "cow", record.None)
	f.flags.Bool("back-results", f.base.BackResults, "play back-gae and back-geol")
	f.flags.String("corner", record.Corners(f.base), "comma-separated `list` of the players' corners: se, ne, nw or sw")
	command.CompleteList(cmd, "corner", "se", "ne", "nw", "sw")
	f.flags.String("clockwise", record.Clockwise(f.base), "comma-separated `list` of the players that go clockwise, or none")
	f.flags.Bool("no-chain-on-yut", f.base.NoChainOnYut, "a catch with yut or mo earns no further throw")
	f.flags.Bool("optional-short-way", f.base.ShortWayOptional, "a piece that stopped at a fork may take the long way")
	command.OneOf(cmd, new(yutnori.BackFromOne), "back-from-one", "`where` a step back from position 1 leads: last, hand or arrive",
		yutnori.ToLast.String(), yutnori.ToHand.String(), yutnori.ToArrived.String())
}

// declareVariants declares the --variants flag, for commands that can play the house
// game.
func (f *rulesFlags) declareVariants() {
	f.flags.Bool("variants", true, "with house rules, play their own variants: back-gae and back-geol, corners and directions; --variants=false turns them off")
	f.flags.Lookup("variants").DefValue = "" // other rules have no variants
}

// setHouse makes the house game the base if house is true. Otherwise, it refuses
// --variants, which only applies to the house game.
func (f *rulesFlags) setHouse(house bool) error {
	if house {
		f.base = yutnori.House()
	} else if f.flags.Changed("variants") {
		return command.Misuse("--variants: expected with the house rules")
	}
	return nil
}

// rules returns the rules of the base, as changed by the flags.
func (f *rulesFlags) rules() (*yutnori.Rules, error) {
	facts := f.base
	if variants, err := f.flags.GetBool("variants"); err == nil && !variants {
		facts.BackResults = false
		facts.Teams = [yutnori.MaxPlayers]yutnori.Team{}
	}
	for _, rule := range record.Rules {
		if !f.flags.Changed(rule.Flag) {
			continue
		}
		if err := rule.Set(&facts, f.flags.Lookup(rule.Flag).Value.String()); err != nil {
			return nil, command.Misuse("%w", err)
		}
	}
	return yutnori.NewRules(facts)
}
