// Draughts plays and analyzes international draughts.
package main

import (
	"os"

	"games.example/draughts/cli"
)

func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
