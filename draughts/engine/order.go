package engine

import "games.example/draughts"

// Trying the best move first makes a search fast, because it is quick to show that the
// other moves are not better. The best move of an earlier search of the position comes
// first, then the moves that have been best in other positions.

// An experience holds the success of quiet moves so far, by color and by their start
// and end squares.
type experience [2][51][51]int16

// mostExperience bounds the numbers in an experience.
const mostExperience = 1 << 14

// rating returns the experience with a move.
func (x *experience) rating(c draughts.Color, m draughts.Move) *int16 {
	return &x[c&1][m.From()][m.To()]
}

// learn adds a weight to the experience with a move. The weight is negative for a move
// that failed. The closer the number is to its bound, the less it grows.
func (x *experience) learn(c draughts.Color, m draughts.Move, weight int) {
	h := x.rating(c, m)
	*h += int16(weight - int(*h)*max(weight, -weight)/mostExperience)
}

// A frame holds the state of a search at one ply.
type frame struct {
	counts  draughts.DrawCounts
	moves   []draughts.Move // in the order of their generation
	order   []int64         // for each move, its rank and, in the lowest bits, its place in moves
	killers [2]draughts.Move
	line    []draughts.Move // the best play from here
}

// placeBits is the number of bits for the place of a move in a frame's order.
const placeBits = 16

// These ranks are above every experience.
const (
	firstOfAll = 1 << 24
	isKiller   = 1 << 16
	takesKing  = 1 << 18 // for each king
)

// rank gives each move its rank. Best is the place of the best move of an earlier search,
// or noMove.
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

// next returns the place of the move to try after the first n moves, which has the
// highest rank of the remaining moves. It also exchanges that move with the move in
// place n of the order.
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

// hasCutOff learns that the move that was tried after n moves was good enough to end
// the search of a position, and that the moves before it were not.
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
