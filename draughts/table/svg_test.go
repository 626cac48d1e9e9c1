package table_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
	"games.example/draughts/table"
)

// The picture is well-formed, and shows each piece on its square.
func TestSVGShowsEachPieceOnItsSquare(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		p := anyPosition(t)
		n := draughts.Notation(rapid.IntRange(0, 1).Draw(t, "notation"))
		want := map[string]string{}
		for s, piece := range p.Pieces() {
			place := fmt.Sprint(20+s.X()*40, " ", 20+(9-s.Y())*40)
			want[place] = "#" + strings.ReplaceAll(piece.String(), " ", "-")
		}

		got := map[string]string{}
		for _, element := range elements(t, table.SVG(p, table.Picture{Notation: n})) {
			if element.name == "use" {
				got[element.x+" "+element.y] = element.href
			}
		}
		require.Equal(t, want, got)
	})
}

// In PDN each square has its number in it; in the kata each column and row has
// its digit at the edge, below and to the left.
func TestSVGNamesTheSquares(t *testing.T) {
	named := map[draughts.Square]bool{}
	for _, element := range elements(t, table.SVG(draughts.Start(), table.Picture{Notation: draughts.PDN})) {
		if element.name != "text" {
			continue
		}
		s := draughts.Square(whole(t, element.text))
		named[s] = true
		require.Equal(t, [2]int{s.X(), 9 - s.Y()}, [2]int{(whole(t, element.x) - 20) / 40, (whole(t, element.y) - 20) / 40})
	}
	require.Len(t, named, 50)
	require.Equal(t, table.SVG(draughts.Start(), table.Picture{Notation: draughts.PDN}),
		table.SVG(draughts.Start(), table.Picture{Notation: draughts.Notation(9)}))

	var columns, rows []string
	for _, element := range elements(t, table.SVG(draughts.Start(), table.Picture{})) {
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

// A picture covers its background, and shows who is to move: a disk at the
// right edge, low for White and high for Black.
func TestSVGHasABackgroundAndShowsWhoIsToMove(t *testing.T) {
	for color, y := range map[draughts.Color]string{draughts.White: "400", draughts.Black: "40"} {
		p := draughts.Start().WithToMove(color)
		list := elements(t, table.SVG(p, table.Picture{}))
		background := list[slices.IndexFunc(list, func(e element) bool { return e.name == "rect" })]
		require.Equal(t, "background", background.attributes["class"])
		require.Equal(t, list[0].attributes["width"], background.attributes["width"])
		require.Equal(t, list[0].attributes["height"], background.attributes["height"])

		last := list[len(list)-1]
		require.Equal(t, "circle", last.name)
		require.Equal(t, color.String(), last.attributes["class"])
		require.Equal(t, y, last.attributes["cy"])
		title := list[slices.IndexFunc(list, func(e element) bool { return e.name == "title" })]
		require.Equal(t, color.String()+" to move: "+p.FEN(), title.text)
	}
}

func TestSVGShowsArrowsAndMarks(t *testing.T) {
	var arrows, marks []string
	for _, e := range elements(t, table.SVG(draughts.Start(), table.Picture{
		Arrows: []table.Arrow{{From: 32, To: 28}, {From: 1, To: 50}, {From: 0, To: 5}, {From: 5, To: 51}},
		Marks:  draughts.SquaresOf(46, 5),
	})) {
		switch e.attributes["class"] {
		case "arrow":
			arrows = append(arrows, fmt.Sprint(e.attributes["x1"], " ", e.attributes["y1"], " ", e.attributes["x2"], " ", e.attributes["y2"]))
		case "mark":
			marks = append(marks, e.x+" "+e.y)
		}
	}
	// Square 32 is in column 3 and row 3, 28 in column 4 and row 4.
	require.Equal(t, []string{"160 280 200 240", "80 40 360 400"}, arrows)
	require.Equal(t, []string{"382 22", "22 382"}, marks)
}

// A king is a man with a crown, at least a quarter of a square wide and high.
func TestSVGShowsKingsWithACrown(t *testing.T) {
	for _, e := range elements(t, table.SVG(draughts.Start(), table.Picture{})) {
		if !strings.HasSuffix(e.attributes["class"], "-crown") {
			continue
		}
		var xs, ys []int
		for i, field := range strings.Fields(strings.NewReplacer("M", "", "L", "", "Z", "").Replace(e.attributes["d"])) {
			if i%2 == 0 {
				xs = append(xs, whole(t, field))
			} else {
				ys = append(ys, whole(t, field))
			}
		}
		require.GreaterOrEqual(t, slices.Max(xs)-slices.Min(xs), 10)
		require.GreaterOrEqual(t, slices.Max(ys)-slices.Min(ys), 10)
	}
}

// element holds an element of an SVG document.
type element struct {
	name, x, y, href, text string
	attributes             map[string]string
}

func whole(t require.TestingT, text string) int {
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}

// elements returns the elements of a document, which must be well-formed.
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
			attributes := map[string]string{}
			for _, a := range token.Attr {
				attributes[a.Name.Local] = a.Value
			}
			list = append(list, element{
				name: token.Name.Local, x: attributes["x"], y: attributes["y"], href: attributes["href"],
				attributes: attributes,
			})
		case xml.CharData:
			if len(list) > 0 {
				list[len(list)-1].text += strings.TrimSpace(string(token))
			}
		}
	}
}

// anyPosition returns a position with any piece on any square.
func anyPosition(t *rapid.T) draughts.Position {
	p := draughts.Position{}.WithToMove(draughts.Color(rapid.IntRange(0, 1).Draw(t, "to move")))
	for s := draughts.Square(1); s.OnBoard(); s++ {
		p = p.With(s, draughts.Piece(rapid.IntRange(0, 4).Draw(t, "piece")))
	}
	return p
}
