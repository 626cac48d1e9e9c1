package cli_test

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/cli"
)

func TestATagWithoutAColonIsReadAsAFEN(t *testing.T) {
	var complaint strings.Builder
	require.Equal(t, 1, cli.Run([]string{"moves"}, strings.NewReader("\n[FEN W"), io.Discard, &complaint))
	require.Equal(t, "-:2:6: expected a quotation mark, found 'W'\n", complaint.String())
}

func TestInputIsReadUpToItsLimit(t *testing.T) {
	t.Parallel()
	start := draughts.Start().Board()
	many := strings.Repeat("\n", 1<<20)
	for name, input := range map[string]struct{ text, complaint string }{
		"a board":                       {start + many[len(start):], ""},
		"a FEN after a byte order mark": {"\ufeff" + draughts.Start().FEN(), ""},
		"blanks":                        {many, "-:1:1: expected a board of ten rows, found the end of the text\n"},
		"a board at the end":            {many[len(start):] + start, ""},
		"a board that is too long":      {start + many, "draughts: -: too long: expected at most 1 MiB (see draughts show --help)\n"},
		"a FEN that is too long":        {"W:W31:B1" + many, "draughts: -: too long: expected at most 1 MiB (see draughts show --help)\n"},
		"a FEN and a board":             {"W:W31:B1\n" + start, "-:2:2: expected the end, found 'b'\n"},
		"a FEN with too many squares":   {"W:W31:B1" + strings.Repeat(",2", 1<<18), "-:1:12: expected a free square, found 2 again\n"},
		"two boards":                    {start + start + many[2*len(start):], "-:11:1: expected the end of the board, found an eleventh row\n"},
	} {
		var out, complaint strings.Builder
		status := cli.Run([]string{"show", "--format=kata"}, strings.NewReader(input.text), &out, &complaint)
		require.Equal(t, input.complaint, complaint.String(), name)
		if input.complaint == "" {
			require.Equal(t, start, out.String(), name)
			continue
		}
		require.NotZero(t, status, name)
		require.Empty(t, out.String(), name)
	}
}

func TestAFileWithoutBallotsIsRefusedInOneLine(t *testing.T) {
	for text, want := range map[string]string{
		"# none\n":                              "-: expected a ballot, found none\n",
		"32-28\n31-32\n":                        "-:2: 31-32: this piece cannot step there\n",
		"32-28\n" + strings.Repeat("x", 100000): "-: a line of input is too long: expected fewer than 65536 bytes\n",
	} {
		var out, complaint strings.Builder
		status := cli.Run([]string{"match", "--a=", "--b=", "--ballots=-"}, strings.NewReader(text), &out, &complaint)
		require.Equal(t, 1, status)
		require.Empty(t, out.String())
		require.Equal(t, want, complaint.String())
	}
}

// FuzzInput checks that an input gives a position or one line about the first mistake,
// never both, and that the output of show reads back as the same position.
func FuzzInput(f *testing.F) {
	f.Add("\n [FEN \"w: w31, K32: bK1-3:H0:F1\"]\n\n")
	f.Add("BWeeeeebeeeeebeeeeeebeeebeeeeweeeeebeewbweeeeeeBwee\r\n")
	f.Add(draughts.Start().Board())
	f.Add("W:W1:B2\nW:W1:B2\n")
	f.Add("\ufeff:\x00")
	f.Fuzz(func(t *testing.T, text string) {
		show := func(input, format string) (status int, output, complaint string) {
			var out, told strings.Builder
			status = cli.Run([]string{"show", "--format", format}, strings.NewReader(input), &out, &told)
			return status, out.String(), told.String()
		}
		status, fen, complaint := show(text, "fen")
		if status != 0 {
			require.Equal(t, 1, status)
			require.Empty(t, fen)
			require.Regexp(t, `^-:\d+:\d+: expected .*, found .*\n\z`, complaint)
			return
		}
		require.Empty(t, complaint)
		for _, format := range []string{"fen", "hub"} {
			_, shown, _ := show(text, format)
			status, again, complaint := show(shown, "fen")
			require.Zero(t, status, complaint)
			require.Equal(t, fen, again)
		}
	})
}

func TestGamesBeforeAnInputThatFailsAreReported(t *testing.T) {
	in := io.MultiReader(strings.NewReader("1. 32-28 *\n1. 31-"), iotest.ErrReader(errors.New("no tape")))
	var out, complaint strings.Builder
	require.Equal(t, 2, cli.Run([]string{"pdn"}, in, &out, &complaint))
	require.Equal(t, "-:1: ok, *, 1 move\n", out.String())
	require.Equal(t, "draughts: -: no tape (see draughts pdn --help)\n", complaint.String())
}

func TestAGameThatIsTooLongIsOneWrongGame(t *testing.T) {
	games := "1. 32-28 *\n1. 32-28 {" + strings.Repeat("x", 2<<20) + "} 19-23 *\n1. 31-27 *\n"
	var out, complaint strings.Builder
	require.Equal(t, 1, cli.Run([]string{"pdn"}, strings.NewReader(games), &out, &complaint))
	require.Equal(t, "-:1: ok, *, 1 move\n"+
		"-:2:1: game 2: 1. 32-28 {"+strings.Repeat("x", 50)+"...: expected lines of at most 1048576 bytes\n"+
		"-:3: ok, *, 1 move\n3 games, 1 wrong\n", out.String())
	require.Empty(t, complaint.String())
}
