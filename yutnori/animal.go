package yutnori

import "fmt"

// Animal is what a player of the advanced game plays as. Its number is the one
// that is typed and saved: 0 pig, 1 dog, 2 sheep, 3 cow.
type Animal uint8

// The animals.
const (
	Pig Animal = iota
	Dog
	Sheep
	Cow

	// Animals is how many there are.
	Animals = 4
)

var animalNames = [Animals]string{"pig", "dog", "sheep", "cow"}

var animalSkills = [Animals]Skills{
	Pig:   {EndsCatchersTurn: true},
	Dog:   {GeolThrowsAgain: true},
	Sheep: {TwoChainsPerCatch: true},
	Cow:   {CowsRoad: true},
}

// Skills are what a player may do that others may not. The zero value is a
// player without any. They combine freely.
type Skills struct {
	// Who catches a piece of this player ends his turn: his pool is gone and
	// no chain is earned, whatever his own skills are. (pig)
	EndsCatchersTurn bool
	// A chain goes on after geol, too. (dog)
	GeolThrowsAgain bool
	// A catch earns two chains instead of one. (sheep)
	TwoChainsPerCatch bool
	// The pieces walk the cow's road only: 0 to 5, 20 to 24, 15 to 19, 29.
	CowsRoad bool
}

// ErrNoAnimal refuses a text that names no animal.
var ErrNoAnimal = refusal("that is no animal of this game")

// ParseAnimal reads an animal as String writes it. Case matters.
//
// Refused: ErrNoAnimal.
func ParseAnimal(name string) (Animal, error) {
	for animal, known := range animalNames {
		if name == known {
			return Animal(animal), nil
		}
	}
	return 0, fmt.Errorf("%w: %q", ErrNoAnimal, name)
}

// String is the animal's name: pig, dog, sheep or cow.
func (a Animal) String() string {
	if a >= Animals {
		return fmt.Sprintf("Animal(%d)", uint8(a))
	}
	return animalNames[a]
}

// Skills are the facts about the animal; none if there is no such animal.
func (a Animal) Skills() Skills {
	if a >= Animals {
		return Skills{}
	}
	return animalSkills[a]
}
