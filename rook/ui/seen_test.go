package ui_test

import (
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/rook"
	"games.example/rook/ui"
)

func TestAPersonWhoFollowsTheHintsWinsFromTheFirstStart(t *testing.T) {
	for _, level := range ui.Levels() {
		session := play.New(ui.Setup{}, play.Settings{}).Set("p2", level)
		session = after(session.Press("enter"))
		for range 20 {
			if session.Game().Over() {
				break
			}
			session = after(session.Press("h"))
			session = after(session.Press("enter"))
		}
		winner, over := session.Game().Winner()
		require.True(t, over, level)
		require.Zero(t, winner, level)
	}
}

func TestTheRookSlides(t *testing.T) {
	game := started(t, ui.Setup{}, "bounds=4x40 p2=human")
	column := func(moment play.Game) int {
		board := moment.Board(play.View{Within: play.Size{Width: 100, Height: 30}, Option: -1})
		return slices.Index([]rune(ansi.Strip(board.Lines[1])), '♜')
	}
	played, err := game.Say("R 4")
	require.NoError(t, err)
	moments := append(append([]play.Game{game}, played.Motion(game)...), played)
	require.Len(t, moments, 5, "a moment for each tile")
	for i := range 4 {
		require.Less(t, column(moments[i]), column(moments[i+1]))
	}
	for tiles := 1; tiles <= 40; tiles++ {
		moved, err := game.Say(fmt.Sprint("R ", tiles))
		require.NoError(t, err)
		require.LessOrEqual(t, len(moved.Motion(game)), 11, "%d tiles", tiles)
	}
	huge := started(t, ui.Setup{}, "p2=human bounds=4x"+strconv.Itoa(math.MaxInt))
	farthest, err := huge.Say("R " + strconv.Itoa(math.MaxInt))
	require.NoError(t, err)
	require.LessOrEqual(t, len(farthest.Motion(huge)), 11)
	require.Empty(t, game.Motion(played), "back in time")
	resigned, _ := played.Resign()
	require.Empty(t, resigned.Motion(played), "no move")
	down, err := played.Say("D 2")
	require.NoError(t, err)
	require.Len(t, down.Motion(played), 1)
	for _, move := range []string{"R 20", "D 17"} { // in every direction, the rook goes on with each frame
		game := started(t, ui.Setup{}, "bounds=20x20 p2=human")
		played, err := game.Say(move)
		require.NoError(t, err)
		before := rookPlace(t, game)
		for _, frame := range append(played.Motion(game), played) {
			at := rookPlace(t, frame)
			require.Greater(t, at[0]+at[1], before[0]+before[1])
			require.True(t, at[0] == before[0] || at[1] == before[1], move)
			before = at
		}
	}
	require.Empty(t, down.Motion(game), "two moves later")
}

func TestTheTilesThatSmartHasJustProvenFlash(t *testing.T) {
	setup := taught(t, rook.Bounds{D: 0, R: 4}, 0)
	recall := setup.Recall
	setup.Recall = func(bounds rook.Bounds, person bool) (ui.Knowledge, error) {
		knowledge, err := recall(bounds, person)
		smart := *knowledge.Smart
		knowledge.Learn = func(game *rook.Game) (*rook.Smart, error) { return &smart, smart.Learn(game) }
		return knowledge, err
	}
	won, err := started(t, setup, "bounds=0x4").Say("R 4")
	require.NoError(t, err)
	learned := won.Think()(context.Background())
	moments := learned.Motion(won)
	require.Len(t, moments, 4)
	require.Equal(t, learned.Title(), moments[0].Title())
	require.Empty(t, learned.Motion(learned))
	require.NotContains(t, won.Picture(-1), `class="learned"`, "not before it has learned")
}

// The picture frames as many tiles as the text names.
func TestTheTilesThatSmartHasLearnedAreFramedAndCounted(t *testing.T) {
	for _, bounds := range []rook.Bounds{{D: 2, R: 4}, {D: 1, R: 1}} {
		requireFramed(t, bounds)
	}
}

func requireFramed(t *testing.T, bounds rook.Bounds) {
	t.Helper()
	fresh := func() *rook.Smart {
		smart, err := rook.NewSmart(bounds, rand.New(rand.NewPCG(1, 0)))
		require.NoError(t, err)
		return smart
	}
	smart := fresh()
	setup := ui.Setup{Recall: func(rook.Bounds, bool) (ui.Knowledge, error) {
		before := fresh()
		err := before.Merge(smart)
		return ui.Knowledge{Smart: before, Learn: func(game *rook.Game) (*rook.Smart, error) { return smart, smart.Learn(game) }}, err
	}}
	texts := map[string]bool{}
	chance := rand.New(rand.NewPCG(2, 0))
	for range 150 {
		game := started(t, setup, fmt.Sprintf("bounds=%v state=%d,%d p2=smart", bounds, chance.IntN(bounds.D), chance.IntN(bounds.R)))
		for !game.Over() {
			options := game.Options()
			game = said(t, game, options[chance.IntN(len(options))].Said)
		}
		game = playtest.Thought(game)
		_, text, _ := strings.Cut(game.Moment().Turn().Why, "The computer has learned ")
		texts[text] = true
		framed := strings.Count(game.Picture(-1), `class="learned"`)
		var all, won, lost int
		switch {
		case text == "nothing new":
		case strings.HasPrefix(text, "the framed tile: whoever moves from there "):
			all, won, lost = 1, strings.Count(text, "wins"), strings.Count(text, "loses")
		default:
			_, err := fmt.Sscanf(text, "the %d framed tiles: whoever moves wins from %d and loses from %d", &all, &won, &lost)
			require.NoError(t, err, text)
			require.Greater(t, all, 1)
		}
		require.Equal(t, framed, all, text)
		require.Equal(t, all, won+lost, text)
		middles, _ := tilesOf(t, game.Picture(-1))
		proven := map[rook.Value]int{}
		for _, frame := range regexp.MustCompile(`data-spot="(\d+,\d+)"[^<]*(?:<[^g][^>]*>)*<rect class="learned" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"`).FindAllStringSubmatch(game.Picture(-1), -1) {
			var x, y, width, height int
			_, err := fmt.Sscan(strings.Join(frame[2:], " "), &x, &y, &width, &height)
			require.NoError(t, err)
			around := [2]int{x + width/2, y + height/2}
			var tile rook.State
			require.NoError(t, tile.UnmarshalText([]byte(frame[1])))
			proven[smart.Value(tile)]++
			require.Equal(t, middles[frame[1]], around, frame[1])
			framed--
		}
		require.Zero(t, framed)
		require.Equal(t, [2]int{proven[rook.Won], proven[rook.Lost]}, [2]int{won, lost}, text)
	}
	require.Greater(t, len(texts), 2, "%v", texts)
}

func TestTheNumbersOfAPictureAreInTheMiddleOfItsEdges(t *testing.T) {
	picture := started(t, ui.Setup{}, "bounds=4x6 p2=human").Picture(-1)
	var left, top, width, height int
	_, box, _ := strings.Cut(picture, `viewBox="`)
	_, err := fmt.Sscanf(box, "%d %d %d %d", &left, &top, &width, &height)
	require.NoError(t, err)
	middles, _ := tilesOf(t, picture)
	first, last := middles["0,0"], middles["4,6"]
	require.Equal(t, first[0]-left, first[1]-top)
	require.Equal(t, left+width-last[0], top+height-last[1])
	half := (middles["0,1"][0] - first[0]) / 2
	edge := [2]int{(last[0] + half + left + width) / 2, (last[1] + half + top + height) / 2} // the middle of the edges with the numbers
	_, numbers, _ := strings.Cut(picture, `<g class="left" font-size="`)
	numbers, _, _ = strings.Cut(numbers, "</g>")
	var size float64
	_, err = fmt.Sscan(strings.Replace(numbers, `"`, " ", 1), &size)
	require.NoError(t, err)
	found := regexp.MustCompile(`<text x="(\d+)" y="(\d+)">(\d+)</text>`).FindAllStringSubmatch(numbers, -1)
	require.Len(t, found, 5+7)
	for i, number := range found {
		var x, y, tiles int
		_, err := fmt.Sscan(strings.Join(number[1:], " "), &x, &y, &tiles)
		require.NoError(t, err)
		want := [2]int{edge[0], middles[fmt.Sprintf("%d,0", i)][1]} // of the middle of the number
		if i < 5 {
			require.Equal(t, 4-i, tiles)
		} else {
			want = [2]int{middles[fmt.Sprintf("0,%d", i-5)][0], edge[1]}
			require.Equal(t, 6-(i-5), tiles)
		}
		require.InDelta(t, want[0], x, 1)
		require.InDelta(t, float64(want[1])+0.36*size, y, 1, "a digit is 0.72 of the font high")
	}
}

func TestABoardOfLettersIsASCII(t *testing.T) {
	for _, choices := range []string{"bounds=4x6", "bounds=26x26 state=1,1"} {
		for _, theme := range play.Themes() {
			view := play.View{Within: play.Size{Width: 52, Height: 21}, Option: 2, Theme: theme, Letters: true}
			lines := started(t, ui.Setup{}, choices).Board(view).Lines
			text := ansi.Strip(strings.Join(lines, "\n"))
			require.Len(t, []rune(text), len(text))
			require.Contains(t, text, "R")
			require.Contains(t, text, "*")
			require.Equal(t, theme == &play.Mono, !strings.Contains(strings.Join(lines, ""), ";2;"), "only a theme has colors")
		}
	}
}

func TestAPictureShowsTheRookAndTheTilesThatItCanReach(t *testing.T) {
	game := started(t, taught(t, rook.Bounds{D: 4, R: 6}, 3), "bounds=4x6 p2=smart")
	classes, spots := map[string]int{}, map[string]string{}
	place := func(game play.Game, option int) (at string) {
		clear(classes)
		for decoder := xml.NewDecoder(strings.NewReader(game.Picture(option))); ; {
			token, err := decoder.Token()
			if errors.Is(err, io.EOF) {
				return at
			}
			require.NoError(t, err)
			element, ok := token.(xml.StartElement)
			attributes := map[string]string{}
			for _, a := range element.Attr {
				attributes[a.Name.Local] = a.Value
			}
			require.NotContains(t, attributes, "style")
			if ok {
				classes[attributes["class"]]++
				spots[attributes["data-spot"]] = attributes["aria-label"]
			}
			if attributes["id"] == "piece-rook" {
				at = attributes["transform"]
			}
		}
	}
	before := place(game, -1)
	knowledge, err := taught(t, rook.Bounds{D: 4, R: 6}, 3).Recall(rook.Bounds{D: 4, R: 6}, true)
	require.NoError(t, err)
	proven, _ := knowledge.Smart.Proven()
	require.Equal(t, 2, classes["tile lost"], "the lost tiles")
	require.Equal(t, 2, classes["hatch"])
	require.Equal(t, proven-2, classes["won"], "the won tiles, but not the goal")
	require.Equal(t, 10, classes["dot"], "six tiles to the right, four down")
	require.Equal(t, "4,6, the goal", spots["4,6"])
	require.Equal(t, "0,3, can be reached", spots["0,3"])
	require.Equal(t, before, place(game, 2), "a preview moves nothing")
	require.Equal(t, 10, classes["dot"])
	require.Equal(t, 1, classes["way"], "a preview shows the way")
	_, above, _ := strings.Cut(game.Picture(1), `class="way"`)
	require.Equal(t, 10, strings.Count(above, `class="dot"`), "the way runs below all dots")
	require.NotContains(t, game.Picture(-1), "way")
	moved, err := game.Say("R 2")
	require.NoError(t, err)
	require.NotEqual(t, before, place(moved, -1))
	require.Equal(t, 2, classes["trail"], "a line and its beginning")
}

// tilesOf returns the middle of each tile of a picture, and whether the tile is dark.
func tilesOf(t *testing.T, picture string) (middles map[string][2]int, odd map[string]bool) {
	t.Helper()
	middles, odd = map[string][2]int{}, map[string]bool{}
	for _, tile := range regexp.MustCompile(`data-spot="(\d+,\d+)".*?<rect class="tile(.*?)" x="(\d+)" y="(\d+)" width="(\d+)"`).FindAllStringSubmatch(picture, -1) {
		var x, y, width int
		_, err := fmt.Sscan(strings.Join(tile[3:], " "), &x, &y, &width)
		require.NoError(t, err)
		middles[tile[1]], odd[tile[1]] = [2]int{x + width/2, y + width/2}, tile[2] == " odd"
	}
	return middles, odd
}

// Hatches fill a lost tile, and a cross is in the upper right corner of a won one.
func TestTheMarksOfWhatSmartKnowsAreInTheirTiles(t *testing.T) {
	picture := started(t, taught(t, rook.Bounds{D: 4, R: 6}, 30), "bounds=4x6 p2=smart").Picture(-1)
	kinds := map[string]int{}
	for _, mark := range regexp.MustCompile(`<rect class="tile[^"]*" x="(\d+)" y="(\d+)" width="(\d+)"[^>]*/><path class="(\w+)" d="([^"]*)"`).FindAllStringSubmatch(picture, -1) {
		var left, top, width int
		_, err := fmt.Sscan(strings.Join(mark[1:4], " "), &left, &top, &width)
		require.NoError(t, err)
		begin, end := extent(t, mark[5])
		margins := [4]int{begin[0] - left, begin[1] - top, left + width - end[0], top + width - end[1]}
		for _, margin := range margins {
			require.Positive(t, margin, mark[4])
		}
		require.Equal(t, margins[1], margins[2], "at the top and on the right")
		if mark[4] == "hatch" {
			require.Equal(t, [4]int{margins[0], margins[0], margins[0], margins[0]}, margins, "on each side")
		}
		kinds[mark[4]]++
	}
	require.Positive(t, kinds["hatch"])
	require.Positive(t, kinds["won"])
}

// rookPath returns the outline of the rook, with all steps in both directions.
func rookPath(t *testing.T, picture string) string {
	t.Helper()
	found := regexp.MustCompile(`<path class="rook" d="([^"]*)"`).FindStringSubmatch(picture)
	require.Len(t, found, 2)
	across := regexp.MustCompile(`h(-?\d+)`).ReplaceAllString(found[1], "l$1 0 ")
	return regexp.MustCompile(`v(-?\d+)`).ReplaceAllString(across, "l0 $1 ")
}

// rookPlace returns the place of the rook in the picture of a game.
func rookPlace(t *testing.T, game play.Game) (at [2]int) {
	t.Helper()
	_, rook, _ := strings.Cut(game.Still(), `id="piece-rook" class="piece ebony" transform="translate(`)
	_, err := fmt.Sscanf(rook, "%d %d", &at[0], &at[1])
	require.NoError(t, err)
	return at
}

// largestDot returns the radius of the largest dot of a picture.
func largestDot(t *testing.T, picture string) (radius int) {
	t.Helper()
	for _, dot := range regexp.MustCompile(`<g class="dot"[^>]*><circle r="(\d+)"`).FindAllStringSubmatch(picture, -1) {
		r, err := strconv.Atoi(dot[1])
		require.NoError(t, err)
		radius = max(radius, r)
	}
	return radius
}

// extent returns the least and the greatest coordinates of a path that begins at a point and
// continues with steps.
func extent(t *testing.T, path string) (begin, end [2]int) {
	t.Helper()
	var at [2]int
	for i, step := range regexp.MustCompile(`(-?\d+) ?(-?\d+)`).FindAllStringSubmatch(path, -1) {
		for axis := range at {
			by, err := strconv.Atoi(step[axis+1])
			require.NoError(t, err)
			at[axis] += by
			if i == 0 {
				begin[axis], end[axis] = by, by
			}
			begin[axis], end[axis] = min(begin[axis], at[axis]), max(end[axis], at[axis])
		}
	}
	return begin, end
}

func TestNeighborsOnAPictureHaveDifferentColors(t *testing.T) {
	_, odd := tilesOf(t, started(t, ui.Setup{}, "bounds=4x6 p2=human").Picture(-1))
	require.Len(t, odd, 5*7)
	for d := range 5 {
		for r := range 7 {
			for _, next := range [][2]int{{d, r + 1}, {d + 1, r}} {
				if other, ok := odd[fmt.Sprintf("%d,%d", next[0], next[1])]; ok {
					require.NotEqual(t, odd[fmt.Sprintf("%d,%d", d, r)], other, "%d,%d and %v", d, r, next)
				}
			}
		}
	}
}

func TestAPictureIsWideOrTallUnlessItIsASquare(t *testing.T) {
	for bounds, shape := range map[string]string{"4x6": "wood wide", "5x5": "wood", "6x4": "wood tall", "4x5": "wood wide"} {
		picture := started(t, ui.Setup{}, "bounds="+bounds+" p2=human").Picture(-1)
		require.Contains(t, picture, fmt.Sprintf(`class="%s"`, shape), bounds)
	}
}

// The way of a previewed move begins in the tile of the rook, but not below its middle, and
// ends in the tile with the dot, but not below the dot.
func TestAPreviewedWayLeadsFromTheRookToTheDot(t *testing.T) {
	game := started(t, ui.Setup{}, "bounds=4x6 state=1,1 p2=human")
	for option, want := range game.Options() {
		picture := game.Picture(option)
		middles, _ := tilesOf(t, picture)
		var begins, ends [2]int
		_, way, _ := strings.Cut(picture, `class="way" d="`)
		_, err := fmt.Sscanf(way, `M%d %dL%d %d"`, &begins[0], &begins[1], &ends[0], &ends[1])
		require.NoError(t, err)
		from, to, along := middles["1,1"], middles[want.To], 0
		if to[1] > from[1] {
			along = 1
		}
		half := (middles["0,1"][0] - middles["0,0"][0]) / 2
		require.Equal(t, []int{from[1-along], from[1-along]}, []int{begins[1-along], ends[1-along]}, want.To)
		_, end := extent(t, rookPath(t, picture))
		gap := begins[along] - from[along] - end[along]
		require.Positive(t, gap, "from the side of the rook")
		require.LessOrEqual(t, begins[along], from[along]+half, want.To)
		require.Equal(t, gap, to[along]-largestDot(t, picture)-ends[along], "up to the dot, as far from it")
		require.Positive(t, ends[along]-begins[along], want.To)
	}
}

func TestAPictureShowsTheWayOfTheLastTwoMoves(t *testing.T) {
	game := started(t, ui.Setup{}, "bounds=4x6 p2=human")
	for i, way := range []string{"", "M24 24L120 24", "M24 24L120 24L120 72", "M120 24L120 72L168 72"} {
		if way != "" {
			next, err := game.Say([]string{"R 2", "D 1", "R 1"}[i-1])
			require.NoError(t, err)
			game = next
			require.Contains(t, game.Picture(-1), `<path class="trail" d="`+way+`"`)
		}
		require.Equal(t, min(i, 1), strings.Count(game.Picture(-1), `<path class="trail"`))
		require.Equal(t, min(i, 2), strings.Count(game.Picture(-1), `<circle class="trail"`))
	}
}

func TestADotLeavesTheFlagOfTheGoalVisible(t *testing.T) {
	middle := `<g transform="translate(312 216)">` // of the tile 4,6
	far := started(t, ui.Setup{}, "bounds=4x6 p2=human").Picture(-1)
	near := started(t, ui.Setup{}, "bounds=4x6 state=4,4 p2=human").Picture(-1)
	require.Contains(t, far, middle+`<g class="goal"`)
	require.Contains(t, near, middle+`<g class="goal"`)
	require.Equal(t, 2, strings.Count(near, `class="dot"`))
	aimed := started(t, ui.Setup{}, "bounds=4x6 state=4,4 p2=human").Picture(1)
	dot := regexp.MustCompile(`translate\((\d+) (\d+)\)"><g class="dot"[^>]*><circle r="(\d+)"`).FindAllStringSubmatch(aimed, -1)
	var x, y, radius int
	_, err := fmt.Sscan(strings.Join(dot[len(dot)-1][1:], " "), &x, &y, &radius)
	require.NoError(t, err)
	for _, at := range []int{x - 312, y - 216} {
		require.Positive(t, at, "below the flag, on the right of its pole")
		require.LessOrEqual(t, at+radius+2, 23, "in the tile, which is 46 wide, with its ring")
	}
}

func TestAWayToTheGoalEndsBesideTheFlag(t *testing.T) {
	for state, along := range map[string]int{"4,4": 0, "4,5": 0, "2,6": 1, "3,6": 1} {
		game := started(t, ui.Setup{}, "bounds=4x6 state="+state+" p2=human")
		picture := game.Picture(len(game.Options()) - 1)
		var begins, ends [2]int
		_, way, _ := strings.Cut(picture, `class="way" d="`)
		_, err := fmt.Sscanf(way, `M%d %dL%d %d"`, &begins[0], &begins[1], &ends[0], &ends[1])
		require.NoError(t, err)
		middles, _ := tilesOf(t, picture)
		require.GreaterOrEqual(t, middles["4,6"][along]-ends[along]-17, 5, "the tip has room beside the flag, half of which is 17 wide: %s", state)
		require.Positive(t, ends[along]-begins[along], state)
	}
}

func TestTheStripOfALearnerShowsItsLevelAndWhatItKnows(t *testing.T) {
	counts, _ := started(t, ui.Setup{}, "bounds=4x6 p2=smart").Counts()
	require.Len(t, counts, 2)
	require.Equal(t, []string{"", "medium: knows 0 of 34 tiles"}, []string{counts[0].Note, counts[1].Note})
	require.Contains(t, counts[0].Piece, ">A<")
	require.Contains(t, counts[1].Piece, ">B<")
	require.Equal(t, []string{"", "medium"}, []string{counts[0].Level, counts[1].Level})
	require.Equal(t, []string{"", ""}, []string{counts[0].Name, counts[1].Name}, "a person alone needs no names")
	people := started(t, ui.Setup{}, "p2=human name1=Ann name2=Bob first=2")
	counts, _ = people.Counts()
	require.Equal(t, []string{"Ann", "Bob"}, []string{counts[0].Name, counts[1].Name})
	text, err := people.Text()
	require.NoError(t, err)
	read, err := ui.Setup{}.Read(text, play.Choices{"first": "2", "p2": "human"}, 1)
	require.NoError(t, err)
	again, _ := read.Counts()
	require.Equal(t, counts, again)
	require.Equal(t, []string{"Ann", "Bob"}, []string{read.Choices()["name1"], read.Choices()["name2"]})
	counts, _ = started(t, ui.Setup{Language: ui.Korean}, "bounds=4x6 p2=smart").Counts()
	require.Equal(t, "보통: 34칸 중 0칸을 앎", counts[1].Note)
}

func TestOnlyAPictureOfAPersonsTurnFramesTheRook(t *testing.T) {
	game := started(t, ui.Setup{}, "bounds=4x6 p2=human")
	require.Contains(t, game.Picture(-1), `class="picked"`)
	require.NotContains(t, game.Still(), `class="picked"`)
	resigned, _ := game.Resign()
	require.NotContains(t, resigned.Picture(-1), `class="picked"`)
}

// A page shows both pictures in the same size.
func TestTheNumbersOfALargerPictureAreLarger(t *testing.T) {
	before := 0
	for _, bounds := range []string{"4x6", "10x10", "20x20"} {
		picture := started(t, ui.Setup{}, "p2=human bounds="+bounds).Picture(-1)
		_, left, _ := strings.Cut(picture, `class="left" font-size="`)
		_, box, _ := strings.Cut(picture, `viewBox="-8 -8 `)
		size, width := 0, 0
		_, err := fmt.Sscan(strings.Replace(left, `"`, " ", 1), &size)
		require.NoError(t, err)
		_, err = fmt.Sscan(box, &width)
		require.NoError(t, err)
		require.Greater(t, size, before, bounds)
		require.GreaterOrEqual(t, float64(size)*340/float64(width), 9.0, "in a board of 340 pixels")
		before = size
	}
}

func TestTheFirstPageOfTheHelpShowsAMove(t *testing.T) {
	pages := (ui.Setup{}).Pages(nil)
	require.Equal(t, []bool{false, true}, []bool{pages[0].Keys, pages[1].Keys}, "the keys are on the second page")
	_, way, found := strings.Cut(pages[0].Picture, `class="way"`)
	require.True(t, found)
	way, _, _ = strings.Cut(way, "/>")
	game := started(t, ui.Setup{}, "bounds=2x4 state=0,1 p2=human")
	for option, move := range game.Options() {
		require.Equal(t, move.Said == "R 2", strings.Contains(game.Picture(option), way), move.Said)
	}
}

func TestTheBarOfALearnerIsShownOnEachBoardAndCoversNoTile(t *testing.T) {
	for _, choices := range []string{"p2=smart bounds=1x1", "p2=smart bounds=1x3", "p1=smart p2=human bounds=4x6", "p2=smart bounds=4x6", "p2=smart bounds=10x10", "p2=smart bounds=10x14"} {
		game, other := started(t, ui.Setup{}, choices), started(t, ui.Setup{}, strings.Replace(choices, "smart", "perfect", 1))
		for _, within := range []play.Size{{Width: 12, Height: 4}, {Width: 20, Height: 12}, {Width: 40, Height: 13}, {Width: 52, Height: 21}, {Width: 92, Height: 37}} {
			board := game.Board(play.View{Within: within, Option: -1})
			require.Contains(t, ansi.Strip(strings.Join(board.Lines, "\n")), "▁▁▁▁▁▁", "%s in %v", choices, within)
			require.LessOrEqual(t, len(board.Lines), within.Height)
			last := board.Spots[len(board.Spots)-1]
			without := other.Board(play.View{Within: play.Size{Width: within.Width, Height: last.Y + last.Height + 1}, Option: -1})
			require.Equal(t, without.Lines[:last.Y+last.Height], board.Lines[:last.Y+last.Height], "%s in %v", choices, within)
			if !board.Cramped {
				require.Regexp(t, `^└─.*─┘$`, ansi.Strip(board.Lines[last.Y+last.Height]), "the border around the bar of %s in %v", choices, within)
			}
		}
	}
}

func TestALineGameWithColorsColorsTheRookAndTheGoal(t *testing.T) {
	lines := strings.Join(started(t, ui.Setup{}, "p2=human").Lines(play.Game{}, play.View{Theme: &play.Dark}), "\n")
	for player, sign := range []string{"R", "X"} {
		disc := play.Dark.Players[player]
		require.Contains(t, lines, play.Style{Bold: true, Fore: disc.Ink, Back: disc.Fill}.Render(sign))
	}
}

func TestAPictureOfALargeBoardShowsAPartOfIt(t *testing.T) {
	game := started(t, ui.Setup{}, "bounds=60x90 state=50,80 p2=human")
	picture := game.Picture(-1)
	require.Contains(t, picture, `data-spot="50,80"`)
	require.NotContains(t, picture, `data-spot="0,0"`)
	require.Equal(t, numbersOfTilesLeft(24, 24), numberAt.FindAllString(picture, -1), "the last 24 rows and columns")
	middles, _ := tilesOf(t, picture)
	require.Equal(t, middles["50,80"], rookPlace(t, game))
}

var numberAt = regexp.MustCompile(`\d+</text>`)

// numbersOfTilesLeft returns the numbers at the edge of a picture, up to the goal.
func numbersOfTilesLeft(rows, columns int) (numbers []string) {
	for _, left := range []int{rows, columns} {
		for left--; left >= 0; left-- {
			numbers = append(numbers, strconv.Itoa(left)+"</text>")
		}
	}
	return numbers
}

func TestAPictureSaysHowManyTilesAreLeftFromEachRowAndColumn(t *testing.T) {
	require.Equal(t, numbersOfTilesLeft(5, 7), numberAt.FindAllString(started(t, ui.Setup{}, "bounds=4x6").Picture(-1), -1))
	require.Equal(t, numbersOfTilesLeft(1, 13), numberAt.FindAllString(started(t, ui.Setup{}, "bounds=0x12").Picture(-1), -1))
}
