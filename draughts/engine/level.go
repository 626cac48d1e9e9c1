package engine

import "time"

// MaxLevel is the strongest level.
const MaxLevel = len(levels) + 1

// levels holds the limits of the levels below [MaxLevel].
var levels = [...]Limit{
	{Nodes: 4_500, Width: 10},
	{Nodes: 5_300, Width: 5},
	{Nodes: 7_400, Width: 2},
	{Nodes: 10_000},
	{Nodes: 20_000},
	{Nodes: 40_000},
	{Nodes: 80_000},
	{Nodes: 200_000},
	{Nodes: 550_000},
}

// LevelLimit returns the limit of a search at a level, from 1 for beginners to
// [MaxLevel], which takes a second. Neighboring levels are about 100 points of Elo apart
// (see MEASURED.md). The levels below MaxLevel limit the number of positions, so that
// they are the same on every machine; the weakest levels also choose among more moves. A
// level out of range counts as the nearest level.
func LevelLimit(level int) Limit {
	if level >= MaxLevel {
		return Limit{Time: time.Second}
	}
	return levels[max(level, 1)-1]
}
