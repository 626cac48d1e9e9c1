package message_test

import (
	"testing"

	"games.example/internal/message"
	"games.example/internal/message/messagetest"
)

func TestTheKoreanTextsOfTheFrontsAreComplete(t *testing.T) {
	messagetest.RequireComplete(t, "..", message.Korean, nil,
		"auto, always or never", "dark, light or mono", "symbols or letters", "read-only: permission denied")
}
