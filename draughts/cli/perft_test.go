package cli_test

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts/cli"
)

// The number of positions in a part stands for its time, because a machine counts about
// as many positions per second in each part.
func TestThePartsOfPerftTakeAboutEquallyLong(t *testing.T) {
	t.Parallel()
	depth, nodes := 10, uint64(258_895_763) // the published number
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

// BenchmarkTwoPartsOfPerft alternates between counting the whole and counting its two
// parts side by side, as two machines would. The of-whole metric is the time of the
// parts divided by the time of the whole: 0.5 if each part takes half of the time.
func BenchmarkTwoPartsOfPerft(b *testing.B) {
	var whole, parts time.Duration
	for b.Loop() {
		began := time.Now()
		perft(b)
		whole += time.Since(began)

		began = time.Now()
		var running sync.WaitGroup
		for _, shard := range []string{"--shard=1/2", "--shard=2/2"} {
			running.Go(func() { perft(b, shard) })
		}
		running.Wait()
		parts += time.Since(began)
	}
	b.ReportMetric(parts.Seconds()/whole.Seconds(), "of-whole")
}

func perft(b *testing.B, flags ...string) {
	b.Helper()
	args := append([]string{"perft", "--depth=9"}, flags...)
	if status := cli.Run(args, strings.NewReader(""), io.Discard, io.Discard); status != 0 {
		b.Errorf("%v: status %d", args, status)
	}
}
