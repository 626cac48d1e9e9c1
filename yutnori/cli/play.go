package cli

import (
	"cmp"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/program/play"
	"games.example/program/play/terminal"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
	"games.example/yutnori/table"
)

// playFlags holds the flags of play that other games do not have, or have with
// other values.
type playFlags struct {
	terminal.Flags
	rules    rulesFlags
	house    bool
	chance   chanceFlags
	computer computerFlags
	lang     program.Word
	coach    bool
}

func newPlay(speak language) *cobra.Command {
	f := playFlags{rules: rulesFlags{base: yutnori.Basic(2, 4)}, lang: program.Word(languageHere())}
	command := &cobra.Command{
		Use:   "play",
		Short: speak.Text("Play against the computer or each other"),
		Long:  speak.Text(playLong),
		Example: `  yutnori play
  yutnori play --house --lang ko
  yutnori play --animals dog,cow --coach
  yutnori play --players 3 --computer none
  yutnori play --resume game.txt --record game.txt
  printf 'throw\n1\nquit\n' | yutnori play --seed 1`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c, speak) },
	}
	flags := command.Flags()
	program.OneOf(command, &f.lang, "lang", "`language` of the screens, the messages and this help", "en", "ko")
	flags.BoolVar(&f.house, "house", false, "the house game, which other flags can change")
	flags.BoolVar(&f.coach, "coach", false, "say what each of your moves cost")
	f.rules.declare(command)
	f.rules.declareVariants()
	f.chance.declare(flags)
	f.computer.declare(command, bot.Random)
	flags.Lookup("computer").DefValue = speak.Text("all but 0")
	f.Declare(command, "the throws")
	explain(speak, command)
	program.Speak(command, program.Language(speak.Text))
	return command
}

const playLong = `Play against the computer or as the flags say: on a terminal on the whole screen,
where ? shows the help, elsewhere and with --plain line by line, where help shows
the answers. Every rule is a flag; players are numbered from 0.`

// play plays the game that the flags ask for.
func (f *playFlags) play(c *cobra.Command, speak language) error {
	said := c.Flags().Changed
	if err := f.rules.setHouse(f.house); err != nil {
		return err
	}
	facts, err := f.rules.facts()
	if err != nil {
		return err
	}
	sticks, err := f.chance.flat.sticks()
	if err != nil {
		return err
	}
	rules, err := yutnori.NewRules(facts)
	if err != nil {
		return program.Misuse("%w", err)
	}
	setup := table.Setup{Language: languageHere(), Solve: func(rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
		return solution(rules, sticks, io.Discard)
	}}
	choices := play.Choices{}
	ruled := f.house
	for _, rule := range record.Rules {
		ruled = ruled || said(rule.Flag)
	}
	if ruled {
		if err := f.agrees(c, facts); err != nil {
			return err
		}
	}
	if ruled || said("flat") || said("variants") {
		choices = table.ChoicesOf(facts, sticks)
	}
	if setup.Script, err = f.chance.script(c.Flags(), speak, facts); err != nil {
		return err
	}
	if _, err := f.computer.players(); err != nil {
		return err
	}
	if said("computer") {
		choices["computer"] = f.computer.list
	}
	if said("level") {
		choices["level"] = f.computer.level.String()
		if err := f.solve(c, rules, sticks); err != nil {
			return err
		}
	}
	if said("coach") {
		choices["coach"] = map[bool]string{false: "no", true: "yes"}[f.coach]
	}
	chosen := len(choices) > 0 || setup.Script != nil
	if said("lang") {
		choices["lang"] = string(f.lang)
	}
	_, err = f.Play(c, terminal.Game{
		Name: "yutnori", Format: "yutnori-%d.txt", Setup: setup, Choices: choices, Chosen: chosen,
		Language: program.Language(speak.Text),
	})
	return err
}

// solve makes a game of the perfect computer known before it begins, since that
// can take a few seconds. A game that is resumed has rules of its own.
func (f *playFlags) solve(c *cobra.Command, rules *yutnori.Rules, sticks yutnori.YutSticks) error {
	switch {
	case f.computer.level != bot.Perfect || c.Flags().Changed("resume"):
		return nil
	case !bot.Solvable(rules):
		return program.Misuse("--level %v: %w", f.computer.level, bot.ErrNotSolved)
	}
	_, err := solution(rules, sticks, c.ErrOrStderr())
	return err
}

// agrees returns an error if a record that is resumed has other rules than the
// flags.
func (f *playFlags) agrees(c *cobra.Command, facts yutnori.Facts) error {
	path := c.Flags().Lookup("resume").Value.String()
	if path == "" || path == "-" { // standard input can be read only once
		return nil
	}
	text, err := program.ReadInput(c, path, terminal.Longest)
	if err != nil {
		return err
	}
	game, err := record.Read(text)
	if err != nil || len(record.Flags(facts, game.Rules.Facts())) == 0 {
		return nil // Play reports the error
	}
	flags := cmp.Or(strings.Join(record.Flags(f.rules.base, game.Rules.Facts()), " "), "no flags")
	return program.Misuse("--resume %s: expected the rules of the record: %s", path, program.Phrase(flags))
}
