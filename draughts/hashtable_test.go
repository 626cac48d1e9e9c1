package draughts

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

// No table is made, because the machine may not have the memory.
func TestMegabytesAreLimited(t *testing.T) {
	require.Equal(t, 16<<20, bytesOf(16))
	require.Equal(t, MaxMegabytes<<20, bytesOf(MaxMegabytes))
	require.Equal(t, MaxMegabytes<<20, bytesOf(math.MaxInt))
}
