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

// remember notes how many scenarios in a row have passed, if that is the best
// result of the game's program in this folder. Otherwise it returns the best
// one so far.
func (r *run) remember(passed int) (text string) {
	if r.only != "" {
		return ""
	}
	folder, err := os.Getwd()
	path := filepath.Join(xdg.StateHome, "practice", "best.json")
	if err != nil || os.MkdirAll(filepath.Dir(path), 0o700) != nil {
		return "" // a result that cannot be remembered is still a result
	}
	key := r.Name + " " + folder
	best := file.File{Path: path, Wait: time.Second}
	_ = best.Replace(func(old string) (string, error) {
		results := map[string]int{}
		_ = json.Unmarshal([]byte(old), &results) // a damaged file begins anew
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

// regress returns text about an earlier result, if that was better.
func (r *run) regress(passed int, failed *scenario) string {
	if best := r.remember(passed); best != "" {
		return fmt.Sprintf(" (%s before: %q no longer works)", best, failed.Name)
	}
	return ""
}

// bestOf returns the best result of the program of a game in this folder, or 0.
func bestOf(game string) int {
	folder, _ := os.Getwd()
	text, _ := os.ReadFile(filepath.Join(xdg.StateHome, "practice", "best.json"))
	results := map[string]int{}
	_ = json.Unmarshal(text, &results)
	return results[game+" "+folder]
}
