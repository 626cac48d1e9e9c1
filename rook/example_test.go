package rook_test

import (
	"fmt"
	"log"
	"math/rand/v2"

	"games.example/rook"
)

// The document's example game.
func Example() {
	game, err := rook.New(rook.Start(rook.Bounds{D: 4, R: 4}), "Player 1", "Player 2")
	if err != nil {
		log.Fatal(err)
	}
	for _, move := range []string{
		`{"direction": "R", "tiles": 3}`,
		`{"direction": "D", "tiles": 4}`,
		`{"direction": "R", "tiles": 1}`,
	} {
		if err := game.Submit([]byte(move)); err != nil {
			log.Fatal(err)
		}
	}
	history := game.History()
	for state, turn := range history.All() {
		fmt.Println(state, turn.Player, turn.Move)
	}
	winner, _ := game.Winner()
	fmt.Println(winner, "wins")
	// Output:
	// 0,0 Player 1 R 3
	// 0,3 Player 2 D 4
	// 4,3 Player 1 R 1
	// Player 1 wins
}

// Smart loses a game, and learns from it how to win the next game.
func ExampleSmart_Learn() {
	smart, err := rook.NewSmart(rook.Bounds{D: 0, R: 4}, rand.New(rand.NewPCG(1, 2)))
	if err != nil {
		log.Fatal(err)
	}
	lost, err := rook.New(rook.Start(smart.Bounds()), "Ann", "Smart")
	if err != nil {
		log.Fatal(err)
	}
	if err := lost.Play(rook.Move{Direction: rook.Right, Tiles: 4}); err != nil {
		log.Fatal(err)
	}
	if err := smart.Learn(lost); err != nil {
		log.Fatal(err)
	}
	move, err := smart.Move(rook.Start(smart.Bounds()))
	fmt.Println(move, err)
	// Output: R 4 <nil>
}

// Smart knows everything about 10x10 after ten games against itself.
func ExampleSmart_SelfPlay() {
	smart, err := rook.NewSmart(rook.Bounds{D: 10, R: 10}, rand.New(rand.NewPCG(1, 2)))
	if err != nil {
		log.Fatal(err)
	}
	for range 10 {
		if _, err := smart.SelfPlay(); err != nil {
			log.Fatal(err)
		}
	}
	optimal, winnable := smart.Optimal()
	fmt.Println("optimal", optimal, "of", winnable)
	// Output: optimal 110 of 110
}

func ExamplePosition_Diagram() {
	fmt.Print(rook.Start(rook.Bounds{D: 1, R: 2}).Diagram())
	// Output:
	// |  R  |     |     |
	// |     |     |  X  |
}
