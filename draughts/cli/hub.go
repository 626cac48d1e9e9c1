package cli

import (
	"github.com/spf13/cobra"

	"games.example/draughts/engine"
	"games.example/draughts/hub"
	"games.example/internal/command"
)

func newHub() *cobra.Command {
	return &cobra.Command{
		Use:   "hub",
		Short: "Play as the engine of another program",
		Long: `Play as the engine of another program, over standard input and output, in
version 2 of the Hub protocol. The end of the input ends the program, even during a
search. The example finds a move.`,
		Example: `  (printf 'hub\ninit\nlevel move-time=1\ngo think\n'; sleep 2) | draughts hub`,
		Args:    command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			return hub.Serve(c.InOrStdin(), c.OutOrStdout(), engine.New(engine.Options{}), c.Root().Version)
		},
	}
}
