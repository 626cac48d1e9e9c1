package cli

import "games.example/draughts/engine"

// EngineLimit returns the limit that the given flags set for an engine.
func EngineLimit(flags string) (engine.Limit, error) {
	player, err := enginePlayer("a", flags)
	return player.Limit, err
}
