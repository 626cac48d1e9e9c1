package cli

import (
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/unicode/norm"
)

func TestEveryFlagOfPlayIsExplainedInKorean(t *testing.T) {
	flags := 0
	newPlay(english).Flags().VisitAll(func(flag *pflag.Flag) {
		flags++
		require.Contains(t, korean.Language, flag.Usage, "the usage of --%s", flag.Name)
	})
	require.Positive(t, flags)
}

func TestTheHelpOfPlayIsWhollyInKorean(t *testing.T) {
	var help, complaint strings.Builder
	require.Equal(t, 0, Run([]string{"play", "--lang=ko", "--help"}, nil, &help, &complaint), complaint.String())
	sections := strings.Split(help.String(), "\n\n")
	require.Len(t, sections, 9, "the text, the usage, the aliases, the examples and five groups of flags")
	for _, section := range sections {
		for _, entry := range regexp.MustCompile(`(?m)^ {2,6}-`).Split(section, -1) {
			require.Regexp(t, `\p{Hangul}`, entry)
		}
	}
}

// On some systems typed Hangul is decomposed into its letters, but looks the same.
func TestHangulIsReadWholeOrInLetters(t *testing.T) {
	for _, form := range []norm.Form{norm.NFC, norm.NFD} {
		args := strings.Fields("house --lang=ko --players=2 --pieces=1 --computer=none --throws=" + form.String("모,도,도"))
		answers := form.String("던지기\n던지기\n모 0\n도 5 먼길\n")
		var screens, complaint strings.Builder
		require.Equal(t, 1, Run(args, strings.NewReader(answers), &screens, &complaint))
		require.Contains(t, screens.String(), "\na 도: 5번에서 6번으로\n", "the piece has taken the long way")
		require.Equal(t, "yutnori: 게임 도중에 입력이 끝났습니다\n", complaint.String())
	}
}

func TestTheLastLangFlagChoosesTheLanguage(t *testing.T) {
	t.Setenv("LC_ALL", "C")
	for _, line := range [][]string{
		{"house", "--lang", "ko"},
		{"house", "--lang=ko", "--help"},
		{"house", "-h", "--lang=ko"},
		{"--lang", "ko", "house"},
		{"house", "--nonsense", "--seed=-1", "-x", "--lang", "ko"},
		{"house", "--lang=en", "--lang=ko"},
	} {
		require.Equal(t, "모", languageFor(line).Text("mo"), "%v", line)
	}
	for _, other := range [][]string{
		nil,
		{"house"},
		{"house", "--lang"},
		{"house", "--lang=fr"},
		{"house", "--lang=ko", "--lang=en"},
		{"house", "--", "--lang=ko"},
	} {
		require.Equal(t, "mo", languageFor(other).Text("mo"), "%v", other)
	}
}
