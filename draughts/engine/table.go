package engine

import (
	"math/bits"
	"sync/atomic"

	"games.example/draughts"
)

// A table remembers the results of searching positions. So if several orders of moves
// lead to a position, it is usually searched only once in a round. When there is no room
// for a new result, the table forgets an old result.
//
// Several threads share a table without locks. An entry is two words. While a thread
// reads an entry, another thread may replace one of the words. Therefore the first word
// is the key combined with the second word. So a pair of words from different entries
// almost never matches a key.
type table struct {
	buckets []bucket
	age     uint64 // the number of the search; entries from earlier searches make room first
	isUsed  bool   // whether there may be entries to clear
}

// A bucket holds the entries that compete for the same place. It fills a line of the
// processor's cache.
type bucket [4]struct{ check, data atomic.Uint64 }

const bucketSize = 64

// newTable returns an empty table. It has at most the given size in bytes, but at least
// one bucket.
func newTable(size int) *table {
	t := &table{buckets: make([]bucket, max(1, size/bucketSize))}
	adviseHugePages(t.buckets)
	return t
}

// A bound is the meaning of an entry's score: the true score is at least, at most or
// exactly this score.
type bound uint64

const (
	atLeast bound = 1 << iota
	atMost
	exact = atLeast | atMost
)

// An entry holds the result of a search of a position.
type entry struct {
	score Score
	bound bound
	depth int
	best  int // the place of the best move in the list of moves, or noMove
}

// entryOf returns the entry for the score of a search at a ply, with bounds alpha and
// beta. If the score counts turns to the end of the game, the entry counts them from the
// position, not from the root.
func entryOf(score, alpha, beta Score, depth, ply, best int) entry {
	e := entry{score: score, bound: exact, depth: depth, best: best}
	switch {
	case score <= alpha:
		e.bound = atMost
	case score >= beta:
		e.bound = atLeast
	}
	e.score = score.After(-ply)
	return e
}

// settles reports whether a score with this meaning is all that a search with bounds
// alpha and beta needs.
func (b bound) settles(score, alpha, beta Score) bool {
	return b == exact || b == atLeast && score >= beta || b == atMost && score <= alpha
}

// noMove means that there is no move, or that the place of the move is too great for an
// entry.
const noMove = 255

// The sizes of the parts of a packed entry.
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

// nextAge makes all entries in the table older.
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

// put stores the entry of a position. It replaces the position's previous entry, if the
// table has it, or else the least valuable entry in the bucket. Empty, shallow and old
// entries are less valuable.
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

// keyFor returns a number for a position. Multiplications spread each part of the position
// over all bits, so that two positions rarely have the same number.
func keyFor(p draughts.Position) uint64 {
	c := p.ToMove()
	key := uint64(p.Occupied(c))*0x9e3779b97f4a7c15 + uint64(c)
	key = (bits.RotateLeft64(key, 31) ^ uint64(p.Occupied(c.Opponent()))) * 0xbf58476d1ce4e5b9
	key = (bits.RotateLeft64(key, 29) ^ uint64(p.Kings())) * 0x94d049bb133111eb
	return key ^ key>>32
}

// keyWithCounts returns the key of a position in a game. If a draw by counting is near,
// the counts are part of the key.
func keyWithCounts(p draughts.Position, c draughts.DrawCounts) uint64 {
	key := keyFor(p)
	if c.Sixteen > 0 || c.Five > 0 || c.KingTurns >= manyKingTurns {
		key ^= uint64(c.KingTurns+c.Sixteen<<8+c.Five<<16) * 0xd6e8feb86659fd93
	}
	return key
}

// After manyKingTurns turns by kings, a draw is near.
const manyKingTurns = 20
