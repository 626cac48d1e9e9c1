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
// without searching. The score is always far from the scores of won and lost games.
func (t *task) evaluate(p draughts.Position) Score { return Score(t.weights.Score(p)) }
