package screen_test

import (
	"fmt"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

func TestHelpHasPages(t *testing.T) {
	w := opened(playtest.NewHeap(12), 44, 6).press("?")
	require.Equal(t, `The rules

Take one to three matches.
The last one wins.

page 1 of 3: ←→ turn, Esc back
`, w.model.Plain())
	require.Contains(t, w.press("right").model.Plain(), "f turns the matches.")
	require.Contains(t, opened(playtest.NewHeap(3), 80, 24).press("? down").model.Plain(), "page 2 of 3", "an empty page")
	w = opened(playtest.NewHeap(12), 80, 24).press("? right right")
	require.Contains(t, w.model.Plain(), "??  costs more than 25%\n", "the last page is about the review")
	w = opened(playtest.NewHeap(12), 28, 24).press("? right right")
	require.Contains(t, w.model.Plain(), "\n?!  costs 2% to 10% of a\n    game\n", "an explanation flows beside its sign")
}

func TestAPageOfHelpThatDoesNotFitIsTurnedInParts(t *testing.T) {
	page := func(w *window) string { return strings.ReplaceAll(w.model.Plain(), "\n", "/") }
	first := "The rules//Take one to/…  page 1 of 3:…/"
	second := "The rules//three matches./…  page 1 of 3:…/"
	w := opened(playtest.NewHeap(12), 16, 4).press("?")
	require.Equal(t, first, page(w))
	require.Equal(t, second, page(w.press("right")))
	require.Equal(t, first, page(w.press("left")))
	w.send(tea.MouseClickMsg{X: 1, Y: 1, Button: tea.MouseLeft})
	require.Equal(t, second, page(w))
	w.send(tea.WindowSizeMsg{Width: 16, Height: 6})
	require.Equal(t, "The rules//Take one to/three matches./The last one/…  page 1 of 3:…/", page(w))
	require.Equal(t, "The rules//wins.///page 1 of 3: ←→…/", page(w.press("space")))
	require.Equal(t, "The keys//f turns the/matches.//page 2 of 3: ←→…/", page(w.press("right")))
	w.send(tea.WindowSizeMsg{Width: 16, Height: 4})
	require.Equal(t, "The keys//matches./page 2 of 3: ←→…/", page(w.press("right")))
	require.Equal(t, "The keys//f turns the/…  page 2 of 3:…/", page(w.press("left")))
	w.send(tea.WindowSizeMsg{Width: 16, Height: 6})
	require.Contains(t, page(w.press("left")), "/Take one to/", "it begins at the top")
	require.Contains(t, page(w.press("down esc ?")), "/Take one to/")
}

func TestTheHelpOfAReviewIsThePageAboutReviews(t *testing.T) {
	w := opened(playtest.NewHeap(12), 60, 24).press("2 enter v ?")
	require.Contains(t, w.model.Plain(), "The review\n")
	require.Contains(t, w.press("left").model.Plain(), "The keys\n")
	require.Equal(t, play.Reviewing, w.press("esc").model.Session().Face())
}

// long returns a game with a log of nine lines.
func long() play.Game {
	return told(12, strings.Split("line 1,line 2,line 3,line 4,line 5,line 6,line 7,line 8,line 9", ","))
}

func TestTheLogCanBeScrolled(t *testing.T) {
	for keys, shown := range map[string]string{
		"l":                "line 6\nline 7\nline 8\nline 9\n9/9",
		"l up":             "line 5\nline 6\nline 7\nline 8\n8/9",
		"l up up down":     "line 5\nline 6\nline 7\nline 8\n8/9",
		"l home":           "line 1\nline 2\nline 3\nline 4\n4/9",
		"l home end":       "line 6\nline 7\nline 8\nline 9\n9/9",
		"l up up up up up": "line 1\nline 2\nline 3\nline 4\n4/9",
	} {
		w := opened(long(), 40, 6).press(keys)
		require.Equal(t, "What happened:\n"+shown+" ↑↓ Esc\n", w.model.Plain(), keys)
	}
	require.Contains(t, opened(long(), 40, 10).press("l esc").model.Plain(), "What you can do:")
}

func TestAReviewShowsAMomentItsActionsAndAGraph(t *testing.T) {
	w := opened(playtest.NewHeap(12), 60, 9).press("2 enter 3 enter v left left")
	require.Equal(t, `9 matches
---------  ▁▂▃▅▅
                 the beginning
             ?   T2
           > ??  T1
                 T3
             ??  T1
better: T3 (this cost 40% of a game)
←→ Home End step  n p mistakes  Esc back  ? help
`, w.model.Plain())
	w.click(t, "the beginning")
	require.Contains(t, w.model.Plain(), "12 matches\n------------  ")
	require.Contains(t, w.model.Plain(), "\n█ winning, ▁ losing; ?! ? ?? mistakes\n←→ Home End step  n p mistakes  Esc back  ? help\n")
	w.click(t, "T3")
	require.Contains(t, w.model.Plain(), "6 matches\n")
}

func TestAReviewWithoutMarksLeavesNoRoomForThem(t *testing.T) {
	w := opened(playtest.NewHeap(3), 60, 9).press("3 enter v")
	require.Contains(t, w.model.Plain(), "\n    the beginning\n  > T3\n")
}

func TestALongReviewShowsTheMomentUnderTheCursor(t *testing.T) {
	w := opened(playtest.NewHeap(30), 80, 9).press("1 enter 2 enter 1 enter 1 enter 2 enter v")
	for range 11 {
		require.Regexp(t, `(?m)> ( +|\S+ +)?(T[12]|the beginning)$`, w.model.Plain())
		require.Equal(t, 9, strings.Count(w.model.Plain(), "\n"))
		w.press("left")
	}
}

func TestALongReviewShowsHowMuchIsAboveAndBelow(t *testing.T) {
	for _, height := range []int{7, 9} {
		w := opened(playtest.NewHeap(30), 80, height).press("1 enter 2 enter 1 enter 1 enter 2 enter v")
		for at := 10; at >= 0; at-- {
			shown := w.model.Plain()
			var above, below int
			entries := strings.Count(shown, "  T") + strings.Count(shown, "> T") + strings.Count(shown, "the beginning")
			for line := range strings.Lines(shown) {
				_, _ = fmt.Sscanf(strings.TrimLeft(line, " -"), "↑ %d", &above)
				_, _ = fmt.Sscanf(strings.TrimLeft(line, " -"), "↓ %d", &below)
			}
			require.Equal(t, 11, above+entries+below, shown)
			require.NotRegexp(t, "[↑↓] 0", shown)
			require.Equal(t, strings.Contains(shown, "the beginning"), above == 0, shown)
			w.press("left")
		}
	}
}

func TestALongNoticeIsShownWhole(t *testing.T) {
	for width := 26; width <= 60; width++ {
		w := opened(playtest.NewHeap(12), width, 14).press("T" + strings.Repeat(" 9", 20) + strings.Repeat(" space 9", 5))
		shown := strings.Join(strings.Fields(w.model.Plain()), " ")
		require.Contains(t, shown, "> T"+strings.Repeat("9", 20)+" 9 9 9 9 9_ Enter plays it, Esc clears it", "%d columns", width)
		require.NotContains(t, shown, "…", "%d columns", width)
	}
}
