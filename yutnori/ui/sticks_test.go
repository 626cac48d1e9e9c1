package ui_test

import (
	"encoding/xml"
	"fmt"
	"math"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/ui"
)

// A stick is 208 units long and 44 wide. A station has a radius of 15, and a corner of 27.
func TestTheSticksCoverNoStation(t *testing.T) {
	drawn := picture(t, basic(t, yutnori.Do), -1)
	for name, stick := range drawn.with("id") {
		lies := numbers(t, stick.attr("transform"))
		for spot, group := range drawn.with("data-spot") {
			if spot == "sticks" {
				continue
			}
			at := numbers(t, group.Elements[0].attr("cx")+" "+group.Elements[0].attr("cy")+" "+group.Elements[1].attr("r"))
			angle := lies[2] * math.Pi / 180
			x, y := at[0]-lies[0], at[1]-lies[1]
			along, aside := math.Abs(x*math.Cos(angle)+y*math.Sin(angle)), math.Abs(y*math.Cos(angle)-x*math.Sin(angle))
			require.Greater(t, math.Hypot(max(along-104, 0), max(aside-22, 0)), at[2], "%s and the station %s", name, spot)
		}
	}
}

func TestTheSticksFlyAboveTheBoard(t *testing.T) {
	before := basic(t, yutnori.Do)
	frames := played(before, 1).Motion(before)
	require.NotEmpty(t, frames)
	middle := func(game play.Game, stick string) float64 { // the distance from the middle of the board
		at := numbers(t, picture(t, game, -1).with("id")[stick].attr("transform"))
		return math.Hypot(at[0]-255, at[1]-255)
	}
	for _, frame := range frames {
		for n := range 4 {
			stick := fmt.Sprintf("piece-stick%d", n+1)
			require.Less(t, middle(frame, stick), middle(before, stick), "toward the middle")
			require.Positive(t, middle(frame, stick))
		}
		picture := frame.Picture(-1)
		require.Greater(t, strings.Index(picture, `class="stick flying"`), strings.LastIndex(picture, `class="station"`))
		require.Equal(t, 4, strings.Count(picture, `class="stick flying"`))
	}
}

// Every stick has a flat or a round side, and a marked flat side has a cross.
func TestTheRulesShowTheSticksOfEachResult(t *testing.T) {
	for rules, results := range map[string][]yutnori.Result{
		"basic": {yutnori.BackDo, yutnori.Do, yutnori.Gae, yutnori.Geol, yutnori.Yut, yutnori.Mo},
		"house": {yutnori.BackGeol, yutnori.BackGae, yutnori.BackDo, yutnori.Do, yutnori.Gae, yutnori.Geol, yutnori.Yut, yutnori.Mo},
	} {
		drawn := (ui.Setup{}).Pages(play.Choices{"rules": rules})[2].Picture
		require.NoError(t, xml.Unmarshal([]byte(drawn), new(struct{})))
		require.NotContains(t, drawn, "aria-hidden", "the page adds it")
		heights := regexp.MustCompile(`translate\(\d+ (\d+)\)"><g transform="scale`).FindAllStringSubmatch(drawn, -1)
		labels := regexp.MustCompile(`class="number" x="\d+" y="(\d+)" font-size="15"`).FindAllStringSubmatch(drawn, -1)
		box := numbers(t, regexp.MustCompile(`viewBox="([^"]*)"`).FindStringSubmatch(drawn)[1])
		for i := range results {
			middle := numbers(t, heights[4*i][1])[0]
			require.InDelta(t, middle+0.36*15, numbers(t, labels[i][1])[0], 1, "the name is beside the sticks")
			require.InDelta(t, box[3]*(float64(i)+0.5)/float64(len(results)), middle, 5, "the rows fill the picture")
		}
		first, last := numbers(t, heights[0][1])[0], numbers(t, heights[len(heights)-1][1])[0]
		require.InDelta(t, first, box[3]-last, 0, "the margins above and below the rows are equal")
		rows := strings.Split(drawn, `class="number"`)[1:]
		require.Len(t, rows, len(results))
		for i, result := range results {
			flat := strings.Count(rows[i], `class="flat"`)
			require.Contains(t, rows[i], ">"+result.String()+"<")
			require.Equal(t, 4, flat+strings.Count(rows[i], `class="round"`))
			want := map[bool]int{true: -result.Steps(), false: result.Steps() % 5}[result.Back()]
			require.Equal(t, want, flat, result)
			if result.Back() {
				require.Equal(t, flat+3*(4-flat), strings.Count(rows[i], `class="cross"`), "all flat sides are marked")
			}
		}
	}
}

func TestTheSticksAreMarkedWhileAPersonHasToThrow(t *testing.T) {
	game := basic(t, yutnori.Gae, yutnori.Do)
	marked := func(game play.Game) bool { return strings.Contains(game.Picture(-1), `class="stick ready"`) }
	require.True(t, marked(game))
	require.False(t, marked(game.Play(0)), "the throw must be spent first")
	momentOf(game).Programs[0] = bot.NewGreedy(momentOf(game).Rules())
	require.False(t, marked(game), "a program throws")
}

func TestAClickOnTheSticksThrowsThem(t *testing.T) {
	game := clicked(t, basic(t, yutnori.Geol), "sticks")
	require.Equal(t, []string{"a throws geol"}, game.Log())
	require.Equal(t, game.Log(), clicked(t, basic(t, yutnori.Geol), "5,5").Log(), "the middle of the board")
	_, err := game.Click("sticks")
	require.EqualError(t, err, "Spend what you have thrown: geol.")
}

func TestTheSticksShowTheirResultWithItsSteps(t *testing.T) {
	house := newRules(t, yutnori.House())
	for result, text := range map[yutnori.Result]string{yutnori.BackGae: "back-gae -2", yutnori.Do: "do 1", yutnori.Mo: "mo 5"} {
		game := clicked(t, ui.New(house, ui.Script(house, result)).Begin(), "sticks")
		require.Contains(t, drawn(game), " "+text+" ")
		require.Contains(t, game.Picture(-1), `data-spot="sticks" role="button" aria-label="`+text+`"`)
	}
	// Each round side has three crosses, and the flat side of a marked stick has one.
	for result, crosses := range map[yutnori.Result]int{yutnori.Yut: 1, yutnori.Mo: 4 * 3} {
		require.Equal(t, crosses, strings.Count(played(basic(t, result), 1).Picture(-1), `class="cross"`), result)
	}
	// Where x marks other sticks, the cross of X is larger.
	for result, sizes := range map[yutnori.Result]string{yutnori.BackDo: "26", yutnori.Do: "12", yutnori.BackGae: "26 12"} {
		var crosses []string
		picture := clicked(t, ui.New(house, ui.Script(house, result)).Begin(), "sticks").Picture(-1)
		for _, flat := range strings.Split(picture, `<g class="flat">`)[1:] {
			_, cross, _ := strings.Cut(flat, `class="cross" d="M`)
			cross, _, _ = strings.Cut(cross, " ")
			_, size, _ := strings.Cut(cross, "l")
			crosses = append(crosses, size)
		}
		require.Equal(t, sizes, strings.Join(crosses, " "), result)
	}
}
