package command_test

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/programtest"
)

func TestLinesAreReadUntilTheTextEnds(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"", nil},
		{"a", []string{"a"}},
		{"a\n", []string{"a"}},
		{"a\r\n\nb ", []string{"a", "", "b "}},
	} {
		var got []string
		lines := command.NewLines(strings.NewReader(test.text), 10)
		line, err := lines.Next()
		for ; err == nil; line, err = lines.Next() {
			got = append(got, line)
		}
		require.ErrorIs(t, err, io.EOF)
		require.Equal(t, test.want, got, "%q", test.text)
	}
}

func TestALineThatIsTooLongIsRefused(t *testing.T) {
	_, err := command.NewLines(strings.NewReader("123456789\n"), 10).Next()
	require.NoError(t, err)
	_, err = command.NewLines(strings.NewReader("1234567890\n"), 10).Next()
	require.EqualError(t, err, "a line of input is too long: expected fewer than 10 bytes")
	_, err = command.NewLines(iotest.ErrReader(errors.New("no disk")), 10).Next()
	require.EqualError(t, err, "no disk")
}

func TestOnlyATerminalIsATerminal(t *testing.T) {
	require.False(t, command.IsTerminal(strings.NewReader("")))
	require.False(t, command.IsTerminal(nil))
}

func TestTheFirstErrorOfAnOutputIsReported(t *testing.T) {
	out := &failing{errs: []error{nil, errors.New("first"), errors.New("second"), nil}}
	var complaint strings.Builder
	game := &cobra.Command{Use: "game", RunE: func(c *cobra.Command, _ []string) error {
		for range out.errs {
			c.Print("x")
		}
		return command.WriteError(c.OutOrStdout())
	}}
	game.SetOut(out)
	require.Equal(t, 1, command.Run(game, nil, strings.NewReader(""), out, &complaint))
	require.Equal(t, "game: first\n", complaint.String())
	require.NoError(t, command.WriteError(programtest.Full), "Full is not the output of a program")
}

// failing is a writer whose writes return the given errors in turn.
type failing struct{ errs []error }

func (f *failing) Write(text []byte) (int, error) {
	err := f.errs[0]
	f.errs = append(f.errs[1:], nil)
	return len(text), err
}
