package draughts

// Count is the number of moves of the player to move, as many as
// [Position.AppendMoves] lists.
//
// It looks at all men of the player at once, and at all kings. Moves are only
// written down, to find those that are listed twice, where a piece captures
// four or more.
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
	landings := hits.step()
	second := landings.turn().step().and(targets)
	if second.none() {
		return hits.len()
	}
	if second.step().turn().step().and(targets).none() {
		return landings.onward(targets)
	}
	most, ways := p.menCaptures(hits, empty)
	if most < roundTrip {
		return ways
	}
	return p.countListed()
}

// countWithKings is Count for a player with kings, whose men hit what is given.
func (p Position) countWithKings(hits fan) int {
	empty := board &^ (p.own | p.other)
	men, kings := p.own&^p.kings, p.own&p.kings
	reach := fanOf(kings).slide(empty)
	far := reach.step().and(targets(p.other, empty))
	if hits.none() && far.none() {
		return p.countSteps(men, empty) + reach.len() - 4*kings.Len()
	}
	byMen, menCaptures := p.menCaptures(hits, empty)
	byKings, kingCaptures := p.kingCaptures(far, empty)
	switch {
	case max(byMen, byKings) >= roundTrip:
		return p.countListed()
	case byMen > byKings:
		return menCaptures
	case byMen < byKings:
		return kingCaptures
	default:
		return menCaptures + kingCaptures
	}
}

// countListed is the number of captures, none of them twice.
func (p Position) countListed() int {
	var room [128]Move
	return len(p.AppendMoves(room[:0]))
}

// countSteps is the number of steps that the men have.
func (p Position) countSteps(men, empty Squares) int {
	left, right := p.forward()
	return (men.toward(left) & empty).Len() + (men.toward(right) & empty).Len()
}

// menCaptures is how many pieces the men capture at most who begin with these
// hits, and in how many ways. It knows of no more than a round trip.
func (p Position) menCaptures(hits fan, empty Squares) (most, ways int) {
	if hits.none() {
		return 0, 0
	}
	targets := targets(p.other, empty)
	landings := hits.step()
	second := landings.turn().step().and(targets)
	if second.none() {
		return 1, hits.len()
	}
	third := second.step().turn().step().and(targets)
	if third.none() {
		return 2, landings.onward(targets)
	}
	if third.step().turn().step().and(fanOf(p.other).and(fanOf(empty | p.own).back())).none() {
		return 3, fan{landings.downLeft, landings.downLeft, landings.downLeft, 0}.step().and(targets).step().onward(targets) +
			fan{landings.downRight, landings.downRight, 0, landings.downRight}.step().and(targets).step().onward(targets) +
			fan{landings.upLeft, 0, landings.upLeft, landings.upLeft}.step().and(targets).step().onward(targets) +
			fan{0, landings.upRight, landings.upRight, landings.upRight}.step().and(targets).step().onward(targets)
	}
	return roundTrip, 0
}

// kingCaptures does the same for kings.
func (p Position) kingCaptures(hits fan, empty Squares) (most, ways int) {
	if hits.none() {
		return 0, 0
	}
	landings := hits.step().slide(empty)
	if landings.turn().slide(empty).step().and(targets(p.other, empty)).none() {
		return 1, landings.len()
	}
	c := capturing{other: p.other, empty: empty}
	c.kings(nil, p.own&p.kings, hits)
	return c.most, c.ways
}
