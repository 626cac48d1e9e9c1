package yutnori

import (
	"errors"
	"fmt"
)

// The greatest number of players, and the greatest number of pieces of each player.
const (
	MaxPlayers = 4
	MaxPieces  = 4
)

// Facts describes the rules of a game. All facts combine freely. The zero values of all
// facts except Players and Pieces describe the basic game. [NewRules] turns facts into
// rules.
type Facts struct {
	Players int              // 2 to 4
	Pieces  int              // 1 to 4 each
	Teams   [MaxPlayers]Team // indexed by player

	BackResults      bool        // whether the marks of the sticks give back-gae and back-geol (H1)
	NoChainOnYut     bool        // whether a catch with yut or mo earns no chain (H4)
	ShortWayOptional bool        // whether a piece that stopped at a fork may take either way (H5)
	BackFromOne      BackFromOne // where a step back from position 1 leads (H6)
}

// Basic returns the facts of the basic game.
func Basic(players, pieces int) Facts { return Facts{Players: players, Pieces: pieces} }

// Advanced returns the facts of the advanced game: 4 pieces each, and an animal
// for each player.
func Advanced(animals ...Animal) Facts { return Basic(len(animals), 4).WithAnimals(animals...) }

// WithAnimals returns the facts with the given animals for the first players. It
// ignores animals after the fourth.
func (f Facts) WithAnimals(animals ...Animal) Facts {
	for player, animal := range animals[:min(len(animals), MaxPlayers)] {
		f.Teams[player].Skills = animal.Skills()
	}
	return f
}

// House returns the facts of the house game. Four teams of four pieces start from the
// four corners, and players 1 and 3 go clockwise. There are back results, a catch with
// yut or mo earns no chain, and both ways are open at a fork.
func House() Facts {
	house := Basic(4, 4)
	house.BackResults = true
	house.NoChainOnYut = true
	house.ShortWayOptional = true
	for player := range house.Teams {
		house.Teams[player].Corner = Corner(player)
		house.Teams[player].Clockwise = player%2 == 1
	}
	return house
}

// Results returns the results that can be thrown, in ascending order.
func (f Facts) Results() []Result {
	results := []Result{BackGeol, BackGae, BackDo, Do, Gae, Geol, Yut, Mo}
	if f.BackResults {
		return results
	}
	return results[BackDo:]
}

// ChainsOfCatch returns the number of chains that a player earns by a catch with the
// given result: one or two, however many pieces were caught (Y4). Under rule H4, a catch
// with yut or mo earns no chain, because the result has already earned a throw. A catch
// that ends the turn earns no chain either, but ChainsOfCatch ignores that.
func (f *Facts) ChainsOfCatch(player int, result Result) int8 {
	switch {
	case f.NoChainOnYut && result >= Yut:
		return 0
	case f.Teams[player].TwoChainsPerCatch:
		return 2
	}
	return 1
}

// ErrRules is returned for facts with which no game can be played.
var ErrRules = errors.New("such a game cannot be played")

func (f Facts) check() error {
	switch {
	case f.Players < 2 || f.Players > MaxPlayers:
		return fmt.Errorf("%w: there are 2 to %d players, not %d", ErrRules, MaxPlayers, f.Players)
	case f.Pieces < 1 || f.Pieces > MaxPieces:
		return fmt.Errorf("%w: each player has 1 to %d pieces, not %d", ErrRules, MaxPieces, f.Pieces)
	case f.BackFromOne >= NumBacksFromOne:
		return fmt.Errorf("%w: %w: %d", ErrRules, ErrNoBackFromOne, f.BackFromOne)
	}
	for player, team := range f.Teams[:f.Players] {
		if team.Corner >= NumCorners {
			return fmt.Errorf("%w: player %d: %w: %d", ErrRules, player, ErrNoCorner, team.Corner)
		}
	}
	return nil
}

// BackFromOne is a rule about a step back from position 1.
type BackFromOne uint8

// The targets of a step back from position 1. With ToLast, any remaining steps back
// continue from position 29. With ToHand and ToArrived, they are lost.
const (
	ToLast    BackFromOne = iota // to position 29
	ToHand                       // to the hand
	ToArrived                    // the piece arrives

	// NumBacksFromOne is the number of rules for a step back from position 1.
	NumBacksFromOne = 3
)

var backsFromOne = enumeration[BackFromOne]{"BackFromOne", ErrNoBackFromOne, []string{"last", "hand", "arrive"}}

// ErrNoBackFromOne is returned for text or a number that is not such a rule.
var ErrNoBackFromOne = errors.New("that is not a rule for back-do from position 1")

// String returns the rule's name: last, hand or arrive.
func (b BackFromOne) String() string { return backsFromOne.name(b) }

// MarshalText returns the rule's name, or [ErrNoBackFromOne].
func (b BackFromOne) MarshalText() ([]byte, error) { return backsFromOne.marshal(b) }

// UnmarshalText reads a rule's name; case matters. It returns
// [ErrNoBackFromOne] for any other text.
func (b *BackFromOne) UnmarshalText(name []byte) error { return backsFromOne.unmarshal(b, name) }
