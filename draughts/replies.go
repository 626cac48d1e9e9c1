package draughts

// countReplies returns the total number of replies to all moves of the player to move:
// the last two plies of a perft. The slice provides room for listing moves.
//
// The method plays each capture and counts the replies. It counts the replies to most
// other moves without playing the moves; see quiet.
func (p Position) countReplies(moves []Move) uint64 {
	if !p.CanCapture() {
		return p.countRepliesToQuiet()
	}
	start := len(moves)
	moves = p.AppendMoves(moves)
	replies := 0
	for _, m := range moves[start:] {
		replies += p.After(m).NumMoves()
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
