package endgame

import (
	"context"
	"slices"
	"sync"

	"games.example/draughts"
)

// Build works out the results of all positions with up to the given number of
// pieces, at most MaxPieces, with several threads. If the context ends before
// that, it returns the context's error.
func Build(ctx context.Context, pieces, threads int) (*Tables, error) {
	t := &Tables{pieces: min(pieces, MaxPieces)}
	for _, stage := range stages(t.pieces) {
		if err := t.build(ctx, stage, threads); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// BuildFor works out the results of the positions that can come of one position,
// which takes less time than Build. It passes to progress how many of the tables
// are done. If the position has more than MaxPieces pieces, there are none.
func BuildFor(ctx context.Context, p draughts.Position, threads int, progress func(done, total int)) (*Tables, error) {
	b, _ := boardOf(p)
	whole := b.material()
	if whole.pieces() > MaxPieces {
		return &Tables{}, nil
	}
	t := &Tables{pieces: whole.pieces()}
	needed := stages(t.pieces)
	done, total := 0, 0
	for i := range needed {
		needed[i] = slices.DeleteFunc(needed[i], func(m material) bool { return !m.comesOf(whole) })
		total += len(needed[i])
	}
	for _, stage := range needed {
		if err := t.build(ctx, stage, threads); err != nil {
			return nil, err
		}
		done += len(stage)
		progress(done, total)
	}
	return t, nil
}

// stages returns the materials with up to a number of pieces in the order in
// which their tables are built: a capture leads to fewer pieces, and a crowning
// to fewer men.
func stages(pieces int) [][]material {
	var list [][]material
	for n := 2; n <= pieces; n++ {
		for men := range n + 1 {
			list = append(list, materials(n, men))
		}
	}
	return list
}

// build adds the tables of some materials, which do not lead to each other
// except to their opposites.
func (t *Tables) build(ctx context.Context, materials []material, threads int) error {
	var group sync.WaitGroup
	free := make(chan struct{}, max(threads, 1))
	for _, m := range materials {
		if m.key() < m.opposite().key() {
			continue // it comes with its opposite
		}
		free <- struct{}{}
		group.Go(func() {
			newSolver(t, m).solve(ctx)
			<-free
		})
	}
	group.Wait()
	return ctx.Err()
}

// A state is what is known about a position while its table is worked out. Any
// other state than these is the number of moves that may still save the player
// from losing, where no move is known to win or draw.
type state uint8

const (
	won          state = 255 - iota // its predecessors have been told
	lost                            // likewise
	nowWon                          // its predecessors have to be told
	nowLost                         // likewise
	drawn                           // nothing can change that
	atLeastDrawn                    // won if one of the moves wins
)

// solver works out the tables of a material and of its opposite, which is the
// same one if both players have the same pieces.
type solver struct {
	smaller *Tables // with the tables that captures and crownings lead to
	halves  [2]half
	todo    []place // positions that have just been decided
}

// half holds the positions in which one of the players is to move.
type half struct {
	material material
	states   []state
}

// place represents a position of one of the halves.
type place struct{ half, index int32 }

func newSolver(smaller *Tables, m material) *solver {
	s := &solver{smaller: smaller}
	s.halves[0] = half{m, make([]state, m.size())}
	s.halves[1] = s.halves[0]
	if o := m.opposite(); o != m {
		s.halves[1] = half{o, make([]state, o.size())}
	}
	return s
}

// solve adds the tables, unless the context ends before.
func (s *solver) solve(ctx context.Context) {
	halves := s.halves[:]
	if halves[0].material == halves[1].material {
		halves = halves[:1]
	}
	for _, h := range halves {
		s.begin(ctx, h)
	}
	for i, h := range halves {
		for n, state := range h.states {
			if n%4096 == 0 && ctx.Err() != nil {
				return
			}
			if state == nowWon || state == nowLost {
				s.todo = append(s.todo, place{int32(i), int32(n)})
				s.tell()
			}
		}
	}
	for _, h := range halves {
		s.smaller.tables[h.material.key()] = h.table()
	}
}

// begin finds the first state of each position.
func (s *solver) begin(ctx context.Context, h half) {
	var room [128]draughts.Move
	n := 0
	for b := range h.material.boards() {
		if n%4096 == 0 && ctx.Err() != nil {
			return
		}
		if b.overlaps() {
			h.states[n] = drawn
		} else {
			p := b.position()
			h.states[n] = s.first(p, p.AppendMoves(room[:0]))
		}
		n++
	}
}

// first returns the first state of a position with the given moves: what
// captures, crownings and a lack of moves say about it.
func (s *solver) first(p draughts.Position, moves []draughts.Move) state {
	open := state(0) // the number of moves to positions of the other half
	best := Loss
	for _, m := range moves {
		if m.Captured() == 0 && (p.Kings().Has(m.From()) || m.To().Y() != 9) {
			open++
			continue
		}
		switch result, _ := s.smaller.Probe(p.After(m)); result {
		case Loss:
			return nowWon
		case Draw:
			best = Draw
		default: // the opponent wins after this move
		}
	}
	switch {
	case best == Loss && open == 0:
		return nowLost
	case best == Loss:
		return open
	case open == 0:
		return drawn
	default:
		return atLeastDrawn
	}
}

// tell tells the predecessors of the positions in todo, and theirs if that
// decides them.
func (s *solver) tell() {
	for len(s.todo) > 0 {
		at := s.todo[len(s.todo)-1]
		s.todo = s.todo[:len(s.todo)-1]
		h := s.halves[at.half]
		b := h.material.board(int(at.index))
		before := 1 - at.half
		if h.states[at.index] == nowLost {
			h.states[at.index] = lost
			s.predecessors(b, before, (*state).findWin)
		} else {
			h.states[at.index] = won
			s.predecessors(b, before, (*state).missWin)
		}
	}
}

// predecessors lets the positions learn from which the opponent can have moved
// to this one without capturing or crowning.
func (s *solver) predecessors(b board, in int32, learn func(*state) bool) {
	h := s.halves[in]
	tell := func(before side, rest int) {
		n := rankOwn(before)*h.material.other.size() + rest
		if learn(&h.states[n]) {
			s.todo = append(s.todo, place{in, int32(n)})
		}
	}
	b = b.opposite()
	occupied, rest := b.occupied(), rankOther(b.other)
	for men := b.own.men; men != 0; men &= men - 1 {
		at := men.first()
		for _, d := range [...]int{downLeft, downRight} {
			if from := beyond[at][d]; from != offBoard && occupied>>from&1 == 0 {
				tell(side{b.own.men ^ 1<<at ^ 1<<from, b.own.kings}, rest)
			}
		}
	}
	for kings := b.own.kings; kings != 0; kings &= kings - 1 {
		at := kings.first()
		for d := range numDirections {
			for from := beyond[at][d]; from != offBoard && occupied>>from&1 == 0; from = beyond[from][d] {
				tell(side{b.own.men, b.own.kings ^ 1<<at ^ 1<<from}, rest)
			}
		}
	}
}

// findWin tells a position that one of its moves wins, and reports whether that
// decides it.
func (s *state) findWin() bool {
	if *s > atLeastDrawn {
		return false
	}
	*s = nowWon
	return true
}

// missWin tells a position that one of its moves loses, and reports whether
// that decides it.
func (s *state) missWin() bool {
	if *s >= atLeastDrawn {
		return false
	}
	*s--
	if *s > 0 {
		return false
	}
	*s = nowLost
	return true
}

// table returns the results.
func (h half) table() table {
	t := newTable(len(h.states))
	for n, state := range h.states {
		switch state {
		case won:
			t.set(n, Win)
		case lost:
			t.set(n, Loss)
		default: // a draw
		}
	}
	return t
}
