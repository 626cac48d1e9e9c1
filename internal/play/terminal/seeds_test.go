//go:build unix

package terminal_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/creack/pty"
	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/internal/play/terminal"
	"games.example/internal/programtest"
)

// The records of a seeded heap begin with its seed. Bob plays no game of a record. The lines
// name the theme, in bold.
type seeded struct{ playtest.Setup }

func (s seeded) Start(choices play.Choices, seed uint64) (play.Game, error) {
	game, err := s.Setup.Start(choices, seed)
	if err != nil {
		return play.Game{}, err
	}
	return withSeed(game, seed), nil
}

func (s seeded) Read(record string, choices play.Choices, _ uint64) (play.Game, error) {
	seed, heap, _ := strings.Cut(record, ": ")
	number, err := strconv.ParseUint(seed, 10, 64)
	switch {
	case err != nil:
		return play.Game{}, errors.New("expected a seed")
	case choices["rival"] == "Bob":
		return play.Game{}, errors.New("Bob is away")
	}
	game, err := s.Setup.Read(heap, choices, number)
	if err != nil {
		return play.Game{}, err
	}
	return withSeed(game, number), nil
}

func withSeed(game play.Game, seed uint64) play.Game {
	match := game.Match()
	write, show := match.Record, match.Lines
	match.Seed, match.Seeded = seed, true
	match.Record = func(game play.Game) (string, error) {
		text, err := write(game)
		return fmt.Sprintf("%d: %s", seed, text), err
	}
	match.Lines = func(now, seen play.Game, view play.View) []string {
		name := "no colors"
		if view.Theme != nil {
			name = "\x1b[1m" + view.Theme.Name + "\x1b[m"
		}
		if view.Letters {
			name += ", letters"
		}
		return append([]string{name}, show(now, seen, view)...)
	}
	return game
}

func TestFlagsThatContradictARecordAreAMisuse(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "heap.txt")
	for flags, want := range map[string]string{
		"": "", "--seed=7": "", "--rival=Ann": "",
		"--seed=5":    "--seed 5: expected none, or the seed 7 of " + path,
		"--rival=Bob": path + ": Bob is away",
	} {
		require.NoError(t, os.WriteFile(path, []byte("7: 12 1 1\n"), 0o600))
		_, errors, status := pipedTo(t, seeded{}, "quit\n", append(strings.Fields(flags), "--resume", path)...)
		if want == "" {
			require.Zero(t, status, errors)
			continue
		}
		require.Equal(t, "heap: "+want+" (see heap play --help)\n", errors)
		require.Equal(t, 2, status)
	}
	require.NoError(t, os.WriteFile(path, []byte("12 1 1\n"), 0o600))
	_, errors, status := pipedTo(t, seeded{}, "quit\n", "--resume", path)
	require.Equal(t, path+": expected a seed\n", errors)
	require.Equal(t, 1, status)
}

// A named heap has records that name the player who begins, and keeps the choices of its game.
type named struct {
	playtest.Setup
	first string
	read  *play.Choices
}

func (n named) Named(string) play.Choices {
	if n.first == "" {
		return nil
	}
	return play.Choices{"first": n.first}
}

func (n named) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	*n.read = choices
	return n.Setup.Read(record, choices, seed)
}

func TestARecordWithoutPlayersHasThePlayersOfAPipe(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "heap.txt")
	require.NoError(t, os.WriteFile(path, []byte("12\n"), 0o600))
	for first, want := range map[string]string{"": "program", "you": "you"} {
		var read play.Choices
		_, errors, status := pipedTo(t, named{first: first, read: &read}, "quit\n", "--resume", path)
		require.Zero(t, status, errors)
		require.Equal(t, play.Choices{"first": want}, read)
	}
}

// Lines have the colors of the theme, if they have colors.
func TestLinesThroughAPipeHaveColorsOnlyIfAFlagAsksForThem(t *testing.T) {
	t.Parallel()
	for flags, want := range map[string]string{
		"": "no colors", "--theme=light": "no colors", "--color=never": "no colors",
		"--color=always": "\x1b[1mbare\x1b[m", "--color=always --theme=light": "\x1b[1mlight\x1b[m", "--color=always --theme=mono": "\x1b[1mmono\x1b[m",
		"--signs=letters": "no colors, letters",
	} {
		out, _, status := pipedTo(t, seeded{}, "quit\n", append(strings.Fields(flags), "--first=you")...)
		require.Zero(t, status)
		require.Equal(t, want+"\n||||||||||||\n", out, flags)
	}
}

func TestLinesOnATerminalHaveTheSignsOfTheScreen(t *testing.T) {
	t.Parallel()
	for locale, signs := range map[string]string{"C": "letters", "C.UTF-8": "symbols"} {
		for _, flags := range [][]string{nil, {"--signs=letters"}, {"--signs=symbols"}} {
			variables := []string{"TERM=xterm", "NO_COLOR=1", "SETUP=seeded", "LC_ALL=" + locale}
			game := programtest.Open(t, variables, "heap", append([]string{"play", "--plain", "--no-keep", "--first=you"}, flags...)...)
			want := "\nno colors\n"
			if slices.Contains(flags, "--signs=letters") || flags == nil && signs == "letters" {
				want = "\nno colors, letters\n"
			}
			game.WaitsFor(want)
			game.Types(programtest.Interrupt)
			require.NotZero(t, game.Ends())
		}
	}
}

// The reasons why an unfinished game cannot continue name each flag that does not fit.
func TestAnUnfinishedGameNamesTheFlagsThatDoNotFit(t *testing.T) {
	t.Parallel()
	state := t.TempDir()
	place := filepath.Join(state, "heap", "last.json")
	require.NoError(t, os.Mkdir(filepath.Dir(place), 0o700))
	for _, test := range []struct{ matches, flags, want string }{
		{"12", "", "Continue it? (y continues"},
		{"12", "--seed=7", "Continue it? (y continues"},
		{"12", "--seed=2", "--seed 2: the unfinished game has --seed 7. Start without them"},
		{"12", "--rival=Bob", "Bob is away. Start without them"},
		{"3", "--first=program", "--first program: the unfinished game has no such choice. Start without them"},
		{"3", "--first=program --matches=3", "Continue it? (y continues"},
		{"12", "--matches=3 --seed=2", "--matches 3: the unfinished game has --matches 12 (twelve). --seed 2: the unfinished game has --seed 7."},
	} {
		kept := fmt.Sprintf(`{"choices":{"first":"you","matches":"%s","rival":"Ann"},"unfinished":"7: %[1]s\n"}`+"\n", test.matches)
		require.NoError(t, os.WriteFile(place, []byte(kept), 0o600))
		game := programtest.Open(t, []string{"XDG_STATE_HOME=" + state, "SETUP=seeded"}, "heap", append([]string{"play", "--plain"}, strings.Fields(test.flags)...)...)
		game.WaitsFor("q leaves) ")
		require.Contains(t, strings.Join(strings.Fields(game.Shown()), " "), test.want)
		game.Types(programtest.EndOfInput)
		require.Equal(t, 1, game.Ends())
		require.Contains(t, game.Shown(), "heap: end of input before the end of the game\n")
		requireText(t, kept, place)
	}
}

// In the unfinished game of a continued setup, the flags mean that Bob plays.
func TestAFlagCanMeanAnotherChoiceInAnUnfinishedGame(t *testing.T) {
	t.Parallel()
	state := t.TempDir()
	place := filepath.Join(state, "heap", "last.json")
	require.NoError(t, os.Mkdir(filepath.Dir(place), 0o700))
	for setup, rival := range map[string]string{"": "Ann", "continued": "Bob"} {
		kept := `{"choices":{"first":"you","matches":"12","rival":"Ann"},"unfinished":"12 2 1\n"}` + "\n"
		require.NoError(t, os.WriteFile(place, []byte(kept), 0o600))
		game := programtest.Open(t, []string{"XDG_STATE_HOME=" + state, "SETUP=" + setup}, "heap", "play", "--plain")
		game.WaitsFor("Continue it?")
		game.Types("y\n")
		game.WaitsFor("\nrival: " + rival + "\n")
		game.Types("quit\n")
		require.Zero(t, game.Ends())
	}
}

func TestAnUnfinishedGameIsGivenUpOrForgotten(t *testing.T) {
	t.Parallel()
	state := t.TempDir()
	place := filepath.Join(state, "heap", "last.json")
	const kept = `{"choices":{"first":"you","matches":"12"},"unfinished":"12 2 1\n"}` + "\n"
	require.NoError(t, os.Mkdir(filepath.Dir(place), 0o700))
	require.NoError(t, os.WriteFile(place, []byte(kept), 0o600))
	plain := programtest.Open(t, []string{"XDG_STATE_HOME=" + state}, "heap", "play", "--plain", "--no-keep")
	plain.WaitsFor("12> ")
	plain.Types(programtest.Interrupt)
	require.Equal(t, 1, plain.Ends())
	require.NotContains(t, plain.Shown(), "kept")
	pipe := programtest.Command(t, "heap", "play", "--first=you")
	pipe.Env = append(pipe.Environ(), "XDG_STATE_HOME="+state)
	pipe.Stdin = strings.NewReader("quit\n")
	out, err := pipe.Output()
	require.NoError(t, err)
	require.Equal(t, "||||||||||||\n", string(out), "a pipe is not asked")
	requireText(t, kept, place)

	plain = programtest.Open(t, []string{"XDG_STATE_HOME=" + state}, "heap", "play", "--plain")
	plain.WaitsFor("q leaves) ")
	plain.Types(programtest.Interrupt)
	require.Equal(t, 1, plain.Ends(), "as during a game")
	requireText(t, kept, place)
	files, err := os.ReadDir(filepath.Dir(place))
	require.NoError(t, err)
	require.Len(t, files, 1, "no lock is left")

	plain = programtest.Open(t, []string{"XDG_STATE_HOME=" + state}, "heap", "play", "--plain", "--matches=3")
	plain.WaitsFor("q leaves) ")
	require.Contains(t, strings.Join(strings.Fields(plain.Shown()), " "), "--matches 3: the unfinished game has --matches 12 (twelve).")
	plain.Types("no\n")
	plain.WaitsFor("3> ")
	plain.Types("T1\n")
	plain.WaitsFor("1> ")
	plain.Types(programtest.Interrupt)
	require.Equal(t, 1, plain.Ends())
	require.Contains(t, plain.Shown(), "The game is kept: the next start offers to continue it.\n")
	requireText(t, `{"choices":{"first":"you","matches":"3"},"unfinished":"3 1 1\n"}`+"\n", place)
}

func TestAGameWithoutAnActionIsNotKept(t *testing.T) {
	t.Parallel()
	state := []string{"XDG_STATE_HOME=" + t.TempDir()}
	for range 2 {
		plain := programtest.Open(t, state, "heap", "play", "--plain", "--matches=3")
		plain.WaitsFor("3> ")
		plain.Types("T1\nundo\nquit\n")
		require.Equal(t, 0, plain.Ends())
		require.NotContains(t, plain.Shown(), "kept")
	}
}

func TestTheScreenSaysWhetherAGameIsKept(t *testing.T) {
	t.Parallel()
	for flag, question := range map[string]string{
		"--no-keep": "Leave this game? (y, n)", "--pace=0": "Leave this game? It is kept for next time. (y, n)",
	} {
		screen := programtest.Open(t, nil, "heap", "play", "--matches=12", flag)
		screen.Displays("12 matches")
		screen.Types("q")
		screen.Displays("Leave this game? (y, n)")
		screen.Types("n1\r")
		screen.Displays("10 matches")
		screen.Types("q")
		screen.Displays(question)
		screen.Types("y")
		require.Equal(t, 0, screen.Ends())
		require.NotContains(t, screen.Shown(), "The game is kept: ", "the question has said it")
	}
	screen := programtest.Open(t, nil, "heap", "play", "--matches=12", "--pace=0")
	screen.Displays("12 matches")
	screen.Types("1\r")
	screen.Displays("10 matches")
	screen.Types(programtest.Interrupt)
	require.Equal(t, 1, screen.Ends())
	require.Contains(t, screen.Shown(), "The game is kept: ", "no question has said it")
}

func TestAGameIsKeptOnATerminalUnlessAFlagForbidsIt(t *testing.T) {
	t.Parallel()
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	defer func() { _, _ = keyboard.Close(), screen.Close() }()
	for _, test := range []struct {
		in, out bool // whether they are a terminal
		flag    string
		want    bool
	}{
		{true, true, "--no-keep=false", true},
		{true, true, "--no-keep", false},
		{true, false, "--no-keep=false", false},
		{false, true, "--no-keep=false", false},
	} {
		var flags terminal.Flags
		cmd := &cobra.Command{}
		flags.Declare(cmd, terminal.Form{}, "nothing")
		require.NoError(t, cmd.ParseFlags([]string{test.flag}))
		cmd.SetIn(strings.NewReader(""))
		if test.in {
			cmd.SetIn(screen)
		}
		cmd.SetOut(&strings.Builder{})
		if test.out {
			cmd.SetOut(screen)
		}
		require.Equal(t, test.want, flags.Keeps(cmd), test)
	}
}

// The screen shows symbols where the locale and the terminal have them, unless a flag decides.
func TestTheSignsOfTheScreenSuitTheTerminal(t *testing.T) {
	t.Parallel()
	const symbols, letters = "‹ you ›", "< you >"
	for _, test := range []struct{ locale, terminal, flag, want string }{
		{"C.UTF-8", "xterm", "--plain=false", symbols},
		{"ko_KR.utf8", "xterm", "--plain=false", symbols},
		{"C", "xterm", "--plain=false", letters},
		{"C.UTF-8", "linux", "--plain=false", letters},
		{"C.UTF-8", "xterm", "--signs=letters", letters},
		{"C", "linux", "--signs=symbols", symbols},
	} {
		screen := programtest.Open(t, []string{"LC_ALL=" + test.locale, "TERM=" + test.terminal}, "heap", "play", test.flag)
		screen.Displays(test.want)
		screen.Types("q")
		require.Equal(t, 0, screen.Ends())
	}
}
