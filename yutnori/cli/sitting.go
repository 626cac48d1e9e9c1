package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"games.example/yutnori"
	"games.example/yutnori/saves"
	"games.example/yutnori/users"
)

// sitting is one run of the program: the console that it plays at, and where
// its throws come from.
type sitting struct {
	*console
	ink  ink
	dice dice
	// Whom the program plays.
	computers computers
	// The files, and what becomes of an error that does not end the program.
	users    *users.File
	saves    *saves.File
	complain func(error)
}

// sitting is the one that the flags ask for, for games of such facts.
func (f *gameFlags) sitting(c *cobra.Command, words *words, facts yutnori.Facts) (*sitting, error) {
	users, err := f.data.users(c)
	if err != nil {
		return nil, err
	}
	saves, err := f.data.saves(c)
	if err != nil {
		return nil, err
	}
	s, err := f.playFlags.sitting(c, words, facts)
	if err != nil {
		return nil, err
	}
	s.users, s.saves = users, saves
	return s, nil
}

// sitting is the same where no files are needed.
func (f *playFlags) sitting(c *cobra.Command, words *words, facts yutnori.Facts) (*sitting, error) {
	ink, err := newInk(f.color, c.OutOrStdout())
	if err != nil {
		return nil, err
	}
	dice, err := f.dice(c.Flags(), words, facts)
	if err != nil {
		return nil, err
	}
	computers, err := f.computer.computers()
	if err != nil {
		return nil, err
	}
	return &sitting{
		console:   newConsole(c.InOrStdin(), c.OutOrStdout(), words),
		ink:       ink,
		dice:      dice,
		computers: computers,
		complain:  func(err error) { complain(c, err) },
	}, nil
}

// match is a game at the console.
func (s *sitting) match(game *yutnori.Game, players string) *match {
	m := &match{
		console: s.console,
		screen:  screen{words: s.words, ink: s.ink, players: players},
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
		s.say(s.words.menu)
		if head != nil {
			s.say(head())
		}
		s.say(entries)
		answer, err := s.ask(s.selectOne)
		if errors.Is(err, errEndOfInput) || answer == strconv.Itoa(last) {
			s.say(s.finished)
			return nil
		}
		if err != nil {
			return err
		}
		number, err := strconv.Atoi(answer)
		if err != nil || strconv.Itoa(number) != answer || number < 1 || number > last {
			s.say(fmt.Sprintf(s.typeInteger, last))
			continue
		}
		if err := chosen[number-1](); err != nil {
			return err
		}
	}
}
