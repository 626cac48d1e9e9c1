package practice

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// A watch plays again whenever a file changes. It plays once more when files change during
// a run, because a save must not be lost. A file that changes in two runs in a row is the
// command's own, and is no longer watched.
type watch struct {
	dir     string
	command string
	out     io.Writer
	watcher *fsnotify.Watcher
	own     paths  // the files that the command writes
	named   paths  // the command's files that the user knows about
	saved   paths  // the command's files that have also changed between two runs
	log     string // the absolute path of practice's own log, or empty
}

type paths = map[string]bool

// mostInARow limits the runs that follow one another without a pause, for a command that
// writes a file with a new name in each run.
const mostInARow = 5

// watching plays at once, and plays again whenever a file in or below the directory has
// changed. It returns when the context ends. A change does not stop a run. The log is not
// watched, because practice itself writes it.
func watching(ctx context.Context, dir, command, log string, out io.Writer, play func()) error {
	watcher, err := fsnotify.NewBufferedWatcher(1000) // a busy machine may read the changes late
	if err != nil {
		return err
	}
	defer func() { _ = watcher.Close() }()
	if err := watchBelow(watcher, dir); err != nil {
		return err
	}
	if log != "" {
		if log, err = filepath.Abs(log); err != nil {
			return err
		}
	}
	w := &watch{dir, command, out, watcher, paths{}, paths{}, paths{}, log}
	return w.run(ctx, play)
}

func (w *watch) run(ctx context.Context, play func()) (err error) {
	for ctx.Err() == nil && err == nil {
		if err = w.plays(ctx, play); err == nil {
			err = w.waits(ctx)
		}
	}
	return err
}

// plays plays, and plays again until no file has changed during a run, except the files
// that the command writes.
func (w *watch) plays(ctx context.Context, play func()) error {
	before := paths{}
	for range mostInARow {
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			play()
		}()
		changed, err := w.changes(ctx, ended)
		<-ended
		if err != nil {
			return err
		}
		maps.DeleteFunc(changed, w.isOwn)
		for path := range changed {
			if before[path] {
				w.own[path] = true
			}
		}
		if before = changed; len(changed) == 0 || ctx.Err() != nil {
			return nil
		}
	}
	maps.Copy(w.own, before)
	return nil
}

// waits names the files that the command writes, and waits until another file changes. An
// own file that changes only now was perhaps saved by hand during two runs, so it is
// watched again, once.
func (w *watch) waits(ctx context.Context) error {
	if ctx.Err() != nil {
		return nil
	}
	w.tell()
	fmt.Fprintf(w.out, "watching %s; Ctrl-C ends it\n", w.dir)
	printed := make(chan struct{})
	close(printed)
	changed, err := w.changes(ctx, printed) // the output may be a file that is watched
	maps.DeleteFunc(changed, w.isOwn)
	for len(changed) == 0 && err == nil && ctx.Err() == nil {
		changed, err = w.changes(ctx, nil)
		for path := range changed {
			if w.own[path] && !w.saved[path] {
				w.saved[path] = true
				delete(w.own, path)
			}
		}
		maps.DeleteFunc(changed, w.isOwn)
	}
	return err
}

// isOwn reports whether a file, or a folder that holds it, is the command's own.
func (w *watch) isOwn(path string, _ bool) bool {
	for last := ""; path != last; last, path = path, filepath.Dir(path) {
		if w.own[path] {
			return true
		}
	}
	return false
}

// isLog reports whether a path names the log.
func (w *watch) isLog(path string) bool {
	absolute, err := filepath.Abs(path)
	return err == nil && absolute == w.log
}

// tell names the command's files that have not been named yet.
func (w *watch) tell() {
	const most = 3
	var names []string
	for _, path := range slices.Sorted(maps.Keys(w.own)) {
		if !w.named[path] {
			w.named[path] = true
			names = append(names, path)
		}
	}
	more := ""
	if len(names) > most {
		names, more = names[:most], fmt.Sprintf(" and %d more", len(names)-most)
	}
	switch {
	case len(names) == 1:
		fmt.Fprintf(w.out, "%s writes %s: its changes are not watched\n", w.command, names[0])
	case len(names) > 1:
		fmt.Fprintf(w.out, "%s writes %s%s: their changes are not watched\n", w.command, strings.Join(names, ", "), more)
	}
}

// changes returns the files that change until the run ends, and the files that change
// just after the end, because an editor or a command saves a file in several steps. If
// ended is nil, changes waits for the first change. A temporary file does not count.
func (w *watch) changes(ctx context.Context, ended <-chan struct{}) (changed paths, err error) {
	const together, longest = 100 * time.Millisecond, 500 * time.Millisecond
	changed = paths{}
	created := paths{}
	idle := ended == nil
	var quiet, latest <-chan time.Time
	for {
		select {
		case <-ctx.Done():
			return changed, nil
		case <-ended:
			ended, idle = nil, true
			quiet, latest = time.After(together), time.After(longest)
			continue
		case <-quiet:
			if len(w.watcher.Events) > 0 {
				quiet = time.After(together)
				continue
			}
		case <-latest:
		case err := <-w.watcher.Errors:
			return changed, err
		case event := <-w.watcher.Events:
			if event.Op == fsnotify.Chmod || ignored(event.Name) || w.isLog(event.Name) {
				continue
			}
			w.note(event, changed, created)
			if idle {
				quiet = time.After(together)
			}
			if idle && latest == nil {
				latest = time.After(longest)
			}
			continue
		}
		maps.DeleteFunc(changed, func(path string, _ bool) bool {
			_, err := os.Lstat(path)
			return err != nil && created[path]
		})
		return changed, nil
	}
}

// note adds the file of an event to the files that have changed and, if it is new, to the
// files that were created. The files of a new folder are watched, too.
func (w *watch) note(event fsnotify.Event, changed, created paths) {
	path := filepath.Clean(event.Name)
	if event.Has(fsnotify.Create) {
		created[path] = created[path] || !changed[path]
		_ = watchBelow(w.watcher, event.Name) // fails if it has already disappeared
	}
	changed[path] = true
}

// watchBelow watches a directory and its subdirectories.
func watchBelow(watcher *fsnotify.Watcher, dir string) error {
	return filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case !entry.IsDir():
			return nil
		case path != dir && ignored(path):
			return filepath.SkipDir
		}
		return watcher.Add(path)
	})
}

// ignored reports whether a path names a hidden file, a backup, or a folder that tools
// create.
func ignored(path string) bool {
	name := filepath.Base(path)
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, "~") ||
		slices.Contains([]string{"__pycache__", "node_modules", "target"}, name)
}
