package ui_test

import (
	"testing"

	"games.example/draughts/ui"
	"games.example/internal/message"
	"games.example/internal/message/messagetest"
)

func TestTheKoreanTextsAreComplete(t *testing.T) {
	messagetest.RequireComplete(t, "..", ui.Korean, message.Korean,
		"not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"not a turn: expected one like 44-35, 44x26 or 71x44x99",
		"draw: agreement", "white man", "white king", "black man", "black king",
	)
}
