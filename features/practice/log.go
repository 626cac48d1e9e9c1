package practice

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/file"
)

// A logged run is a line of a log: the time, green or red, how far the program is, and
// the game, as in 2026-11-25T18:34:15Z green 18/183 yutkata.
type logged struct {
	at            time.Time
	green         bool
	passed, total int
	game          string
}

func (l logged) String() string {
	return fmt.Sprintf("%s %s %d/%d %s", l.at.Format(time.RFC3339), map[bool]string{true: "green", false: "red"}[l.green], l.passed, l.total, l.game)
}

func parseLogged(line string) (l logged, err error) {
	var at, color string
	_, err = fmt.Sscanf(line, "%s %s %d/%d %s", &at, &color, &l.passed, &l.total, &l.game)
	if err == nil {
		l.at, err = time.Parse(time.RFC3339, at)
	}
	l.green = color == "green"
	if err == nil && l.String() != line {
		err = fmt.Errorf("expected %s", l)
	}
	return l, err
}

// log appends a run to the log. The run is green if all its scenarios have passed, or more
// in a row than in the run before.
func (r *run) log(passed int) error {
	if r.logFile == "" {
		return nil
	}
	all := passed == len(r.scenarios)
	now := logged{at: time.Now(), green: all, passed: passed, total: r.total(), game: r.Name}
	saved := file.File{Path: r.logFile, Wait: time.Second, Mode: 0o644}
	text, _ := saved.Read() // a missing log is empty
	for line := range strings.Lines(text) {
		before, err := parseLogged(strings.TrimRight(line, "\r\n"))
		if err == nil && before.game == now.game && before.total == now.total {
			now.green = all || passed > before.passed
		}
	}
	if err := saved.Append(now.String() + "\n"); err != nil {
		return command.Misuse("--log: %w", err)
	}
	return nil
}

func newLog() *cobra.Command {
	return &cobra.Command{
		Use:   "log FILE...",
		Short: "Draw the logs of several people, each as a strip of red and green runs",
		Long: `Draw the logs of several people, which practice GAME --log writes, each as a strip: G is
a green run, which got further than the run before, and r is any other run.`,
		Example: `  practice new yutkata
  ` + playing(Games()[0]) + ` --log ann.log
  practice log ann.log`,
		Args: arguments(1, 1000, "the files that --log has written"),
		RunE: func(c *cobra.Command, args []string) error {
			strips := make([]string, len(args))
			names, widest := make([]string, len(args)), 0
			for i, path := range args {
				runs, err := readLog(path)
				if err != nil {
					return err
				}
				base := filepath.Base(path)
				names[i] = command.Printable(strings.TrimSuffix(base, filepath.Ext(base)))
				widest = max(widest, len([]rune(names[i])))
				strips[i] = strip(runs, (&command.ColorFlag{}).On(c.OutOrStdout()))
			}
			for i, name := range names {
				fmt.Fprintf(c.OutOrStdout(), "%-*s  %s\n", widest, name, strips[i])
			}
			return nil
		},
	}
}

// readLog returns the runs of a log.
func readLog(path string) (runs []logged, err error) {
	text, err := file.File{Path: path}.Read()
	if os.IsNotExist(err) {
		return nil, command.Misuse("%s: the file does not exist", path)
	}
	if err != nil {
		return nil, command.Misuse("%w", err)
	}
	number := 0
	for line := range strings.Lines(text) {
		number++
		run, err := parseLogged(strings.TrimRight(line, "\r\n"))
		if err != nil {
			return nil, command.Errorf("%s:%d: not a line of a log: expected the time, red or green, how far, and the game", path, number)
		}
		runs = append(runs, run)
	}
	if len(runs) == 0 {
		return nil, command.Errorf("%s: the log is empty", path)
	}
	return runs, nil
}

// strip returns a letter for each run, and how far the program is.
func strip(runs []logged, colors bool) string {
	const red, green, plain = "\x1b[41;97m", "\x1b[42;30m", "\x1b[0m"
	var text strings.Builder
	for _, run := range runs {
		color, letter := red, "r"
		if run.green {
			color, letter = green, "G"
		}
		if colors {
			letter = color + letter + plain
		}
		text.WriteString(letter)
	}
	first, last := runs[0], runs[len(runs)-1]
	return fmt.Sprintf("%s  %d of %d in %s, %s to %s", &text, last.passed, last.total, last.game,
		first.at.Format("15:04"), last.at.Format("15:04"))
}
