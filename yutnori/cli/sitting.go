package cli

import (
	"errors"
	"io"
	"math/rand/v2"
	"strconv"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

// sitting holds what one run of the program needs to play games, such as its console and
// the source of its throws.
type sitting struct {
	*console
	color     bool            // whether colors mark the owners of pieces
	numbers   bool            // whether empty cells show their numbers
	stderr    io.Writer       // shows progress if it is a terminal
	script    yutnori.Thrower // nil if throws are random
	sticks    yutnori.YutSticks
	random    *rand.Rand
	seed      string    // the seed of random throws; "" for scripted throws
	computers []int     // the players whose moves the program makes
	level     bot.Level // how well the program plays
	record    command.Record
	past      string // the records of earlier games
}

// sitting returns the sitting that the flags describe. Scripted throws may only have
// results that can be thrown under the given facts.
func (f *lineFlags) sitting(c *cobra.Command, speak language, facts yutnori.Facts) (*sitting, error) {
	s := &sitting{
		console: newConsole(c.InOrStdin(), c.OutOrStdout(), speak),
		color:   f.color.On(c.OutOrStdout()),
		numbers: f.numbers,
		stderr:  c.ErrOrStderr(),
		random:  f.seed.Chance(),
		level:   f.computer.level,
	}
	var err error
	if s.script, err = f.script(c.Flags(), speak, facts); err != nil {
		return nil, err
	}
	if s.script == nil {
		s.seed = strconv.FormatUint(f.seed.Seed(), 10)
	}
	if s.sticks, err = f.flat.sticks(); err != nil {
		return nil, err
	}
	if s.computers, err = f.computer.players(); err != nil {
		return nil, err
	}
	if len(s.computers) == 0 && c.Flags().Changed("level") {
		return nil, command.Misuse("--level %v: %w", f.computer.level,
			command.Errorf("no player has a level: expected a player that is the program"))
	}
	s.record, err = command.NewRecord(f.record)
	return s, err
}

// match returns a match that plays the game. The record of the game gets the given name,
// and players is the line of names below the board.
func (s *sitting) match(name string, game *yutnori.Game, players string) *match {
	throw := s.script
	if throw == nil {
		throw = yutnori.RandomThrower(game.Rules(), s.sticks, s.random)
	}
	return &match{
		sitting: s,
		begun:   record.Game{Name: name, Rules: game.Rules(), Seed: s.seed, Start: game.State()},
		display: display{s.language, s.color, start, players, s.numbers},
		game:    game,
		throw:   throw,
	}
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
		answer, err := s.ask("Select the function you want : ")
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
