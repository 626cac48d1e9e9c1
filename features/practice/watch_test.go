package practice

import (
	"bufio"
	"context"
	"fmt"
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

// A watchedFolder is a folder whose runs the test controls.
type watchedFolder struct {
	t     *testing.T
	dir   string
	begun chan struct{} // receives a value when a run begins
	end   chan struct{} // ends the run
	told  *bufio.Reader
}

func watchFolder(t *testing.T) watchedFolder {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	out, in := io.Pipe()
	w := watchedFolder{t, t.TempDir(), make(chan struct{}), make(chan struct{}), bufio.NewReader(out)}
	ended := make(chan error, 1)
	go func() {
		ended <- watching(ctx, w.dir, "sh yut.sh", in, func() {
			select {
			case w.begun <- struct{}{}:
				<-w.end
			case <-ctx.Done():
			}
		})
	}()
	t.Cleanup(func() {
		cancel()
		_ = out.Close()
		require.NoError(t, <-ended)
	})
	return w
}

func (w watchedFolder) begins(why string) {
	w.t.Helper()
	select {
	case <-w.begun:
	case <-time.After(programtest.Patience):
		require.Fail(w.t, "not played", why)
	}
}

// runs waits for a run that writes the given files.
func (w watchedFolder) runs(why string, written ...string) {
	w.t.Helper()
	w.begins(why)
	for _, name := range written {
		write(w.t, w.dir, name)
	}
	w.end <- struct{}{}
}

// says waits for the next line of output.
func (w watchedFolder) says(want string) {
	w.t.Helper()
	line, err := w.told.ReadString('\n')
	require.NoError(w.t, err)
	require.Equal(w.t, strings.ReplaceAll(want, "DIR", w.dir)+"\n", line)
}

func TestPracticePlaysAgainWhenAFileChanges(t *testing.T) {
	t.Parallel()
	w := watchFolder(t)
	w.runs("at once")
	w.says("watching DIR; Ctrl-C ends it")
	write(t, w.dir, "yut.py")
	w.runs("a file is new")
	w.says("watching DIR; Ctrl-C ends it")
	require.NoError(t, os.Mkdir(filepath.Join(w.dir, "rules"), 0o700))
	w.runs("a directory is new")
	w.says("watching DIR; Ctrl-C ends it")
	write(t, filepath.Join(w.dir, "rules"), "board.py")
	w.runs("a file in it is new")
	w.says("watching DIR; Ctrl-C ends it")
}

func TestASaveDuringARunIsFollowedByOneMoreRun(t *testing.T) {
	t.Parallel()
	w := watchFolder(t)
	w.runs("at once", "yut.py", "yut.py", "board.py")
	w.runs("two files were saved")
	w.says("watching DIR; Ctrl-C ends it")
}

func TestAFileThatChangesInTwoRunsInARowIsNamedOnceAndNotWatched(t *testing.T) {
	t.Parallel()
	w := watchFolder(t)
	w.runs("at once", "Yut.class")
	w.runs("the class has changed", "Yut.class")
	w.runs("the class was perhaps saved by hand", "Yut.class")
	w.says("sh yut.sh writes DIR/Yut.class: its changes are not watched")
	w.says("watching DIR; Ctrl-C ends it")
	write(t, w.dir, "Yut.java")
	w.runs("the source is saved", "Yut.class")
	w.says("watching DIR; Ctrl-C ends it")
	write(t, w.dir, "Yut.java")
	w.runs("the source is saved again, and during the run", "Yut.class", "Yut.java")
	w.runs("the save was not lost", "Yut.class")
	w.says("watching DIR; Ctrl-C ends it")
}

func TestASourceThatIsSavedDuringTwoRunsInARowIsWatchedAgain(t *testing.T) {
	t.Parallel()
	w := watchFolder(t)
	w.runs("at once", "yut.py")
	w.runs("saved once", "yut.py")
	w.runs("saved twice")
	w.says("sh yut.sh writes DIR/yut.py: its changes are not watched")
	w.says("watching DIR; Ctrl-C ends it")
	saving := time.NewTicker(300 * time.Millisecond) // the first save may follow the output too soon
	defer saving.Stop()
	for begun := false; !begun; {
		write(t, w.dir, "yut.py")
		select {
		case <-w.begun:
			begun = true
		case <-saving.C:
		}
	}
	w.end <- struct{}{}
}

func TestACommandThatWritesNewNamesIsNotPlayedForever(t *testing.T) {
	t.Parallel()
	w := watchFolder(t)
	for run := range mostInARow {
		w.runs("a file is new", fmt.Sprint(run, ".log"), fmt.Sprint(run, ".trace"))
	}
	w.says("sh yut.sh writes DIR/4.log, DIR/4.trace: their changes are not watched")
	w.says("watching DIR; Ctrl-C ends it")
}

func TestManyFilesOfACommandAreCounted(t *testing.T) {
	t.Parallel()
	w := watchFolder(t)
	for range 3 {
		w.runs("files change", "a", "b", "c", "d", "e")
	}
	w.says("sh yut.sh writes DIR/a, DIR/b, DIR/c and 2 more: their changes are not watched")
}

func TestTemporaryFilesAreNotAChange(t *testing.T) {
	t.Parallel()
	w := watchFolder(t)
	w.begins("at once")
	write(t, w.dir, "temporary")
	require.NoError(t, os.Remove(filepath.Join(w.dir, "temporary")))
	w.end <- struct{}{}
	w.says("watching DIR; Ctrl-C ends it")
}

// A file that is replaced or removed changes.
func TestAFileThatDisappearsIsAChange(t *testing.T) {
	t.Parallel()
	w := watchFolder(t)
	w.runs("at once", "yut.py")
	w.begins("a file is new")
	require.NoError(t, os.Remove(filepath.Join(w.dir, "yut.py")))
	w.end <- struct{}{}
	w.runs("the file was removed")
	w.says("sh yut.sh writes DIR/yut.py: its changes are not watched")
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
			go func() {
				_, err := (&watch{watcher: watcher}).changes(ctx, nil)
				changed <- err
			}()
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
	_, err := (&watch{watcher: watcher}).changes(t.Context(), nil)
	require.ErrorIs(t, err, fsnotify.ErrEventOverflow)
}

func TestADirectoryThatIsMissingCannotBeWatched(t *testing.T) {
	err := watching(t.Context(), filepath.Join(t.TempDir(), "nowhere"), "sh yut.sh", io.Discard, func() {})
	require.ErrorIs(t, err, os.ErrNotExist)
}
