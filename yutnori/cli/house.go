package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
)

func newHouse() *cobra.Command {
	var flags playFlags
	facts := houseFacts{base: yutnori.House()}
	house := &cobra.Command{
		Use:   "house",
		Short: "Play by house rules: back-gae and back-geol, a corner for each team",
		Long: `Play by house rules: back-gae and back-geol, and a corner and a direction for
each team. Every house rule is a flag; players are numbered from 0.`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			facts, err := facts.facts()
			if err != nil {
				return err
			}
			sitting, err := flags.sitting(c, english.withoutStart(), facts)
			if err != nil {
				return err
			}
			return sitting.house(facts)
		},
	}
	facts.declare(house.Flags())
	flags.declare(house.Flags())
	return house
}

// withoutStart are the words for a board where each team has its own start.
func (w words) withoutStart() *words {
	w.start = ""
	return &w
}

// house is the menu of the house game.
func (s *sitting) house(facts yutnori.Facts) error {
	return s.menu(nil, s.basicMenu, func() error {
		game, err := yutnori.NewGame(facts)
		if err != nil {
			return err
		}
		return s.match(game, s.teams(facts)).play()
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
	for animal := range yutnori.Animal(yutnori.Animals) {
		if animal.Skills() == skills {
			return fmt.Sprintf(s.animal, s.animalNames[animal])
		}
	}
	return ""
}
