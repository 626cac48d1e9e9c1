package main

import (
	"bytes"
	"io"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheGameComesOutAsItShould(t *testing.T) {
	t.Chdir(t.TempDir())
	want, err := testdata.ReadFile("testdata/transcript.txt")
	require.NoError(t, err)
	var shown bytes.Buffer
	require.NoError(t, playIn(".", &shown))
	require.Equal(t, string(want), shown.String())
}

func TestADifferenceIsReportedWithItsLine(t *testing.T) {
	for text, want := range map[string]string{
		"$ cat user_info.txt\nNoah 22d34h\nLiam 9\n":              `line 3: expected "Liam 9", got "Liam 912ynd"`,
		"$ cat user_info.txt\nNoah 22d34h\n":                      `line 3: expected "", got "Liam 912ynd"`,
		"$ cat user_info.txt\nNoah 22d34h\nLiam 912ynd\nAva a1\n": `line 4: expected "Ava a1", got "the end"`,
		"Noah 22d34h\n":                        `line 1: expected "Noah 22d34h", got "the end"`,
		"$ rm user_info.txt\n":                 `line 2: expected yutnori or cat`,
		"$ yutnori saves\nNo game is saved.\n": "",
		"$ yutnori save\n":                     "line 2: the program failed: yutnori: unknown command \"save\", did you mean \"saves\"? (yutnori --help tells more)\n",
	} {
		t.Chdir(t.TempDir())
		require.NoError(t, os.WriteFile("user_info.txt", []byte("Noah 22d34h\nLiam 912ynd\n"), 0o600))
		err := play(text, io.Discard)
		if want == "" {
			require.NoError(t, err)
			continue
		}
		require.EqualError(t, err, want, text)
	}
}
