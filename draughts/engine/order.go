package engine

import "games.example/draughts"

// Trying the best move first makes a search fast, because the search can then quickly
// show that the other moves are not better. The best move from an earlier search of the
// position comes first, then the moves that have been best in other positions.

// An experience records how well quiet moves have done so far. The indexes are the color
// and the start and end squares of a move.
type experience [2][51][51]int16

// mostExperience bounds the numbers in an experience.
const mostExperience = 1 << 14

// rating returns a pointer to the number for a move.
func (x *experience) rating(c draughts.Color, m draughts.Move) *int16 {
	return &x[c&1][m.From()][m.To()]
}

// learn adds a weight to the number for a move. The weight is negative for a move that
// failed. The closer the number is to its bound, the less it grows.
func (x *experience) learn(c draughts.Color, m draughts.Move, weight int) {
	h := x.rating(c, m)
	*h += int16(weight - int(*h)*max(weight, -weight)/mostExperience)
}

// A frame holds the state of a search at one ply.
type frame struct {
	counts  draughts.DrawCounts
	moves   []draughts.Move  // in the order in which they were listed
	order   []int64          // for each move, its rank and, in the lowest bits, its place in moves
	killers [2]draughts.Move // the last two quiet moves that ended a search at this ply
	line    []draughts.Move  // the best play from here
}

// placeBits is the number of bits for the place of a move in a frame's order.
const placeBits = 16

// These ranks are above every experience.
const (
	firstOfAll = 1 << 24
	isKiller   = 1 << 16
	takesKing  = 1 << 18 // for each captured king
)

// rank fills the order with the ranks of the moves. The argument best is the place of the
// best move from an earlier search, or noMove.
func (f *frame) rank(p draughts.Position, x *experience, best int) {
	f.order = f.order[:0]
	c := p.ToMove()
	for i, m := range f.moves {
		rank := int(*x.rating(c, m))
		switch {
		case i == best:
			rank = firstOfAll
		case m.Captured() != 0:
			rank += takesKing * (m.Captured() & p.Kings()).Len()
		case m == f.killers[0]:
			rank += 2 * isKiller
		case m == f.killers[1]:
			rank += isKiller
		}
		f.order = append(f.order, int64(rank)<<placeBits|int64(i))
	}
}

// next chooses the move to try after n other moves: the remaining move with the highest
// rank. It swaps this move to index n of the order, and returns the move's place in moves.
func (f *frame) next(n int) int {
	rest := f.order[n:]
	best, top := 0, rest[0]
	for i, rank := range rest {
		if rank > top {
			best, top = i, rank
		}
	}
	rest[0], rest[best] = top, rest[0]
	return f.place(n)
}

// place returns the place in moves of the n-th move in the order.
func (f *frame) place(n int) int { return int(f.order[n] & (1<<placeBits - 1)) }

// hasCutOff learns from a move that was good enough to end the search of a position, after
// n other moves had failed. If the move is quiet, it becomes a killer, its rating rises,
// and the ratings of the n other moves fall.
func (f *frame) hasCutOff(c draughts.Color, x *experience, n, depth int) {
	best := f.moves[f.place(n)]
	if best.Captured() != 0 {
		return
	}
	if best != f.killers[0] {
		f.killers[0], f.killers[1] = best, f.killers[0]
	}
	weight := min(8*depth*depth, 2000)
	x.learn(c, best, weight)
	for i := range n {
		x.learn(c, f.moves[f.place(i)], -weight)
	}
}
