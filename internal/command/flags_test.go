package command_test

import (
	"errors"
	"io"
	"math"
	"net/netip"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
)

// set runs a program with the flags that the function declare adds. It returns the error
// message about the command line.
func set(declare func(*cobra.Command), args ...string) (complaint string) {
	game := &cobra.Command{Use: "game", Run: func(*cobra.Command, []string) {}}
	declare(game)
	var stderr strings.Builder
	command.Run(game, args, strings.NewReader(""), io.Discard, &stderr)
	return stderr.String()
}

// complaint returns the line that the program prints for a mistake on the command line.
func complaint(text string) string { return "game: " + text + " (see game --help)\n" }

func TestAWholeNumberIsWrittenInPlainDigits(t *testing.T) {
	for text, want := range map[string]int{
		"0": 0, "1": 1, "10": 10, "-1": -1, "-90": -90, "1000000000": 1000000000,
	} {
		n, err := command.ParseInt(text)
		require.NoError(t, err, text)
		require.Equal(t, want, n)
	}
	for _, text := range []string{
		"", "-", "010", "00", "-0", "-01", "+1", "0x10", "0b1", "1_000", "1.0", "1e3", " 1", "1 ", "١", "--1", "many",
	} {
		_, err := command.ParseInt(text)
		require.ErrorIs(t, err, strconv.ErrSyntax, text)
	}
	for _, text := range []string{"9223372036854775808", "-9223372036854775809", "99999999999999999999"} {
		_, err := command.ParseInt(text)
		require.ErrorIs(t, err, strconv.ErrRange, text)
	}
	big, err := command.ParseInt("4294967298")
	if math.MaxInt == math.MaxInt32 {
		require.ErrorIs(t, err, strconv.ErrRange)
	} else {
		require.NoError(t, err)
		require.EqualValues(t, int64(4294967298), big)
	}
}

func TestAWrongTextFlagPrintsTheErrorOfItsType(t *testing.T) {
	address := netip.MustParseAddr("192.0.2.1")
	declare := func(c *cobra.Command) { c.Flags().TextVar(&address, "address", address, "") }
	require.Empty(t, set(declare, "--address", "192.0.2.2"))
	require.Equal(t, "192.0.2.2", address.String())
	require.Equal(t, complaint(`--address "home": ParseAddr("home"): unable to parse IP`), set(declare, "--address", "home"))
}

func TestANumberIsWrittenInPlainDigits(t *testing.T) {
	var n float64
	flags := pflag.NewFlagSet("game", pflag.ContinueOnError)
	command.Float(flags, &n, "flat", 0.5, "how flat")
	require.InDelta(t, 0.5, n, 0)
	require.Equal(t, "      --flat N   how flat (default 0.5)\n", flags.FlagUsages())
	for text, want := range map[string]float64{"0.25": 0.25, "-1.5": -1.5, ".5": 0.5, "10": 10, "0": 0, "-0.5": -0.5, "1e3": 1000, "1E3": 1000, "1e+3": 1000, "0e5": 0} {
		require.NoError(t, flags.Set("flat", text), text)
		require.InDelta(t, want, n, 0, text)
	}
	n = 7
	for _, text := range []string{"", "half", "0x1p-1", "0X10", "0.5_0", "1_0", "010", "-00.5", "1e400", "+1", "NaN", "Inf", "-inf"} {
		require.ErrorContains(t, flags.Set("flat", text), "expected a number", text)
		require.InDelta(t, 7, n, 0, text)
	}
}

func TestATimeHasOneSpelling(t *testing.T) {
	var d time.Duration
	flags := pflag.NewFlagSet("game", pflag.ContinueOnError)
	command.Duration(flags, &d, "pace", time.Second/2, "how fast")
	require.Equal(t, time.Second/2, d)
	require.Equal(t, "      --pace duration   how fast (default 500ms)\n", flags.FlagUsages())
	for text, want := range map[string]time.Duration{
		"0": 0, "500ms": time.Second / 2, "1m30s": 90 * time.Second, "0.5s": time.Second / 2, "0s": 0, "-1s": -time.Second,
	} {
		require.NoError(t, flags.Set("pace", text), text)
		require.Equal(t, want, d, text)
	}
	d = 7
	for _, text := range []string{"", "1", "+1s", "010s", "-01s", "1_0s", "s", "fast", "1 s", "1S", "inf", "9999999h"} {
		require.ErrorContains(t, flags.Set("pace", text), "expected a time such as 500ms", text)
		require.Equal(t, time.Duration(7), d, text)
	}
}

func TestAWholeNumberIsWithinItsLimits(t *testing.T) {
	var players, games int
	declare := func(game *cobra.Command) {
		command.Int(game.Flags(), &players, "players", 2, 2, 26, "players")
		command.Int(game.Flags(), &games, "games", 1000, 1, math.MaxInt, "how many `games`")
	}
	require.Empty(t, set(declare))
	require.Equal(t, [2]int{2, 1000}, [2]int{players, games})
	for _, fits := range [][2]int{{2, 1}, {26, 5}} {
		require.Empty(t, set(declare, "--players", strconv.Itoa(fits[0]), "--games", strconv.Itoa(fits[1])))
		require.Equal(t, fits[0], players)
		require.Equal(t, fits[1], games)
	}
	for args, want := range map[string]string{
		"--players=1":                    "--players 1: expected 2 to 26",
		"--players=27":                   "--players 27: expected 2 to 26",
		"--players=-3":                   "--players -3: expected 2 to 26",
		"--players=4294967298":           "--players 4294967298: expected 2 to 26",
		"--players=18446744073709551618": "--players 18446744073709551618: expected 2 to 26",
		"--players=010":                  "--players \"010\": expected a whole number in plain digits, 2 to 26",
		"--players=":                     "--players \"\": expected a whole number in plain digits, 2 to 26",
		"--games=0":                      "--games 0: expected 1 or more",
		"--games=1_000":                  "--games \"1_000\": expected a whole number in plain digits, 1 or more",
		"--games=0x10":                   "--games \"0x10\": expected a whole number in plain digits, 1 or more",
	} {
		require.Equal(t, complaint(want), set(declare, args))
	}
}

func TestASeedIsGivenOrDrawnOnce(t *testing.T) {
	var seed, other command.SeedFlag
	seed.Declare(new(cobra.Command).Flags(), "the throws")
	require.True(t, seed.Drawn())
	drawn := seed.Seed()
	require.Equal(t, drawn, seed.Seed())
	require.NotEqual(t, seed.Seed(), other.Seed())
	first := seed.Chance().Uint64()
	require.Equal(t, first, seed.Chance().Uint64())
	require.NotEqual(t, seed.Chance().Uint64(), other.Chance().Uint64())

	for text, want := range map[string]uint64{"7": 7, "0": 0, "18446744073709551615": math.MaxUint64} {
		var given command.SeedFlag
		require.Empty(t, set(func(c *cobra.Command) { given.Declare(c.Flags(), "the throws") }, "--seed", text))
		require.Equal(t, want, given.Seed())
		require.False(t, given.Drawn())
	}
	for _, text := range []string{"-1", "010", "0x7", "1_0", "18446744073709551616", "", "seven"} {
		var given command.SeedFlag
		require.Equal(t, complaint(`--seed "`+text+`": expected a whole number of 64 bits, 0 or more`),
			set(func(c *cobra.Command) { given.Declare(c.Flags(), "the throws") }, "--seed="+text))
		require.True(t, given.Drawn())
	}
}

// suit is a Text that accepts only a few words.
type suit int

func (s suit) MarshalText() ([]byte, error) {
	if s == 0 {
		return nil, errors.New("no suit")
	}
	return []byte([]string{"", "hearts", "spades"}[s]), nil
}

func (s *suit) UnmarshalText(text []byte) error {
	switch string(text) {
	case "hearts":
		*s = 1
	case "spades":
		*s = 2
	default:
		return errors.New("no such suit")
	}
	return nil
}

func TestAFlagIsOneOfSomeWords(t *testing.T) {
	chosen := suit(1)
	declare := func(game *cobra.Command) {
		command.OneOf(game, &chosen, "suit", "which `suit`", "hearts", "spades", "stars")
	}
	require.Empty(t, set(declare))
	require.Equal(t, suit(1), chosen)
	require.Empty(t, set(declare, "--suit=spades"))
	require.Equal(t, suit(2), chosen)
	for _, text := range []string{"clubs", "", "Hearts", "stars"} {
		require.Equal(t, complaint(`--suit "`+text+`": expected hearts, spades or stars`), set(declare, "--suit="+text))
	}
	require.Equal(t, suit(2), chosen)
}

func TestTheHelpAndTheShellListTheWords(t *testing.T) {
	var color command.ColorFlag
	var none suit
	declare := func(game *cobra.Command) {
		color.Declare(game, "old")
		command.OneOf(game, &none, "suit", "which", "hearts", "spades")
		game.Flags().String("suits", "", "which")
		command.CompleteList(game, "suits", "hearts", "spades")
	}
	require.Empty(t, set(declare, "--color=old"))
	require.Equal(t, command.Word("old"), color.When)
	require.Equal(t, complaint(`--color "new": expected auto, always or never`), set(declare, "--color=new"))

	for args, want := range map[string]string{
		"__complete --suits=":        "hearts\nspades\n:6\n",
		"__complete --suits=hearts,": "hearts,hearts\nhearts,spades\n:6\n",
		"--help":                     "--color auto|always|never   when to use color",
		"help":                       "(default auto)\n",
		"__complete --color":         "auto\nalways\nnever\n:4\n",
		"__complete --suit":          "hearts\nspades\n:4\n",
	} {
		game := &cobra.Command{Use: "game", Run: func(*cobra.Command, []string) {}}
		declare(game)
		game.AddCommand(&cobra.Command{Use: "play"})
		var out strings.Builder
		words := strings.Fields(args)
		if words[0] == "__complete" && !strings.Contains(args, "=") {
			words = append(words, "")
		}
		require.Equal(t, 0, command.Run(game, words, strings.NewReader(""), &out, io.Discard))
		require.Contains(t, out.String(), want)
		require.NotContains(t, out.String(), "old")
	}
}

func TestFlagsAreReadFromATextAsFromACommandLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                  "",
		" --games  2 ":      "",
		"--games=x":         `--games "x": expected a whole number in plain digits, 1 to 9`,
		"--games":           "--games: expected a value",
		"--game 2":          "unknown flag: --game, did you mean --games?",
		"--help":            "unknown flag: --help",
		"--games 2 3":       `unexpected argument "3"`,
		"--games 2 -- --no": `unexpected argument "--no"`,
	} {
		var games int
		flags := pflag.NewFlagSet("", pflag.ContinueOnError)
		command.Int(flags, &games, "games", 1, 1, 9, "number of games")
		err := command.ParseFlags(flags, text)
		if want == "" {
			require.NoError(t, err, text)
			continue
		}
		require.EqualError(t, err, want)
	}
}

func TestAChoiceEndsWithOr(t *testing.T) {
	require.Empty(t, command.Either(nil))
	require.Equal(t, "a", command.Either([]string{"a"}))
	require.Equal(t, "a or b", command.Either([]string{"a", "b"}))
	require.Equal(t, "a, b or c", command.Either([]string{"a", "b", "c"}))
}

func TestTheColorFlagTurnsColorsOnAndOff(t *testing.T) {
	var color command.ColorFlag
	declare := func(c *cobra.Command) { color.Declare(c) }
	for args, want := range map[string]bool{"": false, "--color=auto": false, "--color=never": false, "--color=always": true} {
		require.Empty(t, set(declare, strings.Fields(args)...))
		require.Equal(t, want, color.On(io.Discard), args)
	}
	require.Equal(t, complaint(`--color "yes": expected auto, always or never`), set(declare, "--color=yes"))
}

func TestPeekFindsAFlagOnAWrongCommandLineToo(t *testing.T) {
	for args, want := range map[string]string{
		"":                                       "",
		"play":                                   "en",
		"play --lang ko":                         "ko",
		"play --lang=ko --help":                  "ko",
		"play -h --lang=ko":                      "ko",
		"--lang ko play":                         "ko",
		"play --nonsense --seed=-1 -x --lang ko": "ko",
		"play --players=many --lang ko":          "ko",
		"play --wrap --lang ko":                  "ko",
		"play --lang=en --lang=ko":               "ko",
		"play --lang":                            "en",
		"play --throws --lang ko":                "en",
		"play -- --lang=ko":                      "en",
		"other --lang=ko":                        "",
		"pley --lang=ko":                         "",
	} {
		game := &cobra.Command{Use: "game"}
		play := &cobra.Command{Use: "play", Run: func(*cobra.Command, []string) { t.Error("the command runs") }}
		play.Flags().String("lang", "en", "language")
		players := play.Flags().Int("players", 2, "players")
		play.Flags().Bool("wrap", false, "wrap")
		play.Flags().String("throws", "", "throws")
		game.AddCommand(play, &cobra.Command{Use: "other", Run: play.Run})
		require.Equal(t, want, command.Peek(game, strings.Fields(args), "lang"), args)
		require.Equal(t, 2, *players, "nothing is set")
		require.Equal(t, "en", play.Flag("lang").Value.String())
	}
}
