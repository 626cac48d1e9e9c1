package practice

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	messages "github.com/cucumber/messages/go/v21"

	"games.example/features"
	"games.example/internal/command"
	"games.example/internal/file"
)

// A run plays the scenarios of a game against a learner's program.
type run struct {
	Game
	command string
	timeout time.Duration
	all     bool   // whether to continue after a scenario that fails
	only    string // a selection of scenarios
	hint    bool
	junit   string   // the file for the results as JUnit XML, or empty
	logFile string   // the file to which a line is appended, or empty
	skipped []string // the keys of the scenarios that are left out
	seed    uint64   // the seed of the random order
	out     io.Writer
	stderr  io.Writer

	scenarios []*scenario
	left      int // the number of scenarios that are left out
	results   []result
	started   time.Time
}

// A result holds a scenario that was played, and the step that failed, if any.
type result struct {
	*scenario
	step    *messages.PickleStep
	err     error
	said    []exchange
	ended   bool // whether the program ended or was killed
	seconds float64
}

// choose finds the scenarios to play.
func (r *run) choose() error {
	all, err := scenariosOf(r.Folder)
	if err != nil {
		return err
	}
	if strings.HasSuffix(r.only, ".feature") {
		text, err := file.File{Path: r.only}.Read()
		switch {
		case errors.Is(err, fs.ErrNotExist): // so it may be the name of a file of ours
		case err != nil:
			return command.Misuse("--only: %w", err)
		default:
			if all, err = read(r.only, []byte(text)); err != nil {
				return err
			}
		}
	}
	selected := chosen(all, r.only)
	if len(selected) == 0 {
		return r.nothing()
	}
	if r.scenarios = r.withoutSkipped(selected); len(r.scenarios) == 0 {
		return command.Misuse("every scenario is skipped: --skip none forgets that")
	}
	r.left = len(selected) - len(r.scenarios)
	return nil
}

// play plays the chosen scenarios. It returns command.ErrTold if a scenario has failed.
func (r *run) play(ctx context.Context) error {
	r.started, r.results = time.Now(), nil
	if err := r.choose(); err != nil {
		return err
	}
	theirs := &learner{command: r.command, timeout: r.timeout, ctx: ctx, stderr: r.stderr}
	defer theirs.close()
	failed := r.playAll(theirs, r.scenarios, r.all)
	ended := theirs.close()
	if ctx.Err() != nil {
		return command.ErrInterrupted
	}
	if ended == killed {
		fmt.Fprintln(r.out, "the program did not end when its input ended")
	}
	passed := failed == nil && r.playAgain(theirs)
	if failed != nil {
		r.tell(failed, theirs.over)
		if theirs.over == nil && !failed.ended && r.passesAlone(theirs, failed) {
			fmt.Fprintln(r.out, "\nIt passes in a fresh process: the program remembers something from an earlier scenario, or was saved during the run.")
		}
		r.summarize(failed)
	}
	if ctx.Err() != nil {
		return command.ErrInterrupted
	}
	if err := r.log(r.inARow()); err != nil {
		return err
	}
	if r.junit != "" {
		if err := r.writeJUnit(); err != nil {
			return command.Misuse("%w", err)
		}
	}
	if !passed {
		return command.ErrTold
	}
	return nil
}

// playAll plays scenarios, appends their results, and returns the first failure. Unless
// all is true, it stops there.
func (r *run) playAll(p *learner, scenarios []*scenario, all bool) (failed *result) {
	for _, s := range scenarios {
		played := r.playOne(p, s)
		if p.ctx.Err() != nil || errors.Is(played.err, errOver) {
			break
		}
		r.results = append(r.results, played)
		if played.err != nil && failed == nil {
			failed = &played
		}
		if played.err != nil && !all {
			break
		}
	}
	return failed
}

func (r *run) playOne(p *learner, s *scenario) result {
	begun := time.Now()
	p.begin()
	steps := features.NewSteps()
	r.Register(steps, p)
	duelists[r.Name].generic(steps, p)
	step, err := steps.Play(s.Pickle)
	return result{s, step, err, p.said, p.running == nil, time.Since(begun).Seconds()}
}

// passesAlone reports whether a scenario that has failed passes in a new process.
func (r *run) passesAlone(p *learner, failed *result) bool {
	p.stderr = io.Discard // its lines have been shown
	return r.playOne(p.restart(), failed.scenario).err == nil
}

// playAgain plays all scenarios in random order, after all of them have passed.
func (r *run) playAgain(p *learner) (passed bool) {
	shuffled := slices.Clone(r.scenarios)
	rand.New(rand.NewPCG(r.seed, 0)).Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
	count := len(r.results)
	failed := r.playAll(p.restart(), shuffled, false)
	r.results = r.results[:count]
	if failed != nil && p.ctx.Err() == nil {
		r.tell(failed, p.over)
		fmt.Fprintln(r.out, "\nAll scenarios passed in order, but this scenario failed in random order.")
		if !failed.ended {
			fmt.Fprintln(r.out, "The program remembers something from an earlier scenario.")
		}
		fmt.Fprintf(r.out, "--seed %d repeats the order.\n", r.seed)
	}
	if r.all {
		r.printStages()
	}
	next := ""
	if failed == nil && r.only == "" {
		next = "; next: practice duel " + r.Name + " COMMAND"
	}
	r.remember(count)
	fmt.Fprintf(r.out, "%s: %s, %.1f s%s\n", r.Name, r.count(count), time.Since(r.started).Seconds(), next)
	return failed == nil
}

// tell prints a scenario, with the reason under the step that failed. Steps that were
// not played are faint. Then tell prints the requests and the answers, and names the
// rules that the scenario is about.
func (r *run) tell(failed *result, status error) {
	fmt.Fprintf(r.out, "\n%v\n", failed.scenario)
	colors := (&command.ColorFlag{}).On(r.out)
	for _, step := range failed.Steps {
		fmt.Fprintf(r.out, "  %s%s\n", failed.keywords[step.AstNodeIds[0]], step.Text)
		if step.Argument != nil {
			fmt.Fprint(r.out, features.Indented(features.Argument(step.Argument), "    "))
		}
		if step == failed.step {
			fmt.Fprint(r.out, features.Indented(failed.err.Error(), "      "))
			if colors {
				fmt.Fprint(r.out, "\x1b[2m")
			}
		}
	}
	if colors {
		fmt.Fprint(r.out, "\x1b[0m")
	}
	fmt.Fprintf(r.out, "\n%s\n", strings.Join(lines(failed.said), "\n"))
	if status != nil {
		fmt.Fprintf(r.out, "\n%v\n", status)
	}
	for _, do := range []string{"set", "look"} { // no rule of the game describes these
		if len(failed.said) > 0 && failed.said[len(failed.said)-1].asks(do) {
			fmt.Fprintf(r.out, "\nthe protocol of %s, in features/README.md:\n%s\n", do, protocolOf(r.Name, do))
		}
	}
	switch rules := failed.rules(); {
	case r.hint:
		for _, rule := range rules {
			fmt.Fprintf(r.out, "\n%s\n", strings.Join(append([]string{features.Passage(r.Rules, rule)}, decisions(r.Rules, rule)...), "\n"))
		}
		fmt.Fprintf(r.out, "\n%s\n", boardOf(r.Rules))
	case len(rules) == 1:
		fmt.Fprintf(r.out, "\nrule %s in RULES.md of %s: --hint prints it\n", rules[0], r.Name)
	case len(rules) > 1:
		fmt.Fprintf(r.out, "\nrules %s in RULES.md of %s: --hint prints them\n", strings.Join(rules, ", "), r.Name)
	}
}

// summarize prints how many scenarios passed, and which scenario is next. With --all, it
// first prints the failed scenarios and the results of each stage.
func (r *run) summarize(failed *result) {
	failures := slices.DeleteFunc(slices.Clone(r.results), func(played result) bool { return played.err == nil })
	if r.all {
		fmt.Fprintln(r.out)
		for _, played := range failures {
			fmt.Fprintf(r.out, "failed: %v\n", played.scenario)
		}
		r.printStages()
	}
	passed, before := len(r.results)-len(failures), r.inARow()
	regress := ""
	switch best := r.remember(before); {
	case r.all && best > before:
		regress = fmt.Sprintf(", %d in a row; before: %d in a row", before, best)
	case best > before:
		regress = fmt.Sprintf(" (%d before: %q no longer works)", best, failed.Name)
	}
	fmt.Fprintf(r.out, "\n%s: %s%s; next: %v\n", r.Name, r.count(passed), regress, failed.scenario)
}

// inARow returns the number of scenarios that have passed before the first failure.
func (r *run) inARow() int {
	failed := slices.IndexFunc(r.results, func(played result) bool { return played.err != nil })
	if failed < 0 {
		return len(r.results)
	}
	return failed
}

// count returns the number of scenarios that have passed, of all, and of those that are
// left out, as in 8 of 183 scenarios, 2 skipped.
func (r *run) count(passed int) string {
	text := fmt.Sprintf("%d of %d scenarios", passed, r.total())
	if r.left > 0 {
		text += fmt.Sprintf(", %d skipped", r.left)
	}
	return text
}

// total returns the number of selected scenarios, with those that are left out.
func (r *run) total() int { return len(r.scenarios) + r.left }

func (r *run) printStages() {
	for _, stage := range r.stages() {
		passed := stage.Tests - stage.Failures - stage.Skipped
		fmt.Fprintf(r.out, "%3d of %3d  %s\n", passed, stage.Tests, stage.Name)
	}
}

// chosen returns the scenarios that a selection names. The selection may be a stage, a
// file, a line of a file, or words of titles. The line may be within a scenario.
func chosen(all []*scenario, only string) (found []*scenario) {
	file, line, _ := strings.Cut(only, ":")
	number, err := strconv.Atoi(line)
	for _, s := range all {
		switch {
		case only == "" || only == s.stageName() || only == s.Uri:
			found = append(found, s)
		case err != nil || s.Uri != file || number < s.begins || number > s.last:
		case s.line == number:
			return []*scenario{s}
		default:
			if len(found) > 0 && found[0].outline < s.outline {
				found = nil
			}
			found = append(found, s)
		}
	}
	if len(found) > 0 || err == nil {
		return found
	}
	for _, s := range all {
		missing := func(word string) bool { return !strings.Contains(strings.ToLower(s.Name), word) }
		if !slices.ContainsFunc(strings.Fields(strings.ToLower(only)), missing) {
			found = append(found, s)
		}
	}
	return found
}
