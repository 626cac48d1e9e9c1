package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"games.example/internal/file"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

// solution returns the solution of a game. Solving a game with two pieces each takes
// seconds, so solution keeps the result in the user's cache directory, if there is one.
// Cache errors are ignored.
func solution(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks, progress io.Writer) (*bot.Solution, error) {
	kept, ok := solutionFile(rules, sticks)
	if !ok {
		return solve(ctx, rules, sticks, progress)
	}
	if text, err := kept.Read(); err == nil {
		if known, err := bot.ReadSolution(rules, sticks, []byte(text)); err == nil {
			return known, nil
		}
	}
	found, err := solve(ctx, rules, sticks, progress)
	if err != nil {
		return nil, err
	}
	_ = os.MkdirAll(filepath.Dir(kept.Path), 0o700)
	_ = kept.Replace(func(string) (string, error) {
		text, err := found.AppendBinary(nil)
		return string(text), err
	})
	return found, nil
}

// solutionFile returns the file for a game's solution. The file is named after the
// rules, as in solution-2--pieces=2. solutionFile returns false for a game whose solution
// is not kept.
func solutionFile(rules *yutnori.Rules, sticks yutnori.YutSticks) (file.File, bool) {
	directory, err := os.UserCacheDir()
	if err != nil || bot.CheckSolvable(rules, sticks) != nil || rules.Pieces() == 1 {
		return file.File{}, false
	}
	name := fmt.Sprint("solution-", bot.SolutionVersion) + strings.Join(record.Flags(yutnori.Basic(2, yutnori.MaxPieces), rules.Facts()), "")
	if sticks != (yutnori.YutSticks{}) {
		name += fmt.Sprintf("--flat=%v", sticks.Prob())
	}
	return file.File{Path: filepath.Join(directory, "yutnori", name), Wait: time.Second}, true
}
