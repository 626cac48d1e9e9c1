package yutnori_test

import (
	"fmt"
	"math/rand/v2"

	"games.example/yutnori"
)

// Player 0 throws mo, which earns another throw, and then geol. The piece stops on the
// first star, where it turns onto the short way.
func Example() {
	rules, _ := yutnori.NewRules(yutnori.Basic(2, 4))
	state := rules.Start()
	state, _, _ = rules.Throw(state, yutnori.Mo)
	state, _, _ = rules.Throw(state, yutnori.Geol)
	fmt.Println("pool:", state.Pool())

	state, _, _ = rules.Move(state, yutnori.Move{From: 0, Result: yutnori.Mo})
	fmt.Println("pieces:", state.Pieces(0))
	state, event, _ := rules.Move(state, yutnori.Move{From: 5, Result: yutnori.Geol})
	fmt.Println("pieces:", state.Pieces(0))
	fmt.Println("turn over:", event.TurnOver)
	// Output:
	// pool: geol mo
	// pieces: [0 0 0 5]
	// pieces: [0 0 0 22]
	// turn over: true
}

// An illegal move is refused with a reason.
func ExampleRules_Move() {
	rules, _ := yutnori.NewRules(yutnori.Basic(2, 4))
	state, _, _ := rules.Throw(rules.Start(), yutnori.Gae)
	_, _, err := rules.Move(state, yutnori.Move{From: 3, Result: yutnori.Gae})
	fmt.Println(err)
	// Output: you have no piece there
}

// Animals play a game with random throws. Each player always makes the first move in the
// list.
func ExampleGame() {
	rules, _ := yutnori.NewRules(yutnori.Advanced(yutnori.Dog, yutnori.Pig))
	game := yutnori.New(rules)
	throw := yutnori.RandomThrower(rules, yutnori.YutSticks{}, rand.New(rand.NewPCG(1, 2)))
	for {
		if winner, won := game.Winner(); won {
			fmt.Println("arrived:", winner.Arrived())
			return
		}
		if game.Chains() > 0 {
			_ = game.Current().Throw(throw)
			continue
		}
		_, _ = game.Move(game.Moves()[0])
	}
	// Output: arrived: 4
}
