package endgame

import (
	"context"
	"slices"
	"sync"

	"games.example/draughts"
)

// Build computes the results with the given number of threads. [Tables.Probe] uses each
// table as soon as it is complete. If the context ends before the last table is
// complete, Build returns the context's error.
func (t *Tables) Build(ctx context.Context, threads int) error {
	return t.build(ctx, stages(t.pieces), threads, func(int, int) {})
}

// BuildFor builds and returns only the tables for positions that can arise from p. This
// takes less time than building all tables. As tables are completed, BuildFor calls
// progress with the number of complete tables and the total number. If p has more than
// MaxPieces pieces, BuildFor builds no tables.
func BuildFor(ctx context.Context, p draughts.Position, threads int, progress func(done, total int)) (*Tables, error) {
	b, _ := boardOf(p)
	root := b.material()
	if root.pieces() > MaxPieces {
		return New(0), nil
	}
	t := New(root.pieces())
	needed := stages(t.pieces)
	for i := range needed {
		needed[i] = slices.DeleteFunc(needed[i], func(m material) bool { return !m.arisesFrom(root) })
	}
	return t, t.build(ctx, needed, threads, progress)
}

// stages returns the materials with up to the given number of pieces, in the order in
// which their tables are built. From a material, moves lead only to the opposite
// material and to earlier stages, because a capture leaves fewer pieces and a crowning
// leaves fewer men.
func stages(pieces int) [][]material {
	var list [][]material
	for n := 2; n <= pieces; n++ {
		for men := range n + 1 {
			list = append(list, materials(n, men))
		}
	}
	return list
}

// build adds the tables of the materials, stage by stage.
func (t *Tables) build(ctx context.Context, stages [][]material, threads int, progress func(done, total int)) error {
	done, total := 0, len(slices.Concat(stages...))
	for _, stage := range stages {
		var group sync.WaitGroup
		free := make(chan struct{}, max(threads, 1))
		for _, m := range stage {
			if m.key() < m.opposite().key() {
				continue // solved together with the opposite material
			}
			free <- struct{}{}
			group.Go(func() {
				newSolver(t, m).solve(ctx)
				<-free
			})
		}
		group.Wait()
		if ctx.Err() != nil {
			return ctx.Err()
		}
		done += len(stage)
		progress(done, total)
	}
	return nil
}

// A state represents what is known about the result of a position while its table is
// computed. A state below atLeastDrawn means that no move is known to win or draw. Such
// a state is the number of moves that may still win or draw.
type state uint8

const (
	won          state = 255 - iota // the states of the predecessors account for the win
	lost                            // the states of the predecessors account for the loss
	nowWon                          // the states of the predecessors do not account for the win yet
	nowLost                         // the states of the predecessors do not account for the loss yet
	drawn                           // no move can win
	atLeastDrawn                    // a move draws, and another move may win
)

// solver computes the tables of a material and of its opposite, which are the same
// if both players have the same pieces.
type solver struct {
	smaller *Tables // including the tables for the positions after captures and crownings
	halves  []half  // two halves, or one half if both players have the same pieces
	todo    []place // positions that have just been decided
}

// half holds the positions in which one of the players is to move.
type half struct {
	material material
	states   []state
}

// place represents a position in one of the halves.
type place struct{ half, index int32 }

func newSolver(smaller *Tables, m material) *solver {
	s := &solver{smaller: smaller, halves: []half{{m, make([]state, m.size())}}}
	if o := m.opposite(); o != m {
		s.halves = append(s.halves, half{o, make([]state, o.size())})
	}
	return s
}

// solve computes the tables and adds them, unless the context ends first.
func (s *solver) solve(ctx context.Context) {
	for _, h := range s.halves {
		s.begin(ctx, h)
	}
	for i, h := range s.halves {
		for n, state := range h.states {
			if n%4096 == 0 && ctx.Err() != nil {
				return
			}
			if state == nowWon || state == nowLost {
				s.todo = append(s.todo, place{int32(i), int32(n)})
				s.propagate()
			}
		}
	}
	for _, h := range s.halves {
		s.smaller.tables[h.material.key()].fill(h.states)
	}
}

// begin sets the first state of each position.
func (s *solver) begin(ctx context.Context, h half) {
	var room [128]draughts.Move
	for n := range h.states {
		if n%4096 == 0 && ctx.Err() != nil {
			return
		}
		h.states[n] = drawn
		if b := h.material.board(n); b.occupied().len() == h.material.pieces() { // no pieces overlap
			p := b.position()
			h.states[n] = s.first(b, p, p.AppendMoves(room[:0]))
		}
	}
}

// first returns the first state of a position in which White is to move and has the
// given moves. It accounts only for captures, crownings and a lack of moves.
func (s *solver) first(b board, p draughts.Position, moves []draughts.Move) state {
	if len(moves) > 0 && moves[0].Captured() == 0 && b.own.men&secondRow == 0 {
		return state(len(moves))
	}
	open := state(0) // the number of moves that neither capture nor crown
	best := Loss
	for _, m := range moves {
		if m.Captured() == 0 && (m.To().Y() != 9 || p.Kings().Has(m.From())) {
			open++
			continue
		}
		switch result, _ := s.smaller.Probe(p.After(m)); result {
		case Loss:
			return nowWon
		case Draw:
			best = Draw
		default: // then the opponent wins
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

// propagate decides all positions whose results follow from the positions in todo.
func (s *solver) propagate() {
	for len(s.todo) > 0 {
		at := s.todo[len(s.todo)-1]
		s.todo = s.todo[:len(s.todo)-1]
		h := s.halves[at.half]
		b := h.material.board(int(at.index))
		before := int32(len(s.halves)-1) - at.half
		if h.states[at.index] == nowLost {
			h.states[at.index] = lost
			s.predecessors(b, before, (*state).findWin)
		} else {
			h.states[at.index] = won
			s.predecessors(b, before, (*state).missWin)
		}
	}
}

// predecessors calls decide for each position from which the opponent could have moved
// to b without a capture or a crowning. It adds the decided positions to todo.
func (s *solver) predecessors(b board, in int32, decide func(*state) bool) {
	h := s.halves[in]
	b = b.opposite()
	others, rest := h.material.other.size(), rankOther(b.other)
	visit := func(own int) {
		n := own*others + rest
		if decide(&h.states[n]) {
			s.todo = append(s.todo, place{in, int32(n)})
		}
	}
	occupied := b.occupied()
	for men := b.own.men; men != 0; men &= men - 1 {
		at := men.first()
		for _, from := range beyond[at][:2] {
			if from != offBoard && occupied>>from&1 == 0 {
				visit(rankOwn(side{b.own.men ^ 1<<at ^ 1<<from, b.own.kings}))
			}
		}
	}
	ofMen := rankOwn(b.own) - rank(b.own.kings)
	for kings := b.own.kings; kings != 0; kings &= kings - 1 {
		at := kings.first()
		for d := range beyond[at] {
			for from := beyond[at][d]; from != offBoard && occupied>>from&1 == 0; from = beyond[from][d] {
				visit(ofMen + rank(b.own.kings^1<<at^1<<from))
			}
		}
	}
}

// findWin accounts for a move that wins, and reports whether the move decides the
// position.
func (s *state) findWin() bool {
	if *s > atLeastDrawn {
		return false
	}
	*s = nowWon
	return true
}

// missWin accounts for a move that loses, and reports whether the move decides the
// position.
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

// fill completes the table with the results that the states represent.
func (t *table) fill(states []state) {
	t.results = make([]byte, (len(states)+3)/4)
	for n, state := range states {
		result := Draw
		switch state {
		case won:
			result = Win
		case lost:
			result = Loss
		default: // a draw
		}
		t.results[n/4] |= byte(result) << (n % 4 * 2)
	}
	t.isReady.Store(true)
}
