package draughts

// AppendMoves appends the moves of the player to move to a slice, each once,
// in no particular order. It allocates nothing if the slice has room.
//
// Who can capture must, and must capture as many pieces as possible with any
// piece.
func (p Position) AppendMoves(moves []Move) []Move {
	empty := board &^ (p.own | p.other)
	men, kings := p.own&^p.kings, p.own&p.kings
	targets := targetsOf(p.other, empty)
	hits, far := fanOf(men).step().and(targets), fan{}
	if kings != 0 {
		far = fanOf(kings).slide(empty).step().and(targets)
	}
	if hits.none() && far.none() {
		return p.appendSteps(moves, empty)
	}
	c := capturing{other: p.other, empty: empty, listing: true, start: len(moves)}
	return c.kings(c.men(moves, hits), kings, far)
}

// roomForMoves is enough for the moves of one position, in games by far. Where
// pieces stand as in no game there may be more of them: then room is allocated.
const roomForMoves = 128

// targetsOf is, for each direction, the pieces with a free square behind them.
func targetsOf(pieces, free Squares) fan {
	return fan{
		pieces & free.toward(upRight), pieces & free.toward(upLeft),
		pieces & free.toward(downRight), pieces & free.toward(downLeft),
	}
}

// appendSteps appends the moves without capture: men step forwards, kings
// slide in all four directions.
func (p Position) appendSteps(moves []Move, empty Squares) []Move {
	left, right := p.forward()
	for _, d := range [2]int{left, right} {
		for to := (p.own &^ p.kings).toward(d) & empty; to != 0; to &= to - 1 {
			moves = append(moves, Move{from: (to & -to).toward(-d), to: to & -to})
		}
	}
	for kings := p.own & p.kings; kings != 0; kings &= kings - 1 {
		king := kings & -kings
		for _, d := range directions {
			for to := king.toward(d) & empty; to != 0; to = to.toward(d) & empty {
				moves = append(moves, Move{from: king, to: to})
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
