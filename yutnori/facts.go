package yutnori

import "fmt"

// The most players, and the most pieces of each.
const (
	MaxPlayers = 4
	MaxPieces  = 4
)

// Facts say which game is played. The zero value of every fact but the two
// numbers is the basic game's. Rules are made from them.
type Facts struct {
	Players int // 2 to 4
	Pieces  int // 1 to 4 each
	Teams   [MaxPlayers]Team
}

// Team is what is particular to one player.
type Team struct {
	Skills
}

// Basic is the basic game.
func Basic(players, pieces int) Facts { return Facts{Players: players, Pieces: pieces} }

// Advanced is the advanced game: 4 pieces each, and an animal for each player.
func Advanced(animals ...Animal) Facts { return Basic(len(animals), 4).WithAnimals(animals...) }

// WithAnimals is the same game with animals for the first players; animals
// beyond the fourth are left out.
func (f Facts) WithAnimals(animals ...Animal) Facts {
	for player, animal := range animals[:min(len(animals), MaxPlayers)] {
		f.Teams[player].Skills = animal.Skills()
	}
	return f
}

// ErrFacts refuses facts by which no game can be played.
var ErrFacts = refusal("such a game cannot be played")

func (f Facts) check() error {
	switch {
	case f.Players < 2 || f.Players > MaxPlayers:
		return fmt.Errorf("%w: there are 2 to %d players, not %d", ErrFacts, MaxPlayers, f.Players)
	case f.Pieces < 1 || f.Pieces > MaxPieces:
		return fmt.Errorf("%w: each player has 1 to %d pieces, not %d", ErrFacts, MaxPieces, f.Pieces)
	}
	return nil
}
