//go:build unix

package terminal_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/internal/play/terminal"
	"games.example/internal/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, "heap", func() { os.Exit(run(os.Args[1:])) })
}

// run runs the heap program, with the setup that a variable names.
func run(args []string) int {
	setup := play.Setup(playtest.Setup{})
	switch os.Getenv("SETUP") {
	case "seeded":
		setup = seeded{}
	case "level":
		setup = leveled{}
	}
	root := &cobra.Command{Use: "heap"}
	root.AddCommand(newPlay(setup))
	return command.Run(root, args, os.Stdin, os.Stdout, os.Stderr)
}

func newPlay(setup play.Setup) *cobra.Command {
	var flags terminal.Flags
	form := terminal.Form{
		Piped: play.Choices{"first": "program"},
		Rows:  playtest.Setup{}.Rows(play.Choices{"rival": "Ann"}),
		Open: map[string]terminal.Open{
			"matches": func(cmd *cobra.Command, row play.Row) { cmd.Flags().String(row.Name, "", row.Help) },
			"rival":   func(cmd *cobra.Command, row play.Row) { cmd.Flags().String(row.Name, "", row.Help) },
		},
		Aliases: []terminal.Alias{{
			Flags: []terminal.AliasFlag{{Name: "small", Help: "short for --matches=3"}},
			Rows:  []string{"matches"},
			Choices: func(words []string, _ func(string) bool) (play.Choices, error) {
				if words[0] == "true" {
					return play.Choices{"matches": "3"}, nil
				}
				return nil, errors.New("--small false: expected true")
			},
		}},
	}
	cmd := &cobra.Command{Use: "play", RunE: func(c *cobra.Command, _ []string) error {
		choices, err := form.Choices(c)
		if err != nil {
			return err
		}
		game := terminal.Game{
			Name: "heap", Format: "heap-%d.txt", Setup: setup,
			Choices: choices, Chosen: len(choices) > 0,
			Prepare: func(ctx context.Context) error {
				switch os.Getenv("SETUP") {
				case "unprepared":
					return errors.New("the matches are wet")
				case "slow":
					c.Print("The matches dry.")
					<-ctx.Done()
					return fmt.Errorf("the matches are damp: %w", ctx.Err())
				}
				return nil
			},
		}
		if os.Getenv("SETUP") == "continued" {
			game.Continued = func(play.Choices) play.Choices { return play.Choices{"rival": "Bob"} }
		}
		last, err := flags.Play(c, game)
		if !last.IsZero() && last.Over() && !flags.OnScreen(c) {
			seed, _ := last.Seed()
			fmt.Fprintf(c.OutOrStdout(), "The last seed was %d.\n", seed)
		}
		return err
	}}
	form.Declare(cmd)
	flags.Declare(cmd, form, "nothing")
	return cmd
}

// piped runs the program with text as its input.
func piped(t *testing.T, input string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	return pipedTo(t, playtest.Setup{}, input, args...)
}

// pipedTo is like piped, with another setup.
func pipedTo(t *testing.T, setup play.Setup, input string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	root := &cobra.Command{Use: "heap"}
	root.AddCommand(newPlay(setup))
	var out, errors strings.Builder
	status = command.Run(root, append([]string{"play"}, args...), strings.NewReader(input), &out, &errors)
	return out.String(), errors.String(), status
}

func TestAPipePlaysLineByLineWithItsOwnChoices(t *testing.T) {
	t.Parallel()
	out, errors, status := piped(t, "T3\nT3\nT3\n")
	begun, _, _ := strings.Cut(out, "You took 3")
	require.Equal(t, "You took 0.\n||||||||||||\nThe program took 1.\n|||||||||||\n", begun, "the program begins")
	require.Empty(t, errors)
	require.Equal(t, 0, status)
	out, _, status = piped(t, "T3\nquit\n", "--matches", "3")
	require.Equal(t, "You took 0.\n|||\nThe program took 1.\n||\ntake one to three matches: expected T1, T2 or T3\n", out)
	require.Equal(t, 0, status)
}

func TestTheEndOfTheInputBeforeTheEndOfTheGameFails(t *testing.T) {
	t.Parallel()
	_, errors, status := piped(t, "T1\n", "--matches", "12")
	require.Equal(t, "heap: end of input before the end of the game\n", errors)
	require.Equal(t, 1, status)
	_, errors, status = piped(t, "quit\n", "--matches", "12")
	require.Empty(t, errors)
	require.Equal(t, 0, status)
}

func TestAGameIsContinuedInItsRecord(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "heap.txt")
	_, _, status := piped(t, "T2\nquit\n", "--matches", "12", "--record", path)
	require.Equal(t, 0, status)
	requireText(t, "12 0 1 2 1\n", path)
	out, _, status := piped(t, "T3\nquit\n", "--resume", path, "--record", path)
	require.NotContains(t, out, "saved", "only a terminal says where")
	require.Contains(t, out, "You took 2.\nThe program took 1.\n||||||||\nYou took 3.")
	require.Equal(t, 0, status)
	requireText(t, "12 0 1 2 1 3 1\n", path)

	_, errors, status := piped(t, "", "--resume", path+".old")
	require.Contains(t, errors, "heap.txt.old: no such file or directory")
	require.Equal(t, 2, status)
	_, errors, status = piped(t, "", "--resume", path, "--matches", "3")
	require.Equal(t, "heap: --matches: expected none, or as in "+path+" (see heap play --help)\n", errors)
	require.Equal(t, 2, status)
	_, _, status = piped(t, "quit\n", "--resume", path, "--matches", "12")
	require.Equal(t, 0, status)

	_, errors, status = piped(t, "T3\nquit\n", "--record", path)
	require.Equal(t, "heap: --record "+path+": the file exists: expected a new one, or the one that is resumed (see heap play --help)\n", errors)
	require.Equal(t, 2, status)
	require.NoError(t, os.WriteFile(path, []byte("twelve"), 0o600))
	_, errors, status = piped(t, "", "--resume", path)
	require.Equal(t, path+`: "twelve": expected a number of matches`+"\n", errors)
	require.Equal(t, 1, status)
	require.NoError(t, os.WriteFile(path, []byte("7\ntwelve\n"), 0o600))
	_, errors, status = piped(t, "", "--resume", path)
	require.Equal(t, path+`:2: "twelve": expected a number of matches`+"\n", errors)
	require.Equal(t, 1, status)
	screen := programtest.Open(t, nil, "heap", "play", "--resume", path)
	require.Equal(t, 1, screen.Ends(), "nor is there another game on the screen")
	require.Equal(t, errors, screen.Shown())
}

func TestAFailureToRecordIsPrintedOnce(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	path := filepath.Join(directory, "heap.txt")
	game := programtest.OpenIn(t, directory, nil, "heap", "play", "--plain", "--matches=12", "--record=heap.txt")
	game.WaitsFor("12> ")
	require.NoError(t, os.WriteFile(path, []byte("theirs"), 0o600))
	for range 2 {
		game.Types("T1\n")
		game.WaitsFor("> ")
	}
	game.Types("quit\n")
	require.Equal(t, 1, game.Ends())
	require.Equal(t, 1, strings.Count(game.Shown(), "heap: heap.txt is unchanged: "), game.Shown())
	requireText(t, "theirs", path)
}

func TestAGameThatCannotStartIsAMisuse(t *testing.T) {
	t.Parallel()
	_, errors, status := piped(t, "", "--seed", "13")
	require.Equal(t, "heap: this heap cannot be played (see heap play --help)\n", errors)
	require.Equal(t, 2, status)
	screen := programtest.Open(t, nil, "heap", "play", "--matches", "12", "--seed", "13")
	require.Equal(t, 2, screen.Ends())
	require.Equal(t, errors, screen.Shown(), "no form is shown")
}

// The slow work is for a new game.
func TestAGameThatCannotBePreparedCanOnlyContinue(t *testing.T) {
	t.Parallel()
	for _, plain := range []string{"--plain", "--plain=false"} {
		state := t.TempDir()
		variables := []string{"SETUP=unprepared", "XDG_STATE_HOME=" + state}
		game := programtest.Open(t, variables, "heap", "play", plain, "--matches=12")
		require.Equal(t, 1, game.Ends())
		require.Equal(t, "heap: the matches are wet\n", game.Shown())
		require.NoError(t, os.WriteFile(filepath.Join(state, "heap", "last.json"), []byte(`{"unfinished":"12 2 1\n"}`), 0o600))
		game = programtest.Open(t, variables, "heap", "play", plain)
		game.WaitsForMatch("(?i)continue")
		game.Types("q\n")
		require.Zero(t, game.Ends())
		require.NotContains(t, game.Shown(), "wet")
	}
}

func TestCtrlCEndsThePreparation(t *testing.T) {
	t.Parallel()
	for _, plain := range []string{"--plain", "--plain=false"} {
		state := t.TempDir()
		game := programtest.Open(t, []string{"SETUP=slow", "XDG_STATE_HOME=" + state}, "heap", "play", plain, "--matches=12")
		game.WaitsFor("The matches dry.")
		game.Types(programtest.Interrupt)
		require.Equal(t, 1, game.Ends())
		require.Contains(t, game.Shown(), "heap: interrupted\n")
		require.NotContains(t, game.Shown(), "damp")
		require.NoFileExists(t, filepath.Join(state, "heap", ".last.json.window.lock"))
	}
}

func TestAPaceIsNotNegative(t *testing.T) {
	t.Parallel()
	_, errors, status := piped(t, "", "--pace", "-1s")
	require.Equal(t, "heap: --pace -1s: expected 0 or more (see heap play --help)\n", errors)
	require.Equal(t, 2, status)
}

func TestWithoutFlagsTheFormIsFirst(t *testing.T) {
	t.Parallel()
	screen := programtest.Open(t, nil, "heap", "play", "--pace", "0")
	screen.Displays("A new game")
	screen.Types("\r")
	screen.Displays("  1 take 1")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	screen = programtest.Open(t, nil, "heap", "play", "--matches", "3")
	screen.Displays("  1 take 1")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	screen = programtest.Open(t, nil, "heap", "play")
	screen.Displays("A new game")
	screen.Types(programtest.Interrupt)
	require.Equal(t, 1, screen.Ends(), "Ctrl-C is an error, also before a game")
	plain := programtest.Open(t, nil, "heap", "play", "--plain", "--matches", "3")
	plain.WaitsFor("A new game\nhelp lists the commands\n|||\n") // the defaults of the form, not the defaults of a pipe
	plain.WaitsFor("3> ")
	plain.Types("\n") // Enter alone takes one match
	plain.WaitsFor("You took 1.\n||\nThe program took 1.\n|\n")
	plain.WaitsFor("1> ")
	plain.Types("\n")
	plain.WaitsFor("Again? ")
	plain.Types("quit\n")
	require.Equal(t, 0, plain.Ends())
	require.NotContains(t, plain.Shown(), "heap: ", "nothing is wrong")
}

func TestTheLinesOfAGameAndItsQuestionsBreakBetweenWords(t *testing.T) {
	t.Parallel()
	home := []string{"XDG_STATE_HOME=" + t.TempDir()}
	narrow := programtest.Open(t, home, "sh", "-c", "stty columns 14; heap play --plain --matches=12")
	narrow.WaitsFor("12> ")
	narrow.Types("T2\n")
	narrow.WaitsFor("The program\ntook 1.\n")
	narrow.WaitsFor("9> ")
	narrow.Types("quit\n")
	require.Equal(t, 0, narrow.Ends())
	require.Contains(t, narrow.Shown(), "\nThe game is kept: the next start offers to continue it.\n")
	narrow = programtest.Open(t, home, "sh", "-c", "stty columns 30; heap play --plain --matches=12")
	narrow.WaitsFor("\nContinue it?\n(y continues, n gives it up, q\nleaves) ")
	narrow.Types("q\n")
	require.Equal(t, 0, narrow.Ends())
	require.NotContains(t, narrow.Shown(), "The game is kept", "no game has begun")
}

func TestATerminalPrintsTheRules(t *testing.T) {
	t.Parallel()
	game := programtest.Open(t, nil, "heap", "play", "--plain", "--matches=12", "--no-keep")
	for _, answer := range []string{"help", "rules", "quit"} {
		game.WaitsFor("12> ")
		game.Types(answer + "\n")
	}
	require.Equal(t, 0, game.Ends())
	require.Contains(t, game.Shown(), "\n  rules    the rules of the game\n")
	require.Contains(t, game.Shown(), "\nThe rules\n\nTake one to three matches.\nThe last one wins.\n\n")
}

func TestAPlayerOnATerminalCanPlayAgain(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	plain := programtest.OpenIn(t, directory, nil, "heap", "play", "--plain", "--matches", "12", "--seed", "5", "--record", "heap.txt")
	for _, answer := range []string{"S", "yes", "no"} {
		for range 3 {
			plain.WaitsFor("> ")
			plain.Types("T3\n")
		}
		plain.WaitsFor("Again? (y, n, s: swap sides, c: settings, u: undo, v: review, l: log) ")
		plain.Types("what?\n")
		plain.WaitsFor("Again? (y, n, s: swap sides, c: settings, u: undo, v: review, l: log) ")
		plain.Types(answer + "\n")
	}
	require.Equal(t, 0, plain.Ends())
	scores := regexp.MustCompile(`\nyou (\d), computer (\d)\nAgain`).FindAllStringSubmatch(plain.Shown(), -1)
	require.Len(t, scores, 3)
	for i, score := range scores {
		you, _ := strconv.Atoi(score[1])
		computer, _ := strconv.Atoi(score[2])
		require.Equal(t, i+1, you+computer)
	}
	require.Contains(t, plain.Shown(), "\nsaved as heap.txt\n", "nothing is left to resume")
	require.NotContains(t, plain.Shown(), "--seed", "a given seed is not printed")
	require.Contains(t, plain.Shown(), fmt.Sprintf("\nThe last seed was %d.\n", play.NextSeed(play.NextSeed(5))))
	requireText(t, "12 3 1 3 1 3 1\n", filepath.Join(directory, "heap.txt"))
	requireText(t, "12 0 1 3 1 3 1 3\n", filepath.Join(directory, "heap-2.txt"))
	requireText(t, "12 0 1 3 1 3 1 3\n", filepath.Join(directory, "heap-3.txt"))

	small := programtest.Open(t, nil, "heap", "play", "--plain", "--matches", "3")
	small.WaitsFor("3> ")
	small.Types("T3\n")
	small.WaitsForMatch(`\n--seed \d+ repeats the luck of this game\.\nyou 1, computer 0\nAgain\? \(y, n, c: settings, u: undo, v: review, l: log\) `)
	small.Types(programtest.EndOfInput)
	require.Equal(t, 0, small.Ends())

	small = programtest.Open(t, nil, "heap", "play", "--plain", "--matches", "3")
	small.WaitsFor("3> ")
	small.Types("T3\n")
	small.WaitsFor("Again? (y, n, c: settings, u: undo, v: review, l: log) ")
	small.Types(programtest.Interrupt)
	require.Equal(t, 1, small.Ends())
	require.Regexp(t, `Again\? \(y, n, c: settings, u: undo, v: review, l: log\) \^C\nThe last seed was \d+\.\nheap: interrupted\n$`, small.Shown())
}

// Taking the last action back after the end continues the same game, in the same record.
func TestThePlayerTakesTheLastActionBackLineByLine(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	plain := programtest.OpenIn(t, directory, nil, "heap", "play", "--plain", "--matches", "3", "--record", "heap.txt")
	for _, answer := range []string{"u", "undo"} {
		plain.WaitsFor("3> ")
		plain.Types("T3\n")
		plain.WaitsFor("you 1, computer 0\nAgain? (y, n, c: settings, u: undo, v: review, l: log) ")
		requireText(t, "3 3\n", filepath.Join(directory, "heap.txt"))
		plain.Types(answer + "\n")
	}
	plain.WaitsFor("\n|||\n3> ")
	requireText(t, "3\n", filepath.Join(directory, "heap.txt"))
	plain.Types("q\n")
	require.Equal(t, 0, plain.Ends())
	require.Contains(t, plain.Shown(), "\nsaved as heap.txt: --resume opens it\n")
}

// The seed of the last game is printed, unless the player gave it.
func TestADrawnSeedIsPrintedAfterTheScreen(t *testing.T) {
	t.Parallel()
	screen := programtest.Open(t, nil, "heap", "play", "--matches", "3")
	screen.Displays("  1 take 1")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	require.Regexp(t, `--seed \d+ repeats the luck of this game\.\n$`, screen.Shown())
	screen = programtest.Open(t, nil, "heap", "play", "--matches", "3", "--seed", "5")
	screen.Displays("  1 take 1")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
	require.NotContains(t, screen.Shown(), "seed")
}

func TestTheFormStartsWithTheLastChoicesAndFlagsDoNot(t *testing.T) {
	t.Parallel()
	home := "XDG_STATE_HOME=" + t.TempDir()
	screen := programtest.Open(t, []string{home}, "heap", "play", "--pace", "0")
	screen.Displays("‹ you ›")
	screen.Types("jl\r") // the program begins
	screen.Displays("11 matches")
	screen.Types("xy")
	screen.Displays("The game is over")
	screen.Types("q")
	require.Equal(t, 0, screen.Ends())
	screen = programtest.Open(t, []string{home}, "heap", "play")
	screen.Displays("‹ the program ›")
	screen.Types("q")
	require.Equal(t, 0, screen.Ends())
	screen = programtest.Open(t, []string{home}, "heap", "play", "--matches", "12")
	screen.Displays("12 matches")
	require.NotContains(t, screen.Shown(), "You took 0", "the usual player begins")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())
}

func TestAnUnfinishedGameThatCannotBeReadIsLeftAlone(t *testing.T) {
	t.Parallel()
	state := t.TempDir()
	place := filepath.Join(state, "heap", "last.json")
	require.NoError(t, os.Mkdir(filepath.Dir(place), 0o700))
	require.NoError(t, os.WriteFile(place, []byte(`{"unfinished":"garbage"}`), 0o600))
	screen := programtest.Open(t, []string{"XDG_STATE_HOME=" + state}, "heap", "play", "--matches", "3")
	screen.Displays("the unfinished game cannot be read")
	screen.Types("3\r")
	screen.Displays("The game is over")
	screen.Types("q")
	require.Equal(t, 0, screen.Ends())
	requireText(t, `{"unfinished":"garbage"}`, place)
	plain := programtest.Open(t, []string{"XDG_STATE_HOME=" + state}, "heap", "play", "--plain", "--matches", "3")
	plain.WaitsFor("the unfinished game cannot be read")
	plain.WaitsFor("3> ")
	plain.Types("quit\n")
	require.Equal(t, 0, plain.Ends())
	requireText(t, `{"unfinished":"garbage"}`, place)
}

func TestAnUnfinishedGameIsOfferedTheNextTime(t *testing.T) {
	t.Parallel()
	home := "XDG_STATE_HOME=" + t.TempDir()
	screen := programtest.Open(t, []string{home}, "heap", "play", "--matches", "12", "--pace", "0")
	screen.Displays("  1 take 1")
	screen.Types("2\r")
	screen.Displays("9 matches")
	second := programtest.Open(t, []string{home}, "heap", "play", "--matches", "3")
	second.Displays("another window keeps its game")
	second.Types("qy")
	require.Equal(t, 0, second.Ends())
	screen.Types(programtest.Interrupt)
	require.Equal(t, 1, screen.Ends())

	screen = programtest.Open(t, []string{home}, "heap", "play", "--pace", "0")
	screen.Displays("continue the last game")
	screen.Types("\r")
	screen.Displays("9 matches")
	screen.Kills()

	screen = programtest.Open(t, []string{home}, "heap", "play", "--matches", "12")
	screen.Displays("Continue it?")
	screen.Types("y")
	screen.Displays("9 matches")
	screen.Types("qy")
	require.Equal(t, 0, screen.Ends())

	plain := programtest.Open(t, []string{home}, "heap", "play", "--plain", "--matches", "12")
	why := "A game is not finished:\n  9 matches\n  matches: twelve; who begins: you"
	for _, answer := range []string{"", "why", "y"} {
		plain.WaitsFor(why + "\nContinue it? (y continues, n gives it up, q leaves) ")
		plain.Types(answer + "\n")
		why = "Type one of these letters."
	}
	plain.WaitsFor("9> ")
	plain.Types("T1\n")
	plain.WaitsFor("7> ")
	plain.Types("quit\n")
	require.Equal(t, 0, plain.Ends())
	plain = programtest.Open(t, []string{home}, "heap", "play", "--plain", "--rival", "Bob")
	plain.WaitsFor("Continue it?")
	plain.Types("q\n")
	require.Equal(t, 0, plain.Ends())
	require.NotContains(t, plain.Shown(), "|||")

	forgetful := programtest.Open(t, []string{home}, "heap", "play", "--matches", "3", "--no-keep")
	forgetful.Displays("  1 take 1")
	forgetful.Types("3\r")
	forgetful.Displays("The game is over")
	forgetful.Types("q")
	require.Equal(t, 0, forgetful.Ends())
	screen = programtest.Open(t, []string{home}, "heap", "play")
	screen.Displays("continue the last game")
	screen.Types("q")
	require.Equal(t, 0, screen.Ends())
}

func requireText(t *testing.T, want, path string) {
	t.Helper()
	got, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, want, string(got))
}

// Flags apply to an unfinished game, or they are refused before the game continues.
func TestFlagsApplyToAnUnfinishedGameOrAreRefused(t *testing.T) {
	t.Parallel()
	state, directory := t.TempDir(), t.TempDir()
	place := filepath.Join(state, "heap", "last.json")
	const kept = `{"choices":{"first":"you","matches":"12","rival":"Ann"},"unfinished":"12 2 1\n"}` + "\n"
	require.NoError(t, os.Mkdir(filepath.Dir(place), 0o700))
	record := filepath.Join(directory, "record")
	for text, others := range map[string]bool{"12 2 1\n": false, "12 3 1\n": true} {
		require.NoError(t, os.WriteFile(record, []byte(text), 0o600))
		for _, test := range []struct {
			flags []string
			unfit string // "" if the flags apply
		}{
			{[]string{"--rival", "Bob", "--seed", "2"}, ""}, // a heap of a record has no seed
			{[]string{"--matches", "12", "--pace", "0", "--theme", "mono"}, ""},
			{[]string{"--matches", "3"}, "--matches 3: the unfinished game has --matches 12 (twelve)."},
			{[]string{"--matches", "3", "--seed", "2"}, "--matches 3: the unfinished game has --matches 12 (twelve)."},
			{[]string{"--rival", "Bob", "--resume", "record"}, "--resume record: the unfinished game has other moves."},
		} {
			for _, plain := range []bool{false, true} {
				require.NoError(t, os.WriteFile(place, []byte(kept), 0o600))
				arguments := append([]string{"play", fmt.Sprintf("--plain=%t", plain)}, test.flags...)
				game := programtest.OpenIn(t, directory, []string{"XDG_STATE_HOME=" + state}, "heap", arguments...)
				resumes := slices.Contains(test.flags, "--resume")
				switch {
				case resumes && !others:
				case test.unfit != "":
					game.WaitsFor("q leaves)")
					require.Contains(t, strings.Join(strings.Fields(game.Shown()), " "), test.unfit)
					game.Types("y")
					if plain {
						game.Types("\n")
					}
					game.Types("q")
					if plain {
						game.Types("\n")
					}
					require.Equal(t, 0, game.Ends())
					requireText(t, kept, place)
					continue
				default:
					game.WaitsFor("Continue it?")
					if plain {
						changed := strings.Contains(game.Shown(), "; who begins: you\n  rival: Bob (before: Ann)\nContinue")
						require.Equal(t, slices.Contains(test.flags, "Bob"), changed, game.Shown())
					}
					game.Types("y")
					if plain {
						game.Types("\n")
						game.WaitsForMatch(`\nrival: (Ann|Bob)\n`)
					}
				}
				if plain {
					game.WaitsFor("9> ")
					game.Types("quit\n")
				} else {
					game.Displays("9 matches")
					game.Types("qy")
				}
				require.Equal(t, 0, game.Ends())
				want := kept
				if slices.Contains(test.flags, "Bob") {
					want = strings.Replace(kept, "Ann", "Bob", 1)
				}
				requireText(t, want, place)
			}
		}
	}
}
