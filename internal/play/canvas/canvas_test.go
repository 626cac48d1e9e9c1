package canvas_test

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/canvas"
)

func blank(size play.Size) canvas.Canvas { return canvas.New(size, play.View{}, nil) }

func plain(c canvas.Canvas) string { return ansi.Strip(strings.Join(c.Lines(), "\n")) }

func TestATextOutsideTheCanvasIsLeftOut(t *testing.T) {
	c := blank(play.Size{Width: 5, Height: 2})
	require.Equal(t, 7, c.Put(3, 0, play.Style{}, "abcd"))
	c.Put(-1, 1, play.Style{}, "xy")
	c.Put(0, 2, play.Style{}, "below")
	require.Equal(t, "   ab\ny", plain(c))
}

func TestAWideCharacterTakesTwoCells(t *testing.T) {
	c := blank(play.Size{Width: 5, Height: 1})
	c.Center(0, 0, 5, play.Style{}, "말x")
	require.Equal(t, " 말x", plain(c))
	c.Put(4, 0, play.Style{}, "말")
	require.Equal(t, " 말x", plain(c), "half of it does not fit")
}

func TestADiscStandsOnTheColorsBelowIt(t *testing.T) {
	c := blank(play.Size{Width: 7, Height: 3})
	c.Fill(0, 0, 7, 3, play.Style{Back: play.Dark.Square})
	c.Disc(0, 1, 7, 3, play.Dark.Players[0], "A1")
	require.Equal(t, " ▄▄▄▄  \n▐ A1 ▌ \n ▀▀▀▀  ", plain(c))
	rim := blank(play.Size{Width: 1, Height: 1})
	rim.Put(0, 0, play.Style{Fore: play.Dark.Players[0].Fill, Back: play.Dark.Square}, "▐")
	require.True(t, strings.HasPrefix(c.Lines()[1], strings.TrimSuffix(rim.Lines()[0], "\x1b[m")))
}

func TestADiscIsInTheMiddleOfItsRoom(t *testing.T) {
	for room, want := range map[play.Size]string{
		{Width: 4, Height: 1}:  "▐B2▌",
		{Width: 5, Height: 3}:  "▐B2▌",
		{Width: 6, Height: 3}:  "▐ B2 ▌",
		{Width: 12, Height: 1}: "    ▐B2▌",
		{Width: 12, Height: 3}: "   ▐ B2 ▌",
	} {
		c := blank(room)
		c.Disc(0, room.Height/2, room.Width, room.Height, play.Dark.Players[1], "B2")
		require.Equal(t, want, strings.Split(plain(c), "\n")[room.Height/2])
	}
}

func TestBlanksWithoutAColorAreLeftOutAtTheEnd(t *testing.T) {
	c := blank(play.Size{Width: 4, Height: 2})
	c.Put(0, 0, play.Style{}, "a")
	c.Put(1, 1, play.Style{Back: play.Dark.Field}, " ")
	require.Equal(t, "a", c.Lines()[0])
	require.Equal(t, "  ", ansi.Strip(c.Lines()[1]))
}

func TestSignsAreReplacedInAViewOfLetters(t *testing.T) {
	for letters, want := range map[bool]string{false: "♜──", true: "R--"} {
		c := canvas.New(play.Size{Width: 3, Height: 1}, play.View{Letters: letters}, strings.NewReplacer("♜", "R", "─", "-"))
		c.Put(0, 0, play.Style{}, "♜──")
		require.Equal(t, want, plain(c))
	}
}
