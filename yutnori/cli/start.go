package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/cli/words"
)

func newStart() *cobra.Command {
	return gameCommand(&cobra.Command{
		Use:   "yutnori",
		Short: "The game of yut",
		Long: `The game of yut, for two to four players at one console. Without a command
the basic or the advanced game is chosen on the start screen.`,
		Args: program.KnownCommand,
	}, (*sitting).start)
}

// gameCommand is a command that plays.
func gameCommand(command *cobra.Command, play func(*sitting) error) *cobra.Command {
	var flags gameFlags
	command.RunE = func(c *cobra.Command, _ []string) error {
		sitting, err := flags.sitting(c, &words.English, yutnori.Facts{})
		if err != nil {
			return err
		}
		return play(sitting)
	}
	flags.declare(command.Flags())
	return command
}

// start is the start screen.
func (s *sitting) start() error {
	s.say(s.Welcome)
	game, err := s.choose(s.ChooseGame, "1", "2")
	switch {
	case errors.Is(err, errEndOfInput):
		s.say(s.Finished)
		return nil
	case err != nil:
		return err
	case game == 0:
		s.say(s.PlayBasic)
		return s.basic()
	}
	s.say(s.PlayAdvanced)
	return s.advanced()
}
