package rook_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook"
)

func newChance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// chanceOfMoves returns the probability of each move according to the definition of
// Random.
func chanceOfMoves(position rook.Position) map[rook.Move]*big.Rat {
	chances := map[rook.Move]*big.Rat{}
	down, right := position.Left(rook.Down), position.Left(rook.Right)
	for move := range position.Moves() {
		picked := big.NewRat(1, 2)
		if down == 0 || right == 0 {
			picked = big.NewRat(1, 1)
		}
		chances[move] = picked.Mul(picked, big.NewRat(1, int64(position.Left(move.Direction))))
	}
	return chances
}

// The test is a chi-square test of how often each move is drawn. The limits are from
// a published table, for a probability of 0.001.
func TestRandomMovesWithTheChancesOfItsDefinition(t *testing.T) {
	t.Parallel()
	draws := 100_000
	if testing.Short() {
		draws = 20_000
	}
	for _, test := range []struct {
		position rook.Position
		limit    float64
	}{
		{at(0, 0, 4, 4), 24.322},   // 7 degrees of freedom
		{at(0, 0, 10, 10), 43.820}, // 19
		{at(0, 0, 3, 5), 24.322},   // 7
		{at(0, 0, 1, 9), 27.877},   // 9
		{at(2, 4, 7, 4), 18.467},   // 4
		{at(3, 8, 6, 9), 16.266},   // 3
		{at(4, 0, 4, 3), 13.816},   // 2
	} {
		random := rook.NewRandom(newChance(20))
		drawn := map[rook.Move]int{}
		for range draws {
			move, err := random.Move(test.position)
			require.NoError(t, err)
			drawn[move]++
		}
		want := chanceOfMoves(test.position)
		var chiSquare float64
		for move, chance := range want {
			probability, _ := chance.Float64()
			expected := probability * float64(draws)
			difference := float64(drawn[move]) - expected
			chiSquare += difference * difference / expected
		}
		require.Len(t, drawn, len(want))
		require.Less(t, chiSquare, test.limit, test.position)
	}
}

// winsAtRandom returns the exact probability that the player to move wins if both
// players move like Random.
func winsAtRandom(position rook.Position, known map[rook.State]*big.Rat) *big.Rat {
	if position.Over() {
		return new(big.Rat) // the player to move has already lost
	}
	if chance, found := known[position.State]; found {
		return chance
	}
	total := new(big.Rat)
	for move, chance := range chanceOfMoves(position) {
		after, _ := position.Play(move)
		lost := new(big.Rat).Sub(big.NewRat(1, 1), winsAtRandom(after, known))
		total.Add(total, lost.Mul(lost, chance))
	}
	known[position.State] = total
	return total
}

// The number of games that the first player wins has a binomial distribution. With
// random seeds, it would be off by more than four standard deviations once in 16,000
// tests.
func TestRandomWinsAgainstItselfAsOftenAsItsDefinitionSays(t *testing.T) {
	t.Parallel()
	const games = 40_000
	for text, want := range map[string]*big.Rat{
		"2x2": big.NewRat(1, 2),
		"4x4": big.NewRat(1, 2),
		"3x5": big.NewRat(1, 2),
		"0x5": big.NewRat(1, 2),
		"1x1": big.NewRat(0, 1),
		"0x1": big.NewRat(1, 1),
	} {
		start := rook.Start(parseBounds(t, text))
		require.Equal(t, want.String(), winsAtRandom(start, map[rook.State]*big.Rat{}).String(), text)

		random := rook.NewRandom(newChance(7))
		wins := 0
		for range games {
			outcome, err := rook.Playout(start, [2]rook.Strategy{random, random})
			require.NoError(t, err)
			wins += 1 - outcome.Winner
		}
		chance, _ := want.Float64()
		require.InDelta(t, games*chance, wins, 4*math.Sqrt(games*chance*(1-chance)), text)
	}
}
