package draughts_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
)

// drawnByHand is a board with every kind of piece, in both numberings.
const drawnByHand = "B:W32,K1:B7,K47"

func TestDrawingWithColumnsAndRows(t *testing.T) {
	require.Equal(t, strings.TrimPrefix(`
9   ⛁   ·   ·   ·   ·
8 ·   ⛂   ·   ·   ·
7   ·   ·   ·   ·   ·
6 ·   ·   ·   ·   ·
5   ·   ·   ·   ·   ·
4 ·   ·   ·   ·   ·
3   ·   ⛀   ·   ·   ·
2 ·   ·   ·   ·   ·
1   ·   ·   ·   ·   ·
0 ·   ⛃   ·   ·   ·
  0 1 2 3 4 5 6 7 8 9
`, "\n"), positionOf(t, drawnByHand).Diagram(draughts.Kata, nil))
}

func TestDrawingWithNumbers(t *testing.T) {
	require.Equal(t, strings.TrimPrefix(`
 1   ⛁   ·   ·   ·   ·   5
 6 ·   ⛂   ·   ·   ·    10
11   ·   ·   ·   ·   ·  15
16 ·   ·   ·   ·   ·    20
21   ·   ·   ·   ·   ·  25
26 ·   ·   ·   ·   ·    30
31   ·   ⛀   ·   ·   ·  35
36 ·   ·   ·   ·   ·    40
41   ·   ·   ·   ·   ·  45
46 ·   ⛃   ·   ·   ·    50
`, "\n"), positionOf(t, drawnByHand).Diagram(draughts.PDN, nil))
}

// Painting sees every square once, from the top, with the number of dark ones.
func TestDrawingIsPaintedSquareBySquare(t *testing.T) {
	var seen []draughts.Square
	drawing := draughts.Start().Diagram(draughts.Kata, func(s draughts.Square, text string) string {
		seen = append(seen, s)
		if s == 1 {
			return "[" + strings.TrimSpace(text) + "]"
		}
		return text
	})
	require.Len(t, seen, 100)
	require.Equal(t, []draughts.Square{0, 1, 0, 2}, seen[:4])
	require.Equal(t, []draughts.Square{6, 0, 7, 0}, seen[10:14])
	require.True(t, strings.HasPrefix(drawing, "9   [⛂]  ⛂"), drawing)
}

// The picture is well-formed, and shows each piece on its square.
func TestSVGShowsEachPieceOnItsSquare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPosition(t)
		n := rapid.SampledFrom([]draughts.Notation{draughts.Kata, draughts.PDN}).Draw(t, "notation")
		want := map[string]string{}
		for s, piece := range p.Pieces() {
			place := fmt.Sprint(20+s.X()*40, " ", 20+(9-s.Y())*40)
			want[place] = "#" + strings.ReplaceAll(piece.String(), " ", "-")
		}

		got := map[string]string{}
		for _, element := range elements(t, p.SVG(n)) {
			if element.name == "use" {
				got[element.x+" "+element.y] = element.href
			}
		}
		require.Equal(t, want, got)
	})
}

// In PDN each number stands in its square; in the kata each column and row has
// its digit at the edge, below and to the left.
func TestSVGNamesTheSquares(t *testing.T) {
	named := map[draughts.Square]bool{}
	for _, element := range elements(t, draughts.Start().SVG(draughts.PDN)) {
		if element.name != "text" {
			continue
		}
		s := draughts.Square(whole(t, element.text))
		named[s] = true
		require.Equal(t, [2]int{s.X(), 9 - s.Y()}, [2]int{(whole(t, element.x) - 20) / 40, (whole(t, element.y) - 20) / 40})
	}
	require.Len(t, named, 50)

	var columns, rows []string
	for _, element := range elements(t, draughts.Start().SVG(draughts.Kata)) {
		switch {
		case element.name != "text":
		case whole(t, element.y) > 420:
			require.Equal(t, len(columns), (whole(t, element.x)-20)/40)
			columns = append(columns, element.text)
		case whole(t, element.x) < 20:
			require.Equal(t, 9-len(rows), (whole(t, element.y)-20)/40)
			rows = append(rows, element.text)
		}
	}
	require.Equal(t, strings.Split("0123456789", ""), columns)
	require.Equal(t, strings.Split("0123456789", ""), rows)
}

// element is an element of an SVG document.
type element struct{ name, x, y, href, text string }

func whole(t require.TestingT, text string) int {
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}

// elements are the elements of a document, which is well-formed.
func elements(t require.TestingT, document string) []element {
	var list []element
	decoder := xml.NewDecoder(strings.NewReader(document))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return list
		}
		require.NoError(t, err)
		switch token := token.(type) {
		case xml.StartElement:
			next := element{name: token.Name.Local}
			for _, a := range token.Attr {
				switch a.Name.Local {
				case "x":
					next.x = a.Value
				case "y":
					next.y = a.Value
				case "href":
					next.href = a.Value
				}
			}
			list = append(list, next)
		case xml.CharData:
			if len(list) > 0 {
				list[len(list)-1].text += strings.TrimSpace(string(token))
			}
		}
	}
}
