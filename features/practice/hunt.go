package practice

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/program/child"
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
	passed bool
	ended  bool // whether the run was ended because it took too long
	output string
	err    error // the reason why the tests could not be started
}

// run runs the tests against the program with the given number. It kills the tests when
// the context is done.
func (h *hunt) run(ctx context.Context, number int) (ran testRun) {
	const longest, mostLines = 64 << 10, 30
	variable := fmt.Sprintf(`GAME_PROGRAM='%s serve %s --number %d'; export GAME_PROGRAM; exec 2>&1; `, h.self, h.Name, number)
	if runtime.GOOS == "windows" {
		variable = fmt.Sprintf(`set "GAME_PROGRAM=%s serve %s --number %d" && `, h.self, h.Name, number)
	}
	tests, err := child.Start(variable+h.tests, os.Stderr, longest)
	if err != nil {
		return testRun{err: err}
	}
	var output []string
	var failed error
	for failed == nil || errors.Is(failed, child.ErrTooLong) {
		var line string
		line, failed = tests.Ask(ctx, nil)
		if output = append(output, program.Printable(line)); len(output) > mostLines {
			output = output[1:]
		}
	}
	patience := time.Minute
	if ctx.Err() != nil {
		patience = 0
	}
	ran.ended = errors.Is(failed, context.DeadlineExceeded)
	ran.passed = tests.End(patience) == "exit status 0" && !ran.ended
	ran.output = strings.TrimSpace(strings.Join(output, "\n"))
	return ran
}

// all runs the tests against every broken program, each for at most the given time, and
// returns the results. It runs as many tests at a time as there are cores.
func (h *hunt) all(ctx context.Context, most time.Duration, progress *program.Progress) []testRun {
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
	c := &cobra.Command{
		Use:   "hunt GAME TESTS",
		Short: "Run your tests, which start $GAME_PROGRAM, with programs that break one rule each",
		Args:  arguments(1, 2, "a game and the command that runs your tests, in quotes, as in yutkata 'pytest -q'"),
		RunE: withGame(func(c *cobra.Command, game Game, args []string) error {
			rules := game.broken()
			switch {
			case listed:
				for _, rule := range rules {
					fmt.Fprintf(c.OutOrStdout(), "%-30s %s\n", rule.name, rule.text)
				}
				return nil
			case len(args) == 0:
				return program.Misuse("expected the command that runs your tests, in quotes, as in 'pytest -q'")
			}
			self, err := os.Executable()
			if err != nil {
				return err
			}
			ctx, stop := program.Interruptible(c)
			defer stop()
			chance := new(program.SeedFlag).Chance() // a different seed each time
			h := &hunt{Game: game, tests: args[0], rules: rules, chance: chance, self: self}
			return h.report(ctx, c, reveal)
		}),
	}
	c.Flags().BoolVar(&reveal, "reveal", false, "name the rules that were not caught")
	c.Flags().BoolVar(&listed, "list", false, "list the rules that can be broken")
	return c
}

// report runs the hunt, and prints the number of broken programs that the tests have
// caught.
func (h *hunt) report(ctx context.Context, c *cobra.Command, reveal bool) error {
	out := c.OutOrStdout()
	begun := time.Now()
	right := h.run(ctx, h.numberOf(len(h.rules)))
	switch {
	case ctx.Err() != nil:
		return program.ErrInterrupted
	case right.err != nil:
		return right.err
	case !right.passed:
		fmt.Fprintf(out, "%s\n\n%s: the tests fail with the right program: %s\n", right.output, h.Name, h.tests)
		return program.ErrTold
	}
	progress := program.NewProgress(c.ErrOrStderr(), len(h.rules), " programs")
	results := h.all(ctx, 10*time.Since(begun)+time.Second, progress)
	progress.End()
	if ctx.Err() != nil {
		return program.ErrInterrupted
	}
	var missed []brokenRule
	ended := 0
	for rule, ran := range results {
		switch {
		case ran.err != nil:
			return ran.err
		case ran.passed:
			missed = append(missed, h.rules[rule])
		case ran.ended:
			ended++
		}
	}
	fmt.Fprintf(out, "%s: %d of %d broken programs caught\n", h.Name, len(h.rules)-len(missed), len(h.rules))
	if ended > 0 {
		fmt.Fprintf(out, "%d of them because the tests took more than ten times as long\n", ended)
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
	return program.ErrTold
}
