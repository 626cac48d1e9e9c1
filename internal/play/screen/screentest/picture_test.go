package screentest_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"charm.land/lipgloss/v2"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/screen/screentest"
)

// element holds an element of an SVG picture.
type element struct {
	XMLName    xml.Name
	X          int    `xml:"x,attr"`
	Y          int    `xml:"y,attr"`
	Width      int    `xml:"width,attr"`
	TextLength int    `xml:"textLength,attr"`
	Fill       string `xml:"fill,attr"`
	Weight     string `xml:"font-weight,attr"`
	Opacity    string `xml:"opacity,attr"`
	D          string `xml:"d,attr"`
	Text       string `xml:",chardata"`
}

// elementsOf returns the elements of a picture.
func elementsOf(t *testing.T, picture string) (elements []element) {
	t.Helper()
	decoder := xml.NewDecoder(strings.NewReader(picture))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return elements
		}
		require.NoError(t, err)
		if start, ok := token.(xml.StartElement); ok && start.Name.Local != "svg" {
			var e element
			require.NoError(t, decoder.DecodeElement(&e, &start))
			elements = append(elements, e)
		}
	}
}

func TestAPictureHasTheTextsAtTheirPlaces(t *testing.T) {
	elements := elementsOf(t, screentest.Picture("ab\n  "+lipgloss.NewStyle().Foreground(lipgloss.Red).Render("c<d")+"윷e"))
	require.Len(t, elements, 4, "the window and three texts; blanks are not drawn")
	require.Equal(t, "ab", elements[1].Text)
	require.Equal(t, []int{10, 16}, []int{elements[1].X, elements[1].TextLength})
	require.Equal(t, "c<d", elements[2].Text)
	require.Equal(t, []int{10 + 2*8, 3 * 8}, []int{elements[2].X, elements[2].TextLength})
	require.Equal(t, 17, elements[2].Y-elements[1].Y, "one line below")
	require.Equal(t, "윷e", elements[3].Text)
	require.Equal(t, []int{10 + 5*8, 3 * 8}, []int{elements[3].X, elements[3].TextLength}, "Hangul is two cells wide")
	require.Equal(t, 10+8*8+10, elements[0].Width)
}

func TestAPictureHasTheColors(t *testing.T) {
	style := lipgloss.NewStyle()
	styled := func(style lipgloss.Style) []element {
		return elementsOf(t, screentest.Picture(style.Render("x")+"y"))[1:]
	}
	plain := styled(style)[0].Fill
	red := styled(style.Foreground(lipgloss.Red))
	require.NotEqual(t, plain, red[0].Fill)
	require.Equal(t, plain, red[1].Fill, "a style ends")
	require.NotEqual(t, red[0].Fill, styled(style.Foreground(lipgloss.BrightRed))[0].Fill)

	onGreen := styled(style.Background(lipgloss.Green))
	require.Equal(t, "rect", onGreen[0].XMLName.Local)
	require.Equal(t, 8, onGreen[0].Width)
	require.NotEqual(t, onGreen[0].Fill, styled(style.Background(lipgloss.BrightGreen))[0].Fill)
	require.Equal(t, onGreen[0].Fill, styled(style.Foreground(lipgloss.Green))[0].Fill)

	reversed := styled(style.Foreground(lipgloss.Red).Reverse(true))
	require.Equal(t, red[0].Fill, reversed[0].Fill, "the background has the color")
	require.Equal(t, "rect", reversed[0].XMLName.Local)

	require.Equal(t, "bold", styled(style.Bold(true))[0].Weight)
	require.Empty(t, styled(style.Bold(true))[1].Weight)
	require.NotEmpty(t, styled(style.Faint(true))[0].Opacity)
}

func TestAPictureHasTrueColorsOnTheBackgroundOfATheme(t *testing.T) {
	style := lipgloss.NewStyle().Foreground(lipgloss.Color("#0a141e")).Background(lipgloss.Color("#ff8000")).Bold(true)
	elements := elementsOf(t, screentest.PictureOn(&play.Light, style.Render("x")+"y"))
	require.Equal(t, []string{"#ffffff", "#ff8000", "#0a141e", "#1c1c1c"}, []string{elements[0].Fill, elements[1].Fill, elements[2].Fill, elements[3].Fill})
	require.Equal(t, "bold", elements[2].Weight)
}

func TestSixteenColorsAreDrawnInSixteenColors(t *testing.T) {
	for _, first := range []int{30, 40} {
		fills := map[string]bool{}
		for color := range 16 {
			code := first + color
			if color >= 8 {
				code = first + 60 + color - 8
			}
			fills[elementsOf(t, screentest.Picture(fmt.Sprintf("\x1b[%dmx", code)))[1].Fill] = true
		}
		require.Len(t, fills, 16)
	}
}

func TestSingleStylesEndInAPicture(t *testing.T) {
	for _, test := range []struct{ begin, end string }{
		{"1", "22"}, {"2", "22"}, {"7", "27"}, {"31", "39"}, {"41", "49"}, {"97;1", "39;22"}, {"107", "49"}, {"1;31", ""}, {"1;31", "0"},
	} {
		elements := elementsOf(t, screentest.Picture("\x1b["+test.begin+"mx\x1b["+test.end+"my"))
		last := elements[len(elements)-1]
		require.Equal(t, "y", last.Text)
		last.X = 10
		require.Equal(t, elementsOf(t, screentest.Picture("y"))[1], last, test.begin)
	}
}

func TestBlocksFillTheirCellsWithoutGaps(t *testing.T) {
	elements := elementsOf(t, screentest.Picture("█▗a\n▐"))
	require.Equal(t, "M10 10h4v8.5h-4zM14 10h4v8.5h-4zM10 18.5h4v8.5h-4zM14 18.5h4v8.5h-4zM22 18.5h4v8.5h-4z", elements[1].D)
	require.Equal(t, "  a", elements[2].Text)
	require.Equal(t, "M14 27h4v8.5h-4zM14 35.5h4v8.5h-4z", elements[3].D)
	require.Len(t, elements, 4)
}
