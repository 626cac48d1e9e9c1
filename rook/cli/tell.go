package cli

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"games.example/rook"
)

// show is a name, of a player or a file, as it is printed: quoted if it would not keep to its line.
func show(name string) string {
	unprintable := func(r rune) bool { return !unicode.IsPrint(r) }
	if strings.ContainsFunc(name, unprintable) {
		return strconv.Quote(name)
	}
	return name
}

func tellMove(player string, move rook.Move) string {
	return fmt.Sprintf("%s moves %s %d", show(player), tellDirection(move.Direction), move.Tiles)
}

func tellDirection(direction rook.Direction) string {
	if direction == rook.Down {
		return "DOWN"
	}
	return "RIGHT"
}

func tellTiles(count int) string {
	if count == 1 {
		return "1 tile"
	}
	return fmt.Sprintf("%d tiles", count)
}

// oneLine is what a player typed, on one line and not too long.
func oneLine(text string) string {
	const most = 80
	if runes := []rune(show(text)); len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return show(text)
}

func tellGames(count int) string {
	if count == 1 {
		return "1 game"
	}
	return fmt.Sprintf("%d games", count)
}
