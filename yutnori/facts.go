package yutnori

import "fmt"

// The most players, and the most pieces of each.
const (
	MaxPlayers = 4
	MaxPieces  = 4
)

// Facts say which game is played. The zero value of every fact but the two
// numbers is the basic game's; all of them combine freely. Rules are made from
// them.
type Facts struct {
	Players int              // 2 to 4
	Pieces  int              // 1 to 4 each
	Teams   [MaxPlayers]Team // by player

	BackResults       bool        // back-gae and back-geol by the marks of the sticks (H1)
	NoChainForYutOrMo bool        // a catch with yut or mo earns no chain (H4)
	ShortWayOptional  bool        // a fork where a piece stopped leaves a choice (H5)
	BackFromOne       BackFromOne // where a step back from position 1 leads (H6)
}

// BackFromOne is where a step back from position 1 leads.
type BackFromOne uint8

// The rules for a step back from position 1. Steps that remain are void after
// the last two; from the last position they go on.
const (
	ToLast    BackFromOne = iota // to position 29
	ToHand                       // into the hand
	ToArrived                    // it arrives
)

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

// House is the house game of the Korean document: four teams of four pieces,
// each from its own corner, players 1 and 3 clockwise, with back results, and
// no chain for a catch with yut or mo.
func House() Facts {
	house := Basic(4, 4)
	house.BackResults = true
	house.NoChainForYutOrMo = true
	for player := range house.Teams {
		house.Teams[player].Corner = Corner(player)
		house.Teams[player].Clockwise = player%2 == 1
	}
	return house
}

// ErrFacts refuses facts by which no game can be played.
var ErrFacts = refusal("such a game cannot be played")

func (f Facts) check() error {
	switch {
	case f.Players < 2 || f.Players > MaxPlayers:
		return fmt.Errorf("%w: there are 2 to %d players, not %d", ErrFacts, MaxPlayers, f.Players)
	case f.Pieces < 1 || f.Pieces > MaxPieces:
		return fmt.Errorf("%w: each player has 1 to %d pieces, not %d", ErrFacts, MaxPieces, f.Pieces)
	case f.BackFromOne > ToArrived:
		return fmt.Errorf("%w: no such rule for back-do from position 1: %d", ErrFacts, f.BackFromOne)
	}
	for player, team := range f.Teams[:f.Players] {
		if team.Corner >= Corners {
			return fmt.Errorf("%w: player %d starts at no corner: %d", ErrFacts, player, team.Corner)
		}
	}
	return nil
}
