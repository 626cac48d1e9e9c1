package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"games.example/yutnori"
	"games.example/yutnori/cli/screen"
	"games.example/yutnori/cli/words"
	"games.example/yutnori/saves"
	"games.example/yutnori/users"
)

// sitting is one run of the program: the console that it plays at, and where
// its throws come from.
type sitting struct {
	*console
	ink  screen.Ink
	dice dice
	// Whom the program plays.
	computers computers
	// The files, and what becomes of an error that does not end the program.
	users    *users.File
	saves    *saves.File
	complain func(error)
}

// sitting is the one that the flags ask for, for games of such facts.
func (f *gameFlags) sitting(c *cobra.Command, language *words.Words, facts yutnori.Facts) (*sitting, error) {
	users, err := f.data.users(c)
	if err != nil {
		return nil, err
	}
	saves, err := f.data.saves(c)
	if err != nil {
		return nil, err
	}
	s, err := f.playFlags.sitting(c, language, facts)
	if err != nil {
		return nil, err
	}
	s.users, s.saves = users, saves
	return s, nil
}

// sitting is the same where no files are needed.
func (f *playFlags) sitting(c *cobra.Command, language *words.Words, facts yutnori.Facts) (*sitting, error) {
	ink, err := newInk(f.color, c.OutOrStdout())
	if err != nil {
		return nil, err
	}
	dice, err := f.dice(c.Flags(), language, facts)
	if err != nil {
		return nil, err
	}
	computers, err := f.computer.computers()
	if err != nil {
		return nil, err
	}
	return &sitting{
		console:   newConsole(c.InOrStdin(), c.OutOrStdout(), language),
		ink:       ink,
		dice:      dice,
		computers: computers,
		complain:  func(err error) { complain(c, err) },
	}, nil
}

// screen returns a screen with a line that tells who plays.
func (s *sitting) screen(who string) screen.Screen {
	return screen.Screen{Words: s.Words, Ink: s.ink, Who: who}
}

// match returns a game at the console, with a line that tells who plays.
func (s *sitting) match(game *yutnori.Game, who string) *match {
	m := &match{
		console: s.console,
		screen:  s.screen(who),
		game:    game,
		throw:   s.dice.thrower(game.Rules()),
	}
	for player := range m.movers {
		m.movers[player] = person{s.console}
	}
	s.computers.sitDown(m, s.dice)
	return m
}

// menu shows a menu and does what is chosen, until its last entry is, which
// ends the program. What comes before the entries, if anything, says head.
func (s *sitting) menu(head func() string, entries string, chosen ...func() error) error {
	last := len(chosen) + 1
	for {
		s.say(s.Words.Menu)
		if head != nil {
			s.say(head())
		}
		s.say(entries)
		answer, err := s.ask(s.SelectOne)
		if errors.Is(err, errEndOfInput) || answer == strconv.Itoa(last) {
			s.say(s.Finished)
			return nil
		}
		if err != nil {
			return err
		}
		number, err := strconv.Atoi(answer)
		if err != nil || strconv.Itoa(number) != answer || number < 1 || number > last {
			s.say(fmt.Sprintf(s.TypeInteger, last))
			continue
		}
		if err := chosen[number-1](); err != nil {
			return err
		}
	}
}
