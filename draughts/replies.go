package draughts

// countReplies is the number of moves that the opponent has after all moves
// of the player to move together: the last two plies of a perft.
//
// Most of the moves that are ever counted are answers to a quiet move, and
// many a quiet move changes next to nothing: the opponent can capture neither
// before nor after it and has all the moves of before, without the steps onto
// the square that is taken now and with steps onto the one that is left. The
// answers to all such safe moves of a kind are counted together, and nothing
// is played. The other moves are played one by one.
func (p Position) countReplies(room []Move) uint64 {
	empty := board &^ (p.own | p.other)
	men, kings := p.own&^p.kings, p.own&p.kings
	targets := targets(p.other, empty)
	hits := fanOf(men).step().and(targets)
	if kings != 0 && !fanOf(kings).slide(empty).step().and(targets).none() {
		return p.countRepliesToListed(room)
	}
	if !hits.none() {
		if hits.step().turn().step().and(targets).none() {
			return uint64(p.countRepliesToHits(hits))
		}
		return p.countRepliesToListed(room)
	}
	q := quiet{Position: p, empty: empty}
	q.look()
	left, right := p.forward()
	nodes := q.repliesToSteps(left, right) + q.repliesToSteps(right, left)
	for ; kings != 0; kings &= kings - 1 {
		nodes += q.repliesToSlides(kings & -kings)
	}
	return uint64(nodes)
}

// countRepliesToListed lists the moves and counts the replies to each.
func (p Position) countRepliesToListed(moves []Move) uint64 {
	start := len(moves)
	moves = p.AppendMoves(moves)
	nodes := 0
	for _, m := range moves[start:] {
		nodes += p.After(m).Count()
	}
	return uint64(nodes)
}

// countRepliesToHits counts the replies to captures of one piece by a man.
func (p Position) countRepliesToHits(hits fan) int {
	nodes := 0
	for v := hits.downLeft; v != 0; v &= v - 1 {
		v := v & -v
		nodes += p.after(v.toward(upRight), v.toward(downLeft), v).Count()
	}
	for v := hits.downRight; v != 0; v &= v - 1 {
		v := v & -v
		nodes += p.after(v.toward(upLeft), v.toward(downRight), v).Count()
	}
	for v := hits.upLeft; v != 0; v &= v - 1 {
		v := v & -v
		nodes += p.after(v.toward(downRight), v.toward(upLeft), v).Count()
	}
	for v := hits.upRight; v != 0; v &= v - 1 {
		v := v & -v
		nodes += p.after(v.toward(downLeft), v.toward(upRight), v).Count()
	}
	return nodes
}

// quiet is a position in which the player to move captures nothing, and what
// the opponent makes of it.
type quiet struct {
	Position
	empty Squares

	pinned  Squares // pieces that cannot leave their squares safely
	watched Squares // squares to which no piece can go safely
	moves   int     // how many moves without capture the opponent has
	ahead   [2]Squares
	men     Squares
}

func (q *quiet) look() {
	men, kings, empty := q.other&^q.kings, q.other&q.kings, q.empty
	left, right := q.forward()
	q.men = men
	q.ahead = [2]Squares{men.toward(-left), men.toward(-right)}
	q.moves = (q.ahead[0] & empty).Len() + (q.ahead[1] & empty).Len()
	reach := fanOf(men)
	if kings != 0 {
		slides := fanOf(kings).slide(empty)
		q.moves += slides.len() - 4*kings.Len()
		q.watched = slides.all()
		q.pinned = slides.step().all()
		reach = reach.or(slides)
	}
	// Where the opponent could land behind a piece, if the square were empty.
	openings := reach.step().and(fanOf(q.own)).step().all()
	if openings&empty != 0 {
		q.watched = board
	}
	q.pinned |= openings
}

// repliesToSteps is the number of replies to the steps of men in one of the
// two forward directions; aside is the other one.
func (q *quiet) repliesToSteps(ahead, aside int) int {
	to := (q.own &^ q.kings).toward(ahead) & q.empty
	// The man may be captured from ahead over the square it left, or across.
	before := q.men.toward(-ahead)
	across := q.men.toward(aside)&q.empty.toward(-aside) | q.men.toward(-aside)&q.empty.toward(aside)
	safe := to &^ (before | across | q.watched | q.pinned.toward(ahead))
	from := safe.toward(-ahead)
	sideways := q.men.toward(-aside)
	nodes := q.moves*safe.Len() - (safe & sideways).Len() + (from & before).Len() + (from & sideways).Len()
	for risky := to &^ safe; risky != 0; risky &= risky - 1 {
		to := risky & -risky
		nodes += q.after(to.toward(-ahead), to, 0).Count()
	}
	return nodes
}

// repliesToSlides is the number of replies to the moves of a king.
func (q *quiet) repliesToSlides(king Squares) int {
	to := fanOf(king).slide(q.empty).all() &^ king
	safe := to &^ q.watched &^ fanOf(q.men).step().and(fanOf(q.empty|king).back()).all()
	if king&q.pinned != 0 {
		safe = 0
	}
	a, b := q.ahead[0], q.ahead[1]
	nodes := (q.moves+(king&a).Len()+(king&b).Len())*safe.Len() - (safe & a).Len() - (safe & b).Len()
	for risky := to &^ safe; risky != 0; risky &= risky - 1 {
		nodes += q.after(king, risky&-risky, 0).Count()
	}
	return nodes
}
