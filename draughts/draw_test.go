package draughts_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
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
`, "\n"), fen(t, drawnByHand).Draw(draughts.Kata, nil))
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
`, "\n"), fen(t, drawnByHand).Draw(draughts.PDN, nil))
}

// Painting sees every square once, from the top, with the number of dark ones.
func TestDrawingIsPaintedSquareBySquare(t *testing.T) {
	var seen []draughts.Square
	drawing := draughts.Start().Draw(draughts.Kata, func(s draughts.Square, text string) string {
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
		texts := 0
		for element := range elements(t, p.SVG(n)) {
			attributes := map[string]string{}
			for _, a := range element.Attr {
				attributes[a.Name.Local] = a.Value
			}
			switch element.Name.Local {
			case "use":
				got[attributes["x"]+" "+attributes["y"]] = attributes["href"]
			case "text":
				texts++
			}
		}
		require.Equal(t, want, got)
		require.Equal(t, map[draughts.Notation]int{draughts.Kata: 20, draughts.PDN: 50}[n], texts)
	})
}

// elements goes through the elements of a document to its end.
func elements(t require.TestingT, document string) func(yield func(xml.StartElement) bool) {
	return func(yield func(xml.StartElement) bool) {
		decoder := xml.NewDecoder(strings.NewReader(document))
		for {
			token, err := decoder.Token()
			if errors.Is(err, io.EOF) {
				return
			}
			require.NoError(t, err)
			if element, ok := token.(xml.StartElement); ok && !yield(element) {
				return
			}
		}
	}
}
