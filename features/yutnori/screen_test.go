package yutnori_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/cucumber/godog"
	"github.com/stretchr/testify/require"

	"games.example/features"
	"games.example/features/yutnori/reference"
	"games.example/yutnori"
	"games.example/yutnori/cli"
)

// theGameIsShown prints a game on the screen, as the program does before it
// asks for a move.
func (c *console) theGameIsShown(game *reference.Rules, how string, want *godog.DocString) error {
	rules, state := game.Game()
	shown := yutnori.New(rules)
	shown.Resume(state)
	c.screen.WriteString(cli.Show(shown, how == "in colors"))
	return c.theScreenEndsWith(want)
}

func (c *console) theScreenShows(text *godog.DocString) error {
	want := c.text(text.Content)
	return equalPart(want, c.shown(want))
}

func (c *console) theScreenDoesNotShow(text string) error {
	for line := range strings.Lines(c.shown(text)) {
		if strings.Contains(line, text) {
			return fmt.Errorf("expected not to see %s on the screen, found %s", text, line)
		}
	}
	return nil
}

// eachTurnFits counts the lines from each board to the next. It ignores the lines before
// the first board, and the first turn, which has an introduction: they may have scrolled
// away.
func (c *console) eachTurnFits(most int) error {
	boards := strings.Split(c.shown(""), "\n[")
	turns, height := 0, 0
	for i, part := range boards {
		lines := strings.Count(part, "\n") + 1
		switch i % 6 {
		case 1: // a board has six rows that begin with a cell
			turns++
			height = lines
		default:
			height += lines
		}
		if i%6 == 0 && turns > 1 && height > most {
			return fmt.Errorf("turn %d has %d lines: expected %d or fewer", turns, height, most)
		}
	}
	if turns < 3 {
		return fmt.Errorf("there are %d turns: expected 3 or more", turns)
	}
	return nil
}

func (c *console) theScreenEndsWith(text *godog.DocString) error {
	want := c.text(text.Content)
	lines := strings.Split(strings.TrimSuffix(c.shown(want), "\n"), "\n")
	last := max(0, len(lines)-strings.Count(want, "\n")-1)
	return features.Equal(want, strings.Join(lines[last:], "\n"))
}

// theseAreTheLines compares a text with the lines on the screen that hold the given
// words. It skips lines that repeat the previous line.
func (c *console) theseAreTheLines(words string, text *godog.DocString) error {
	var lines []string
	for line := range strings.Lines(c.screen.String()) {
		if strings.Contains(line, words) {
			lines = append(lines, strings.TrimSuffix(line, "\n"))
		}
	}
	return features.Equal(text.Content, strings.Join(slices.Compact(lines), "\n"))
}

func (c *console) theScreenHoldsNoEnglish() error {
	return features.Equal("", english.FindString(c.shown("")))
}

// text returns the screen that a feature expects. In a feature, an underscore at the end
// of a line stands for a space, which would be invisible.
func (c *console) text(text string) string {
	text = strings.ReplaceAll(text+"\n", "_\n", " \n")
	return strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "DIR", c.dir)
}

var (
	color   = regexp.MustCompile("\x1b\\[[0-9;]*m")
	english = regexp.MustCompile("[A-Za-z]{2,}")
	names   = map[string]string{
		"\x1b[31m": "<red>", "\x1b[94m": "<blue>", "\x1b[32m": "<green>", "\x1b[33m": "<yellow>", "\x1b[0m": "</>",
	}
)

// shown returns the screen. If the expected text names colors, shown replaces the colors
// on the screen with their names. Otherwise it removes them.
func (c *console) shown(as string) string {
	return color.ReplaceAllStringFunc(c.screen.String(), func(escape string) string {
		if !strings.Contains(as, "</>") {
			return ""
		}
		if name, ok := names[escape]; ok {
			return name
		}
		return escape
	})
}

// equalPart returns nil if the lines of want are consecutive lines of all. Otherwise it
// returns an error that shows the most similar lines.
func equalPart(want, all string) error {
	wanted, lines := strings.Split(want, "\n"), strings.Split(all, "\n")
	var best []string
	most := -1
	for start := range max(1, len(lines)-len(wanted)+1) {
		part := lines[start:min(start+len(wanted), len(lines))]
		same := 0
		for i, line := range part {
			if line == wanted[i] {
				same++
			}
		}
		if same > most {
			best, most = part, same
		}
	}
	return features.Equal(want, strings.Join(best, "\n"))
}

func TestAPartOfATextIsComparedWithTheMostSimilarLines(t *testing.T) {
	const all = "one\ntwo\nthree\nfour\nfive"
	require.NoError(t, equalPart("two\nthree", all))
	require.NoError(t, equalPart("five", all))
	require.NoError(t, equalPart(all, all))
	require.EqualError(t, equalPart("three\n4\nfive", all),
		"--- expected\n+++ found\n@@ -1,3 +1,3 @@\n three\n-4\n+four\n five")
	require.EqualError(t, equalPart("two", "one"), "expected two\n   found one")
	require.Error(t, equalPart("one\ntwo", "one"))
}
