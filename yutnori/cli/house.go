package cli

import (
	"errors"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/terminal"
	"games.example/yutnori"
)

func newHouse(speak language) *cobra.Command {
	var flags lineFlags
	own := rulesFlags{base: yutnori.House()}
	cmd := &cobra.Command{
		Use:   "house",
		Short: speak.Text("Play by house rules: back-gae and back-geol, a corner for each team"),
		Long:  speak.Text(houseLong),
		Args:  command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			rules, err := own.rules()
			if err != nil {
				return err
			}
			s, err := flags.sitting(c, speak, rules.Facts())
			if err != nil {
				return err
			}
			return s.house(rules)
		},
	}
	own.declare(cmd)
	own.declareVariants()
	flags.declare(cmd)
	terminal.Form{Rows: []play.Row{rowOf("lang")}}.Declare(cmd)
	command.GroupFlags(cmd, command.FlagGroup{Title: "Flags"})
	translate(speak, cmd)
	return cmd
}

const houseLong = `Play by house rules: back-gae and back-geol, and a corner and a direction for
each team. Every house rule is a flag; players are numbered from 0.`

// houseHelp is printed when a player answers "help". It has at most five lines of at
// most 80 columns.
const houseHelp = `Answer with a position and a result, on two lines or on one: 0 gae
0 is in the hand, 1 to 29 are along your own road; board shows these numbers.
do, gae, geol, yut and mo go 1 to 5 forward, back-do, back-gae and back-geol 1
to 3 back. From 5, 10 and 22 a short way begins. The first player to bring
all pieces around and past 29 wins. quit ends the program.`

// translate translates the help and the errors of a command.
func translate(speak language, cmd *cobra.Command) {
	if speak.Language == nil {
		return
	}
	command.Speak(cmd, speak.Language)
	cmd.InitDefaultHelpFlag()
	cmd.Flags().VisitAll(func(flag *pflag.Flag) { flag.Usage = speak.Text(flag.Usage) })
}

// house shows the menu of the house game. Answering "quit" during a game also leaves the
// menu. Each game shows the teams and the instructions only once, so that a screen fits
// into 24 lines.
func (s *sitting) house(rules *yutnori.Rules) error {
	err := s.menu(nil, "1. game start\n2. end program", func() error {
		m := s.match("house", yutnori.New(rules), "")
		m.guided, m.display.start = true, ""
		s.say(m.display.teams(rules.Facts()))
		return m.play()
	})
	if errors.Is(err, command.ErrQuit) {
		s.say("Game finished!")
		return nil
	}
	return err
}
