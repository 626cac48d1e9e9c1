package yutkata_test

import (
	"fmt"
	"log"

	"games.example/yutkata"
)

// This game has 5 spaces, one token for each player, and scripted throws.
func Example() {
	var throws []yutkata.Sticks
	for _, text := range []string{"xxxo", "oxxx", "xoox", "oxox"} {
		sticks, err := yutkata.ParseSticks(text)
		if err != nil {
			log.Fatal(err)
		}
		throws = append(throws, sticks)
	}
	game, err := yutkata.New(yutkata.Spaces(5), yutkata.Tokens(1),
		yutkata.Throws(yutkata.Script(throws...)))
	if err != nil {
		log.Fatal(err)
	}

	for {
		player := game.Current()
		sticks, err := player.Throw()
		if err != nil {
			log.Fatal(err)
		}
		if _, err := player.Move(player.Name()[len("Player"):] + "1"); err != nil {
			log.Fatal(err)
		}
		fmt.Println(player.Name(), "throws", sticks.Throw(), game.Board().Display())
		if winner, won := game.Winner(); won {
			fmt.Println("The winner is", winner.Name())
			return
		}
	}
	// Output:
	// PlayerA throws GEOL [[],[],[A1],[],[]]
	// PlayerB throws GEOL [[],[],[B1],[],[]]
	// PlayerA throws GE [[],[A1],[B1],[],[]]
	// PlayerB throws GE [[],[A1],[],[],[]]
	// The winner is PlayerB
}

// A program that looks ahead needs only the rules, which return the next state.
func ExampleRules_Move() {
	game, _ := yutkata.New()
	rules := game.Rules()
	sticks, _ := yutkata.ParseSticks("xxxx")

	thrown, _ := rules.Throw(rules.Start(), 0, sticks)
	for _, text := range []string{"A1", "A2"} {
		token, _ := yutkata.ParseToken(text)
		moved, move, _ := rules.Move(thrown, 0, token)
		fmt.Println(rules.Board(moved), "throws again:", move.Again)
	}
	// Output:
	// [[][][][A1][][][][][][][][][][][]] throws again: true
	// [[][][][A2][][][][][][][][][][][]] throws again: true
}
