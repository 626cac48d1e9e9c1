// Rook plays the Unbalanced Rook, teaches it to a strategy and explains it.
package main

import (
	"os"

	"games.example/rook/cli"
)

func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
