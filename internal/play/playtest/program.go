//go:build unix

package playtest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

// A Program describes a program with a play command, which must do everything that every
// game's play command does.
type Program struct {
	Name string
	// Flags choose a game in which a person moves first against a program. They include
	// a seed, so that the game is always the same.
	Flags []string
	// List is the heading of the list of options.
	List string
	// First holds the keys that come before the first move and that undo does not take
	// back, such as a throw, or "".
	First string
	// Move holds the keys of the first move. After them the screen shows Moved, and
	// shows Moved again when the game is continued.
	Move, Moved string
	// Typed holds First and Move in the spelling of a game played line by line.
	Typed string
	// Refused holds the keys of an invalid move, and Why is the reason that the screen
	// gives.
	Refused, Why string
	// Before holds the keys that lead from the beginning to a moment with a hint, or
	// "". With the hint, the screen shows Hinted.
	Before, Hinted string
	// Lost is the score after the person has resigned, as in "computer 1".
	Lost string
	// Line is the line that makes the first move when it is typed. Turn is the line before
	// it, which names the player on turn.
	Line, Turn string
	// Enters is the line after it, with which a piece enters the board, or "".
	Enters string
	// Applies maps flags that apply to an unfinished game to texts that the screen then
	// shows. Unfit maps flags that do not fit the unfinished game to the reasons.
	Applies, Unfit map[string]string
	// Replay holds the arguments of the command that checks a record, without the file.
	Replay []string
}

// Test tests the program on a terminal of 80 columns and 24 rows.
func (p Program) Test(t *testing.T) {
	t.Helper()
	for name, test := range map[string]func(player){
		"the form":             testForm,
		"keys":                 testKeys,
		"typed moves":          testTyped,
		"undo":                 testUndo,
		"hint and Enter":       testHint,
		"why not":              testRefusal,
		"again":                testAgain,
		"a record in place":    testRecord,
		"a resigned game":      testResigned,
		"a record of others":   testForeignRecord,
		"quit and continue":    testKept,
		"flags and continue":   testKeptFlags,
		"kill and continue":    testKilled,
		"Ctrl-C and continue":  testInterrupted,
		"another window":       testOtherWindow,
		"resize":               testResize,
		"line by line":         testLines,
		"lines that end":       testEndOfLines,
		"defaults":             testDefaults,
		"the end of the input": testEndOfInput,
		"unreadable records":   testUnreadable,
		"theme and pieces":     testLook,
		"color":                testColor,
		"idle screens":         testIdle,
		"flags":                testFlags,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(player{p, t, t.TempDir(), t.TempDir()})
		})
	}
}

// A player is a user who starts the program several times, with the same files.
type player struct {
	Program
	t               *testing.T
	directory, home string
}

// opens starts the play command with the given flags, and with a theme that does not
// depend on the terminal.
func (p player) opens(flags ...string) *programtest.Terminal {
	p.t.Helper()
	return p.opensIn(nil, append([]string{"--theme=dark"}, flags...)...)
}

// opensIn is like opens, but adds environment variables.
func (p player) opensIn(variables []string, flags ...string) *programtest.Terminal {
	p.t.Helper()
	usual := []string{"TERM=xterm", "LC_ALL=C.UTF-8", "XDG_STATE_HOME=" + p.home, "XDG_DATA_HOME=" + p.home}
	return programtest.OpenIn(p.t, p.directory, append(usual, variables...), p.Name, append([]string{"play"}, flags...)...)
}

// plays starts a game with the flags of the program and further flags.
func (p player) plays(more ...string) *programtest.Terminal {
	p.t.Helper()
	return p.opens(slices.Concat(p.Flags, more)...)
}

// begins is like plays, but waits until the game is on the screen.
func (p player) begins(more ...string) *programtest.Terminal {
	p.t.Helper()
	screen := p.plays(append(more, "--pace=0")...)
	screen.Displays(p.List)
	return screen
}

// moves starts a game and makes the first move.
func (p player) moves(more ...string) *programtest.Terminal {
	p.t.Helper()
	screen := p.begins(more...)
	p.follow(screen, step{p.First + p.Move, p.Moved}, step{"", p.List})
	return screen
}

// A step holds keys, and the text that the screen displays after them.
type step struct{ keys, text string }

// follow types the keys of each step, and waits for its text.
func (p player) follow(screen *programtest.Terminal, steps ...step) {
	p.t.Helper()
	for _, step := range steps {
		screen.Types(step.keys)
		screen.Displays(step.text)
	}
}

func (p player) leaves(screen *programtest.Terminal) {
	p.t.Helper()
	p.follow(screen, step{"q", "Leave this game?"})
	p.ends(screen, "y")
}

// ends types the last keys of a program.
func (p player) ends(screen *programtest.Terminal, keys string) {
	p.t.Helper()
	screen.Types(keys)
	require.Zero(p.t, screen.Ends())
}

// continues starts the program and continues the unfinished game from the form.
func (p player) continues() {
	p.t.Helper()
	screen := p.opens("--pace=0")
	p.follow(screen, step{"", "continue the last game"}, step{"\r", p.Moved})
	p.leaves(screen)
}

// reads waits until the text of a file satisfies the function fits, and returns the text.
func (p player) reads(path string, fits func(text string) bool) (text string) {
	p.t.Helper()
	require.Eventually(p.t, func() bool {
		read, err := os.ReadFile(path)
		text = string(read)
		return err == nil && fits(text)
	}, programtest.Patience, time.Millisecond)
	return text
}

// changes waits until the text of a file differs from the given text, and returns the
// new text.
func (p player) changes(path, before string) string {
	p.t.Helper()
	return p.reads(path, func(text string) bool { return text != before })
}

// record returns the path of the record of the first game.
func (p player) record() string { return filepath.Join(p.directory, "record") }

// requireFiles requires that the player's directory holds the given number of files,
// and no locks or temporary files.
func (p player) requireFiles(number int) {
	p.t.Helper()
	files, err := os.ReadDir(p.directory)
	require.NoError(p.t, err)
	require.Len(p.t, files, number)
}

func testForm(p player) {
	const downRightLeftUp = "\x1b[B\x1b[C\x1b[D\x1b[A"
	screen := p.opens("--pace=0", "--seed=1")
	p.follow(screen, step{"", "Enter start"}, step{"?", "page 1 of"}, step{"q", "Enter start"}, step{"", "> "}, step{downRightLeftUp + "\r", p.List})
	p.leaves(screen)
	screen = p.opens("--no-keep")
	screen.Displays("Enter start")
	p.ends(screen, "q")
	screen = p.begins("--no-keep")
	require.NotContains(p.t, screen.Shown(), "Enter start", "flags skip the form")
	p.leaves(screen)
}

func testKeys(p player) {
	screen := p.moves()
	p.follow(
		screen,
		step{"?", "page 1 of"},
		step{"q", p.List}, // closes the help
		step{"l", "Esc"},
		step{"q", p.List},
		step{"x", "Resign this game?"},
		step{"n", p.List},
		step{"n", "Give up this game for a new one?"},
		step{"n", p.List},
		step{"s", "saved as "},
		step{"v", "Esc back"},
		step{"?", "The review"},
		step{"q", "Esc back"},
		step{"v", p.List},
	)
	p.leaves(screen)
	p.requireFiles(1)
}

// The method after waits until a file is not empty. Then it presses the keys, if there
// are any, and waits until they have changed the file. It returns the last text of the
// file.
func (p player) after(screen *programtest.Terminal, path, keys string) (text string) {
	p.t.Helper()
	text = p.changes(path, "")
	if keys != "" {
		screen.Types(keys)
		text = p.changes(path, text)
		screen.Displays(p.List)
	}
	return text
}

func testTyped(p player) {
	screen := p.begins()
	p.follow(screen, step{p.Typed, p.Moved})
	p.leaves(screen)
}

func testUndo(p player) {
	screen := p.begins("--record=record")
	begun := p.after(screen, p.record(), p.First)
	p.follow(screen, step{p.Move, p.Moved}, step{"", p.List})
	screen.Types("u")
	p.reads(p.record(), func(text string) bool { return text == begun })
	p.follow(screen, step{"u", "There is nothing to take back."})
	p.leaves(screen)
}

func testHint(p player) {
	screen := p.begins("--record=record")
	begun := p.after(screen, p.record(), p.Before)
	p.follow(screen, step{"h", p.Hinted})
	screen.Types("\r")
	p.changes(p.record(), begun)
	p.leaves(screen)
}

func testRefusal(p player) {
	screen := p.begins()
	p.follow(screen, step{p.Refused, p.Why})
	p.leaves(screen)
}

func testAgain(p player) {
	screen := p.moves("--record=record")
	p.follow(screen, step{"xy", "The game is over"}, step{"", p.Lost}, step{"n", p.List}, step{"", p.Lost})
	p.follow(screen, step{p.First + p.Move, p.List}, step{"nyc", "Enter start"}, step{"\x1b", p.Lost})
	p.leaves(screen)
	p.requireFiles(2) // a record for each game
}

func testRecord(p player) {
	p.leaves(p.moves("--record=record"))
	begun := p.changes(p.record(), "")
	screen := p.opens("--pace=0", "--no-keep", "--resume=record", "--record=record")
	p.follow(screen, step{"", p.Moved}, step{"", p.List})
	screen.Types("\r\r")
	p.changes(p.record(), begun)
	p.leaves(screen)
	replay := programtest.Command(p.t, p.Name, append(p.Replay, p.record())...)
	out, err := replay.CombinedOutput()
	require.NoError(p.t, err, string(out))
	screen = p.plays("--no-keep", "--record=record")
	require.Equal(p.t, 2, screen.Ends())
	require.Contains(p.t, screen.Shown(), "the file exists")
	p.requireFiles(1)
}

// testResigned tests that a resigned game is replayed and continued as what it is, from a
// record that a screen or the lines have written.
func testResigned(p player) {
	screen := p.moves("--record=record")
	p.follow(screen, step{"xy", "The game is over"}, step{"", p.Lost})
	p.ends(screen, "q")
	lines := p.plays("--plain", "--record=lines")
	for _, line := range []string{p.Line, p.Enters, "resign"} {
		lines.WaitsFor("> ")
		lines.Types(line + "\n")
	}
	lines.WaitsFor("Again? ")
	lines.Types("Review\n")
	lines.WaitsFor("\nReview (")
	lines.Types("q\n")
	lines.WaitsFor("Again? ")
	p.ends(lines, "n\n")
	for _, record := range []string{"record", "lines"} {
		replay := programtest.Command(p.t, p.Name, append(p.Replay, filepath.Join(p.directory, record))...)
		out, err := replay.CombinedOutput()
		require.NoError(p.t, err, string(out))
		again := p.opens("--resume=" + record)
		p.follow(again, step{"", "The game is over"}, step{"", "resign"})
		require.NotContains(p.t, again.Shown(), p.Lost, "the score counts what is played")
		p.ends(again, "q")
		again = p.opens("--plain", "--resume="+record)
		require.Zero(p.t, again.Ends())
		require.Contains(p.t, strings.ToLower(again.Shown()), "resign")
		require.NotContains(p.t, again.Shown(), "--seed", "nothing has happened")
	}
	screen = p.opens()
	screen.Displays("Enter start")
	require.NotContains(p.t, screen.Shown(), "continue the last game")
	p.ends(screen, "q")
}

func testForeignRecord(p player) {
	screen := p.begins("--no-keep", "--record=record")
	p.changes(p.record(), "")
	other := filepath.Join(p.directory, "other")
	require.NoError(p.t, os.WriteFile(other, []byte("theirs"), 0o600))
	require.NoError(p.t, os.Rename(other, p.record()))
	p.follow(screen, step{p.First + p.Move, "record is unchanged: another program has changed it"})
	screen.Types("qy")
	require.Equal(p.t, 1, screen.Ends())
	require.Equal(p.t, "theirs", p.changes(p.record(), ""))
	p.requireFiles(1)
}

func testKept(p player) {
	p.leaves(p.moves())
	p.continues()
	screen := p.plays()
	p.follow(screen, step{"", "Continue it?"}, step{"y", p.Moved})
	p.leaves(screen)
	p.requireFiles(0)
}

func testKeptFlags(p player) {
	p.leaves(p.moves())
	place := filepath.Join(p.home, p.Name, "last.json")
	kept := p.changes(place, "")
	for flags, why := range p.Unfit {
		screen := p.opens(append(strings.Fields(flags), "--pace=0")...)
		p.follow(screen, step{"", "continue"}, step{"\r", why})
		p.ends(screen, "q")
		lines := p.opens(append(strings.Fields(flags), "--plain")...)
		lines.WaitsFor("q leaves) ")
		require.Contains(p.t, strings.Join(strings.Fields(lines.Shown()), " "), why)
		lines.Types("y\n")
		lines.WaitsFor("q leaves) ")
		p.ends(lines, "q\n")
		require.Equal(p.t, kept, p.changes(place, ""))
	}
	record := p.opens("--pace=0", "--record=record")
	p.follow(record, step{"", "continue the last game"}, step{"\r", p.Moved})
	p.leaves(record)
	require.NotEmpty(p.t, p.changes(p.record(), ""))
	require.NoError(p.t, os.WriteFile(place, []byte(kept), 0o600))
	for flags, shown := range p.Applies {
		screen := p.opens(append(strings.Fields(flags), "--pace=0")...)
		p.follow(screen, step{"", "continue"}, step{"\r", shown})
		p.leaves(screen)
		require.NoError(p.t, os.WriteFile(place, []byte(kept), 0o600))
	}
}

func testKilled(p player) {
	screen := p.begins()
	kept := filepath.Join(p.home, p.Name, "last.json")
	begun := p.after(screen, kept, p.First)
	p.follow(screen, step{p.Move, p.Moved})
	p.changes(kept, begun)
	screen.Kills()
	p.continues()
}

const nextStart = "The game is kept: the next start offers to continue it."

func testInterrupted(p player) {
	for _, end := range []func(*programtest.Terminal){
		func(screen *programtest.Terminal) { screen.Types(programtest.Interrupt) },
		func(screen *programtest.Terminal) { screen.Signals(syscall.SIGTERM) },
	} {
		screen := p.moves("--no-keep")
		end(screen)
		require.Equal(p.t, 1, screen.Ends())
		require.NotContains(p.t, screen.Shown(), nextStart)
	}
	screen := p.moves()
	screen.Types(programtest.Interrupt)
	require.Equal(p.t, 1, screen.Ends())
	require.Contains(p.t, screen.Shown(), "\x1b[?1049l", "the terminal is as before")
	require.Contains(p.t, screen.Shown(), nextStart)
	require.Contains(p.t, screen.Shown(), p.Name+": interrupted")
	p.continues()
}

func testOtherWindow(p player) {
	first := p.moves()
	second := p.plays("--pace=0")
	p.follow(second, step{"", "another window keeps its game"}, step{"q", "Leave this game? (y, n)"})
	p.ends(second, "y")
	p.leaves(first)
	p.continues()
}

func testResize(p player) {
	screen := p.moves()
	for _, test := range []struct {
		columns, rows uint16
		shown         string
	}{{20, 5, "This window has 20"}, {40, 20, p.List}, {20, 5, "This window has 20"}, {80, 24, p.Moved}} {
		screen.Resizes(test.columns, test.rows)
		screen.Displays(test.shown)
	}
	p.leaves(screen)
}

func testLines(p player) {
	lines := p.plays("--plain")
	lines.WaitsFor("\n" + p.Turn + "\n")
	const tale = "no game has a move that is as long as this sentence"
	for _, answer := range []string{p.Line, "undo", "help", "moves", "board", "hint", p.Line, tale, "?", "h", "q"} {
		lines.WaitsFor("> ")
		lines.Types(answer + "\n")
	}
	require.Zero(p.t, lines.Ends())
	for _, shown := range []string{"give the game up", "leave the game", "\n" + nextStart + "\n"} {
		require.Contains(p.t, lines.Shown(), shown)
	}
	for line := range strings.Lines(lines.Shown()) {
		require.LessOrEqual(p.t, ansi.StringWidth(strings.TrimSpace(line)), 80, line)
	}
	lines = p.plays("--plain")
	for _, test := range [][2]string{{"Continue it? ", "y\n"}, {"> ", "undo\n"}, {"> ", "undo\n"}} {
		lines.WaitsFor(test[0])
		lines.Types(test[1])
	}
	lines.WaitsFor("There is nothing to take back.")
	lines.WaitsFor("> ")
	p.ends(lines, "quit\n")
}

// testDefaults tests that the form, a game played line by line on a terminal, and the help
// have the same defaults.
func testDefaults(p player) {
	place := filepath.Join(p.home, p.Name, "last.json")
	begun := func(game *programtest.Terminal, shown, keys string) map[string]string {
		game.WaitsFor(shown)
		game.Types(keys)
		text := p.reads(place, func(text string) bool { return strings.Contains(text, `"choices":{`) })
		game.Kills()
		require.NoError(p.t, os.Remove(place))
		var kept struct{ Choices map[string]string }
		require.NoError(p.t, json.Unmarshal([]byte(text), &kept))
		return kept.Choices
	}
	form := p.opens("--pace=0", "--seed=1")
	form.Displays("Enter start")
	form.Types("\r")
	form.Displays(p.List)
	want := begun(form, "", "")
	require.Equal(p.t, want, begun(p.opens("--plain", "--seed=1"), "> ", p.Line+"\n"))
	help, err := programtest.Command(p.t, p.Name, "play", "--help").Output()
	require.NoError(p.t, err)
	who, _, _ := strings.Cut(string(help), "\nLooks:\n")
	defaults := regexp.MustCompile(`(?s)\n +--(\S+) [^\n]*(?:\n {9}[^\n]*)*?\(default\s+([^);]*)`).FindAllStringSubmatch(who, -1)
	require.NotEmpty(p.t, defaults)
	for _, flag := range defaults {
		given := fmt.Sprintf("--%s=%s", flag[1], strings.Join(strings.Fields(flag[2]), " "))
		got := begun(p.opens("--plain", "--seed=1", given), "> ", p.Line+"\n")
		if _, offered := want[flag[1]]; !offered {
			delete(got, flag[1])
		}
		require.Equal(p.t, want, got, given)
	}
}

// testEndOfLines tests that a game played line by line reports the reason why it ended,
// and that an interrupted game is kept.
func testEndOfLines(p player) {
	for key, reason := range map[string]string{
		programtest.Interrupt: "interrupted", programtest.Quit: "interrupted",
		programtest.EndOfInput: "end of input before the end of the game",
	} {
		lines := p.plays("--plain", "--no-keep")
		lines.WaitsFor("> ")
		lines.Types(key)
		require.Equal(p.t, 1, lines.Ends())
		require.True(p.t, strings.HasSuffix(lines.Shown(), p.Name+": "+reason+"\n"), lines.Shown())
		require.NotContains(p.t, lines.Shown(), "goroutine")
		require.NotContains(p.t, lines.Shown(), nextStart)
	}
	lines := p.opensIn([]string{"TERM=dumb"}, p.Flags...) // a dumb terminal cannot draw
	lines.WaitsFor("> ")
	lines.Types(p.Line + "\n")
	lines.WaitsFor("> ")
	lines.Types(programtest.Interrupt)
	require.Equal(p.t, 1, lines.Ends())
	require.NotContains(p.t, lines.Shown(), "\x1b[?1049h")
	require.Contains(p.t, lines.Shown(), "\n"+nextStart+"\n")
}

func testEndOfInput(p player) {
	pipe := programtest.Command(p.t, p.Name, append([]string{"play", "--record=" + p.record()}, p.Flags...)...)
	pipe.Env = append(pipe.Environ(), "XDG_STATE_HOME="+p.home)
	pipe.Stdin = strings.NewReader(p.Line + "\n")
	var errors strings.Builder
	pipe.Stderr = &errors
	require.Error(p.t, pipe.Run())
	require.Equal(p.t, 1, pipe.ProcessState.ExitCode())
	require.Equal(p.t, p.Name+": end of input before the end of the game\n", errors.String())
	require.NotEmpty(p.t, p.changes(p.record(), ""))
	require.NoDirExists(p.t, filepath.Join(p.home, p.Name), "a game through a pipe is not kept")
}

func testUnreadable(p player) {
	for _, text := range []string{"", "\n", "junk\n"} {
		require.NoError(p.t, os.WriteFile(p.record(), []byte(text), 0o600))
		command := programtest.Command(p.t, p.Name, "play", "--resume="+p.record())
		out, err := command.CombinedOutput()
		require.Error(p.t, err)
		require.Equal(p.t, 1, command.ProcessState.ExitCode(), "%q: %s", text, out)
		require.Regexp(p.t, "^"+regexp.QuoteMeta(p.record())+":[^\n]*\n$", string(out))
		require.NotContains(p.t, string(out), "no such file")
	}
}

func testLook(p player) {
	colored := regexp.MustCompile(`\x1b\[([0-9;]*;)?(3[0-8]|9[0-7])[0-9;]*m(↑↓←→|\^v<>) change`)
	const symbols, letters = "↑↓←→ change", "^v<> change"
	signs := "signs"
	for _, test := range []struct {
		variables, flags []string
		colored          bool
		keys             string
	}{
		{nil, []string{"--theme=light"}, true, symbols},
		{nil, []string{"--theme=mono", "--" + signs + "=letters"}, false, letters},
		{[]string{"NO_COLOR=1"}, nil, false, symbols},
		{[]string{"NO_COLOR=all"}, []string{"--theme=dark"}, false, symbols},
		{[]string{"TERM=vt100"}, nil, false, symbols},
		{[]string{"TERM=linux"}, nil, true, letters},
		{[]string{"LC_ALL=C"}, nil, true, letters},
		{[]string{"LC_ALL=C"}, []string{"--" + signs + "=symbols"}, true, symbols},
		{[]string{"LC_ALL=", "LC_CTYPE=", "LANG=en_US.utf8"}, nil, true, symbols},
	} {
		screen := p.opensIn(test.variables, append([]string{"--no-keep"}, test.flags...)...)
		screen.Displays(test.keys)
		screen.Types("q")
		require.Zero(p.t, screen.Ends())
		require.Equal(p.t, test.colored, colored.MatchString(screen.Shown()), "%v %v", test.variables, test.flags)
	}
	game := p.opensIn(nil, append([]string{"--no-keep", "--pace=0", "--theme=mono", "--" + signs + "=letters"}, p.Flags...)...)
	game.Displays(p.List)
	game.Types(p.First)
	p.leaves(game)
	require.NotRegexp(p.t, `[^\x00-\x7f]|\x1b\[([0-9;]*;)?([34][0-8]|9[0-7])[;m]`, game.Shown(), "the board, too")
	for flag, words := range map[string]string{"--theme": "dark\nlight\nmono\n", "--" + signs: "symbols\nletters\n"} {
		completed, err := programtest.Command(p.t, p.Name, "__complete", "play", flag, "").Output()
		require.NoError(p.t, err)
		require.Equal(p.t, words+":4\n", string(completed))
	}
}

// testColor tests the --color flag on the screen, line by line, and through a pipe.
func testColor(p player) {
	colored := regexp.MustCompile(`\x1b\[([0-9;]*;)?([34][0-8]|9[0-7]|10[0-7])[0-9;]*m`)
	lines := []string{p.Line + "\n", p.Enters + "\n", "quit\n"}
	for _, test := range []struct {
		variables, flags []string
		colored, piped   bool
	}{
		{nil, nil, true, false},
		{[]string{"NO_COLOR=1"}, nil, false, false},
		{[]string{"TERM=vt220"}, nil, false, false},
		{nil, []string{"--color=never"}, false, false},
		{[]string{"NO_COLOR=1"}, []string{"--color=always"}, true, true},
		{[]string{"TERM=vt220"}, []string{"--color=always"}, true, true},
	} {
		flags := slices.Concat(p.Flags, []string{"--no-keep", "--pace=0"}, test.flags)
		screen := p.opensIn(test.variables, flags...)
		screen.Displays(p.List)
		screen.Types(p.First)
		p.leaves(screen)
		require.Equal(p.t, test.colored, colored.MatchString(screen.Shown()), "on the screen: %v", test)
		terminal := p.opensIn(test.variables, append(flags, "--plain")...)
		for _, line := range lines {
			terminal.WaitsFor("> ")
			terminal.Types(line)
		}
		require.Zero(p.t, terminal.Ends())
		require.Equal(p.t, test.colored, colored.MatchString(terminal.Shown()), "line by line: %v", test)
		pipe := programtest.Command(p.t, p.Name, append([]string{"play"}, flags...)...)
		pipe.Env = append(pipe.Environ(), test.variables...)
		pipe.Stdin = strings.NewReader(strings.Join(lines, ""))
		out, err := pipe.Output()
		require.NoError(p.t, err)
		require.Equal(p.t, test.piped, colored.Match(out), "through a pipe: %v", test)
	}
}

// testIdle tests that a screen on which nothing happens uses no processor time.
func testIdle(p player) {
	screen := p.opens("--no-keep")
	screen.Displays("Enter start")
	screen.Sleeps()
	p.follow(screen, step{"?", "page 1 of"}, step{"q", "Enter start"})
	p.ends(screen, "q")
	screen = p.moves("--no-keep")
	screen.Sleeps()
	p.follow(screen, step{"v", "Esc back"}, step{"v", p.List})
	p.leaves(screen)
}

func testFlags(p player) {
	help, err := programtest.Command(p.t, p.Name, "play", "--help").Output()
	require.NoError(p.t, err)
	for _, flag := range []string{"computer", "level", "record", "resume", "seed", "plain", "pace", "no-keep", "theme", "signs"} {
		require.Contains(p.t, string(help), " --"+flag+" ")
	}
	completed, err := programtest.Command(p.t, p.Name, "__complete", "play", "--level", "").Output()
	require.NoError(p.t, err)
	levels := regexp.MustCompile("[a-z]+|10?").FindAllString(string(completed), -1)
	require.Subset(p.t, levels, []string{"random", "easy", "medium", "best"})
	refused := p.opens("--level=nonsense")
	require.Equal(p.t, 2, refused.Ends())
	_, expected, _ := strings.Cut(refused.Shown(), ": expected ")
	for _, level := range levels {
		require.Contains(p.t, expected, level, "a refusal lists all levels")
		_, err := programtest.Command(p.t, p.Name, "play", "--level="+level, "--help").Output()
		require.NoError(p.t, err, level)
	}
	screen := p.opens("--pace=-1s")
	require.Equal(p.t, 2, screen.Ends())
	require.Contains(p.t, screen.Shown(), "--pace -1s: expected 0 or more")
}
