package rook_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/internal/programtest"
	"games.example/rook/cli"
)

// desk holds the directory in which a scenario runs the program, and the runs.
type desk struct {
	directory string
	last      *run
	runs      map[string]*run // the runs in progress, keyed by the player's name
}

func (d *desk) console(s *acceptance.Steps) {
	s.Before(d.prepare)
	s.After(d.clear)
	s.Step(`^"rook (.+)" is run$`, func(args string) error { return d.isRun(args, "") })
	s.Step(`^"rook (.+)" is run and "(.+)" is typed$`, d.isRun)
	s.Step(`^(Ann|Bob) plays "rook (.+)"$`, d.plays)
	s.Step(`^(Ann|Bob) types "(.+)"$`, d.types)
	s.Step(`^it prints "(.+)"$`, d.prints)
	s.Step(`^it prints$`, func(text *godog.DocString) error { return d.prints(text.Content) })
	s.Step(`^it fails with status (\d)$`, d.fails)
}

func (d *desk) prepare(ctx context.Context, _ *godog.Scenario) (_ context.Context, err error) {
	d.runs = map[string]*run{}
	d.directory, err = os.MkdirTemp("", "rook")
	return ctx, err
}

func (d *desk) clear(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
	return ctx, errors.Join(d.noneHasFailed(), os.RemoveAll(d.directory))
}

// start starts the program with its files in the directory.
func (d *desk) start(line string) *run {
	args := strings.Fields(line)
	for i, arg := range args {
		if strings.HasSuffix(arg, ".json") {
			args[i] = filepath.Join(d.directory, arg)
		}
	}
	return start(args)
}

func (d *desk) isRun(line, typed string) error {
	err := d.noneHasFailed()
	d.last = d.start(line)
	d.last.types(typed)
	return err
}

// noneHasFailed returns an error if the last run has failed and no step has mentioned
// the failure.
func (d *desk) noneHasFailed() error {
	if d.last != nil && d.last.status != 0 {
		return fmt.Errorf("status %d: %s", d.last.status, d.last)
	}
	return nil
}

func (d *desk) plays(player, line string) error {
	d.runs[player] = d.start(line)
	return d.runs[player].waitFor("against")
}

func (d *desk) types(player, typed string) error {
	d.runs[player].types(typed)
	return features.Equal(0, d.runs[player].status)
}

func (d *desk) prints(text string) error {
	if !d.last.has(text) {
		return fmt.Errorf("expected %q on the screen:\n%s", text, d.last)
	}
	return nil
}

func (d *desk) fails(status int) error {
	got := d.last.status
	d.last.status = 0
	return features.Equal(status, got)
}

// run is a run of the program, in progress or ended.
type run struct {
	keyboard io.WriteCloser
	ended    chan struct{}
	status   int // set before ended is closed

	mu     sync.Mutex
	screen strings.Builder
}

func start(args []string) *run {
	in, keyboard := io.Pipe()
	r := &run{keyboard: keyboard, ended: make(chan struct{})}
	go func() {
		r.status = cli.Run(args, in, r, r)
		_ = in.Close() // from now on nobody reads typed text
		close(r.ended)
	}()
	return r
}

// types types lines, which are separated by commas, and waits until the program ends.
func (r *run) types(lines string) {
	_, _ = io.WriteString(r.keyboard, strings.ReplaceAll(lines, ", ", "\n")+"\n") // the program may have ended
	_ = r.keyboard.Close()
	<-r.ended
}

// Write appends text to the screen.
func (r *run) Write(text []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.screen.Write(text)
}

func (r *run) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.screen.String()
}

func (r *run) has(text string) bool { return strings.Contains(r.String(), text) }

func (r *run) waitFor(text string) error {
	for patience := time.Now().Add(programtest.Patience); !r.has(text); time.Sleep(time.Millisecond) {
		if time.Now().After(patience) {
			return fmt.Errorf("%q did not appear:\n%s", text, r)
		}
	}
	return nil
}
