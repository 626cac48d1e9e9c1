package practice

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"games.example/internal/child"
	"games.example/internal/command"
)

// A hunt runs a learner's tests against broken programs.
type hunt struct {
	Game
	tests  string // the command that runs the tests
	rules  []brokenRule
	chance *rand.Rand
	self   string
}

// numberOf draws the number of a program that breaks the rule with the given index. If
// the index is len(h.rules), the program breaks no rule.
func (h *hunt) numberOf(rule int) int {
	for {
		if number := h.chance.IntN(math.MaxInt32); ruleOf(h.rules, number) == rule {
			return number
		}
	}
}

// A testRun holds the result of the tests against one program.
type testRun struct {
	passed  bool
	ended   bool // whether the run was ended because it took too long
	endless bool // whether the run was ended because it printed too much
	output  string
	err     error // the reason why the tests could not be started
}

// leastLimit is added to the limit of a run, because a short run may take much longer on a
// busy machine.
const leastLimit = 5 * time.Second

// mostOutput is the maximum length of the output of a run in bytes.
const mostOutput = 16 << 20

var errEndless = errors.New("the output is too long")

// A limited tail returns errEndless after too much text.
type limited struct {
	tail
	written int
}

func (l *limited) Write(text []byte) (int, error) {
	if l.written += len(text); l.written > mostOutput {
		return 0, errEndless
	}
	return l.tail.Write(text)
}

// run runs the tests against the program with the given number. It kills the tests when
// the context is done.
func (h *hunt) run(ctx context.Context, number int) (ran testRun) {
	command := fmt.Sprintf("GAME_PROGRAM=%s serve %s --number %d", child.Quoted(h.self), h.Name, number)
	tests, err := child.Start(h.tests, nil, 4096, command)
	if err != nil {
		return testRun{err: err}
	}
	var output limited
	err = tests.CopyTo(ctx, &output)
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	if ran.endless = errors.Is(err, errEndless); ran.endless {
		stop()
	}
	ran.passed = tests.Wait(ctx) == "exit status 0" && ctx.Err() == nil
	ran.ended = errors.Is(ctx.Err(), context.DeadlineExceeded)
	lines := output.lines()
	ran.output = strings.Join(lines[max(0, len(lines)-30):], "\n")
	return ran
}

// all runs the tests against every broken program, each for at most the given time, and
// returns the results. It runs as many tests at a time as there are cores.
func (h *hunt) all(ctx context.Context, most time.Duration, progress *command.Progress) []testRun {
	results := make([]testRun, len(h.rules))
	cores := make(chan struct{}, runtime.NumCPU())
	var runs sync.WaitGroup
	for _, rule := range h.chance.Perm(len(h.rules)) {
		number := h.numberOf(rule)
		cores <- struct{}{}
		runs.Go(func() {
			defer func() { <-cores }()
			limited, stop := context.WithTimeout(ctx, most)
			defer stop()
			if ctx.Err() == nil {
				results[rule] = h.run(limited, number)
				progress.Add(1)
			}
		})
	}
	runs.Wait()
	return results
}

func newHunt() *cobra.Command {
	var reveal, listed bool
	var timeout string
	c := &cobra.Command{
		Use:   "hunt GAME TESTS",
		Short: "Run your tests, which start $GAME_PROGRAM, with programs that break one rule each",
		Long: `Measure your tests. TESTS is the command that runs them. They start the program in the
environment variable GAME_PROGRAM, which answers requests as practice schema describes
them. The tests must pass with the right program. Then they run with programs that
break one rule each. Tests that fail have caught the program.`,
		Example: `  practice new yutkata --tests python
  practice hunt yutkata '` + languages[0].testCommand + `'
  practice hunt yutkata --list`,
		Args: arguments(1, 2, "a game and the command that runs your tests, in quotes, as in yutkata 'pytest -q'"),
		RunE: withGame(func(c *cobra.Command, game Game, args []string) error {
			rules := game.broken()
			switch {
			case listed:
				for _, rule := range rules {
					fmt.Fprintf(c.OutOrStdout(), "%-30s %s\n", rule.name, rule.text)
				}
				return nil
			case len(args) == 0:
				return command.Misuse("expected the command that runs your tests, in quotes, as in 'pytest -q'")
			}
			self, err := os.Executable()
			limit, wrong := seconds(timeout)
			if err = errors.Join(err, wrong); err != nil {
				return err
			}
			ctx, stop := command.Interruptible(c)
			defer stop()
			chance := new(command.SeedFlag).Chance() // a different seed each time
			h := &hunt{Game: game, tests: args[0], rules: rules, chance: chance, self: self}
			return h.report(ctx, c, limit, reveal)
		}),
	}
	c.Flags().BoolVar(&reveal, "reveal", false, "name the rules that were not caught")
	c.Flags().StringVar(&timeout, "timeout", "60s", "the longest `time` for the run with the right program")
	c.Flags().BoolVar(&listed, "list", false, "list the rules that can be broken")
	return c
}

// report runs the hunt, and prints the number of broken programs that the tests have
// caught.
func (h *hunt) report(ctx context.Context, c *cobra.Command, limit time.Duration, reveal bool) error {
	begun := time.Now()
	limited, stop := context.WithTimeout(ctx, limit)
	defer stop()
	right := h.run(limited, h.numberOf(len(h.rules)))
	switch {
	case ctx.Err() != nil:
		return command.ErrInterrupted
	case right.err != nil:
		return right.err
	case !right.passed:
		fmt.Fprintf(c.OutOrStdout(), "%s\n\n%s: %s: %s\n", right.output, h.Name, right.fault(limit), cut(h.tests))
		return command.ErrTold
	}
	progress := command.NewProgress(c.ErrOrStderr(), len(h.rules), " programs")
	results := h.all(ctx, 10*time.Since(begun)+leastLimit, progress)
	progress.End()
	if ctx.Err() != nil {
		return command.ErrInterrupted
	}
	return h.count(c.OutOrStdout(), results, reveal)
}

// fault returns the reason why the tests do not accept the right program.
func (r testRun) fault(limit time.Duration) string {
	switch {
	case r.endless:
		return fmt.Sprintf("the tests print more than %d bytes", mostOutput)
	case r.ended:
		return fmt.Sprintf("the tests do not end within %v (--timeout)", limit)
	}
	return "the tests fail with the right program"
}

// count prints the number of broken programs that the tests have caught. It returns
// command.ErrTold if the tests have missed a broken program.
func (h *hunt) count(out io.Writer, results []testRun, reveal bool) error {
	var missed []brokenRule
	ended, endless := 0, 0
	for rule, ran := range results {
		switch {
		case ran.err != nil:
			return ran.err
		case ran.passed:
			missed = append(missed, h.rules[rule])
		case ran.ended:
			ended++
		case ran.endless:
			endless++
		}
	}
	fmt.Fprintf(out, "%s: %d of %d broken programs caught\n", h.Name, len(h.rules)-len(missed), len(h.rules))
	if ended > 0 {
		fmt.Fprintf(out, "%d of them because the tests took more than ten times as long\n", ended)
	}
	if endless > 0 {
		fmt.Fprintf(out, "%d of them because the tests printed more than %d bytes\n", endless, mostOutput)
	}
	switch {
	case len(missed) == 0:
		return nil
	case reveal:
		for _, rule := range missed {
			fmt.Fprintf(out, "not caught: %s (%s)\n", rule.text, rule.name)
		}
	default:
		rule := missed[h.chance.IntN(len(missed))]
		fmt.Fprintf(out, "not caught, for example: one in which something about %s is wrong      (--reveal names the rule)\n", rule.part)
	}
	return command.ErrTold
}
