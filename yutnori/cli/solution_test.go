package cli

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// cacheIn makes the given directory the user's cache directory, on any system.
func cacheIn(t *testing.T, directory string) {
	t.Helper()
	for _, variable := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(variable, directory)
	}
}

// solutionOf returns a game's solution, and whether it was found in a file.
func solutionOf(t *testing.T, rules *yutnori.Rules) (found *bot.Solution, kept bool) {
	t.Helper()
	found, err := solution(t.Context(), rules, yutnori.YutSticks{}, io.Discard)
	require.NoError(t, err)
	return found, found.Rounds() == 0
}

// Cows visit fewer cells, so their games are solved faster.
func cows(t *testing.T, pieces int) *yutnori.Rules {
	t.Helper()
	rules, err := yutnori.NewRules(yutnori.Basic(2, pieces).WithAnimals(yutnori.Cow, yutnori.Cow))
	require.NoError(t, err)
	return rules
}

func TestTheSolutionOfTwoPiecesIsKept(t *testing.T) {
	if testing.Short() {
		t.Skip("solves games of two pieces")
	}
	cacheIn(t, t.TempDir())
	rules := cows(t, 2)
	found, kept := solutionOf(t, rules)
	require.False(t, kept)
	read, kept := solutionOf(t, rules)
	require.True(t, kept)
	require.Equal(t, found.First(), read.First()) //nolint:testifylint // the same bits

	one, ok := solutionFile(rules, yutnori.YutSticks{})
	require.True(t, ok)
	text, err := one.Read()
	require.NoError(t, err)
	directory, err := os.Stat(filepath.Dir(one.Path))
	require.NoError(t, err)
	require.Equal(t, fs.ModeDir|0o700, directory.Mode(), "only the owner may enter")
	damaged := []byte(text)
	damaged[len(damaged)/2]++
	require.NoError(t, os.WriteFile(one.Path, damaged, 0o600))
	again, kept := solutionOf(t, rules)
	require.False(t, kept)
	require.Equal(t, found.First(), again.First()) //nolint:testifylint // the same bits
	mended, err := one.Read()
	require.NoError(t, err)
	require.Equal(t, text, mended)
}

func TestAGameIsSolvedIfItsSolutionCannotBeKept(t *testing.T) {
	if testing.Short() {
		t.Skip("solves games of two pieces")
	}
	for name, directory := range map[string]string{
		"no directory":            "",
		"a file, not a directory": os.Args[0],
	} {
		t.Run(name, func(t *testing.T) {
			cacheIn(t, directory)
			_, kept := solutionOf(t, cows(t, 2))
			require.False(t, kept)
		})
	}
}

func TestEachGameHasItsOwnSolutionFile(t *testing.T) {
	cacheIn(t, t.TempDir())
	biased, err := yutnori.NewYutSticks(0.4)
	require.NoError(t, err)
	names := map[string]bool{}
	for _, sticks := range []yutnori.YutSticks{{}, biased} {
		for _, animal := range []yutnori.Animal{yutnori.Pig, yutnori.Dog} {
			rules, err := yutnori.NewRules(yutnori.Basic(2, 2).WithAnimals(animal))
			require.NoError(t, err)
			file, ok := solutionFile(rules, sticks)
			require.True(t, ok)
			names[filepath.Base(file.Path)] = true
		}
	}
	require.Equal(t, map[string]bool{
		"solution-2--pieces=2--animals=pig,none": true, "solution-2--pieces=2--animals=pig,none--flat=0.4": true,
		"solution-2--pieces=2--animals=dog,none": true, "solution-2--pieces=2--animals=dog,none--flat=0.4": true,
	}, names)
	_, ok := solutionFile(cows(t, 1), yutnori.YutSticks{})
	require.False(t, ok, "solving one piece is as fast as reading a file")
	_, ok = solutionFile(cows(t, 3), yutnori.YutSticks{})
	require.False(t, ok, "three pieces are not solved")
}
