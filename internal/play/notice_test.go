package play_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

func TestANoticeOnAFrontWithButtonsNamesNoKeys(t *testing.T) {
	buttons := play.Settings{Buttons: true}
	for keys, want := range map[string][2]string{
		"q":   {"Leave this game? (y, n)", "Leave this game?"},
		"n":   {"Give up this game for a new one? (y, n)", "Give up this game for a new one?"},
		"x":   {"Resign this game? (y, n)", "Resign this game?"},
		"n y": {"Play again?", "Play again?"},
	} {
		require.Equal(t, play.Notice{Kind: play.Question, Text: want[0]}, begun(12, play.Settings{}).press(keys).Noticed(), keys)
		require.Equal(t, play.Notice{Kind: play.Question, Text: want[1]}, begun(12, buttons).press(keys).Noticed(), keys)
	}
	refused := begun(12, buttons).press("u")
	require.Equal(t, play.Refusal, refused.Noticed().Kind)
	require.Zero(t, refused.Unnoticed().Noticed())
	require.Equal(t, play.Proposal, begun(12, buttons).press("h").Noticed().Kind)
}
