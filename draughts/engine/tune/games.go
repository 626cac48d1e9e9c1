package main

import (
	"context"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/engine/evaluation"
)

// A sample is a quiet position of a game, with the score that a search gave it and the
// result of the game, both for the player to move. A win is 1, a draw 0.5, a loss 0.
type sample struct {
	position draughts.Position
	score    engine.Score
	result   float64
}

// play plays the games of a course with the given weights, on all processors, and
// returns the samples of each game.
func (c course) play(weights *evaluation.Weights) [][]sample {
	games := make([][]sample, c.games)
	var next atomic.Int64
	var players sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		players.Go(func() {
			e := engine.New(engine.Options{Hash: 1, Endgame: c.endgame, Weights: weights, Material: weights == nil})
			for {
				i := int(next.Add(1)) - 1
				if i >= c.games {
					return
				}
				// A game must not depend on the games that this goroutine has
				// played before.
				e.Clear()
				games[i] = c.playGame(e, c.chance(uint64(i)))
			}
		})
	}
	players.Wait()
	return games
}

// Games begin with a random number of random turns. If the first search finds that
// these turns have decided a game, the game is left out.
const (
	randomTurns     = 3
	moreRandomTurns = 6
	decided         = 150
)

// playGame has an engine play a game against itself, and returns the game's samples.
func (c course) playGame(e *engine.Engine, chance *rand.Rand) []sample {
	g := opening(chance)
	var samples []sample
	for first := true; !g.IsOver(); first = false {
		p := g.Position()
		if moves := p.AppendMoves(nil); len(moves) == 1 {
			mustPlay(g, moves[0])
			continue
		}
		limit := engine.Limit{Nodes: 1 + c.nodes/2 + chance.IntN(c.nodes)}
		found, err := e.Search(context.Background(), g, limit, nil)
		if err != nil {
			panic(err) // the game is not over
		}
		if first && max(found.Score, -found.Score) > decided {
			return nil
		}
		if isQuiet(p) {
			samples = append(samples, sample{position: p, score: found.Score})
		}
		mustPlay(g, found.Move)
	}
	winner, won := g.Outcome().Winner()
	for i := range samples {
		switch {
		case !won:
			samples[i].result = 0.5
		case samples[i].position.ToMove() == winner:
			samples[i].result = 1
		}
	}
	return samples
}

// opening returns a game after a few random turns.
func opening(chance *rand.Rand) *draughts.Game {
	g := draughts.New()
	for range randomTurns + chance.IntN(moreRandomTurns) {
		moves := g.Position().AppendMoves(nil)
		mustPlay(g, moves[chance.IntN(len(moves))])
	}
	return g
}

// isQuiet reports whether neither player can capture. A quiet position can be evaluated
// without a search.
func isQuiet(p draughts.Position) bool {
	return !p.CanCapture() && !p.WithToMove(p.ToMove().Opponent()).CanCapture()
}

func mustPlay(g *draughts.Game, m draughts.Move) {
	if err := g.PlayMove(m); err != nil {
		panic(err) // the move was listed
	}
}
