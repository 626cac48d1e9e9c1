// Package endgame computes the results of positions with a few pieces.
//
//	tables := endgame.New(4)
//	if err := tables.Build(ctx, runtime.GOMAXPROCS(0)); err != nil {
//		return err // the context has ended
//	}
//	result, ok := tables.Probe(position)
//
// The results are computed backward from the positions in which a player has no move,
// under the rules of package draughts. The results hold if both players play perfectly
// and the draw rules are off. A win may take longer than the draw rules allow, and the
// tables do not hold the moves that lead to it. They have no position with a man on the
// row where it would be crowned, because no game leads to such a position.
//
// The tables are in memory and not in a file: they take only seconds to build, and a file
// could be damaged, outdated or replaced.
package endgame

import (
	"sync/atomic"

	"games.example/draughts"
)

// MaxPieces is the greatest number of pieces, of both players together, for
// which there are tables.
const MaxPieces = 4

// Result is the result of a position for the player to move.
type Result uint8

// The results.
const (
	Draw Result = iota
	Win
	Loss
)

// String returns "draw", "win" or "loss".
func (r Result) String() string {
	switch r {
	case Win:
		return "win"
	case Loss:
		return "loss"
	default:
		return "draw"
	}
}

// Tables holds the results of positions with up to a certain number of pieces. Several
// goroutines may use a Tables at the same time, even while it is being built. A nil
// *Tables has a result only if the player to move has no pieces.
type Tables struct {
	pieces int
	tables [numMaterials]table // indexed by the key of the material
}

// New returns tables for up to the given number of pieces, at most MaxPieces. Until they
// are built, they have no results for positions with pieces of both players.
func New(pieces int) *Tables { return &Tables{pieces: min(pieces, MaxPieces)} }

// Pieces returns the greatest number of pieces that the tables cover, even before they
// are built. For a nil *Tables it returns 0.
func (t *Tables) Pieces() int {
	if t == nil {
		return 0
	}
	return t.pieces
}

// Probe returns the result of a position for the player to move. It returns false if
// the position has too many pieces or a man that should have been crowned, or if its
// table is not complete. After [BuildFor], it also returns false if play from
// BuildFor's position cannot lead to these numbers of men and kings.
func (t *Tables) Probe(p draughts.Position) (Result, bool) {
	mover := p.ToMove()
	own, other := p.Occupied(mover), p.Occupied(mover.Opponent())
	switch {
	case own == 0:
		return Loss, true
	case t == nil || (own|other).Len() > t.pieces:
		return Draw, false
	}
	b, ok := boardOf(p)
	switch {
	case !ok:
		return Draw, false
	case other == 0:
		return Win, true
	}
	m := b.material()
	table := &t.tables[m.key()]
	if !table.isReady.Load() {
		return Draw, false
	}
	return table.result(m.index(b)), true
}

// table holds the results of all positions with the same material, using two bits for
// each.
type table struct {
	results []byte
	isReady atomic.Bool
}

func (t *table) result(i int) Result { return Result(t.results[i/4] >> (i % 4 * 2) & 3) }
