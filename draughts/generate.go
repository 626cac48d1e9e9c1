package draughts

// AppendMoves appends the moves of the player to move to a slice, each once, in
// no particular order, and returns the longer slice. It does not allocate if
// the slice has room.
//
// A player who can capture must, and must capture as many pieces as possible
// with any piece.
func (p Position) AppendMoves(moves []Move) []Move {
	empty := board &^ (p.own | p.other)
	if p.own&p.kings != 0 {
		return p.appendWithKings(moves, empty)
	}
	targets := targetsOf(p.other, empty)
	hits := hitsOf(p.own, targets)
	if hits.none() {
		return p.appendSteps(moves, p.own, empty)
	}
	landings := hits.step().all()
	next := hitsOf(landings, targets)
	if next.none() {
		victims := hits.all()
		if victims&(victims-1)|landings&(landings-1) == 0 { // a single hit
			return append(moves, Move{hits.back().all(), landings, victims})
		}
		return appendHits(moves, hits)
	}
	if next.step().turn().step().and(targets).none() {
		return appendDoubleHits(moves, hits, targets)
	}
	c := capturing{other: p.other, empty: empty, listing: true, start: len(moves)}
	return c.men(moves, hits.and(fanOf(next.back().all()).back())) // only those that go on
}

// appendWithKings does what AppendMoves does, for a player with kings.
func (p Position) appendWithKings(moves []Move, empty Squares) []Move {
	men, kings := p.own&^p.kings, p.own&p.kings
	hits := hitsWithKings(men, kings, p.other, empty)
	if hits.none() {
		return appendSlides(p.appendSteps(moves, men, empty), kings, empty)
	}
	return appendCapturesWithKings(moves, hits, men, p.other, empty)
}

// appendCapturesWithKings appends the captures by men and kings that begin with
// the hits.
func appendCapturesWithKings(moves []Move, hits fan, men, other, empty Squares) []Move {
	c := capturing{other: other, empty: empty, listing: true, start: len(moves)}
	byMen := hitsOf(men, hits)
	if byMen.all() != 0 {
		moves = c.men(moves, byMen)
	}
	return c.kings(moves, hits.without(byMen))
}

// hitsWithKings returns, for each direction, the pieces that men and kings can
// capture. Only the first piece behind an opposing one in that direction can
// capture it, so it is either a man or a king.
func hitsWithKings(men, kings, other, empty Squares) fan {
	return fan{
		(kings.slide(downLeft, empty) | men).toward(downLeft) & other & empty.toward(-downLeft),
		(kings.slide(downRight, empty) | men).toward(downRight) & other & empty.toward(-downRight),
		(kings.slide(upLeft, empty) | men).toward(upLeft) & other & empty.toward(-upLeft),
		(kings.slide(upRight, empty) | men).toward(upRight) & other & empty.toward(-upRight),
	}
}

// roomForMoves is enough for the moves of any position that comes up in games.
// For contrived positions with more, more room is allocated.
const roomForMoves = 128

// targetsOf returns, for each direction, the pieces with a free square behind
// them.
func targetsOf(pieces, free Squares) fan {
	return fan{
		pieces & free.toward(upRight), pieces & free.toward(upLeft),
		pieces & free.toward(downRight), pieces & free.toward(downLeft),
	}
}

// hitsOf returns, for each direction, the targets that men on the squares can
// capture.
func hitsOf(men Squares, targets fan) fan {
	return fan{
		men.toward(downLeft) & targets.downLeft, men.toward(downRight) & targets.downRight,
		men.toward(upLeft) & targets.upLeft, men.toward(upRight) & targets.upRight,
	}
}

// appendHits appends the captures by men of one piece each.
func appendHits(moves []Move, hits fan) []Move {
	moves = appendHitsIn(moves, hits.downLeft, downLeft)
	moves = appendHitsIn(moves, hits.downRight, downRight)
	moves = appendHitsIn(moves, hits.upLeft, upLeft)
	return appendHitsIn(moves, hits.upRight, upRight)
}

// appendHitsIn appends the captures of one piece in a direction.
func appendHitsIn(moves []Move, victims Squares, direction int) []Move {
	for victims != 0 {
		victim := victims & -victims
		moves = append(moves, Move{victim.toward(-direction), victim.toward(direction), victim})
		victims ^= victim
	}
	return moves
}

// appendDoubleHits appends the captures by men of two pieces each.
func appendDoubleHits(moves []Move, hits, targets fan) []Move {
	for i, victims := range hits.sets() {
		d := directions[i]
		for ; victims != 0; victims &= victims - 1 {
			first := victims & -victims
			m := Move{from: first.toward(-d), captured: first}
			next := hitsOf(first.toward(d), targets)
			moves = appendHit(moves, m, next.downLeft, downLeft)
			moves = appendHit(moves, m, next.downRight, downRight)
			moves = appendHit(moves, m, next.upLeft, upLeft)
			moves = appendHit(moves, m, next.upRight, upRight)
		}
	}
	return moves
}

// appendHit appends a move with one more piece captured, if there is one.
func appendHit(moves []Move, m Move, victim Squares, direction int) []Move {
	if victim == 0 {
		return moves
	}
	return append(moves, Move{m.from, victim.toward(direction), m.captured | victim})
}

// appendSteps appends the moves of men that capture nothing.
func (p Position) appendSteps(moves []Move, men, empty Squares) []Move {
	if p.kings&blackToMove == 0 {
		moves = appendStepsTo(moves, men.toward(upLeft)&empty, upLeft)
		return appendStepsTo(moves, men.toward(upRight)&empty, upRight)
	}
	moves = appendStepsTo(moves, men.toward(downLeft)&empty, downLeft)
	return appendStepsTo(moves, men.toward(downRight)&empty, downRight)
}

// appendStepsTo appends a step in the direction to each of the squares.
func appendStepsTo(moves []Move, squares Squares, direction int) []Move {
	for squares != 0 {
		to := squares & -squares
		moves = append(moves, Move{from: to.toward(-direction), to: to})
		squares ^= to
	}
	return moves
}

// appendSlides appends the moves of kings that capture nothing.
func appendSlides(moves []Move, kings, empty Squares) []Move {
	for kings != 0 {
		king := kings & -kings
		kings ^= king
		moves = appendSlidesTo(moves, king, empty, downLeft)
		moves = appendSlidesTo(moves, king, empty, downRight)
		moves = appendSlidesTo(moves, king, empty, upLeft)
		moves = appendSlidesTo(moves, king, empty, upRight)
	}
	return moves
}

// appendSlidesTo appends the moves of a king in a direction.
func appendSlidesTo(moves []Move, king, empty Squares, direction int) []Move {
	for to := king.toward(direction); to&empty != 0; to = to.toward(direction) {
		moves = append(moves, Move{from: king, to: to})
	}
	return moves
}

// forward returns the two directions in which the men of the player to move
// step.
func (p Position) forward() (left, right int) {
	if p.kings&blackToMove == 0 {
		return upLeft, upRight
	}
	return downLeft, downRight
}
