//go:build !js

package main

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/internal/play/page"
)

func TestAThemeDeclaresTheColorsOfTheStyleSheet(t *testing.T) {
	theme := page.Styles(&play.Light) + "--disc: --ink: " // the colors of a player
	for _, used := range regexp.MustCompile(`var\((--[a-z0-9-]+)\)`).FindAllStringSubmatch(text("page.css"), -1) {
		require.Contains(t, theme, used[1]+": ")
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
		data := rapid.SliceOf(rapid.Byte()).Draw(t, "data")
		packed := pack(data)
		require.False(t, strings.ContainsAny(packed, "\x00\r<"), "HTML changes these")
		bits := ""
		for _, r := range packed {
			for bit := range 7 {
				bits += string('0' + r>>(6-bit)&1)
			}
		}
		for i, want := range data {
			var b byte
			for _, bit := range bits[8*i : 8*i+8] {
				b = b<<1 | byte(bit-'0')
			}
			require.Equal(t, want, b)
		}
	})
}
