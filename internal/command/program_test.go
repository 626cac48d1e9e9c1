package command_test

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/message"
	"games.example/internal/programtest"
)

// newGame returns a program whose play command can end in every possible way.
func newGame() *cobra.Command {
	game := &cobra.Command{Use: "game", Short: "A game"}
	play := &cobra.Command{
		Use:  "play",
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			end, err := c.Flags().GetString("end")
			if err != nil {
				return err
			}
			switch end {
			case "failed":
				return errors.New("the ball is lost")
			case "misused":
				return command.Misuse("no such end: %w", io.EOF)
			case "mistake":
				return command.Mistake("game.txt:3:1: %w", io.EOF)
			case "told":
				return command.ErrTold
			}
			c.Println("played")
			return nil
		},
	}
	play.Flags().String("end", "", "how it ends")
	play.Flags().Var(expecting(""), "suit", "suit")
	play.Flags().Bool("wrap", false, "wrap")
	command.Duration(play.Flags(), new(time.Duration), "pace", 0, "pace")
	var seed command.SeedFlag
	seed.Declare(play.Flags(), "the throws")
	game.AddCommand(&cobra.Command{Use: "pdn", RunE: play.RunE}, play)
	return game
}

func TestEveryEndHasItsStatusAndItsLine(t *testing.T) {
	for args, want := range map[string]struct {
		status int
		line   string
	}{
		"play":                {0, ""},
		"":                    {0, ""},
		"--help":              {0, ""},
		"help play":           {0, ""},
		"play --end=failed":   {1, "game: the ball is lost\n"},
		"play --end=told":     {1, ""},
		"play --end=mistake":  {1, "game.txt:3:1: EOF\n"},
		"play --suit=stars":   {2, "game: --suit \"stars\": expected hearts (see game play --help)\n"},
		"play --end=misused":  {2, "game: no such end: EOF (see game play --help)\n"},
		"play it":             {2, "game: unexpected argument \"it\" (see game play --help)\n"},
		"pley":                {2, "game: unknown command \"pley\", did you mean \"play\"? (see game --help)\n"},
		"chess":               {2, "game: unknown command \"chess\" (see game --help)\n"},
		"pla":                 {2, "game: unknown command \"pla\", did you mean \"play\"? (see game --help)\n"},
		"foo":                 {2, "game: unknown command \"foo\" (see game --help)\n"},
		"plan":                {2, "game: unknown command \"plan\", did you mean \"play\"? (see game --help)\n"},
		"pdm":                 {2, "game: unknown command \"pdm\", did you mean \"pdn\"? (see game --help)\n"},
		"nothing":             {2, "game: unknown command \"nothing\" (see game --help)\n"},
		"help pley":           {2, "game: unknown command \"pley\", did you mean \"play\"? (see game --help)\n"},
		"help play it":        {2, "game: unknown command \"it\" (see game --help)\n"},
		"play --nosuch":       {2, "game: unknown flag: --nosuch (see game play --help)\n"},
		"play --end":          {2, "game: --end: expected a value (see game play --help)\n"},
		"play --sed=1":        {2, "game: unknown flag: --sed, did you mean --seed? (see game play --help)\n"},
		"play -x":             {2, "game: unknown flag: -x (see game play --help)\n"},
		"play --=1":           {2, "game: \"--=1\" is not a flag (see game play --help)\n"},
		"play --pace=half":    {2, "game: --pace \"half\": expected a time such as 500ms (see game play --help)\n"},
		"play --wrap=perhaps": {2, "game: --wrap \"perhaps\": expected true or false (see game play --help)\n"},
		"play --seed=-1":      {2, "game: --seed \"-1\": expected a whole number of 64 bits, 0 or more (see game play --help)\n"},
	} {
		var complaint strings.Builder
		status := command.Run(newGame(), strings.Fields(args), strings.NewReader(""), io.Discard, &complaint)
		require.Equal(t, want.status, status, args)
		require.Equal(t, want.line, complaint.String(), args)
	}
}

// expecting is a flag with an Expected method.
type expecting string

func (e expecting) String() string { return string(e) }
func (expecting) Type() string     { return "suit" }
func (expecting) Set(string) error { return errors.New("no such suit") }
func (expecting) Expected() string { return "hearts" }

func TestErrorsAreInTheLanguageOfTheirCommand(t *testing.T) {
	dutch := message.Language{
		"see %s --help":          "meer: %s --help",
		"unexpected argument %q": "onverwacht: %q",
		"--%s %q: expected %s":   "--%s %q: geen %s",
		"true or false":          "true of false",
		"%w before the %s":       "voor %[2]s: %[1]w",
		"end of the first try":   "de eerste poging ten einde was",
		"the ball is lost":       "de bal is weg",
		"no ball: %w":            "geen bal: %w",
		"ball: %w":               "bal: %w",
		"whole: a lost goal":     "heel",
	}
	lost := command.Errorf("%w before the %s", command.Errorf("the ball is lost"), command.Phrase("end of the first try"))
	require.EqualError(t, lost, "the ball is lost before the end of the first try")
	path := &fs.PathError{Op: "open", Path: "ball.txt", Err: errors.New("the ball is lost")}
	ends := map[string]error{
		"lost":    lost,
		"wrapped": fmt.Errorf("ball.txt: %w", command.Errorf("the ball is lost")),
		"plain":   errors.New("the ball is lost"),
		"path":    path,
		"mistake": command.Mistake("3:1: %w", errors.New("the ball is lost")),
		"misuse":  command.Misuse("no ball: %w", path),
		"other":   errors.New("the goal is lost"),
		"lower":   fmt.Errorf("%w", lower{}),
		"whole":   fmt.Errorf("whole: %w", errors.New("a lost goal")),
	}
	for args, want := range map[string]string{
		"play it":             "game: onverwacht: \"it\" (meer: game play --help)\n",
		"play --wrap=perhaps": "game: --wrap \"perhaps\": geen true of false (meer: game play --help)\n",
		"other it":            "game: unexpected argument \"it\" (see game other --help)\n",
		"play lost":           "game: voor de eerste poging ten einde was: de bal is weg\n",
		"play wrapped":        "game: ball.txt: de bal is weg\n",
		"play plain":          "game: de bal is weg\n",
		"play path":           "game: ball.txt: de bal is weg\n",
		"play mistake":        "3:1: de bal is weg\n",
		"play misuse":         "game: geen bal: ball.txt: de bal is weg (meer: game play --help)\n",
		"play other":          "game: the goal is lost\n",
		"play lower":          "game: bal: de bal is weg\n",
		"play whole":          "game: heel\n",
	} {
		game := newGame()
		game.AddCommand(&cobra.Command{Use: "other", Args: command.NoArguments, Run: func(*cobra.Command, []string) {}})
		play := game.Commands()[slices.IndexFunc(game.Commands(), func(c *cobra.Command) bool { return c.Name() == "play" })]
		if end, known := ends[strings.TrimPrefix(args, "play ")]; known {
			play.Args = cobra.ArbitraryArgs
			play.RunE = func(*cobra.Command, []string) error { return end }
		}
		command.Speak(play, dutch)
		var complaint strings.Builder
		require.NotZero(t, command.Run(game, strings.Fields(args), strings.NewReader(""), io.Discard, &complaint))
		require.Equal(t, want, complaint.String(), args)
	}
}

// lower is an error from a package that does not import this package.
type lower struct{}

func (lower) Error() string            { return "ball: the ball is lost" }
func (lower) Message() (string, []any) { return "ball: %w", []any{errors.New("the ball is lost")} }

func TestAnErrorIsOneLineForAnyCommandLine(t *testing.T) {
	var complaint strings.Builder
	require.Equal(t, 2, command.Run(newGame(), []string{"--a\nb\x1b[31m"}, strings.NewReader(""), io.Discard, &complaint))
	require.Equal(t, "game: unknown flag: --a\\nb\\x1b[31m (see game --help)\n", complaint.String())
}

func TestEachJoinedErrorHasItsOwnLine(t *testing.T) {
	told := errors.Join(command.ErrTold, io.EOF)
	for _, test := range []struct {
		err    error
		status int
		lines  string
	}{
		{errors.Join(io.EOF, command.Misuse("no ball")), 1, "game: EOF\ngame: no ball (see game play --help)\n"},
		{errors.Join(command.Misuse("no ball"), nil, io.EOF), 2, "game: no ball (see game play --help)\ngame: EOF\n"},
		{errors.Join(errors.Join(io.EOF, command.Mistake("3:1: late")), command.ErrTold), 1, "game: EOF\n3:1: late\n"},
		{errors.Join(told, io.ErrNoProgress), 1, "game: EOF\ngame: " + io.ErrNoProgress.Error() + "\n"},
		{errors.Join(nil, io.EOF), 1, "game: EOF\n"},
		{fmt.Errorf("%w, or %w", io.EOF, io.ErrNoProgress), 1, "game: EOF, or " + io.ErrNoProgress.Error() + "\n"},
	} {
		game := newGame()
		play, _, err := game.Find([]string{"play"})
		require.NoError(t, err)
		play.RunE = func(*cobra.Command, []string) error { return test.err }
		var complaint strings.Builder
		require.Equal(t, test.status, command.Run(game, []string{"play"}, strings.NewReader(""), io.Discard, &complaint))
		require.Equal(t, test.lines, complaint.String())
	}
}

func TestRunLeavesItsArgumentsUnchanged(t *testing.T) {
	var help strings.Builder
	require.Equal(t, 0, command.Run(newGame(), nil, strings.NewReader(""), &help, io.Discard))
	require.Contains(t, help.String(), "Usage:", "without the arguments of the process")
}

func TestAnOutputErrorReplacesAnyOtherError(t *testing.T) {
	for _, args := range []string{"--help", "play", ""} {
		var complaint strings.Builder
		require.Equal(t, 1, command.Run(newGame(), strings.Fields(args), strings.NewReader(""), programtest.Full, &complaint), args)
		require.Equal(t, "game: no space left\n", complaint.String(), args)
	}
	failing := &cobra.Command{Use: "game", RunE: func(c *cobra.Command, _ []string) error {
		c.Print("played")
		if err := command.WriteError(c.OutOrStdout()); err == nil {
			t.Error("the error is not known at once")
		}
		return command.Misuse("something else")
	}}
	failing.SetOut(io.Discard)
	var complaint strings.Builder
	require.Equal(t, 1, command.Run(failing, nil, strings.NewReader(""), programtest.Full, &complaint))
	require.Equal(t, "game: no space left\n", complaint.String())
}

func TestAProgramPrintsItsVersion(t *testing.T) {
	var out strings.Builder
	require.Equal(t, 0, command.Run(newGame(), []string{"--version"}, strings.NewReader(""), &out, io.Discard))
	require.Regexp(t, `^game version .+, go1\.\d+(\.\d+)?\n$`, out.String())
}

func TestAComplaintIsOneLineInTheLanguageOfItsCommand(t *testing.T) {
	var complaint strings.Builder
	game := &cobra.Command{Use: "game", Run: func(c *cobra.Command, _ []string) {
		command.Complain(c, fmt.Errorf("a\n%w", io.EOF))
	}}
	command.Speak(game, message.Language{"EOF": "eof"})
	require.Equal(t, 0, command.Run(game, nil, strings.NewReader(""), io.Discard, &complaint))
	require.Equal(t, "game: a\\neof\n", complaint.String())
}

func TestARunLeavesNoGoroutines(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 20 {
		require.Equal(t, 0, command.Run(newGame(), []string{"play"}, strings.NewReader(""), io.Discard, io.Discard))
	}
	require.Eventually(t, func() bool { return runtime.NumGoroutine() < before+10 }, programtest.Patience, time.Millisecond)
}

func TestAMessageRepeatsOnlyAnExcerptOfALongText(t *testing.T) {
	long := strings.Repeat("x", 100_000)
	refused := fmt.Errorf("line %s: expected a move", long)
	for name, err := range map[string]error{
		"arguments":        command.Errorf("%q is not a move: expected R 1", long),
		"a misuse":         command.Misuse("%s: %w: expected a file", long, fs.ErrNotExist),
		"a mistake":        command.Mistake("game.txt:1: %s", long),
		"a path":           &fs.PathError{Op: "open", Path: long, Err: fs.ErrNotExist},
		"another error":    refused,
		"a wrapped error":  fmt.Errorf("game 1: %w", refused),
		"a prefix":         fmt.Errorf("%s: %w", long, io.EOF),
		"a suffix":         fmt.Errorf("%w: %s", io.EOF, long),
		"an argument":      command.Errorf("game.txt: %w", refused),
		"nested arguments": command.Errorf("game.txt: %w", command.Errorf("%s", long)),
		"joined errors":    errors.Join(io.EOF, refused),
	} {
		game := &cobra.Command{Use: "game", RunE: func(*cobra.Command, []string) error { return err }}
		var stderr strings.Builder
		command.Run(game, nil, nil, io.Discard, &stderr)
		repeated := strings.Count(stderr.String(), "x") - strings.Count(stderr.String(), "expected")
		require.LessOrEqual(t, repeated, 200, name)
		require.Greater(t, repeated, 100, name)
	}
	require.LessOrEqual(t, len(command.Errorf("%s", long).Error()), 200, "also without Run")
	for _, args := range [][]string{{long}, {"play", long}, {"--" + long}, {"play", "--suit=" + long}, {"play", "--seed", long}, {"help", long}} {
		var stderr strings.Builder
		require.Equal(t, command.Misused, command.Run(newGame(), args, nil, io.Discard, &stderr))
		require.Contains(t, stderr.String(), "xxx...xxx")
		require.Less(t, stderr.Len(), 300)
	}
}
