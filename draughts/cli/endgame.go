package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/endgame"
	"games.example/internal/command"
)

func newEndgame() *cobra.Command {
	var (
		from    positionFlags
		threads int
	)
	cmd := &cobra.Command{
		Use:   "endgame [FEN|FILE|-]",
		Short: "Print who wins with up to four pieces",
		Long: `Print who wins a position with up to four pieces if both players play perfectly,
ignoring the rules that end a game in a draw: white wins, black wins, or draw. The
position is a FEN, or in a file or on standard input, as in moves. A position with
four pieces takes a few seconds.`,
		Example: `  draughts endgame W:WK27:BK5,6
  draughts show W:WK27:BK5 --format kata > board.txt
  draughts endgame board.txt --player black`,
		Args: command.AtMostOneInput,
		RunE: func(c *cobra.Command, args []string) error {
			p, err := from.position(c, args)
			if err != nil {
				return err
			}
			if n := p.Occupied(draughts.White).Len() + p.Occupied(draughts.Black).Len(); n > endgame.MaxPieces {
				return fmt.Errorf("%d pieces: expected at most %d", n, endgame.MaxPieces)
			}
			winner, err := endgameOf(c, p, threads)
			if err != nil {
				return err
			}
			fmt.Fprintln(c.OutOrStdout(), winner)
			return nil
		},
	}
	from.declare(cmd)
	command.Int(cmd.Flags(), &threads, "threads", 1, 1, draughts.MaxThreads, "build the tables with `N` threads")
	_ = cmd.Flags().MarkHidden("color") // an older flag, kept for its values white and black
	return cmd
}

// endgameOf returns the result of a position as text, such as "white wins" or "draw".
// On a terminal it shows its progress.
func endgameOf(c *cobra.Command, p draughts.Position, threads int) (string, error) {
	var progress *command.Progress
	before := 0
	tables, err := endgame.BuildFor(c.Context(), p, threads, func(done, total int) {
		if progress == nil {
			progress = command.NewProgress(c.ErrOrStderr(), total, " tables")
		}
		progress.Add(done - before)
		before = done
	})
	if progress != nil {
		progress.End()
	}
	if err != nil {
		return "", err
	}
	result, known := tables.Probe(p)
	switch {
	case !known:
		return "", errors.New("a man stands where it is crowned: expected a king")
	case result == endgame.Draw:
		return "draw", nil
	case result == endgame.Win:
		return fmt.Sprintf("%v wins", p.ToMove()), nil
	default:
		return fmt.Sprintf("%v wins", p.ToMove().Opponent()), nil
	}
}
