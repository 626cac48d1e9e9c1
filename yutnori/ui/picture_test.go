package ui_test

import (
	"encoding/xml"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/internal/play/parts"
	"games.example/yutnori"
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
	require.Empty(t, places(t, start), "all pieces are in the hands")
	require.Equal(t, map[string]string{"piece-a1": "translate(465 297)"}, places(t, moved), "cell 6, 10")
	met := played(moved, 1, 1)
	require.Equal(t, "translate(465 381)", places(t, met)["piece-b1"], "cell 8, 10")
	caught := places(t, played(met, 1, 1))
	require.Equal(t, "translate(465 381)", caught["piece-a2"])
	require.NotContains(t, caught, "piece-b1")
}

func TestEveryPictureIsWellFormedAndLabeled(t *testing.T) {
	t.Parallel()
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
		counts, _ := game.Counts()
		away := 0
		for _, count := range counts {
			away += count.Hand + count.Home
		}
		require.Len(t, places(t, game), facts.Players*facts.Pieces-away)
		spots := drawn.with("data-spot")
		for row := range 11 {
			for column := range 11 {
				_, is := spots[fmt.Sprintf("%d,%d", row, column)]
				require.Equal(t, strings.Contains(cells, fmt.Sprintf(" %d,%d ", row, column)), is)
			}
		}
		require.Contains(t, spots, "sticks")
		for name, spot := range spots {
			if name != "sticks" { // also each stick, which screen readers do not see
				require.Equal(t, "button", spot.attr("role"))
				require.NotEmpty(t, spot.attr("aria-label"))
			}
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

// numbers returns the numbers in a text.
func numbers(t *testing.T, text string) (all []float64) {
	t.Helper()
	for _, found := range regexp.MustCompile(`-?[\d.]+`).FindAllString(text, -1) {
		number, err := strconv.ParseFloat(found, 64)
		require.NoError(t, err)
		all = append(all, number)
	}
	return all
}

func TestStationsAreFarApart(t *testing.T) {
	var places [][]float64
	for spot, group := range picture(t, basic(t, yutnori.Do), -1).with("data-spot") {
		if spot != "sticks" {
			places = append(places, numbers(t, group.Elements[0].attr("cx")+" "+group.Elements[0].attr("cy")))
		}
	}
	require.Len(t, places, 29)
	for i, place := range places {
		for _, other := range places[:i] {
			require.GreaterOrEqual(t, math.Hypot(place[0]-other[0], place[1]-other[1])*340/510, 44.0, "in a board of 340 pixels")
		}
	}
}

// labels returns the texts of a picture.
func labels(picture string) (all []string) {
	for _, found := range regexp.MustCompile(`>(\w+)</text>`).FindAllStringSubmatch(picture, -1) {
		all = append(all, found[1])
	}
	return all
}

func TestTheHelpForABrowserHasThePictureOfTheGame(t *testing.T) {
	for rules, letters := range map[string][]string{"basic": nil, "house": {"A", "B", "C", "D"}} {
		drawn := labels((ui.Setup{}).Pages(play.Choices{"rules": rules, "level": "perfect"})[1].Picture)
		for number := 1; number <= int(yutnori.Last); number++ {
			require.Contains(t, drawn, strconv.Itoa(number))
		}
		require.Len(t, drawn, int(yutnori.Last)+len(letters))
		require.Subset(t, drawn, letters, "the corner of each side")
	}
}

func TestTheHelpSaysWhoseRoadNamesThePlaces(t *testing.T) {
	for computer, road := range map[string]string{"1,2,3": "your road", "0": "the road of B", "none": "the road of A", "0,1,2,3": "the road of A"} {
		pages := ui.Setup{Capitals: true}.Pages(play.Choices{"rules": "house", "computer": computer})
		require.Contains(t, pages[1].Lines[1], "along "+road, computer)
	}
}

// The center of a corner's number is above the center of its arrow.
func TestTheNumberOfTheStartIsBesideItsArrow(t *testing.T) {
	arrow := regexp.MustCompile(`<g transform="translate\((\d+) (\d+)\)[^>]*><path class="arrow"`)
	require.Equal(t, []float64{465, 465}, numbers(t, strings.Join(arrow.FindStringSubmatch(basic(t, yutnori.Do).Still())[1:], " ")))
	numbered, _ := basic(t, yutnori.Do).Key("#")
	picture := numbered.Still()
	y := regexp.MustCompile(`x="465" y="(\d+)" font-size="(\d+)"[^>]*>29<`).FindStringSubmatch(picture)
	require.Len(t, y, 3)
	number, at := numbers(t, y[1]+" "+y[2]), numbers(t, strings.Join(arrow.FindStringSubmatch(picture)[1:], " "))
	require.Greater(t, at[1]-12*0.6, number[0], "the baseline of the number is above the arrow")
	require.Less(t, at[1]+11*0.6, 465.0+27, "the arrow is in the corner")
	require.Greater(t, number[0]-number[1], 465.0-27, "the number is in the corner")
}

func TestTheChipsCountEqualThrowsInTheirOrder(t *testing.T) {
	game := played(basic(t, yutnori.Yut, yutnori.Mo, yutnori.Yut, yutnori.Do), 1, 1, 1, 1)
	yut, mo, do := play.Chip{Text: "yut", Steps: 4, Times: 2}, play.Chip{Text: "mo", Steps: 5, Times: 1}, play.Chip{Text: "do", Steps: 1, Times: 1}
	_, chips := game.Counts()
	require.Equal(t, []play.Chip{yut, mo, do}, chips)
	spent, err := game.Say("yut 0")
	require.NoError(t, err)
	_, chips = spent.Counts()
	yut.Times = 1
	require.Equal(t, []play.Chip{yut, mo, do, {Text: "yut", Steps: 4}}, chips)
}

func TestAResultThatIsThrownAgainIsNotTheSpentChip(t *testing.T) {
	game := played(basic(t, yutnori.Do, yutnori.Do, yutnori.Do), 1, 1, 1, 1, 1) // b catches and throws again
	_, chips := game.Counts()
	require.Equal(t, []play.Chip{{Text: "do", Steps: 1}, {Text: "do", Steps: 1, Times: 1}}, chips)
}

func TestTheStripOfAPlayerNamesTheAnimal(t *testing.T) {
	noted := func(choices play.Choices) (notes []string) {
		counts, _ := started(t, choices, 1).Counts()
		for _, count := range counts {
			notes = append(notes, count.Note)
		}
		return notes
	}
	require.Equal(t, []string{"pig", "dog · hard"}, noted(play.Choices{"rules": "animals", "computer": "1", "level": "strong"}))
	require.Equal(t, []string{"돼지", "개"}, noted(play.Choices{"rules": "animals", "computer": "none", "lang": "ko"}))
	require.Equal(t, []string{"", ""}, noted(play.Choices{"computer": "1"}))
}

func TestPlayersAreNamedBesideTheBoardIfPeoplePlayEachOther(t *testing.T) {
	for computer, want := range map[string][]string{"1": {"", ""}, "none": {"A", "B"}} {
		counts, _ := started(t, play.Choices{"computer": computer}, 1).Counts()
		require.Equal(t, want, []string{counts[0].Name, counts[1].Name}, computer)
	}
}

func TestThePlaceOfTheLastMoveIsMarked(t *testing.T) {
	game := basic(t, yutnori.Geol)
	last := regexp.MustCompile(`<circle class="last" cx="(\d+)" cy="(\d+)"`)
	require.NotRegexp(t, last, game.Picture(-1))
	moved := played(game, 1, 1)
	piece := regexp.MustCompile(`id="piece-a\d" class="piece player0" transform="translate\((\d+) (\d+)\)"`).FindStringSubmatch(moved.Picture(-1))
	marks := last.FindAllStringSubmatch(moved.Picture(-1), -1)
	require.Len(t, marks, 1)
	require.Equal(t, piece[1:], marks[0][1:])
}

func TestAPlaceThatThePieceHasLeftIsNotMarked(t *testing.T) {
	game := read(t, "yutnori play --pieces=1\npieces 0 | 1 | 1\nplayer 1 throws yut\nplayer 1 throws do\nplayer 1 moves 1 yut: to 5\nplayer 1 moves 5 do: to 20\n")
	require.Equal(t, 1, strings.Count(game.Picture(-1), `class="last"`))
}

func TestThePiecesShowTheAnimalOfTheirPlayer(t *testing.T) {
	game := started(t, play.Choices{"rules": "animals", "players": "4", "computer": "none"}, 1)
	counts, _ := game.Counts()
	for player, animal := range []string{"pig", "dog", "sheep", "cow"} {
		require.Contains(t, counts[player].Piece, `class="emblem `+animal+`"`)
		require.Contains(t, counts[player].Piece, ">"+string(rune('A'+player))+"<", "the letter of the log")
	}
	for !strings.Contains(game.Still(), `id="piece-b`) {
		game = game.Play(len(game.Options()) - 1)
	}
	require.Contains(t, game.Still(), `class="emblem dog"`)
	counts, _ = started(t, nil, 1).Counts()
	require.NotContains(t, counts[0].Piece, "emblem")
}

func TestAGameWithAnimalsTellsTheirPowersBeforeTheFirstThrow(t *testing.T) {
	aim := func(choices play.Choices) string { return started(t, choices, 1).Words().Aim }
	require.Equal(t, "Pig (a): catching it ends the turn at once. Dog (b): geol throws again, too.", aim(play.Choices{"rules": "animals"}))
	require.Equal(t, "Bring all your pieces home first.", aim(nil))
}

func TestASpentResultStaysInSightUntilTheNextThrow(t *testing.T) {
	game := basic(t, yutnori.Mo, yutnori.Do, yutnori.Gae)
	_, chips := game.Counts()
	require.Empty(t, chips)
	game = played(game, 1, 1)
	for _, step := range []struct {
		move  string
		chips []play.Chip
	}{
		{"do 0", []play.Chip{{Text: "mo", Steps: 5, Times: 1}, {Text: "do", Steps: 1}}},
		{"mo 0", []play.Chip{{Text: "mo", Steps: 5}, {Text: "do", Steps: 1}}},
	} {
		next, err := game.Say(step.move)
		require.NoError(t, err)
		_, chips = next.Counts()
		require.Equal(t, step.chips, chips)
		game = next
	}
	_, chips = played(game, 1).Counts()
	require.Equal(t, []play.Chip{{Text: "gae", Steps: 2, Times: 1}}, chips)
}

func TestAPieceAtHomeIsCountedAndNotDrawn(t *testing.T) {
	game := played(basic(t, yutnori.Mo, yutnori.Yut, yutnori.Geol), 1, 1, 1)
	for _, move := range []string{"mo 0", "geol 5"} {
		next, err := game.Say(move)
		require.NoError(t, err)
		game = next
	}
	picked := clicked(t, game, nameOfPiece(t, game, "piece-a1"))
	require.Contains(t, picture(t, picked, -1).with("data-spot"), "home")
	clicked := clicked(t, picked, "home")
	counts, _ := clicked.Counts()
	require.Equal(t, []int{3, 1}, []int{counts[0].Hand, counts[0].Home})
	require.Empty(t, places(t, clicked))
}

// The board has 344 of the 360 pixels of a narrow phone. A corner has a radius of 27, a
// flag a half side of at least 20, and a dot a radius of at least 13.
func TestALargeFlagWithItsNumberBesideItLeadsHome(t *testing.T) {
	house := newRules(t, yutnori.House())
	turns := ui.Script(house, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.BackDo, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Gae)
	for name, test := range map[string]struct {
		game   play.Game
		inFree bool
	}{
		"a free corner":           {read(t, "yutnori play --pieces=2\npieces 19 19 | 0 0 | 0\nplayer 0 throws gae\n"), true},
		"the piece on the corner": {read(t, "yutnori play --pieces=2\npieces 29 0 | 0 0 | 0\nplayer 0 throws gae\n"), false},
		"an opponent's piece":     {read(t, "yutnori play --pieces=2\npieces 28 0 | 29 0 | 0\nplayer 0 throws gae\n"), false},
		"another target":          {read(t, "yutnori play --pieces=2\npieces 19 19 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws do\n"), false},
		"another corner":          {played(ui.New(house, turns).Begin(), slices.Repeat([]int{1}, 19)...), false},
	} {
		now := state(test.game)
		turn := now.Turn()
		picked := clicked(t, test.game, spot(momentOf(test.game).Rules(), turn, slices.Max(now.Pieces(turn))))
		for _, option := range picked.Options() {
			require.Equal(t, option.To == "home", option.Flag, name)
		}
		drawn, spots := picked.Picture(-1), picture(t, picked, -1).with("data-spot")
		home, corner := spots["home"].Elements[0], spots[spot(momentOf(test.game).Rules(), turn, yutnori.Last)].Elements[0]
		require.GreaterOrEqual(t, numbers(t, home.attr("r"))[0]*2*344/510, 44.0, name)
		at, middle := numbers(t, home.attr("cx")+" "+home.attr("cy")), numbers(t, corner.attr("cx")+" "+corner.attr("cy"))
		flag := regexp.MustCompile(`translate\((\d+ \d+)\)"><g transform="scale\([\d.]+\)"><g class="goal"`).FindStringSubmatch(drawn)
		require.Equal(t, at, numbers(t, flag[1]), name)
		away := func(from []float64) float64 { return math.Hypot(from[0]-at[0], from[1]-at[1]) }
		if test.inFree {
			require.Zero(t, away(middle), name)
		} else {
			require.Greater(t, away(middle), 27.0+20, name)
			way := regexp.MustCompile(`data-way="home ` + string(rune('a'+turn)) + `" cx="(-?\d+)" cy="(-?\d+)"`).FindStringSubmatch(drawn)
			end := numbers(t, way[1]+" "+way[2])
			left := 1 - 30/math.Hypot(end[0]-middle[0], end[1]-middle[1])
			tip := []float64{middle[0] + left*(end[0]-middle[0]), middle[1] + left*(end[1]-middle[1])}
			require.Greater(t, away(tip), 20.0+13, "the tip of an arrow home is beyond the corner")
		}
		dots := regexp.MustCompile(`translate\((\d+ \d+)\)"><g class="dot"`).FindAllStringSubmatch(drawn, -1)
		require.NotEmpty(t, dots, name)
		for _, dot := range dots {
			require.Greater(t, away(numbers(t, dot[1])), 20.0+13, name)
		}
	}
}

func TestADotWithTwoNumbersIsBroad(t *testing.T) {
	for record, numbers := range map[string]string{"player 0 throws yut\nplayer 0 throws geol\n": "3 4", "player 0 throws geol\n": "3"} {
		game := read(t, "yutnori play --pieces=2\npieces 28 100 | 0 0 | 0\n"+record)
		dot := regexp.MustCompile(`<g class="dot"[^>]*><(\w+)[^>]*/><text[^>]*>([^<]+)<`).FindStringSubmatch(clicked(t, game, spot(momentOf(game).Rules(), 0, 28)).Picture(-1))
		require.Equal(t, []string{map[bool]string{true: "rect", false: "circle"}[len(numbers) > 1], numbers}, dot[1:])
	}
}

// nameOfPiece returns the spot on which a piece lies.
func nameOfPiece(t *testing.T, game play.Game, id string) string {
	t.Helper()
	at := numbers(t, places(t, game)[id])
	for spot, group := range picture(t, game, -1).with("data-spot") {
		if spot != "sticks" && spot != "home" && group.Elements[0].attr("cx") == fmt.Sprint(at[0]) && group.Elements[0].attr("cy") == fmt.Sprint(at[1]) {
			return spot
		}
	}
	require.Fail(t, "no spot")
	return ""
}

func TestTheUpperPieceOfAStackHasTheNumberOfPieces(t *testing.T) {
	drawn := read(t, "yutnori play --pieces=4\npieces 3 3 3 8 | 0 0 0 0 | 0\n").Picture(-1)
	require.Regexp(t, `id="piece-a3".*>×3<`, drawn)
	require.NotRegexp(t, `id="piece-a[124]".*>×`, drawn)
	labels := regexp.MustCompile(`aria-label="[^"]*a: (\d) pieces"`).FindAllStringSubmatch(drawn, -1)
	require.Len(t, labels, 2)
	require.ElementsMatch(t, []string{"3", "1"}, []string{labels[0][1], labels[1][1]})
}

// Only an opponent's piece that is caught goes back to its hand.
func TestAnOptionTakesIfItCatches(t *testing.T) {
	waiting := func(game play.Game, but int) (hand int) {
		counts, _ := game.Counts()
		for player, count := range counts {
			if player != but {
				hand += count.Hand
			}
		}
		return hand
	}
	caught := 0
	for seed := range uint64(3) {
		whole(t, yutnori.Basic(2, 3), seed, func(before, _ play.Game) {
			player := momentOf(before).Turn().Player
			for i, option := range before.Options() {
				catches := waiting(before.Play(i), player) > waiting(before, player)
				require.Equal(t, catches, option.Takes, option.Text)
				if catches {
					caught++
				}
			}
		})
	}
	require.NotZero(t, caught)
}

func TestOnlyTheHandOfThePlayerOnTurnIsASpot(t *testing.T) {
	counts, _ := basic(t, yutnori.Gae).Counts()
	require.Equal(t, []string{"hand", ""}, []string{counts[0].Spot, counts[1].Spot})
	require.NotContains(t, counts[0].Piece, "×", "a single piece stands for the player")
}

// A ring would strike out the number of a stack, and a dot would cover it.
func TestAPieceStandsInItsRingBesideTheDot(t *testing.T) {
	game := read(t, "yutnori play --pieces=4\npieces 1 5 5 0 | 3 0 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws gae\n")
	for _, at := range []yutnori.Position{1, 5} {
		picked := clicked(t, game, spot(momentOf(game).Rules(), 0, at))
		drawn := picked.Picture(-1)
		rings := regexp.MustCompile(`class="(halo|picked|taken)"`).FindAllStringIndex(drawn, -1)
		require.NotEmpty(t, rings)
		require.Less(t, rings[len(rings)-1][0], strings.Index(drawn, `id="piece-a`))
		require.Equal(t, at == 1, strings.Contains(drawn, `class="taken"`), "only the piece on 1 catches")
		pieces := slices.Collect(maps.Values(places(t, picked)))
		for _, dot := range regexp.MustCompile(`<g transform="(translate[^"]*)"><g class="dot"`).FindAllStringSubmatch(drawn, -1) {
			require.NotContains(t, pieces, dot[1])
			if middle := numbers(t, dot[1]); at == 1 { // a capture, or a piece to join
				require.True(t, slices.ContainsFunc(pieces, func(piece string) bool {
					place := numbers(t, piece)
					return math.Abs(math.Hypot(place[0]-middle[0], place[1]-middle[1])-parts.Touch) < 1.5
				}), "the dot is on the ring of a piece")
			}
		}
	}
}

func TestThePictureMarksPiecesAndTargets(t *testing.T) {
	game := played(basic(t, yutnori.Gae, yutnori.Do, yutnori.Yut, yutnori.Do), 1, 1, 1, 1, 1, 1)
	marks := func(game play.Game, option int) (halos, picked, dots int) {
		drawn := game.Picture(option)
		return strings.Count(drawn, `class="halo"`), strings.Count(drawn, `class="picked"`), strings.Count(drawn, `class="dot"`)
	}
	halos, picked, dots := marks(game, -1)
	require.Equal(t, []int{1, 0, 0}, []int{halos, picked, dots}, "nothing is chosen")
	spot := nameOfPiece(t, game, "piece-a1")
	halos, picked, dots = marks(clicked(t, game, spot), -1)
	require.Equal(t, []int{0, 1, 2}, []int{halos, picked, dots}, "yut and do")
	require.NotRegexp(t, `class="(halo|picked|dot)"`, game.Still())
}

// Of several moves of one piece, the page shows all until a hint chooses one.
func TestAHintShowsOneTargetAndTheWayThere(t *testing.T) {
	game := read(t, "yutnori play --pieces=1\npieces 1 | 0 | 0\nplayer 0 throws yut\nplayer 0 throws do\n").Only()
	way := regexp.MustCompile(`<path class="way" d="M(\d+),(\d+)[^"]*L(\d+),(\d+)"/>`)
	all := game.Picture(-1)
	require.Equal(t, 2, strings.Count(all, `class="dot"`))
	require.NotRegexp(t, way, all)
	for option := range 2 {
		drawn := game.Picture(option)
		require.Equal(t, 1, strings.Count(drawn, `class="dot"`))
		dot := numbers(t, regexp.MustCompile(`translate\((\d+ \d+)\)"><g class="dot"`).FindStringSubmatch(drawn)[1])
		piece := numbers(t, places(t, game)["piece-a1"])
		ends := numbers(t, strings.Join(way.FindStringSubmatch(drawn)[1:], " "))
		require.Equal(t, piece, ends[:2], "the way begins at the piece")
		require.InDelta(t, 30, math.Hypot(ends[2]-dot[0], ends[3]-dot[1]), 2, "its tip is beside the dot")
	}
	only := read(t, "yutnori play --pieces=1\npieces 1 | 0 | 0\nplayer 0 throws do\n")
	require.NotRegexp(t, way, only.Picture(0), "nothing is to be chosen")
}

func TestAPlaceThatTwoResultsReachHasOneDotWithBoth(t *testing.T) {
	for _, player := range []string{"0", "1"} { // leaves the board at the lower right, or at the upper right
		game := read(t, "yutnori play --pieces=1 --corner=se,ne\npieces 29 | 29 | "+player+"\nplayer "+player+" throws yut\nplayer "+player+" throws do\n")
		drawn := clicked(t, game, map[string]string{"0": "10,10", "1": "0,10"}[player]).Picture(-1)
		require.Equal(t, 1, strings.Count(drawn, `data-spot="home" role="button"`))
		require.Equal(t, 1, strings.Count(drawn, `class="dot"`))
		require.Regexp(t, `class="dot".*>1 4</text>`, drawn)
		fromBorder := func(class string) float64 {
			at := regexp.MustCompile(`translate\((\d+ \d+)\)">(?:<g transform="scale\([\d.]+\)">)?<g class="` + class + `"`).FindStringSubmatch(drawn)
			require.Len(t, at, 2)
			place := numbers(t, at[1])
			return min(place[0], place[1], 510-place[0], 510-place[1])
		}
		require.Less(t, fromBorder("dot"), fromBorder("goal"), player)
	}
}

func TestTheFlagCoversNoCountOfAStack(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 19 19 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws do\n")
	drawn := clicked(t, game, spot(momentOf(game).Rules(), 0, 19)).Picture(-1)
	_, above, found := strings.Cut(drawn, `class="goal"`)
	require.True(t, found)
	require.Contains(t, above, ">×2</text>")
}

func TestTheNumberBesideTheFlagCanBeTouchedLikeTheFlag(t *testing.T) {
	for _, pieces := range []string{"19 0", "29 0"} { // the flag is on the corner, or beside it
		game := read(t, "yutnori play --pieces=2\npieces "+pieces+" | 0 0 | 0\nplayer 0 throws geol\n")
		from, _, _ := strings.Cut(pieces, " ")
		at, err := strconv.Atoi(from)
		require.NoError(t, err)
		drawn := clicked(t, game, spot(momentOf(game).Rules(), 0, yutnori.Position(at))).Picture(-1)
		dot := regexp.MustCompile(`translate\((\d+) (\d+)\)"><g class="dot"`).FindStringSubmatch(drawn)
		require.NotNil(t, dot)
		touch := fmt.Sprintf(`data-spot="home" aria-hidden="true" cx="%s" cy="%s"`, dot[1], dot[2])
		require.Equal(t, 1, strings.Count(drawn, touch))
		beyond := regexp.MustCompile(`data-spot="home" aria-hidden="true" cx="(\d+)" cy="(\d+)"`).FindStringSubmatch(drawn)
		corner := picture(t, game, -1).with("data-spot")["10,10"].Elements[0]
		touched, middle := numbers(t, beyond[1]+" "+beyond[2]), numbers(t, corner.attr("cx")+" "+corner.attr("cy"))
		require.Greater(t, touched[0], middle[0], "a piece is dragged home beyond the corner, too")
		require.InDelta(t, touched[0]-middle[0], touched[1]-middle[1], 0)
	}
}

func TestTheOtherPiecesThatCanMoveKeepFainterRings(t *testing.T) {
	game := read(t, "yutnori play --pieces=4\npieces 1 5 8 0 | 3 0 0 0 | 0\nplayer 0 throws gae\n")
	rings := func(game play.Game) (halos, picked, others int) {
		drawn := game.Picture(-1)
		return strings.Count(drawn, `class="halo"`), strings.Count(drawn, `class="picked"`), strings.Count(drawn, `class="other"`)
	}
	halos, picked, others := rings(game)
	require.Equal(t, []int{3, 0, 0}, []int{halos, picked, others})
	chosen := clicked(t, game, spot(momentOf(game).Rules(), 0, 5))
	halos, picked, others = rings(chosen)
	require.Equal(t, []int{0, 1, 2}, []int{halos, picked, others})
	require.NotContains(t, chosen.Still(), `class="other"`)
}
