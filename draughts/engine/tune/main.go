// Tune makes the weights of the engine's evaluation from games that the engine plays
// against itself:
//
//	go run ./draughts/engine/tune draughts/engine/weights.bin
//
// Each generation plays with the weights of the previous generation. Tune writes the
// file after each generation. With --first, it begins with the weights in the file.
//
// The engine's own search plays the games, so a change to the search changes the weights.
// MEASURED.md has the commands that made the current file.
package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts/engine"
	"games.example/draughts/engine/evaluation"
	"games.example/internal/command"
	"games.example/internal/file"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run executes the command line and returns the exit status.
func run(args []string, stdout, stderr io.Writer) int {
	const most = 10_000_000
	var c course
	generations, seed := 0, 0
	tune := &cobra.Command{
		Use:   "tune FILE",
		Short: "Make the weights of the engine's evaluation",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return errors.New("expected the name of the file to write")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if c.rate <= 0 || c.rate > 1 {
				return command.Misuse("--rate %v: expected more than 0, and at most 1", c.rate)
			}
			c.seed = uint64(seed)
			return c.tune(cmd.OutOrStdout(), file.File{Path: args[0], Wait: file.Patience, Mode: 0o644}, generations)
		},
	}
	flags := tune.Flags()
	command.Int(flags, &seed, "seed", 1, 0, math.MaxInt, "seed for the games")
	command.Int(flags, &c.generation, "first", 0, 0, most, "number of the first generation; if it is 1 or more, the weights in the file are the start")
	command.Int(flags, &generations, "generations", 4, 1, most, "number of generations")
	command.Int(flags, &c.games, "games", 5_000, 1, most, "number of games of each generation")
	command.Int(flags, &c.nodes, "nodes", 600, 1, most, "number of positions that a search for a move examines")
	command.Int(flags, &c.rounds, "rounds", 3, 1, most, "number of times to learn from each position")
	command.Float(flags, &c.rate, "rate", 0.02, "learning rate of the first round")
	command.Int(flags, &c.endgame, "endgame", 3, 0, engine.MaxEndgame, "number of pieces up to which the players know who wins")
	return command.Run(tune, args, nil, stdout, stderr)
}

// tune plays generations and writes the weights of each to the file.
func (c *course) tune(out io.Writer, to file.File, generations int) error {
	var weights *evaluation.Weights
	if c.generation > 0 {
		data, err := to.Read()
		if err != nil {
			return command.Misuse("%w", err)
		}
		weights = new(evaluation.Weights)
		if err := weights.UnmarshalBinary([]byte(data)); err != nil {
			return command.Misuse("%s: %w", to.Path, err)
		}
	}
	if err := to.Replace(func(old string) (string, error) { return old, nil }); err != nil {
		return command.Misuse("%w", err) // a wrong path is reported before hours of play
	}
	for last := c.generation + generations; c.generation < last; c.generation++ {
		began := time.Now()
		l := c.learn(weights)
		weights = l.weights
		err := to.Replace(func(string) (string, error) {
			data, err := weights.MarshalBinary()
			return string(data), err
		})
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "generation %d: %d positions, loss on games held back %.4f, before %.4f, %v\n",
			c.generation, l.positions, l.after, l.before, time.Since(began).Round(time.Second))
	}
	return nil
}
