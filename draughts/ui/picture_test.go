package ui_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"image/color"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
	"games.example/draughts/ui"
	"games.example/internal/message"
	"games.example/internal/play"
)

func TestTheRulesShowACaptureOfThreeMenInABrowser(t *testing.T) {
	for label, language := range map[string]message.Language{"board": nil, "판": ui.Korean} {
		picture := (ui.Setup{Language: language}).Pages(nil)[0].Picture
		require.Contains(t, picture, `aria-label="`+label+`"`)
		for part, want := range map[string]int{"picked": 1, "halo": 0, "taken": 3, "dot": 3, "piece white": 6, "piece black": 7} {
			require.Equal(t, want, strings.Count(picture, `class="`+part), part)
		}
	}
}

// The picture is well-formed, and shows each piece on its square.
func TestSVGShowsEachPieceOnItsSquare(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		p := anyPosition(t)
		n := draughts.Notation(rapid.IntRange(0, 1).Draw(t, "notation"))
		want := map[string]string{}
		for s, piece := range p.Pieces() {
			want[fmt.Sprintf("translate(%d %d)", 20+s.X()*40, 20+(9-s.Y())*40)] = classOf(piece)
		}
		got := map[string]string{}
		for _, e := range elements(t, ui.SVG(p, ui.Annotations{Notation: n})) {
			if e.name == "g" && strings.HasPrefix(e.attributes["class"], "piece") {
				got[e.attributes["transform"]] = e.attributes["class"]
			}
		}
		require.Equal(t, want, got)
	})
}

func classOf(piece draughts.Piece) string {
	class := "piece " + strings.Fields(piece.String())[0]
	if piece.IsKing() {
		class += " king"
	}
	return class
}

func TestSVGHasTheColorsOfTheLightTheme(t *testing.T) {
	svg := ui.SVG(draughts.Start(), ui.Annotations{})
	for class, fill := range map[string]color.Color{".field": play.Light.Field, ".square": play.Light.Square, ".black": play.Light.Black.Fill, ".white .crown": play.Light.White.Ink} {
		r, g, b, _ := fill.RGBA()
		require.Contains(t, svg, fmt.Sprintf("%s { fill: #%02x%02x%02x }\n", class, r/257, g/257, b/257))
	}
}

// In PDN, each empty square shows its number. The edges show the number of the first
// square in each row, and the numbers of the squares in the last row. In the kata's
// notation, each column and each row has its digit.
func TestSVGNamesTheSquares(t *testing.T) {
	named := func(p draughts.Position, n draughts.Notation) (squares, rows, columns []string) {
		for _, e := range elements(t, ui.SVG(p, ui.Annotations{Notation: n})) {
			switch {
			case e.name != "text":
			case e.attributes["class"] == "number":
				s := draughts.Square(whole(t, e.text))
				left, top := 20+40*s.X(), 20+40*(9-s.Y())
				require.Less(t, left, whole(t, e.x))
				require.Less(t, whole(t, e.x), left+10, "at the left edge of the square")
				require.Less(t, top+30, whole(t, e.y))
				require.Less(t, whole(t, e.y), top+40, "at the lower edge of the square")
				squares = append(squares, e.text)
			case whole(t, e.y) > 420:
				require.Zero(t, whole(t, e.x)%40, "below the middle of a column")
				columns = append(columns, e.text)
			default:
				require.InDelta(t, 4, whole(t, e.y)%40, 3, "beside the middle of a row")
				rows = append(rows, e.text)
			}
		}
		return squares, rows, columns
	}
	squares, rows, columns := named(draughts.Start(), draughts.PDN)
	require.Equal(t, strings.Fields("21 22 23 24 25 26 27 28 29 30"), squares)
	require.Equal(t, strings.Fields("1 6 11 16 21 26 31 36 41 46"), rows)
	require.Equal(t, strings.Fields("46 47 48 49 50"), columns)
	squares, rows, columns = named(draughts.Start(), draughts.Kata)
	require.Empty(t, squares)
	require.Equal(t, strings.Split("9876543210", ""), rows)
	require.Equal(t, strings.Split("0123456789", ""), columns)
}

// A background fills the picture. A disc at the right edge shows the player to move: at
// the bottom for White, at the top for Black.
func TestSVGHasABackgroundAndShowsThePlayerToMove(t *testing.T) {
	for mover, y := range map[draughts.Color]string{draughts.White: "400", draughts.Black: "40"} {
		p := draughts.Start().WithToMove(mover)
		list := elements(t, ui.SVG(p, ui.Annotations{}))
		background := list[slices.IndexFunc(list, func(e element) bool { return e.name == "rect" })]
		require.Equal(t, "background", background.attributes["class"])
		require.Equal(t, list[0].attributes["width"], background.attributes["width"])
		require.Equal(t, list[0].attributes["height"], background.attributes["height"])

		disc := list[slices.IndexFunc(list, func(e element) bool { return e.attributes["cx"] == "430" })]
		require.Equal(t, "piece "+mover.String(), disc.attributes["class"])
		require.Equal(t, y, disc.attributes["cy"])
		title := list[slices.IndexFunc(list, func(e element) bool { return e.name == "title" })]
		require.Equal(t, mover.String()+" to move: "+p.FEN(), title.text)
	}
}

// A picture has the same places to click as the board on a terminal.
func TestAPictureHasTheSpotsOfTheBoard(t *testing.T) {
	game := clicked(t, fromFEN(t, "W:W28,K50:B22,12,40"), "28")
	for _, flip := range []bool{false, true} {
		var spots, want []string
		if flip {
			game, _ = game.Key("f")
		}
		for _, e := range elements(t, game.Picture(0)) {
			require.Empty(t, e.attributes["style"])
			if name := e.attributes["data-spot"]; name != "" {
				spots = append(spots, fmt.Sprint(name, " ", whole(t, e.x)/40, " ", whole(t, e.y)/40))
				require.Equal(t, "button", e.attributes["role"])
				s := draughts.Square(whole(t, name))
				require.Equal(t, name+": "+position(game).At(s).String(), e.attributes["aria-label"])
				require.Equal(t, "square", e.attributes["class"], "nothing has moved")
			}
		}
		for _, spot := range game.Board(play.View{Option: -1}).Spots {
			want = append(want, fmt.Sprint(spot.Name, " ", spot.X/3-1, " ", spot.Y))
		}
		require.ElementsMatch(t, want, spots)
	}
}

func TestTheStripOfAPlayerCountsThePiecesOnTheBoard(t *testing.T) {
	counts, chips := fromFEN(t, "W:W28,K50:B22,12,40").Counts()
	require.Empty(t, chips)
	left := map[string]int{}
	for _, count := range counts {
		left[count.Name] = count.Left
		require.NotContains(t, count.Piece, "crown", "a man")
	}
	require.Equal(t, map[string]int{"white": 2, "black": 3}, left)
	counts, _ = started(t, play.Choices{"white": "human", "black": "engine", "level": "3"}, 1).Counts()
	require.Equal(t, []string{"", "level 3"}, []string{counts[0].Level, counts[1].Level}, "a person has no level")
}

func TestTheSameKeyFlipsThePictureBack(t *testing.T) {
	game := fromFEN(t, "W:W28,K50:B22,12,40")
	flipped, _ := game.Key("f")
	again, _ := flipped.Key("f")
	require.NotEqual(t, game.Picture(-1), flipped.Picture(-1))
	require.Equal(t, game.Picture(-1), again.Picture(-1))
}

func TestTheNamesAtTheEdgeAreInsideThePicture(t *testing.T) {
	require.NotContains(t, atStart().Picture(-1), `class="edge"`, "in PDN, each square has its number")
	require.NotContains(t, atStart().Picture(-1), `viewBox="0 0`, "and the edge has no room for names")
	game := with(fromFEN(t, "W:W28:B22"), func(t *ui.Table) { t.Notation = draughts.Kata })
	var left, top, width, height, names int
	for _, e := range elements(t, game.Picture(-1)) {
		switch e.name {
		case "svg":
			_, err := fmt.Sscan(e.attributes["viewBox"], &left, &top, &width, &height)
			require.NoError(t, err)
		case "text":
			names++
			require.Greater(t, whole(t, e.x), left)
			require.Less(t, whole(t, e.x), left+width)
			require.Greater(t, whole(t, e.y), top)
			require.Less(t, whole(t, e.y), top+height)
		}
	}
	require.Equal(t, 20, names, "ten columns and ten rows")
}

// The white man on 28 captures 22 and 12, and lands on 17 and 8.
func TestAPictureShowsTheConsequenceOfAnOption(t *testing.T) {
	game := fromFEN(t, "W:W28,K50:B22,12,40")
	shown := func(option int) (marks []string) {
		at := ""
		for _, e := range elements(t, game.Picture(option)) {
			switch class := e.attributes["class"]; class {
			case "halo", "picked", "taken", "dot":
				marks = append(marks, class+" "+at)
			case "":
				if place := e.attributes["transform"]; strings.HasPrefix(place, "translate") {
					at = strings.TrimSuffix(strings.TrimPrefix(place, "translate("), ")")
				}
			}
		}
		return marks
	}
	require.Equal(t, []string{"halo 200 240"}, shown(-1), "only 28 can move")
	require.Equal(t, 5, strings.Count(atStart().Picture(-1), `class="halo"`), "five men have nine turns")
	require.ElementsMatch(t, []string{"picked 200 240", "taken 160 200", "taken 160 120", "dot 120 160", "dot 200 80"}, shown(0))
	game = clicked(t, fromFEN(t, "W:WK46:B37,5"), "46") // the king can land on 32, 28, 23 and so on
	require.Greater(t, strings.Count(strings.Join(shown(-1), " "), "dot"), 1)
	require.Contains(t, shown(-1), "taken 120 320", "any landing captures 37")
	game = clicked(t, fromFEN(t, "W:W28:B22,23"), "28")
	require.NotContains(t, strings.Join(shown(-1), " "), "taken", "the landing decides what is captured")
}

// A ring is around its piece, and inside the square of 40 units.
func TestTheRingsOfAPictureAreAroundTheirPieces(t *testing.T) {
	game := fromFEN(t, "W:W28,K50:B22,12,40")
	radii := map[string]bool{}
	for _, e := range append(elements(t, game.Picture(-1)), elements(t, game.Picture(0))...) {
		if slices.Contains([]string{"halo", "picked", "taken"}, e.attributes["class"]) {
			radii[e.attributes["r"]] = true
			radius := 0.71 * float64(whole(t, e.attributes["r"]))
			require.Greater(t, radius, 17.0, "the radius of a piece")
			require.Less(t, radius, 20.0)
		}
	}
	require.Len(t, radii, 1, "all rings have the same size")
}

func TestNothingIsMarkedOnAStillPicture(t *testing.T) {
	require.NotRegexp(t, `class="(halo|picked|taken|dot)"`, atStart().Still())
}

func TestAPieceKeepsItsName(t *testing.T) {
	ids := func(game play.Game) map[string]string {
		ids := map[string]string{}
		for _, e := range elements(t, game.Picture(-1)) {
			if id := e.attributes["id"]; e.name == "g" && id != "" {
				ids[id] = e.attributes["transform"]
			}
		}
		return ids
	}
	before := ids(after(t, "32-28 19-23"))
	require.Len(t, before, 40)
	now := ids(after(t, "32-28 19-23 28x19 14x23"))
	require.Len(t, now, 38)
	require.NotContains(t, now, "piece-32")
	require.NotContains(t, now, "piece-19")
	require.Equal(t, before["piece-19"], now["piece-14"], "the piece now stands on 23")
}

func TestSVGShowsArrowsAndMarks(t *testing.T) {
	var arrows, marks []string
	for _, e := range elements(t, ui.SVG(draughts.Start(), ui.Annotations{
		Arrows: []ui.Arrow{{From: 32, To: 28}, {From: 1, To: 50}},
		Marks:  draughts.SquaresOf(46, 5),
	})) {
		switch e.attributes["class"] {
		case "arrow":
			arrows = append(arrows, fmt.Sprint(e.attributes["x1"], " ", e.attributes["y1"], " ", e.attributes["x2"], " ", e.attributes["y2"]))
		case "mark":
			marks = append(marks, e.x+" "+e.y)
		}
	}
	// Square 32 is in column 3 and row 3, and square 28 is in column 4 and row 4.
	require.Equal(t, []string{"160 280 200 240", "80 40 360 400"}, arrows)
	require.Equal(t, []string{"382 22", "22 382"}, marks)
}

// A king is a man with a crown. The crown is at least a quarter of a square wide and
// high.
func TestSVGShowsKingsWithACrown(t *testing.T) {
	crowns := 0
	for _, e := range elements(t, ui.SVG(position(fromFEN(t, "W:WK28:BK5,10")), ui.Annotations{})) {
		if e.attributes["class"] == "crown" {
			crowns++
		}
	}
	require.Equal(t, 2, crowns)
}

// element holds an element of an SVG document.
type element struct {
	name, x, y, text string
	attributes       map[string]string
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
				name: token.Name.Local, x: attributes["x"], y: attributes["y"],
				attributes: attributes,
			})
		case xml.CharData:
			if len(list) > 0 {
				list[len(list)-1].text += strings.TrimSpace(string(token))
			}
		}
	}
}

// anyPosition draws a position. Each square is empty or holds a piece of any kind.
func anyPosition(t *rapid.T) draughts.Position {
	p := draughts.Position{}.WithToMove(draughts.Color(rapid.IntRange(0, 1).Draw(t, "to move")))
	for s := draughts.Square(1); s.OnBoard(); s++ {
		p = p.With(s, draughts.Piece(rapid.IntRange(0, 4).Draw(t, "piece")))
	}
	return p
}
