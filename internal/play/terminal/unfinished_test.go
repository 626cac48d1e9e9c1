//go:build unix

package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/terminal"
)

func TestAChoiceIsNamedByItsFlagsOrItsLabel(t *testing.T) {
	for _, test := range []struct{ row, name, label, want string }{
		{"matches", "12", "twelve", "--matches 12 (twelve)"},
		{"rival", "Ann", "Ann", "--rival Ann"},
		{"board", "4x6", "4x6 tiles", "--board 4x6"},
		{"rules", "--back --corner=ne", "other rules", "--back --corner=ne"},
		{"position", "", "the usual start", "the usual start"},
	} {
		require.Equal(t, test.want, terminal.Labeled(test.row, play.Value{Name: test.name, Label: test.label}))
	}
}

func TestOnlyOtherPlayersAreNamedBeforeAnUnfinishedGame(t *testing.T) {
	kept := play.Choices{"rival": "Ann", "matches": "12", "level": "1", "color": "red"}
	for _, test := range []struct {
		now  play.Choices
		want []string
	}{
		{kept, nil},
		{play.Choices{"rival": "Ann", "matches": "12", "level": "1", "color": "blue"}, nil},
		{play.Choices{"rival": "Bob", "matches": "3", "level": "2", "color": "blue"}, []string{"rival: Bob (before: Ann)", "level: hard (before: 1, easy)"}},
	} {
		game, err := leveled{}.Start(test.now, 1)
		require.NoError(t, err)
		game.Match().Choices = test.now
		require.Equal(t, test.want, terminal.Exchanged(leveled{}, kept, game))
	}
}
