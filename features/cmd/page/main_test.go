//go:build !js

package main

import (
	"fmt"
	"io/fs"
	"math"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/features/cmd/page/games"
	"games.example/internal/play/page"
)

// tokens returns the colors of the light and the dark page.
func tokens() (light, dark map[string]string) {
	light, dark = map[string]string{}, map[string]string{}
	first, second, _ := strings.Cut(text("page.css"), "prefers-color-scheme: dark")
	second, _, _ = strings.Cut(second, "\n}\n")
	declared := regexp.MustCompile(`--([a-z-]+): (#[0-9A-F]{6})`)
	for _, found := range declared.FindAllStringSubmatch(first, -1) {
		light[found[1]], dark[found[1]] = found[2], found[2]
	}
	for _, found := range declared.FindAllStringSubmatch(second, -1) {
		dark[found[1]] = found[2]
	}
	return light, dark
}

func TestTheStyleSheetDeclaresTheColorsThatItUses(t *testing.T) {
	sheet := text("page.css")
	for _, used := range regexp.MustCompile(`var\((--[a-z0-9-]+)\)`).FindAllStringSubmatch(sheet, -1) {
		require.Contains(t, sheet, used[1]+": ")
	}
}

// Firefox knows :has since version 121, but the page promises to run since 113. A rule whose
// selectors one browser does not know is ignored as a whole; in a script it is an error.
func TestOlderBrowsersKnowTheSelectors(t *testing.T) {
	names, err := fs.Glob(web, "web/*.*js")
	require.NoError(t, err)
	for _, name := range names {
		require.NotContains(t, text(strings.TrimPrefix(name, "web/")), ":has(", name)
	}
	require.NotRegexp(t, `(?m)^[^{]*:has\([^{]*, *[.#]|^[^{(]*, [^{]*:has\(`, text("page.css"))
}

// luminance returns the relative luminance of a color, as WCAG 2 defines it.
func luminance(t *testing.T, color string) float64 {
	t.Helper()
	var parts [3]uint8
	_, err := fmt.Sscanf(color, "#%02X%02X%02X", &parts[0], &parts[1], &parts[2])
	require.NoError(t, err, color)
	sum := 0.0
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		if part := float64(parts[i]) / 255; part <= 0.04045 {
			sum += weight * part / 12.92
		} else {
			sum += weight * math.Pow((part+0.055)/1.055, 2.4)
		}
	}
	return sum
}

func TestTextAndPiecesStandOut(t *testing.T) {
	light, dark := tokens()
	for theme, colors := range map[string]map[string]string{"light": light, "dark": dark} {
		for least, pairs := range map[float64]string{
			4.5: "ink/page ink/surface ink/sunk muted/page muted/surface muted/sunk on-jade/jade jade-text/page jade-text/surface on-halo/halo danger/surface danger/page on-danger/danger hint-text/hint " +
				"on-a/a on-b/b on-c/c on-d/d square-light/board-rim",
			3: "halo/paper road/paper a/paper b/paper c-rim/paper d-rim/d white/square-dark black/square-dark square-light/square-dark white/last-square black/last-square dot/square-dark rook/square-light rook/tile-dark cross/round round/flat",
		} {
			for _, pair := range strings.Fields(pairs) {
				front, ground, _ := strings.Cut(pair, "/")
				if theme == "dark" && front == "c-rim" { // the diamond itself stands out
					front = "c"
				}
				a, b := luminance(t, colors[front]), luminance(t, colors[ground])
				require.GreaterOrEqual(t, (max(a, b)+0.05)/(min(a, b)+0.05), least, "%s in the %s theme", pair, theme)
			}
		}
	}
}

// The script writes into the elements of the page that it finds by their attributes.
func TestTheScriptFindsNothingInTheStillPictureOfACard(t *testing.T) {
	var script strings.Builder
	for _, name := range []string{"draw.mjs", "input.mjs", "main.mjs"} {
		script.WriteString(text(name))
	}
	for _, entry := range games.Entries() {
		start, _ := page.New([]page.Entry{entry}, 1).Handle(page.Message{Do: "start"})
		attributes := regexp.MustCompile(` (data-[a-z-]+|id|role|aria-label)="`).FindAllStringSubmatch(start.Moment().Cards[0].Picture, -1)
		require.NotEmpty(t, attributes)
		for _, attribute := range attributes {
			require.NotContains(t, script.String(), "["+attribute[1], entry.Name)
		}
	}
}

func TestTheScriptIsShort(t *testing.T) {
	lines := 0
	require.NoError(t, fs.WalkDir(web, "web", func(path string, _ fs.DirEntry, err error) error {
		if script := regexp.MustCompile(`\.m?js$`).MatchString(path); script && !strings.HasSuffix(path, ".test.mjs") {
			lines += strings.Count(text(strings.TrimPrefix(path, "web/")), "\n")
		}
		return err
	}))
	require.Positive(t, lines)
	require.LessOrEqual(t, lines, 800)
}

func TestPackedBytesComeBackFromAnElement(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		data := rapid.SliceOf(rapid.OneOf(rapid.Byte(), rapid.SampledFrom([]byte{0, 0x80, 0xff}))).Draw(t, "data")
		packed := pack(data)
		require.False(t, strings.ContainsAny(packed, "\x00\r<"), "HTML changes these")
		bits := ""
		for _, r := range packed {
			if r < 0x80 {
				bits += fmt.Sprintf("%07b", r)
			} else {
				require.Less(t, r, rune(0x800), "two bytes")
				bits += fmt.Sprintf("%07b%09b", "\x00\r<"[(r-0x80)/512], (r-0x80)%512)
			}
		}
		all := ""
		for _, b := range data {
			all += fmt.Sprintf("%08b", b)
		}
		require.Equal(t, all+"1", strings.TrimRight(bits, "0"), "the bytes and a last bit, which marks the end")
	})
}
