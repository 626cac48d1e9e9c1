package draughts

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

// The test makes no table, because the machine may have too little memory.
func TestMegabytesAreLimited(t *testing.T) {
	require.Equal(t, 16<<20, bytesOf(16))
	require.Equal(t, MaxMegabytes<<20, bytesOf(MaxMegabytes))
	require.Equal(t, MaxMegabytes<<20, bytesOf(math.MaxInt))
}
