// Yutkata plays the 15-space Yut kata.
package main

import (
	"os"

	"games.example/yutkata/cli"
)

func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
