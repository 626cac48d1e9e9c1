package draughts_test

import (
	"flag"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

var nodes = flag.Int("nodes", 300_000, "the largest perft number to compute")

// The slow rules compute only numbers up to a hundredth of the limit for the fast rules.
func TestPerftOfTrapsAgreesWithOtherPrograms(t *testing.T) {
	text, err := os.ReadFile("testdata/perft/traps.fen")
	require.NoError(t, err)
	known := map[draughts.Position]bool{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) == 0 || fields[0] == "#" {
			continue
		}
		position := positionOf(t, fields[0])
		require.False(t, known[position], line)
		known[position] = true
		require.GreaterOrEqual(t, len(fields), 1+4, line)
		for i, field := range fields[1:] {
			want, err := strconv.ParseUint(field, 10, 64)
			require.NoError(t, err, line)
			if want <= uint64(*nodes) {
				require.Equal(t, want, draughts.Perft(position, i+1), "%s, depth %d", fields[0], i+1)
			}
			if want <= uint64(fewer(*nodes))/100 {
				require.Equal(t, want, slowPerft(position, i+1), "%s, depth %d", fields[0], i+1)
			}
		}
	}
	require.Len(t, known, 200)
}

// slowPerft computes a perft number with the slow rules.
func slowPerft(p draughts.Position, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	nodes := uint64(0)
	for m := range walkedMoves(walks(p)) {
		nodes += slowPerft(p.After(m), depth-1)
	}
	return nodes
}

func TestPerftToDepthZeroIsOne(t *testing.T) {
	require.EqualValues(t, 1, draughts.Perft(draughts.Start(), 0))
	require.EqualValues(t, 1, draughts.Perft(draughts.Position{}, -1))
	require.EqualValues(t, 0, draughts.Perft(draughts.Position{}, 1))
}

// The two positions differ only in their colors. The table must not confuse them.
func TestAHashTableDistinguishesThePlayers(t *testing.T) {
	counter := draughts.NewCounter(1, 1)
	for _, fen := range []string{"W:W6,7:B45", "B:W45:B6,7"} {
		p := positionOf(t, fen)
		require.Equal(t, draughts.Perft(p, 4), counter.Perft(p, 4), fen)
	}
}

// Depth 515 does not fit into a key, and must not be mistaken for depth 3.
func TestAHashTableDistinguishesGreatDepths(t *testing.T) {
	counter := draughts.NewCounter(1, 1)
	require.NotZero(t, counter.Perft(positionOf(t, "B:W50:B1"), 3))
	require.Zero(t, counter.Perft(positionOf(t, "W:W1:B50"), 3+512)) // White cannot move
}

// In shutIn, all 44 men are blocked forever. Each king has three squares: two moves from
// the middle, and one move from either end.
const shutIn = "W:W26-40,K41,42-45,48-50:B1-3,6-9,K10,11-25"

func TestPerftHasAGreatestDepth(t *testing.T) {
	p := positionOf(t, shutIn)
	counter := draughts.NewCounter(1, 1)
	require.EqualValues(t, 16, counter.Perft(p, 8))
	require.Equal(t, draughts.TooMany, counter.Perft(p, draughts.MaxDepth))
	require.Equal(t, draughts.TooMany, counter.Perft(p, math.MaxInt))
	require.Equal(t, draughts.TooMany, draughts.NewCounter(1, 2).Perft(p, math.MaxInt))
}

// Memory and threads change no number.
func TestPerftAgreesWithPublishedNumbers(t *testing.T) {
	for name, perft := range map[string]func(draughts.Position, int) uint64{
		"no counter":          draughts.Perft,
		"zero value":          new(draughts.Counter).Perft,
		"no table or threads": draughts.NewCounter(0, 0).Perft,
		"below zero":          draughts.NewCounter(-1, -1).Perft,
		"too many threads":    draughts.NewCounter(0, math.MaxInt).Perft,
		"memory":              draughts.NewCounter(1, 1).Perft,
		"threads":             draughts.NewCounter(0, 3).Perft,
		"memory and threads":  draughts.NewCounter(1, 2).Perft,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, table := range perftTables(t) {
				for depth, want := range table.nodes {
					if want <= uint64(fewer(*nodes)) {
						require.Equal(t, want, perft(table.position, depth+1), "%s %d", table.name, depth+1)
					}
				}
			}
		})
	}
}

// The perft numbers of two free kings soon exceed 64 bits. If each king has only three
// squares, the numbers exceed 64 bits later. The slow rules compute numbers of any
// size, to determine which numbers fit into 64 bits.
func TestPerftReportsNumbersThatDoNotFit(t *testing.T) {
	t.Parallel()
	requireTooManyWaysAfter(t, 125, shutIn)
	if !testing.Short() {
		requireTooManyWaysAfter(t, 19, "W:WK1:BK50")
	}
}

func requireTooManyWaysAfter(t *testing.T, deepest int, fen string) {
	t.Helper()
	p := positionOf(t, fen)
	one, two := draughts.NewCounter(16, 1), draughts.NewCounter(16, 2)
	successors := map[draughts.Position][]draughts.Position{}
	ways := map[draughts.Position]*big.Int{p: big.NewInt(1)}
	for depth := 1; depth <= deepest+5; depth++ {
		sum, after := new(big.Int), map[draughts.Position]*big.Int{}
		for p, n := range ways {
			if _, known := successors[p]; !known {
				successors[p] = []draughts.Position{}
				for m := range walkedMoves(walks(p)) {
					successors[p] = append(successors[p], p.After(m))
				}
			}
			for _, next := range successors[p] {
				if after[next] == nil {
					after[next] = new(big.Int)
				}
				after[next].Add(after[next], n)
				sum.Add(sum, n)
			}
		}
		ways = after
		want := draughts.TooMany
		if sum.IsUint64() {
			want = sum.Uint64()
		}
		require.Equal(t, want, one.Perft(p, depth), depth)
		require.Equal(t, depth > deepest, want == draughts.TooMany, depth)
		if depth > deepest+1 {
			require.Equal(t, want, two.Perft(p, depth), depth)
		}
	}
}

func TestThePerftNumbersOfSplitPositionsAddUp(t *testing.T) {
	t.Parallel()
	for _, table := range perftTables(t) {
		for i, want := range table.nodes {
			if want > uint64(fewer(*nodes)) {
				continue
			}
			for _, atLeast := range []int{0, 1, 2, 100, 5_000} {
				positions, left := draughts.Split(table.position, i+1, atLeast)
				require.True(t, len(positions) >= atLeast || left <= 3)
				var sum uint64
				for _, p := range positions {
					sum += draughts.Perft(p, left)
				}
				require.Equal(t, want, sum, "%s, depth %d", table.name, i+1)
			}
		}
	}
}

// perftTable holds the contents of a file in testdata/perft: a position, and its
// published perft numbers for depths 1, 2 and so on.
type perftTable struct {
	name     string
	position draughts.Position
	nodes    []uint64
}

func perftTables(tb testing.TB) []perftTable {
	tb.Helper()
	files, err := filepath.Glob("testdata/perft/*.txt")
	require.NoError(tb, err)
	require.NotEmpty(tb, files)
	var tables []perftTable
	for _, file := range files {
		tables = append(tables, readPerftTable(tb, file))
	}
	return tables
}

func readPerftTable(tb testing.TB, file string) perftTable {
	tb.Helper()
	text, err := os.ReadFile(file)
	require.NoError(tb, err)
	table := perftTable{name: strings.TrimSuffix(filepath.Base(file), ".txt")}
	for line := range strings.Lines(string(text)) {
		depth, count, ok := strings.Cut(strings.TrimSpace(line), " ")
		switch {
		case strings.HasPrefix(depth, "#"):
		case !ok:
			table.position = positionOf(tb, depth)
		default:
			require.Equal(tb, strconv.Itoa(len(table.nodes)+1), depth, file)
			n, err := strconv.ParseUint(count, 10, 64)
			require.NoError(tb, err)
			table.nodes = append(table.nodes, n)
		}
	}
	require.NotEmpty(tb, table.nodes, file)
	return table
}

// positionOf returns the position that a FEN describes.
func positionOf(tb testing.TB, fen string) draughts.Position {
	tb.Helper()
	position, err := draughts.ParseFEN(fen)
	require.NoError(tb, err)
	return position
}
