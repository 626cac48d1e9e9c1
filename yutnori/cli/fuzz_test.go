package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
	"games.example/yutnori/saves"
	"games.example/yutnori/users"
)

// Whatever is typed, the program does not crash, prints no blank line, and saves only
// valid games. The test uses hashes that are cheap to compute.
func FuzzConsole(f *testing.F) {
	const logins = "2\nNoah\n22d34h\n2\nLiam\n912ynd\n1\n"
	f.Add([]byte("1\n1\n2\n1\n0\ndo\n0\nback-do\n"))
	f.Add([]byte("1\n1\n4\n4\n0\nmo\n5\ngeol\n22\nyut\n"))
	f.Add([]byte("2\n" + logins + "0\n3\n0\ngae\n1\n3\n"))
	f.Add([]byte("2\n" + logins + "1\n0\ngae\n0\n0\ndo\n1\n"))
	f.Add([]byte("2\n1\n2\nNoah\nwrong\n\x00\xff\n"))
	f.Add([]byte("3\n\n\r\n 1 \n+1\n01\n2\n2\n-0\n0x0\n"))
	dir := f.TempDir()
	people := users.NewFile(dir)
	people.Cost = users.Cost{Memory: 8, Passes: 1, Threads: 1}
	require.NoError(f, os.WriteFile(people.Path(), []byte("Noah 22d34h\nLiam 912ynd\n"), 0o600))
	const saved = "Noah Liam | Noah 3 0 0 0 1 | Liam 0 0 0 0 29 | 0\n"
	var throws []yutnori.Result
	for range 20 {
		throws = append(throws, yutnori.Basic(2, 1).Results()...)
	}
	f.Fuzz(func(t *testing.T, typed []byte) {
		if text, _ := os.ReadFile(saves.NewFile(dir).Path()); string(text) != saved { // reading is faster than writing
			require.NoError(t, os.WriteFile(saves.NewFile(dir).Path(), []byte(saved), 0o600))
		}
		var screen strings.Builder
		games := &games{
			sitting: &sitting{
				console: newConsole(bytes.NewReader(typed), &screen),
				script:  yutnori.Script(throws...),
			},
			users:    people,
			saves:    saves.NewFile(dir),
			complain: func(err error) { t.Error(err) },
		}
		if err := games.start(); err != nil {
			require.Regexp(t, "^(end of input before the end of the (game|login)|the scripted throws are used up|a line of input is too long: .*)$", err.Error())
		}
		require.NotContains(t, "\n"+screen.String(), "\n\n")

		_, faults, err := games.saves.All()
		require.NoError(t, err)
		require.Empty(t, faults)
	})
}
