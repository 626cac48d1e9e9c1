package yutnori

import "errors"

// Animal is a player's animal in the advanced game. Players type its number, and saved
// games hold the number: 0 pig, 1 dog, 2 sheep, 3 cow.
type Animal uint8

// The animals.
const (
	Pig Animal = iota
	Dog
	Sheep
	Cow

	// NumAnimals is the number of animals.
	NumAnimals = 4
)

var animals = enumeration[Animal]{"Animal", ErrNoAnimal, []string{"pig", "dog", "sheep", "cow"}}

var animalSkills = [NumAnimals]Skills{
	Pig:   {EndsCatchersTurn: true},
	Dog:   {GeolThrowsAgain: true},
	Sheep: {TwoChainsPerCatch: true},
	Cow:   {CowsRoad: true},
}

// Skills holds the skills of a player, which combine freely.
type Skills struct {
	// Catching this player's pieces ends the catcher's turn. The catcher loses the pool
	// and, even with other skills, earns no chain. (pig)
	EndsCatchersTurn bool
	// A chain continues after geol, too. (dog)
	GeolThrowsAgain bool
	// A catch earns two chains instead of one. (sheep)
	TwoChainsPerCatch bool
	// The pieces walk only the cow's road: 0 to 5, 20 to 24, 15 to 19, 29.
	CowsRoad bool
}

// ErrNoAnimal is returned for text or a number that is not an animal.
var ErrNoAnimal = errors.New("that is not an animal of this game")

// String returns the animal's name: pig, dog, sheep or cow.
func (a Animal) String() string { return animals.name(a) }

// MarshalText returns the animal's name, or [ErrNoAnimal].
func (a Animal) MarshalText() ([]byte, error) { return animals.marshal(a) }

// UnmarshalText reads an animal's name; case matters. It returns [ErrNoAnimal]
// for any other text.
func (a *Animal) UnmarshalText(name []byte) error { return animals.unmarshal(a, name) }

// Skills returns the animal's skills, or none for a number that is not an
// animal.
func (a Animal) Skills() Skills {
	if a >= NumAnimals {
		return Skills{}
	}
	return animalSkills[a]
}
