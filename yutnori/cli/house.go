package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/yutnori"
)

// house is the name of the command.
const house = "house"

func newHouse(words *words) *cobra.Command {
	var (
		lang  langFlag
		flags playFlags
	)
	facts := houseFacts{base: yutnori.House()}
	command := &cobra.Command{
		Use:   house,
		Short: words.message("Play by house rules: back-gae and back-geol, a corner for each team"),
		Long: words.message(`Play by house rules: back-gae and back-geol, and a corner and a direction for
each team. Every house rule is a flag; players are numbered from 0.`),
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := lang.check(); err != nil {
				return err
			}
			facts, err := facts.facts()
			if err != nil {
				return err
			}
			sitting, err := flags.sitting(c, words.withoutStart(), facts)
			if err != nil {
				return err
			}
			return sitting.house(facts)
		},
	}
	lang.declare(command.Flags())
	facts.declare(command.Flags())
	flags.declare(command.Flags())
	words.explain(command)
	program.Speak(command, words.message)
	return command
}

// explain has the help of a command be in the language of the words.
func (w *words) explain(command *cobra.Command) {
	if w.messages == nil {
		return
	}
	command.InitDefaultHelpFlag()
	command.Flags().VisitAll(func(flag *pflag.Flag) { flag.Usage = w.message(flag.Usage) })
	command.SetUsageFunc(func(c *cobra.Command) error {
		flags := strings.ReplaceAll(c.LocalFlags().FlagUsages(), "(default ", w.message("(default "))
		c.Printf("%s\n  %s [%s]\n\n%s\n%s", w.message("Usage:"), c.CommandPath(), w.message("flags"), w.message("Flags:"), flags)
		return nil
	})
}

// withoutStart are the words for a board where each team has its own start.
func (w words) withoutStart() *words {
	w.start = ""
	return &w
}

// house is the menu of the house game.
func (s *sitting) house(facts yutnori.Facts) error {
	return s.menu(nil, s.basicMenu, func() error {
		rules, err := yutnori.NewRules(facts)
		if err != nil {
			return err
		}
		return s.match(yutnori.NewGame(rules), s.teams(facts)).play()
	})
}

// teams is a line for each team: its colour, corner and direction.
func (s *sitting) teams(facts yutnori.Facts) string {
	var lines []string
	for player, team := range facts.Teams[:facts.Players] {
		direction := s.counterClockwise
		if team.Clockwise {
			direction = s.clockwise
		}
		line := fmt.Sprintf(s.team, player, s.animalOf(team.Skills), s.ink.token(player, s.colours[player]), s.corners[team.Corner], direction)
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// animalOf is the animal that has such skills, if one has.
func (s *sitting) animalOf(skills yutnori.Skills) string {
	for animal := range yutnori.Animal(yutnori.NumAnimals) {
		if animal.Skills() == skills {
			return fmt.Sprintf(s.animal, s.animalNames[animal])
		}
	}
	return ""
}
