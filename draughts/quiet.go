package draughts

// A quiet is a position in which the player to move cannot capture, together with the
// moves that the opponent would have if the player passed. A move of the player
// occupies one square and frees another, so it changes the opponent's moves in only a
// few ways:
//
//   - An opponent who cannot capture loses the steps onto the occupied square, and
//     gains steps onto the freed square.
//   - The piece may be captured on its new square, and so may a piece beside its
//     old square. Each such capture is one reply, unless it can continue.
//   - The move may prevent or prolong a capture that the opponent already has, or
//     block or open the line of a king.
//
// Some moves are played, and the replies are counted in the new position: moves of the
// last kind, moves that may allow a capture of several pieces, and a king's moves that
// may allow any capture. The replies to all other moves are counted together, as the
// sizes of a few sets.
type quiet struct {
	Position
	empty Squares

	moves       int     // the number of moves that the opponent would have
	captures    bool    // whether the opponent's moves are captures
	men         Squares // the opponent's men
	left, right Squares // the squares in front of the opponent's men, if the opponent cannot capture; they may be occupied
	continuing  Squares // squares from which an opposing man could capture
	watched     Squares // moves to these squares are played
	pinned      Squares // moves from these squares are played
}

// look fills in the fields about the opponent's moves.
func (q *quiet) look() {
	q.men = q.other &^ q.kings
	targets := targetsOf(q.own, q.empty)
	q.continuing = targets.back().all()
	hits := hitsOf(q.men, targets)
	switch {
	case q.other&q.kings != 0:
		q.lookAtKings(hits, targets)
	case hits.none():
		q.addSteps()
	case hitsOf(hits.step().all(), targets).none():
		q.addHits(hits)
	default:
		q.watched = allSquares
	}
}

// lookAtKings does the work of look for an opponent with kings. The given hits are
// pieces that the opponent's men can capture. All squares on a king's lines are
// watched. A piece at the end of such a line is pinned, and so is a piece right behind
// it.
func (q *quiet) lookAtKings(hits, targets fan) {
	kings := q.other & q.kings
	looks := fanOf(kings).slide(q.empty)
	far := looks.step().and(targets)
	if hits.none() && far.none() {
		q.addSteps()
		q.moves += looks.len() - 4*kings.Len()
	} else {
		landings := far.step().slide(q.empty)
		next := landings.turn().slide(q.empty)
		if !hits.step().turn().or(next).step().and(targets).none() {
			q.watched = allSquares
			return
		}
		q.addHits(hits)
		q.moves += landings.len()
		looks = looks.or(next)
	}
	ends := looks.step().and(fanOf(q.own))
	q.watched |= looks.all()
	q.pinned |= ends.or(ends.step()).all()
}

// addSteps adds the steps of the opponent's men.
func (q *quiet) addSteps() {
	left, right := q.forward()
	q.left, q.right = q.men.toward(-left), q.men.toward(-right)
	q.moves += (q.left & q.empty).Len() + (q.right & q.empty).Len()
}

// addHits adds the captures by the opponent's men, which take one piece each. A move
// prevents a capture if it moves the threatened piece away or occupies the square
// behind it. A move prolongs a capture if it stops beside that square, or frees the
// square behind a piece beside that square.
func (q *quiet) addHits(hits fan) {
	landings := hits.step().all()
	beside := fanOf(landings).step()
	q.captures = true
	q.moves += hits.len()
	q.watched |= landings | beside.all()
	q.pinned |= hits.all() | beside.and(fanOf(q.own)).step().all()
}

// repliesToSteps returns the number of replies to the steps of men in the forward
// direction ahead; aside is the other forward direction. The set before holds the squares
// one step from opposing men in the direction opposite to ahead, and the set beside does
// so for aside.
func (q *quiet) repliesToSteps(ahead, aside int, before, beside Squares) int {
	own, men, empty := q.own, q.men, q.empty
	to := (own &^ q.kings).toward(ahead) & empty

	// The man may be captured from a side, or from ahead. From ahead, the opposing man
	// lands on the square that the man left.
	fromAhead := to & men.toward(-ahead)
	fromLeft := to & men.toward(aside) & empty.toward(-aside)
	fromRight := to & men.toward(-aside) & empty.toward(aside)
	// Or an opposing man may capture another piece, from behind or from a side, and
	// land on that square.
	openAhead := to & (men.toward(ahead) & own).toward(ahead).toward(ahead)
	openLeft := to & (men.toward(aside) & own).toward(aside).toward(ahead)
	openRight := to & (men.toward(-aside) & own).toward(-aside).toward(ahead)

	opened := openAhead | openLeft | openRight
	offers := fromAhead | fromLeft | fromRight | opened
	closer := to & (q.watched | q.pinned.toward(ahead) |
		(fromAhead|opened)&q.continuing.toward(ahead) |
		fromLeft&q.continuing.toward(-aside) |
		fromRight&q.continuing.toward(aside) |
		opened&empty.toward(-ahead)) // the capture continues over the man itself

	rest := to &^ closer
	replies := (rest & fromAhead).Len() + (rest & fromLeft).Len() + (rest & fromRight).Len() +
		(rest & openAhead).Len() + (rest & openLeft).Len() + (rest & openRight).Len()
	safe := rest &^ offers
	if q.captures {
		replies += q.moves * rest.Len()
	} else {
		left := safe.toward(-ahead)
		replies += q.moves*safe.Len() - (safe & beside).Len() + (left & before).Len() + (left & beside).Len()
	}
	for ; closer != 0; closer &= closer - 1 {
		to := closer & -closer
		replies += q.After(Move{from: to.toward(-ahead), to: to}).NumMoves()
	}
	return replies
}

// repliesToSlides returns the number of replies to the moves of a king. It plays the
// moves after which an opposing man may capture the king or a piece beside its old
// square.
func (q *quiet) repliesToSlides(king Squares) int {
	to := fanOf(king).slide(q.empty).all() &^ king
	before := fanOf(q.men).step()
	opened := before.and(fanOf(q.own)).step().all()
	closer := to & (q.watched | before.and(fanOf(q.empty|king).back()).all())
	if king&(q.pinned|opened) != 0 {
		closer = to
	}
	safe := to &^ closer
	replies := safe.Len()*(q.moves+(king&q.left).Len()+(king&q.right).Len()) -
		(safe & q.left).Len() - (safe & q.right).Len()
	for ; closer != 0; closer &= closer - 1 {
		replies += q.After(Move{from: king, to: closer & -closer}).NumMoves()
	}
	return replies
}
