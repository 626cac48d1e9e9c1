// Package kata lists the valid turns in international draughts.
package kata

// A Color is the color of a player.
type Color int

// The colors of the players.
const (
	White Color = iota
	Black
)

// ValidTurns returns the valid turns of a player on a board, such as 44-35, 44x26 or
// 71x44x99, sorted as strings. An error says what is wrong with the board.
func ValidTurns(text string, color Color) ([]string, error) {
	return nil, nil
}
