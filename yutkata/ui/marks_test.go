package ui_test

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

// A mark is a circle or a text of a picture, and its place in the picture.
type mark struct {
	point
	class, text string // the class of the mark, or else of the group around it
	radius      float64
}

// marksOf returns the circles and the texts of a picture.
func marksOf(t *testing.T, picture string) (marks []mark) {
	t.Helper()
	type group struct {
		point
		class string
	}
	groups := []group{{}}
	decoder := xml.NewDecoder(strings.NewReader(picture))
	for token, err := decoder.Token(); err == nil; token, err = decoder.Token() {
		around := groups[len(groups)-1]
		switch token := token.(type) {
		case xml.StartElement:
			attributes := map[string]string{"x": "0", "y": "0", "cx": "0", "cy": "0", "r": "0", "class": around.class}
			for _, a := range token.Attr {
				attributes[a.Name.Local] = cmp.Or(a.Value, attributes[a.Name.Local])
			}
			move := point{}
			if place, ok := strings.CutPrefix(attributes["transform"], "translate("); ok {
				_, err := fmt.Sscan(strings.ReplaceAll(place, ")", " "), &move.x, &move.y)
				require.NoError(t, err)
			}
			at := point{around.x + move.x, around.y + move.y}
			groups = append(groups, group{at, attributes["class"]})
			if name := token.Name.Local; name == "circle" || name == "text" {
				own := pointOf(t, []string{attributes[map[string]string{"circle": "cx", "text": "x"}[name]], attributes[map[string]string{"circle": "cy", "text": "y"}[name]]})
				marks = append(marks, mark{point{at.x + own.x, at.y + own.y}, attributes["class"], "", pointOf(t, []string{attributes["r"], "0"}).x})
			}
		case xml.CharData:
			if len(marks) > 0 {
				marks[len(marks)-1].text += string(token)
			}
		case xml.EndElement:
			groups = groups[:len(groups)-1]
		}
	}
	return marks
}

// ofClass returns the marks of a class.
func ofClass(marks []mark, class string) (found []mark) {
	for _, mark := range marks {
		if mark.class == class {
			found = append(found, mark)
		}
	}
	return found
}

func TestEachSpaceHasItsNumberAndEachObstacleItsSign(t *testing.T) {
	marks := marksOf(t, started(t, play.Choices{"obstacle": "4:miss,7:back:3"}).Picture(-1))
	stations, numbers, signs := ofClass(marks, "station"), ofClass(marks, "number"), ofClass(marks, "sign")
	require.Len(t, stations, 15)
	require.Len(t, numbers, 14, "the goal has a flag")
	above := map[string]string{"4": "⊘", "7": "↶3"}
	for i, number := range numbers {
		require.Equal(t, strconv.Itoa(i+1), number.text)
		station := stations[i]
		require.InDelta(t, station.x, number.x, 0)
		if above[number.text] != "" {
			require.Equal(t, above[number.text], signs[0].text)
			require.InDelta(t, station.x, signs[0].x, 0)
			requireBetween(t, station.y-station.radius, station.y, number.y, "the number is above")
			requireBetween(t, station.y, station.y+station.radius, signs[0].y, "the sign is below")
			signs = signs[1:]
			continue
		}
		requireBetween(t, station.y, station.y+station.radius/3, number.y, "the letters are in the middle")
	}
	require.Empty(t, signs)
}

// A2 waits in the hand.
func TestARingIsAroundEachSpaceFromWhichATokenCanMove(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "oxxx,xxxx,xxoo,ooox"}), "t")
	require.Empty(t, ofClass(marksOf(t, game.Picture(0)), "picked"), "both tokens wait in the hand")
	require.Empty(t, ofClass(marksOf(t, game.Picture(-1)), "halo"))
	shared := marksOf(t, middle(t, nil).Picture(-1))
	require.Len(t, ofClass(shared, "halo"), 1, "A1 and A2 share a space")
	require.Len(t, ofClass(shared, "dot"), 2, "a disc and its number")
	game = said(t, game, "A1", "t", "B1", "t", "B2", "t")
	require.Equal(t, []string{"A1: 3 to 4, sends off B1", "A2: enters on 1"}, options(game))
	for option, class := range map[int]string{-1: "halo", 0: "picked", 1: "halo"} {
		marks := marksOf(t, game.Picture(option))
		rings := append(ofClass(marks, "halo"), ofClass(marks, "picked")...)
		require.Len(t, rings, 1)
		require.Equal(t, class, rings[0].class)
		station := ofClass(marks, "station")[2]
		require.Equal(t, station.point, rings[0].point)
		require.Greater(t, rings[0].radius, station.radius)
		taken := ofClass(marks, "taken")
		require.Len(t, taken, 1)
		require.Equal(t, ofClass(marks, "station")[3].point, taken[0].point)
	}
}

func TestASmallDotIsBesideTheMiddleOfItsSpace(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "obstacle": "4:miss", "throws": "xxxx"}), "t")
	marks := marksOf(t, game.Picture(-1))
	station, dots := ofClass(marks, "station")[3], ofClass(marks, "dot")
	require.Len(t, dots, 2, "a disc and a number")
	require.Equal(t, "4", dots[1].text)
	requireBetween(t, station.radius, 42, dots[0].distance(station.point), "at the edge of the space")
	require.Greater(t, dots[0].x, station.x)
	require.Less(t, dots[0].y, station.y, "below is the mark of a token that can only stay")
}

func TestFlyingSticksAreAboveTheirMatAndTurn(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "throws": "xxxo"})
	lies := func(game play.Game, n int) (class string, at point, turn float64) {
		stick := with(drawn(t, game), "id", "stick-"+strconv.Itoa(n))[0]
		numbers := regexp.MustCompile(`-?\d+`).FindAllString(stick["transform"], -1)
		require.Len(t, numbers, 3)
		return stick["class"], pointOf(t, numbers[:2]), pointOf(t, []string{numbers[2], "0"}).x
	}
	thrown := said(t, game, "t")
	for n := 1; n <= 4; n++ {
		turns := map[float64]bool{}
		class, on, _ := lies(thrown, n)
		require.Equal(t, "stick", class)
		for _, frame := range thrown.Motion(game) {
			class, at, turn := lies(frame, n)
			require.Equal(t, "stick flying", class)
			require.InDelta(t, on.x, at.x, 0)
			requireBetween(t, on.y-40, on.y-10, at.y, "in the air")
			turns[turn] = true
		}
		require.Greater(t, len(turns), 2)
	}
}
