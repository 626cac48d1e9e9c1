package saves_test

import (
	"fmt"
	"os"

	"games.example/yutnori"
	"games.example/yutnori/saves"
)

func Example() {
	dir, err := os.MkdirTemp("", "yutnori")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir) //nolint:errcheck // an example

	// Noah and Liam interrupt their game between two turns.
	file := saves.NewFile(dir)
	err = file.Save(saves.Game{
		Players: []saves.Player{
			{ID: "Noah", Animal: yutnori.Dog, Positions: [4]yutnori.Position{0, 100, 100, 100}},
			{ID: "Liam", Animal: yutnori.Pig, Positions: [4]yutnori.Position{1, 5, 5, 5}},
		},
		Turn: 1,
	})
	fmt.Println(err)

	// They log in again, in another order.
	game, found, err := file.Find("Liam", "Noah")
	fmt.Println(game, found, err)
	_, state, err := game.Resume()
	fmt.Println(game.IDs()[state.Turn()], "throws,", err)

	// When one of them has won, the saved game is removed.
	fmt.Println(file.Remove("Noah", "Liam"))
	_, found, err = file.Find("Liam", "Noah")
	fmt.Println(found, err)
	// Output:
	// <nil>
	// Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1 true <nil>
	// Liam throws, <nil>
	// <nil>
	// false <nil>
}
