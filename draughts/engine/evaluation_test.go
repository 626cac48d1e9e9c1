package engine_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// counted returns the value of the pieces of the player to move minus that of
// the opponent's, including the rows that men have behind them.
func counted(p draughts.Position) engine.Score {
	score := 0
	for square, piece := range p.Pieces() {
		worth := map[draughts.Piece]int{
			draughts.WhiteMan: 100 + square.Y(), draughts.BlackMan: 100 + 9 - square.Y(),
			draughts.WhiteKing: 300, draughts.BlackKing: 300,
		}[piece]
		if color, _ := piece.Color(); color != p.ToMove() {
			worth = -worth
		}
		score += worth
	}
	return engine.Score(score)
}

func TestAnEvaluationCountsPiecesAndRows(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 1000 {
		p := randomPosition(r)
		require.Equal(t, counted(p), engine.Evaluate(p), "%v", p)
	}
}
