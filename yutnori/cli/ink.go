package cli

import (
	"strconv"

	"github.com/fatih/color"

	"games.example/yutnori"
)

// ink shows whose pieces are whose, by colors or, if it is the zero value, by
// letters.
type ink struct {
	colors [yutnori.MaxPlayers]*color.Color // nil for letters
}

// colored returns an ink with colors.
func colored() (i ink) {
	for player, attribute := range []color.Attribute{color.FgRed, color.FgHiBlue, color.FgGreen, color.FgYellow} {
		i.colors[player] = color.New(attribute)
		i.colors[player].EnableColor()
	}
	return i
}

func (i ink) letters() bool { return i.colors[0] == nil }

// number returns the number of a player, in its color.
func (i ink) number(player int) string { return i.paint(player, strconv.Itoa(player)) }

// token returns one piece beside the board, or any other symbol that is a
// letter if there are no colors.
func (i ink) token(player int, symbol string) string {
	if i.letters() {
		return letter(player)
	}
	return i.paint(player, symbol)
}

// stack returns the number of pieces on a cell, or a blank if there are none.
func (i ink) stack(on yutnori.Stack) string {
	switch {
	case on.Pieces == 0:
		return " "
	case !i.letters():
		return i.paint(on.Player, strconv.Itoa(on.Pieces))
	case on.Pieces > 1:
		return string(rune('A' + on.Player))
	}
	return letter(on.Player)
}

func (i ink) paint(player int, text string) string {
	if i.letters() {
		return text
	}
	return i.colors[player].Sprint(text)
}

func letter(player int) string { return string(rune('a' + player)) }
