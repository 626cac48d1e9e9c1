// Package endgame knows who wins with a few pieces on the board.
//
//	tables, err := endgame.Build(ctx, 4, runtime.GOMAXPROCS(0))
//	if err != nil {
//		return err // the context has ended
//	}
//	result, ok := tables.Probe(position)
//
// The results are worked out backward from the positions in which a player has
// no move, with the rules of package draughts. They hold for perfect play by
// both players and without the rules that end a game in a draw: a win may take
// longer than those allow, and the tables do not say how to come closer to it.
package endgame

import (
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

// Tables holds the results of all positions with up to a number of pieces. It
// does not change, so several goroutines may use it at the same time. A nil
// *Tables knows no position with pieces of both players.
type Tables struct {
	pieces int
	tables [numMaterials]table // by material
}

// Pieces returns the greatest number of pieces in a position that the tables
// know.
func (t *Tables) Pieces() int {
	if t == nil {
		return 0
	}
	return t.pieces
}

// Probe returns the result of a position for the player to move, or false if
// the tables do not know it: if it has too many pieces, or a man that should
// have been crowned, or cannot come of the position of [BuildFor].
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
	table := t.tables[m.key()]
	if table == nil {
		return Draw, false
	}
	return table.at(m.index(b)), true
}

// table holds the results of the positions with the same material, two bits
// for each, four to a byte.
type table []byte

func newTable(positions int) table { return make(table, (positions+3)/4) }

func (t table) at(i int) Result { return Result(t[i/4] >> (i % 4 * 2) & 3) }

// set sets a result, which must be Draw before.
func (t table) set(i int, r Result) { t[i/4] |= byte(r) << (i % 4 * 2) }
