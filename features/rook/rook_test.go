package rook_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/features/rook/reference"
	"games.example/features/rook/steps"
	"games.example/rook"
	"games.example/rook/byhand"
	"games.example/rook/plugin"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	acceptance.Run(t, InitializeScenario)
}

// InitializeScenario registers the steps for the rules, with this project's rules as the
// program under test. It also registers the steps for the project's own histories,
// strategies and program.
func InitializeScenario(s *godog.ScenarioContext) {
	own, answer := reference.NewRules(rand.New(rand.NewPCG(1, 2)))
	registered := acceptance.NewSteps(s)
	m := &match{Table: steps.Register(registered.Steps, answer), own: own}
	m.histories(registered)
	m.strategies(registered)
	m.programs(registered)
	new(desk).console(registered)
	s.After(func(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
		return ctx, m.Mentioned()
	})
}

// match holds the state of the steps that only this project has.
type match struct {
	*steps.Table
	own     *reference.Rules
	program *plugin.Strategy
}

func (m *match) game() *rook.Game {
	game, _ := m.own.Game()
	return game
}

func (m *match) strategies(s *acceptance.Steps) {
	s.Step(`^perfect moves$`, m.perfectMoves)
	s.Step(`^no move wins there$`, m.noMoveWins)
	s.Step(`^smart plays (\d+) games against itself$`, m.smartPlaysItself)
	s.Step(`^it knows that (.+) loses at (\d+,\d+)$`, m.itKnowsThatItLoses)
	s.Step(`^it knows nothing else$`, m.itKnowsNothingElse)
	s.Step(`^its move is optimal in all (\d+) states that can be won$`, func(winnable int) error { return m.isOptimalIn(winnable, winnable) })
	s.Step(`^its move is optimal in (\d+) of (\d+) states that can be won$`, m.isOptimalIn)
}

func (m *match) position() rook.Position {
	return rook.Position{Bounds: m.game().Position().Bounds, State: rook.State(m.At)}
}

func (m *match) perfectMoves() error {
	move, err := (rook.Perfect{}).Move(m.position())
	if err != nil {
		return err
	}
	after, err := m.position().Play(move)
	m.Seen.State = byhand.Tiles(after.State)
	return err
}

func (m *match) noMoveWins() error {
	if move, wins := rook.WinningMove(m.position()); wins {
		return fmt.Errorf("%v wins", move)
	}
	return nil
}

func (m *match) smart() *rook.Smart {
	_, smart := m.own.Game()
	return smart
}

func (m *match) smartPlaysItself(games int) error {
	for range games {
		if _, err := m.smart().SelfPlay(); err != nil {
			return err
		}
	}
	return nil
}

func (m *match) itKnowsThatItLoses(move, at string) error {
	var state rook.State
	err := state.UnmarshalText([]byte(at))
	return errors.Join(err, features.Equal([]string{move}, m.smart().IllegalMoves(state)))
}

func (m *match) itKnowsNothingElse() error {
	for range m.smart().Recorded() {
		return errors.New("it knows the value of a state")
	}
	return nil
}

func (m *match) isOptimalIn(optimal, winnable int) error {
	gotOptimal, gotWinnable := m.smart().Optimal()
	return errors.Join(features.Equal(optimal, gotOptimal), features.Equal(winnable, gotWinnable))
}
