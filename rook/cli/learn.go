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

// learnRecords lets smart learn from the games in the named files. If a game cannot be
// learned, no game is learned.
func learnRecords(c *cobra.Command, data *dataFile, names []string) error {
	known, err := data.read()
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	learned, err := learnAll(c, names, known)
	if err != nil {
		return err
	}
	data.bounds = learned.Bounds()
	smart, err := data.learn(func(smart *rook.Smart) error { return smart.Merge(learned) })
	if err != nil {
		return err
	}
	printLearned(c.OutOrStdout(), data.file.Path, smart)
	fmt.Fprintln(c.OutOrStdout(), ui.ProvenText(smart))
	return nil
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
