package play_test

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

func TestAStyleIsWrittenInControlSequences(t *testing.T) {
	red, blue, lime := color.RGBA{R: 255, A: 255}, color.RGBA{B: 0x80, A: 255}, color.RGBA{G: 255, A: 255}
	for want, style := range map[string]play.Style{
		"disc":                         {},
		"\x1b[1mdisc\x1b[m":            {Bold: true},
		"\x1b[7mdisc\x1b[m":            {Reverse: true},
		"\x1b[38;2;255;0;0mdisc\x1b[m": {Fore: red},
		"\x1b[1;38;2;255;0;0;48;2;0;0;128mdisc\x1b[m": {Fore: red, Back: blue, Bold: true},
		"\x1b[48;2;0;0;128mdisc\x1b[m":                {Back: blue},
		"\x1b[38;2;0;255;0mdisc\x1b[m":                {Fore: lime},
	} {
		require.Equal(t, want, style.Render("disc"))
	}
	require.Empty(t, play.Style{Bold: true}.Render(""))
}
