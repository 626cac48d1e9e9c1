package cli

import (
	"cmp"
	"errors"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/cli/words"
)

func newHouse(language *words.Words) *cobra.Command {
	var (
		spoken = program.Word(spokenHere())
		flags  playFlags
	)
	rules := rulesFlags{base: yutnori.House()}
	command := &cobra.Command{
		Use:   "house",
		Short: language.Message("Play by house rules: back-gae and back-geol, a corner for each team"),
		Long: language.Message(`Play by house rules: back-gae and back-geol, and a corner and a direction for
each team. Every house rule is a flag; players are numbered from 0.`),
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			facts, err := rules.facts()
			if err != nil {
				return err
			}
			sitting, err := flags.sitting(c, language.WithoutStart(), facts)
			if err != nil {
				return err
			}
			return sitting.house(facts)
		},
	}
	program.OneOf(command, &spoken, "lang", "`language` of the screens, the messages and this help", "en", "ko")
	rules.declare(command)
	rules.declareVariants()
	flags.declare(command)
	flags.declareLines(command)
	explain(language, command)
	program.Speak(command, language.Message)
	return command
}

// spokenHere returns the name of the language that the environment asks for, if
// the house game can be played in it, or else that of English.
func spokenHere() string {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LANG"))
	name, _, _ := strings.Cut(locale, "_")
	name, _, _ = strings.Cut(name, ".")
	if languages[name] == nil {
		return "en"
	}
	return name
}

// explain puts the help of a command into a language.
func explain(language *words.Words, command *cobra.Command) {
	if language.Messages == nil {
		return
	}
	command.InitDefaultHelpFlag()
	command.Flags().VisitAll(func(flag *pflag.Flag) { flag.Usage = language.Message(flag.Usage) })
	command.SetUsageFunc(func(c *cobra.Command) error {
		flags := strings.ReplaceAll(c.LocalFlags().FlagUsages(), "(default ", language.Message("(default "))
		c.Printf("%s\n  %s [%s]\n\n%s\n%s", language.Message("Usage:"), c.CommandPath(), language.Message("flags"), language.Message("Flags:"), flags)
		return nil
	})
}

// house shows the menu of the house game, which quit leaves, too.
func (s *sitting) house(facts yutnori.Facts) error {
	err := s.menu(nil, s.BasicMenu, func() error {
		rules, err := yutnori.NewRules(facts)
		if err != nil {
			return err
		}
		return s.houseMatch(yutnori.NewGame(rules)).play()
	})
	if errors.Is(err, program.ErrQuit) {
		s.say(s.Finished)
		return nil
	}
	return err
}

// houseMatch returns a match that lists the teams and the instructions only
// once, so that the rest fits a terminal of 24 lines.
func (s *sitting) houseMatch(game *yutnori.Game) *match {
	m := s.match("house", game, "")
	m.once = true
	for player, mover := range m.movers {
		if person, ok := mover.(person); ok {
			person.guided = true
			m.movers[player] = person
		}
	}
	s.say(m.screen.Teams(game.Rules().Facts()))
	return m
}
