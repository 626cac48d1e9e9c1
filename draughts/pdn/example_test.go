package pdn_test

import (
	"errors"
	"fmt"
	"log"
	"os"
	"strings"

	"games.example/draughts"
	"games.example/draughts/pdn"
)

// Read games one by one. After an invalid game, the reader continues with the next game.
func ExampleReader() {
	file := strings.NewReader(`[White "Anna"]
[Black "Bert"]

1. 32-28 19-23 2. 28x19 14x23 2-0

1. 32-28 19-23 2. 31-27 *
`)
	for record, err := range pdn.NewReader(file).All() {
		var mistake *pdn.Error
		switch {
		case errors.As(err, &mistake):
			fmt.Println(mistake)
		case err != nil:
			log.Fatal(err)
		default:
			white, _ := record.Tag("White")
			fmt.Println(white, record.Result, record.Game.Position())
		}
	}
	// Output:
	// Anna 2-0 W:W31,33-50:B1-13,15-18,20,23
	// 6:19: game 2, move 2: 31-27: a capture is possible
}

func ExampleWrite() {
	game := draughts.New()
	for _, text := range []string{"32-28", "19-23", "28x19"} {
		turn, err := game.Position().ParseShortTurn(text, draughts.PDN)
		if err != nil {
			log.Fatal(err)
		}
		if err := game.Play(turn); err != nil {
			log.Fatal(err)
		}
	}
	if err := game.Agree(); err != nil {
		log.Fatal(err)
	}
	record := pdn.NewRecord(game, pdn.Tag{Name: "White", Value: "Anna"})
	if err := pdn.Write(os.Stdout, record); err != nil {
		log.Fatal(err)
	}
	// Output:
	// [White "Anna"]
	// [Result "1-1"]
	// [GameType "20"]
	//
	// 1. 32-28 19-23 2. 28x19 1-1
}
