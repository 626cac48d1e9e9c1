package engine

import (
	"games.example/draughts"
	"games.example/draughts/endgame"
)

// Evaluate returns how a search sees positions in which no capture is due, so that
// tests of the search need not know what the evaluation knows.
func Evaluate(p draughts.Position) Score { return (&task{weights: learned()}).evaluate(p) }

// SearchPlainly makes an engine look at everything to the same depth, as the
// simplest search does, with a table or without.
func (e *Engine) SearchPlainly(withTable bool) {
	e.plain, e.forgetful = true, !withTable
}

// TableSize returns the size of an engine's table in bytes.
func (e *Engine) TableSize() int { return len(e.table.buckets) * bucketSize }

// Key returns the key of a position for the table.
func Key(p draughts.Position, c draughts.Counts) uint64 { return keyIn(p, c) }

// IsInTime reports whether the end that a score promises comes before a draw.
func IsInTime(s Score, rules draughts.DrawRules, c draughts.Counts) bool {
	return s.isInTime(rules, c)
}

// Tables returns the endgame tables of an engine.
func (e *Engine) Tables() *endgame.Tables { return e.tables }
