package bot

import "games.example/yutnori"

// race holds the expected number of turns that a player needs to bring all
// pieces home, alone on the board and spending each result as soon as it is
// thrown, as well as possible. This gives short ways, stacks, a back-do from
// position 1, a dog's geol and a cow's road their true value.
//
// It is a table with an entry for each way in which four pieces can stand.
// Missing pieces stand where arrived ones do.
type race struct {
	places [yutnori.Arrived + 1]uint8 // by position; 0 is the furthest from home
	home   uint8                      // the place of pieces that have arrived
	turns  []float32                  // by index
}

// stand holds the places of four pieces in ascending order.
type stand = [yutnori.MaxPieces]uint8

// stand returns the stand of some pieces.
func (r *race) stand(pieces []yutnori.Position) stand {
	stand := r.last()
	for piece, at := range pieces {
		stand[piece] = r.places[at]
	}
	order(&stand)
	return stand
}

// order puts four numbers in ascending order.
func order[T uint8 | yutnori.Position](s *[yutnori.MaxPieces]T) {
	s[0], s[1] = min(s[0], s[1]), max(s[0], s[1])
	s[2], s[3] = min(s[2], s[3]), max(s[2], s[3])
	s[0], s[2] = min(s[0], s[2]), max(s[0], s[2])
	s[1], s[3] = min(s[1], s[3]), max(s[1], s[3])
	s[1], s[2] = min(s[1], s[2]), max(s[1], s[2])
}

// index returns the number of a stand in colexicographic order, so that moving
// a piece forward increases it.
func index(s *stand) int {
	return int(chosen[0][s[0]]) + int(chosen[1][s[1]]) + int(chosen[2][s[2]]) + int(chosen[3][s[3]])
}

// chosen[k][n] is the number of multisets of k+1 things out of n.
var chosen = func() (table [yutnori.MaxPieces][yutnori.Last + 3]uint32) {
	for n := range table[0] {
		table[0][n] = uint32(n)
		for k := 1; k < yutnori.MaxPieces && n > 0; k++ {
			table[k][n] = table[k][n-1] + table[k-1][n]
		}
	}
	return table
}()

// pace holds the facts on which a race depends: those about one player's road
// and chains.
type pace struct {
	to    [yutnori.Last + 1][yutnori.NumResults][2]yutnori.Position // short way, long way
	again [yutnori.NumResults]bool
	odds  [yutnori.NumResults]float64

	pieces int
}

func newPace(rules *yutnori.Rules, sticks yutnori.Sticks, player int) pace {
	p := pace{odds: rules.Chances(sticks), pieces: rules.Pieces()}
	for result := range yutnori.Result(yutnori.NumResults) {
		p.again[result] = rules.ThrowsAgain(player, result)
		for at := range yutnori.Last + 1 {
			p.to[at][result] = [2]yutnori.Position{
				rules.To(player, yutnori.Move{From: at, Result: result}),
				rules.To(player, yutnori.Move{From: at, Result: result, Long: true}),
			}
		}
	}
	return p
}

// newRace computes the table by going through all stands, those nearest to home
// first, until nothing changes. Only back results lead to stands that are
// computed later, so a few rounds are enough.
func newRace(p pace) *race {
	r, positions := p.places()
	leads := p.leads(r, p.moves(r, positions))
	for change := float32(1); change > 0.001; {
		change = 0
		for rest := leads; len(rest) > 0; {
			var turns float32
			at := rest[0]
			turns, rest = p.expect(r, rest[1:], r.turns[at])
			change = max(change, turns-r.turns[at])
			r.turns[at] = turns
		}
	}
	return r
}

// leads returns the index of each stand, those nearest to home first, each one
// followed by where the results lead: for each that can be thrown, the number of
// stands and their indices.
func (p *pace) leads(r *race, moves []raceMoves) []uint32 {
	var lowest stand // missing pieces are always home
	for piece := p.pieces; piece < len(lowest); piece++ {
		lowest[piece] = r.home
	}
	var leads []uint32
	var buffer [2 * yutnori.MaxPieces]walked
	for s := r.last(); before(&s, lowest); {
		leads = append(leads, uint32(index(&s)))
		for result, odds := range p.odds {
			if odds == 0 {
				continue
			}
			walks := r.walks(buffer[:0], moves, s, yutnori.Result(result))
			leads = append(leads, uint32(len(walks)))
			for _, next := range walks {
				leads = append(leads, uint32(index(&next.stand)))
			}
		}
	}
	return leads
}

// last returns the stand with all pieces home.
func (r *race) last() stand { return stand{r.home, r.home, r.home, r.home} }

// before changes the stand into the one with the next lower index, and reports
// whether there is one; no piece is at a lower place than in the lowest stand.
func before(s *stand, lowest stand) bool {
	for piece := range s {
		if s[piece] > lowest[piece] {
			s[piece]--
			for lower := range piece {
				s[lower] = s[piece]
			}
			return true
		}
	}
	return false
}

// places returns a race in which each position on the player's road has its
// place, and the positions by place: a move forward leads to a greater one.
func (p *pace) places() (*race, []yutnori.Position) {
	r := &race{}
	var positions []yutnori.Position
	var height func(at yutnori.Position) int
	heights := map[yutnori.Position]int{yutnori.Arrived: 0}
	height = func(at yutnori.Position) int {
		if h, ok := heights[at]; ok {
			return h
		}
		h := 0
		for result := yutnori.Do; result <= yutnori.Mo; result++ {
			for _, to := range p.to[at][result] {
				h = max(h, height(to)+1)
			}
		}
		heights[at] = h
		return h
	}
	for at := range yutnori.Last + 1 {
		if p.to[at][yutnori.Do][0] != at {
			height(at)
		}
	}
	for h := len(heights) * 6; h > 0; h-- {
		for at := range yutnori.Last + 1 {
			if heights[at] == h {
				r.places[at] = uint8(len(positions))
				positions = append(positions, at)
			}
		}
	}
	r.home = uint8(len(positions))
	r.places[yutnori.Arrived] = r.home
	last := r.last()
	r.turns = make([]float32, index(&last)+1)
	return r, positions
}

// raceMoves holds where each result leads from one place, by the short way and
// by the long way.
type raceMoves [yutnori.NumResults][2]uint8

func (p *pace) moves(r *race, positions []yutnori.Position) []raceMoves {
	moves := make([]raceMoves, len(positions))
	for place, at := range positions {
		for result, ways := range p.to[at] {
			for way, to := range ways {
				moves[place][result][way] = r.places[to]
			}
		}
	}
	return moves
}

// walked holds a stand after a move, and the place where the move ended.
type walked struct {
	stand stand
	place uint8
}

// walks appends the stands to which a result can lead from a stand.
func (r *race) walks(to []walked, moves []raceMoves, s stand, result yutnori.Result) []walked {
	for piece, place := range s {
		if place == r.home {
			break
		}
		if piece > 0 && s[piece-1] == place || place == 0 && result.Back() {
			continue
		}
		ways := moves[place][result]
		for way, place := range ways {
			if way == 1 && place == ways[0] {
				break
			}
			next := s
			next[piece] = place
			for other := piece + 1; s[piece] != 0 && other < len(s) && s[other] == s[piece]; other++ {
				next[other] = place
			}
			order(&next)
			to = append(to, walked{next, place})
		}
	}
	return to
}

// expect returns the number of turns that a stand needs, given those of its
// successors, and the leads of the stands after it.
func (p *pace) expect(r *race, leads []uint32, itself float32) (float32, []uint32) {
	turns := 0.0
	for result, odds := range p.odds {
		if odds == 0 {
			continue
		}
		best := itself // a back result may move nothing
		number := leads[0]
		for i, next := range leads[1 : 1+number] {
			if turns := r.turns[next]; i == 0 || turns < best {
				best = turns
			}
		}
		leads = leads[1+number:]
		turns += odds * float64(best)
		if !p.again[result] || best == 0 {
			turns += odds
		}
	}
	return float32(turns), leads
}
