package users_test

import (
	"os"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/users"
)

// Work is measured in memory, of which argon2id takes as much as its cost says;
// a time would depend on the machine. If the file has no hashes, no login takes
// any.
func TestEveryLoginIsTheSameWork(t *testing.T) {
	requireEachLoginTakes(t, 0, six)
	lines, all := six, uint64(0)
	for id, memory := range map[string]uint32{"Emma": 256, "Lucas": 512, "Mia": 1024} {
		hash, err := users.NewHash("22d34h", users.Cost{Memory: memory, Passes: 1, Threads: 1})
		require.NoError(t, err)
		lines += id + " " + hash.String() + "\n"
		all += uint64(memory)
	}
	requireEachLoginTakes(t, all, lines)
}

// requireEachLoginTakes checks how many KiB each login allocates.
func requireEachLoginTakes(t *testing.T, all uint64, lines string) {
	t.Helper()
	file := with(t, lines)
	for _, c := range [][2]string{
		{"Noah", "22d34h"},
		{"Noah", "wrong"},
		{"Noah", ""},
		{"Jack", "22d34h"},
		{"", ""},
		{"Emma", "22d34h"},
		{"Emma", "wrong"},
		{"Lucas", "22d34h"},
		{"Mia", "22d34h"},
		{"Mia", "wrong"},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := file.Check(c[0], c[1])
		runtime.ReadMemStats(&after)
		require.NoError(t, err)
		require.InDelta(t, all, (after.TotalAlloc-before.TotalAlloc)/1024, 64, "KiB for %q", c)
	}
}

func BenchmarkCheck(b *testing.B) {
	for name, c := range map[string][2]string{
		"right":      {"Noah", "22d34h"},
		"wrong":      {"Noah", "wrong"},
		"unknown":    {"Jack", "22d34h"},
		"hash right": {"Emma", "22d34h"},
		"hash wrong": {"Emma", "wrong"},
	} {
		b.Run(name, func(b *testing.B) {
			file := users.In(b.TempDir())
			hash, err := users.NewHash("22d34h", users.Standard())
			require.NoError(b, err)
			require.NoError(b, os.WriteFile(file.Path(), []byte(six+"Emma "+hash.String()), 0o600))
			for b.Loop() {
				_, err := file.Check(c[0], c[1])
				require.NoError(b, err)
			}
		})
	}
}
