package ui

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A command that is printed and read again stays the same.
func FuzzCommand(f *testing.F) {
	for _, text := range []string{"PlayerA.Throw()", "PlayerZ.Move(Z9)", "throw", "T", "move a1", "A1", "", "Player"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		said, err := parseCommand(text, 0)
		if err != nil {
			require.Zero(t, said)
			return
		}
		again, err := parseCommand(said.String(), 1)
		require.NoError(t, err)
		require.Equal(t, said, again)
	})
}

// A transcript is right, or it differs from the game at one of its lines.
func FuzzTranscript(f *testing.F) {
	example, err := os.ReadFile("../testdata/example.txt")
	require.NoError(f, err)
	f.Add(string(example))
	f.Add("*Note yutkata play --spaces 2 --tokens 1\n$[[][]]\n$PlayerA's turn\n>t\n$The throw is GE xxoo\n>A1\n$The winner is PlayerA\n>A0\n")
	for _, part := range strings.Split(string(example), "\n\n") {
		f.Add(part)
		f.Add(strings.ReplaceAll(part, "B", "A"))
	}
	f.Fuzz(func(t *testing.T, transcript string) {
		reading := NewTranscript(nil)
		var err error
		for line := range strings.SplitSeq(transcript, "\n") {
			if err = reading.Read(line); err != nil {
				break
			}
		}
		if err == nil {
			return
		}
		var difference Difference
		require.ErrorAs(t, err, &difference)
		lines := strings.Split(transcript, "\n")
		require.GreaterOrEqual(t, difference.Line, 1)
		require.LessOrEqual(t, difference.Line, len(lines))
		require.Contains(t, strings.ReplaceAll(lines[difference.Line-1], "\r", ""), difference.Got)
		require.NotEmpty(t, difference.Want)
		require.NotEqual(t, difference.Want, difference.Got)
	})
}
