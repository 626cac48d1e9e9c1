package cli_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// quick is for a player that needs neither much memory nor time to begin.
const quick = " --hash 1 --endgame 0"

func TestTheSeedDecidesWhichBallotsArePlayed(t *testing.T) {
	t.Parallel()
	a, b := "--nodes 50"+quick, "--level 1"+quick
	if testing.Short() {
		a, b = "--nodes 10"+quick, "--depth 1"+quick
	}
	directory := t.TempDir()
	games := func(name, flags string) string {
		file := filepath.Join(directory, name)
		prints(t, "", "match --games 3 "+flags, "--a", a, "--b", b, "--pdn", file)
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		return string(text)
	}
	one := games("one.pdn", "--seed 1")
	require.Equal(t, one, games("three.pdn", "--seed 1 --threads 3"), "whatever the number of threads")
	require.NotEqual(t, one, games("other.pdn", "--seed 2"))

	require.Contains(t, prints(t, one, "pdn"), "\n3 games, 0 wrong\n")
	require.Contains(t, one, "[White \"A "+a+"\"]\n[Black \"B "+b+"\"]")
	require.Contains(t, one, "[Round \"2\"]\n[White \"B "+b+"\"]\n[Black \"A "+a+"\"]")
}

func TestAMatchIsCountedForPrograms(t *testing.T) {
	t.Parallel()
	a, b := "--nodes 300"+quick, "--nodes 200"+quick
	if testing.Short() {
		a, b = "--nodes 30"+quick, "--nodes 20"+quick
	}
	const even, won = "W:W41,42:B9,10\n", "W:W38:B33\n"
	require.Regexp(t, `^\{"games":4,"wins":\d+,"draws":\d+,"losses":\d+,"score":[\d.]+,"elo":-?[\d.]+,"elo_low":-?[\d.]+,"elo_high":-?[\d.]+,"seconds":[\d.e-]+,"seed":7\}\n$`,
		prints(t, even, "match --json --games 4 --seed 7 --ballots -", "--a", a, "--b", b))
	require.Regexp(t, `^\{"games":1,"wins":1,"draws":0,"losses":0,"score":1,"elo":null,"elo_low":-?[\d.]+,"elo_high":null,`,
		prints(t, won, "match --json --games 1 --seed 1 --ballots -", "--a", "--level 1"+quick, "--b", "--depth 1"+quick),
		"an infinite number of points is null")
}

func TestAMatchCanBeLimitedInTime(t *testing.T) {
	t.Parallel()
	score := prints(t, "W:W41,42:B9,10\n", "match --games 1 --seed 1 --ballots -",
		"--a", "--time 0.001"+quick, "--b", "--time 0.002 --nodes 10000 --depth 3"+quick)
	require.Contains(t, score, "Elo")
}
