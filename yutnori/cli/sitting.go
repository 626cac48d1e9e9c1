package cli

import (
	"errors"
	"math/rand/v2"
	"strconv"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori"
)

// sitting holds what one run of the program needs to play games: its console and the
// source of its throws.
type sitting struct {
	*console
	color  bool            // whether colors mark the owners of pieces
	script yutnori.Thrower // nil if throws are random
	sticks yutnori.YutSticks
	random *rand.Rand
}

// sitting returns the sitting that the flags describe.
func (f *lineFlags) sitting(c *cobra.Command) (*sitting, error) {
	s := &sitting{
		console: newConsole(c.InOrStdin(), c.OutOrStdout()),
		color:   f.color.On(c.OutOrStdout()),
		random:  f.seed.Chance(),
	}
	var err error
	if s.script, err = f.script(c.Flags(), english, yutnori.Facts{}); err != nil {
		return nil, err
	}
	s.sticks, err = f.flat.sticks()
	return s, err
}

// match returns a match that plays the game. The argument players is the line of names
// below the board.
func (s *sitting) match(game *yutnori.Game, players string) *match {
	throw := s.script
	if throw == nil {
		throw = yutnori.RandomThrower(game.Rules(), s.sticks, s.random)
	}
	return &match{sitting: s, display: display{s.color, players}, game: game, throw: throw}
}

// menu shows a menu and calls the chosen functions until the player chooses the last
// entry, or the input ends. If head is not nil, its text is printed above the entries.
func (s *sitting) menu(head func() string, entries string, chosen ...func() error) error {
	last := len(chosen) + 1
	for {
		s.say(stars, "************************   Menu   **************************", stars)
		if head != nil {
			s.say(head())
		}
		s.say(entries)
		answer, err := s.Ask("Select the function you want : ")
		if errors.Is(err, command.ErrEndOfInput) || answer == strconv.Itoa(last) {
			s.say("Game finished!")
			return nil
		}
		if err != nil {
			return err
		}
		number, err := command.ParseInt(answer)
		if err != nil || number < 1 || number > last {
			s.sayf("Type an integer from 1 to %d!", last)
		} else if err := chosen[number-1](); err != nil {
			return err
		}
	}
}
