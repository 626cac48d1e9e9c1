package cli

import (
	"os"
	"strconv"

	"github.com/fatih/color"

	"games.example/program"
	"games.example/yutnori"
)

// ink is how the owners of pieces are told apart: by colours, or by letters
// where there are none.
type ink struct {
	colours [yutnori.MaxPlayers]*color.Color // nil: letters
}

// newInk reads the flag --color for what is written to a stream.
func newInk(when string, out any) (ink, error) {
	switch when {
	case "never":
		return ink{}, nil
	case "always":
		return coloured(), nil
	case "auto":
		if program.IsTerminal(out) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" {
			return coloured(), nil
		}
		return ink{}, nil
	}
	return ink{}, program.Misuse("--color %q: expected auto, always or never", when)
}

func coloured() (i ink) {
	for player, colour := range []color.Attribute{color.FgRed, color.FgHiBlue, color.FgGreen, color.FgYellow} {
		i.colours[player] = color.New(colour)
		i.colours[player].EnableColor()
	}
	return i
}

func (i ink) letters() bool { return i.colours[0] == nil }

// number is the number of a player, in its colour.
func (i ink) number(player int) string { return i.paint(player, strconv.Itoa(player)) }

// token is one piece beside the board.
func (i ink) token(player int, symbol string) string {
	if i.letters() {
		return letter(player)
	}
	return i.paint(player, symbol)
}

// stack is how many pieces stand on a cell, a blank if none.
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
	return i.colours[player].Sprint(text)
}

func letter(player int) string { return string(rune('a' + player)) }
