package screen_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

// rest is a game with the given number of equal options, and the given number of lines in
// its log.
type rest struct {
	playtest.Heap
	options, logged int
	text            string
}

func (r rest) Options() []play.Option {
	return slices.Repeat([]play.Option{{Text: r.text}}, r.options)
}

func (r rest) begin() play.Game {
	var log []string
	for i := range r.logged {
		log = append(log, fmt.Sprintf("line %d", i+1))
	}
	return play.Begin(playtest.NewHeap(25).Match(), r, log...)
}

// The window needs 14 rows: the title, five rows of the list, a blank row, five rows of
// the log, a blank row, and the keys.
func TestTheLogStandsBesideTheListOnlyIfItDoesNotFitBelow(t *testing.T) {
	game := rest{playtest.Heap{Matches: 25}, 4, 4, "a move"}
	const beside = "What you can do:                               What happened:\n"
	require.Contains(t, opened(game.begin(), 120, 13).model.Plain(), beside)
	require.NotContains(t, opened(game.begin(), 120, 14).model.Plain(), beside)
	for _, game := range []rest{{playtest.Heap{Matches: 25}, 4, 1, "a move"}, {playtest.Heap{Matches: 25}, 1, 4, "a move"}} {
		require.Contains(t, opened(game.begin(), 120, 10).model.Plain(), beside, "a single entry")
	}
}

// The list leaves room for a blank line, the heading of the log and three lines of the
// log. The first four options take precedence over that room. If there is no log, the
// list has all rows.
func TestTheListAndTheLogShareTheHeightOfTheWindow(t *testing.T) {
	single := func(logged int) rest { return rest{playtest.Heap{Matches: 25}, 23, logged, "a move with nothing"} }
	double := rest{playtest.Heap{Matches: 25}, 9, 5, "a move with\na reason"}
	for _, test := range []struct {
		game                    rest
		height, options, logged int
	}{
		{single(5), 6, 2, 0},
		{single(5), 7, 3, 0},
		{single(5), 8, 4, 0},
		{single(5), 9, 4, 0},
		{single(5), 10, 4, 0},
		{single(5), 11, 4, 1},
		{single(5), 12, 4, 2},
		{single(5), 13, 4, 3},
		{single(5), 31, 22, 3},
		{single(5), 32, 23, 3},
		{single(5), 33, 23, 4},
		{single(5), 40, 23, 5},
		{single(1), 10, 4, 0},
		{single(1), 11, 4, 1},
		{single(1), 29, 22, 1},
		{single(1), 30, 23, 1},
		{single(0), 26, 22, 0},
		{single(0), 27, 23, 0},
		{double, 12, 2, 2},
		{double, 13, 2, 3},
		{double, 14, 2, 4},
		{double, 15, 3, 3},
		{double, 26, 8, 4},
		{double, 27, 9, 3},
	} {
		text := opened(test.game.begin(), 60, test.height).model.Plain()
		options := regexp.MustCompile(`(?m)[> ] +\d+ a move with( nothing)?$`).FindAllString(text, -1)
		require.Len(t, options, test.options, text)
		require.Equal(t, test.logged, strings.Count(text, "  line "), text)
		require.Equal(t, test.logged > 0, strings.Contains(text, "What happened:"), text)
		if test.logged > 0 {
			require.Contains(t, text, fmt.Sprintf("line %d\n", test.game.logged), "the newest line")
		}
	}
}

func TestALongListOfShortOptionsHasColumns(t *testing.T) {
	moves := rest{playtest.Heap{Matches: 25}, 9, 0, "32-28"} // ten columns wide with its number
	w := opened(moves.begin(), 40, 10).press("1")
	require.Contains(t, w.model.Plain(), `What you can do:
> 1 32-28    6 32-28
  2 32-28    7 32-28
  3 32-28    8 32-28
  4 32-28    9 32-28
  5 32-28
`)
	w.click(t, "7 32-28")
	require.Contains(t, w.model.Plain(), "> 7 32-28")
	moves.options = 20
	w = opened(moves.begin(), 40, 10).press("1")
	for option := range 20 {
		require.Contains(t, w.model.Plain(), fmt.Sprintf("> %2d 32-28", option+1))
		w.press("down")
	}
	moves.logged = 2
	w = opened(moves.begin(), 40, 16)
	require.Contains(t, w.model.Plain(), " 32-28\n\nWhat happened:\nline 1\nline 2\n", "the log is below the columns")
	moves.logged, moves.options = 0, 9
	require.Contains(t, opened(moves.begin(), 53, 5).press("1").model.Plain(), "> 1 32-28    2 32-28\n", "a single row")
	moves.options = 6
	require.Contains(t, opened(moves.begin(), 40, 10).press("1").model.Plain(), "> 1 32-28    6 32-28\n  2 32-28\n", "there is one option more than rows")
	moves.options = 4
	require.Contains(t, opened(moves.begin(), 40, 10).press("1").model.Plain(), "> 1 32-28\n  2 32-28\n", "they fit one below another")
}

func TestALongListOfTallOptionsShowsTheChosenOption(t *testing.T) {
	for chosen := range 9 {
		w := opened(rest{playtest.Heap{Matches: 25}, 9, 0, "a move with\na reason"}.begin(), 60, 7).press(strings.Repeat("down ", chosen+1))
		require.Contains(t, w.model.Plain(), fmt.Sprintf("> %d a move", chosen+1))
	}
}

func TestAnOptionOfTwoLinesHasOneNumber(t *testing.T) {
	w := opened(rest{playtest.Heap{Matches: 9}, 2, 0, "a move with\na reason"}.begin(), 60, 24).press("1")
	require.Contains(t, w.model.Plain(), "> 1 a move with\n               a reason\n             2 a move")
}

func TestEachLineOfAnOptionCanBeClicked(t *testing.T) {
	for option := range 3 {
		for line := range 2 {
			w := opened(rest{playtest.Heap{Matches: 25}, 9, 0, "a move with\na reason"}.begin(), 60, 24).press("end")
			w.send(tea.MouseClickMsg{X: 30, Y: 2 + 2*option + line, Button: tea.MouseLeft})
			require.Contains(t, w.model.Plain(), fmt.Sprintf("> %d a move with", option+1))
		}
	}
}

// told returns a game with the given log.
func told(matches int, log []string) play.Game {
	heap := playtest.NewHeap(matches)
	return play.Begin(heap.Match(), heap.Moment(), log...)
}

func TestALineIsNotBrokenInsideAMove(t *testing.T) {
	w := opened(told(2, []string{"engine: 10-14 19x46 and more of 20-25 28x19x8", "back-do-back-do-back-do-back-do"}), 28, 20)
	require.Contains(t, w.model.Plain(), "\nengine: 10-14 19x46 and more\n  of 20-25 28x19x8\nback-do-back-do-back-do-back\n  -do\n")
}

// A letter of Hangul is two columns wide.
func TestTheLinesOfALogEntryHangInAWindowOfAnyWidth(t *testing.T) {
	for width := 2; width <= 24; width++ {
		log := strings.Split(opened(told(2, []string{"윷 a b c d e f g h i j k l m"}), width, 30).press("l").model.Plain(), "\n")
		entry := log[slices.IndexFunc(log, func(line string) bool { return strings.HasPrefix(line, "윷") }):]
		entry = entry[:slices.Index(entry, "")]
		require.Equal(t, "윷abcdefghijklm", strings.ReplaceAll(strings.Join(entry, ""), " ", ""))
		for _, line := range entry[1:] {
			require.LessOrEqual(t, ansi.StringWidth(line), width)
			indent := len(line) - len(strings.TrimLeft(line, " "))
			require.Equal(t, min(2, width-2), indent, "%d columns: %q", width, line)
		}
	}
}

func TestALongLogIsBesideTheListWhereThereIsRoom(t *testing.T) {
	log := slices.Repeat([]string{"something"}, 20)
	shown := func(width int, log []string) string {
		return opened(told(12, log), width, 14).model.Plain()
	}
	const beside = "What you can do:                    What happened:\n"
	require.Contains(t, shown(14+70, log), beside)
	require.Equal(t, 10, strings.Count(shown(14+70, log), "something"))
	require.NotContains(t, shown(14+69, log), beside, "there is not enough room")
	require.NotContains(t, shown(14+70, log[:2]), beside, "the log fits below the list")
	w := opened(told(12, log), 84, 14)
	w.click(t, "take 2")
	require.Equal(t, 1, w.model.Session().Chosen())
}

func TestTheLogBelowTheListBeginsWithAWholeEntry(t *testing.T) {
	log := slices.Repeat([]string{"an entry of the log that takes two lines"}, 20)
	for height := 10; height < 40; height++ {
		_, logged, _ := strings.Cut(opened(told(12, log), 50, height).model.Plain(), "What happened:\n")
		if logged != "" {
			require.Regexp(t, `^-* *an entry`, logged, "%d lines", height)
		}
	}
	tall := []string{strings.Repeat("a long entry ", 30)}
	require.Contains(t, opened(told(12, tall), 50, 12).model.Plain(), "What happened:\n              a long entry", "an entry that does not fit is cut")
}

func TestANarrowWindowShowsAListOfOptions(t *testing.T) {
	require.Contains(t, opened(playtest.NewHeap(12), 26, 14).press("1").model.Plain(), "\n> 1 take 1 of the matches\n")
	require.Contains(t, opened(playtest.NewHeap(12), 25, 14).model.Plain(), "This window has 25\ncolumns ")
}

// many is a game whose options have two-digit numbers.
type many struct{ playtest.Heap }

func TestALongListShowsTheChosenOption(t *testing.T) {
	for chosen := range 23 { // seven rows: the heading is in one
		w := opened(playtest.Begin(many{playtest.Heap{Matches: 25}}), 60, 10).press(strings.Repeat("down ", chosen+1))
		shown := w.model.Plain()
		require.Contains(t, shown, fmt.Sprintf("> %2d a move", chosen+1))
		require.Contains(t, shown, fmt.Sprintf("What you can do: %d/23\n", strings.Count(shown, "a move")))
		require.Equal(t, 6, strings.Count(shown, "a move"))
		above, below, _ := strings.Cut(shown, "> ")
		if chosen >= 3 && chosen < 20 {
			require.Equal(t, []int{3, 3}, []int{strings.Count(above, "a move"), strings.Count(below, "a move")}, "it is in the middle")
		}
	}
	require.Contains(t, opened(playtest.Begin(many{playtest.Heap{Matches: 25}}), 60, 40).model.Plain(), "What you can do:\n")
}

// typed makes the moves of a game begin with digits.
func typed(match *play.Match) {
	words := play.WordsIn(nil)
	words.Digits = true
	match.Words = words
}

func TestAListIsNotNumberedWhereDigitsTypeAMove(t *testing.T) {
	require.Contains(t, opened(playtest.NewHeap(12, typed), 60, 12).press("down").model.Plain(), "> take 1 of the matches\n")
}
