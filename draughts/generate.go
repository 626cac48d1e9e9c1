package draughts

// AppendMoves appends the moves of the player to move to a slice, and returns the
// extended slice. Each move occurs once, in no particular order. AppendMoves does not
// allocate memory if the slice has room.
//
// A player who can capture must capture. Only the captures that take the most pieces
// are moves.
func (p Position) AppendMoves(moves []Move) []Move {
	if p.own&p.kings != 0 {
		return p.appendWithKings(moves)
	}
	empty := p.empty()
	jumps := p.own.jumps(empty)
	victims := jumps.before() & p.other
	if victims == 0 {
		if p.kings&blackToMove == 0 {
			moves = appendStepsTo(moves, p.own.toward(upLeft)&empty, upLeft)
			return appendStepsTo(moves, p.own.toward(upRight)&empty, upRight)
		}
		moves = appendStepsTo(moves, p.own.toward(downLeft)&empty, downLeft)
		return appendStepsTo(moves, p.own.toward(downRight)&empty, downRight)
	}
	hits := jumps.back().and(fanOf(p.other))
	landings := hits.behind()
	if landings.jumps(empty).before()&p.other != 0 {
		return appendLongCaptures(moves, hits, p.other, empty)
	}
	if victims&(victims-1)|landings&(landings-1) == 0 { // a single hit
		return append(moves, Move{hits.before(), landings, victims})
	}
	return appendHits(moves, hits)
}

// appendLongCaptures appends the captures that men can begin by taking one of the hits.
// The caller has checked that at least one man can capture twice, so the function follows
// only hits that allow a second capture.
func appendLongCaptures(moves []Move, hits fan, other, empty Squares) []Move {
	crossings := hits.behind().jumps(empty).back().and(fanOf(other)).before()
	hits = hits.and(fanOf(crossings).back())
	victims := hits.all()
	if victims&(victims-1)|crossings&(crossings-1) == 0 {
		return appendWay(moves, hits.before(), crossings, victims, other, empty)
	}
	c := capturing{other: other, empty: empty, listing: true, start: len(moves)}
	return c.men(moves, hits)
}

// appendWay appends the captures by a man that has captured one piece and is now on a
// square. It needs a value of type capturing only if the man can continue in two ways.
func appendWay(moves []Move, from, at, captured, other, empty Squares) []Move {
	for n := 1; ; n++ {
		next := at.jumps(empty | from).back().and(fanOf(other &^ captured))
		victims := next.all()
		if victims == 0 {
			return append(moves, Move{from, at, captured})
		}
		if victims&(victims-1) != 0 {
			c := capturing{other: other, empty: empty, listing: true, start: len(moves)}
			c.begin(from)
			return c.man(moves, at, captured, n)
		}
		at, captured = next.behind(), captured|victims
	}
}

// appendWithKings does the work of AppendMoves for a player with kings.
func (p Position) appendWithKings(moves []Move) []Move {
	empty := p.empty()
	men, kings := p.own&^p.kings, p.own&p.kings
	hits := hitsWithKings(men, kings, p.other, empty)
	if !hits.none() {
		c := capturing{other: p.other, empty: empty, listing: true, start: len(moves)}
		byMen := hitsOf(men, hits)
		return c.kings(c.men(moves, byMen), hits.without(byMen))
	}
	if p.kings&blackToMove == 0 {
		moves = appendStepsTo(moves, men.toward(upLeft)&empty, upLeft)
		moves = appendStepsTo(moves, men.toward(upRight)&empty, upRight)
	} else {
		moves = appendStepsTo(moves, men.toward(downLeft)&empty, downLeft)
		moves = appendStepsTo(moves, men.toward(downRight)&empty, downRight)
	}
	return appendSlides(moves, kings, empty)
}

// hitsWithKings returns, for each direction, the pieces that men and kings can capture.
func hitsWithKings(men, kings, other, empty Squares) fan {
	return fan{
		(kings.slide(downLeft, empty) | men).toward(downLeft) & other & empty.toward(-downLeft),
		(kings.slide(downRight, empty) | men).toward(downRight) & other & empty.toward(-downRight),
		(kings.slide(upLeft, empty) | men).toward(upLeft) & other & empty.toward(-upLeft),
		(kings.slide(upRight, empty) | men).toward(upRight) & other & empty.toward(-upRight),
	}
}

// roomForMoves is enough room for the moves of any position that occurs in games. A
// contrived position may have more moves, and then listing them allocates memory.
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

// appendHits appends captures by men that take one piece each.
func appendHits(moves []Move, hits fan) []Move {
	for i, victims := range hits.sets() {
		d := directions[i]
		for ; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			moves = append(moves, Move{victim.toward(-d), victim.toward(d), victim})
		}
	}
	return moves
}

// appendStepsTo appends the steps in the given direction that end on the given squares.
func appendStepsTo(moves []Move, squares Squares, direction int) []Move {
	for squares != 0 {
		to := squares & -squares
		moves = append(moves, Move{from: to.toward(-direction), to: to})
		squares ^= to
	}
	return moves
}

// appendSlides appends the kings' moves that capture nothing.
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

// appendSlidesTo appends the king's moves in the given direction, up to the first square
// that is not empty.
func appendSlidesTo(moves []Move, king, empty Squares, direction int) []Move {
	for to := king.toward(direction); to&empty != 0; to = to.toward(direction) {
		moves = append(moves, Move{from: king, to: to})
	}
	return moves
}

// forward returns the two directions in which men of the player to move can step.
func (p Position) forward() (left, right int) {
	if p.kings&blackToMove == 0 {
		return upLeft, upRight
	}
	return downLeft, downRight
}
