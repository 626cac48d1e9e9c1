package rook_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/rook"
)

// histories registers the steps about histories, which only this project reads
// and writes.
func (m *match) histories(s *acceptance.Steps) {
	s.Step(`^the history is followed$`, m.theHistoryIsFollowed)
	s.Step(`^the history (.+) is refused: (.+)$`, m.theHistoryIsRefused)
	s.Step(`^the history is written$`, func(history *godog.DocString) error {
		written, err := json.Marshal(m.game().History())
		return errors.Join(err, features.Equal(history.Content, string(written)))
	})
	s.Step(`^the board is drawn$`, func(board *godog.DocString) error {
		return features.Equal(board.Content+"\n", m.game().Position().Diagram())
	})
}

func (m *match) theHistoryIsFollowed(history *godog.DocString) error {
	if err := m.game().SubmitHistory([]byte(history.Content)); err != nil {
		return err
	}
	return m.See()
}

func (m *match) theHistoryIsRefused(history, why string) error {
	err := m.game().SubmitHistory([]byte(history))
	if err == nil {
		return fmt.Errorf("no error, expected: %s", why)
	}
	if !errors.Is(err, rook.ErrHistory) || !strings.Contains(err.Error(), why) {
		return fmt.Errorf("%w, expected: %s", err, why)
	}
	return nil
}
