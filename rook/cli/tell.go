package cli

import (
	"fmt"

	"games.example/program"
	"games.example/rook"
)

func tellMove(player string, move rook.Move) string {
	return fmt.Sprintf("%s moves %s %d", program.Printable(player), tellDirection(move.Direction), move.Tiles)
}

func tellDirection(direction rook.Direction) string {
	if direction == rook.Down {
		return "DOWN"
	}
	return "RIGHT"
}

func tellTiles(number int) string { return count(number, "tile") }

func tellGames(number int) string { return count(number, "game") }

// count returns a number with what it counts, as in 1 game or 2 games.
func count(number int, thing string) string {
	if number == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", number, thing)
}

// tellProven returns how much of the board smart knows.
func tellProven(smart *rook.Smart) string {
	proven, states := smart.Proven()
	return fmt.Sprintf("smart knows %d of %d states", proven, states)
}

// brief returns what a player typed or submitted, on one line and not too long.
func brief(text string) string {
	const most = 80
	if runes := []rune(program.Printable(text)); len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return program.Printable(text)
}
