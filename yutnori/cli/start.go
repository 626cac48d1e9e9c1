package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori/saves"
	"games.example/yutnori/users"
)

func newStart() *cobra.Command {
	return gameCommand(&cobra.Command{
		Use:   "yutnori",
		Short: "The game of yut",
		Long: `The game of yut, for two to four players at one console. Without a command, a
start screen asks whether to play the basic or the advanced game of the assignment.
yutnori play plays against the computer, and yutnori house is short for
yutnori play --rules house.`,
		Example: `  yutnori
  yutnori play
  yutnori house`,
		Args: command.KnownCommand,
	}, (*games).start)
}

// games holds the assignment's two games on the console, and the files of users and
// saved games.
type games struct {
	*sitting
	users *users.File
	saves *saves.File
	// Prints an error that does not end the program.
	complain func(error)
}

// gameCommand completes a command that plays the assignment's games.
func gameCommand(cmd *cobra.Command, play func(*games) error) *cobra.Command {
	var (
		data  dataFlag
		flags lineFlags
	)
	cmd.RunE = func(c *cobra.Command, _ []string) error {
		g := &games{complain: func(err error) { command.Complain(c, err) }}
		var err error
		if g.users, err = data.users(c); err != nil {
			return err
		}
		if g.saves, err = data.saves(c); err != nil {
			return err
		}
		if g.sitting, err = flags.sitting(c); err != nil {
			return err
		}
		return play(g)
	}
	data.declare(cmd.Flags())
	flags.declare(cmd)
	return cmd
}

const stars = "************************************************************"

func (g *games) start() error {
	if g.IsTerminal() {
		g.complain(errors.New("this is the assignment's game; `yutnori play` uses the whole screen"))
	}
	g.say(stars, stars, "*************   Welcome to Yunnori game   ****************", stars, stars, "1. Yunnori Basic", "2. Yunnori Advanced")
	game, err := g.choose("Choose a game to play (1, 2) : ", "1", "2")
	switch {
	case errors.Is(err, command.ErrEndOfInput):
		g.say("Game finished!")
		return nil
	case err != nil:
		return err
	case game == 0:
		g.say("You will play a normal Yunnori!")
		return g.basic()
	}
	g.say("You will play Yunnori advanced version!")
	return g.advanced()
}
