package cli

import (
	"fmt"

	"games.example/program"
	"games.example/rook"
)

func describeMove(player string, move rook.Move) string {
	direction := "RIGHT"
	if move.Direction == rook.Down {
		direction = "DOWN"
	}
	return fmt.Sprintf("%s moves %s %d", program.Printable(player), direction, move.Tiles)
}

// count returns a number with what it counts, as in 1 game or 2 games.
func count(number int, thing string) string {
	if number == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", number, thing)
}

// describeProven returns a text with how much of the board smart knows.
func describeProven(smart *rook.Smart) string {
	proven, states := smart.Proven()
	return fmt.Sprintf("smart knows %d of %d states", proven, states)
}

// brief returns a text that a player typed or submitted, on one line and not too
// long.
func brief(text string) string {
	const most = 80
	if runes := []rune(program.Printable(text)); len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return program.Printable(text)
}
