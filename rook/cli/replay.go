package cli

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/internal/printable"
	"games.example/rook"
	"games.example/rook/ui"
)

func newReplay() *cobra.Command {
	return &cobra.Command{
		Use:   "replay FILE|-",
		Short: "Check a game move by move",
		Long: `Check a game move by move. The file is a JSON object with

  bounds         how far the rook can go, {"D": 4, "R": 4}
  players        two names, first the player who starts
  initial_state  where the rook starts; without it, {"D": 0, "R": 0}
  moves          the moves, [{"direction": "R", "tiles": 3}, ...]
  data           or, instead of the moves, the history,
                 {"0,0": ["Ann", {"direction": "R", "tiles": 3}], ...}
  resigned       the name of the player who has resigned, if any
  seed           of the random numbers, if any; it is not checked

The status is 0 for a correct game, finished or not, and 1 for a game that ended
with an illegal move and for anything that is not a game.`,
		Example: `  rook play --computer both --plain --record game.json
  rook replay game.json`,
		Args: command.OneInput,
		RunE: func(c *cobra.Command, args []string) error {
			game, err := readGame(c, args[0])
			if err != nil {
				return err
			}
			return printReplay(c.OutOrStdout(), args[0], game)
		},
	}
}

// readGame returns the game that is recorded in an input.
func readGame(c *cobra.Command, name string) (*rook.Game, error) {
	text, err := command.ReadInput(c, name, file.MostBytes)
	if err != nil {
		return nil, err
	}
	game, err := rook.GameFromJSON([]byte(text))
	if err != nil {
		return nil, command.Mistake("%s: %w", name, err)
	}
	return game, nil
}

// printReplay prints the moves of a game, and its result on the last line.
func printReplay(out io.Writer, name string, game *rook.Game) error {
	position, moves := game.Initial(), 0
	for _, turn := range game.History().All() {
		position, _ = position.Play(turn.Move) // a legal move
		moves++
		fmt.Fprintf(out, "%d. %s, the rook is at %v\n", moves, ui.MoveText(turn.Player, turn.Move), position.State)
	}
	winner, over := game.Winner()
	winner, next := command.Printable(printable.Excerpt(winner)), command.Printable(printable.Excerpt(game.ToMove()))
	switch {
	case game.Illegal() != nil:
		fmt.Fprintf(out, "%s: move %d (%s): %v, the winner is %s\n",
			command.Printable(name), moves+1, next, command.Printable(game.Illegal().Error()), winner)
		return command.ErrTold
	case game.Resigned():
		fmt.Fprintf(out, "ok %d moves, %s resigns, the winner is %s\n", moves, next, winner)
	case over:
		fmt.Fprintf(out, "ok %d moves, the winner is %s\n", moves, winner)
	default:
		fmt.Fprintf(out, "ok %d moves, unfinished, %s to move\n", moves, next)
	}
	return nil
}
