package practice

import (
	"encoding/json"
	"fmt"
	"os"
	"time"

	"games.example/program"
	"games.example/program/file"
)

// bestFile returns the file that holds the best results as JSON. The name is the key of
// a game's result in the current folder.
func bestFile(game string) (results file.File, name string, err error) {
	folder, _ := os.Getwd() // a folder that was removed meanwhile has no name
	path, err := file.InState("practice/best.json")
	return file.File{Path: path, Wait: time.Second}, game + " " + folder, err
}

// bestOf returns the best result of a game in the current folder, or 0.
func bestOf(game string) int {
	var results map[string]int
	saved, name, err := bestFile(game)
	if err != nil {
		return 0
	}
	text, _ := saved.Read()
	_ = json.Unmarshal([]byte(text), &results)
	return results[name]
}

// remember saves the number of scenarios that have passed in a row, if that is the best
// result of the game in the current folder. It returns the previous best result, or 0. If
// the result cannot be saved, remember only prints the reason. Runs with --only are not
// remembered.
func (r *run) remember(passed int) (best int) {
	if r.only != "" {
		return 0
	}
	saved, name, err := bestFile(r.Name)
	if err != nil {
		r.complain(err)
		return 0
	}
	err = saved.Replace(func(old string) (string, error) {
		var results map[string]int
		_ = json.Unmarshal([]byte(old), &results) // a damaged file counts as empty
		if results == nil {
			results = map[string]int{}
		}
		best = results[name]
		results[name] = max(best, passed)
		changed, err := json.MarshalIndent(results, "", "  ")
		return string(changed) + "\n", err
	})
	if err != nil {
		r.complain(err)
	}
	return best
}

func (r *run) complain(err error) {
	fmt.Fprintf(r.stderr, "practice: the best result is not remembered: %s\n", program.Printable(program.Language(nil).Tell(err)))
}
