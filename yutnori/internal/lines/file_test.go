package lines_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/internal/lines"
)

var errBad = errors.New("bad")

// damaged returns the faults of a file named f with the given lines. Every line is
// damaged, except lines that are only "-".
func damaged(texts ...string) (faults []lines.Fault) {
	file := lines.NewFile("", "f")
	parse := func(line string) (string, error) {
		if lines.Trim(line) == "-" {
			return line, nil
		}
		return "", errBad
	}
	for range lines.Records(&file, strings.Join(texts, "\n")+"\n", &faults, parse) {
	}
	return faults
}

// listener receives the reported errors.
type listener struct {
	lines.File
	heard []string
}

func newListener() *listener { return &listener{File: lines.NewFile("", "f")} }

// hears reports the faults, and returns the errors that the listener receives.
func (l *listener) hears(faults []lines.Fault) []string {
	l.heard = nil
	l.Report = func(err error) { l.heard = append(l.heard, err.Error()) }
	lines.Report(&l.File, faults)
	return l.heard
}

func TestADamagedLineIsReportedOnce(t *testing.T) {
	listener := newListener()
	require.Equal(t, []string{"f:1: bad", "f:4: bad"}, listener.hears(damaged("aaa", "-", "-", "bbb")))
	require.Empty(t, listener.hears(damaged("aaa", "-", "-", "bbb")))
	require.Empty(t, listener.hears(damaged("-", "-", "bbb")), "the line has only moved")
	require.Equal(t, []string{"f:1: bad", "f:2: bad"}, listener.hears(damaged("ccc", "ccc", "bbb")), "two lines with the same text are both reported")
	require.Empty(t, listener.hears(damaged("ccc\r")), "only the line ending differs")
	require.ErrorIs(t, damaged("a")[0].Err, errBad)
}

func TestAFaultWithoutAListenerIsReportedLater(t *testing.T) {
	listener := newListener()
	lines.Report(&listener.File, damaged("aaa"))
	require.Equal(t, []string{"f:1: bad"}, listener.hears(damaged("aaa")))
}

func TestTheFirstTenDamagedLinesAreReportedAndTheNumberOfTheOthers(t *testing.T) {
	var texts, want []string
	for line := 1; line <= 10; line++ {
		texts = append(texts, fmt.Sprint("bad ", line))
		want = append(want, fmt.Sprintf("f:%d: bad", line))
	}
	listener := newListener()
	require.Equal(t, want, listener.hears(damaged(texts...)), "and no number of others, because there are none")
	require.Len(t, damaged(texts...), 10)

	texts = append(texts, "an eleventh", "a twelfth")
	require.Len(t, damaged(texts...), 11)
	require.Equal(t, []string{"f: damaged lines that are not shown: 2"}, listener.hears(damaged(texts...)))
	require.Empty(t, listener.hears(damaged(append(texts, "a thirteenth")...)), "the number is reported once, too")
}
