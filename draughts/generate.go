package draughts

// AppendMoves appends the moves of the player to move to a slice, each once,
// in no particular order. It allocates nothing if the slice has room.
//
// Who can capture must, and must capture as many pieces as possible with any
// piece.
func (p Position) AppendMoves(moves []Move) []Move {
	empty := board &^ (p.own | p.other)
	if p.quiet(empty) {
		return p.appendSteps(moves, empty)
	}
	return p.appendCaptures(moves, empty)
}

// quiet tells whether the player to move has nothing to capture.
func (p Position) quiet(empty Squares) bool {
	targets := p.targets(empty)
	men, kings := p.own&^p.kings, p.own&p.kings
	if !fanOf(men).step().and(targets).none() {
		return false
	}
	return kings == 0 || fanOf(kings).slide(empty).step().and(targets).none()
}

// targets is, for each direction, the opposing pieces with a free square
// behind them.
func (p Position) targets(empty Squares) fan {
	return fanOf(p.other).and(fanOf(empty).back())
}

// appendCaptures appends the captures that take the most pieces.
func (p Position) appendCaptures(moves []Move, empty Squares) []Move {
	c := capturing{start: len(moves), other: p.other}
	men, kings := p.own&^p.kings, p.own&p.kings
	for _, d := range directions {
		targets := p.other & empty.toward(-d)
		for victims := men.toward(d) & targets; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			c.pickUp(victim.toward(-d), empty)
			moves = c.man(moves, victim.toward(d), victim, 1)
		}
		if kings == 0 {
			continue
		}
		for victims := kings.slide(d, empty).toward(d) & targets; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			c.pickUp(victim.slide(-d, empty).toward(-d)&kings, empty)
			moves = c.king(moves, victim, d, 0, 1)
		}
	}
	return moves
}

// appendSteps appends the moves without capture: men step forwards, kings
// slide in all four directions.
func (p Position) appendSteps(moves []Move, empty Squares) []Move {
	left, right := p.forward()
	for _, d := range [2]int{left, right} {
		for to := (p.own &^ p.kings).toward(d) & empty; to != 0; to &= to - 1 {
			moves = append(moves, Move{From: (to & -to).toward(-d).first(), To: to.first()})
		}
	}
	for kings := p.own & p.kings; kings != 0; kings &= kings - 1 {
		king := kings & -kings
		for _, d := range directions {
			for to := king.toward(d) & empty; to != 0; to = to.toward(d) & empty {
				moves = append(moves, Move{From: king.first(), To: to.first()})
			}
		}
	}
	return moves
}

// forward is the two directions in which the men of the player to move step.
func (p Position) forward() (left, right int) {
	if p.toMove == White {
		return upLeft, upRight
	}
	return downLeft, downRight
}

var directions = [4]int{downLeft, downRight, upRight, upLeft}
