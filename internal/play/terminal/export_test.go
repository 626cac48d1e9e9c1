package terminal

import "games.example/internal/play"

// Labeled is labeled.
var Labeled = labeled

// Exchanged returns the lines about a game that was kept with the given choices.
func Exchanged(setup play.Setup, kept play.Choices, game play.Game) []string {
	t := table{before: kept}
	t.Setup = setup
	return t.exchanged(game)
}
