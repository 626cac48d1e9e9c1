package practice

import (
	"encoding/json"
	"fmt"
	"os"
	"time"

	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/internal/message"
)

// A memory is a JSON file in the user's state directory. It holds a value for each game
// and folder.
type memory[T any] string

const (
	bests   = memory[int]("practice/best.json")         // how many scenarios have passed in a row
	skipped = memory[[]string]("practice/skipped.json") // the scenarios that are left out
)

func (m memory[T]) in(game string) (saved file.File, name string, err error) {
	folder, _ := os.Getwd() // a folder that was removed meanwhile has no name
	path, err := file.InState(string(m))
	return file.File{Path: path, Wait: time.Second}, game + " " + folder, err
}

// of returns the value of a game in the current folder, or a zero value.
func (m memory[T]) of(game string) (value T) {
	var values map[string]T
	saved, name, err := m.in(game)
	if err != nil {
		return value
	}
	text, _ := saved.Read()
	_ = json.Unmarshal([]byte(text), &values)
	return values[name]
}

// change changes the value of a game in the current folder.
func (m memory[T]) change(game string, change func(old T) T) error {
	saved, name, err := m.in(game)
	if err != nil {
		return err
	}
	return saved.Replace(func(text string) (string, error) {
		var values map[string]T
		_ = json.Unmarshal([]byte(text), &values) // a damaged file counts as empty
		if values == nil {
			values = map[string]T{}
		}
		values[name] = change(values[name])
		changed, err := json.MarshalIndent(values, "", "  ")
		return string(changed) + "\n", err
	})
}

// remember saves the number of scenarios that have passed in a row, if that is the best
// result of the game in the current folder. It returns the previous best result, or 0. If
// the result cannot be saved, remember only prints the reason. Runs with --only are not
// remembered.
func (r *run) remember(passed int) (best int) {
	if r.only != "" {
		return 0
	}
	err := bests.change(r.Name, func(old int) int {
		best = old
		return max(best, passed)
	})
	if err != nil {
		fmt.Fprintf(r.stderr, "practice: the best result is not remembered: %s\n", command.Printable(message.Language(nil).Tell(err)))
	}
	return best
}
