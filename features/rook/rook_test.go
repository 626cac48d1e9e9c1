package rook_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/rook"
	"games.example/rook/plugin"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	features.Run(t, InitializeScenario)
}

// InitializeScenario sets up a table for this project's rules.
func InitializeScenario(s *godog.ScenarioContext) {
	own := &own{chance: newChance()}
	lay(&features.Steps{ScenarioContext: s}, own, own)
}

// lay sets up a table for a scenario that a kata plays. The steps about what
// only this project has ask its own game; practice leaves them out.
func lay(s *features.Steps, kata kata, own *own) {
	table := &table{kata: kata, own: own}
	table.moving(s)
	table.games(s)
	table.histories(s)
	table.strategies(s)
	table.learning(s)
	table.programs(s)
	new(desk).console(s)
	s.After(table.nothingElseIsIllegal)
}

// table is where one scenario is played.
type table struct {
	kata  kata
	game  game
	seen  observation // after the last action
	moves int         // legal ones, of both players

	choices []rook.Move // of a strategy
	unasked bool        // an illegal move that no step has mentioned yet

	own     *own
	program *plugin.Strategy
}

func (t *table) nothingElseIsIllegal(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
	return ctx, t.everyIllegalMoveIsTold()
}

// everyIllegalMoveIsTold fails if no step has mentioned an illegal move.
func (t *table) everyIllegalMoveIsTold() error {
	if t.unasked {
		return fmt.Errorf("the last move is illegal: %s", t.seen.BrokenRule)
	}
	return nil
}

func (t *table) moving(s *features.Steps) {
	s.Given(`^a rook at (\d+),(\d+) on bounds (\d+)x(\d+)$`, t.aRookAt)
	s.Step(`^it moves (RIGHT|DOWN) (-?\d+)$`, t.itMoves)
	s.Step(`^the move (.+) is submitted$`, t.theMoveIsSubmitted)
	s.Step(`^it is at (\d+),(\d+)$`, t.itIsAt)
	s.Step(`^(\d+) tiles? (?:is|are) left DOWN and (\d+) RIGHT$`, t.tilesAreLeft)
	s.Step(`^it is at the bounds$`, func() error { return features.EqualField("state", t.game.Bounds, t.seen.State) })
	s.Step(`^it is not at the bounds$`, t.itIsNotAtTheBounds)
	s.Step(`^that is illegal: (.+)$`, t.thatIsIllegal)
}

// aRookAt begins a game, or puts the rook where a strategy is asked.
func (t *table) aRookAt(down, right, n, m int) error {
	if len(t.game.Players) > 0 {
		t.seen.State = tiles{down, right}
		return nil
	}
	return t.begin(game{tiles{n, m}, tiles{down, right}, []string{"Ann", "Bob"}})
}

func (t *table) begin(g game) error {
	seen, err := t.kata.New(g)
	if err != nil {
		return err
	}
	t.game, t.seen = g, seen
	return errors.Join(
		features.EqualField("state", g.State, seen.State),
		features.EqualField("data", "{}", string(seen.Data)),
		features.EqualField("winner", "", seen.Winner))
}

func (t *table) itMoves(direction string, tiles int) error {
	return t.theMoveIsSubmitted(fmt.Sprintf(`{"direction": %q, "tiles": %d}`, direction[:1], tiles))
}

func (t *table) theMoveIsSubmitted(move string) error {
	return t.submits(t.game.Players[t.moves%2], move)
}

func (t *table) submits(player, move string) error {
	if err := t.everyIllegalMoveIsTold(); err != nil {
		return err
	}
	seen, err := t.kata.Submit(player, move)
	if refusal, ok := errors.AsType[*features.Refusal](err); ok {
		return fmt.Errorf("%w: an illegal move is not refused: expected an answer with its broken_rule", refusal)
	}
	if err != nil {
		return err
	}
	t.seen = seen
	if t.unasked = seen.BrokenRule != ""; !t.unasked {
		t.moves++
	}
	return nil
}

func (t *table) itIsAt(down, right int) error {
	return features.EqualField("state", tiles{down, right}, t.seen.State)
}

func (t *table) tilesAreLeft(down, right int) error {
	return features.Equal(tiles{down, right},
		tiles{t.game.Bounds.D - t.seen.State.D, t.game.Bounds.R - t.seen.State.R})
}

func (t *table) itIsNotAtTheBounds() error {
	if t.seen.State == t.game.Bounds {
		return errors.New("it is at the bounds")
	}
	return features.EqualField("winner", "", t.seen.Winner)
}

func (t *table) thatIsIllegal(rule string) error {
	t.unasked = false
	return features.EqualField("broken_rule", rule, t.seen.BrokenRule)
}

// sameJSON returns nil if two texts hold the same JSON.
func sameJSON(want, got string) error {
	var wanted, found any
	if err := json.Unmarshal([]byte(want), &wanted); err != nil {
		return err
	}
	if err := json.Unmarshal([]byte(got), &found); err != nil {
		return err
	}
	return features.Equal(pretty(wanted), pretty(found))
}

func pretty(value any) string {
	text, err := json.MarshalIndent(value, "", "  ")
	if err != nil {
		return err.Error()
	}
	return string(text)
}
