package engine

import "time"

// MaxLevel is the strongest level.
const MaxLevel = 10

// LevelLimit returns the limit of a search at a level, from 1 for beginners to
// [MaxLevel], which takes a second. Levels below that are bounded by the number
// of positions examined, so that a level is the same on every machine. A level
// out of range counts as the nearest one.
func LevelLimit(level int) Limit {
	if level >= MaxLevel {
		return Limit{Time: time.Second}
	}
	return Limit{Nodes: 100 << max(level, 1)}
}
