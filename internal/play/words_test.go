package play_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/message"
	"games.example/internal/play"
)

func TestAQuestionIsAnsweredWithAKeyOrItsWord(t *testing.T) {
	english, korean := play.WordsIn(nil), play.WordsIn(message.Korean)
	for _, answer := range []struct{ key, english, korean string }{
		{"y", "y Y yes YES", "y ㅛ 예 네 yes"},
		{"n", "n N no No", "n ㅜ 아니오 아니요 no"},
		{"q", "q Q quit", "q ㅂ 그만 quit"},
		{"u", "u U undo", "u ㅕ 무르기 undo"},
		{"v", "v V review", "v ㅍ 복기 review"},
		{"s", "s S", "s ㄴ"},
		{"perhaps", "perhaps", "Perhaps"},
	} {
		for _, typed := range strings.Fields(answer.english) {
			require.Equal(t, answer.key, english.Key(typed), typed)
		}
		for _, typed := range strings.Fields(answer.korean) {
			require.Equal(t, answer.key, korean.Key(typed), typed)
		}
	}
}
