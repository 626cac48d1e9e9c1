package command_test

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/command"
)

func TestHelpFlowsToItsWidth(t *testing.T) {
	for name, test := range map[string]struct {
		width      int
		text, want string
	}{
		"a paragraph":              {12, "one two\nthree four\n\nfive", "one two\nthree four\n\nfive"},
		"a wider paragraph":        {22, "one two\nthree four\n\nfive", "one two three four\n\nfive"},
		"a heading above a list":   {22, "Usage:\n  game play [flags]\n", "Usage:\n  game play [flags]\n"},
		"an entry of a list":       {40, "  -h, --help   help for the whole program", "  -h, --help   help for the whole\n               program"},
		"an entry without room":    {30, "      --players int   how many people", "      --players int\n          how many people"},
		"an example is not cut":    {20, "  game play --players 3 --plain\n", "  game play --players 3 --plain\n"},
		"a move is not cut":        {12, "the move 10-14 is best", "the move\n10-14 is\nbest"},
		"wide letters are counted": {10, "윷놀이 규칙은", "윷놀이\n규칙은"},
	} {
		require.Equal(t, test.want, command.Flow(test.text, test.width), name)
	}
}

func TestFlowingChangesOnlyBlanks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.StringMatching(`[a-z-]{1,9}`), 1, 40).Draw(t, "words")
		separators := rapid.SampledFrom([]string{" ", "  ", "\n", "\n\n", "\n  "})
		var text strings.Builder
		for _, word := range words {
			text.WriteString(word + separators.Draw(t, "separator"))
		}
		width := rapid.IntRange(20, 100).Draw(t, "width")
		flowed := command.Flow(text.String(), width)
		require.Equal(t, words, strings.Fields(flowed))
		for _, line := range strings.Split(flowed, "\n") {
			if ansi.StringWidth(line) > width {
				require.Contains(t, strings.Split(text.String(), "\n"), line, "a line that is not broken")
			}
		}
	})
}

func TestAnEntryFitsIntoAnyWidth(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		entry := rapid.StringMatching(` {0,9}[a-z]{1,9} {2,9}[a-z윷]{1,9}( [a-z윷]{1,9}){0,9}`).Draw(t, "entry")
		width := rapid.IntRange(2, 60).Draw(t, "width")
		for _, line := range command.WrapEntry(entry, width) {
			require.LessOrEqual(t, ansi.StringWidth(line), width, "%q", line)
		}
	})
}

func TestALineThatIsWrappedStaysIndented(t *testing.T) {
	require.Equal(t, []string{"  A1 is sent", "  off"}, command.WrapEntry("  A1 is sent off", 13))
	require.Equal(t, []string{"A1 is sent", "off"}, command.WrapEntry("A1 is sent off", 13))
}

func TestHelpIsAsWideAsEightyColumnsWithoutATerminal(t *testing.T) {
	root := &cobra.Command{Use: "game", Short: strings.Repeat("word ", 40), Run: func(*cobra.Command, []string) {}}
	var out strings.Builder
	require.Equal(t, command.Done, command.Run(root, []string{"--help"}, nil, &out, &out))
	longest := 0
	for line := range strings.Lines(out.String()) {
		longest = max(longest, ansi.StringWidth(strings.TrimSpace(line)))
	}
	require.Equal(t, 79, longest, "16 words")
}
