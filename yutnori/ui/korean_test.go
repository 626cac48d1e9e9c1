package ui_test

import (
	"testing"

	"games.example/internal/message"
	"games.example/internal/message/messagetest"
	"games.example/yutnori/ui"
)

func TestTheKoreanTextsAreComplete(t *testing.T) {
	messagetest.RequireComplete(t, "..", ui.Korean.Language, message.Korean,
		"player %d: all pieces have arrived",
		"player %d: that is not a position of the board: %d",
		"player %d: that is not on the cow's road: %d",
		"player %d: the wrong number of pieces",
		"two players are on one cell: %d and %d, at position %d of player %d",
		"en or ko", "last, hand or arrive", "help for house", "help for play",
		"random, easy, medium, hard or best",
		"seed for the random numbers (default: a different one each time)",
		"seed for the throws (default: a different one each time)",
	)
}
