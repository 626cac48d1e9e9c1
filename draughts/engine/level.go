package engine

import (
	"errors"
	"slices"
	"time"
)

// A Level is the name of a strength. First-steps, beginner and casual are for people
// who are new to the game. Practiced and club lead up to the levels 1 to 10.
type Level string

// The first and the last level.
const (
	FirstSteps Level = "first-steps"
	Strongest  Level = "10"
)

// A strength is a level and its limit.
type strength struct {
	level Level
	limit Limit
}

// strengths holds all levels, the weakest first.
var strengths = []strength{
	{FirstSteps, Limit{Depth: 1, Width: 20, Overlooks: 0.25}},
	{"beginner", Limit{Depth: 2, Width: 20, Overlooks: 0.29}},
	{"casual", Limit{Depth: 3, Width: 20, Overlooks: 0.26}},
	{"practiced", Limit{Depth: 4, Width: 16, Overlooks: 0.12}},
	{"club", Limit{Depth: 5, Width: 12, Overlooks: 0.05}},
	{"1", Limit{Nodes: 4_500, Width: 10}},
	{"2", Limit{Nodes: 5_300, Width: 5}},
	{"3", Limit{Nodes: 7_400, Width: 2}},
	{"4", Limit{Nodes: 10_000}},
	{"5", Limit{Nodes: 20_000}},
	{"6", Limit{Nodes: 40_000}},
	{"7", Limit{Nodes: 80_000}},
	{"8", Limit{Nodes: 200_000}},
	{"9", Limit{Nodes: 550_000}},
	{Strongest, Limit{Time: time.Second}},
}

// Levels returns all levels, the weakest first.
func Levels() []Level {
	levels := make([]Level, len(strengths))
	for i, s := range strengths {
		levels[i] = s.level
	}
	return levels
}

// Limit returns the limit of a search at the level. MEASURED.md lists the strength of
// each level. Strongest takes a second for each move; the strength of all other levels
// does not depend on the speed of the machine. Levels below 4 may choose a move that is
// slightly worse than the best move, and levels below 1 also overlook captures. A level
// that does not exist counts as FirstSteps.
func (l Level) Limit() Limit {
	return strengths[max(slices.Index(Levels(), l), 0)].limit
}

// MarshalText returns the name of the level.
func (l Level) MarshalText() ([]byte, error) { return []byte(l), nil }

// words holds the words for the levels that all games have.
var words = map[string]Level{"easy": FirstSteps, "medium": "casual", "hard": "club", "best": Strongest}

// Names lists the names of the levels.
const Names = "easy, beginner, medium, practiced, hard, best, or 1 to 10"

// UnmarshalText reads the name of a level, or the word for it: easy, medium, hard or best.
func (l *Level) UnmarshalText(name []byte) error {
	if level, ok := words[string(name)]; ok {
		*l = level
		return nil
	}
	if !slices.Contains(Levels(), Level(name)) {
		return errors.New("expected " + Names)
	}
	*l = Level(name)
	return nil
}
