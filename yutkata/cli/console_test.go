package cli_test

import (
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"

	"games.example/yutkata/cli"
)

// unlocking is an input that releases a lock before it ends.
type unlocking struct{ *flock.Flock }

func (u unlocking) Read([]byte) (int, error) {
	_ = u.Close()
	return 0, io.EOF
}

func TestALockedRecordIsWrittenAfterALaterCommand(t *testing.T) {
	t.Chdir(t.TempDir())
	lock := flock.New(".game.txt.lock")
	require.NoError(t, lock.Lock())
	var complaints strings.Builder
	input := io.MultiReader(strings.NewReader("t\n"), unlocking{lock}, strings.NewReader("a1\nquit\n"))

	require.Equal(t, 0, cli.Run([]string{"play", "--seed=1", "--record=game.txt"}, iotest.OneByteReader(input), io.Discard, &complaints))
	require.Equal(t, 1, strings.Count(complaints.String(), "\n"), "one complaint, for the throw: %s", complaints.String())
	text, err := os.ReadFile("game.txt")
	require.NoError(t, err)
	require.Contains(t, string(text), "\n>PlayerA.Move(A1)\n")
}
