package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"games.example/draughts/engine"
	"games.example/draughts/ui"
	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/terminal"
)

// playFlags holds the flags of the play command: the flags that all games share, and
// the flags that only draughts has.
type playFlags struct {
	terminal.Flags
	fen     string
	seconds float64
	options engine.Options
}

func newPlay() *cobra.Command {
	var f playFlags
	cmd := &cobra.Command{
		Use:   "play",
		Short: "Play a game",
		Long: `Play a game. On a terminal, play uses the whole screen. Elsewhere, and with
--plain, it plays line by line, with these answers:

` + terminal.Answers(ui.Setup{}.Words(nil)) + `
A game that is played line by line is printed in PDN when the player leaves it.`,
		Example: `  draughts play
  draughts play --computer white --level medium
  draughts play --black human --fen B:W27,32:B16,K3
  draughts play --record game.pdn
  draughts play --resume game.pdn --record game.pdn
  printf '32-28\nmoves\nquit\n' | draughts play --black random --seed 1`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c) },
	}
	flags := cmd.Flags()
	f.form().Declare(cmd)
	command.Float(flags, &f.seconds, "time", 0, "`seconds` that the engine takes for a move, instead of a level")
	declareOptions(flags, &f.options)
	f.Declare(cmd, f.form(), "a random player, and for an engine at a low level")
	return cmd
}

// form returns the form, whose rows are flags.
func (f *playFlags) form() terminal.Form {
	return terminal.Form{
		Rows:  ui.Setup{}.Rows(nil),
		Looks: []string{"notation"},
		Open: map[string]terminal.Open{
			"level": func(cmd *cobra.Command, row play.Row) {
				cmd.Flags().TextVar(new(playLevel), row.Name, playLevel{engine.FirstSteps}, row.Help)
				cmd.Flags().Lookup(row.Name).DefValue = "easy"
				words := []string{"random"}
				for _, level := range engine.Levels() {
					words = append(words, ui.LevelWord(nil, string(level)))
				}
				// The call fails only if the flag does not exist.
				_ = cmd.RegisterFlagCompletionFunc(row.Name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp))
			},
			"fen": func(cmd *cobra.Command, row play.Row) { cmd.Flags().StringVar(&f.fen, row.Name, "", row.Help) },
		},
		Aliases: []terminal.Alias{{
			Flags: []terminal.AliasFlag{{Name: "computer", Help: "the players that the engine plays", Words: []string{"white", "black", "both", "none"}}},
			Rows:  []string{"white", "black"},
			Choices: func(words []string, _ func(string) bool) (play.Choices, error) {
				choices := play.Choices{}
				for _, color := range []string{"white", "black"} {
					choices[color] = "human"
					if words[0] == color || words[0] == "both" {
						choices[color] = "engine"
					}
				}
				return choices, nil
			},
		}},
	}
}

// A playLevel is a level of the engine, or "random" for a program that moves at random.
type playLevel struct{ engine.Level }

// UnmarshalText reads the name of a level.
func (l *playLevel) UnmarshalText(name []byte) error {
	if string(name) == "random" {
		l.Level = "random"
		return nil
	}
	if l.Level.UnmarshalText(name) != nil {
		return errors.New("expected random, " + engine.Names)
	}
	return nil
}

// play plays the game that the flags choose.
func (f *playFlags) play(c *cobra.Command) error {
	choices, err := f.choices(c)
	if err != nil {
		return err
	}
	_, err = f.Play(c, terminal.Game{
		Name: "draughts", Format: "draughts-%d.pdn", Choices: choices, Chosen: len(choices) > 0 || f.seconds > 0,
		Setup: ui.Setup{
			Engine: f.options, Time: duration(f.seconds), Single: f.InPlace(), Plain: !f.OnScreen(c),
			Piped: !command.IsTerminal(c.InOrStdin()) || !command.IsTerminal(c.OutOrStdout()),
		},
		Printed: true,
	})
	return err
}

// choices returns the choices that the flags make. It returns an error if flags
// contradict each other or have wrong values.
func (f *playFlags) choices(c *cobra.Command) (play.Choices, error) {
	given := c.Flags().Changed
	switch {
	case given("level") && given("time"):
		return nil, command.Misuse("expected --level or --time, not both")
	case given("fen") && given("resume"):
		return nil, command.Misuse("expected --fen or --resume, not both")
	}
	choices, err := f.form().Choices(c)
	if err != nil {
		return nil, err
	}
	if given("fen") {
		start, err := parseFEN(f.fen)
		if err != nil {
			return nil, err
		}
		choices["fen"] = start.FEN()
	}
	return choices, checkSeconds(c.Flags(), "time", f.seconds, longestTime)
}
