// Demo plays the games of a transcript and checks that they come out as it
// says.
package main

import (
	"embed"
	"fmt"
	"io"
	"os"
)

//go:embed testdata
var testdata embed.FS

func main() {
	dir, err := os.MkdirTemp("", "yutnori")
	if err == nil {
		err = playIn(dir, os.Stdout)
		_ = os.RemoveAll(dir) // if it cannot be removed, it may stay there
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "demo:", err)
		os.Exit(1)
	}
}

// playIn plays the game of the transcript in an empty directory.
func playIn(dir string, shown io.Writer) error {
	if err := os.Chdir(dir); err != nil {
		return err
	}
	for _, name := range []string{"user_info.txt", "game_info.txt"} {
		text, err := testdata.ReadFile("testdata/" + name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(name, text, 0o600); err != nil {
			return err
		}
	}
	text, err := testdata.ReadFile("testdata/transcript.txt")
	if err != nil {
		return err
	}
	return play(string(text), shown)
}
