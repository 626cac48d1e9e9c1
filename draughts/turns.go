package draughts

import (
	"iter"
	"slices"
)

// Turns returns an iterator over the valid turns of the player to move, each
// once, in the order of their strings in the given notation.
//
// If kings face many pieces, one move may have thousands of paths. The iterator
// finds each turn on demand and keeps no list, so the first turns are cheap.
func (p Position) Turns(n Notation) iter.Seq[Turn] {
	return func(yield func(Turn) bool) {
		var room [roomForMoves]Move
		p.turnsOf(p.AppendMoves(room[:0]), n, yield)
	}
}

// TurnOf returns the turn that represents a move: the first of its turns when they are
// sorted by their strings in the kata's notation. If the player to move cannot make the
// move, the error is ErrNotAMove.
func (p Position) TurnOf(m Move) (Turn, error) {
	var room [roomForMoves]Move
	if !slices.Contains(p.AppendMoves(room[:0]), m) {
		return Turn{}, ErrNotAMove
	}
	return p.first(m), nil
}

// UniqueTurns returns one turn for each move of the player to move: the turn that
// [Position.TurnOf] returns. The turns are sorted by their strings in the given
// notation.
func (p Position) UniqueTurns(n Notation) []Turn {
	var room [roomForMoves]Move
	var turns []Turn
	for _, m := range p.AppendMoves(room[:0]) {
		turns = append(turns, p.first(m))
	}
	sortByName(turns, func(t Turn) string { return t.Text(n) })
	return turns
}

// first returns the first turn of a valid move.
func (p Position) first(m Move) (first Turn) {
	p.turnsOf([]Move{m}, Kata, func(turn Turn) bool {
		first = turn
		return false
	})
	return first
}

// turnsOf passes the turns of the given valid moves to yield, until yield returns
// false.
func (p Position) turnsOf(moves []Move, n Notation, yield func(Turn) bool) {
	w := walker{notation: n, moves: moves, most: mostCaptured(moves), yield: yield}
	var starts Squares
	for _, m := range moves {
		starts |= m.from
	}
	for _, from := range n.order(w.most > 0) {
		if !starts.Has(from) {
			continue
		}
		start := Turn{}
		start.squares[0] = from
		w.hand = p.pickUp(from)
		if w.most == 0 && !w.step(start) || w.most > 0 && !w.capture(start, 0) {
			return
		}
	}
}

// A walker visits the turns of the given moves in the order of their strings. It
// follows only paths that lead to one of the moves.
type walker struct {
	notation Notation
	moves    []Move
	most     int // the number of pieces that each of the moves captures
	hand     hand
	yield    func(Turn) bool
}

// step yields the steps of the piece at start, and reports whether the caller wants
// more.
func (w *walker) step(start Turn) bool {
	for _, to := range w.notation.order(false) {
		turn := start.extended(to, 0)
		if slices.Contains(w.moves, turn.Move()) && !w.yield(turn) {
			return false
		}
	}
	return true
}

// capture yields the turns that continue the turn sofar, which captures n pieces, and
// reports whether the caller wants more.
func (w *walker) capture(sofar Turn, n int) bool {
	last := n+1 == w.most
	var jumps [len(directions)]jump
	for i, d := range directions {
		jumps[i] = w.hand.jump(sofar.To(), d, sofar.captured)
	}
	for _, to := range w.notation.order(!last) {
		for _, j := range jumps {
			if !j.landings.Has(to) {
				continue
			}
			turn := sofar.extended(to, j.victim)
			if !w.leads(turn, last) {
				continue
			}
			if last && !w.yield(turn) || !last && !w.capture(turn, n+1) {
				return false
			}
		}
	}
	return true
}

// leads reports whether the turn makes one of the moves. If done is false, it reports
// instead whether the turn can still lead to one of the moves.
func (w *walker) leads(turn Turn, done bool) bool {
	for _, m := range w.moves {
		if done && turn.Move() == m || !done && turn.From() == m.From() && turn.captured&^m.captured == 0 {
			return true
		}
	}
	return false
}

// A hand describes the piece that captures and the squares around it.
type hand struct {
	king  bool
	other Squares // the opposing pieces; captured pieces remain until the turn ends
	free  Squares // the empty squares, including the start of the capturing piece
}

func (p Position) pickUp(from Square) hand {
	return hand{
		king:  p.kings.Has(from),
		other: p.other,
		free:  p.empty() | from.alone(),
	}
}

// A jump is the capture of one piece, with the squares behind it where the capturing
// piece can land. A jump without landings is impossible.
type jump struct{ victim, landings Squares }

// jump returns the jump from a square in a direction, after the given captures.
func (h hand) jump(from Square, direction int, captured Squares) jump {
	next := from.alone().toward(direction)
	for h.king && next&h.free != 0 {
		next = next.toward(direction)
	}
	victim := next & h.other &^ captured
	var landings Squares
	for to := victim.toward(direction) & h.free; to != 0; to = to.toward(direction) & h.free {
		landings |= to
		if !h.king {
			break
		}
	}
	return jump{victim, landings}
}
