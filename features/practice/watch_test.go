package practice

import (
	"bufio"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fsnotify/fsnotify"
	"github.com/stretchr/testify/require"

	"games.example/program/programtest"
)

func write(t *testing.T, dir, name string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("changed"), 0o600))
}

func TestPracticePlaysAgainWhenAFileChanges(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	plays := make(chan context.Context)
	ended := make(chan error)
	var told strings.Builder
	go func() {
		ended <- watching(ctx, dir, &told, func(ctx context.Context) {
			plays <- ctx
			<-ctx.Done() // like a program that hangs
		})
	}()
	played := func(why string) context.Context {
		select {
		case playing := <-plays:
			return playing
		case <-time.After(programtest.Patience):
			require.Fail(t, "not played", why)
			return nil
		}
	}
	first := played("at once")
	write(t, dir, "yut.py")
	second := played("a file is new")
	require.Error(t, first.Err(), "the change does not stop the first run")
	write(t, dir, "yut.py")
	played("a file has changed")
	require.Error(t, second.Err())

	require.NoError(t, os.Mkdir(filepath.Join(dir, "rules"), 0o700))
	played("a directory is new")
	write(t, filepath.Join(dir, "rules"), "board.py")
	played("a file in it is new")

	cancel()
	for {
		select {
		case <-plays: // a slow write may count twice
		case err := <-ended:
			require.NoError(t, err)
			require.Empty(t, told.String(), "a stopped run prints nothing")
			return
		}
	}
}

func TestPracticePrintsThatItWatchesAfterEachRun(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	out, in := io.Pipe()
	defer time.AfterFunc(programtest.Patience, func() { _ = in.Close() }).Stop()
	ended := make(chan error)
	go func() { ended <- watching(ctx, dir, in, func(context.Context) {}) }()
	told := bufio.NewReader(out)
	for range 3 {
		line, err := told.ReadString('\n')
		require.NoError(t, err)
		require.Equal(t, "watching "+dir+"; Ctrl-C ends it\n", line)
		write(t, dir, "yut.py")
	}
	cancel()
	go func() { _, _ = io.Copy(io.Discard, told) }() // a slow write may count twice
	require.NoError(t, <-ended)
}

// A change counts if no other change follows for a moment.
func TestFilesThatToolsWriteAreNotAChange(t *testing.T) {
	for event, change := range map[fsnotify.Event]bool{
		{Name: "yut.py", Op: fsnotify.Write}:                  true,
		{Name: "yut.py", Op: fsnotify.Create}:                 true,
		{Name: "yut.py", Op: fsnotify.Remove}:                 true,
		{Name: "yut.py", Op: fsnotify.Write | fsnotify.Chmod}: true,
		{Name: "yut.py", Op: fsnotify.Chmod}:                  false, // the event of touch
		{Name: ".yut.py.swp", Op: fsnotify.Write}:             false,
		{Name: "yut.py~", Op: fsnotify.Create}:                false,
		{Name: "__pycache__", Op: fsnotify.Create}:            false,
	} {
		synctest.Test(t, func(t *testing.T) {
			watcher := &fsnotify.Watcher{Events: make(chan fsnotify.Event), Errors: make(chan error)}
			ctx, cancel := context.WithCancel(t.Context())
			changed := make(chan error, 1)
			go func() { changed <- nextChange(ctx, watcher) }()
			for range 3 {
				watcher.Events <- event
				time.Sleep(50 * time.Millisecond)
				require.Empty(t, changed, event)
			}
			time.Sleep(time.Hour)
			require.Equal(t, change, len(changed) == 1, event)
			cancel()
			require.NoError(t, <-changed)
		})
	}
}

func TestDirectoriesOfToolsAreNotWatched(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"rules", "rules/deep", "__pycache__", ".git", "node_modules/deep"} {
		require.NoError(t, os.MkdirAll(filepath.Join(dir, name), 0o700))
	}
	write(t, dir, "yut.py")
	watcher, err := fsnotify.NewWatcher()
	require.NoError(t, err)
	defer watcher.Close() //nolint:errcheck // nothing is lost
	require.NoError(t, watchBelow(watcher, dir))
	require.ElementsMatch(t, []string{dir, filepath.Join(dir, "rules"), filepath.Join(dir, "rules/deep")}, watcher.WatchList())
}

func TestAWatcherThatFailsIsReported(t *testing.T) {
	watcher := &fsnotify.Watcher{Events: make(chan fsnotify.Event), Errors: make(chan error, 1)}
	watcher.Errors <- fsnotify.ErrEventOverflow
	require.ErrorIs(t, nextChange(t.Context(), watcher), fsnotify.ErrEventOverflow)
}

func TestADirectoryThatIsMissingCannotBeWatched(t *testing.T) {
	err := watching(t.Context(), filepath.Join(t.TempDir(), "nowhere"), io.Discard, func(context.Context) {})
	require.ErrorIs(t, err, os.ErrNotExist)
}
