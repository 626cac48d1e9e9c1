package play

import "image/color"

// A Theme is a palette. The colors of Mono are nil: its boards depend on shapes,
// letters, bold and reversed text.
//
// Text has a contrast of at least 4.5 against its background. Pieces and lines have a
// contrast of at least 3.
type Theme struct {
	Name string // "dark", "light" or "mono"

	Background  color.Color // the color of the terminal's background
	Text, Faint color.Color // the colors of text on Background
	Line        color.Color // roads and borders
	Good, Bad   color.Color // the colors of good and bad results on Background

	Chosen, OnChosen color.Color // the chosen entry of a list, and its text

	// Square is the color of the squares or cells on which pieces move. Field is the
	// color of all other squares and of mats. Last is the color of a square that the
	// last action has touched, and Next is the color of a square that the previewed
	// option touches.
	Square, Field, Last, Next         color.Color
	OnSquare, OnField, OnLast, OnNext color.Color // the colors of text on these squares

	// Players holds the colors of the pieces of players 0 to 3. They contrast with
	// Background and with all four kinds of squares. White and Black are the colors of
	// pieces in a game whose players have these names. They contrast with Square, Last
	// and Next.
	Players      [4]Disc
	White, Black Disc
}

// A Disc holds the color of a piece, and the color of a letter on the piece.
type Disc struct{ Fill, Ink color.Color }

// The themes. Each color is equal or close to one of the 256 colors that most terminals
// can show.
var (
	Dark = Theme{
		Name: "dark", Background: rgb(0x1c1c1c), Text: rgb(0xe4e4e4), Faint: rgb(0xa8a8a8), Line: rgb(0x8a8a8a),
		Good: rgb(0x87d787), Bad: rgb(0xff8787), Chosen: rgb(0x005faf), OnChosen: rgb(0xffffff),
		Square: rgb(0x655c52), Field: rgb(0x303030), Last: rgb(0x005faf), Next: rgb(0x875f00),
		OnSquare: rgb(0xdadada), OnField: rgb(0xa8a8a8), OnLast: rgb(0xffffff), OnNext: rgb(0xffffff),
		Players: [4]Disc{
			{rgb(0xffaf5f), rgb(0x000000)},
			{rgb(0x5fffd7), rgb(0x000000)},
			{rgb(0xd7afff), rgb(0x000000)},
			{rgb(0xafff00), rgb(0x000000)},
		},
		White: Disc{rgb(0xffffff), rgb(0x000000)}, Black: Disc{rgb(0x000000), rgb(0xffffff)},
	}
	Light = Theme{
		Name: "light", Background: rgb(0xffffff), Text: rgb(0x1c1c1c), Faint: rgb(0x626262), Line: rgb(0x767676),
		Good: rgb(0x005f00), Bad: rgb(0xaf0000), Chosen: rgb(0x005faf), OnChosen: rgb(0xffffff),
		Square: rgb(0xaf875f), Field: rgb(0xd7d7af), Last: rgb(0x5f87ff), Next: rgb(0xff5f00),
		OnSquare: rgb(0x1c1c1c), OnField: rgb(0x585858), OnLast: rgb(0x000000), OnNext: rgb(0x000000),
		Players: [4]Disc{
			{rgb(0x0000d7), rgb(0xffffff)},
			{rgb(0x870000), rgb(0xffffff)},
			{rgb(0x5f0087), rgb(0xffffff)},
			{rgb(0x000000), rgb(0xffffff)},
		},
		White: Disc{rgb(0xffffff), rgb(0x000000)}, Black: Disc{rgb(0x000000), rgb(0xffffff)},
	}
	Mono = Theme{Name: "mono"}
	// Bare colors only pieces, for text on an unknown background.
	Bare = Theme{Name: "bare", Players: dark16.Players, White: dark16.White, Black: dark16.Black}
)

// The colors of a terminal with 16 colors, except for bright blue. Each terminal decides
// how these colors look.
var (
	black, red, green, brown   = rgb(0x000000), rgb(0x800000), rgb(0x008000), rgb(0x808000)
	blue, purple, teal, silver = rgb(0x000080), rgb(0x800080), rgb(0x008080), rgb(0xa8a8a8)
	gray, coral, lime, yellow  = rgb(0x585858), rgb(0xff0000), rgb(0x00ff00), rgb(0xffff00)
	magenta, cyan, white       = rgb(0xff00ff), rgb(0x00ffff), rgb(0xffffff)
)

// The themes for terminals with 16 colors.
var (
	dark16 = Theme{
		Name: "dark", Background: black, Text: white, Faint: silver, Line: silver,
		Good: lime, Bad: coral, Chosen: blue, OnChosen: white,
		Square: gray, Field: black, Last: blue, Next: red,
		OnSquare: white, OnField: silver, OnLast: white, OnNext: white,
		Players: [4]Disc{{yellow, black}, {cyan, black}, {magenta, black}, {lime, black}},
		White:   Disc{white, black}, Black: Disc{black, white},
	}
	light16 = Theme{
		Name: "light", Background: white, Text: black, Faint: gray, Line: gray,
		Good: green, Bad: red, Chosen: blue, OnChosen: white,
		Square: teal, Field: silver, Last: brown, Next: green,
		OnSquare: white, OnField: black, OnLast: white, OnNext: white,
		Players: [4]Disc{{blue, white}, {red, white}, {purple, white}, {black, white}},
		White:   Disc{white, black}, Black: Disc{black, white},
	}
)

// On returns the style of text on a square. The class of the square is "field", "last",
// "next" or, by default, "square", as in the pictures of boards.
func (t *Theme) On(class string) Style {
	switch class {
	case "field":
		return Style{Fore: t.OnField, Back: t.Field}
	case "last":
		return Style{Fore: t.OnLast, Back: t.Last}
	case "next":
		return Style{Fore: t.OnNext, Back: t.Next, Bold: true, Reverse: t.Next == nil}
	}
	return Style{Fore: t.OnSquare, Back: t.Square}
}

// In16 returns the theme for a terminal with 16 colors. If the theme's own colors were
// converted, two players, or a player and a square, would have the same color.
func (t *Theme) In16() *Theme {
	switch t.Name {
	case Dark.Name:
		return &dark16
	case Light.Name:
		return &light16
	}
	return t
}

// Themes returns all themes.
func Themes() []*Theme { return []*Theme{&Dark, &Light, &Mono} }

func rgb(hex uint32) color.Color {
	return color.RGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}
