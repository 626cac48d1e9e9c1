package ui_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/yutkata/ui"
)

// drawn returns the elements of a picture, each as a map of its attributes. It requires
// that the picture is well-formed and has no styles and no scripts.
func drawn(t *testing.T, game play.Game) (elements []map[string]string) {
	t.Helper()
	picture := game.Picture(-1)
	for decoder := xml.NewDecoder(strings.NewReader(picture)); ; {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return elements
		}
		require.NoError(t, err)
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		require.Contains(t, []string{"svg", "g", "rect", "circle", "text", "polyline", "path"}, element.Name.Local)
		attributes := map[string]string{}
		for _, a := range element.Attr {
			require.NotEqual(t, "style", a.Name.Local)
			attributes[a.Name.Local] = a.Value
		}
		elements = append(elements, attributes)
	}
}

// with returns the elements with the given attribute.
func with(elements []map[string]string, name, value string) (found []map[string]string) {
	for _, e := range elements {
		if e[name] == value {
			found = append(found, e)
		}
	}
	return found
}

func TestAPictureHasASpotForEachSpaceTokenAndTheSticks(t *testing.T) {
	game := middle(t, play.Choices{"obstacle": "7:miss,11:back:3"})
	elements := drawn(t, game)
	for _, spot := range []string{"1", "7", "15", "sticks"} {
		found := with(elements, "data-spot", spot)
		require.NotEmpty(t, found, spot)
		require.NotEmpty(t, found[0]["aria-label"])
	}
	require.Len(t, with(elements, "data-spot", "sticks"), 5, "the mat and each stick")
	require.Empty(t, with(elements, "data-spot", "16"))
	require.Equal(t, "space 11, back 3", with(elements, "data-spot", "11")[0]["aria-label"])
	require.Empty(t, with(elements, "id", "piece-B1"), "at the goal")
	require.Len(t, with(elements, "class", "flat"), 2, "GE")
	require.Empty(t, with(elements, "class", "stick ready"), "the player must move")
	require.Len(t, with(drawn(t, started(t, play.Choices{"computer": "none"})), "class", "stick ready"), 4)
	counts, chips := game.Counts()
	require.Equal(t, 1, counts[1].Home)
	require.Equal(t, []play.Chip{{Text: "GE", Steps: 2, Times: 1}}, chips)
	_, chips = said(t, game, "A2").Counts()
	require.Equal(t, []play.Chip{{Text: "GE", Steps: 2}}, chips, "spent")
}

func TestTheSticksOfAPictureLieAsTheyFellUntilTheNextThrow(t *testing.T) {
	requireFlat := func(game play.Game, flat, ready int, why string) {
		t.Helper()
		elements := drawn(t, game)
		require.Len(t, with(elements, "class", "flat"), flat, why)
		require.Len(t, with(elements, "class", "stick ready"), ready, why)
	}
	game := started(t, play.Choices{"computer": "none", "throws": "oxxx,ooox"})
	requireFlat(game, 4, 4, "before the first throw")
	requireFlat(said(t, game, "t"), 3, 0, "GEOL")
	requireFlat(said(t, game, "t", "A1"), 3, 4, "GEOL, which the other player sees")
	requireFlat(said(t, game, "t", "A1", "t"), 1, 0, "DO")
}

func TestATokenOfAPictureKeepsItsNameAndMoves(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "throws": "xxxo,xxoo"})
	require.Empty(t, with(drawn(t, game), "id", "piece-A1"), "in the hand")
	game = said(t, game, "t")
	clicked, err := game.Click("hand")
	require.NoError(t, err)
	game = clicked
	after := with(drawn(t, game), "id", "piece-A1")[0]
	require.Equal(t, "A1 on space 3", after["aria-label"])
	require.Len(t, with(drawn(t, game), "class", "last"), 1)
	game = said(t, game, "t")
	require.Len(t, with(drawn(t, game), "class", "dot"), 1, "both tokens enter on the same space")
}

func TestNoRingCoversTheNumberOfADot(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "throws": "xooo,xxoo,xxxo,xxoo,xxoo"})
	game = said(t, game, "t", "A1", "t", "B1", "t", "A2", "t", "B1", "t")
	picture := game.Picture(-1)
	require.Equal(t, 2, strings.Count(picture, `class="halo"`), "A1 is on space 1, and A2 on space 3, where A1 can go")
	require.Less(t, strings.LastIndex(picture, `class="halo"`), strings.Index(picture, `class="dot"`))
}

func TestAThrowThatGivesAnotherSaysSoBeforeItsMove(t *testing.T) {
	for sticks, again := range map[string]bool{"xooo": false, "xxoo": false, "xxxo": false, "xxxx": true, "oooo": true} {
		note := func(commands ...string) string {
			_, chips := said(t, started(t, play.Choices{"computer": "none", "throws": sticks + ",xooo"}), commands...).Counts()
			return chips[0].Note
		}
		require.Equal(t, map[bool]string{true: "then throw again"}[again], note("t"), sticks)
		require.Empty(t, note("t", "A1"), "the throw is spent")
	}
}

// dots returns the texts of the dots of a picture, and requires that no dot is in the
// middle of the given space.
func dots(t *testing.T, game play.Game, free string) (texts []string) {
	t.Helper()
	picture := game.Picture(-1)
	middle := regexp.MustCompile(`data-spot="` + free + `"[^>]*><circle class="station" cx="(\d+)" cy="(\d+)"`).FindStringSubmatch(picture)
	require.Len(t, middle, 3)
	for _, dot := range regexp.MustCompile(`translate\((\d+) (\d+)\)"><g class="dot".*?>(\d*)(?:</text>|</g>)`).FindAllStringSubmatch(picture, -1) {
		require.NotEqual(t, middle[1:], dot[1:3])
		texts = append(texts, dot[3])
	}
	return texts
}

func TestADotLeavesASignAndATokenVisible(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "obstacle": "4:miss", "throws": "xxxx"}), "t")
	require.Equal(t, []string{"4"}, dots(t, game, "4"))
	game = said(t, started(t, play.Choices{"computer": "none", "throws": "xxxo,xxxo"}), "t", "A1", "t")
	require.Equal(t, []string{"3"}, dots(t, game, "3"))
}

func TestATouchOfADotBesideAPieceOrASignMovesTheTokenThatLandsThere(t *testing.T) {
	on := func(choices play.Choices, commands ...string) play.Game {
		return said(t, started(t, play.Complete(ui.Setup{}, play.Choices{"computer": "none"}, choices)), commands...)
	}
	for want, game := range map[string]play.Game{
		"A: YUT, A1: enters on 4, another throw, then a missed turn": on(play.Choices{"obstacle": "4:miss", "throws": "xxxx"}, "t"),
		"A: DO, A2: 1 to 2":               on(play.Choices{"throws": "xxoo,xxxo,xooo,xxxo,xooo"}, "t", "A1", "t", "B1", "t", "A2", "t", "B1", "t"),
		"A: DO, A1: 2 to 3, sends off B1": on(play.Choices{"throws": "xxoo,xxxo,xooo"}, "t", "A1", "t", "B1", "t"),
	} {
		beside := regexp.MustCompile(`<g data-spot="(\w+)" aria-hidden="true" transform="[^"]*"><g class="dot"`).FindAllStringSubmatch(game.Picture(-1), -1)
		require.Len(t, beside, 1, want)
		clicked, err := game.Click(beside[0][1])
		require.NoError(t, err, want)
		require.Equal(t, want, clicked.Log()[len(clicked.Log())-1])
	}
}

func TestATokenOnAnObstacleLeavesItsSignVisible(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "obstacle": "4:miss", "throws": "xxxx"}), "t", "A1")
	picture := game.Picture(-1)
	require.Equal(t, 1, strings.Count(picture, "⊘"))
	require.Len(t, with(drawn(t, game), "class", "sign"), 1, "the goal has a flag")
	require.Greater(t, strings.Index(picture, "⊘"), strings.Index(picture, `id="piece-A1"`), "drawn after the token")
}

// point is a point of a picture.
type point struct{ x, y float64 }

func (p point) distance(q point) float64 { return math.Hypot(p.x-q.x, p.y-q.y) }

func pointOf(t *testing.T, numbers []string) (p point) {
	t.Helper()
	_, err := fmt.Sscan(strings.Join(numbers, " "), &p.x, &p.y)
	require.NoError(t, err)
	return p
}

func requireBetween(t *testing.T, least, most, got float64, why string) {
	t.Helper()
	require.GreaterOrEqual(t, got, least, why)
	require.LessOrEqual(t, got, most, why)
}

// edges returns the left, the upper, the right and the lower edge of an element.
func edges(t *testing.T, x, y, width, height string) (edges [4]float64) {
	t.Helper()
	corner, size := pointOf(t, []string{x, y}), pointOf(t, []string{width, height})
	return [4]float64{corner.x, corner.y, corner.x + size.x, corner.y + size.y}
}

func TestAFrameLeavesTheSameMarginOnEachSide(t *testing.T) {
	for _, spaces := range []string{"2", "15", "40"} {
		elements := drawn(t, started(t, play.Choices{"spaces": spaces}))
		box := strings.Fields(elements[0]["viewBox"])
		frame := with(elements, "class", "frame")[0]
		outer, inner := edges(t, box[0], box[1], box[2], box[3]), edges(t, frame["x"], frame["y"], frame["width"], frame["height"])
		margin := inner[0] - outer[0]
		require.Positive(t, margin)
		require.Equal(t, [4]float64{margin, margin, margin, margin}, [4]float64{inner[0] - outer[0], inner[1] - outer[1], outer[2] - inner[2], outer[3] - inner[3]}, spaces)
		mat := with(elements, "class", "mat")[0]
		on := edges(t, mat["x"], mat["y"], mat["width"], mat["height"])
		require.InDelta(t, on[0]-inner[0], inner[2]-on[2], 0, "the mat is in the middle")
		requireBetween(t, 1, 10, inner[3]-on[3], "at the lower edge")
		for _, station := range with(elements, "class", "station") {
			at := pointOf(t, []string{station["cx"], station["cy"]})
			requireBetween(t, inner[0]+40, inner[2]-40, at.x, "a space is inside the frame")
			requireBetween(t, inner[1]+40, on[1]-40, at.y, "and above the mat")
		}
	}
}

func TestSpacesThatFollowOneAnotherAreNeighbors(t *testing.T) {
	for _, spaces := range []string{"2", "9", "15", "40"} {
		stations := with(drawn(t, started(t, play.Choices{"spaces": spaces})), "class", "station")
		require.Len(t, stations, number(t, spaces))
		places := map[point]bool{}
		for i, station := range stations {
			at := pointOf(t, []string{station["cx"], station["cy"]})
			require.False(t, places[at])
			places[at] = true
			if i > 0 {
				before := pointOf(t, []string{stations[i-1]["cx"], stations[i-1]["cy"]})
				require.InDelta(t, 84, at.distance(before), 0)
				require.True(t, at.x == before.x || at.y == before.y, "across or down")
			}
		}
	}
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}

func TestTheSticksOfAPictureLieTwoByTwoOnTheirMat(t *testing.T) {
	for _, spaces := range []string{"2", "15", "40"} {
		game := started(t, play.Choices{"spaces": spaces, "computer": "none", "throws": "oxxx"})
		for _, now := range []play.Game{game, said(t, game, "t")} {
			elements := drawn(t, now)
			mat := with(elements, "class", "mat")[0]
			on := edges(t, mat["x"], mat["y"], mat["width"], mat["height"])
			var places []point
			for n := 1; n <= 4; n++ {
				sticks := with(elements, "id", "stick-"+strconv.Itoa(n))
				require.Len(t, sticks, 1)
				numbers := regexp.MustCompile(`-?\d+`).FindAllString(sticks[0]["transform"], -1)
				at, turn := pointOf(t, numbers[:2]), pointOf(t, []string{numbers[2], "0"}).x
				requireBetween(t, on[1], on[3], at.y, "on the mat")
				requireBetween(t, -10, 10, turn, "almost flat")
				places = append(places, at)
			}
			gap := places[1].x - places[0].x
			require.InDelta(t, gap/2, places[0].x-on[0], 1, "the sticks share the mat")
			require.InDelta(t, gap/2, on[2]-places[1].x, 1)
			for i := range 2 {
				require.InDelta(t, places[i].x, places[i+2].x, 0)
				require.Greater(t, places[i+2].y-places[i].y, 62.0, "the width of a stick")
			}
		}
	}
}

func TestColorsAndShapesRepeatAfterFourPlayers(t *testing.T) {
	choices := play.Choices{"computer": "none", "players": "6", "spaces": "9", "throws": "ooox,ooxx,oxxx,ooxx,oxxx"}
	game := said(t, started(t, choices), "t", "A1", "t", "B1", "t", "C1", "t", "D1", "t", "E1")
	found := regexp.MustCompile(`id="piece-(.).".*?class="piece player(\d)".*?<g class="player(\d)">`).FindAllStringSubmatch(game.Picture(-1), -1)
	require.NotEmpty(t, found)
	for _, token := range found {
		want := strconv.Itoa(int(token[1][0]-'A') % 4)
		require.Equal(t, []string{want, want}, token[2:], token[1])
	}
	require.Equal(t, "E", found[len(found)-1][1])
}

func TestATokenIsSmallerThanItsSpace(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "ooox"}), "t", "A1")
	station := with(drawn(t, game), "class", "station")[0]
	token := regexp.MustCompile(`id="piece-A1" class="piece player0" transform="translate\((\d+) (\d+)\)".*?scale\(([\d.]+)\)`).FindStringSubmatch(game.Picture(-1))
	require.Equal(t, []string{station["cx"], station["cy"]}, token[1:3], "a token alone is in the middle")
	scale := pointOf(t, []string{token[3], "0"}).x
	requireBetween(t, 20, float64(number(t, station["r"])), 24*scale, "the ring of the space is around the token")
}

func TestAPlayerIsNamedBesideTheBoardExceptTheOnlyPerson(t *testing.T) {
	for computer, want := range map[string][]string{"others": {"", "B"}, "none": {"A", "B"}, "all": {"A", "B"}} {
		counts, _ := started(t, play.Choices{"computer": computer}).Counts()
		require.Equal(t, want, []string{counts[0].Name, counts[1].Name}, computer)
		require.Equal(t, []string{"hand", ""}, []string{counts[0].Spot, counts[1].Spot}, "the player on turn enters tokens")
	}
}

func TestATokenThatCanOnlyStaySaysSoAndMovesByItsMarkAlone(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "spaces": "9", "throws": "oooo,xxxo,xxoo,xxxo"}), "t", "A1", "t", "A1", "t", "B1", "t")
	require.Equal(t, []string{"A2: enters on 3", "A1 stays (GEOL is too far)"}, options(game))
	require.Equal(t, []string{"3"}, dots(t, game, "8"))
	require.Empty(t, with(drawn(t, game), "class", "halo"), "A2 is in hand")
	require.Contains(t, game.Picture(-1), ">"+game.Words().Skip+"</text>")
	stay := with(drawn(t, game), "data-spot", game.Options()[1].From)
	require.Len(t, stay, 1)
	require.NotContains(t, game.Picture(0), `class="picked"`, "the other token is in hand")
	require.Contains(t, game.Picture(1), `class="picked"`, "it is chosen")
	require.Equal(t, "A1 stays (GEOL is too far)", stay[0]["aria-label"])
	stayed, err := game.Click(stay[0]["data-spot"])
	require.NoError(t, err)
	require.Equal(t, "A: GEOL, A1 stays (GEOL is too far)", stayed.Log()[len(stayed.Log())-1])
	for _, spot := range []string{"A1", "8"} {
		_, err := game.Click(spot)
		require.EqualError(t, err, "A1 can only stay: choose \"Stay\", or A2", spot)
	}
	game = said(t, started(t, play.Choices{"computer": "none", "spaces": "9", "throws": "oooo,xxxo,xxoo,oooo,xxxo"}), "t", "A1", "t", "A1", "t", "B1", "t", "A2", "t")
	require.Equal(t, []string{"A2: 5 to 8", "A1 stays (GEOL is too far)"}, options(game))
	_, err = game.Click("A1")
	require.EqualError(t, err, "A1 can only stay: choose \"Stay\", or A2", "A2 can come there")
	moved, err := game.Click("8")
	require.NoError(t, err)
	require.Equal(t, "A: GEOL, A2: 5 to 8", moved.Log()[len(moved.Log())-1])
	game = said(t, started(t, play.Choices{"computer": "none", "spaces": "4", "throws": "xxxo,ooox,oooo"}), "t", "A1", "t", "B1", "t")
	stayed, err = game.Click("A1")
	require.NoError(t, err, "no token can move")
	require.Len(t, stayed.Log(), 3)
	game = said(t, started(t, play.Choices{"computer": "none", "spaces": "9", "throws": "oooo,xxxo,xxoo,oooo,xxoo,xxoo,xxxo"}), "t", "A1", "t", "A1", "t", "B1", "t", "A2", "t", "A2", "t", "B1", "t")
	require.Equal(t, []string{"A1 stays (GEOL is too far)", "A2 stays (GEOL is too far)"}, options(game))
	require.NotContains(t, game.Picture(-1), ">Stay</text>", "nothing is to be chosen")
	stayed, err = game.Click("A2")
	require.NoError(t, err)
	require.Equal(t, "A: GEOL, A2 stays (GEOL is too far)", stayed.Log()[len(stayed.Log())-1])
}

func TestTheLastRowOfAPictureIsAlmostFull(t *testing.T) {
	for _, spaces := range []string{"9", "15", "20", "21", "30", "40"} {
		stations, longest, last := map[string]int{}, 0, 0
		for _, station := range with(drawn(t, started(t, play.Choices{"spaces": spaces})), "class", "station") {
			stations[station["cy"]]++
			longest, last = max(longest, stations[station["cy"]]), stations[station["cy"]]
		}
		require.GreaterOrEqual(t, last, longest-1, spaces)
	}
}

func TestTheStripOfAComputerShowsTheLevelOfTheForm(t *testing.T) {
	for level, word := range map[string]string{"random": "random", "careless": "easy", "sensible": "medium", "perfect": "best"} {
		counts, _ := started(t, play.Choices{"level": level}).Counts()
		require.Equal(t, word, counts[1].Level)
	}
}

// PlayerA's tokens wait at first, and are not drawn; later they share a space or have
// finished.
func TestTheTokensOfAPictureDoNotOverlap(t *testing.T) {
	for _, spaces := range []string{"15", "3"} {
		for players := 2; players <= 4; players++ {
			for tokens := 1; tokens <= 4; tokens++ {
				round := "xxxo" + strings.Repeat(",xxoo", players-1)
				game := started(t, play.Choices{
					"spaces": spaces, "players": strconv.Itoa(players), "tokens": strconv.Itoa(tokens),
					"computer": "none", "throws": strings.Repeat(round+",", tokens) + round,
				})
				requireApart(t, game)
				for n := 1; n <= tokens; n++ {
					for player := 0; player < players && !game.Over(); player++ {
						token := "A" + strconv.Itoa(n)
						if player > 0 {
							token = string(rune('A'+player)) + "1"
						}
						game = said(t, game, "t", token)
					}
					requireApart(t, game)
				}
			}
		}
	}
}

// requireApart requires that the tokens on the road are drawn, and do not overlap.
func requireApart(t *testing.T, game play.Game) {
	t.Helper()
	picture := game.Picture(-1)
	found := regexp.MustCompile(`class="piece player\d" transform="translate\((\d+) (\d+)\)" data-spot="..".*?scale\(([\d.]+)\)`).FindAllStringSubmatch(picture, -1)
	counts, _ := game.Counts()
	drawn := 0
	for _, count := range counts {
		drawn += count.Of - count.Hand - count.Home
	}
	require.Len(t, found, drawn)
	type disc struct{ x, y, r float64 }
	var discs []disc
	edges := map[point][2]point{} // of the middles of the tokens on each space
	for _, numbers := range found {
		var d disc
		_, err := fmt.Sscan(strings.Join(numbers[1:], " "), &d.x, &d.y, &d.r)
		require.NoError(t, err)
		d.r *= 24
		require.GreaterOrEqual(t, d.r, 12.0)
		for _, other := range discs {
			require.GreaterOrEqual(t, math.Hypot(d.x-other.x, d.y-other.y)+1, d.r+other.r, picture)
		}
		discs = append(discs, d)
		at := nearest(t, picture, point{d.x, d.y})
		least, most := edges[at][0], edges[at][1]
		if _, known := edges[at]; !known {
			least, most = point{d.x, d.y}, point{d.x, d.y}
		}
		edges[at] = [2]point{{min(least.x, d.x), min(least.y, d.y)}, {max(most.x, d.x), max(most.y, d.y)}}
	}
	for at, edge := range edges {
		middle := point{(edge[0].x + edge[1].x) / 2, (edge[0].y + edge[1].y) / 2}
		require.Equal(t, at, middle, "the tokens are in the middle")
	}
}

// nearest returns the middle of the space that is nearest to a point.
func nearest(t *testing.T, picture string, to point) (nearest point) {
	t.Helper()
	for i, space := range regexp.MustCompile(`class="station" cx="(\d+)" cy="(\d+)"`).FindAllStringSubmatch(picture, -1) {
		if at := pointOf(t, space[1:]); i == 0 || at.distance(to) < nearest.distance(to) {
			nearest = at
		}
	}
	return nearest
}

func TestAPictureOfALongPathShowsAPartOfIt(t *testing.T) {
	game := started(t, play.Choices{"spaces": "10000000", "tokens": "9", "players": "26", "computer": "none"})
	require.Less(t, len(drawn(t, game)), 2000)
	require.NotEmpty(t, with(drawn(t, game), "data-spot", "1"), "the tokens begin here")
	// Without a chosen move, the part has the first token that is on the path.
	game = started(t, play.Choices{"spaces": "1000", "computer": "none", "throws": strings.Repeat("xxxx,", 250) + "xxxo"})
	for range 200 {
		game = said(t, game, "t", "A2")
	}
	require.Contains(t, boardOf(game, play.View{Within: play.Size{Width: 40, Height: 12}, Option: -1}), "A2")
	elements := drawn(t, game)
	require.NotEmpty(t, with(elements, "id", "piece-A2"))
	require.Empty(t, with(elements, "data-way", "hand"), "space 1 is not drawn")
	for before, moves := game, 0; moves < 12; moves++ {
		before, _ = before.Undo()
		before, _ = before.Undo() // the throw
		above, below := rowsAround(t, before, "A2")
		require.Equal(t, []int{6, 5}, []int{above, below}, "the token is in the middle")
	}
	short := drawn(t, started(t, nil))
	require.InDelta(t, aboveMat(t, short), aboveMat(t, elements), 0, "the mat is below the last row that is drawn")
	for range 47 { // to the last rows
		game = said(t, game, "t", "A2")
	}
	rows := map[string]bool{}
	for _, station := range with(drawn(t, game), "class", "station") {
		rows[station["cy"]] = true
	}
	require.Len(t, rows, 12)
}

// rowsAround returns the number of rows above and below the row of a token.
func rowsAround(t *testing.T, game play.Game, token string) (above, below int) {
	t.Helper()
	elements, rows := drawn(t, game), map[int]bool{}
	place := strings.TrimPrefix(with(elements, "id", "piece-"+token)[0]["transform"], "translate(")
	y := pointOf(t, strings.Fields(strings.TrimSuffix(place, ")"))).y
	for _, station := range with(elements, "class", "station") {
		rows[number(t, station["cy"])] = true
	}
	for row := range rows {
		switch {
		case float64(row) < y:
			above++
		case float64(row) > y:
			below++
		}
	}
	return above, below
}

// aboveMat returns the distance from the lowest space to the mat.
func aboveMat(t *testing.T, elements []map[string]string) float64 {
	t.Helper()
	lowest := 0
	for _, station := range with(elements, "class", "station") {
		lowest = max(lowest, number(t, station["cy"]))
	}
	return float64(number(t, with(elements, "class", "mat")[0]["y"]) - lowest)
}

func TestTheGoalHasARingAndATokenThatCanBeSentOffHasOne(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "xxoo,xxoo"}), "t", "A1")
	elements := drawn(t, game)
	rings, goal := with(elements, "class", "ring"), with(elements, "class", "station")[14]
	require.Len(t, rings, 1)
	require.Equal(t, []string{goal["cx"], goal["cy"]}, []string{rings[0]["cx"], rings[0]["cy"]})
	require.Empty(t, with(elements, "class", "taken"))
	require.Len(t, with(drawn(t, said(t, game, "t")), "class", "taken"), 1, "A1")
}

func TestNoThrowIsShownBeforeTheFirstThrowAndAfterTheEnd(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "spaces": "3", "tokens": "1", "throws": "xxxo"})
	for _, command := range []string{"t", "A1", ""} {
		_, chips := game.Counts()
		require.Equal(t, command == "A1", len(chips) == 1)
		if command != "" {
			game = said(t, game, command)
		}
	}
}
