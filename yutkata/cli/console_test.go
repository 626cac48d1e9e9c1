package cli

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/program/programtest"
	"games.example/yutkata"
)

// A game whose record cannot be written does not go on.
func TestARecordThatCannotBeWrittenEndsTheGame(t *testing.T) {
	game, err := yutkata.New()
	require.NoError(t, err)
	console := newConsole(strings.NewReader("t\na1\nquit\n"), io.Discard)
	console.transcripts = append(console.transcripts, programtest.Full)
	playing := playing{game: game, console: console}
	require.ErrorIs(t, playing.run(), programtest.ErrFull)
	_, thrown := game.State().Thrown()
	require.True(t, thrown, "the first command was carried out")
}

func TestTheFirstErrorOfATranscriptIsTold(t *testing.T) {
	console := &console{transcripts: []io.Writer{programtest.Full, failing{}}}
	console.write("a line")
	console.write("another")
	require.Equal(t, programtest.ErrFull, console.err)
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("something else") }
