package engine

import (
	"math/bits"
	"sync/atomic"

	"games.example/draughts"
)

// A table remembers what has been found out about positions, so that a position
// reached by several orders of moves, or in the next round, need not be searched
// again. It forgets what does not fit.
//
// Several threads share it without locks. An entry is two words, and another
// thread may write between them; therefore the first word is the key combined
// with the second one, and words that do not belong together have the key of no
// position.
type table struct {
	buckets []bucket
	age     uint64 // of the search, so that older entries make room first
	isUsed  bool   // whether there may be entries; to clear an empty table takes time, too
}

// A bucket holds the entries that compete for the same place, and fills a line
// of the processor's cache.
type bucket [4]struct{ check, data atomic.Uint64 }

const bucketSize = 64

// newTable returns an empty table of at most the given size in bytes, but of at
// least one bucket.
func newTable(size int) *table {
	return &table{buckets: make([]bucket, max(1, size/bucketSize))}
}

// A bound says what the score of an entry means.
type bound uint64

const (
	atLeast bound = 1 << iota
	atMost
	exact = atLeast | atMost
)

// An entry is the result of a search of a position.
type entry struct {
	score Score
	bound bound
	depth int
	best  int // the place of the best move in the list of moves, or noMove
}

// entryOf returns the entry for the score of a search with bounds alpha and
// beta, at a ply. Turns to the end count from the position, not from the root.
func entryOf(score, alpha, beta Score, depth, ply, best int) entry {
	e := entry{score: score, bound: exact, depth: depth, best: best}
	switch {
	case score <= alpha:
		e.bound = atMost
	case score >= beta:
		e.bound = atLeast
	}
	switch turns, ends := score.Distance(); {
	case ends && score > 0:
		e.score = WinIn(turns - ply)
	case ends:
		e.score = LossIn(turns - ply)
	}
	return e
}

// at returns the score of the entry at a ply.
func (e entry) at(ply int) Score {
	switch turns, ends := e.score.Distance(); {
	case ends && e.score > 0:
		return WinIn(turns + ply)
	case ends:
		return LossIn(turns + ply)
	default:
		return e.score
	}
}

// settles reports whether a score, which may be a bound, is all that a search
// with bounds alpha and beta needs to know.
func (b bound) settles(score, alpha, beta Score) bool {
	return b == exact || b == atLeast && score >= beta || b == atMost && score <= alpha
}

// noMove is the place of no move, and of one too far back for an entry.
const noMove = 255

// ageBits are the bits of an entry for its age.
const (
	scoreBits = 16
	depthBits = 8
	bestBits  = 8
	boundBits = 2
	ageBits   = 6
)

// pack returns the entry as one word, which is never 0.
func (e entry) pack(age uint64) uint64 {
	data := uint64(uint16(e.score))
	data |= uint64(uint8(e.depth)) << scoreBits
	data |= uint64(uint8(min(e.best, noMove))) << (scoreBits + depthBits)
	data |= uint64(e.bound) << (scoreBits + depthBits + bestBits)
	return data | age<<(scoreBits+depthBits+bestBits+boundBits)
}

func unpack(data uint64) entry {
	return entry{
		score: Score(int16(data)),
		depth: int(int8(data >> scoreBits)),
		best:  int(uint8(data >> (scoreBits + depthBits))),
		bound: bound(data>>(scoreBits+depthBits+bestBits)) & exact,
	}
}

func ageOf(data uint64) uint64 {
	return data >> (scoreBits + depthBits + bestBits + boundBits)
}

// nextAge makes all entries so far older.
func (t *table) nextAge() { t.age = (t.age + 1) % (1 << ageBits) }

// get returns the entry of a position, or false if there is none.
func (t *table) get(key uint64) (entry, bool) {
	b := t.bucketOf(key)
	for i := range b {
		data := b[i].data.Load()
		if b[i].check.Load()^data == key && data != 0 {
			return unpack(data), true
		}
	}
	return entry{}, false
}

// put stores the entry of a position. It takes the place of an older entry of
// the position, or else of the one that is worth least: a shallow one, or one of
// an earlier search.
func (t *table) put(key uint64, e entry) {
	b := t.bucketOf(key)
	place, least := 0, 1<<30
	for i := range b {
		data := b[i].data.Load()
		if b[i].check.Load()^data == key && data != 0 {
			if e.best == noMove {
				e.best = unpack(data).best
			}
			place = i
			break
		}
		years := int(t.age-ageOf(data)) & (1<<ageBits - 1)
		worth := unpack(data).depth - 8*years
		if data == 0 {
			worth = -1 << 20
		}
		if worth < least {
			place, least = i, worth
		}
	}
	data := e.pack(t.age)
	b[place].check.Store(key ^ data)
	b[place].data.Store(data)
}

func (t *table) bucketOf(key uint64) *bucket {
	place, _ := bits.Mul64(key, uint64(len(t.buckets)))
	return &t.buckets[place]
}

// keyOf returns a number that stands for a position. Others hardly ever have
// the same one: each half of the board is spread over all bits by a
// multiplication.
func keyOf(p draughts.Position) uint64 {
	c := p.ToMove()
	key := uint64(p.Occupied(c))*0x9e3779b97f4a7c15 + uint64(c)
	key = (bits.RotateLeft64(key, 31) ^ uint64(p.Occupied(c.Opponent()))) * 0xbf58476d1ce4e5b9
	key = (bits.RotateLeft64(key, 29) ^ uint64(p.Kings())) * 0x94d049bb133111eb
	return key ^ key>>32
}

// keyIn returns the key of a position in a game. Close to a draw by counting, the
// counts are part of the position.
func keyIn(p draughts.Position, c draughts.DrawCounts) uint64 {
	key := keyOf(p)
	if c.Sixteen > 0 || c.Five > 0 || c.KingTurns >= manyKingTurns {
		key ^= uint64(c.KingTurns+c.Sixteen<<8+c.Five<<16) * 0xd6e8feb86659fd93
	}
	return key
}

// manyKingTurns is when a draw by kings' moves comes into sight.
const manyKingTurns = 20
