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
	next := hitsOf(hits.step().all(), targets)
	if next.none() {
		return appendHits(moves, hits)
	}
	c := capturing{other: p.other, empty: empty, listing: true, start: len(moves)}
	return c.men(moves, hits.and(fanOf(next.back().all()).back())) // only those that go on
}

// appendWithKings does what AppendMoves does, for a player with kings.
func (p Position) appendWithKings(moves []Move, empty Squares) []Move {
	men, kings := p.own&^p.kings, p.own&p.kings
	targets := targetsOf(p.other, empty)
	hits := hitsOf(men, targets)
	far := fanOf(kings).hits(targets, empty)
	if hits.none() && far.none() {
		return appendSlides(p.appendSteps(moves, men, empty), kings, empty)
	}
	c := capturing{other: p.other, empty: empty, listing: true, start: len(moves)}
	return c.kings(c.men(moves, hits), kings, far)
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
		victims ^= victim
		moves = append(moves, Move{victim.toward(-direction), victim.toward(direction), victim})
	}
	return moves
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
		squares ^= to
		moves = append(moves, Move{from: to.toward(-direction), to: to})
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
	for to := king.toward(direction) & empty; to != 0; to = to.toward(direction) & empty {
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
