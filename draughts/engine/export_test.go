package engine

// Evaluate is how a search sees positions in which no capture is due, so that
// tests of the search need not know what the evaluation knows.
var Evaluate = evaluate

// SearchPlainly makes an engine look at everything to the same depth, as the
// simplest search does, with a table or without.
func (e *Engine) SearchPlainly(withTable bool) {
	e.plain, e.forgetful = true, !withTable
}

// TableSize returns the size of an engine's table in bytes.
func (e *Engine) TableSize() int { return len(e.table.buckets) * bucketSize }
