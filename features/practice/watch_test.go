package practice

import (
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
)

func write(t *testing.T, dir, name string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("changed"), 0o600))
}

// A session is a watch whose runs and changes the test makes.
type session struct {
	*testing.T
	events  chan fsnotify.Event
	end     chan struct{} // ends the run
	running bool
	printed strings.Builder
}

// inSession calls test with a session. The first run has begun.
func inSession(t *testing.T, test func(s *session)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		s := &session{T: t, events: make(chan fsnotify.Event, 100), end: make(chan struct{})}
		w := &watch{"dir", "sh yut.sh", &s.printed, &fsnotify.Watcher{Events: s.events}, paths{}, paths{}, paths{}, ""}
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() {
			ended <- w.run(ctx, func() {
				s.running = true
				select {
				case <-s.end:
				case <-ctx.Done():
				}
				s.running = false
			})
		}()
		synctest.Wait()
		test(s)
		cancel()
		require.NoError(t, <-ended)
	})
}

// changes makes the files change.
func (s *session) changes(names ...string) {
	for _, name := range names {
		s.events <- fsnotify.Event{Name: name, Op: fsnotify.Write}
	}
	synctest.Wait()
}

// runs checks that a run is going on, in which the files change. Then it ends the run.
func (s *session) runs(why string, names ...string) {
	s.Helper()
	require.True(s, s.running, why)
	s.changes(names...)
	require.True(s, s.running, "a change ended the run")
	s.end <- struct{}{}
	time.Sleep(time.Second)
	synctest.Wait()
}

// waits checks that no run is going on, and that the given text has been printed since
// the last call.
func (s *session) waits(printed string) {
	s.Helper()
	require.False(s, s.running)
	require.Equal(s, printed+"watching dir; Ctrl-C ends it\n", s.printed.String())
	s.printed.Reset()
}

// saves makes a file change while no run is going on.
func (s *session) saves(name string) {
	s.changes(name)
	time.Sleep(time.Second)
	synctest.Wait()
}

// runsAfterEachSave saves a file three times, and requires one run after each save.
func (s *session) runsAfterEachSave(name string) {
	for range 3 {
		s.saves(name)
		s.runs("a file was saved")
		s.waits("")
	}
}

func TestPracticePlaysAgainAfterAChange(t *testing.T) {
	inSession(t, func(s *session) {
		s.runs("at once")
		s.waits("")
		s.runsAfterEachSave("yut.py")
	})
}

func TestASaveDuringARunIsFollowedByOneMoreRun(t *testing.T) {
	inSession(t, func(s *session) {
		s.runs("at once", "yut.py", "yut.py", "board.py")
		s.runs("two files were saved")
		s.waits("")
	})
}

func TestAFileThatChangesInTwoRunsInARowIsNamedOnceAndNotWatched(t *testing.T) {
	inSession(t, func(s *session) {
		s.runs("at once", "Yut.class")
		s.runs("the class has changed", "Yut.class")
		s.runs("the class was perhaps saved by hand", "Yut.class")
		s.waits("sh yut.sh writes Yut.class: its changes are not watched\n")
		s.saves("Yut.java")
		s.runs("the source was saved", "Yut.class")
		s.waits("")
		s.saves("Yut.java")
		s.runs("the source was saved", "Yut.class", "Yut.java")
		s.runs("the source was saved during the run", "Yut.class")
		s.waits("")
	})
}

func TestASourceThatIsSavedDuringTwoRunsInARowIsWatchedAgain(t *testing.T) {
	inSession(t, func(s *session) {
		s.runs("at once", "yut.py")
		s.runs("saved once", "yut.py")
		s.runs("saved twice")
		s.waits("sh yut.sh writes yut.py: its changes are not watched\n")
		s.runsAfterEachSave("yut.py")
	})
}

// A command whose output is written by another program may print after each run.
func TestAFileThatChangesBetweenTheRunsTooIsNotWatchedForever(t *testing.T) {
	inSession(t, func(s *session) {
		for range 2 {
			for range 3 {
				s.runs("the file has changed", "watch.txt")
			}
			s.saves("watch.txt")
		}
		require.False(t, s.running)
	})
}

func TestFilesInAFolderOfTheCommandAreNotWatched(t *testing.T) {
	inSession(t, func(s *session) {
		s.runs("at once", "out")
		s.runs("the folder has changed", "out")
		s.runs("the folder was perhaps saved by hand", "out", "out/a/Yut.class")
		s.waits("sh yut.sh writes out: its changes are not watched\n")
	})
}

func TestACommandThatWritesNewNamesIsNotPlayedForever(t *testing.T) {
	inSession(t, func(s *session) {
		for run := range mostInARow {
			s.runs("a file is new", fmt.Sprint(run, ".log"), fmt.Sprint(run, ".trace"))
		}
		s.waits("sh yut.sh writes 4.log, 4.trace: their changes are not watched\n")
	})
}

func TestManyFilesOfACommandAreCounted(t *testing.T) {
	inSession(t, func(s *session) {
		for range 3 {
			s.runs("files have changed", "a", "b", "c", "d", "e")
		}
		s.waits("sh yut.sh writes a, b, c and 2 more: their changes are not watched\n")
	})
}

func TestATemporaryFileIsNotAChange(t *testing.T) {
	inSession(t, func(s *session) {
		require.True(t, s.running)
		s.events <- fsnotify.Event{Name: "temporary", Op: fsnotify.Create}
		s.events <- fsnotify.Event{Name: "temporary", Op: fsnotify.Write}
		s.events <- fsnotify.Event{Name: "temporary", Op: fsnotify.Remove}
		s.runs("at once")
		s.waits("")
		s.events <- fsnotify.Event{Name: "removed", Op: fsnotify.Remove}
		time.Sleep(time.Second)
		synctest.Wait()
		s.runs("a file was removed")
	})
}

func TestChangesWithoutEndDoNotDelayTheNextRun(t *testing.T) {
	inSession(t, func(s *session) {
		s.runs("at once")
		for range 20 {
			s.changes("yut.py")
			time.Sleep(50 * time.Millisecond)
		}
		require.True(t, s.running)
	})
}

func TestPracticeWatchesRealFiles(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	runs := make(chan struct{}, 1000)
	ended := make(chan error, 1)
	go func() {
		ended <- watching(ctx, dir, "sh yut.sh", "", io.Discard, func() { runs <- struct{}{} })
	}()
	<-runs
	write(t, dir, "yut.py")
	<-runs
	require.NoError(t, os.Mkdir(filepath.Join(dir, "rules"), 0o700))
	<-runs
	write(t, filepath.Join(dir, "rules"), "board.py")
	<-runs
	cancel()
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
	err := watching(t.Context(), filepath.Join(t.TempDir(), "nowhere"), "sh yut.sh", "", io.Discard, func() {})
	require.ErrorIs(t, err, os.ErrNotExist)
}
