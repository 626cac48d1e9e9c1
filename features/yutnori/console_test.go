package yutnori_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/yutnori/cli"
)

// console is where one scenario runs the program, in a directory of its own. On
// its screen, as on a terminal's, stand the answers that were typed.
type console struct {
	dir     string
	throws  string
	colours string
	players []string // flags that say who plays
	screen  bytes.Buffer
	stderr  bytes.Buffer
	status  int
}

func newConsole(t *testing.T) *console {
	t.Helper()
	return &console{dir: t.TempDir(), throws: "do", colours: "always"}
}

func (c *console) steps(s *godog.ScenarioContext) {
	s.Given(`^the sticks will fall (.+)$`, c.theSticksWillFall)
	s.Given(`^the (random|greedy|strong) computer plays ([\d,]+)$`, c.letTheComputerPlay)
	s.Given(`^there are no colours$`, c.thereAreNoColours)
	s.Given(`^(\S+\.txt) holds:$`, c.letFileHold)
	s.Given(`^(\S+\.txt) is missing$`, c.letFileBeMissing)
	s.When(`^yutnori((?: [a-z]+)?(?: --\S+)*) is played: (.*)$`, c.isPlayed)
	s.When(`^yutnori((?: [a-z]+)?(?: --\S+)*) is played:$`, c.isPlayedBy)
	s.Then(`^the screen shows:$`, c.theScreenShows)
	s.Then(`^the screen does not show: (.*)$`, c.theScreenDoesNotShow)
	s.Then(`^the screen ends with:$`, c.theScreenEndsWith)
	s.Then(`^these are the lines with (.+) on the screen:$`, c.theseAreTheLines)
	s.Then(`^the screen holds no word of English$`, c.theScreenHoldsNoEnglish)
	s.Then(`^(\S+\.txt) holds:$`, c.fileHolds)
	s.Then(`^there is no (\S+\.txt)$`, c.thereIsNoFile)
	s.Then(`^the exit status is (\d)$`, c.theExitStatusIs)
	s.Then(`^the program complains: (.*)$`, c.theProgramComplains)
	s.Then(`^the program complains of nothing$`, func() error { return c.theProgramComplains("") })
}

func (c *console) theSticksWillFall(throws string) {
	c.throws = strings.ReplaceAll(throws, " ", "")
}

func (c *console) letTheComputerPlay(level, players string) {
	c.players = []string{"--level=" + level, "--computer=" + players}
}

func (c *console) thereAreNoColours() { c.colours = "never" }

func (c *console) letFileHold(name string, text *godog.DocString) error {
	return os.WriteFile(filepath.Join(c.dir, name), []byte(text.Content+"\n"), 0o600)
}

func (c *console) letFileBeMissing(name string) error {
	return os.Remove(filepath.Join(c.dir, name))
}

// isPlayed runs the program, where these answers are typed, commas between.
func (c *console) isPlayed(game, answers string) {
	typed := strings.Split(answers, ", ")
	args := append(strings.Fields(game), "--throws="+c.throws, "--color="+c.colours)
	args = append(args, c.players...)
	if args[0] != "house" { // it has no files
		args = append(args, "--data="+c.dir)
	}
	c.screen.Reset()
	c.status = cli.Run(args, &keyboard{typed, &c.screen}, &c.screen, &c.stderr)
}

// isPlayedBy does the same with answers on several lines.
func (c *console) isPlayedBy(game string, answers *godog.DocString) {
	c.isPlayed(game, strings.ReplaceAll(answers.Content, "\n", ", "))
}

func (c *console) theScreenShows(text *godog.DocString) error {
	if want := c.text(text.Content); !strings.Contains("\n"+c.shown(want), "\n"+want+"\n") {
		return fmt.Errorf("expected to see\n%s\non the screen\n%s", want, c.shown(want))
	}
	return nil
}

func (c *console) theScreenDoesNotShow(text string) error {
	if strings.Contains(c.shown(text), text) {
		return fmt.Errorf("expected not to see %s on the screen\n%s", text, c.shown(text))
	}
	return nil
}

func (c *console) theScreenEndsWith(text *godog.DocString) error {
	want := c.text(text.Content)
	lines := strings.Split(strings.TrimSuffix(c.shown(want), "\n"), "\n")
	last := max(0, len(lines)-strings.Count(want, "\n")-1)
	return features.Equal(want, strings.Join(lines[last:], "\n"))
}

// theseAreTheLines compares all lines that hold some words, but for those that
// are the same as the one before.
func (c *console) theseAreTheLines(words string, text *godog.DocString) error {
	var lines []string
	for line := range strings.Lines(c.screen.String()) {
		if strings.Contains(line, words) {
			lines = append(lines, strings.TrimSuffix(line, "\n"))
		}
	}
	return features.Equal(text.Content, strings.Join(slices.Compact(lines), "\n"))
}

func (c *console) theScreenHoldsNoEnglish() error {
	return features.Equal("", english.FindString(c.shown("")))
}

func (c *console) fileHolds(name string, text *godog.DocString) error {
	got, err := os.ReadFile(filepath.Join(c.dir, name))
	return errors.Join(err, features.Equal(text.Content+"\n", string(got)))
}

func (c *console) thereIsNoFile(name string) error {
	_, err := os.Stat(filepath.Join(c.dir, name))
	return features.Equal(true, errors.Is(err, os.ErrNotExist))
}

func (c *console) theExitStatusIs(status int) error { return features.Equal(status, c.status) }

func (c *console) theProgramComplains(line string) error {
	if line != "" {
		line = "yutnori: " + strings.ReplaceAll(line, "DIR", c.dir) + "\n"
	}
	return features.Equal(line, c.stderr.String())
}

// text is what a feature says of the screen. The space at the end of a line,
// which nobody would see there, is written _.
func (c *console) text(text string) string {
	text = strings.ReplaceAll(text+"\n", "_\n", " \n")
	return strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "DIR", c.dir)
}

var (
	colour  = regexp.MustCompile("\x1b\\[[0-9;]*m")
	english = regexp.MustCompile("[A-Za-z]{2,}")
	names   = map[string]string{
		"\x1b[31m": "<red>", "\x1b[94m": "<blue>", "\x1b[32m": "<green>", "\x1b[33m": "<yellow>", "\x1b[0m": "</>",
	}
)

// shown is the screen, with names for its colours if the text names some, and
// otherwise without them.
func (c *console) shown(as string) string {
	return colour.ReplaceAllStringFunc(c.screen.String(), func(escape string) string {
		if !strings.Contains(as, "</>") {
			return ""
		}
		if name, ok := names[escape]; ok {
			return name
		}
		return escape
	})
}

// keyboard types answers, one line at a time, and shows them as a terminal does.
type keyboard struct {
	typed []string
	echo  io.Writer
}

func (k *keyboard) Read(line []byte) (int, error) {
	if len(k.typed) == 0 {
		return 0, io.EOF
	}
	n := copy(line, k.typed[0]+"\n")
	k.typed = k.typed[1:]
	return k.echo.Write(line[:n])
}
