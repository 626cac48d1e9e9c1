// Package terminal plays a game on a terminal or through a pipe: it has the flags
// that mean the same in all games, and chooses the front.
package terminal

import (
	"errors"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/program/play"
	"games.example/program/play/lines"
	"games.example/program/play/screen"
	"games.example/program/play/shelf"
)

// Flags holds the flags that mean the same in all games.
type Flags struct {
	Seed program.SeedFlag

	plain, forget  bool
	pace           time.Duration
	record, resume string
}

// Declare declares the flags. The chance is what the seed decides, as in "the
// throws".
func (f *Flags) Declare(command *cobra.Command, chance string) {
	flags := command.Flags()
	flags.BoolVar(&f.plain, "plain", false, "play line by line on a terminal, too")
	flags.BoolVar(&f.forget, "no-keep", false, "do not keep an unfinished game for the next time")
	flags.DurationVar(&f.pace, "pace", 500*time.Millisecond, "how long each step of a program stays visible, 0 for not at all")
	flags.StringVar(&f.record, "record", "", "write the game to a new `file`, or to the one that is resumed; further games go to others, as in game-2.txt")
	flags.StringVar(&f.resume, "resume", "", "continue the game in a `file`")
	f.Seed.Declare(flags, chance)
}

// A Game is a game that a command plays.
type Game struct {
	// Name is the program's, and the directory's of its unfinished game.
	Name string
	// Format is the format of the names of its records, with a number, as in
	// game-%d.txt.
	Format string
	Setup  play.Setup
	// Choices holds those of the flags.
	Choices play.Choices
	// Chosen reports whether flags have chosen the game, so that the form is
	// not needed.
	Chosen bool
	// Plain holds the choices for a game that is played line by line, as far as
	// they differ from the first ones of the form.
	Plain play.Choices
	// Language words the errors; nil is English.
	Language program.Language
}

// OnScreen reports whether the command plays on the whole screen.
func (f *Flags) OnScreen(c *cobra.Command) bool {
	return !f.plain && screen.Available(c.InOrStdin(), c.OutOrStdout())
}

// Play plays the game and returns its last moment, or nil if none began. After
// an end of the input before the end of the game, and after Ctrl-C, the error
// says so.
func (f *Flags) Play(c *cobra.Command, game Game) (play.Game, error) {
	if f.pace < 0 {
		return nil, program.Misuse("--pace %v: expected 0 or more", f.pace)
	}
	record, err := program.ContinueRecord(f.record, f.resume)
	if err != nil {
		return nil, err
	}
	kept := shelf.New(record, game.Format)
	kept.Language = game.Language
	if f.OnScreen(c) {
		return f.playOnScreen(c, game, kept)
	}
	return f.playByLines(c, game, kept)
}

// longest is the length, in bytes, at which a record is too long.
const longest = 64 << 20

// resumed returns the game of --resume, or nil without the flag.
func (f *Flags) resumed(c *cobra.Command, setup play.Setup, choices play.Choices) (play.Game, error) {
	if f.resume == "" {
		return nil, nil
	}
	text, err := program.ReadInput(c, f.resume, longest)
	if err != nil {
		return nil, err
	}
	game, err := setup.Read(text, choices)
	if err != nil {
		return nil, program.Mistake("--resume %s: %w", f.resume, err)
	}
	return game, nil
}

// playByLines plays line by line.
func (f *Flags) playByLines(c *cobra.Command, g Game, kept *shelf.Shelf) (play.Game, error) {
	choices := play.Complete(g.Setup, g.Choices, g.Plain)
	game, err := f.resumed(c, g.Setup, choices)
	if err != nil {
		return nil, err
	}
	if game == nil {
		if game, err = g.Setup.Start(choices, f.Seed.Seed()); err != nil {
			return nil, program.Misuse("%w", err)
		}
	}
	ctx, stop := program.Interruptible(c)
	defer stop()
	console := program.NewConsole(c.InOrStdin(), c.OutOrStdout(), program.LongestLine)
	keep := func(game play.Game) string { return kept.Keep(game, choices) }
	last, err := lines.Run(ctx, game, console, keep)
	return last, errors.Join(program.EndedBefore(err, "game"), kept.KeepNow(last, choices))
}

// playOnScreen plays on the whole terminal.
func (f *Flags) playOnScreen(c *cobra.Command, g Game, kept *shelf.Shelf) (play.Game, error) {
	settings := play.Settings{Seed: f.Seed.Seed(), Pace: f.pace, Keeper: kept}
	var before shelf.Kept
	if !f.forget {
		var err error
		if before, err = kept.KeepFor(g.Name); err != nil {
			settings.Notice = kept.Tell(err)
		}
		defer kept.Close() //nolint:errcheck // the program ends
	}
	settings.Choices = play.Complete(g.Setup, g.Choices, before.Choices)
	resumed, err := f.resumed(c, g.Setup, settings.Choices)
	if err != nil {
		return nil, err
	}
	if before.Unfinished != "" {
		unfinished, err := g.Setup.Read(before.Unfinished, play.Complete(g.Setup, before.Choices))
		if err != nil {
			return nil, program.Errorf("the unfinished game cannot be read: %w: expected --no-keep, which leaves it alone", err)
		}
		settings.Unfinished = unfinished
	}
	session, due := play.New(g.Setup, settings), []play.Task(nil)
	if g.Chosen || resumed != nil {
		session, due = session.Begin(resumed)
	}
	session, err = screen.Run(session, due, c.InOrStdin(), c.OutOrStdout())
	if session.Game() == nil {
		return nil, err
	}
	return session.Game(), errors.Join(err, kept.KeepNow(session.Game(), session.Choices()))
}
