package features

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func write(t *testing.T, dir, name string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("changed"), 0o600))
}

func TestItPlaysAgainWhenAFileChanges(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "__pycache__"), 0o700))
	ctx, cancel := context.WithCancel(t.Context())
	plays := make(chan context.Context)
	ended := make(chan error)
	go func() {
		ended <- watching(ctx, dir, io.Discard, func(ctx context.Context) {
			plays <- ctx
			<-ctx.Done() // as a program that hangs
		})
	}()
	played := func(why string) context.Context {
		select {
		case run := <-plays:
			return run
		case <-time.After(10 * time.Second):
			require.Fail(t, "not played", why)
			return nil
		}
	}
	first := played("at once")
	write(t, dir, "yut.py")
	second := played("a file is new")
	require.Error(t, first.Err(), "a run goes on that no longer counts")
	write(t, dir, "yut.py")
	played("a file has changed")

	require.NoError(t, os.Mkdir(filepath.Join(dir, "rules"), 0o700))
	played("a directory is new")
	write(t, filepath.Join(dir, "rules"), "board.py")
	last := played("a file in it is new")

	require.Error(t, second.Err())
	write(t, dir, ".yut.py.swp")
	write(t, dir, "yut.py~")
	write(t, filepath.Join(dir, "__pycache__"), "yut.pyc")
	now := time.Now()
	require.NoError(t, os.Chtimes(filepath.Join(dir, "yut.py"), now, now)) // as touch does
	select {
	case <-plays:
		require.Fail(t, "played for what tools write, or for a touch")
	case <-time.After(300 * time.Millisecond):
	}
	require.NoError(t, last.Err())
	cancel()
	require.NoError(t, <-ended)
}

func TestADirectoryThatIsMissingCannotBeWatched(t *testing.T) {
	err := watching(t.Context(), filepath.Join(t.TempDir(), "nowhere"), io.Discard, func(context.Context) {})
	require.ErrorIs(t, err, os.ErrNotExist)
}
