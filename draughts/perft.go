package draughts

import (
	"iter"
	"math"
	"math/bits"
	"sync"
	"sync/atomic"
)

// TooMany is what perft numbers are that do not fit: 2^64-1 or more.
const TooMany uint64 = math.MaxUint64

// Perft is the number of ways to play the given number of moves from the
// position. A depth of 0 or less is 1: the position itself. Whoever has no
// move before that depth adds nothing. A number that is not below TooMany is
// TooMany.
//
// The number checks a generator of moves against others (perft stands for
// performance test). The moves of the last ply are counted and not played.
func Perft(p Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	return new(Counter).count(p, depth, make([]Move, 0, roomForPlies))
}

// A Counter counts perft numbers with a memory for positions, with several
// threads, or with both. The zero Counter has no memory and one thread. One
// Counter can serve any number of goroutines.
type Counter struct {
	memory  *hashTable
	threads int
}

// What a Counter uses at most. For more memory than the system gives, a Go
// program is ended and cannot say why.
const (
	MaxMegabytes = 4096
	MaxThreads   = 1024
)

// NewCounter is a Counter with a hash table of so many megabytes of 2^20
// bytes, which is kept from one count to the next, and so many threads. Zero
// or less is no table, and one thread; more than the most is the most.
func NewCounter(megabytes, threads int) *Counter {
	c := &Counter{threads: min(threads, MaxThreads)}
	if megabytes > 0 {
		c.memory = newHashTable(min(megabytes, MaxMegabytes) << 20)
	}
	return c
}

// Perft is what the function [Perft] is. All goroutines that it starts have
// ended when it returns.
func (c *Counter) Perft(p Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	if c.threads <= 1 {
		return c.count(p, depth, make([]Move, 0, roomForPlies))
	}
	positions := []Position{p}
	for len(positions) < 100*c.threads && depth > 3 {
		positions = successors(positions)
		depth--
	}
	counted := make([]uint64, len(positions))
	var next atomic.Uint64
	var threads sync.WaitGroup
	for range c.threads {
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

// Divide tells each move of the position with the perft number behind it, to
// the same depth altogether. A depth below 1 has no moves.
func (c *Counter) Divide(p Position, depth int) iter.Seq2[Move, uint64] {
	return func(yield func(Move, uint64) bool) {
		if depth < 1 {
			return
		}
		for _, m := range p.AppendMoves(nil) {
			if !yield(m, c.Perft(p.After(m), depth-1)) {
				return
			}
		}
	}
}

// roomForPlies is enough for the moves of several plies, most of the time.
const roomForPlies = 8 * roomForMoves

// count counts to a depth of 1 or more. It writes the moves of each ply behind
// those of the plies before it, so that one slice serves the whole walk.
func (c *Counter) count(p Position, depth int, moves []Move) uint64 {
	if depth == 1 {
		return uint64(p.Count())
	}
	if depth == 2 {
		return p.countReplies(moves)
	}
	remember := c.memory != nil && depth <= maxRemembered
	if remember {
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
	if remember {
		c.memory.put(p, depth, nodes)
	}
	return nodes
}

// sum is the sum of two perft numbers.
func sum(a, b uint64) uint64 {
	nodes, carry := bits.Add64(a, b, 0)
	return nodes | -carry // with a carry all bits: TooMany
}

// successors are the positions after every move of every position.
func successors(positions []Position) []Position {
	var after []Position
	var moves []Move
	for _, p := range positions {
		moves = p.AppendMoves(moves[:0])
		for _, m := range moves {
			after = append(after, p.After(m))
		}
	}
	return after
}
