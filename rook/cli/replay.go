package cli

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

func newReplay() *cobra.Command {
	return &cobra.Command{
		Use:   "replay FILE|-",
		Short: "Check a game move by move",
		Long: `Check a game move by move. The file is a JSON object:

  bounds         how far the rook can go, {"D": 4, "R": 4}
  players        two names, the first one starts
  initial_state  where the rook starts, {"D": 0, "R": 0} if it is not given
  moves          the moves, [{"direction": "R", "tiles": 3}, ...]
  data           or instead of them the history,
                 {"0,0": ["Ann", {"direction": "R", "tiles": 3}], ...}

The status is 0 for a game that is right, finished or not, 1 for one that ended
by an illegal move and 2 for what is no game.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return program.Misuse("expected one file, or - for standard input")
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			data, err := readInput(args[0], c.InOrStdin())
			if err != nil {
				return program.Misuse("%w", err)
			}
			game, err := rook.ReadGame(data)
			if err != nil {
				return program.Misuse("%w", named(args[0], err))
			}
			return tellReplay(c.OutOrStdout(), args[0], game)
		},
	}
}

// tellReplay prints the moves of a game, and in the last line what came of it.
func tellReplay(out io.Writer, file string, game *rook.Game) error {
	position, moves := game.Initial(), 0
	history := game.History()
	for _, turn := range history.All() {
		after, err := position.Play(turn.Move)
		if err != nil {
			return err
		}
		moves++
		fmt.Fprintf(out, "%d. %s, the rook is at %v\n", moves, tellMove(turn.Player, turn.Move), after.State)
		position = after
	}
	winner, over := game.Winner()
	switch {
	case game.Illegal() != nil:
		fmt.Fprintf(out, "%s: move %d (%s): %v, the winner is %s\n",
			show(file), moves+1, show(game.ToMove()), game.Illegal(), show(winner))
		return program.ErrTold
	case over:
		fmt.Fprintf(out, "ok %d moves, the winner is %s\n", moves, show(winner))
	default:
		fmt.Fprintf(out, "ok %d moves, unfinished, %s to move\n", moves, show(game.ToMove()))
	}
	return nil
}
