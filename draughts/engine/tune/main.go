// Tune makes the weights of the engine's evaluation from games that the engine plays
// against itself:
//
//	go run ./draughts/engine/tune draughts/engine/weights.bin
//
// Each generation plays with the weights of the previous generation. Tune writes the
// file after each generation. With -first, it begins with the weights in the file.
//
// The engine's own search plays the games, so a change to the search changes the weights.
// MEASURED.md has the commands that made the current file.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"time"

	"games.example/draughts/engine/evaluation"
)

func main() {
	log.SetFlags(0)
	if err := run(os.Args[1:], os.Stderr); err != nil {
		log.Fatal(err)
	}
}

var errNoFile = errors.New("expected the name of the file to write")

// run makes the weights that the command line asks for, and reports its progress.
func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	flags.SetOutput(out)
	var c course
	flags.Uint64Var(&c.seed, "seed", 1, "seed for the games")
	flags.IntVar(&c.generation, "first", 0, "number of the first generation; from 1 on it starts with the weights in the file")
	generations := flags.Int("generations", 4, "number of generations")
	flags.IntVar(&c.games, "games", 5_000, "number of games of each generation")
	flags.IntVar(&c.nodes, "nodes", 600, "number of positions that a search for a move examines")
	flags.IntVar(&c.rounds, "rounds", 3, "number of times to learn from each position")
	flags.Float64Var(&c.rate, "rate", 0.02, "how fast to learn at first")
	flags.IntVar(&c.endgame, "endgame", 3, "number of pieces up to which the players know who wins")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() != 1 {
		return errNoFile
	}
	file := flags.Arg(0)
	var weights *evaluation.Weights
	if c.generation > 0 {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		weights = new(evaluation.Weights)
		if err := weights.UnmarshalBinary(data); err != nil {
			return err
		}
	}
	for last := c.generation + *generations; c.generation < last; c.generation++ {
		began := time.Now()
		l := c.learn(weights)
		weights = l.weights
		data, err := weights.MarshalBinary()
		if err == nil {
			err = os.WriteFile(file, data, 0o644)
		}
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "generation %d: %d positions, loss on games held back %.4f, before %.4f, %v\n",
			c.generation, l.positions, l.after, l.before, time.Since(began).Round(time.Second))
	}
	return nil
}
