package bot

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// alone plays a race with a single piece by the rules, and returns the number of turns.
// A single piece leaves no choices.
func alone(rules *yutnori.Rules, from yutnori.Position, chance *rand.Rand) float64 {
	turns := 1.0
	for {
		result := rules.Read(yutnori.YutSticks{}.ThrowFour(chance))
		if from != yutnori.InHand || !result.Back() {
			from = rules.Target(0, yutnori.Move{From: from, Result: result})
		}
		if from == yutnori.Arrived {
			return turns
		}
		if !rules.ThrowsAgain(0, result) {
			turns++
		}
	}
}

// Less than once in a million tests, the mean of the races is off by more than five
// standard errors.
func TestARaceOfOnePieceTakesTheMeanOfPlayedRaces(t *testing.T) {
	t.Parallel()
	for name, facts := range map[string]yutnori.Facts{
		"basic": yutnori.Basic(2, 1),
		"dog":   yutnori.Basic(2, 1).WithAnimals(yutnori.Dog),
		"cow":   yutnori.Basic(2, 1).WithAnimals(yutnori.Cow),
		"house": func() yutnori.Facts {
			house := yutnori.House()
			house.Pieces = 1
			return house
		}(),
	} {
		rules := rulesOf(t, facts)
		r := newRace(newTeam(rules, yutnori.YutSticks{}, 0).pace)
		for _, from := range []yutnori.Position{yutnori.InHand, 1, 5, 16, yutnori.Last} {
			chance := rand.New(rand.NewPCG(1, uint64(from)))
			const races = 20_000
			var sum, squares float64
			for range races {
				turns := alone(rules, from, chance)
				sum += turns
				squares += turns * turns
			}
			mean := sum / races
			wrong := math.Sqrt((squares/races - mean*mean) / races)
			pieces := newCamp([]yutnori.Position{from})
			require.InDelta(t, mean, r.turnsOf(&pieces), 5*wrong+0.005, "%s from %d", name, from)
		}
	}
}

// More pieces take longer to come home, but n pieces take at most n times as long as one
// piece.
func TestMorePiecesTakeLonger(t *testing.T) {
	most := yutnori.MaxPieces
	if testing.Short() {
		most = 2
	}
	rules := rulesOf(t, yutnori.Basic(2, most))
	r := newRace(newTeam(rules, yutnori.YutSticks{}, 0).pace)
	fewer, one := float32(0), float32(0)
	for pieces := 1; pieces <= most; pieces++ {
		inHand := newCamp(make([]yutnori.Position, pieces))
		turns := r.turnsOf(&inHand)
		if pieces == 1 {
			one = turns
		}
		require.Greater(t, turns, fewer)
		require.LessOrEqual(t, turns, float32(pieces)*one)
		fewer = turns
	}
}

func TestFourPlacesAreOrdered(t *testing.T) {
	for number := range 256 {
		s := stand{uint8(number / 64), uint8(number / 16 % 4), uint8(number / 4 % 4), uint8(number % 4)}
		want := s
		slices.Sort(want[:])
		order(&s)
		require.Equal(t, want, s)
	}
}
