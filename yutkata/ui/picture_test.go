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
)

// drawn returns the elements of a picture, each as a map of its attributes. It requires
// that the picture is well-formed and has no styles and no scripts.
func drawn(t *testing.T, game play.Game, option int) (elements []map[string]string) {
	t.Helper()
	picture := game.Picture(option)
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
		require.Contains(t, []string{"svg", "g", "rect", "circle", "text", "polyline"}, element.Name.Local)
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
	elements := drawn(t, game, -1)
	for _, spot := range []string{"1", "7", "15", "A1", "A2", "B1", "B2", "sticks"} {
		found := with(elements, "data-spot", spot)
		require.Len(t, found, 1, spot)
		require.NotEmpty(t, found[0]["aria-label"])
	}
	require.Empty(t, with(elements, "data-spot", "16"))
	require.Equal(t, "space 11, back 3", with(elements, "data-spot", "11")[0]["aria-label"])
	require.Equal(t, "B1 on the goal", with(elements, "id", "piece-B1")[0]["aria-label"])
	require.Len(t, with(elements, "class", "stick flat"), 2, "GE")
}

func TestATokenOfAPictureKeepsItsNameAndMoves(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "throws": "xxxo,xxoo"})
	before := with(drawn(t, game, -1), "id", "piece-A1")[0]
	game = said(t, game, "t", "A1")
	after := with(drawn(t, game, -1), "id", "piece-A1")[0]
	require.NotEqual(t, before["transform"], after["transform"])
	require.Equal(t, "A1 on space 3", after["aria-label"])
	require.Len(t, with(drawn(t, game, -1), "class", "last"), 1)
	game = said(t, game, "t")
	require.Empty(t, with(drawn(t, game, -1), "class", "next"))
	require.Len(t, with(drawn(t, game, 0), "class", "next"), 1)
}

func TestTokensOfAPictureWaitAboveThePathAndFinishBelowIt(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "spaces": "9", "throws": "oooo,xxxx,xxoo"})
	elements := drawn(t, said(t, game, "t", "A1", "t", "A1", "t", "A2"), -1)
	height := func(element map[string]string) (y int) {
		_, err := fmt.Sscanf(element["transform"], "translate(%d %d)", new(int), &y)
		require.NoError(t, err)
		return y
	}
	atStart := height(with(elements, "id", "piece-B1")[0])
	onPath := height(with(elements, "id", "piece-A2")[0])
	onGoal := height(with(elements, "id", "piece-A1")[0])
	require.Less(t, atStart, onPath)
	require.Less(t, onPath, onGoal)
}

// PlayerA's tokens wait at first; later they share a space or have finished.
func TestTheTokensOfAPictureDoNotOverlap(t *testing.T) {
	for _, spaces := range []string{"15", "3"} {
		for players := 2; players <= 4; players++ {
			for tokens := 1; tokens <= 4; tokens++ {
				round := "xxxo" + strings.Repeat(",xxoo", players-1)
				game := started(t, play.Choices{
					"spaces": spaces, "players": strconv.Itoa(players), "tokens": strconv.Itoa(tokens),
					"computer": "none", "throws": strings.Repeat(round+",", tokens) + round,
				})
				requireApart(t, game, players*tokens)
				for n := 1; n <= tokens; n++ {
					for player := 0; player < players && !game.Over(); player++ {
						token := "A" + strconv.Itoa(n)
						if player > 0 {
							token = string(rune('A'+player)) + "1"
						}
						game = said(t, game, "t", token)
					}
					requireApart(t, game, players*tokens)
				}
			}
		}
	}
}

// requireApart requires that the picture of a game has the given number of tokens,
// which are large enough to be clicked and do not overlap.
func requireApart(t *testing.T, game play.Game, tokens int) {
	t.Helper()
	picture := game.Picture(-1)
	found := regexp.MustCompile(`translate\((\d+) (\d+)\)" data-spot="..".*?<circle class="disc" r="(\d+)"`).FindAllStringSubmatch(picture, -1)
	require.Len(t, found, tokens)
	var width, height float64
	_, box, _ := strings.Cut(picture, "viewBox=")
	_, err := fmt.Sscanf(box, `"0 0 %f %f"`, &width, &height)
	require.NoError(t, err)
	type disc struct{ x, y, r float64 }
	var discs []disc
	for _, numbers := range found {
		var d disc
		_, err := fmt.Sscan(strings.Join(numbers[1:], " "), &d.x, &d.y, &d.r)
		require.NoError(t, err)
		require.True(t, d.r >= 12 && d.x >= d.r && d.y >= d.r && d.x+d.r <= width && d.y+d.r <= height, numbers)
		for _, other := range discs {
			require.GreaterOrEqual(t, math.Hypot(d.x-other.x, d.y-other.y), d.r+other.r, picture)
		}
		discs = append(discs, d)
	}
}

func TestAPictureOfALongPathShowsAPartOfIt(t *testing.T) {
	game := started(t, play.Choices{"spaces": "10000000", "tokens": "9", "players": "26", "computer": "none"})
	require.Less(t, len(drawn(t, game, -1)), 2000)
}
