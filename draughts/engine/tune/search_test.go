package main

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// tried returns the score of a position after trying everything.
func tried(s *search, p draughts.Position, depth int) int {
	moves := p.AppendMoves(nil)
	quiet := !p.CanCapture()
	threatened := p.WithToMove(p.ToMove().Opponent()).CanCapture()
	switch {
	case len(moves) == 0:
		return -won
	case quiet && depth < 0, quiet && depth == 0 && !threatened:
		return s.weights.Score(p)
	}
	best := -won
	for _, m := range moves {
		best = max(best, -tried(s, p.After(m), depth-1))
	}
	return best
}

func randomPosition(r *rand.Rand) draughts.Position {
	p := draughts.Start()
	for range r.IntN(80) {
		if moves := p.AppendMoves(nil); len(moves) > 0 {
			p = p.After(moves[r.IntN(len(moves))])
		}
	}
	return p
}

func TestASearchFindsWhatTryingEverythingFinds(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(8, 8))
	s := &search{chance: r, killers: make([]draughts.Move, 5)}
	positions := 150
	if testing.Short() {
		positions = 50
	}
	for range positions {
		p := randomPosition(r)
		for depth := range 4 {
			require.Equal(t, tried(s, p, depth), s.value(p, depth, -won, won), "%v to depth %d", p, depth)
		}
	}
}

func TestTheBestMoveIsChosen(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(9, 9))
	for range 100 {
		p := randomPosition(r)
		moves := p.AppendMoves(nil)
		if len(moves) < 2 {
			continue
		}
		turns := 1 + r.IntN(3)
		s := &search{chance: r}
		m := s.choose(p, moves, turns, 0)
		require.Equal(t, tried(s, p, turns), -tried(s, p.After(m), turns-1), "%v in %v", m, p)
		require.Contains(t, p.AppendMoves(nil), m)
	}
}

func TestMovesThatAreAboutAsGoodAreChosenInTurns(t *testing.T) {
	t.Parallel()
	p := draughts.Start()
	chosen := map[draughts.Move]int{}
	for seed := range uint64(200) {
		s := &search{chance: rand.New(rand.NewPCG(seed, 0))}
		chosen[s.choose(p, p.AppendMoves(nil), 1, 40)]++
	}
	require.Len(t, chosen, 9, "all are")
	for m, times := range chosen {
		require.Less(t, times, 60, "%v", m)
	}

	worse := position(t, "W:W27:B9,13,21,22") // after 27x18 the man is captured
	chosen = map[draughts.Move]int{}
	for seed := range uint64(50) {
		s := &search{chance: rand.New(rand.NewPCG(seed, 0))}
		chosen[s.choose(worse, worse.AppendMoves(nil), 3, 40)]++
	}
	require.Len(t, chosen, 1)
	require.Contains(t, chosen, draughts.NewMove(27, 16, draughts.SquaresOf(21)))
}

// Nobody promises the order in which moves are listed.
func TestTheOrderOfMovesDoesNotMatter(t *testing.T) {
	r := rand.New(rand.NewPCG(10, 10))
	for range 100 {
		p := randomPosition(r)
		moves := inOrder(p)
		shuffled := slices.Clone(moves)
		r.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		slices.SortFunc(shuffled, compare)
		require.Equal(t, moves, shuffled)
		require.ElementsMatch(t, p.AppendMoves(nil), moves)
	}
}
