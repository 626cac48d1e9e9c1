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
	chance   chanceFlags
	computer computerFlags
}

func newPlay(speak language) *cobra.Command {
	f := playFlags{rules: rulesFlags{base: yutnori.Basic(2, 4)}}
	cmd := &cobra.Command{
		Use:     "play",
		Aliases: []string{houseName},
		Short:   speak.Text("Play against the computer or each other"),
		Long:    speak.Text(playLong),
		Example: `  yutnori play
  yutnori play --rules house --lang ko
  yutnori play --animals dog,cow --coach
  yutnori play --players 3 --computer none
  yutnori play --record game.txt
  yutnori play --resume game.txt --record game.txt
  printf 'throw\n1\nquit\n' | yutnori play --seed 1`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c, speak) },
	}
	flags := cmd.Flags()
	f.form().Declare(cmd)
	f.rules.declareOthers(cmd)
	f.rules.declareVariants()
	f.chance.declare(flags)
	f.Declare(cmd, f.form(), "the throws")
	translate(speak, cmd)
	return cmd
}

// form returns the form, whose rows are flags.
func (f *playFlags) form() terminal.Form {
	rules := []string{"variants"}
	for _, rule := range record.Rules {
		rules = append(rules, rule.Flag)
	}
	return terminal.Form{
		Rules: rules, Looks: []string{"lang"},
		Rows: ui.Setup{Language: languageHere()}.Rows(nil),
		Open: map[string]terminal.Open{
			"computer": f.computer.declareList, "level": f.computer.declareLevel,
			"players": f.rules.declareNumber, "pieces": f.rules.declareNumber,
		},
	}
}

// houseName is the other name of the play command, which is short for --rules=house.
const houseName = "house"

const playLong = `Play against the computer or each other. On a terminal, play uses the whole screen,
and ? shows the help. Elsewhere and with --plain it plays line by line, and help
shows the answers. Every rule is a flag; players are numbered from 0. yutnori house is
short for yutnori play --rules house.`

// play plays the game that the flags choose.
func (f *playFlags) play(c *cobra.Command, speak language) error {
	if c.CalledAs() == houseName && !c.Flags().Changed("rules") {
		_ = c.Flags().Set("rules", "house") // a value of the row
	}
	own, err := f.form().Choices(c)
	if err != nil {
		return err
	}
	rules, sticks, err := f.chosen(own["rules"])
	if err != nil {
		return err
	}
	width := func() int { return command.Width(c.OutOrStdout()) }
	setup := ui.Setup{Language: languageHere(), Width: width, Solve: func(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
		return solution(ctx, rules, sticks, io.Discard)
	}}
	if setup.Script, err = f.chance.script(c.Flags(), speak, rules.Facts()); err != nil {
		return err
	}
	if _, err := f.computer.players(); err != nil {
		return err
	}
	choices := f.choices(c, own, rules.Facts(), sticks)
	_, ruled := choices["rules"]
	maybeKept := !ruled && choices["players"] == "" && choices["pieces"] == "" && f.Keeps(c)
	if f.isPerfect(c) && !maybeKept { // an unfinished game has its own rules
		if err := f.unsolved(bot.CheckQuick(rules, sticks)); err != nil {
			return err
		}
	}
	chosen := len(choices) > 0 || setup.Script != nil
	maps.Copy(choices, command.Given(c, "lang"))
	_, err = f.Play(c, terminal.Game{
		Name: "yutnori", Format: "yutnori-%d.txt", Setup: setup, Choices: choices, Chosen: chosen,
		Prepare: func(ctx context.Context) error { return f.solve(ctx, c, rules, sticks) },
	})
	return err
}

// chosen returns the rules with a name of the form, such as "house", and the sticks, both
// as the flags change them.
func (f *playFlags) chosen(name string) (*yutnori.Rules, yutnori.YutSticks, error) {
	if err := f.rules.setHouse(name == "house"); err != nil {
		return nil, yutnori.YutSticks{}, err
	}
	if name == "animals" {
		f.rules.base = yutnori.Basic(2, yutnori.MaxPieces).WithAnimals(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)
	}
	rules, err := f.rules.rules()
	if err != nil {
		return nil, yutnori.YutSticks{}, err
	}
	sticks, err := f.chance.flat.sticks()
	return rules, sticks, err
}

// choices returns the choices that the flags make, except for the language. If the form
// does not offer the rules that the flags choose, the "rules" choice holds the flags that
// turn the basic rules into them.
func (f *playFlags) choices(c *cobra.Command, own play.Choices, facts yutnori.Facts, sticks yutnori.YutSticks) play.Choices {
	choices, all := play.Choices{}, ui.ChoicesOf(facts, sticks)
	for row, value := range own {
		switch row {
		case "lang":
		case "rules", "players", "pieces":
			if value, ok := all[row]; ok {
				choices[row] = value
			}
		default:
			choices[row] = value
		}
	}
	given := c.Flags().Changed
	for _, rule := range record.Rules[2:] { // "players" and "pieces" come first
		if given(rule.Flag) || given("flat") || given("variants") {
			maps.Copy(choices, all)
		}
	}
	return choices
}

// solve solves the game if the computer is to play it perfectly. Solving can take a few
// seconds, so the terminal shows the progress before the game begins.
func (f *playFlags) solve(ctx context.Context, c *cobra.Command, rules *yutnori.Rules, sticks yutnori.YutSticks) error {
	if !f.isPerfect(c) {
		return nil
	}
	_, err := solution(ctx, rules, sticks, c.ErrOrStderr())
	return f.unsolved(err)
}

// isPerfect reports whether the computer is to play a new game perfectly. A record has its
// own rules.
func (f *playFlags) isPerfect(c *cobra.Command) bool {
	return f.computer.level == bot.Perfect && !c.Flags().Changed("resume")
}

// unsolved returns a misuse of --level with the reason why the game is not solved, or nil.
func (f *playFlags) unsolved(err error) error {
	if err == nil {
		return nil
	}
	return command.Misuse("--level %s: %w", f.computer.level.Word(), err)
}
