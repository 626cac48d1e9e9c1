package cli

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/rook"
	"games.example/rook/ui"
)

func newLearn() *cobra.Command {
	var path string
	learn := &cobra.Command{
		Use:   "learn FILE...",
		Short: "Have smart learn from recorded games",
		Long: `Have smart learn from recorded games, which play --record writes and replay
reads. The data file is created if it is missing. If a game cannot be learned, no
game is learned.`,
		Example: `  rook learn game.json --data mine.json`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return command.Misuse("expected the files of recorded games, or - for standard input")
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			data := newDataFile(path, rook.Bounds{}, nil)
			known, err := data.read()
			if err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			learned, err := learnAll(c, args, known)
			if err != nil {
				return err
			}
			data.bounds = learned.Bounds()
			smart, err := data.learn(func(smart *rook.Smart) error { return smart.Merge(learned) })
			if err != nil {
				return err
			}
			printLearned(c.OutOrStdout(), path, smart)
			fmt.Fprintln(c.OutOrStdout(), ui.ProvenText(smart))
			return nil
		},
	}
	learn.Flags().StringVar(&path, "data", "", "`file` with smart's data")
	return learn
}

// learnAll returns a Smart that has learned from the games in the named files. All
// games must have the bounds of the known Smart or, if known is nil, of the first game.
func learnAll(c *cobra.Command, names []string, known *rook.Smart) (*rook.Smart, error) {
	var learned *rook.Smart
	for _, name := range names {
		game, err := readGame(c, name)
		if err != nil {
			return nil, err
		}
		if learned == nil {
			bounds := game.Initial().Bounds
			if known != nil {
				bounds = known.Bounds()
			}
			learned, _ = rook.NewSmart(bounds, nil) // valid bounds
		}
		if err := learned.Learn(game); err != nil {
			return nil, command.Misuse("%s: %w", name, err)
		}
	}
	return learned, nil
}
