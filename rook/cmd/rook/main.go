// Rook plays and analyzes the Unbalanced Rook, and trains a strategy that learns.
package main

import (
	"os"

	"games.example/rook/cli"
)

func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
