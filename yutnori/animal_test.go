package yutnori_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

func TestEachAnimalHasASkill(t *testing.T) {
	for animal := range yutnori.Animal(yutnori.NumAnimals) {
		require.NotZero(t, animal.Skills(), animal)
	}
	require.Zero(t, yutnori.Animal(yutnori.NumAnimals).Skills())
}

// cowsMovement is the cow's movement, written by hand like the table for all other
// pieces.
const cowsMovement = `
 0   0   1   2   3   4   5
 1  29   2   3   4   5  20
 2   1   3   4   5  20  21
 3   2   4   5  20  21  22
 4   3   5  20  21  22  23
 5   4  20  21  22  23  24
15  24  16  17  18  19  29
16  15  17  18  19  29 100
17  16  18  19  29 100 100
18  17  19  29 100 100 100
19  18  29 100 100 100 100
20   5  21  22  23  24  15
21  20  22  23  24  15  16
22  21  23  24  15  16  17
23  22  24  15  16  17  18
24  23  15  16  17  18  19
29  19 100 100 100 100 100
`

func TestTheCowsRoadLeadsWhereTheTableSays(t *testing.T) {
	rules := rulesOf(t, yutnori.Advanced(yutnori.Cow, yutnori.Dog))
	requireMovement(t, rules, cowsMovement)
}

func TestTheCowStandsOnItsRoadOnly(t *testing.T) {
	rules := rulesOf(t, yutnori.Advanced(yutnori.Cow, yutnori.Dog))
	onRoad := readMovement(t, cowsMovement)
	for at := range yutnori.Last + 1 {
		_, err := rules.Setup([][]yutnori.Position{{0, 0, 0, at}, {0, 0, 0, 0}}, 0)
		if _, ok := onRoad[at]; ok {
			require.NoError(t, err, at)
		} else {
			require.ErrorIs(t, err, yutnori.ErrOffRoad, at)
		}
	}
}
