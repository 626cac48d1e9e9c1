package cli

import (
	"bufio"
	"fmt"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

func newShow() *cobra.Command {
	var (
		path   string
		colors program.ColorFlag
	)
	show := &cobra.Command{
		Use:   "show",
		Short: "Show what smart has proven",
		Long: `Show what smart has proven from the games that it has learned: in which states
the player to move loses, and in which it wins. The other states are still open.`,
		Example: `  rook show --data mine.json`,
		Args:    program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			smart, err := newData(path, nil).load()
			if err != nil {
				return err
			}
			out := bufio.NewWriter(c.OutOrStdout())
			if why, ok := isDrawn(c.OutOrStdout(), smart.Bounds()); ok {
				fmt.Fprint(out, knowledge(smart, newPaint(colors.On(c.OutOrStdout()))))
			} else if why != "" {
				fmt.Fprintln(out, why)
			}
			tellLearned(out, path, smart)
			fmt.Fprintln(out, tellProven(smart))
			return out.Flush()
		},
	}
	show.Flags().StringVar(&path, "data", "", "`file` with what smart has learned")
	colors.Declare(show)
	return show
}

// knowledge returns a board with what smart has proven, and what the marks
// mean.
func knowledge(smart *rook.Smart, paint paint) string {
	board := rook.Start(smart.Bounds()).MarkedDiagram(func(tile rook.State) string {
		switch smart.Value(tile) {
		case rook.Lost:
			return "*"
		case rook.Won:
			return "+"
		case rook.Unrecorded, rook.Open:
		}
		return ""
	})
	return paint.on(board+"\n* the player to move loses\n+ the player to move wins") + "\n"
}
