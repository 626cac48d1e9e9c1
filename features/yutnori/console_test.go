package yutnori_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/yutnori/cli"
)

// console runs the program for one scenario, in its own directory. The screen also
// shows the answers, as a terminal shows typed text.
type console struct {
	dir     string // created when it is needed
	throws  string
	colors  string
	players []string // the flags for the computer players
	screen  bytes.Buffer
	stderr  bytes.Buffer
	// How the program ended, and how it is expected to end: by default with success, and
	// with no text on standard error.
	status, wantStatus int
	wantComplaint      string
}

func newConsole() *console {
	return &console{throws: "do", colors: "always"}
}

func (c *console) steps(s *acceptance.Steps) {
	s.After(c.removeDirectory)
	s.Step(`^the sticks will fall (.+)$`, c.theSticksWillFall)
	s.Step(`^the (random|casual|greedy|strong) computer plays ([\d,]+)$`, c.letTheComputerPlay)
	s.Step(`^there are no colors$`, c.thereAreNoColors)
	s.Step(`^the file (\S+\.txt):$`, c.letFileHold)
	s.Step(`^(\S+\.txt) is missing$`, c.letFileBeMissing)
	s.Step(`^yutnori((?: [a-z]+)?(?: --\S+)*) is played: (.*)$`, c.isPlayed)
	s.Step(`^yutnori((?: [a-z]+)?(?: --\S+)*) is played:$`, c.isPlayedBy)
	s.Step(`^yutnori (replay \S+) is run$`, c.isRun)
	s.Step(`^the screen shows:$`, c.theScreenShows)
	s.Step(`^the screen does not show: (.*)$`, c.theScreenDoesNotShow)
	s.Step(`^each turn fits (\d+) lines$`, c.eachTurnFits)
	s.Step(`^the screen ends with:$`, c.theScreenEndsWith)
	s.Step(`^these are the lines with (.+) on the screen:$`, c.theseAreTheLines)
	s.Step(`^the screen has no English word$`, c.theScreenHoldsNoEnglish)
	s.Step(`^(\S+\.txt) holds:$`, c.fileHolds)
	s.Step(`^there is no (\S+\.txt)$`, c.thereIsNoFile)
	s.Step(`^the exit status is (\d)$`, c.theExitStatusIs)
	s.Step(`^the program complains: (.*)$`, c.theProgramComplains)
	s.Step(`^the program does not complain$`, func() error { return c.theProgramComplains("") })
	s.Step(`^the answers end before the game does$`, c.theAnswersEndBeforeTheGame)
	s.After(func(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
		return ctx, c.theEndWasExpected()
	})
}

// makeDirectory creates the directory of the scenario, unless it exists. Most scenarios
// need no directory.
func (c *console) makeDirectory() (err error) {
	if c.dir == "" {
		c.dir, err = os.MkdirTemp("", "yutnori")
	}
	return err
}

func (c *console) removeDirectory(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
	return ctx, os.RemoveAll(c.dir)
}

func (c *console) theSticksWillFall(throws string) {
	c.throws = strings.ReplaceAll(throws, " ", "")
}

func (c *console) letTheComputerPlay(level, players string) {
	c.players = []string{"--level=" + level, "--computer=" + players}
}

func (c *console) thereAreNoColors() { c.colors = "never" }

func (c *console) letFileHold(name string, text *godog.DocString) error {
	if err := c.makeDirectory(); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(c.dir, name), []byte(text.Content+"\n"), 0o600)
}

func (c *console) letFileBeMissing(name string) error {
	return os.Remove(filepath.Join(c.dir, name))
}

// isPlayed runs the program and types the answers, which are separated by
// commas.
func (c *console) isPlayed(game, answers string) error {
	if err := c.makeDirectory(); err != nil {
		return err
	}
	typed := strings.Split(answers, ", ")
	args := append(c.words(game), "--throws="+c.throws)
	if args[0] != "house" && args[0] != "play" { // the assignment's games
		return c.run(append(args, "--data="+c.dir, "--color="+c.colors), typed)
	}
	if !strings.Contains(game, "--lang") {
		args = append(args, "--lang=en")
	}
	if !strings.Contains(game, "--computer") {
		args = append(args, "--computer=none")
	}
	return c.run(append(args, c.players...), typed)
}

// isRun runs a command that does not ask for answers.
func (c *console) isRun(command string) error {
	if err := c.makeDirectory(); err != nil {
		return err
	}
	return c.run(c.words(command), nil)
}

// words returns the arguments of a command line, in which DIR stands for the
// directory.
func (c *console) words(line string) []string {
	words := strings.Fields(line)
	for i, word := range words {
		words[i] = strings.ReplaceAll(word, "DIR", c.dir)
	}
	return words
}

func (c *console) run(args, typed []string) error {
	if err := c.theEndWasExpected(); err != nil {
		return err
	}
	c.screen.Reset()
	c.stderr.Reset()
	c.wantStatus, c.wantComplaint = 0, ""
	c.status = cli.Run(args, &keyboard{typed, &c.screen}, &c.screen, &c.stderr)
	return nil
}

// isPlayedBy runs the program and types the answers, one on each line.
func (c *console) isPlayedBy(game string, answers *godog.DocString) error {
	return c.isPlayed(game, strings.ReplaceAll(answers.Content, "\n", ", "))
}

func (c *console) fileHolds(name string, text *godog.DocString) error {
	got, err := os.ReadFile(filepath.Join(c.dir, name))
	return errors.Join(err, features.Equal(text.Content+"\n", string(got)))
}

func (c *console) thereIsNoFile(name string) error {
	_, err := os.Stat(filepath.Join(c.dir, name))
	return features.Equal(true, errors.Is(err, os.ErrNotExist))
}

func (c *console) theExitStatusIs(status int) error {
	c.wantStatus = status
	return features.Equal(status, c.status)
}

func (c *console) theProgramComplains(line string) error {
	if line != "" {
		line = "yutnori: " + strings.ReplaceAll(line, "DIR", c.dir) + "\n"
	}
	c.wantComplaint = line
	return features.Equal(line, c.stderr.String())
}

func (c *console) theAnswersEndBeforeTheGame() error {
	return errors.Join(c.theExitStatusIs(1), c.theProgramComplains("end of input before the end of the game"))
}

// theEndWasExpected returns an error unless the last run ended as expected.
func (c *console) theEndWasExpected() error {
	return errors.Join(features.Equal(c.wantStatus, c.status), features.Equal(c.wantComplaint, c.stderr.String()))
}

// keyboard types answers, one line at a time, and shows them on the screen as a
// terminal does. Of a password, the screen shows only the line break.
type keyboard struct {
	typed  []string
	screen *bytes.Buffer
}

func (k *keyboard) Read(line []byte) (int, error) {
	if len(k.typed) == 0 {
		return 0, io.EOF
	}
	n := copy(line, k.typed[0]+"\n")
	k.typed = k.typed[1:]
	shown := line[:n]
	if bytes.HasSuffix(k.screen.Bytes(), []byte("PASSWORD : ")) {
		shown = line[n-1 : n]
	}
	k.screen.Write(shown)
	return n, nil
}
