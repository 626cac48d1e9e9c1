package playtest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

// RequireTyped requires that each text has the same effect on the screen, where it is
// typed without leaving the list, as in a game that is played line by line.
func RequireTyped(t *testing.T, setup play.Setup, game play.Game, texts ...string) {
	t.Helper()
	for _, text := range texts {
		session, _ := play.New(setup, play.Settings{}).Begin(game)
		for _, letter := range text {
			key := string(letter)
			if letter == ' ' {
				key = "space"
			}
			session, _ = session.Press(key)
		}
		session, _ = session.Press("enter")
		if said, err := game.Say(text); err != nil {
			require.Equal(t, err.Error(), session.Notice(), text)
			require.Equal(t, game.Log(), session.Game().Log(), text)
		} else {
			require.Equal(t, said.Log(), session.Game().Log(), text)
		}
	}
}
