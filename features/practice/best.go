package practice

import (
	"encoding/json"
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"

	"games.example/program/file"
)

// bestFile returns the file that holds the best results as JSON. The name is the key of
// a game's result in the current folder.
func bestFile(game string) (results file.File, name string) {
	folder, _ := os.Getwd() // a folder that was removed meanwhile has no name
	path := filepath.Join(xdg.StateHome, "practice", "best.json")
	return file.File{Path: path, Wait: time.Second}, game + " " + folder
}

// bestOf returns the best result of a game in the current folder, or 0.
func bestOf(game string) int {
	saved, name := bestFile(game)
	text, _ := saved.Read()
	var results map[string]int
	_ = json.Unmarshal([]byte(text), &results)
	return results[name]
}

// remember saves the number of scenarios that have passed in a row, if that is the best
// result of the game in the current folder. It returns the previous best result, or 0. A
// result that cannot be saved is not an error. Runs with --only are not remembered.
func (r *run) remember(passed int) (best int) {
	if r.only != "" {
		return 0
	}
	saved, name := bestFile(r.Name)
	_ = os.MkdirAll(filepath.Dir(saved.Path), 0o700)
	_ = saved.Replace(func(old string) (string, error) {
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
	return best
}
