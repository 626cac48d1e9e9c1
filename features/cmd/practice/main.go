// Practice plays the features of the games against programs in any language.
package main

import (
	"os"

	"games.example/features/practice"
)

func main() {
	os.Exit(practice.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
