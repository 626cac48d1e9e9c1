// Learn trains the strong computer's net on games that the computer plays against itself,
// and writes the trained net: go run ./yutnori/internal/learn yutnori/bot/learned.bin
package main

import (
	"flag"
	"log"
	"os"

	"games.example/yutnori/bot"
)

func main() {
	log.SetFlags(0)
	moments := flag.Int("moments", 5_000_000, "`number` of moments to learn from")
	seed := flag.Uint64("seed", 1, "seed for the games")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("expected the name of the file to write")
	}
	if err := os.WriteFile(flag.Arg(0), bot.Learn(*seed, *moments), 0o644); err != nil {
		log.Fatal(err)
	}
}
