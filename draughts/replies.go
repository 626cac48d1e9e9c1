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
	moves = p.appendCaptures(moves, board&^(p.own|p.other))
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

	men         Squares // the opponent's men
	watched     Squares // squares to which nothing can go without a closer look
	pinned      Squares // pieces that cannot leave without a closer look
	follow      Squares // squares where the opponent could go on capturing
	left, right Squares
	threat      bool
	moves       int // how many moves without capture the opponent has
}

func (q *quiet) look() {
	men, empty := q.other&^q.kings, q.empty
	q.men = men
	targets := targets(q.own, empty)
	q.follow = targets.back().all()
	hits := fanOf(men).step().and(targets)
	if q.other&q.kings != 0 {
		q.lookAtKings(hits)
		return
	}
	if hits.none() {
		left, right := q.forward()
		q.left, q.right = men.toward(-left), men.toward(-right)
		q.moves = (q.left & empty).Len() + (q.right & empty).Len()
		return
	}
	q.threat = true
	q.moves = hits.len()
	landings := hits.step()
	if !landings.turn().step().and(targets).none() {
		q.watched = board
		return
	}
	all := landings.all()
	near := fanOf(all).step()
	q.pinned = hits.all() | near.and(fanOf(q.own)).step().all()
	q.watched = all | near.all()
}

func (q *quiet) lookAtKings(hits fan) {
	men, kings, empty := q.men, q.other&q.kings, q.empty
	targets := targets(q.own, empty)
	slides := fanOf(kings).slide(empty)
	far := slides.step().and(targets)
	if hits.none() && far.none() {
		left, right := q.forward()
		q.left, q.right = men.toward(-left), men.toward(-right)
		q.moves = (q.left & empty).Len() + (q.right & empty).Len() + slides.len() - 4*kings.Len()
	} else {
		q.threat = true
		landings := hits.step()
		farLandings := far.step().slide(empty)
		farNext := farLandings.turn().slide(empty)
		if !landings.turn().or(farNext).step().and(targets).none() {
			q.watched = board
			return
		}
		q.moves = hits.len() + farLandings.len()
		slides = slides.or(farLandings).or(farNext)
		all := landings.all()
		near := fanOf(all).step()
		q.pinned = hits.all() | near.and(fanOf(q.own)).step().all()
		q.watched = all | near.all()
	}
	q.watched |= slides.all()
	beyond := slides.step().and(fanOf(q.own))
	q.pinned |= beyond.or(beyond.step()).all()
}

// repliesToSteps is the number of replies to the steps of men in one of the
// two forward directions; aside is the other one.
func (q *quiet) repliesToSteps(ahead, aside int) int {
	own, men, empty := q.own, q.men, q.empty
	to := (own &^ q.kings).toward(ahead) & empty
	// A man may be captured over the square that it left, or across.
	back := to & men.toward(-ahead)
	left := to & men.toward(aside) & empty.toward(-aside)
	right := to & men.toward(-aside) & empty.toward(aside)
	// Or the square that it left is where another piece is captured.
	o1 := (men.toward(ahead) & own).toward(ahead).toward(ahead) & to
	o2 := (men.toward(aside) & own).toward(aside).toward(ahead) & to
	o3 := (men.toward(-aside) & own).toward(-aside).toward(ahead) & to
	opened := o1 | o2 | o3

	closer := to & (q.watched | q.pinned.toward(ahead) |
		(back|opened)&q.follow.toward(ahead) | opened&empty.toward(-ahead) |
		left&q.follow.toward(-aside) | right&q.follow.toward(aside))
	rest := to &^ closer
	nodes := (rest & back).Len() + (rest & left).Len() + (rest & right).Len() + (rest & o1).Len() + (rest & o2).Len() + (rest & o3).Len()

	safe := rest &^ (back | left | right | opened)
	from := safe.toward(-ahead)
	if q.threat {
		nodes += q.moves * rest.Len()
	} else {
		before, beside := men.toward(-ahead), men.toward(-aside)
		nodes += q.moves*safe.Len() - (safe & beside).Len() + (from & before).Len() + (from & beside).Len()
	}
	for ; closer != 0; closer &= closer - 1 {
		to := closer & -closer
		nodes += q.after(to.toward(-ahead), to, 0).Count()
	}
	return nodes
}

// repliesToSlides is the number of replies to the moves of a king.
func (q *quiet) repliesToSlides(king Squares) int {
	to := fanOf(king).slide(q.empty).all() &^ king
	safe := to &^ q.watched &^ fanOf(q.men).step().and(fanOf(q.empty|king).back()).all()
	if king&(q.pinned|fanOf(q.men).step().and(fanOf(q.own)).step().all()) != 0 {
		safe = 0
	}
	a, b := q.left, q.right
	nodes := (q.moves+(king&a).Len()+(king&b).Len())*safe.Len() - (safe & a).Len() - (safe & b).Len()
	for risky := to &^ safe; risky != 0; risky &= risky - 1 {
		nodes += q.after(king, risky&-risky, 0).Count()
	}
	return nodes
}
