package practice

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"

	"games.example/program/file"
)

// remember saves the number of scenarios that have passed in a row, if this is the best
// result for the game in this folder. If it is not the best result, remember returns
// the best result so far.
func (r *run) remember(passed int) (text string) {
	if r.only != "" {
		return ""
	}
	folder, err := os.Getwd()
	path := filepath.Join(xdg.StateHome, "practice", "best.json")
	if err != nil || os.MkdirAll(filepath.Dir(path), 0o700) != nil {
		return "" // a result counts even if it cannot be saved
	}
	key := r.Name + " " + folder
	best := file.File{Path: path, Wait: time.Second}
	_ = best.Replace(func(old string) (string, error) {
		results := map[string]int{}
		_ = json.Unmarshal([]byte(old), &results) // a damaged file counts as empty
		if results[key] > passed {
			text = fmt.Sprint(results[key])
			return old, nil
		}
		results[key] = passed
		changed, err := json.MarshalIndent(results, "", "  ")
		return string(changed) + "\n", err
	})
	return text
}

// regress returns text about an earlier result if that result was better.
func (r *run) regress(passed int, failed *scenario) string {
	if best := r.remember(passed); best != "" {
		return fmt.Sprintf(" (%s before: %q no longer works)", best, failed.Name)
	}
	return ""
}

// bestOf returns the best result for a game in this folder, or 0.
func bestOf(game string) int {
	folder, _ := os.Getwd()
	text, _ := os.ReadFile(filepath.Join(xdg.StateHome, "practice", "best.json"))
	results := map[string]int{}
	_ = json.Unmarshal(text, &results)
	return results[game+" "+folder]
}
