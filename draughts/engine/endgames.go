package engine

import (
	"context"
	"sync"

	"games.example/draughts"
	"games.example/draughts/endgame"
)

// knowledge holds endgame tables, which may still be incomplete.
type knowledge struct {
	tables   *endgame.Tables
	complete chan struct{} // closed when the tables are complete
}

// shared holds the endgame tables that all engines share. The index is the greatest
// number of pieces.
var shared [endgame.MaxPieces + 1]struct {
	once sync.Once
	knowledge
}

// sharedKnowledge returns the endgame tables for positions with up to the given number of
// pieces. The first call with this number starts to build the tables.
func sharedKnowledge(pieces, threads int) knowledge {
	s := &shared[pieces]
	s.once.Do(func() {
		s.knowledge = knowledge{endgame.New(pieces), make(chan struct{})}
		go func() {
			_ = s.tables.Build(context.Background(), threads) // fails only if its context ends
			close(s.complete)
		}()
	})
	return s.knowledge
}

// wait returns true when the tables are complete, or false if the context ends first.
func (k knowledge) wait(ctx context.Context) bool {
	select {
	case <-k.complete:
		return true
	case <-ctx.Done():
		return false
	}
}

// tableWin is the score of a win in the endgame tables. A search subtracts a point for
// each turn from the root to the position. The score is greater than every evaluation,
// and less than the score of every win that the search itself has found.
const tableWin Score = 25_000

// fromTables returns the score that the endgame tables give a position, or false if the
// search has to find the score itself.
//
// A draw in the tables is certain, but a win in the tables can take longer than the
// draw rules allow. Therefore the search itself looks for wins against a lone king,
// where these rules are strict, and for wins after many turns without progress. It also
// looks for wins if the tables know the position at the root, because the tables do not
// know how far away a win is.
func (s *searcher) fromTables(p draughts.Position, c draughts.DrawCounts, ply int) (Score, bool) {
	if numPieces(p) > s.tables.Pieces() {
		return 0, false
	}
	result, known := s.tables.Probe(p)
	switch {
	case !known || p.NumMoves() == 0: // the search itself scores the end of a game
		return 0, false
	case result == endgame.Draw:
		return 0, true
	case s.rootIsKnown || c.KingTurns >= manyKingTurns || hasLoneKing(p):
		return 0, false
	case result == endgame.Win:
		return tableWin - Score(ply), true
	default:
		return Score(ply) - tableWin, true
	}
}

// numPieces returns the number of pieces of both players.
func numPieces(p draughts.Position) int {
	return p.Occupied(draughts.White).Len() + p.Occupied(draughts.Black).Len()
}

// hasLoneKing reports whether either player has only one king and no men.
func hasLoneKing(p draughts.Position) bool {
	for _, c := range []draughts.Color{draughts.White, draughts.Black} {
		if own := p.Occupied(c); own.Len() == 1 && own&p.Kings() == own {
			return true
		}
	}
	return false
}
