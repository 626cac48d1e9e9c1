package yutkata_test

import (
	"games.example/features"
	"games.example/features/acceptance"
	"games.example/features/yutkata/reference"
)

// computer registers the steps for this project's computer player.
type computer struct{ rules *reference.Rules }

func (c *computer) steps(s *acceptance.Steps) {
	s.Step(`^the computer moves (\w\d)$`, func(token string) error {
		game := c.rules.Game()
		return features.Equal(token, game.Rules().Choose(game.State()).String())
	})
	s.Step(`^displayBoard prints (\[.*\])$`, func(board string) error {
		return features.Equal(board, c.rules.Game().Board().Display())
	})
	s.Step(`^the best move is (\w\d)$`, c.theBestMoveIs)
	s.Step(`^both moves are equally good$`, c.bothMovesAreEquallyGood)
	s.Step(`^the chance to win is (\d+/\d+)$`, c.theChanceIs)
	s.Step(`^with (\w\d) the chance to win is (\d+/\d+)$`, c.withATokenTheChanceIs)
	s.Step(`^with (\w\d) the chance to win is less than (\d+/\d+)$`, c.withATokenTheChanceIsLess)
}
