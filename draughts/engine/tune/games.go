package main

import (
	"runtime"
	"sync"
	"sync/atomic"

	"games.example/draughts"
	"games.example/draughts/engine/evaluation"
)

// A sample is a position of a game in which no capture was due, and how the game
// ended for the player to move: 1 for a win, 0.5 for a draw, 0 for a loss.
type sample struct {
	position draughts.Position
	result   float64
}

// play plays the games of a course with weights, on all processors, and returns
// the samples of each.
func (c course) play(weights *evaluation.Weights) [][]sample {
	games := make([][]sample, c.games)
	var next atomic.Int64
	var players sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		players.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= c.games {
					return
				}
				// Each game has its own random source, whichever goroutine plays it.
				s := &search{weights: weights, chance: c.chance(uint64(i))}
				games[i] = s.playGame(c.turns)
			}
		})
	}
	players.Wait()
	return games
}

// How games vary: scores that are off by some hundredths of a man amount to a
// choice among moves that are about equally good.
const (
	randomTurns = 4  // at the start of a game, by both players together
	variedTurns = 20 // after which a game has a course of its own
	widely      = 40 // how much scores are off until then
	slightly    = 5  // and how much from then on
)

// playGame plays a game against itself and returns its samples.
func (s *search) playGame(turns int) []sample {
	var samples []sample
	g := draughts.NewGame(draughts.Start(), draughts.AllDrawRules())
	for !g.IsOver() {
		p := g.Position()
		moves := inOrder(p)
		if g.Len() < randomTurns {
			mustPlay(g, moves[s.chance.IntN(len(moves))])
			continue
		}
		if moves[0].Captured() == 0 && !isThreatened(p) {
			samples = append(samples, sample{position: p})
		}
		vary := slightly
		if g.Len() < variedTurns {
			vary = widely
		}
		mustPlay(g, s.choose(p, moves, turns, vary))
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

func mustPlay(g *draughts.Game, m draughts.Move) {
	if err := g.PlayMove(m); err != nil {
		panic(err) // the move was listed
	}
}
