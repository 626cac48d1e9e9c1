package lines_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/internal/lines"
)

var errBad = errors.New("bad")

// damaged returns the faults of a file named f, in which every line is damaged, unless
// its text is -.
func damaged(texts ...string) *lines.Faults {
	var faults lines.Faults
	for i, text := range texts {
		if text != "-" {
			faults.Add("f", i+1, text, errBad)
		}
	}
	return &faults
}

// listener receives the reported errors.
type listener struct {
	lines.Told
	heard []string
}

// hears returns the errors of the faults that the listener receives.
func (l *listener) hears(faults *lines.Faults) []string {
	l.heard = nil
	l.Tell(func(err error) { l.heard = append(l.heard, err.Error()) }, faults)
	return l.heard
}

func TestADamagedLineIsReportedOnce(t *testing.T) {
	var listener listener
	require.Equal(t, []string{"f:1: bad", "f:4: bad"}, listener.hears(damaged("aaa", "-", "-", "bbb")))
	require.Empty(t, listener.hears(damaged("aaa", "-", "-", "bbb")))
	require.Empty(t, listener.hears(damaged("-", "-", "bbb")), "the line has only moved")
	require.Equal(t, []string{"f:1: bad", "f:2: bad"}, listener.hears(damaged("ccc", "ccc", "bbb")), "two of the same text")
	require.ErrorIs(t, damaged("a").First[0], errBad)
}

func TestAFaultWithoutAListenerIsReportedLater(t *testing.T) {
	var listener listener
	listener.Tell(nil, damaged("aaa"))
	require.Equal(t, []string{"f:1: bad"}, listener.hears(damaged("aaa")))
}

func TestTheFirstTenDamagedLinesAreReportedAndTheNumberOfTheOthers(t *testing.T) {
	var texts, want []string
	for line := 1; line <= 10; line++ {
		texts = append(texts, fmt.Sprint("bad ", line))
		want = append(want, fmt.Sprintf("f:%d: bad", line))
	}
	var listener listener
	require.Equal(t, want, listener.hears(damaged(texts...)), "and nothing of more")
	require.Equal(t, 10, damaged(texts...).Len())

	texts = append(texts, "an eleventh", "a twelfth")
	require.Equal(t, 12, damaged(texts...).Len())
	require.Equal(t, []string{"f: damaged lines that are not shown: 2"}, listener.hears(damaged(texts...)))
	require.Empty(t, listener.hears(damaged(append(texts, "a thirteenth")...)), "the number is reported once, too")
}
