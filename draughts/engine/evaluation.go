package engine

import (
	_ "embed" // for the weights
	"sync"

	"games.example/draughts"
	"games.example/draughts/engine/evaluation"
)

//go:generate go run ./tune weights.bin
//go:generate go run ./tune -first 4 -generations 1 -games 18000 -rate 0.05 -rounds 4 weights.bin
//go:generate go run ./tune -first 5 -generations 3 -games 60000 weights.bin
//go:embed weights.bin
var file []byte

// learned returns the weights of this program. The first call reads the weights, which
// takes some milliseconds.
var learned = sync.OnceValue(func() *evaluation.Weights {
	w := new(evaluation.Weights)
	if err := w.UnmarshalBinary(file); err != nil {
		panic(err) // the file is part of the program
	}
	return w
})

// weights returns the weights of an engine with these options. Nil weights count only men
// and kings.
func (o Options) weights() *evaluation.Weights {
	switch {
	case o.Material:
		return nil
	case o.Weights != nil:
		return o.Weights
	default:
		return learned()
	}
}

// evaluate returns the score of a position without captures for the player to move,
// without searching. The score is always far from the scores of won and lost games. With
// weights, it is smaller if the material is usually drawn.
func (t *task) evaluate(p draughts.Position) Score {
	score := Score(t.weights.Score(p))
	if t.weights == nil || p.Kings() == 0 {
		return score
	}
	leader := p.ToMove()
	if score < 0 {
		leader = leader.Opponent()
	}
	return score / shrinkage(p, leader)
}

// shrinkage returns the number that divides the score of the player who is ahead. With at
// most three pieces, a player hardly ever beats a king. With as many kings as the opponent,
// a player seldom wins, unless the numbers of men differ by two or more. The evaluation of
// Scan 2.0 (https://github.com/rhalbersma/scan) has the same rule.
func shrinkage(p draughts.Position, leader draughts.Color) Score {
	own, other, kings := p.Occupied(leader), p.Occupied(leader.Opponent()), p.Kings()
	more := own.Len() - other.Len()
	switch {
	case other&kings == 0:
		return 1
	case own.Len() <= 3:
		return 8
	case (own&kings).Len() == (other&kings).Len() && max(more, -more) <= 1:
		return 2
	default:
		return 1
	}
}
