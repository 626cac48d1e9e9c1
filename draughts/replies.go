package draughts

// countReplies returns the total number of replies to all moves of the player to move:
// the last two plies of a perft. If it must list moves, it appends them to the slice.
//
// It plays captures and counts their replies. It counts the replies to most other moves
// without playing the moves; see quiet.
func (p Position) countReplies(moves []Move) uint64 {
	empty := p.empty()
	men, kings := p.own&^p.kings, p.own&p.kings
	targets := targetsOf(p.other, empty)
	hits := hitsOf(men, targets)
	switch {
	case kings != 0 && !fanOf(kings).hits(targets, empty).none():
		return p.countRepliesToListed(moves)
	case hits.none():
		return p.countRepliesToQuiet()
	case hitsOf(hits.step().all(), targets).none():
		return p.countRepliesToHits(hits)
	default:
		return p.countRepliesToListed(moves)
	}
}

// countRepliesToListed lists the captures and counts the replies to each capture.
func (p Position) countRepliesToListed(moves []Move) uint64 {
	start := len(moves)
	moves = p.AppendMoves(moves)
	replies := 0
	for _, m := range moves[start:] {
		replies += p.After(m).NumMoves()
	}
	return uint64(replies)
}

// countRepliesToHits counts the replies if each capture is a single hit by a man.
func (p Position) countRepliesToHits(hits fan) uint64 {
	replies := 0
	for i, victims := range hits.sets() {
		d := directions[i]
		for ; victims != 0; victims &= victims - 1 {
			victim := victims & -victims
			replies += p.After(Move{victim.toward(-d), victim.toward(d), victim}).NumMoves()
		}
	}
	return uint64(replies)
}

// countRepliesToQuiet counts the replies if the player to move cannot capture.
func (p Position) countRepliesToQuiet() uint64 {
	q := quiet{Position: p, empty: p.empty()}
	q.look()
	left, right := p.forward()
	replies := q.repliesToSteps(left, right, q.left, q.right) +
		q.repliesToSteps(right, left, q.right, q.left)
	for kings := p.own & p.kings; kings != 0; kings &= kings - 1 {
		replies += q.repliesToSlides(kings & -kings)
	}
	return uint64(replies)
}
