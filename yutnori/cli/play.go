package cli

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/program/screen"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/cli/words"
	onscreen "games.example/yutnori/table"
)

// screenFlags are the flags of play.
type screenFlags struct {
	rules  rulesFlags
	house  bool
	throws playFlags
	lang   program.Word
	coach  bool
	pace   time.Duration
}

func newPlay(language *words.Words) *cobra.Command {
	f := screenFlags{rules: rulesFlags{base: yutnori.Basic(2, 4)}, lang: program.Word(spokenHere())}
	command := &cobra.Command{
		Use:   "play",
		Short: language.Message("Play on the screen, against the computer or each other"),
		Long: language.Message(`Play on the whole screen: you against the strong computer, or whom --computer
says. Every rule is a flag; players are numbered from 0. ? tells the rest.`),
		Example: `  yutnori play
  yutnori play --house --lang ko
  yutnori play --animals dog,cow --coach
  yutnori play --players 3 --computer none`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c, language) },
	}
	flags := command.Flags()
	program.OneOf(command, &f.lang, "lang", "`language` of the screens, the messages and this help", "en", "ko")
	flags.BoolVar(&f.house, "house", false, "the house game, where other flags do not say otherwise")
	flags.BoolVar(&f.coach, "coach", false, "tell after each move of a person what it has cost")
	flags.DurationVar(&f.pace, "pace", 700*time.Millisecond, "how long each step of the computer stays to be seen, 0 for not at all")
	f.rules.declare(command)
	f.rules.declareVariants()
	f.throws.declare(command)
	flags.Lookup("computer").DefValue = "all but 0"
	_ = flags.MarkHidden("color") // the terminal says what it can do, and NO_COLOR
	explain(language, command)
	program.Speak(command, language.Message)
	return command
}

// play plays on the screen until the player leaves.
func (f *screenFlags) play(c *cobra.Command, language *words.Words) error {
	if f.pace < 0 {
		return program.Misuse("--pace %v: expected 0 or more", f.pace)
	}
	t, err := f.table(c, language)
	if err != nil {
		return err
	}
	if !screen.Available(c.InOrStdin(), c.OutOrStdout()) {
		return program.Misuse("expected a terminal that can draw; yutnori basic and house play line by line")
	}
	_, err = screen.Run(t, screen.Settings{Pace: f.pace}, c.InOrStdin(), c.OutOrStdout())
	if f.throws.seed.Drawn() && !c.Flags().Changed("throws") {
		fmt.Fprintf(c.OutOrStdout(), "seed %d\n", f.throws.seed.Seed())
	}
	return err
}

// table returns the game that the flags ask for.
func (f *screenFlags) table(c *cobra.Command, language *words.Words) (onscreen.Table, error) {
	if err := f.rules.setHouse(f.house); err != nil {
		return onscreen.Table{}, err
	}
	facts, err := f.rules.facts()
	if err != nil {
		return onscreen.Table{}, err
	}
	chance, err := f.throws.chance(c.Flags(), language, facts)
	if err != nil {
		return onscreen.Table{}, err
	}
	rules, err := yutnori.NewRules(facts)
	if err != nil {
		return onscreen.Table{}, program.Misuse("%w", err)
	}
	throws := onscreen.Chance(rules, chance.sticks, f.throws.seed.Seed())
	if chance.script != nil {
		throws = onscreen.By(rules, chance.script)
	}
	t := onscreen.New(rules, throws)
	t.Coach = f.coach
	if f.lang == "ko" {
		t.Language = &onscreen.Korean
	}
	return t, f.sitDown(c, &t, chance.sticks)
}

// sitDown gives the players that are the computer's to the program; if the
// flags name none, all but the first.
func (f *screenFlags) sitDown(c *cobra.Command, t *onscreen.Table, sticks yutnori.Sticks) error {
	computers, err := f.throws.computer.computers()
	if err != nil {
		return err
	}
	if !c.Flags().Changed("computer") {
		for player := 1; player < t.Rules().Players(); player++ {
			computers.players = append(computers.players, player)
		}
	}
	player, err := bot.New(computers.level, t.Rules(), sticks)
	if err != nil {
		return program.Misuse("--level %v: %w", computers.level, err)
	}
	for _, number := range computers.players {
		t.Programs[number] = player
	}
	adviser, ok := player.(bot.Adviser)
	if !ok {
		strong, err := bot.New(bot.Strong, t.Rules(), sticks)
		if err != nil {
			return err
		}
		if adviser, ok = strong.(bot.Adviser); !ok {
			return errors.New("the strong computer gives no advice")
		}
	}
	t.Adviser = adviser.Chances
	return nil
}
