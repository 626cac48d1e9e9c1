package ui_test

import (
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
	"games.example/yutnori/ui"
)

// A picture and its mirror images in the middle lines and in a diagonal are the same.
func TestThePictureOfTheBoardIsSymmetric(t *testing.T) {
	drawn := picture(t, basic(t), -1)
	size := numbers(t, drawn.attr("viewBox"))[2]
	spots, radii := drawn.with("data-spot"), map[float64]int{}
	at := func(row, column int) [][]float64 { return circles(t, spots, fmt.Sprintf("%d,%d", row, column)) }
	for row := range 11 {
		for column := range 11 {
			left, up, turned := at(row, 10-column), at(10-row, column), at(column, row)
			for i, circle := range at(row, column) {
				x, y, radius := circle[0], circle[1], circle[2]
				require.Equal(t, []float64{size - x, y, radius}, left[i])
				require.Equal(t, []float64{x, size - y, radius}, up[i])
				require.Equal(t, []float64{y, x, radius}, turned[i])
				require.Equal(t, at(row, column)[0][:2], circle[:2], "all circles of a cell have one middle")
			}
			if all := at(row, column); len(all) > 0 {
				radii[all[1][2]]++
			}
		}
	}
	sizes := slices.Sorted(maps.Keys(radii))
	require.Len(t, sizes, 2)
	require.Equal(t, []int{24, 5}, []int{radii[sizes[0]], radii[sizes[1]]}, "corners and the center are larger")
}

func TestTheStationsOfARoadAreEvenlySpaced(t *testing.T) {
	drawn := picture(t, basic(t), -1)
	spots := drawn.with("data-spot")
	left := func(name string) float64 { return circles(t, spots, name)[0][0] }
	for _, steps := range [][]string{{"0,0", "1,1", "3,3", "5,5", "7,7", "9,9", "10,10"}, {"0,2", "0,4", "0,6", "0,8"}} {
		var gaps []float64
		for i, name := range steps[1:] {
			gaps = append(gaps, left(name)-left(steps[i]))
		}
		require.Equal(t, slices.Repeat(gaps[:1], len(gaps)), gaps)
	}
	size, seen := numbers(t, drawn.attr("viewBox"))[2], map[string]int{}
	for _, element := range drawn.Elements {
		seen[element.attr("class")]++
		switch element.attr("class") {
		case "frame":
			x, y, width := element.attr("x"), element.attr("y"), numbers(t, element.attr("width"))[0]
			require.Equal(t, []float64{size - width, size - width}, []float64{2 * numbers(t, x)[0], 2 * numbers(t, y)[0]})
		case "road":
			for _, end := range numbers(t, element.attr("d")) {
				require.Contains(t, []float64{left("0,0"), left("10,10")}, end)
			}
		}
	}
	require.Equal(t, []int{1, 1}, []int{seen["frame"], seen["road"]})
}

// circles returns the middle and the radius of each circle of a cell.
func circles(t *testing.T, spots map[string]element, name string) (all [][]float64) {
	t.Helper()
	for _, circle := range spots[name].Elements {
		all = append(all, numbers(t, circle.attr("cx")+" "+circle.attr("cy")+" "+circle.attr("r")))
	}
	return all
}

// Every side has the same signs at its corner, seen from the middle of the board.
func TestThePictureHasTheSameSignsAtEachStart(t *testing.T) {
	other := yutnori.House()
	for player := range other.Teams {
		other.Teams[player].Clockwise = !other.Teams[player].Clockwise
	}
	for _, facts := range []yutnori.Facts{yutnori.House(), other} {
		requireTheSameSigns(t, newRules(t, facts))
	}
}

func requireTheSameSigns(t *testing.T, rules *yutnori.Rules) {
	t.Helper()
	game := ui.New(rules, ui.Script(rules, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do)).Begin()
	arrows := regexp.MustCompile(`rotate\((\d+)\)[^>]*><path class="arrow"`).FindAllStringSubmatch(game.Still(), -1)
	inside := func(x, y float64) [2]float64 { return [2]float64{math.Abs(x - 255), math.Abs(y - 255)} }
	homes, names, spots := map[[2]float64]int{}, map[[2]float64]int{}, picture(t, game, -1).with("data-spot")
	for player := range 4 {
		home := numbers(t, strings.Join(regexp.MustCompile(`data-way="home ` + string(rune('a'+player)) + `" cx="(-?\d+)" cy="(-?\d+)"`).FindStringSubmatch(game.Still())[1:], " "))
		homes[inside(home[0], home[1])]++
		label := regexp.MustCompile(`<text class="sign" x="(\d+)" y="(\d+)"[^>]*>` + string(rune('A'+player))).FindStringSubmatch(game.Still())
		name := numbers(t, strings.Join(label[1:], " "))
		names[inside(name[0], name[1]-5)]++ // the baseline is below the middle

		angle := numbers(t, arrows[player][1])[0] * math.Pi / 180
		corner, first := spots[spot(rules, player, yutnori.Last)].Elements[0], spots[spot(rules, player, 1)].Elements[0]
		from, to := numbers(t, corner.attr("cx")+" "+corner.attr("cy")), numbers(t, first.attr("cx")+" "+first.attr("cy"))
		far := math.Hypot(to[0]-from[0], to[1]-from[1])
		require.InDelta(t, to[0], from[0]+far*math.Sin(angle), 1e-6, "the arrow points to the first cell")
		require.InDelta(t, to[1], from[1]-far*math.Cos(angle), 1e-6)
		away := math.Hypot(home[0]-from[0], home[1]-from[1])
		require.Less(t, away-30, far, "the tip of an arrow is beside the corner")
		along := ((home[0]-from[0])*(to[0]-from[0]) + (home[1]-from[1])*(to[1]-from[1])) / away / far
		require.InDelta(t, 90+45.0, math.Acos(along)*180/math.Pi, 0.5, "beyond the corner, in line with the diagonal")
		game = played(game, 1, 1)
	}
	require.Len(t, homes, 1, "%v", homes)
	require.Len(t, names, 1, "%v", names)
}

func TestEachNumberIsInTheMiddleOfItsCell(t *testing.T) {
	numbered, _ := basic(t).Key("#")
	spots, found := picture(t, numbered, -1).with("data-spot"), 0
	rules := momentOf(numbered).Rules()
	for _, label := range regexp.MustCompile(`<text class="number" x="(\d+)" y="(\d+)" font-size="(\d+)"[^>]*>(\d+)<`).FindAllStringSubmatch(numbered.Still(), -1) {
		at := numbers(t, strings.Join(label[1:], " "))
		station := spots[spot(rules, 0, yutnori.Position(at[3]))].Elements[1]
		middle := numbers(t, station.attr("cx")+" "+station.attr("cy")+" "+station.attr("r"))
		if at[3] == float64(yutnori.Last) {
			continue // above the arrow
		}
		require.InDelta(t, middle[0], at[0], 0, label[4])
		require.InDelta(t, middle[1]+0.36*at[2], at[1], 1, label[4])
		require.Less(t, at[2], 1.5*middle[2], "it fits")
		require.Equal(t, middle[2] > 15, at[2] > 15, "a corner has a larger number")
		found++
	}
	require.Equal(t, 28, found)
}
