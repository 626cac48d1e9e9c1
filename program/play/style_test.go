package play_test

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/program/play"
)

func TestAStyleIsWrittenInControlSequences(t *testing.T) {
	red, blue := color.RGBA{R: 255, A: 255}, color.RGBA{B: 0x80, A: 255}
	for want, style := range map[string]play.Style{
		"disc":                         play.NewStyle(),
		"\x1b[1mdisc\x1b[m":            play.NewStyle().Bold(true),
		"\x1b[2;7mdisc\x1b[m":          play.NewStyle().Faint(true).Reverse(true),
		"\x1b[38;2;255;0;0mdisc\x1b[m": play.NewStyle().Foreground(red).Bold(false),
		"\x1b[1;38;2;255;0;0;48;2;0;0;128mdisc\x1b[m": play.NewStyle().Background(blue).Foreground(red).Bold(true),
		"\x1b[48;2;0;0;128mdisc\x1b[m":                play.NewStyle().Foreground(nil).Background(blue),
	} {
		require.Equal(t, want, style.Render("disc"))
	}
	require.Empty(t, play.NewStyle().Bold(true).Render(""))
}

func TestAStyleIsAValue(t *testing.T) {
	plain := play.NewStyle()
	_ = plain.Bold(true).Reverse(true)
	require.Equal(t, "x", plain.Render("x"))
}
