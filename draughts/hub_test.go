package draughts_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
)

func TestHubHasALetterForEachSquare(t *testing.T) {
	start := "W" + strings.Repeat("b", 20) + strings.Repeat("e", 10) + strings.Repeat("w", 20)
	require.Equal(t, start, draughts.Start().Hub())
	p, err := draughts.ParseHub("B" + "W" + strings.Repeat("e", 30) + "w" + strings.Repeat("e", 14) + "beeB")
	require.NoError(t, err)
	require.Equal(t, "B:WK1,32:B47,K50", p.FEN())
}

func TestHubErrorsNameTheOffset(t *testing.T) {
	start := draughts.Start().Hub()
	for text, want := range map[string]string{
		"":                     "offset 0: expected W or B (who is to move), found the end",
		"w" + start[1:]:        "offset 0: expected W or B (who is to move), found 'w'",
		start[:50]:             "offset 50: expected one of w b W B e (square 50), found the end",
		start[:30] + "." + "":  "offset 30: expected one of w b W B e (square 30), found '.'",
		start + "e":            "offset 51: expected the end, found 'e'",
		start[:1] + "é" + "bb": "offset 1: expected one of w b W B e (square 1), found 'é'",
	} {
		p, err := draughts.ParseHub(text)
		require.EqualError(t, err, want)
		require.Zero(t, p)
		var mistake *draughts.OffsetError
		require.ErrorAs(t, err, &mistake)
	}
}

func TestAHubPositionReadsBackAsTheSamePosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPosition(t)
		again, err := draughts.ParseHub(p.Hub())
		require.NoError(t, err)
		require.Equal(t, p, again)
	})
}

// FuzzHub checks that a string gives a position or an error, never both, and that each
// position has only one text.
func FuzzHub(f *testing.F) {
	f.Add(draughts.Start().Hub())
	f.Add("B" + strings.Repeat("wbWBe", 10))
	f.Add("W")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := draughts.ParseHub(text)
		if err == nil {
			require.Equal(t, text, p.Hub())
			return
		}
		require.Zero(t, p)
		var mistake *draughts.OffsetError
		require.ErrorAs(t, err, &mistake)
		require.LessOrEqual(t, mistake.Offset, len(text))
	})
}
