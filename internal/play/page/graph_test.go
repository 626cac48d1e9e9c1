package page_test

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/page"
)

var (
	badge  = regexp.MustCompile(`translate\(([^ ]+) ([^)]+)\)"><rect x="-11" y="-9" width="22" height="18"`)
	line   = regexp.MustCompile(`class="chance" points="([^"]*)"`)
	target = regexp.MustCompile(`data-send='{"do":"option"(?:,"number":(\d+))?}'`)
)

// graphOf returns the graph of a game in which each player takes one match at a time. All
// these actions are mistakes, and the first three of each player are marked.
func graphOf(t *testing.T, matches int) string {
	t.Helper()
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open)
	p.does(page.Message{Do: "paste", Text: fmt.Sprint(matches) + strings.Repeat(" 1", matches)})
	return p.does(press("v")...).Review.Graph
}

// numbers returns the numbers in the groups of all matches.
func numbers(t *testing.T, matches [][]string) (all [][]float64) {
	t.Helper()
	for _, match := range matches {
		var row []float64
		for _, text := range match[1:] {
			number, err := strconv.ParseFloat("0"+text, 64) // no number means 0
			require.NoError(t, err)
			row = append(row, number)
		}
		all = append(all, row)
	}
	return all
}

func TestTheLineOfAGraphHasEqualMargins(t *testing.T) {
	for matches := 1; matches < 50; matches++ {
		points := strings.Fields(line.FindStringSubmatch(graphOf(t, matches))[1])
		require.Len(t, points, matches+1)
		var left, right int
		_, err := fmt.Sscanf(points[0]+" "+points[matches], "%d,%f %d,%f", &left, new(float64), &right, new(float64))
		require.NoError(t, err)
		require.Less(t, left, right)
		require.Equal(t, 328-right, left)
	}
}

func TestTheBadgesOfAGraphAreInsideAndApart(t *testing.T) {
	for matches := 6; matches < 22; matches++ {
		badges := numbers(t, badge.FindAllStringSubmatch(graphOf(t, matches), -1))
		require.Len(t, badges, 6)
		for i, at := range badges {
			require.InDelta(t, 84.0/2, at[1], (84.0-18)/2, "inside")
			for _, other := range badges[:i] {
				require.True(t, math.Abs(at[0]-other[0]) >= 22 || math.Abs(at[1]-other[1]) >= 18, "%v covers %v", at, other)
			}
		}
	}
}

func TestAClickNearABadgeShowsItsAction(t *testing.T) {
	targets := numbers(t, target.FindAllStringSubmatch(graphOf(t, 38), -1))
	require.Len(t, targets, 39)
	for i, sent := range targets {
		want := i
		switch i { // the moments are eight columns apart, and a badge is wider
		case 0:
			want = 1
		case 7:
			want = 6
		}
		require.InDelta(t, want, sent[0], 0)
	}
}

func TestTheChanceOfAReviewIsRounded(t *testing.T) {
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "paste", Text: "12 1 1"})
	require.Equal(t, 17, p.does(press("v")...).Review.Chance, "10 of 12 are left")
	require.Equal(t, 8, p.does(press("left")...).Review.Chance, "11 of 12 are left")
}
