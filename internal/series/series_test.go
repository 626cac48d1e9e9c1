package series_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/series"
)

// The expected numbers are the first that splitmix64 generates from the seed 1234567, in
// its authors' implementation and in many others.
func TestSplitmix64ScattersTheSeedsOfGames(t *testing.T) {
	state := uint64(1234567)
	for _, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		state += 0x9e3779b97f4a7c15
		seed1, seed2 := series.Seeds(7, int(state))
		require.EqualValues(t, 7, seed1)
		require.Equal(t, want, seed2)
	}
}

func TestTheFirstGameHasTheRandomNumbersOfASingleGame(t *testing.T) {
	require.Equal(t, rand.NewPCG(39, 0), rand.NewPCG(series.Seeds(39, 0)))
}
