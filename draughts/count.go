package draughts

// Count is the number of moves of the player to move, as many as
// [Position.AppendMoves] lists.
//
// All men are looked at together. A hit is an opposing piece that a man can
// capture; all hits count as moves if no man can go on from the square behind.
// If one can, its second hits count, and so on, as long as no two men land on
// the same square, where they would be counted as one.
func (p Position) Count() int {
	empty := board &^ (p.own | p.other)
	men, kings := p.own&^p.kings, p.own&p.kings
	targets := targets(p.other, empty)
	hits := fanOf(men).step().and(targets)
	if kings != 0 {
		return p.countWithKings(hits)
	}
	if hits.none() {
		return p.countSteps(men, empty)
	}
	first := hits
	for n := 1; n < roundTrip; n++ {
		landings := hits.step()
		if n == roundTrip-1 { // the next hit may be one back to the start
			targets = fanOf(p.other).and(fanOf(empty | men).back())
		}
		next := landings.turn().step().and(targets)
		if next.none() {
			return hits.len()
		}
		if !landings.apart() {
			break
		}
		hits = next
	}
	return p.countCaptures(first, fan{})
}

// countWithKings is Count for a player with kings, whose men have the given
// hits. A king hits from afar and lands on any free square behind.
func (p Position) countWithKings(hits fan) int {
	empty := board &^ (p.own | p.other)
	men, kings := p.own&^p.kings, p.own&p.kings
	targets := targets(p.other, empty)
	reach := fanOf(kings).slide(empty)
	far := reach.step().and(targets)
	if hits.none() && far.none() {
		return p.countSteps(men, empty) + reach.len() - 4*kings.Len()
	}
	return p.countCaptures(hits, far)
}

// countSteps is the number of steps that the men have.
func (p Position) countSteps(men, empty Squares) int {
	left, right := p.forward()
	return (men.toward(left) & empty).Len() + (men.toward(right) & empty).Len()
}

// countCaptures is the number of captures that begin with these hits of men
// and kings. It counts them piece by piece, and lists them if that may count
// a move twice.
func (p Position) countCaptures(hits, far fan) int {
	c := capturing{other: p.other, empty: board &^ (p.own | p.other)}
	c.men(nil, hits)
	c.kings(nil, p.own&p.kings, far)
	if c.most < roundTrip {
		return c.ways
	}
	var room [128]Move
	return len(p.AppendMoves(room[:0]))
}
