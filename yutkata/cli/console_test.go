package cli

import (
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"

	"games.example/program"
	"games.example/program/file"
	"games.example/yutkata"
)

// unlocking is an input that releases a lock before it ends.
type unlocking struct{ *flock.Flock }

func (u unlocking) Read([]byte) (int, error) {
	_ = u.Close()
	return 0, io.EOF
}

func TestALockedRecordIsWrittenAfterALaterCommand(t *testing.T) {
	t.Chdir(t.TempDir())
	game, err := yutkata.New(yutkata.Seed(1))
	require.NoError(t, err)
	lock := flock.New(".game.txt.lock")
	require.NoError(t, lock.Lock())
	var complaints []error
	input := io.MultiReader(strings.NewReader("t\n"), unlocking{lock}, strings.NewReader("a1\nquit\n"))
	console := newConsole(iotest.OneByteReader(input), io.Discard)
	console.record = program.Record{Path: "game.txt"}
	console.complain = func(err error) { complaints = append(complaints, err) }

	require.NoError(t, (&playing{game: game, console: console}).run())
	require.Len(t, complaints, 1, "for the throw")
	require.ErrorIs(t, complaints[0], file.ErrBusy)
	text, err := os.ReadFile("game.txt")
	require.NoError(t, err)
	require.Contains(t, string(text), "\n>PlayerA.Move(A1)\n")
}
