package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"

	"github.com/cheggaaa/pb/v3"
	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

func newTrain() *cobra.Command {
	var (
		board boundsFlag
		seed  program.SeedFlag
		games int
		file  string
	)
	train := &cobra.Command{
		Use:   "train",
		Short: "Have smart learn from games against itself",
		Long: `Have smart learn from games against itself. What it learns is added to the data
file, or starts one. The last line says in how many of the states that have a
winning move smart is sure to make it.`,
		Example: `  rook train --bounds 10x10 --games 10 --data smart.json`,
		Args:    program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			bounds, err := board.learnable()
			if err != nil {
				return err
			}
			if err := checkGames(games); err != nil {
				return err
			}
			smart, err := loadOrStart(file, bounds, seed.Chance())
			if err != nil {
				return err
			}
			if err := selfPlay(smart, games, c.ErrOrStderr()); err != nil {
				return err
			}
			if err := saveSmart(file, smart); err != nil {
				return err
			}
			fmt.Fprintf(c.OutOrStdout(), "%s: %s learned\n", show(file), tellGames(smart.Games()))
			optimal, winnable := rook.Optimal(smart)
			tellOptimal(c.OutOrStdout(), optimal, winnable)
			return nil
		},
	}
	board.declare(train.Flags())
	seed.Declare(train.Flags(), "chance")
	train.Flags().IntVar(&games, "games", 0, "how many games are played, 1 or more")
	train.Flags().StringVar(&file, "data", "", "`file` for what is learned")
	return train
}

// loadOrStart is what smart has learned already. The file is tried out, so that
// no training is lost because it cannot be written.
func loadOrStart(file string, bounds rook.Bounds, chance *rand.Rand) (*rook.Smart, error) {
	smart, err := loadSmart(file, bounds, chance)
	if errors.Is(err, fs.ErrNotExist) {
		smart, err = rook.NewSmart(bounds, chance)
	}
	if err != nil {
		return nil, err
	}
	return smart, tryFile(file)
}

// selfPlay shows its progress on a terminal.
func selfPlay(smart *rook.Smart, games int, terminal io.Writer) error {
	bar := pb.New(games).SetWriter(terminal)
	if program.IsTerminal(terminal) {
		bar.Start()
		defer bar.Finish()
	}
	for range games {
		if _, err := smart.SelfPlay(); err != nil {
			return err
		}
		bar.Increment()
	}
	return nil
}

func tellOptimal(out io.Writer, optimal, winnable int) {
	fmt.Fprintf(out, "optimal %d of %d\n", optimal, winnable)
}
