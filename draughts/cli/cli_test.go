package cli_test

import (
	"errors"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/cli"
)

// What cannot be printed is a failure, and said so.
func TestOutputThatCannotBeWritten(t *testing.T) {
	for _, args := range [][]string{
		{"moves"},
		{"moves", "--json"},
		{"show"},
		{"perft", "--depth=1"},
		{"perft", "--depth=1", "--divide"},
	} {
		var complaint strings.Builder
		status := cli.Run(args, strings.NewReader(draughts.Start().Board()), full{}, &complaint)
		require.Equal(t, 1, status, args)
		require.Equal(t, "draughts: no room\n", complaint.String(), args)
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestInputThatCannotBeRead(t *testing.T) {
	var out, complaint strings.Builder
	status := cli.Run([]string{"moves"}, iotest.ErrReader(errors.New("no tape")), &out, &complaint)
	require.Equal(t, 2, status)
	require.Empty(t, out.String())
	require.Equal(t, "draughts: no tape (draughts moves --help tells more)\n", complaint.String())
}

// Input without an end is not read to its end.
func TestInputWithoutEnd(t *testing.T) {
	var out, complaint strings.Builder
	status := cli.Run([]string{"moves"}, endless{}, &out, &complaint)
	require.Equal(t, 1, status)
	require.Empty(t, out.String())
	require.Equal(t, "-: expected a board of ten rows, found more than 1048576 bytes\n", complaint.String())
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '\n'
	}
	return len(p), nil
}
