package screen_test

import (
	"fmt"
	"image/color"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/internal/play/screen"
)

var dark, light = tea.BackgroundColorMsg{Color: color.Black}, tea.BackgroundColorMsg{Color: color.White}

func TestTheTerminalsBackgroundChoosesTheTheme(t *testing.T) {
	for name, test := range map[string]struct {
		look screen.Look
		told []tea.Msg
		want *play.Theme
	}{
		"light":       {screen.Look{}, []tea.Msg{light}, &play.Light},
		"dark":        {screen.Look{}, []tea.Msg{dark}, &play.Dark},
		"given":       {screen.Look{Theme: &play.Dark}, []tea.Msg{light}, &play.Dark},
		"no colors":   {screen.Look{}, []tea.Msg{tea.ColorProfileMsg{Profile: colorprofile.ASCII}, light}, &play.Mono},
		"none, given": {screen.Look{Theme: &play.Dark}, []tea.Msg{tea.ColorProfileMsg{Profile: colorprofile.NoTTY}}, &play.Mono},
		"few colors":  {screen.Look{}, []tea.Msg{tea.ColorProfileMsg{Profile: colorprofile.ANSI}, light}, play.Light.In16()},
		"256 colors":  {screen.Look{}, []tea.Msg{tea.ColorProfileMsg{Profile: colorprofile.ANSI256}, light}, &play.Light},
	} {
		w := opened(playtest.NewHeap(12), 60, 12)
		w.model = w.model.In(test.look)
		require.Equal(t, test.look.Theme == nil, w.model.View().Content == "", "%s: nothing is drawn before the answer", name)
		for _, msg := range test.told {
			w.send(msg)
		}
		require.Equal(t, drawnIn(test.want), w.model.View().Content, name)
	}
}

// drawnIn draws a heap in a small window, in the given theme.
func drawnIn(theme *play.Theme) string {
	return opened(playtest.NewHeap(12), 60, 12).model.In(screen.Look{Theme: theme}).View().Content
}

func TestWithoutAnAnswerTheThemeIsDarkAtFirst(t *testing.T) {
	w := opened(playtest.NewHeap(12), 60, 12)
	w.model = w.model.In(screen.Look{})
	begun := time.Now()
	w.do(w.model.Init()) // the program waits for an answer
	require.GreaterOrEqual(t, time.Since(begun), 100*time.Millisecond)
	require.Equal(t, drawnIn(&play.Dark), w.model.View().Content)
	w.send(light)
	require.Equal(t, drawnIn(&play.Light), w.model.View().Content, "a late answer counts")
}

// viewed is a heap that records the view in which it was last drawn.
type viewed struct {
	playtest.Heap
	view *play.View
}

func (v viewed) Board(view play.View) play.Board {
	*v.view = view
	return v.Heap.Board(view)
}

func TestAThemeColorsTheScreen(t *testing.T) {
	chosen := "> 1 take 1 of the matches"
	w := opened(playtest.NewHeap(12), 60, 12).press("1")
	mono := w.model.In(screen.Look{Theme: &play.Mono}).Text()
	require.Contains(t, mono, "\x1b[7m"+chosen, "the chosen option is reversed")
	require.Contains(t, mono, "\x1b[1m12 matches", "the title is bold")
	require.Contains(t, mono, "\x1b[2mWhat you can do:", "the headings are faint")
	for _, theme := range []play.Theme{play.Dark, play.Light} {
		require.Contains(t, w.model.In(screen.Look{Theme: &theme}).Text(), strings.Replace(inked(theme.Text, "12 matches"), "38;", "1;38;", 1), "the title is bold")
		r, g, b, _ := theme.Chosen.RGBA()
		require.Contains(t, w.model.In(screen.Look{Theme: &theme}).Text(), fmt.Sprintf(";48;2;%d;%d;%dm%s", r>>8, g>>8, b>>8, chosen))
	}
}

func TestAChanceIsDrawnInGoodInkAndAMarkInBadInk(t *testing.T) {
	heap := playtest.Begin(playtest.Heap{Matches: 12, Advice: "50 %", Kind: play.Chance})
	chances := opened(heap, 60, 12)
	review := opened(playtest.NewHeap(12), 60, 12).press("2 enter 3 enter v")
	for _, theme := range []play.Theme{play.Dark, play.Light} {
		look := screen.Look{Theme: &theme}
		require.Contains(t, chances.model.In(look).Text(), inked(theme.Good, "50 %"))
		require.Contains(t, review.model.In(look).Text(), inked(theme.Bad, "??"))
	}
}

func TestTheGraphOfAReviewMarksTheMomentThatIsShown(t *testing.T) {
	blocks := []string{"▁", "▂", "▃", "▅", "▅"}
	w := opened(playtest.NewHeap(12), 60, 12).press("2 enter 3 enter v home")
	for at, block := range blocks {
		marked := strings.Join(blocks[:at], "") + "\x1b[7m" + block + "\x1b[m" + strings.Join(blocks[at+1:], "")
		require.Contains(t, w.model.In(screen.Look{Theme: &play.Mono}).Text(), marked)
		w.press("right")
	}
	text := w.press("home").model.In(screen.Look{Theme: &play.Dark}).Text()
	require.Contains(t, text, inked(play.Dark.Bad, "▃"))
	require.Contains(t, text, inked(play.Dark.Good, "▅"))
}

func TestAGraphOfThreePlayersIsGoodFromAnEqualShare(t *testing.T) {
	three := playtest.NewHeap(12, func(match *play.Match) { match.Seats = make([]play.Seat, 3) })
	w := opened(three, 60, 12).press("2 enter 3 enter v home")
	text := w.model.In(screen.Look{Theme: &play.Dark}).Text()
	require.Contains(t, text, inked(play.Dark.Good, "▄"))
}

// A wide heap has a board of 40 columns.
type wide struct{ playtest.Heap }

func (wide) Board(play.View) play.Board { return play.Board{Lines: []string{strings.Repeat("=", 40)}} }

func (w wide) Do(said string) (play.Moment, play.Event, error) {
	next, event, err := w.Heap.Do(said)
	if err != nil {
		return nil, event, err
	}
	return wide{next.(playtest.Heap)}, event, nil
}

func (w wide) Frames(play.Moment, play.Event) []play.Moment { return nil }

// The last of the 40 blocks is for moments 39 and 40.
func TestANarrowGraphMarksTheBlockForTheMomentThatIsShown(t *testing.T) {
	w := opened(playtest.Begin(wide{playtest.Heap{Matches: 40}}), 40, 20).press(strings.Repeat("1 enter ", 20) + "v home")
	require.Len(t, w.model.Session().Moments(), 41)
	for at := range 41 {
		text := w.model.In(screen.Look{Theme: &play.Mono}).Text()
		graph := regexp.MustCompile(`[▁-█]*\x1b\[7m[▁-█]\x1b\[m[▁-█]*`).FindString(text)
		before, _, _ := strings.Cut(graph, "\x1b")
		require.Equal(t, min(at, 39), utf8.RuneCountInString(before), "moment %d", at)
		require.Equal(t, 40, ansi.StringWidth(graph))
		w.press("right")
	}
}

// inked returns a text preceded by the control sequence of the given color.
func inked(ink color.Color, text string) string {
	r, g, b, _ := ink.RGBA()
	return fmt.Sprintf("\x1b[38;2;%d;%d;%dm%s", r>>8, g>>8, b>>8, text)
}

func TestABoardHasTheThemeAndTheLettersOfTheScreen(t *testing.T) {
	var view play.View
	w := opened(playtest.Begin(viewed{playtest.Heap{Matches: 12}, &view}), 60, 12)
	w.model = w.model.In(screen.Look{Theme: &play.Light, Letters: true})
	require.Contains(t, w.model.Plain(), "^v choose")
	require.Same(t, &play.Light, view.Theme)
	require.True(t, view.Letters)
	w.send(tea.ColorProfileMsg{Profile: colorprofile.ANSI})
	_ = w.model.Text()
	require.Same(t, play.Light.In16(), view.Theme)
	require.NotRegexp(t, "[^ -~\n]", w.press("n y c").model.Plain(), "the form is in ASCII, too")
	require.NotRegexp(t, "[^ -~\n]", w.press("esc r").model.Plain(), "the review is in ASCII, too")
}
