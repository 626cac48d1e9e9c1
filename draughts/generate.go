package draughts

// AppendMoves appends the moves of the player to move to a slice, each once,
// in no particular order. It allocates nothing if the slice has room.
//
// Who can capture must, and must capture as many pieces as possible with any
// piece.
func (p Position) AppendMoves(moves []Move) []Move {
	c := capturing{
		list:  moves,
		start: len(moves),
		other: p.other,
	}
	empty := board &^ (p.own | p.other)
	for men := p.own &^ p.kings; men != 0; men &= men - 1 {
		man := men & -men
		c.pickUp(man, empty)
		c.man(man, 0, 0)
	}
	for kings := p.own & p.kings; kings != 0; kings &= kings - 1 {
		king := kings & -kings
		c.pickUp(king, empty)
		for _, d := range directions {
			c.king(king, d, 0, 0)
		}
	}
	if c.most > 0 {
		return c.list
	}
	return p.appendSteps(moves, empty)
}

// appendSteps appends the moves without capture: men step forwards, kings
// slide in all four directions.
func (p Position) appendSteps(moves []Move, empty Squares) []Move {
	for _, d := range p.forward() {
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
func (p Position) forward() [2]int {
	if p.toMove == White {
		return [2]int{upLeft, upRight}
	}
	return [2]int{downLeft, downRight}
}

var directions = [4]int{downLeft, downRight, upRight, upLeft}
