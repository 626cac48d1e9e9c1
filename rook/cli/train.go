package cli

import (
	"context"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"games.example/internal/command"
	"games.example/internal/printable"
	"games.example/rook"
	"games.example/rook/ui"
)

// training holds the flags of the train command, and its output.
type training struct {
	bounds rook.Bounds
	seed   command.SeedFlag
	colors command.ColorFlag
	path   string // of smart's data
	games  int    // the maximum number of games
	watch  bool
	out    io.Writer
	paint  paint
}

func newTrain() *cobra.Command {
	var t training
	cmd := &cobra.Command{
		Use:     "train [FILE...]",
		Aliases: []string{"learn"},
		Short:   "Train smart with recorded games, or with games against itself",
		Long: `Train smart, which is level medium, with recorded games, which play --record writes
and replay reads, or with games against itself. The data file is created if it is missing. If a
recorded game cannot be learned, no game is learned.

After games against itself, the last line has the number of states in which smart
is sure to make the winning move, and the number of states that have a winning
move. With --watch, the board is drawn again after each game, until every state
is proven.`,
		Example: `  rook train --bounds 3x5 --games 4 --data smart.json
  rook play --bounds 3x5 --computer both --plain --record game.json
  rook train game.json --data smart.json
  rook train --bounds 10x10 --watch --data large.json`,
		RunE: t.train,
	}
	flags := cmd.Flags()
	declareBounds(flags, &t.bounds)
	t.seed.Declare(flags, "the random moves")
	t.colors.Declare(cmd)
	command.Int(flags, &t.games, "games", math.MaxInt, 1, math.MaxInt, "number of games against itself")
	flags.Lookup("games").DefValue = "0" // no default
	flags.BoolVar(&t.watch, "watch", false, "draw the proven states after each game, on a terminal")
	flags.StringVar(&t.path, "data", "", "`file` with smart's data")
	return cmd
}

// train lets smart learn recorded games, or games against itself.
func (t *training) train(c *cobra.Command, args []string) error {
	t.out, t.paint = c.OutOrStdout(), newPaint(t.colors.On(c.OutOrStdout()))
	given := c.Flags().Changed
	switch itself := t.watch || given("games"); {
	case len(args) > 0 && (itself || given("bounds") || given("seed")):
		return command.Misuse("expected recorded games, or --games or --watch for games against itself, not both")
	case len(args) > 0:
		return learnRecords(c, newDataFile(t.path, rook.Bounds{}, nil), args)
	case !itself:
		return command.Misuse("expected the files of recorded games, - for standard input, --games or --watch")
	}
	if t.watch {
		if err := checkWatch(t.out, t.bounds); err != nil {
			return err
		}
	}
	data := newDataFile(t.path, t.bounds, t.seed.Chance())
	smart, err := data.open()
	if err != nil {
		return err
	}
	ctx, stop := command.Interruptible(c)
	defer stop()
	learned := t.selfPlay(ctx, smart, c.ErrOrStderr())
	smart, err = data.learn(func(smart *rook.Smart) error { return smart.Merge(learned) })
	if err != nil {
		return err
	}
	printLearned(t.out, t.path, smart)
	printOptimal(t.out, smart)
	if ctx.Err() != nil {
		return command.ErrInterrupted
	}
	return nil
}

// linesBelow is the number of lines below the board of --watch, including the line of
// the cursor.
const linesBelow = 5

func checkWatch(out io.Writer, bounds rook.Bounds) error {
	if !command.IsTerminal(out) {
		return command.Misuse("--watch: the output is not a terminal")
	}
	switch width, ok := isDrawn(out, bounds); {
	case ok:
	case width > 0:
		return command.Misuse("--watch: %s", tooWide(bounds, width))
	default:
		return command.Misuse("--watch: expected bounds of at most %dx%d", maxDrawn-1, maxDrawn-1)
	}
	needed := bounds.D + 1 + linesBelow
	if _, height, err := term.GetSize(int(command.Terminal(out).Fd())); err == nil && height < needed {
		return command.Misuse("--watch: the board takes %d lines, the terminal has %d", needed, height)
	}
	return nil
}

// selfPlay lets smart play against itself. It stops early after an interrupt or, with
// --watch, when every state is proven. It returns a Smart that has learned only from
// these games.
func (t *training) selfPlay(ctx context.Context, smart *rook.Smart, terminal io.Writer) *rook.Smart {
	const pace = 200 * time.Millisecond
	if t.watch {
		terminal = io.Discard // because the board shows the progress
	}
	progress := command.NewProgress(terminal, t.games, " games")
	defer progress.End()
	learned, _ := rook.NewSmart(smart.Bounds(), nil) // valid bounds
	for game := range t.games {
		if t.watch {
			if proven, states := smart.Proven(); proven == states {
				break
			}
			if game > 0 {
				select {
				case <-time.After(pace):
				case <-ctx.Done():
				}
			}
		}
		if ctx.Err() != nil {
			break
		}
		played, _ := smart.SelfPlay() // the board has at most rook.MaxTiles tiles
		_ = learned.Learn(played)     // a finished game on the same board
		progress.Add(1)
		if t.watch {
			t.redraw(smart)
		}
	}
	return learned
}

// redraw clears the terminal and draws the knowledge of smart.
func (t *training) redraw(smart *rook.Smart) {
	const clearScreen = "\x1b[H\x1b[2J"
	fmt.Fprintf(t.out, "%s%s%s learned, %s\n", clearScreen, knowledge(t.out, smart, t.paint), printable.Count(smart.Games(), "game"), ui.ProvenText(smart))
}

func printLearned(out io.Writer, path string, smart *rook.Smart) {
	fmt.Fprintf(out, "%s: %s learned\n", command.Printable(path), printable.Count(smart.Games(), "game"))
}

func printOptimal(out io.Writer, smart *rook.Smart) {
	optimal, winnable := smart.Optimal()
	fmt.Fprintf(out, "optimal %d of %d\n", optimal, winnable)
}
