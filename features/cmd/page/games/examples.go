package games

import (
	"embed"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/page"
)

// The example games of the documents. Each file has a title, the choices, the record,
// and the lines of the document for each moment of the game.
//
//go:embed examples
var examples embed.FS

// example reads the example with the given name.
func example(name string) page.Example {
	text, _ := examples.ReadFile("examples/" + name + ".txt") // the tests read all files
	parts := strings.Split(string(text), "\n--- ")
	title, choices, _ := strings.Cut(parts[0], "\n")
	e := page.Example{Title: title, Choices: play.Choices{}}
	for _, choice := range strings.Fields(choices) {
		row, value, _ := strings.Cut(choice, "=")
		e.Choices[row] = value
	}
	for _, part := range parts[1:] {
		if record, ok := strings.CutPrefix(part, "record\n"); ok {
			e.Record = record
		} else {
			e.Steps = append(e.Steps, strings.TrimPrefix(strings.TrimPrefix(part, "step"), "\n"))
		}
	}
	return e
}
