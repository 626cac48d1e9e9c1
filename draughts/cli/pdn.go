package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math"
	"os"

	"github.com/spf13/cobra"

	"games.example/draughts/pdn"
	"games.example/internal/command"
	"games.example/internal/printable"
)

func newPDN() *cobra.Command {
	var f pdnFlags
	cmd := &cobra.Command{
		Use:   "pdn [FILE|-]",
		Short: "Check the games of a PDN file",
		Long: `Check all games in a file of Portable Draughts Notation, or on standard
input. Print a line for each game, and a last line with the numbers of games and
wrong games. The status is 1 if a game is wrong.

  games.pdn:1: ok, 2-0, 57 moves
  games.pdn:31:17: game 2, move 12: 26x37: more pieces can be captured`,
		Example: `  draughts match --a '--level 2' --b '--level 1' --games 2 --pdn games.pdn
  draughts pdn games.pdn
  draughts pdn --canonical - < games.pdn > clean.pdn`,
		Args: command.AtMostOneInput,
		RunE: func(c *cobra.Command, args []string) error {
			if c.Flags().Changed("move") {
				f.fen = true
			} else {
				f.move = lastPosition
			}
			if f.fen && f.canonical {
				return command.Misuse("expected --canonical or a position, not both")
			}
			name := inputName(args)
			in, err := command.OpenInput(c, name)
			if err != nil {
				return err
			}
			defer in.Close() //nolint:errcheck // only read
			progress := newReadProgress(c, in)
			defer progress.End()
			return f.check(c, command.Printable(name), progress)
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.fen, "fen", false, "print the last position of each game in FEN instead")
	command.Int(flags, &f.move, "move", 0, 0, math.MaxInt, "print the position of each game after `N` turns instead, counting the turns of both players")
	flags.BoolVar(&f.canonical, "canonical", false, "print the games instead, as this program writes them")
	return cmd
}

// lastPosition selects the position at the end of a game.
const lastPosition = -1

type pdnFlags struct {
	fen, canonical bool
	move           int
}

// check checks the games of a file. It prints mistakes to standard output, or to
// standard error if standard output has positions or games.
func (f *pdnFlags) check(c *cobra.Command, name string, in *readProgress) error {
	out := bufio.NewWriter(c.OutOrStdout())
	tell := func(format string, args ...any) { fmt.Fprintf(out, format, args...) }
	if f.fen || f.canonical {
		tell = func(format string, args ...any) {
			in.End()
			fmt.Fprintf(c.ErrOrStderr(), format, args...)
		}
	}
	games, wrong := 0, 0
	for record, err := range pdn.NewReader(in).All() {
		games++
		var mistake *pdn.Error
		switch {
		case errors.As(err, &mistake):
			wrong++
			tell("%s:%s\n", name, command.Printable(mistake.Error()))
			continue
		case err != nil:
			return errors.Join(out.Flush(), command.Unreadable(name, err))
		}
		if err := f.print(out, name, record); err != nil {
			if !errors.Is(err, errTooShort) {
				return err
			}
			wrong++
			tell("%s:%d: game %d: %v\n", name, record.Line, games, err)
		}
	}
	if !f.fen && !f.canonical {
		fmt.Fprintf(out, "%s, %d wrong\n", printable.Count(games, "game"), wrong)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if wrong > 0 {
		return command.ErrTold
	}
	return nil
}

// readProgress is an input that shows how much of it has been read.
type readProgress struct {
	*command.Progress
	in io.Reader
}

// newReadProgress returns an input that shows its progress only if its size is known
// and the results are not printed to a terminal.
func newReadProgress(c *cobra.Command, in io.Reader) *readProgress {
	if file, ok := in.(*os.File); ok && !command.IsTerminal(c.OutOrStdout()) {
		if info, err := file.Stat(); err == nil && info.Mode().IsRegular() {
			return &readProgress{command.NewProgress(c.ErrOrStderr(), int(info.Size()), " bytes"), in}
		}
	}
	return &readProgress{&command.Progress{}, in}
}

// Read reads from the input and updates the progress.
func (p *readProgress) Read(text []byte) (int, error) {
	n, err := p.in.Read(text)
	p.Add(n)
	return n, err
}

var errTooShort = errors.New("too short")

// print prints a position of a game, the game itself or a line about it, as the flags
// select.
func (f *pdnFlags) print(out io.Writer, name string, r *pdn.Record) error {
	var err error
	switch {
	case f.canonical:
		err = pdn.Write(out, r)
	case f.fen:
		after := f.move
		if after == lastPosition {
			after = r.Game.Len()
		}
		p, ok := r.Game.PositionAfter(after)
		if !ok {
			return fmt.Errorf("%w: expected %s or more, found %d", errTooShort, printable.Count(after, "turn"), r.Game.Len())
		}
		_, err = fmt.Fprintln(out, p.FEN())
	default:
		_, err = fmt.Fprintf(out, "%s:%d: ok, %s, %s\n", name, r.Line, r.Result, printable.Count((r.Game.Len()+1)/2, "move"))
	}
	return err
}
