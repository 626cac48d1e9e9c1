package cli

import "games.example/draughts/engine"

// EngineLimit returns the limit of a configuration of the engine.
func EngineLimit(flags string) (engine.Limit, error) {
	player, err := enginePlayer("a", flags)
	return player.Limit, err
}
