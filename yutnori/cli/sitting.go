package cli

import (
	"errors"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
)

// sitting holds one run of the program: its console and the source of its
// throws.
type sitting struct {
	*console
	color     bool      // whether colors mark the owners of pieces
	numbers   bool      // whether empty cells show their numbers
	stderr    io.Writer // for progress
	chance    chance
	computer  computerFlags
	computers []int // the players that the program plays
	record    transcript
	seed      string // the seed of random throws; "" for scripted throws
}

// sitting returns the sitting that the flags describe, for games with the given facts.
func (f *lineFlags) sitting(c *cobra.Command, speak language, facts yutnori.Facts) (*sitting, error) {
	source, err := f.chance(c.Flags(), speak, facts)
	if err != nil {
		return nil, err
	}
	computers, err := f.computer.players()
	if err != nil {
		return nil, err
	}
	seed := ""
	if source.script == nil {
		seed = strconv.FormatUint(f.seed.Seed(), 10)
	}
	own, err := program.NewRecord(f.record)
	if err != nil {
		return nil, err
	}
	return &sitting{
		console:   newConsole(c.InOrStdin(), c.OutOrStdout(), speak),
		color:     f.color.On(c.OutOrStdout()),
		numbers:   f.numbers,
		stderr:    c.ErrOrStderr(),
		chance:    source,
		computer:  f.computer,
		computers: computers,
		record:    transcript{Record: own},
		seed:      seed,
	}, nil
}

// match returns a match for a game, which has the given name in its record. The
// argument players is the line below the board that names the players.
func (s *sitting) match(name string, game *yutnori.Game, players string) *match {
	return &match{
		sitting: s,
		name:    name,
		display: display{s.language, s.color, start, players, s.numbers},
		game:    game,
		throw:   s.chance.thrower(game.Rules()),
	}
}

// menu shows a menu and does what the player chooses, until the player chooses the last
// entry, which ends the program. If head is not nil, it returns a text that is printed
// above the entries.
func (s *sitting) menu(head func() string, entries string, chosen ...func() error) error {
	last := len(chosen) + 1
	for {
		s.say(stars, "************************   Menu   **************************", stars)
		if head != nil {
			s.say(head())
		}
		s.say(entries)
		answer, err := s.ask("Select the function you want : ")
		if errors.Is(err, program.ErrEndOfInput) || answer == strconv.Itoa(last) {
			s.say("Game finished!")
			return nil
		}
		if err != nil {
			return err
		}
		number, err := strconv.Atoi(answer)
		if err != nil || strconv.Itoa(number) != answer || number < 1 || number > last {
			s.sayf("Type an integer from 1 to %d!", last)
			continue
		}
		if err := chosen[number-1](); err != nil {
			return err
		}
	}
}
