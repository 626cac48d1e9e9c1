package engine

import (
	"context"
	"sync"

	"games.example/draughts"
	"games.example/draughts/endgame"
)

// tablesFor returns the endgame tables for up to a number of pieces, which know
// nothing if it is 0. They are worked out once, however many engines use them. If
// the context ends before that, it returns the context's error.
func tablesFor(ctx context.Context, pieces, threads int) (*endgame.Tables, error) {
	built.Lock()
	defer built.Unlock()
	if built.tables[pieces] == nil && pieces > 0 {
		tables, err := endgame.Build(ctx, pieces, threads)
		if err != nil {
			return nil, err
		}
		built.tables[pieces] = tables
	}
	return built.tables[pieces], nil
}

var built struct {
	sync.Mutex
	tables [endgame.MaxPieces + 1]*endgame.Tables
}

// tableWin is the score of a win that the endgame tables know, without the turns
// that it takes: above every evaluation, and below every win whose end is in
// sight.
const tableWin Score = 25_000

// fromTables returns the score that the endgame tables give a position, or false
// if they do not know it, or do not know enough.
//
// A draw is a draw. A win could take too long for the draw rules, so one against
// a king alone, where these are strict, has to be searched, and so has one that
// has had no progress for long. If the game itself has come so far that the
// tables know it, a win is left to the search, too: the tables would be content
// with any move that keeps it, and never come closer.
func (s *searcher) fromTables(p draughts.Position, c draughts.DrawCounts, ply int) (Score, bool) {
	pieces := p.Occupied(draughts.White).Len() + p.Occupied(draughts.Black).Len()
	if pieces > s.tables.Pieces() {
		return 0, false
	}
	result, known := s.tables.Probe(p)
	switch {
	case !known || p.NumMoves() == 0: // the end itself is left to the search
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

// hasLoneKing reports whether a player has nothing but one king.
func hasLoneKing(p draughts.Position) bool {
	for _, c := range []draughts.Color{draughts.White, draughts.Black} {
		if own := p.Occupied(c); own.Len() == 1 && own&p.Kings() == own {
			return true
		}
	}
	return false
}
