package users_test

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/users"
)

// The test measures memory rather than time, which would depend on the machine.
// A hash takes as much memory as its cost says.
func TestALoginWithAnUnknownIDIsAsMuchWorkAsAnyOther(t *testing.T) {
	const memory = 1024 // KiB
	hash, err := users.NewHash("22d34h", users.Cost{Memory: memory, Passes: 1, Threads: 1})
	require.NoError(t, err)
	file := with(t, fmt.Sprintf("Emma %v\nMia %v\n", hash, hash))
	for _, c := range [][2]string{
		{"Emma", "22d34h"},
		{"Emma", "wrong"},
		{"Mia", "22d34h"},
		{"Jack", "22d34h"},
		{"Jack", "wrong"},
		{"", ""},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := file.Check(c[0], c[1])
		runtime.ReadMemStats(&after)
		require.NoError(t, err)
		require.InDelta(t, memory, (after.TotalAlloc-before.TotalAlloc)/1024, 64, "KiB for %q", c)
	}
}

func TestAnUnknownIDDoesNotLogInWithThePasswordOfAnother(t *testing.T) {
	for _, file := range []*users.File{with(t, "Noah 22d34h\n"), with(t, "Noah "+hashOf(t, "22d34h")+"\n")} {
		requireCheck(t, false, file, "Jack", "22d34h")
		requireCheck(t, true, file, "Noah", "22d34h")
	}
	requireCheck(t, false, with(t, ""), "Noah", "22d34h")
}
