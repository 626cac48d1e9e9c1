package play_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/playtest"
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

func TestACommandIsTypedInEnglishOrInTheLanguageOfTheGame(t *testing.T) {
	english, korean := play.WordsIn(nil), play.WordsIn(message.Korean)
	require.Subset(t, english.CommandNames(), []string{"moves", "hint", "undo", "resign", "board", "help", "quit"})
	for _, command := range english.CommandNames() {
		own := korean.TextIn("answer", command)
		require.NotEqual(t, command, own)
		require.Equal(t, own, english.Command(own, true), "another language")
		for _, typed := range []string{command, strings.ToUpper(command)} {
			require.Equal(t, command, english.Command(typed, true))
			require.Equal(t, command, korean.Command(typed, true))
			require.Equal(t, command, korean.Command(own, true))
		}
		onTerminal := command == "log" || command == "review" || command == "rules"
		require.Equal(t, onTerminal, english.Command(strings.ToUpper(command), false) != command, command)
	}
	require.Equal(t, "T2", english.Command("T2", true))
}

func TestTheAnswersAreATableWithTwoColumns(t *testing.T) {
	for words, own := range map[*play.Words]int{play.WordsIn(nil): 0, play.WordsIn(message.Korean): 0, playtest.Setup{}.Words(nil): 1} {
		for answers, count := range map[string]int{words.Answers(): 7, words.ShownAnswers(): 11} {
			lines := strings.Split(strings.TrimSuffix(answers, "\n"), "\n")
			require.Len(t, lines, count+own)
			for _, line := range lines {
				require.NotEmpty(t, second(line), line)
				require.Equal(t, ansi.StringWidth(lines[0])-ansi.StringWidth(second(lines[0])), ansi.StringWidth(line)-ansi.StringWidth(second(line)), line)
			}
		}
	}
	lacking := play.WordsIn(nil)
	lacking.Lacks, lacking.Legend = []string{"resign"}, "| a match\n"
	require.True(t, strings.HasPrefix(lacking.ShownAnswers(), lacking.Legend))
	require.NotContains(t, lacking.Answers(), lacking.Legend, "a pipe shows no signs")
	require.NotContains(t, lacking.Answers(), "resign")
	require.Contains(t, lacking.ShownAnswers(), "show the mistakes (v)\n")
	require.Contains(t, lacking.ShownAnswers(), "the rules of the game\n", "no key is short for the word")
	require.NotContains(t, lacking.Answers(), "(h)", "a pipe has no short forms")
	require.NotContains(t, lacking.CommandNames(), "resign")
}

// second returns the second column of a line.
func second(line string) string {
	_, does, _ := strings.Cut(strings.TrimSpace(line), "  ")
	return strings.TrimSpace(does)
}

func TestTheLegendNamesTheKeysOfTheFace(t *testing.T) {
	for keys, first := range map[string]string{"": "↑↓ choose", "n y": "↑↓ choose", "2 enter v": "←→ Home End step"} {
		legend := begun(12, play.Settings{}).press(keys).Legend()
		require.Equal(t, first, legend[0], keys)
		require.Equal(t, keys == "n y", len(legend) == 2, "%q: %v", keys, legend)
		require.Equal(t, keys == "", legend[len(legend)-1] == "f flip", "the game's own key")
	}
}

func TestAThrowIsMadeOnceAndAnErrorIsNoThrow(t *testing.T) {
	made := 0
	throws := play.Throws[int]{Next: func() (int, error) {
		if made == 3 {
			return 0, errors.New("no more throws")
		}
		made++
		return 10 * made, nil
	}}
	for _, n := range []int{1, 0, 2, 1} {
		throw, err := throws.At(n)
		require.NoError(t, err)
		require.Equal(t, 10*(n+1), throw)
	}
	_, err := throws.At(3)
	require.EqualError(t, err, "no more throws")
	require.Equal(t, []int{10, 20, 30}, throws.Made)
}
