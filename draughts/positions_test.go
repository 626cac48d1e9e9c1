package draughts_test

import (
	"math/rand/v2"

	"pgregory.net/rapid"

	"games.example/draughts"
)

// kinds holds six kinds of random positions, with either player to move.
var kinds = []struct {
	name   string
	random func(*rand.Rand) draughts.Position
}{
	{"from play", fromPlay},
	{"men only", func(r *rand.Rand) draughts.Position { return scattered(r, 4+r.IntN(32), 0, anywhere) }},
	{"men and kings", func(r *rand.Rand) draughts.Position { return scattered(r, 4+r.IntN(20), 0.25, anywhere) }},
	{"kings only", func(r *rand.Rand) draughts.Position { return scattered(r, 2+r.IntN(12), 1, anywhere) }},
	{"sparse", func(r *rand.Rand) draughts.Position { return scattered(r, r.IntN(6), 0.5, anywhere) }},
	{"at the edges", func(r *rand.Rand) draughts.Position { return scattered(r, 2+r.IntN(14), 0.2, edges) }},
}

// ofAnyKind returns a random position of any kind. The tests in this package draw only
// whole numbers, because every other type makes compiling slower.
func ofAnyKind(t *rapid.T) draughts.Position {
	kind := kinds[rapid.IntRange(0, len(kinds)-1).Draw(t, "kind")]
	return kind.random(rand.New(rand.NewPCG(3, uint64(rapid.Int().Draw(t, "seed")))))
}

// fromPlay returns a position after fewer than a hundred random moves from the start.
func fromPlay(r *rand.Rand) draughts.Position {
	position := draughts.Start()
	var moves []draughts.Move
	for range r.IntN(100) {
		moves = position.AppendMoves(moves[:0])
		if len(moves) == 0 {
			break
		}
		position = position.After(moves[r.IntN(len(moves))])
	}
	return position
}

// scattered puts n pieces on squares that it draws from the given squares. Each piece
// is a king with the given probability. If a square is drawn twice, the second piece
// replaces the first.
func scattered(r *rand.Rand, n int, kings float64, among []draughts.Square) draughts.Position {
	position := draughts.Position{}.WithToMove(draughts.Color(r.IntN(2)))
	for range n {
		piece := draughts.Man(draughts.Color(r.IntN(2)))
		if color, _ := piece.Color(); r.Float64() < kings {
			piece = draughts.King(color)
		}
		position = position.With(among[r.IntN(len(among))], piece)
	}
	return position
}

var anywhere, edges = func() (all, outer []draughts.Square) {
	for s := draughts.Square(1); s <= 50; s++ {
		all = append(all, s)
		if s.X() <= 1 || s.X() >= 8 || s.Y() <= 1 || s.Y() >= 8 {
			outer = append(outer, s)
		}
	}
	return all, outer
}()
