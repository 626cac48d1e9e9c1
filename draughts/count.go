package draughts

// Count is the number of moves of the player to move, as many as
// [Position.AppendMoves] lists.
func (p Position) Count() int {
	var room [128]Move
	return p.count(room[:0])
}

// count looks at all men of the player at once, and at all kings. It writes
// moves down, behind the end of the room, only where pieces have so many
// captures in a row that the same move might be counted twice.
//
// A target of a direction is an opposing piece with a free square behind it;
// a man right before it captures it, and lands behind. If nobody goes on from
// a landing square, every target so hit is one move. If somebody goes on, each
// second hit is one. The piece itself has left its square, but nobody gets
// back there in less than four captures, nor to the same square over the same
// pieces in another order.
func (p Position) count(room []Move) int {
	if p.own&p.kings != 0 {
		return p.countWithKings(room)
	}
	empty := board &^ (p.own | p.other)
	targets := p.targets(empty)
	hits := fanOf(p.own).step().and(targets)
	if hits.none() {
		return p.countSteps(p.own, empty)
	}
	landings := hits.step()
	second := landings.turn().step().and(targets)
	if second.none() {
		return hits.len()
	}
	if second.step().turn().step().and(targets).none() {
		return landings.onward(targets)
	}
	return len(p.appendCaptures(room, empty)) - len(room)
}

// countWithKings does the same for a player who has kings. They hit from afar
// and land on every free square behind.
func (p Position) countWithKings(room []Move) int {
	empty := board &^ (p.own | p.other)
	men, kings := p.own&^p.kings, p.own&p.kings
	targets := p.targets(empty)
	hits := fanOf(men).step().and(targets)
	reach := fanOf(kings).slide(empty)
	far := reach.step().and(targets)
	if hits.none() && far.none() {
		return p.countSteps(men, empty) + reach.len() - 4*kings.Len()
	}
	landings := far.step().slide(empty)
	if hits.step().turn().step().and(targets).none() &&
		landings.turn().slide(empty).step().and(targets).none() {
		return hits.len() + landings.len()
	}
	return len(p.appendCaptures(room, empty)) - len(room)
}

// countSteps is the number of steps that the men have.
func (p Position) countSteps(men, empty Squares) int {
	if p.toMove == White {
		return (men.toward(upLeft) & empty).Len() + (men.toward(upRight) & empty).Len()
	}
	return (men.toward(downLeft) & empty).Len() + (men.toward(downRight) & empty).Len()
}
