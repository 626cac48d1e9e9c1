package play_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/charmbracelet/colorprofile"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

// The minimum contrasts of WCAG 2.2 (1.4.3 and 1.4.11).
const (
	ofText   = 4.5
	ofPieces = 3.0
)

// terminals holds the color profiles of two terminals: the first shows all colors of a
// theme, and the second shows 256 colors.
var terminals = map[string]colorprofile.Profile{"true color": colorprofile.TrueColor, "256 colors": colorprofile.ANSI256}

func TestTextsAndPiecesStandOutFromTheirBackground(t *testing.T) {
	for name, profile := range terminals {
		for _, theme := range []play.Theme{play.Dark, play.Light} {
			require := func(least float64, what string, over, ground color.Color) {
				t.Helper()
				if ground != theme.Background { // the background is the terminal's own and is not converted
					ground = profile.Convert(ground)
				}
				require.GreaterOrEqual(t, contrast(profile.Convert(over), ground), least, "%s, %s: %s", theme.Name, name, what)
			}
			for what, text := range map[string][2]color.Color{
				"text": {theme.Text, theme.Background}, "faint": {theme.Faint, theme.Background},
				"good": {theme.Good, theme.Background}, "bad": {theme.Bad, theme.Background},
				"chosen": {theme.OnChosen, theme.Chosen}, "square": {theme.OnSquare, theme.Square},
				"field": {theme.OnField, theme.Field}, "last": {theme.OnLast, theme.Last}, "next": {theme.OnNext, theme.Next},
				"white": {theme.White.Ink, theme.White.Fill}, "black": {theme.Black.Ink, theme.Black.Fill},
			} {
				require(ofText, what, text[0], text[1])
			}
			require(ofPieces, "line", theme.Line, theme.Background)
			for _, square := range []color.Color{theme.Square, theme.Last, theme.Next} {
				require(ofPieces, "white", theme.White.Fill, square)
				require(ofPieces, "black", theme.Black.Fill, square)
			}
			for _, disc := range theme.Players {
				require(ofText, "a player's letter", disc.Ink, disc.Fill)
				for _, square := range []color.Color{theme.Background, theme.Square, theme.Field, theme.Last, theme.Next} {
					require(ofPieces, "a player", disc.Fill, square)
				}
			}
		}
	}
}

// The distances are in CIELAB. There, a distance of about 2.3 is just noticeable.
func TestEachKindOfEyeTellsPlayersAndSquaresApart(t *testing.T) {
	for name, profile := range terminals {
		for _, theme := range []play.Theme{play.Dark, play.Light} {
			for eye := range eyes {
				differ := func(least float64, a, b color.Color) {
					t.Helper()
					require.GreaterOrEqual(t, distance(profile.Convert(a), profile.Convert(b), eye), least, "%s, %s, %s: %v and %v", theme.Name, name, eye, a, b)
				}
				for i, disc := range theme.Players {
					for _, other := range theme.Players[:i] {
						differ(25, disc.Fill, other.Fill)
					}
				}
				differ(15, theme.Square, theme.Last)
				differ(15, theme.Square, theme.Next)
				differ(15, theme.Last, theme.Next)
				differ(10, theme.Square, theme.Field)
			}
		}
	}
}

// The brown squares of the dark theme have no such color.
func TestEachColorOfAThemeIsOneOf256(t *testing.T) {
	palette := map[color.Color]bool{}
	for n := range 24 {
		gray := uint8(8 + 10*n)
		palette[color.RGBA{gray, gray, gray, 0xff}] = true
	}
	levels := []uint8{0, 0x5f, 0x87, 0xaf, 0xd7, 0xff}
	for n := range 6 * 6 * 6 {
		palette[color.RGBA{levels[n/36], levels[n/6%6], levels[n%6], 0xff}] = true
	}
	for _, theme := range []play.Theme{play.Dark, play.Light} {
		colors := []color.Color{
			theme.Background, theme.Text, theme.Faint, theme.Line, theme.Good, theme.Bad, theme.Chosen, theme.OnChosen,
			theme.Field, theme.Last, theme.Next, theme.OnSquare, theme.OnField, theme.OnLast, theme.OnNext,
		}
		for _, disc := range append(theme.Players[:], theme.White, theme.Black) {
			colors = append(colors, disc.Fill, disc.Ink)
		}
		if theme.Name != play.Dark.Name {
			colors = append(colors, theme.Square)
		}
		for _, c := range colors {
			require.True(t, palette[c], "%s: %v", theme.Name, c)
		}
	}
}

// A terminal does not report its 16 colors, so only their numbers are known.
func TestSixteenColorsTellPlayersAndSquaresApart(t *testing.T) {
	require.Same(t, &play.Mono, play.Mono.In16())
	for _, theme := range []*play.Theme{play.Dark.In16(), play.Light.In16()} {
		number := func(c color.Color) color.Color { return colorprofile.ANSI.Convert(c) }
		differ := func(colors ...color.Color) {
			t.Helper()
			for i, c := range colors {
				for _, other := range colors[:i] {
					require.NotEqual(t, number(c), number(other), "%s: %v and %v", theme.Name, c, other)
				}
			}
		}
		grounds := []color.Color{theme.Background, theme.Square, theme.Field, theme.Last, theme.Next}
		differ(theme.Square, theme.Last, theme.Next, theme.Field)
		differ(theme.White.Fill, theme.Black.Fill, theme.Square, theme.Last, theme.Next)
		for i, disc := range theme.Players {
			for _, ground := range grounds {
				differ(ground, disc.Fill)
			}
			differ(disc.Fill, disc.Ink)
			for _, other := range theme.Players[:i] {
				differ(disc.Fill, other.Fill)
			}
		}
		for _, text := range [][2]color.Color{
			{theme.Text, theme.Background},
			{theme.Faint, theme.Background},
			{theme.Line, theme.Background},
			{theme.Good, theme.Background},
			{theme.Bad, theme.Background},
			{theme.OnChosen, theme.Chosen},
			{theme.OnSquare, theme.Square},
			{theme.OnField, theme.Field},
			{theme.OnLast, theme.Last},
			{theme.OnNext, theme.Next},
		} {
			differ(text[0], text[1])
		}
	}
}

func TestTheTargetOfAnOptionIsBoldAndReversedWithoutColors(t *testing.T) {
	for _, theme := range play.Themes() {
		for _, class := range []string{"square", "field", "last", "next"} {
			style := theme.On(class)
			require.Equal(t, class == "next", style.Bold, class)
			require.Equal(t, class == "next" && theme == &play.Mono, style.Reverse, class)
		}
	}
}

func TestMonoHasNoColors(t *testing.T) {
	require.Equal(t, play.Theme{Name: "mono"}, play.Mono)
	require.Equal(t, []*play.Theme{&play.Dark, &play.Light, &play.Mono}, play.Themes())
}

func TestContrastIsComputedAsInWCAG(t *testing.T) {
	require.InDelta(t, 21, contrast(color.White, color.Black), 1e-9)
	require.InDelta(t, 1, contrast(color.White, color.White), 1e-9)
	require.InDelta(t, 4.54, contrast(color.Gray{0x76}, color.White), 0.005, "the lightest gray for texts on white")
	require.InDelta(t, 100, distance(color.White, color.Black, "usual"), 0.1)
}

// contrast returns the contrast between two colors, from 1 to 21.
func contrast(a, b color.Color) float64 {
	lighter, darker := luminance(linear(a)), luminance(linear(b))
	if lighter < darker {
		lighter, darker = darker, lighter
	}
	return (lighter + 0.05) / (darker + 0.05)
}

// linear returns the amounts of red, green and blue light, from 0 to 1.
func linear(c color.Color) (light [3]float64) {
	r, g, b, _ := c.RGBA()
	for i, channel := range []uint32{r, g, b} {
		v := float64(channel) / 0xffff
		if light[i] = v / 12.92; v > 0.04045 {
			light[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return light
}

func luminance(light [3]float64) float64 { return 0.2126*light[0] + 0.7152*light[1] + 0.0722*light[2] }

// eyes holds the matrices that simulate color blindness (Machado, Oliveira and
// Fernandes 2009, severity 1), and a matrix that changes nothing.
var eyes = map[string][3][3]float64{
	"usual":  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protan": {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deutan": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritan": {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// distance returns the distance between two colors as an eye sees it.
func distance(a, b color.Color, eye string) float64 {
	p, q := lab(a, eye), lab(b, eye)
	return math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2])
}

// lab returns a color in CIELAB, as an eye sees it.
func lab(c color.Color, eye string) [3]float64 {
	light := linear(c)
	var seen [3]float64
	for i, row := range eyes[eye] {
		seen[i] = min(max(row[0]*light[0]+row[1]*light[1]+row[2]*light[2], 0), 1)
	}
	root := func(v float64) float64 {
		if v > 216.0/24389 {
			return math.Cbrt(v)
		}
		return (24389.0/27*v + 16) / 116
	}
	x := root((0.4124*seen[0] + 0.3576*seen[1] + 0.1805*seen[2]) / 0.95047)
	y := root(luminance(seen))
	z := root((0.0193*seen[0] + 0.1192*seen[1] + 0.9505*seen[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}
