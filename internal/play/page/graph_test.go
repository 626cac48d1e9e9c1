package page_test

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

var (
	badge  = regexp.MustCompile(`x="([^"%]+)%" y="([^"%]+)%"><rect x="-11" y="-9" width="22" height="18"`)
	line   = regexp.MustCompile(`class="chance" points="([^"]*)"`)
	point  = regexp.MustCompile(`([^, ]+),([^ ]+)`)
	half   = regexp.MustCompile(`class="half" d="M0 (\d+)H`)
	target = regexp.MustCompile(`data-send='{"do":"option"(?:,"number":(\d+))?}' x="([^"]+)" y="0" width="([^"]+)"`)
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
			number, err := strconv.ParseFloat(cmp.Or(text, "0"), 64)
			require.NoError(t, err)
			row = append(row, number)
		}
		all = append(all, row)
	}
	return all
}

// points returns the points of the line of a graph.
func points(t *testing.T, graph string) (points [][]float64) {
	t.Helper()
	return numbers(t, point.FindAllStringSubmatch(line.FindStringSubmatch(graph)[1], -1))
}

// Each action of these games raises the chance of the first player by the same step. The
// first player takes the last match of an odd heap.
func TestTheLineOfAGraphRisesByEqualStepsFromEdgeToEdge(t *testing.T) {
	for matches := 1; matches < 50; matches += 2 {
		graph := graphOf(t, matches)
		points := points(t, graph)
		require.Len(t, points, matches+1)
		first, last := points[0], points[matches]
		require.Equal(t, []float64{0, 1000}, []float64{first[0], last[0]})
		require.InDelta(t, 60-first[1], last[1], 0, "below and above")
		require.Less(t, last[1], first[1])
		for i, at := range points {
			share := float64(i) / float64(matches)
			require.InDelta(t, first[0]+share*(last[0]-first[0]), at[0], 1)
			require.InDelta(t, first[1]+share*(last[1]-first[1]), at[1], 0.1)
		}
		middle := numbers(t, half.FindAllStringSubmatch(graph, -1))[0]
		require.InDelta(t, (first[1]+last[1])/2, middle[0], 0, "half a chance")
	}
}

func TestTheBadgesOfAGraphAreInsideAndApart(t *testing.T) {
	for matches := 6; matches < 90; matches++ {
		graph := graphOf(t, matches)
		badges, heights := numbers(t, badge.FindAllStringSubmatch(graph, -1)), map[float64]float64{}
		for _, at := range points(t, graph) {
			heights[at[0]] = at[1]
		}
		for _, at := range badges {
			height, found := heights[math.Round(at[0]*10)]
			require.True(t, found, "a badge is above or below its point")
			if away := math.Abs(at[1]*60/100 - height); matches <= 10 { // the badges have room
				require.InDelta(t, 13, away, 9, "the badge at %v is near its point and does not hide it", at)
			}
		}
		if matches < 22 {
			require.Len(t, badges, 6)
		}
		require.GreaterOrEqual(t, len(badges), 3, "there are three rows")
		for _, size := range [][2]float64{{240, 60}, {328, 75}, {720, 84}} {
			for i, at := range badges {
				require.InDelta(t, size[1]/2, at[1]*size[1]/100, (size[1]-18)/2, "inside")
				for _, other := range badges[:i] {
					require.True(t, math.Abs(at[0]-other[0])*size[0] >= 2200 || math.Abs(at[1]-other[1])*size[1] >= 1800, "%v covers %v in %v", at, other, size)
				}
			}
		}
	}
}

// A badge is wider than the space of a moment in a long game.
func TestAClickNearABadgeShowsItsAction(t *testing.T) {
	for matches := 6; matches < 50; matches++ {
		graph := graphOf(t, matches)
		badges, targets := numbers(t, badge.FindAllStringSubmatch(graph, -1)), numbers(t, target.FindAllStringSubmatch(graph, -1))
		require.Len(t, targets, matches+1)
		points := points(t, graph)
		for i, at := range points {
			want, nearest := i, 1000*11.0/240+1 // where the graph is 240 pixels wide
			for _, badge := range badges {
				moment := int(math.Round(badge[0] * float64(matches) / 100))
				if away := math.Abs(points[moment][0] - at[0]); away < nearest {
					want, nearest = moment, away
				}
			}
			require.InDelta(t, want, targets[i][0], 0, "%d of %d", i, matches)
		}
	}
}

func TestTheTargetsOfAGraphLeaveNoGap(t *testing.T) {
	for matches := 1; matches < 50; matches++ {
		graph := graphOf(t, matches)
		targets, end := numbers(t, target.FindAllStringSubmatch(graph, -1)), 0.0
		for i, at := range points(t, graph) {
			left, width := targets[i][1], targets[i][2]
			require.InDelta(t, at[0], left+width/2, 0.2, "a target is around its point")
			require.LessOrEqual(t, left, end+1, "%d of %d", i, matches) // the points are whole numbers
			end = left + width
		}
	}
}

// The person takes one match, and so does the program.
func TestABadgeHasTheColorAndTheShapeOfItsPlayer(t *testing.T) {
	colors := []play.Count{{Color: "white"}, {Color: "black"}}
	p := countedly{counts: colors, options: []play.Option{{Said: "T1"}, {Said: "T2"}}}.plays(t)
	p.does(open)
	graph := p.does(press("1", "enter", "v", "home")...).Review.Graph
	require.Equal(t, 2, strings.Count(graph, `class="mark`))
	shapes := regexp.MustCompile(`class="mark (\w+)".*?rx="(\d+)"`).FindAllStringSubmatch(graph, -1)
	require.ElementsMatch(t, []string{"white", "black"}, []string{shapes[0][1], shapes[1][1]})
	round := map[string]int{}
	for _, shape := range shapes {
		radius, err := strconv.Atoi(shape[2])
		require.NoError(t, err)
		round[shape[1]] = radius
	}
	require.Greater(t, round["white"], round["black"], "colors are not all")
}

// The person takes two matches and the program takes one, although three would be best.
func TestAReviewShowsTheBoardAfterAMarkedActionToo(t *testing.T) {
	p := personOf(t, pairs{})
	p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "option", Number: 1}, page.Message{Do: "option", Number: 1})
	p.does(press("v", "home")...)
	for at, matches := range []int{12, 10, 9} {
		moment := p.page.Moment()
		require.Equal(t, []any{at, drawn(matches, "", 0)}, []any{moment.Review.At, moment.Picture})
		require.Equal(t, at > 0, moment.Review.Mark != "")
		p.does(press("right")...)
	}
}

// Only the three worst actions of each player have marks.
func TestAReviewShowsTheWayOfABetterActionOnlyForAMark(t *testing.T) {
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "paste", Text: "12" + strings.Repeat(" 1", 11)})
	for key, marked := range map[string]bool{"home": false, "end": false, "right": true} {
		p.does(press("v", "home", key)...)
		moment := p.page.Moment()
		require.Equal(t, marked, moment.Review.Mark != "", key)
		require.Equal(t, marked, len(moment.Way) > 0, key)
		p.does(press("esc")...)
	}
}

func TestAReviewNamesTheFirstPlayerIfNoPersonPlaysAlone(t *testing.T) {
	of := func(programs ...int) string {
		return personOf(t, told{programs: programs}).does(append([]page.Message{{Do: "start", Still: true}, open}, press("v")...)...).Review.Of
	}
	require.Empty(t, of(1, 2), "the chance is yours")
	require.Equal(t, "Ann", of(2))
}

// A trio has a game of three people, of whom only two ever take matches.
type trio struct{ playtest.Setup }

func (trio) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.NewHeap(12, seated(3, -1)), nil
}

// The chance of the first player is known while that player is on turn.
func TestAGraphOfThreePlayersHoldsTheLastKnownChance(t *testing.T) {
	p := personOf(t, trio{})
	p.does(page.Message{Do: "start", Still: true}, open)
	for range 4 {
		p.does(page.Message{Do: "play", Number: 0})
	}
	moment := p.does(press("v", "left")...)
	chances := moment.Review.Chances
	require.Len(t, chances, 5)
	require.Positive(t, chances[2])
	require.Equal(t, chances[2], chances[3], "the second player knows more")
	points := points(t, moment.Review.Graph)
	require.Len(t, points, 5)
	require.InDelta(t, points[0][1], points[1][1], 0)
	require.Less(t, points[2][1], points[1][1])
	require.InDelta(t, points[2][1], points[3][1], 0)
	require.Equal(t, "38", half.FindStringSubmatch(moment.Review.Graph)[1], "a third of the way up from 56 to 4")
	require.Equal(t, 33, chances[4])
}

func TestTheChanceOfEachMomentOfAReviewIsRounded(t *testing.T) {
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "paste", Text: "12 1 1"})
	last := newPerson(t)
	last.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "paste", Text: "12 11"})
	require.Equal(t, []int{0, 8, 17}, p.does(press("v")...).Review.Chances, "12, 11 and 10 of 12 are left")
	require.Equal(t, []int{0, 92, 0}, last.does(press("v", "home")...).Review.Chances, "12, 1 and, after the program, none of 12 are left")
}
