package ui_test

import (
	"encoding/xml"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/ui"
)

// An element is an XML element of a picture.
type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Elements []element  `xml:",any"`
}

func (e element) attr(name string) string {
	for _, attr := range e.Attrs {
		if attr.Name.Local == name {
			return attr.Value
		}
	}
	return ""
}

// with maps the values of an attribute to the elements that have the attribute.
func (e element) with(name string) map[string]element {
	found := map[string]element{}
	if value := e.attr(name); value != "" {
		found[value] = e
	}
	for _, inner := range e.Elements {
		for value, element := range inner.with(name) {
			found[value] = element
		}
	}
	return found
}

func picture(t require.TestingT, game play.Game, option int) (picture element) {
	require.NoError(t, xml.Unmarshal([]byte(game.Picture(option)), &picture))
	return picture
}

// places maps the names of the pieces to their places.
func places(t require.TestingT, game play.Game) map[string]string {
	places := map[string]string{}
	for id, piece := range picture(t, game, -1).with("id") {
		if regexp.MustCompile(`^piece-[a-d][1-4]$`).MatchString(id) {
			places[id] = piece.attr("transform")
		}
	}
	return places
}

func TestAPieceKeepsItsNameInThePicture(t *testing.T) {
	start := basic(t, yutnori.Gae, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Gae)
	moved := played(start, 1, 1)
	before, after := places(t, start), places(t, moved)
	require.Len(t, before, 8)
	require.Equal(t, "translate(400 256)", after["piece-a1"], "cell 6, 10")
	for id, place := range before {
		if id != "piece-a1" {
			require.Equal(t, place, after[id], id)
		}
	}
	met := played(moved, 1, 1)
	require.Equal(t, "translate(400 328)", places(t, met)["piece-b1"], "cell 8, 10")
	caught := places(t, played(met, 1, 1))
	require.Equal(t, "translate(400 328)", caught["piece-a2"])
	require.Equal(t, before["piece-b1"], caught["piece-b1"])
}

func TestEveryPictureIsWellFormedAndLabeled(t *testing.T) {
	english := regexp.MustCompile(`[A-Za-z]{2,}`)
	rapid.Check(t, func(t *rapid.T) {
		facts := rapid.SampledFrom([]yutnori.Facts{yutnori.Basic(2, 1), yutnori.House(), yutnori.Advanced(yutnori.Pig, yutnori.Cow, yutnori.Dog)}).Draw(t, "facts")
		rules := newRules(t, facts)
		start := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, rapid.Uint64().Draw(t, "seed")))
		start.Language = ui.Korean
		game := start.Begin()
		for range rapid.IntRange(0, 80).Draw(t, "steps") {
			if !game.Over() {
				game = game.Play(rapid.IntRange(0, len(game.Options())-1).Draw(t, "option"))
			}
		}
		drawn := picture(t, game, rapid.IntRange(-1, max(len(game.Options())-1, -1)).Draw(t, "shown"))
		require.Len(t, places(t, game), facts.Players*facts.Pieces)
		spots := drawn.with("data-spot")
		for row := range 11 {
			for column := range 11 {
				_, is := spots[fmt.Sprintf("%d,%d", row, column)]
				require.Equal(t, strings.Contains(cells, fmt.Sprintf(" %d,%d ", row, column)), is)
			}
		}
		require.Contains(t, spots, "hand")
		require.Contains(t, spots, "sticks")
		for _, spot := range spots {
			require.Equal(t, "button", spot.attr("role"))
			require.NotEmpty(t, spot.attr("aria-label"))
		}
		for label := range drawn.with("aria-label") {
			require.NotRegexp(t, english, label)
		}
		require.Empty(t, drawn.with("style"))
	})
}

// cells holds the row and the column of each cell in the assignment.
const cells = " 0,0 0,2 0,4 0,6 0,8 0,10 1,1 1,9 2,0 2,10 3,3 3,7 4,0 4,10 5,5 6,0 6,10 " +
	"7,3 7,7 8,0 8,10 9,1 9,9 10,0 10,2 10,4 10,6 10,8 10,10 "

func TestTheBoardIsInTheMiddleOfThePicture(t *testing.T) {
	for _, facts := range []yutnori.Facts{yutnori.Basic(2, 4), yutnori.Basic(4, 4), yutnori.House()} {
		rules := newRules(t, facts)
		drawn := ui.New(rules, ui.Script(rules)).Begin().Picture(-1)
		var left, top, width, height int
		_, err := fmt.Sscanf(regexp.MustCompile(`viewBox="([^"]*)"`).FindStringSubmatch(drawn)[1], "%d %d %d %d", &left, &top, &width, &height)
		require.NoError(t, err)
		require.Equal(t, []int{220, 220}, []int{left + width/2, top + height/2})
		require.Contains(t, drawn, `d="M40 40H400V400H40ZL400 400M400 40L40 400"`, "the roads end at the corners")
	}
}

// The disc of a corner has a radius of 22.
func TestAnArrowInThePictureIsBesideItsCorner(t *testing.T) {
	for corner, want := range map[yutnori.Corner]struct {
		arrow       string
		least, most int
	}{yutnori.SE: {"▲", 422, 440}, yutnori.NW: {"▼", 0, 18}} {
		facts := yutnori.Basic(2, 4)
		facts.Teams[0].Corner, facts.Teams[1].Corner = corner, corner
		rules := newRules(t, facts)
		drawn := ui.New(rules, ui.Script(rules)).Begin().Picture(-1)
		x, err := strconv.Atoi(regexp.MustCompile(`x="(\d+)"[^>]*>` + want.arrow + "<").FindStringSubmatch(drawn)[1])
		require.NoError(t, err)
		require.True(t, want.least <= x && x <= want.most, "%s at %d", want.arrow, x)
	}
}

func TestThePictureCountsEqualThrows(t *testing.T) {
	drawn := played(basic(t, yutnori.Yut, yutnori.Yut, yutnori.Do), 1, 1, 1).Picture(-1)
	require.Contains(t, drawn, ">yut × 2<")
	require.Contains(t, drawn, ">do<")
}

func TestAPieceAtHomeIsAHouseInThePicture(t *testing.T) {
	game := played(basic(t, yutnori.Mo, yutnori.Yut, yutnori.Geol), 1, 1, 1)
	for _, move := range []string{"mo 0", "geol 5", "yut 22"} {
		next, err := game.Say(move)
		require.NoError(t, err)
		game = next
	}
	drawn := game.Picture(-1)
	require.Regexp(t, `id="piece-a1".*>⌂<`, drawn)
	require.Regexp(t, `id="piece-a2".*>a<`, drawn, "in the hand")
}

func TestTheUpperPieceOfAStackHasTheNumberOfPieces(t *testing.T) {
	drawn := read(t, "yutnori play --pieces=3\npieces 3 3 8 | 0 0 0 | 0\n").Picture(-1)
	for piece, text := range map[string]string{"a1": "a", "a2": "a2", "a3": "a"} {
		require.Regexp(t, `id="piece-`+piece+`".*>`+text+`<`, drawn)
	}
}

func TestThePictureMarksAnOption(t *testing.T) {
	game := played(basic(t, yutnori.Gae), 1)
	class := func(spot string, option int) string {
		return picture(t, game, option).with("data-spot")[spot].Elements[1].attr("class")
	}
	require.Equal(t, []string{"square", "square"}, []string{class("8,10", -1), class("6,10", -1)})
	require.Equal(t, []string{"next", "next", "square"}, []string{class("8,10", 0), class("6,10", 0), class("4,10", 0)})
}

func TestThePlaceOfTheSticksIsMarkedWhileAPersonHasToThrow(t *testing.T) {
	game := basic(t, yutnori.Gae, yutnori.Do)
	marked := func(game play.Game) bool {
		return len(picture(t, game, -1).with("data-spot")["sticks"].with("class")) == 2
	}
	require.True(t, marked(game))
	require.Contains(t, game.Picture(-1), ">throw the sticks<")
	require.False(t, marked(game.Play(0)), "the throw must be spent first")
	require.NotContains(t, game.Play(0).Picture(-1), ">throw the sticks<")
	momentOf(game).Programs[0] = bot.NewGreedy(momentOf(game).Rules())
	require.False(t, marked(game), "a program throws")
}

func TestAClickOnTheSticksThrowsThem(t *testing.T) {
	game := clicked(t, basic(t, yutnori.Geol), "sticks")
	require.Equal(t, []string{"a throws geol"}, game.Log())
	_, err := game.Click("sticks")
	require.EqualError(t, err, "Spend what you have thrown: geol.")
}

func TestTheSticksShowTheirResultWithItsSteps(t *testing.T) {
	house := newRules(t, yutnori.House())
	for result, text := range map[yutnori.Result]string{yutnori.BackGae: "back-gae -2", yutnori.Do: "do 1", yutnori.Mo: "mo 5"} {
		game := clicked(t, ui.New(house, ui.Script(house, result)).Begin(), "sticks")
		require.Contains(t, drawn(game), " "+text+" ")
		require.Contains(t, game.Picture(-1), ">"+text+"<")
	}
}

// turned returns the angle by which a part of a picture is rotated, in degrees.
func turned(t *testing.T, picture, part string) string {
	t.Helper()
	before, _, found := strings.Cut(picture, part)
	require.True(t, found, part)
	rotations := regexp.MustCompile(`rotate\((-?\d+) 220 220\)`).FindAllStringSubmatch(before, -1)
	return rotations[len(rotations)-1][1]
}

func TestSeveralPeopleSitAroundThePicture(t *testing.T) {
	for name, facts := range map[string]yutnori.Facts{"one corner": yutnori.Basic(4, 4), "four corners": yutnori.House()} {
		rules := newRules(t, facts)
		game := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, 1)).Begin()
		for player, angle := range []string{"0", "-90", "-180", "-270"} {
			letter := string(rune('a' + player))
			for strings.HasPrefix(game.Title(), letter+" ") {
				drawn := game.Picture(-1)
				require.Equal(t, angle, turned(t, drawn, `data-spot="sticks"`), name)
				require.Equal(t, angle, turned(t, drawn, `data-spot="hand"`), name)
				require.Equal(t, angle, turned(t, drawn, "▶ "+letter), name)
				require.Contains(t, drawn, `<g transform="rotate(0 163 443)">`, "the name is at the border")
				game = game.Play(0)
			}
		}
	}
}

func TestOnePersonReadsThePictureFromBelow(t *testing.T) {
	start := basicTable(t, yutnori.Do)
	start.Programs[1] = bot.NewGreedy(start.Rules())
	drawn := start.Begin().Play(0).Play(0).Picture(-1)
	require.Equal(t, "0", turned(t, drawn, `data-spot="sticks"`))
	require.Equal(t, "-180", turned(t, drawn, "▶ b"))
	require.Regexp(t, `rotate\(180 \d+ \d+\)"><text[^>]*>▶ b`, drawn, "turned back")
}
