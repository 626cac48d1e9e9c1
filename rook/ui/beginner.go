package ui

import "games.example/rook"

// Beginner returns the Smart with which the games of a new player begin: it has learned
// from two games against itself, and is at least as strong as Sensible. On a board with
// only one or two rows or columns, two games could prove everything, so it learns from
// fewer games. It knows nothing of a board with more than rook.MaxTiles tiles.
func Beginner(bounds rook.Bounds) (*rook.Smart, error) {
	smart, err := rook.NewSmart(bounds, nil)
	if bounds.Tiles() > rook.MaxTiles {
		return smart, err
	}
	for range min(2, bounds.D, bounds.R) {
		if err == nil {
			_, err = smart.SelfPlay()
		}
	}
	return smart, err
}
