package bot

import (
	"math/bits"
	"slices"

	"games.example/yutnori"
)

// road numbers a player's positions as places, so that a move forward leads to a
// greater place. Place 0 is the furthest from home.
type road struct {
	places    [home + 1]uint8 // the place of each position
	positions []int           // the position of each place
	last      uint8           // the greatest place, which is home
	moves     [][yutnori.NumResults][2]uint8
}

func newRoad(p *pace) *road {
	// The greatest number of moves from each position to home.
	var most [home + 1]int
	for changed := true; changed; {
		changed = false
		for at := range home {
			for _, ways := range p.to[at][yutnori.Do:] {
				for _, to := range ways {
					if int(to) != at && most[at] <= most[to] { // off the road, a move leads nowhere
						most[at], changed = most[to]+1, true
					}
				}
			}
		}
	}
	r := &road{}
	for at := range home + 1 {
		if at == home || most[at] > 0 {
			r.positions = append(r.positions, at)
		}
	}
	slices.SortStableFunc(r.positions, func(a, b int) int { return most[b] - most[a] })
	for place, at := range r.positions {
		r.places[at], r.last = uint8(place), uint8(place)
	}
	for _, at := range r.positions {
		var moves [yutnori.NumResults][2]uint8
		for result, ways := range p.to[at] {
			moves[result] = [2]uint8{r.places[ways[0]], r.places[ways[1]]}
		}
		r.moves = append(r.moves, moves)
	}
	return r
}

// stand holds the places of four pieces in ascending order.
type stand = [yutnori.MaxPieces]uint8

// stand returns the stand of a player's pieces.
func (r *road) stand(c *camp) stand {
	var s stand
	number := c.pieces[hand] // the pieces in the hand are at place 0
	for board := c.board; board != 0; board &= board - 1 {
		at := bits.TrailingZeros32(board)
		for range c.pieces[at] {
			s[number] = r.places[at]
			number++
		}
	}
	for ; number < yutnori.MaxPieces; number++ {
		s[number] = r.last
	}
	order(&s)
	return s
}

// order puts four places in ascending order.
func order(s *stand) {
	s[0], s[1] = min(s[0], s[1]), max(s[0], s[1])
	s[2], s[3] = min(s[2], s[3]), max(s[2], s[3])
	s[0], s[2] = min(s[0], s[2]), max(s[0], s[2])
	s[1], s[3] = min(s[1], s[3]), max(s[1], s[3])
	s[1], s[2] = min(s[1], s[2]), max(s[1], s[2])
}

// index returns the number of a stand in colexicographic order, in which a move forward
// increases the number.
func index(s *stand) int {
	return int(chosen[0][s[0]]) + int(chosen[1][s[1]]) + int(chosen[2][s[2]]) + int(chosen[3][s[3]])
}

// chosen[k][n] is the number of multisets of k+1 things from n things.
var chosen = func() (table [yutnori.MaxPieces][home + 2]uint32) {
	for n := range table[0] {
		table[0][n] = uint32(n)
		for k := 1; k < yutnori.MaxPieces && n > 0; k++ {
			table[k][n] = table[k][n-1] + table[k-1][n]
		}
	}
	return table
}()

// stands returns all stands of the given number of pieces, in the order of their
// indices. The other pieces are home.
func (r *road) stands(pieces int) []stand {
	var all []stand
	var grow func(s stand, piece int)
	grow = func(s stand, piece int) {
		if piece < 0 {
			all = append(all, s)
			return
		}
		for place := range s[piece] + 1 {
			next := s
			for lower := range piece + 1 {
				next[lower] = place
			}
			grow(next, piece-1)
		}
	}
	grow(stand{r.last, r.last, r.last, r.last}, pieces-1)
	return all
}

// walk holds the stand after a move, and the place where the move ended.
type walk struct {
	stand stand
	place uint8
}

// walks appends the stands to which a result can lead from a stand.
func (r *road) walks(walks []walk, s stand, result yutnori.Result) []walk {
	for piece, from := range s {
		if from == r.last {
			break
		}
		if piece > 0 && s[piece-1] == from || from == 0 && result.Back() {
			continue
		}
		ways := r.moves[from][result]
		for way, place := range ways {
			if way == 1 && place == ways[0] {
				break
			}
			next := s
			next[piece] = place
			for other := piece + 1; from != 0 && other < len(s) && s[other] == from; other++ {
				next[other] = place
			}
			order(&next)
			walks = append(walks, walk{next, place})
		}
	}
	return walks
}

// race holds the expected number of turns that a player needs to bring all pieces home.
// The player is alone on the board, and spends each result at once and as well as
// possible. The number depends on short ways, stacks, a back-do from position 1, a
// dog's geol and a cow's road.
type race struct {
	*road
	turns []float32 // by the index of a stand
}

// newRace computes the turns by going through all stands, the stands nearest to home
// first, until the turns hardly change. Only back results lead to stands that are
// computed later, so a few rounds are enough.
func newRace(p pace) *race {
	r := &race{road: newRoad(&p)}
	stands := r.stands(p.pieces)
	r.turns = make([]float32, 1+index(&stands[len(stands)-1]))
	leads := r.leads(&p, stands[:len(stands)-1])
	for change := float32(1); change > 0.001; {
		change = 0
		for rest := leads; len(rest) > 0; {
			at := rest[0]
			before := r.turns[at]
			rest = r.compute(&p, at, rest[1:])
			change = max(change, r.turns[at]-before)
		}
	}
	return r
}

// leads returns data for each stand, from last to first: its index, and then, for each
// result that can be thrown, the number of stands to which the result leads, and their
// indices.
func (r *road) leads(p *pace, stands []stand) []uint32 {
	var leads []uint32
	var buffer [2 * yutnori.MaxPieces]walk
	for _, s := range slices.Backward(stands) {
		leads = append(leads, uint32(index(&s)))
		for result, odds := range p.odds {
			if odds == 0 {
				continue
			}
			walks := r.walks(buffer[:0], s, yutnori.Result(result))
			leads = append(leads, uint32(len(walks)))
			for _, next := range walks {
				leads = append(leads, uint32(index(&next.stand)))
			}
		}
	}
	return leads
}

// compute sets the turns of the stand with the given index. The leads begin with the
// leads of this stand, and compute returns the rest.
func (r *race) compute(p *pace, at uint32, leads []uint32) []uint32 {
	turns := 0.0
	for result, odds := range p.odds {
		if odds == 0 {
			continue
		}
		best := r.turns[at] // for a back result that moves no piece
		number := leads[0]
		for i, next := range leads[1 : 1+number] {
			if after := r.turns[next]; i == 0 || after < best {
				best = after
			}
		}
		leads = leads[1+number:]
		turns += odds * float64(best)
		if !p.again[result] || best == 0 {
			turns += odds
		}
	}
	r.turns[at] = float32(turns)
	return leads
}

// turnsOf returns the number of turns that a player's pieces need.
func (r *race) turnsOf(c *camp) float32 {
	s := r.stand(c)
	return r.turns[index(&s)]
}
