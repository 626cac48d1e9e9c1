// Practice tests programs in any language with the features of the games.
package main

import (
	"os"

	"games.example/features/practice"
)

func main() {
	os.Exit(practice.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
