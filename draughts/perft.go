package draughts

import (
	"math"
	"math/bits"
	"sync"
	"sync/atomic"
)

// TooMany represents every perft number of 2^64-1 or more.
const TooMany uint64 = math.MaxUint64

// Perft returns the number of ways to play the given number of moves from the position.
// For a depth of 0 or less it is 1: the position itself. Games that end before that
// depth do not count. Perft returns TooMany for 2^64-1 ways or more. A depth above
// MaxDepth counts as MaxDepth.
//
// Comparing perft numbers checks a move generator against others. (Perft is short for
// performance test.) Perft counts the moves of the last ply without playing them.
func Perft(p Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	depth = min(depth, MaxDepth)
	return new(Counter).count(p, depth, make([]Move, 0, roomForPlies))
}

// A Counter computes perft numbers with a hash table, several threads, or both.
// The zero Counter has no table and one thread. A Counter is safe for
// concurrent use.
type Counter struct {
	memory  *hashTable
	threads int
}

// The limits of a Counter. Each thread and each ply of depth needs memory, and a Go
// program that runs out of memory crashes. A depth above MaxDepth does not fit into a
// key of the hash table.
const (
	MaxMegabytes = 1024 << (^uint(0) >> 63 * 2) // 4096, or 1024 on 32-bit machines
	MaxThreads   = 1024
	MaxDepth     = 511
)

// NewCounter returns a Counter with the given number of threads and a hash table of
// the given size in megabytes of 2^20 bytes. The Counter keeps the table from one
// count to the next. With 0 megabytes or less it has no table, and with 0 threads or
// less it has one thread. NewCounter lowers values above MaxMegabytes or MaxThreads to
// these limits.
func NewCounter(megabytes, threads int) *Counter {
	c := &Counter{threads: min(threads, MaxThreads)}
	if megabytes > 0 {
		c.memory = newHashTable(bytesOf(megabytes))
	}
	return c
}

// bytesOf lowers a number of megabytes to MaxMegabytes, and converts it to bytes.
func bytesOf(megabytes int) int { return min(megabytes, MaxMegabytes) << 20 }

// Perft returns the same number as the function [Perft]. When Perft returns, all
// goroutines that it has started have ended.
func (c *Counter) Perft(p Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	depth = min(depth, MaxDepth)
	if c.threads <= 1 {
		return c.count(p, depth, make([]Move, 0, roomForPlies))
	}
	positions, depth := Split(p, depth, 100*c.threads)
	counted := make([]uint64, len(positions))
	var next atomic.Uint64
	var threads sync.WaitGroup
	for range min(c.threads, len(positions)) {
		threads.Go(func() {
			room := make([]Move, 0, roomForPlies)
			for i := next.Add(1) - 1; i < uint64(len(positions)); i = next.Add(1) - 1 {
				counted[i] = c.count(positions[i], depth, room)
			}
		})
	}
	threads.Wait()
	var nodes uint64
	for _, n := range counted {
		nodes = sum(nodes, n)
	}
	return nodes
}

// roomForPlies is usually enough room for the moves of several plies.
const roomForPlies = 8 * roomForMoves

// count returns the perft number of p to a depth of 1 or more. It appends the moves of
// each ply to the moves of the earlier plies, so that the whole walk uses one slice.
func (c *Counter) count(p Position, depth int, moves []Move) uint64 {
	if depth == 1 {
		return uint64(p.NumMoves())
	}
	if depth == 2 {
		return p.countReplies(moves)
	}
	if c.memory != nil {
		if nodes, known := c.memory.get(p, depth); known {
			return nodes
		}
	}
	start := len(moves)
	moves = p.AppendMoves(moves)
	var nodes uint64
	for _, m := range moves[start:] {
		nodes = sum(nodes, c.count(p.After(m), depth-1, moves))
	}
	if c.memory != nil {
		c.memory.put(p, depth, nodes)
	}
	return nodes
}

// sum returns the sum of two perft numbers.
func sum(a, b uint64) uint64 {
	nodes, carry := bits.Add64(a, b, 0)
	return nodes | -carry // if there is a carry, all bits are set, which is TooMany
}

// Split returns the positions after the first plies of a perft, and the depth that is
// left. The perft number of p is the sum of the positions' perft numbers to that depth.
// Split plays ply after ply until it has at least the given number of positions or only
// 3 plies are left.
func Split(p Position, depth, atLeast int) (positions []Position, left int) {
	positions = []Position{p}
	for ; len(positions) < atLeast && depth > 3; depth-- {
		var next []Position
		for _, p := range positions {
			for _, m := range p.AppendMoves(nil) {
				next = append(next, p.After(m))
			}
		}
		positions = next
	}
	return positions, depth
}
