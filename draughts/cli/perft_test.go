package cli_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// The numbers stand for the time that the parts take, since a machine counts about
// as many ways a second in each part.
func TestThePartsOfPerftTakeAboutAsLongAsEachOther(t *testing.T) {
	t.Parallel()
	depth, nodes := 10, uint64(258_895_763) // as published
	if testing.Short() {
		depth, nodes = 8, 6_483_961
	}
	const parts = 64
	var ofParts []uint64
	var sum uint64
	for part := 1; part <= parts; part++ {
		var line struct{ Sums []struct{ Nodes uint64 } }
		text := prints(t, "", fmt.Sprintf("perft --depth %d --shard %d/%d", depth, part, parts))
		require.NoError(t, json.Unmarshal([]byte(text), &line))
		require.Len(t, line.Sums, depth)
		ofParts = append(ofParts, line.Sums[depth-1].Nodes)
		sum += line.Sums[depth-1].Nodes
	}
	require.Equal(t, nodes, sum)
	require.LessOrEqual(t, slices.Max(ofParts), 3*nodes/parts)
}
