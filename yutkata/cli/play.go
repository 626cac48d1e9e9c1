package cli

import (
	"maps"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/terminal"
	"games.example/yutkata/ui"
)

// playFlags holds the flags of the play command: the flags that all games share, and
// the flags that only yutkata has.
type playFlags struct {
	terminal.Flags
}

func newPlay() *cobra.Command {
	var f playFlags
	cmd := &cobra.Command{
		Use:   "play",
		Short: "Play a game",
		Long: `Play a game. On a terminal, play uses the whole screen. Elsewhere, and with
--plain, it plays line by line, with these commands:

` + terminal.Answers(ui.Setup{}.Words(nil)) + `
Line by line on a terminal, the spaces have numbers: 5m is an obstacle where a
player misses a turn, 9<3 an obstacle that moves a token back 3 spaces. Without a
terminal, play prints a transcript in the kata's form, which replay can check; a
transcript has no undo.`,
		Example: `  yutkata play --computer B
  yutkata play --players 3 --wrap --obstacle 5:miss --obstacle 9:back:3
  yutkata play --record game.txt
  yutkata play --resume game.txt --record game.txt`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c) },
	}
	flags := cmd.Flags()
	f.form().Declare(cmd)
	flags.String("throws", "", "scripted throws instead of random ones, `xxxo,xxxx,...`")
	flags.Bool("notes", false, "add notes to the transcript about events that the board does not show")
	f.Declare(cmd, f.form(), "the throws")
	return cmd
}

// form returns the form, whose rows are flags.
func (f *playFlags) form() terminal.Form {
	form := rulesForm()
	form.Rows, form.Looks = ui.Setup{}.Rows(nil), []string{"notes"}
	form.Piped = play.Choices{"computer": "none"}
	form.Open["computer"] = func(cmd *cobra.Command, row play.Row) { cmd.Flags().StringArray(row.Name, nil, row.Help) }
	return form
}

// play plays the game that the flags ask for.
func (f *playFlags) play(c *cobra.Command) error {
	choices, err := f.choices(c)
	if err != nil {
		return err
	}
	out := c.OutOrStdout()
	_, err = f.Play(c, terminal.Game{
		Name: "yutkata", Format: "yutkata-%d.txt", Choices: choices, Chosen: len(choices) > 0,
		Setup: ui.Setup{
			Transcript: !command.IsTerminal(c.InOrStdin()) || !command.IsTerminal(out),
			Width:      func() int { return command.Width(out) },
		},
	})
	return err
}

// choices returns the choices that the flags make.
func (f *playFlags) choices(c *cobra.Command) (play.Choices, error) {
	if _, err := ruleChoices(c); err != nil {
		return nil, err
	}
	choices, err := f.form().Choices(c)
	if err != nil {
		return nil, err
	}
	maps.Copy(choices, command.Given(c, "notes", "throws"))
	if throws, given := choices["throws"]; given && throws == "" {
		return nil, command.Misuse("--throws %q: expected four of x and o for each throw, as in xxxo,oooo", throws)
	}
	return choices, nil
}
