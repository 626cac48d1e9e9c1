package ui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/message"
	"games.example/internal/message/messagetest"
	"games.example/rook/ui"
)

func TestTheKoreanTextsAreComplete(t *testing.T) {
	messagetest.RequireComplete(t, "..", ui.Korean, message.Korean)
}

func TestPlayersWithoutNamesHaveNumbersInKorean(t *testing.T) {
	game := said(t, started(t, ui.Setup{Language: ui.Korean}, "p2=human bounds=1x1"), "R 1")
	require.Equal(t, "움직일 차례: 2번 · 상대: 1번", game.Title())
	resigned, _ := game.Resign()
	require.Equal(t, "1번 편이 이겼습니다! 2번 편이 기권했습니다", resigned.Title())
}

func TestTheOnlyPersonIsOneselfInKorean(t *testing.T) {
	game := said(t, started(t, ui.Setup{Language: ui.Korean}, "p2=perfect bounds=5x9"), "R 1")
	resigned, _ := game.Resign()
	require.Equal(t, []string{"나: 오른쪽으로 1칸", "컴퓨터 편이 이겼습니다! 내가 기권했습니다"}, []string{resigned.Log()[0], resigned.Log()[2]})
}
