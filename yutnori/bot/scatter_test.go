package bot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// These are the first numbers that splitmix64 generates from the seed 1234567, in
// its authors' implementation as in many others.
func TestSeedsAreScatteredAsBySplitmix64(t *testing.T) {
	state := uint64(1234567)
	for _, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		state += 0x9e3779b97f4a7c15
		require.Equal(t, want, scatter(state))
	}
}
