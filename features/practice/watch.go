package practice

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// watching plays at once, and plays again whenever a file in or below the directory has
// changed. It returns when the context ends. A change stops the current run.
func watching(ctx context.Context, dir string, out io.Writer, play func(context.Context)) error {
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return err
	}
	defer func() { _ = watcher.Close() }()
	if err := watchBelow(watcher, dir); err != nil {
		return err
	}
	for ctx.Err() == nil {
		playing, stop := context.WithCancel(ctx)
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			play(playing)
			if playing.Err() == nil {
				fmt.Fprintf(out, "watching %s; Ctrl-C ends it\n", dir)
			}
		}()
		err := nextChange(ctx, watcher)
		stop()
		<-ended
		if err != nil {
			return err
		}
	}
	return nil
}

// nextChange waits for a change and for the changes that follow at once, because an
// editor saves a file in several steps.
func nextChange(ctx context.Context, watcher *fsnotify.Watcher) error {
	const together = 100 * time.Millisecond
	var quiet <-chan time.Time
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-quiet:
			return nil
		case err := <-watcher.Errors:
			return err
		case event := <-watcher.Events:
			if event.Op == fsnotify.Chmod || ignored(event.Name) {
				continue
			}
			if event.Has(fsnotify.Create) {
				_ = watchBelow(watcher, event.Name) // fails if it has already disappeared
			}
			quiet = time.After(together)
		}
	}
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
