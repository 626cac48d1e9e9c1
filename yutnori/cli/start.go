package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/cli/words"
	"games.example/yutnori/saves"
	"games.example/yutnori/users"
)

func newStart() *cobra.Command {
	return gameCommand(&cobra.Command{
		Use:   "yutnori",
		Short: "The game of yut",
		Long: `The game of yut, for two to four players at one console. Without a command
the basic or the advanced game is chosen on the start screen.`,
		Args: program.KnownCommand,
	}, (*table).start)
}

// table is where the assignment's games are played, with their two files.
type table struct {
	*sitting
	users *users.File
	saves *saves.File
	// What becomes of an error that does not end the program.
	complain func(error)
}

// gameCommand returns a command that plays the assignment's games.
func gameCommand(command *cobra.Command, play func(*table) error) *cobra.Command {
	var (
		data  dataFlag
		flags playFlags
	)
	command.RunE = func(c *cobra.Command, _ []string) error {
		users, err := data.users(c)
		if err != nil {
			return err
		}
		saves, err := data.saves(c)
		if err != nil {
			return err
		}
		sitting, err := flags.sitting(c, &words.English, yutnori.Facts{})
		if err != nil {
			return err
		}
		return play(&table{sitting, users, saves, func(err error) { program.Complain(c, err) }})
	}
	data.declare(command.Flags())
	flags.declare(command)
	return command
}

// start shows the start screen.
func (t *table) start() error {
	t.say(t.Welcome)
	game, err := t.choose(t.ChooseGame, "1", "2")
	switch {
	case errors.Is(err, program.ErrEndOfInput):
		t.say(t.Finished)
		return nil
	case err != nil:
		return err
	case game == 0:
		t.say(t.PlayBasic)
		return t.basic()
	}
	t.say(t.PlayAdvanced)
	return t.advanced()
}
