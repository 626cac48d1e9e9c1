package cli

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/rook"
	"games.example/rook/ui"
)

func newShow() *cobra.Command {
	var (
		path   string
		colors command.ColorFlag
	)
	show := &cobra.Command{
		Use:   "show",
		Short: "Print what smart has proven",
		Long: `Print what smart, which is level medium, has proven from the games that it has learned: in which states
the player to move loses, and in which it wins. The other states are still open.
Play keeps the data about each board in the user's data directory, such as
~/.local/share/rook/smart-4x6.json.`,
		Example: `  rook train --bounds 3x5 --games 4 --data smart.json
  rook show --data smart.json`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			smart, err := newDataFile(path, rook.Bounds{}, nil).read()
			if err != nil {
				return err
			}
			out := c.OutOrStdout()
			fmt.Fprint(out, knowledge(out, smart, newPaint(colors.On(out))))
			printLearned(out, path, smart)
			fmt.Fprintln(out, ui.ProvenText(smart))
			return nil
		},
	}
	show.Flags().StringVar(&path, "data", "", "`file` with smart's data")
	colors.Declare(show)
	return show
}

// knowledge returns a picture of the board with marks on the states that smart has
// proven.
func knowledge(terminal io.Writer, smart *rook.Smart, colors paint) string {
	const legend = "* the player to move loses\n+ the player to move wins"
	marks := map[rook.Value]string{rook.Lost: "*", rook.Won: "+"}
	return colors.board(terminal, smart.Bounds(), legend, func(tile rook.State) string { return marks[smart.Value(tile)] })
}
