package engine_test

import (
	"context"
	"fmt"
	"log"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// A score counts men, or the turns to the end of the game.
func ExampleEngine_Search() {
	p, err := draughts.ParseFEN("W:W27,32:B16")
	if err != nil {
		log.Fatal(err)
	}
	game := draughts.New(draughts.InitialPosition(p.WithToMove(draughts.Black)))
	result, err := engine.New(engine.Options{}).Search(context.Background(), game, engine.Limit{Depth: 4}, nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Score, result.Line)
	// Output: loss in 2 [16-21 27x16x21]
}
