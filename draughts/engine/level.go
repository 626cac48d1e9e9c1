package engine

import "time"

// MaxLevel is the strongest level.
const MaxLevel = 10

// LevelLimit returns the limit of a search at a level, from 1 for beginners to
// [MaxLevel], which takes a second. Those below are bounded by the positions
// looked at, so that a level is the same on every machine. Levels beyond these
// are the nearest of them.
func LevelLimit(level int) Limit {
	if level >= MaxLevel {
		return Limit{Time: time.Second}
	}
	return Limit{Nodes: 100 << max(level, 1)}
}
