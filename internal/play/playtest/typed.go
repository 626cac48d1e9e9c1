package playtest

import (
	"context"
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

// Thought returns the game after all programs have done what they do before a person's
// next turn.
func Thought(game play.Game) play.Game {
	for think := game.Think(); think != nil; think = game.Think() {
		game = think(context.Background())
	}
	return game
}
