package ui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/message"
	"games.example/internal/message/messagetest"
	"games.example/internal/play"
	"games.example/yutkata/ui"
)

func TestTheKoreanTextsAreComplete(t *testing.T) {
	messagetest.RequireComplete(t, "..", ui.Korean, message.Korean, "PlayerA", "PlayerB", "PlayerC", "PlayerD")
}

func TestEveryRefusedClickNamesTheTokensInTheSameWords(t *testing.T) {
	setup := ui.Setup{Language: ui.Korean}
	game, err := setup.Start(play.Complete(setup, play.Choices{"computer": "none", "throws": "oxxx,ooxx"}), 1)
	require.NoError(t, err)
	game = said(t, game, "t", "A1", "t")
	for _, spot := range []string{"A1", "9", "sticks"} {
		_, err := game.Click(spot)
		require.Regexp(t, `\. 고를 말: B1$`, game.Words().Tell(err), spot)
	}
}
