package steps

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"games.example/features"
	"games.example/internal/protocol"
	"games.example/rook/byhand"
)

// A choice is a move that a strategy has chosen.
type choice struct {
	Direction string `json:"direction"`
	Tiles     int    `json:"tiles"`
}

func (t *Table) strategies(s *features.Steps) {
	s.Step(`^smart for bounds (\d+)x(\d+)$`, func(n, m int) error { return t.begin(gameOf("Ann", "Bob", n, m, 0, 0)) })
	s.Step(`^smart has learned the game (.+)$`, t.smartHasLearned)
	s.Step(`^(random|smart) moves (\d+) times from there$`, t.movesTimes)
	s.Step(`^(\w+) is refused at (\d+),(\d+): (.+)$`, func(strategy string, down, right int, why string) error {
		request := protocol.Request("choose", "strategy", strategy, "state", byhand.Tiles{D: down, R: right})
		return features.CheckRefusal(t.kata.Ask(request, &byhand.Choice{}), why)
	})
	s.Step(`^it only moved (RIGHT|DOWN)$`, func(direction string) error {
		return features.EqualField("directions", direction[:1], t.directions())
	})
	s.Step(`^it moved DOWN and RIGHT$`, func() error { return features.EqualField("directions", "DR", t.directions()) })
	s.Step(`^it moved 1 to (\d+) tiles, each of them at least once$`, t.movedUpTo)
	s.Step(`^it always moved (\d+) tiles$`, t.alwaysMoved)
	s.Step(`^every move was legal$`, func() error { return t.alwaysMoved(0) })
}

// smartHasLearned lets smart learn from a game. The moves have the form "R 3, D 4".
func (t *Table) smartHasLearned(moves string) error {
	lesson := byhand.Record{Bounds: t.game.Bounds, Players: t.game.Players}
	for text := range strings.SplitSeq(moves, ", ") {
		direction, tiles, _ := strings.Cut(text, " ")
		lesson.Moves = append(lesson.Moves, json.RawMessage(fmt.Sprintf(`{"direction":%q,"tiles":%s}`, direction, tiles)))
	}
	return t.kata.Ask(protocol.Request("learn", "game", lesson), &byhand.Observation{})
}

// movesTimes asks a strategy for the given number of moves. Each move must be legal.
func (t *Table) movesTimes(strategy string, times int) error {
	left := map[string]int{"D": t.game.Bounds.D - t.At.D, "R": t.game.Bounds.R - t.At.R}
	for range times {
		var answer byhand.Choice
		if err := t.kata.Ask(protocol.Request("choose", "strategy", strategy, "state", t.At), &answer); err != nil {
			return err
		}
		var move choice
		if err := json.Unmarshal(answer.Move, &move); err != nil || move.Tiles < 1 || move.Tiles > left[move.Direction] {
			return fmt.Errorf("move: expected a legal move, found %s", answer.Move)
		}
		t.choices = append(t.choices, move)
	}
	return nil
}

func (t *Table) directions() string {
	var all []string
	for _, move := range t.choices {
		all = append(all, move.Direction)
	}
	slices.Sort(all)
	return strings.Join(slices.Compact(all), "")
}

func (t *Table) movedUpTo(most int) error {
	var moved, want []int
	for _, move := range t.choices {
		moved = append(moved, move.Tiles)
	}
	for n := range most {
		want = append(want, n+1)
	}
	slices.Sort(moved)
	return features.EqualField("tiles", want, slices.Compact(moved))
}

// alwaysMoved checks that there were moves, and that each had the given number of
// tiles. 0 means any number.
func (t *Table) alwaysMoved(tiles int) error {
	if len(t.choices) == 0 {
		return errors.New("it has not moved")
	}
	for _, move := range t.choices {
		if tiles > 0 && move.Tiles != tiles {
			return features.EqualField("tiles", tiles, move.Tiles)
		}
	}
	return nil
}
