package features

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"time"

	"github.com/cucumber/godog"
	"github.com/cucumber/godog/formatters"
	messages "github.com/cucumber/messages/go/v21"
)

// notPractice is the tag filter that leaves out what only this project's own
// programs do.
const notPractice = "~@program"

// Practice holds the features of a game as a kata: they are played against a
// program that somebody else writes.
type Practice struct {
	Game   string
	Folder fs.FS // the features and their stages
	Steps  func(*Steps, *Program)
}

// Main plays the features as the command line says and ends the process, with
// status 0 if all have passed, 1 if one has not, and 2 if the command line is
// wrong.
func (p Practice) Main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	status := p.main(ctx, os.Args[1:])
	stop()
	os.Exit(status)
}

func (p Practice) main(ctx context.Context, args []string) (status int) {
	r := &run{Practice: p, out: os.Stdout}
	err := r.parse(args)
	passed := true
	if err == nil {
		godog.Format("practice", "Prints the scenario that comes next.", r.format)
		passed, err = r.playAll(ctx)
	}
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		return 2
	case !passed:
		return 1
	}
	return 0
}

// parse reads the command line. Its errors speak of the settings of make.
func (r *run) parse(args []string) error {
	flags := flag.NewFlagSet("practice-"+r.Game, flag.ExitOnError)
	flags.StringVar(&r.program, "program", "", "the `command` that starts your program")
	flags.BoolVar(&r.all, "all", false, "play every scenario, not only up to the first that fails")
	flags.BoolVar(&r.watch, "watch", false, "play again whenever a file changes")
	flags.StringVar(&r.dir, "dir", ".", "the `directory` whose files are watched")
	timeout := flags.String("timeout", "5", "the `seconds` that a request may take")
	_ = flags.Parse(args) // ends the process by itself
	seconds, err := strconv.ParseFloat(strings.TrimSuffix(*timeout, "s"), 64)
	r.timeout = time.Duration(seconds * float64(time.Second))
	info, missing := os.Stat(r.dir)
	switch {
	case strings.TrimSpace(r.program) == "":
		return errors.New("PROGRAM: missing: expected the command that starts your program, as in PROGRAM='python3 yut.py'")
	case err != nil || r.timeout <= 0:
		return fmt.Errorf("TIMEOUT: %s: expected seconds, more than 0", *timeout)
	case missing != nil || !info.IsDir():
		return fmt.Errorf("DIR: %s: not a directory", r.dir)
	}
	return nil
}

// playAll plays once, or again and again.
func (r *run) playAll(ctx context.Context) (passed bool, err error) {
	if !r.watch {
		return r.play(ctx)
	}
	return true, watching(ctx, r.dir, r.out, func(ctx context.Context) {
		if _, err := r.play(ctx); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
	})
}

// run holds one run after another of a game's features against a program.
type run struct {
	Practice
	program string
	timeout time.Duration
	all     bool
	watch   bool
	dir     string
	out     io.Writer

	// Of the current run.
	ctx     context.Context
	asked   *Program
	started time.Time
}

// play reports whether every scenario has passed.
func (r *run) play(ctx context.Context) (passed bool, err error) {
	paths, err := stages(r.Folder)
	if err != nil {
		return false, err
	}
	suite := godog.TestSuite{
		Name: r.Game,
		ScenarioInitializer: func(s *godog.ScenarioContext) {
			r.asked.begin()
			r.Steps(&Steps{s}, r.asked)
		},
		Options: &godog.Options{
			Format: "practice", Output: r.out, NoColors: true, Strict: true, StopOnFailure: !r.all,
			Tags: notPractice, FS: r.Folder, Paths: paths,
		},
	}
	r.ctx, r.started = ctx, time.Now()
	r.asked = &Program{command: r.program, timeout: r.timeout, ctx: ctx}
	defer r.asked.close()
	return suite.Run() == 0, nil
}

func (r *run) format(game string, out io.Writer) godog.Formatter {
	return &practice{quiet: &quiet{godog.NewBaseFmt(game, out), newCounted(game, out)}, run: r}
}

// practice tells the first scenario that fails, and how many have passed.
type practice struct {
	*quiet
	run  *run
	next string // the first scenario that failed
}

func (p *practice) Failed(pickle *messages.Pickle, step *messages.PickleStep, _ *formatters.StepDefinition, err error) {
	p.note(pickle, true)
	if p.run.ctx.Err() != nil {
		return // a file has changed: only the next run counts
	}
	if errors.Is(err, errOver) {
		return
	}
	feature := p.Storage.MustGetFeature(pickle.Uri)
	name := fmt.Sprintf("%s (%s)", pickle.Name, place(feature, pickle))
	if p.next == "" {
		p.next = name
	}
	if p.run.all {
		fmt.Fprintf(p.out, "failed: %s\n", name)
		if p.run.asked.over != nil {
			fmt.Fprintln(p.out, p.run.asked.over)
		}
		return
	}
	tell(p.out, feature, pickle, step, err.Error())
	fmt.Fprintf(p.out, "\n%s\n", strings.Join(lastOf(p.run.asked.said), "\n"))
}

// lastOf returns the last requests and answers of a scenario.
func lastOf(said []string) []string {
	const most = 12
	if len(said) > most {
		return append([]string{"..."}, said[len(said)-most:]...)
	}
	return said
}

func (p *practice) Summary() {
	passed, total := len(p.played)-p.failed, 0
	for _, feature := range p.Storage.MustGetFeatures() {
		total += len(feature.Pickles)
	}
	switch {
	case p.run.ctx.Err() != nil:
	case p.failed == 0:
		fmt.Fprintf(p.out, "%s: %d of %d scenarios, %.1f s\n", p.game, passed, total, time.Since(p.run.started).Seconds())
	default:
		fmt.Fprintf(p.out, "%s: %d of %d scenarios; next: %s\n", p.game, passed, total, p.next)
	}
}
