package rook_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/rook"
	"games.example/rook/plugin"
)

func TestFeatures(t *testing.T) {
	features.Run(t, InitializeScenario)
}

// InitializeScenario lays a table for a scenario.
func InitializeScenario(s *godog.ScenarioContext) {
	table := &table{}
	table.moving(s)
	table.games(s)
	table.strategies(s)
	table.learning(s)
	table.programs(s)
	new(desk).console(s)
	s.After(table.nothingElseIsIllegal)
}

// table is where one scenario is played.
type table struct {
	position rook.Position
	game     *rook.Game
	smart    *rook.Smart
	program  *plugin.Strategy
	moves    []rook.Move // that a strategy has answered with
	illegal  error       // an illegal move that no step has spoken of yet
}

func (t *table) nothingElseIsIllegal(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
	return ctx, t.illegal
}

func (t *table) moving(s *features.Steps) {
	s.Given(`^a rook at (\d+),(\d+) on bounds (\d+)x(\d+)$`, t.aRookAt)
	s.Step(`^it moves (RIGHT|DOWN) (-?\d+)$`, t.itMoves)
	s.Step(`^the move (.+) is submitted$`, t.theMoveIsSubmitted)
	s.Step(`^it is at (\d+),(\d+)$`, t.itIsAt)
	s.Step(`^(\d+) tiles? (?:is|are) left DOWN and (\d+) RIGHT$`, t.tilesAreLeft)
	s.Step(`^it is at the bounds$`, func() error { return features.Equal(true, t.position.Over()) })
	s.Step(`^it is not at the bounds$`, func() error { return features.Equal(false, t.position.Over()) })
	s.Step(`^that is illegal: (.+)$`, t.thatIsIllegal)
}

func (t *table) aRookAt(down, right, n, m int) error {
	t.position = rook.Position{Bounds: rook.Bounds{D: n, R: m}, State: rook.State{D: down, R: right}}
	return t.position.Check()
}

func (t *table) itMoves(direction string, tiles int) error {
	after, err := t.position.Play(rook.Move{Direction: rook.Direction(direction[0]), Tiles: tiles})
	t.position = after
	return t.note(err)
}

func (t *table) theMoveIsSubmitted(text string) error {
	move, err := t.position.DecodeMove([]byte(text))
	if err == nil {
		t.position, err = t.position.Play(move)
	}
	return t.note(err)
}

// note keeps what was wrong with a move for the step that speaks of it. It
// fails if no step has spoken of an earlier one.
func (t *table) note(err error) error {
	unspoken := t.illegal
	t.illegal = err
	return unspoken
}

func (t *table) itIsAt(down, right int) error {
	return features.Equal(rook.State{D: down, R: right}, t.position.State)
}

func (t *table) tilesAreLeft(down, right int) error {
	return errors.Join(
		features.Equal(down, t.position.Left(rook.Down)),
		features.Equal(right, t.position.Left(rook.Right)))
}

func (t *table) thatIsIllegal(rule string) error {
	var illegal *rook.IllegalMoveError
	if !errors.As(t.illegal, &illegal) {
		return fmt.Errorf("expected a move that breaks the rule %s, got: %w", rule, t.illegal)
	}
	t.illegal = nil
	return features.Equal(rule, illegal.Rule.Error())
}
