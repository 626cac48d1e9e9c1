package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"games.example/draughts/analysis"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
	"games.example/internal/command"
)

type analyzeFlags struct {
	analysis.Comments
	analysis.Analysis
	seconds float64
}

// usualNodes is the default number of positions to examine for each move.
const usualNodes = 300_000

func newAnalyze() *cobra.Command {
	var f analyzeFlags
	cmd := &cobra.Command{
		Use:     "analyze [FILE|-]",
		Aliases: []string{"analyse"},
		Short:   "Find the mistakes in the games of a PDN file",
		Long: `Print the games of a PDN file with comments by the engine: after each move that
lost more than half a man, the evaluation, the loss, and a better move with its line
and evaluation:

  38-32 {-2.08, lost 7.08: better 43-39 (white wins in 3 turns), then 28-33 38x29}

Evaluations are in men for White. For the loss, an evaluation counts as at most five
men. A draw by rule ends the analysis of a game. A table on standard error has, for
each player, the number of moves, the average loss and the number of blunders, which
are the moves that lost more than --worse. Ctrl-C prints the results so far.`,
		Example: `  draughts match --a '--level 2' --b '--level 1' --games 2 --pdn games.pdn
  draughts analyze games.pdn > analyzed.pdn
  draughts analyze --every --time 0.1 --worse 0.3 --threads 2 games.pdn`,
		Args: command.AtMostOneInput,
		RunE: func(c *cobra.Command, args []string) error { return f.analyze(c, inputName(args)) },
	}
	flags := cmd.Flags()
	command.Float(flags, &f.Worse, "worse", 0.5, "comment on moves that lost more than this many `men`")
	flags.BoolVar(&f.Every, "every", false, "add the evaluation to every move")
	command.Int(flags, &f.Limit.Nodes, "nodes", 0, 1, math.MaxInt, fmt.Sprintf("positions to examine for each move (default %d, without --time)", usualNodes))
	command.Float(flags, &f.seconds, "time", 0, "`seconds` for each move")
	command.Int(flags, &f.Threads, "threads", 1, 1, engine.MaxThreads, "analyze `N` games at the same time")
	declareMemory(flags, &f.Options)
	return cmd
}

// setLimit sets the limit of each search.
func (f *analyzeFlags) setLimit(c *cobra.Command) error {
	if f.Worse < 0 {
		return command.Misuse("--worse %v: expected 0 or more", f.Worse)
	}
	f.Limit.Time = duration(f.seconds)
	if f.Limit == (engine.Limit{}) {
		f.Limit.Nodes = usualNodes
	}
	return checkSeconds(c.Flags(), "time", f.seconds, longestTime)
}

// analyze prints the games in an input, with comments, and then a table of the players'
// losses.
func (f *analyzeFlags) analyze(c *cobra.Command, name string) error {
	if err := f.setLimit(c); err != nil {
		return err
	}
	in, err := command.OpenInput(c, name)
	if err != nil {
		return err
	}
	defer in.Close() //nolint:errcheck // only read
	ctx, stop := command.Interruptible(c)
	defer stop()
	failed, err := f.print(ctx, c, name, in)
	if err != nil {
		return err
	}
	printLosses(c.ErrOrStderr(), f.Losses)
	switch {
	case ctx.Err() != nil:
		return command.ErrInterrupted
	case failed:
		return command.ErrTold
	}
	return nil
}

// print prints the games with comments, and reports whether a game is wrong.
func (f *analyzeFlags) print(ctx context.Context, c *cobra.Command, name string, in io.Reader) (failed bool, err error) {
	progress := newMovesProgress(c, in)
	defer progress.End()
	f.Judged = func() { progress.Add(1) }
	for game, err := range f.Games(ctx, in) {
		mistake, isMistake := errors.AsType[*pdn.Error](err)
		switch {
		case isMistake:
			failed = true
			progress.End()
			fmt.Fprintf(c.ErrOrStderr(), "%s:%s\n", command.Printable(name), command.Printable(mistake.Error()))
			continue
		case err != nil:
			return failed, command.Unreadable(name, err)
		}
		f.Add(game)
		if command.IsTerminal(c.OutOrStdout()) {
			progress.End()
		}
		if err := pdn.Write(c.OutOrStdout(), game.Record); err != nil {
			return failed, err
		}
	}
	return failed, nil
}

// newMovesProgress returns the progress of an analysis, measured in positions. It shows
// nothing unless standard error is a terminal and the input is a file that can be read
// twice.
func newMovesProgress(c *cobra.Command, in io.Reader) *command.Progress {
	file, ok := in.(*os.File)
	if !ok || !command.IsTerminal(c.ErrOrStderr()) {
		return &command.Progress{}
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return &command.Progress{}
	}
	moves := 0
	for record, err := range pdn.NewReader(file).All() {
		if err == nil { // the analysis meets each error again
			moves += record.Game.Len() + 1
		}
	}
	_, _ = file.Seek(0, io.SeekStart)
	return command.NewProgress(c.ErrOrStderr(), moves, " moves")
}

// printLosses prints a table of the players' losses, unless there are none.
func printLosses(out io.Writer, players []*analysis.Losses) {
	width := len("player")
	for _, p := range players {
		width = max(width, utf8.RuneCountInString(command.Printable(p.Player)))
	}
	for i, p := range players {
		if i == 0 {
			fmt.Fprintf(out, "%-*s  moves  average loss  blunders\n", width, "player")
		}
		average := p.Lost.Men() / float64(max(p.Moves, 1))
		fmt.Fprintf(out, "%-*s  %5d  %12.2f  %8d\n", width, command.Printable(p.Player), p.Moves, average, p.Blunders)
	}
}
