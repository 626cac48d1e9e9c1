package cli

import (
	"context"
	"io"
	"maps"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/terminal"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
	"games.example/yutnori/ui"
)

// playFlags holds the flags of the play command, including the flags that only yut has.
type playFlags struct {
	terminal.Flags
	rules    rulesFlags
	base     command.Word // the name of the rules that other flags change
	house    bool
	chance   chanceFlags
	computer computerFlags
	coach    bool
}

func newPlay(speak language) *cobra.Command {
	f := playFlags{rules: rulesFlags{base: yutnori.Basic(2, 4)}, base: "basic"}
	cmd := &cobra.Command{
		Use:   "play",
		Short: speak.Text("Play against the computer or each other"),
		Long:  speak.Text(playLong),
		Example: `  yutnori play
  yutnori play --house --lang ko
  yutnori play --animals dog,cow --coach
  yutnori play --players 3 --computer none
  yutnori play --resume game.txt --record game.txt
  printf 'throw\n1\nquit\n' | yutnori play --seed 1`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c, speak) },
	}
	flags := cmd.Flags()
	command.OneOf(cmd, &f.base, "rules", "the rules, which other flags can change", "basic", "animals", "house")
	flags.BoolVar(&f.house, "house", false, "short for --rules=house")
	flags.BoolVar(&f.coach, "coach", false, "say what each of your moves cost")
	f.rules.declare(cmd)
	f.rules.declareVariants()
	f.chance.declare(flags)
	f.computer.declare(cmd, bot.Random)
	flags.Lookup("computer").DefValue = speak.Text("all but 0")
	f.Declare(cmd, "the throws")
	translate(speak, cmd)
	return cmd
}

const playLong = `Play against the computer or each other. On a terminal, play uses the whole screen,
and ? shows the help. Elsewhere and with --plain it plays line by line, and help
shows the answers. Every rule is a flag; players are numbered from 0.`

// play plays the game that the flags choose.
func (f *playFlags) play(c *cobra.Command, speak language) error {
	if f.house {
		f.base = "house"
	}
	if err := f.rules.setHouse(f.base == "house"); err != nil {
		return err
	}
	if f.base == "animals" {
		f.rules.base = yutnori.Basic(2, yutnori.MaxPieces).WithAnimals(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)
	}
	rules, err := f.rules.rules()
	if err != nil {
		return err
	}
	sticks, err := f.chance.flat.sticks()
	if err != nil {
		return err
	}
	setup := ui.Setup{Language: languageHere(), Solve: func(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
		return solution(ctx, rules, sticks, io.Discard)
	}}
	if setup.Script, err = f.chance.script(c.Flags(), speak, rules.Facts()); err != nil {
		return err
	}
	if _, err := f.computer.players(); err != nil {
		return err
	}
	choices := f.choices(c, rules.Facts(), sticks)
	if err := f.solve(c, rules, sticks); err != nil {
		return err
	}
	chosen := len(choices) > 0 || setup.Script != nil
	maps.Copy(choices, command.Given(c, "lang"))
	_, err = f.Play(c, terminal.Game{
		Name: "yutnori", Format: "yutnori-%d.txt", Setup: setup, Choices: choices, Chosen: chosen,
	})
	return err
}

// choices returns the choices that the flags make, except for the language. If the form
// does not offer the rules that the flags choose, the "rules" choice holds the flags that
// turn the basic rules into them.
func (f *playFlags) choices(c *cobra.Command, facts yutnori.Facts, sticks yutnori.YutSticks) play.Choices {
	given := c.Flags().Changed
	choices, all := play.Choices{}, ui.ChoicesOf(facts, sticks)
	for _, row := range []string{"rules", "players", "pieces"} {
		if value, ok := all[row]; ok && (given(row) || row == "rules" && f.house) {
			choices[row] = value
		}
	}
	for _, rule := range record.Rules[2:] { // "players" and "pieces" come first
		if given(rule.Flag) || given("flat") || given("variants") {
			choices = all
		}
	}
	maps.Copy(choices, command.Given(c, "computer", "level"))
	if given("coach") {
		choices["coach"] = map[bool]string{false: "no", true: "yes"}[f.coach]
	}
	return choices
}

// solve solves the game if the computer is to play it perfectly. Solving can take a few
// seconds, so the terminal shows the progress before the game begins.
func (f *playFlags) solve(c *cobra.Command, rules *yutnori.Rules, sticks yutnori.YutSticks) error {
	if f.computer.level != bot.Perfect || c.Flags().Changed("resume") { // a record has its own rules
		return nil
	}
	if _, err := solution(c.Context(), rules, sticks, c.ErrOrStderr()); err != nil {
		return command.Misuse("--level %v: %w", f.computer.level, err)
	}
	return nil
}
