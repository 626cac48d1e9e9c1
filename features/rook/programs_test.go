package rook_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"time"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/features/rook/steps"
	"games.example/rook"
	"games.example/rook/plugin"
)

func (m *match) programs(s *acceptance.Steps) {
	s.Step(`^Ann has the program$`, m.annHasTheProgram)
	s.Step(`^the program moves$`, m.theProgramMoves)
	s.Step(`^the record proves that `+steps.Player+` has won$`, m.theRecordProves)
	s.After(func(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
		if m.program != nil {
			m.program.Close()
		}
		return ctx, nil
	})
}

func (m *match) annHasTheProgram(program *godog.DocString) error {
	const soon = 100 * time.Millisecond
	m.program = plugin.New(m.game(), program.Content, os.Stderr)
	if strings.Contains(program.Content, "sleep") {
		m.program.Patience = soon // the program never answers
	}
	return nil
}

func (m *match) theProgramMoves() error {
	if err := m.Mentioned(); err != nil {
		return err
	}
	err := m.game().Ask(m.program)
	if _, illegal := errors.AsType[*rook.IllegalMoveError](err); err != nil && !illegal {
		return err
	}
	return m.See()
}

func (m *match) theRecordProves(winner string) error {
	record, err := json.Marshal(m.game())
	if err != nil {
		return err
	}
	proved, err := rook.GameFromJSON(record)
	if err != nil {
		return err
	}
	got, over := proved.Winner()
	return errors.Join(features.Equal(true, over), features.Equal(winner, got))
}
