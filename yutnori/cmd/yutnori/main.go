// Yutnori plays the game of yut.
package main

import (
	"os"

	"games.example/yutnori/cli"
)

func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
