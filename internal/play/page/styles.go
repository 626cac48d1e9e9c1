package page

import (
	"fmt"
	"image/color"
	"strings"

	"games.example/internal/play"
)

// Styles returns a theme as custom properties of a style sheet, such as --square.
func Styles(theme *play.Theme) string {
	b := &strings.Builder{}
	b.WriteString(":root {\n")
	add := func(name string, c color.Color) {
		red, green, blue, _ := c.RGBA()
		fmt.Fprintf(b, "\t--%s: #%02x%02x%02x;\n", name, red>>8, green>>8, blue>>8)
	}
	disc := func(name string, d play.Disc) {
		add(name, d.Fill)
		add("on-"+name, d.Ink)
	}
	add("background", theme.Background)
	add("text", theme.Text)
	add("faint", theme.Faint)
	add("line", theme.Line)
	disc("chosen", play.Disc{Fill: theme.Chosen, Ink: theme.OnChosen})
	disc("square", play.Disc{Fill: theme.Square, Ink: theme.OnSquare})
	disc("field", play.Disc{Fill: theme.Field, Ink: theme.OnField})
	disc("last", play.Disc{Fill: theme.Last, Ink: theme.OnLast})
	disc("next", play.Disc{Fill: theme.Next, Ink: theme.OnNext})
	disc("white", theme.White)
	disc("black", theme.Black)
	for player, d := range theme.Players {
		disc(fmt.Sprintf("player%d", player), d)
	}
	b.WriteString("}\n")
	return b.String()
}
