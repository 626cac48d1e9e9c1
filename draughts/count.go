package draughts

// NumMoves returns the number of moves that [Position.AppendMoves] lists.
//
// It counts the steps of all men at once, and the slides of all kings at once. If no
// man can capture twice, each hit is one move. Otherwise NumMoves follows the captures
// by all men at once, jump by jump, until two captures reach the same square and so may
// be one move. (The two directions of a round trip meet halfway.) From then on it
// follows the captures one by one, as it always does if a king can capture.
func (p Position) NumMoves() int {
	empty := p.empty()
	men, kings := p.own&^p.kings, p.own&p.kings
	targets := targetsOf(p.other, empty)
	hits := hitsOf(men, targets)
	slides := 0
	if kings != 0 {
		reach := fanOf(kings).slide(empty)
		far := reach.step().and(targets)
		if !far.none() {
			return p.countCaptures(hits, far)
		}
		slides = reach.len() - 4*kings.Len()
	}
	if hits.none() {
		left, right := p.forward()
		return slides + (men.toward(left) & empty).Len() + (men.toward(right) & empty).Len()
	}
	first := hits
	for n := 1; n < roundTrip; n++ {
		landings := hits.step()
		next := landings.turn().step().and(targets)
		if next.none() {
			return hits.len()
		}
		if !landings.disjoint() {
			break
		}
		hits = next
	}
	return p.countCaptures(first, fan{})
}

// countCaptures returns the number of captures that begin with the given hits by men,
// or with the far hits by kings. It follows the captures one by one. If it may have
// counted a move twice, it lists the captures instead.
func (p Position) countCaptures(hits, far fan) int {
	c := capturing{other: p.other, empty: p.empty()}
	c.men(nil, hits)
	c.kings(nil, far)
	if c.most < roundTrip {
		return c.ways
	}
	var room [roomForMoves]Move
	return len(p.AppendMoves(room[:0]))
}

// CanCapture reports whether the player to move can, and so must, capture.
func (p Position) CanCapture() bool {
	empty := p.empty()
	reach := fanOf(p.own)
	if kings := p.own & p.kings; kings != 0 {
		reach = reach.or(fanOf(kings).slide(empty))
	}
	return !reach.step().and(targetsOf(p.other, empty)).none()
}
