package draughts

// countReplies is the number of moves that the opponent has after all moves
// of the player to move together: the last two plies of a perft.
//
// Most of the moves that are ever counted are answers to a quiet step of a
// man, and most of those steps change next to nothing: the opponent can
// capture neither before nor after them, and has all the steps of before,
// without those onto the square that is taken now and with those onto the one
// that is left. So the answers to all such safe steps in one direction are
// counted together, and nothing is played. The other moves are played one by
// one.
func (p Position) countReplies(room []Move) uint64 {
	empty := board &^ (p.own | p.other)
	if !p.isQuiet(empty) {
		return p.countRepliesToCaptures(room)
	}
	// Pieces that the opponent stands before, and the squares behind those:
	// whoever leaves one of these opens it for a capture.
	openings := fanOf(p.other).step().and(fanOf(p.own)).step().all()
	safe := board
	if p.other&p.kings != 0 || openings&empty != 0 {
		safe = 0
	}
	left, right := p.forward()
	nodes := p.countRepliesToSteps(room, left, right, openings, safe) +
		p.countRepliesToSteps(room, right, left, openings, safe)
	for kings := p.own & p.kings; kings != 0; kings &= kings - 1 {
		king := kings & -kings
		for _, d := range directions {
			for to := king.toward(d) & empty; to != 0; to = to.toward(d) & empty {
				nodes += p.after(king, to, 0).Count()
			}
		}
	}
	return uint64(nodes)
}

// countRepliesToSteps is the number of replies to the steps in one of the two
// forward directions. Only steps to squares in safe can be safe.
func (p Position) countRepliesToSteps(room []Move, ahead, aside int, openings, safe Squares) int {
	empty := board &^ (p.own | p.other)
	to := (p.own &^ p.kings).toward(ahead) & empty
	// The man may be captured from ahead over the square it left, or across.
	before := p.other.toward(-ahead)
	across := p.other.toward(aside)&empty.toward(-aside) | p.other.toward(-aside)&empty.toward(aside)
	safe &= to &^ (before | across | openings.toward(ahead))
	from := safe.toward(-ahead)

	// The opponent steps onto these squares, if they are empty.
	sideways := p.other.toward(-aside)
	steps := (before & empty).Len() + (sideways & empty).Len()
	nodes := steps*safe.Len() - (safe & sideways).Len() + (from & before).Len() + (from & sideways).Len()

	for risky := to &^ safe; risky != 0; risky &= risky - 1 {
		to := risky & -risky
		nodes += p.after(to.toward(-ahead), to, 0).Count()
	}
	return nodes
}

// countRepliesToCaptures is the number of replies where there is something to
// capture.
func (p Position) countRepliesToCaptures(moves []Move) uint64 {
	start := len(moves)
	moves = p.AppendMoves(moves)
	nodes := 0
	for _, m := range moves[start:] {
		nodes += p.After(m).Count()
	}
	return uint64(nodes)
}
