package draughts

import (
	"math/bits"
	"sync"
)

// A hashTable stores as many perft numbers as fit. It compares whole positions, so it
// never returns the number of a different position.
type hashTable struct {
	buckets []bucket
	locks   [1024]sync.Mutex
}

// A bucket, 64 bytes long, holds up to two of the positions that hash to it: the
// position with the greatest depth, and the latest other position.
type bucket [2]entry

// An entry is a perft number with its key. The zero entry belongs to no position,
// because a depth is 1 or more.
type entry struct {
	key   key
	nodes uint64
}

// A key combines a position and a depth. The depth is in the upper ten bits of the
// first set, which belong to no squares.
type key struct{ own, other, kings Squares }

func keyOf(p Position, depth int) key {
	return key{p.own | Squares(depth)<<54, p.other, p.kings}
}

func (k key) depth() int { return int(k.own >> 54 & MaxDepth) }

// newHashTable returns a table of at most the given size, but with at least one bucket.
func newHashTable(bytes int) *hashTable {
	return &hashTable{buckets: make([]bucket, max(1, bytes/64))}
}

// get returns the number for a position and a depth, or false if it is not stored.
func (t *hashTable) get(p Position, depth int) (nodes uint64, known bool) {
	k := keyOf(p, depth)
	b, lock := t.find(k)
	lock.Lock()
	defer lock.Unlock()
	for _, e := range b {
		if e.key == k {
			return e.nodes, true
		}
	}
	return 0, false
}

// put stores the number for a position and a depth.
func (t *hashTable) put(p Position, depth int, nodes uint64) {
	k := keyOf(p, depth)
	b, lock := t.find(k)
	lock.Lock()
	defer lock.Unlock()
	if b[0].key.depth() <= depth {
		b[0] = entry{k, nodes}
	} else {
		b[1] = entry{k, nodes}
	}
}

// find returns the bucket where the key belongs, and its lock.
func (t *hashTable) find(k key) (*bucket, *sync.Mutex) {
	hash := uint64(k.own) * 0x9e3779b97f4a7c15
	hash = (bits.RotateLeft64(hash, 31) ^ uint64(k.other)) * 0xbf58476d1ce4e5b9
	hash = (bits.RotateLeft64(hash, 29) ^ uint64(k.kings)) * 0x94d049bb133111eb
	hash ^= hash >> 32
	place, _ := bits.Mul64(hash*0x9e3779b97f4a7c15, uint64(len(t.buckets)))
	return &t.buckets[place], &t.locks[place%uint64(len(t.locks))]
}
