package ui_test

import (
	"testing"

	"games.example/internal/message"
	"games.example/internal/message/messagetest"
	"games.example/yutkata/ui"
)

func TestTheKoreanTextsAreComplete(t *testing.T) {
	messagetest.RequireComplete(t, "..", ui.Korean, message.Korean, "PlayerA", "PlayerB", "PlayerC", "PlayerD")
}
