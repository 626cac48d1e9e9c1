// Package judge plays whole games through the console of a program, as a person would, and
// compares its screens with the rules. It knows screens, and nothing of the program.
//
// A program of yutnori's assignment runs on a terminal, and a program of the kata on pipes.
// By default the judge compares the labels and numbers of a screen, however they are spaced
// and colored. It leaves open what the assignment leaves open:
//
//   - the questions before the first board, and the end of the program after a game
//   - the words of a refusal, and whether the screen comes again
//   - whether the program asks to save the game before the first turn, too
//   - whether the line of a won game stays in game_info.txt
//
// The first games have no wrong answers, so that rules are judged before refusals.
package judge

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"games.example/features"
	"games.example/internal/command"
	"games.example/internal/printable"
	"games.example/yutnori"
)

// A judge judges a program.
type judge struct {
	limits
	ctx         context.Context
	folder      string // the folder of the program
	command     string
	advanced    bool
	exact       bool
	games       int
	setup       []string
	seed        uint64
	out, stderr io.Writer
	known       map[string]bool
	stubborn    bool // whether the program has not ended with its input
	tally       tally
}

// usual holds the limits for people's programs.
var usual = limits{
	answer: 5 * time.Second, silence: 300 * time.Millisecond, end: time.Second,
	clock: 1100 * time.Millisecond, most: 64 << 10,
}

// NewCommand returns the command that judges a program.
func NewCommand() *cobra.Command { return newCommand(".", usual) }

func newCommand(folder string, limits limits) *cobra.Command {
	c := &cobra.Command{
		Use:   "judge",
		Short: "Judge a console program of yutnori's assignment or of yutkata's kata",
		Long: `Judge a program that people play on a console: a program of yutnori's assignment, or of
yutkata's kata. judge types answers, right and wrong ones, and compares each screen
with the rules.`,
		Example: `  practice judge yutnori ./a.out
  practice judge yutkata ./a.out`,
		Args: command.KnownCommand,
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, game := range []struct {
		name, short, example string
		judge                func(*judge) error
	}{
		{"yutnori", "Play whole games through the console of a program of the assignment", `  practice judge yutnori ./a.out
  practice judge yutnori ./a.out --advanced --exact
  practice judge yutnori ./a.out --setup 2,4`, (*judge).yutnori},
		{"yutkata", "Play whole games through the console of a program of the kata", `  practice judge yutkata ./a.out
  practice judge yutkata 'yutkata play' --games 2`, (*judge).yutkata},
	} {
		c.AddCommand(newGame(game.name, game.short, game.example, &judge{limits: limits, folder: folder}, game.judge))
	}
	return c
}

func newGame(name, short, example string, j *judge, judged func(*judge) error) *cobra.Command {
	var seed command.SeedFlag
	var setup string
	c := &cobra.Command{
		Use:   name + " COMMAND",
		Short: short,
		Long: short + `. COMMAND starts the program in a copy of the
current folder. The first difference is printed with the answers so far and the rule
in RULES.md of ` + name + `. The status is 0 if all games are right.`,
		Example: example,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 || strings.TrimSpace(args[0]) == "" {
				return command.Misuse("expected the command that starts your program, in quotes, as in './a.out'")
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			j.command, j.out, j.stderr, j.seed = args[0], c.OutOrStdout(), c.ErrOrStderr(), seed.Seed()
			if c.Flags().Changed("setup") {
				if err := j.readSetup(setup); err != nil {
					return err
				}
			}
			if j.answer <= 0 {
				return command.Misuse("--timeout %v: expected more than 0", j.answer)
			}
			return j.run(c, judged)
		},
	}
	flags := c.Flags()
	command.Int(flags, &j.games, "games", 20, 1, math.MaxInt, "number of games")
	seed.Declare(flags, "the answers")
	flags.StringVar(&setup, "setup", "", "the `answers` to the questions before the first board, as in 1,2,4")
	flags.DurationVar(&j.answer, "timeout", j.answer, "the longest time to wait for a prompt")
	if name == "yutnori" {
		flags.BoolVar(&j.advanced, "advanced", false, "judge the advanced game: login, animals, saved games")
		flags.BoolVar(&j.exact, "exact", false, "compare every byte except colors")
	}
	return c
}

// readSetup reads the answers to the questions before the first board.
func (j *judge) readSetup(setup string) error {
	for answer := range strings.SplitSeq(setup, ",") {
		if answer = strings.TrimSpace(answer); answer == "" {
			return command.Misuse("--setup %q: expected answers with commas between them, as in 1,2,4", setup)
		}
		j.setup = append(j.setup, answer)
	}
	return nil
}

// run judges a program until the end or a signal. The copy of the folder is removed even
// after a signal.
func (j *judge) run(c *cobra.Command, judged func(*judge) error) error {
	ctx, stop := command.Interruptible(c)
	defer stop()
	ctx, forget := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP)
	defer forget()
	j.ctx = ctx
	err := judged(j)
	if ctx.Err() != nil {
		return command.ErrInterrupted
	}
	return err
}

// yutnori judges a program of the assignment.
func (j *judge) yutnori() error {
	j.tally = tally{sticks: markedSticks}
	return j.all("yutnori", yutnori.RulesPage, func(folder string, played int) (int, []int, *talk, error) {
		s, err := j.sit(folder, true, played)
		if err != nil {
			return 0, nil, nil, err
		}
		most := 2 // to see that the second game begins as the first
		if j.tally.isSame() {
			most = j.games // the throws of another run would be the same again
		}
		play := s.playBasic
		if j.advanced {
			play = func(games int) (int, error) { return s.playAdvanced(games, folder) }
		}
		games, err := play(min(most, j.games-played))
		s.leave(err == nil)
		var run []int
		for _, r := range s.throws {
			run = append(run, int(r-yutnori.BackDo))
		}
		return games, run, s.talk, err
	})
}

// all plays all games, each run of the program in its own copy of the current folder. The
// function play plays one or more games in a folder. It returns their number and throws.
func (j *judge) all(name, rules string, play func(folder string, played int) (games int, run []int, t *talk, err error)) error {
	played, started := 0, time.Now()
	for played < j.games {
		folder, err := os.MkdirTemp("", "judge")
		if err != nil {
			return err
		}
		begun := time.Now()
		games, run, t, err := 0, []int(nil), (*talk)(nil), j.copyFolder(folder)
		if err == nil {
			games, run, t, err = play(folder, played)
		}
		_ = os.RemoveAll(folder) // a program that has left its group may still write there
		played += games
		if found, ok := errors.AsType[*difference](err); ok && j.ctx.Err() == nil {
			j.tell(found, t, rules, played)
			j.tally.add(run)
			fmt.Fprintf(j.out, "\n%s: %d of %d games are right; --seed %d repeats the answers\n", name, played, j.games, j.seed)
			return command.ErrTold
		}
		if err != nil {
			return err
		}
		// Programs often draw their seeds from the clock, in seconds.
		if j.tally.repeats(run) && !j.tally.isSame() && played < j.games {
			j.waitForClock(begun)
		}
		j.tally.add(run)
	}
	j.tally.report(j.out)
	fmt.Fprintf(j.out, "%s: %d of %d games are right, %.1f s, seed %d\n", name, played, j.games, time.Since(started).Seconds(), j.seed)
	return nil
}

// tell prints a difference.
func (j *judge) tell(found *difference, t *talk, rules string, played int) {
	show := func(title, text string) {
		if text == "" {
			text = "(nothing)"
		}
		fmt.Fprintf(j.out, "%s:\n", title)
		for line := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
			fmt.Fprintln(j.out, strings.TrimRight("  "+printable.Line(line), " "))
		}
	}
	fmt.Fprintf(j.out, "game %d: %s\n\n", played+1, printable.Line(found.what))
	if t.shown != "" {
		show("the screen before", t.shown)
		show("the answer", t.typed)
	}
	show("the screen that came", shortened(found.came))
	show("the screen that was expected", found.expected)
	if found.rule != "" {
		fmt.Fprintf(j.out, "rule %s in RULES.md:\n%s\n", found.rule, features.Passage(rules, found.rule))
	}
	fmt.Fprintf(j.out, "the answers so far: %s\n", cmp.Or(printable.Line(strings.Join(t.answers, " ")), "none"))
	fmt.Fprintf(j.out, "the throws so far: %s\n", cmp.Or(strings.Join(t.thrown, " "), "none"))
}

// shortened returns the end of a text that is too long for a screen.
func shortened(text string) string {
	const most = 40
	lines := strings.Split(text, "\n")
	if len(lines) <= most {
		return text
	}
	return fmt.Sprintf("... (%d lines)\n%s", len(lines)-most, strings.Join(lines[len(lines)-most:], "\n"))
}
