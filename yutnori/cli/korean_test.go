package cli

import (
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"
)

func TestEveryFlagOfTheHouseGameIsExplainedInKorean(t *testing.T) {
	flags := 0
	newHouse(&english).Flags().VisitAll(func(flag *pflag.Flag) {
		flags++
		require.Contains(t, korean.messages, flag.Usage, "the usage of --%s", flag.Name)
	})
	require.Positive(t, flags)
}

func TestTheLanguageOfACommandLine(t *testing.T) {
	for _, korean := range [][]string{
		{"house", "--lang", "ko"},
		{"house", "--lang=ko", "--help"},
		{"house", "-h", "--lang=ko"},
		{"--lang", "ko", "house"},
		{"house", "--nonsense", "--seed=-1", "-x", "--lang", "ko"},
		{"house", "--lang=en", "--lang=ko"},
	} {
		require.Equal(t, "모", language(korean).results[7], "%v", korean)
	}
	for _, other := range [][]string{
		nil,
		{"house"},
		{"house", "--lang"},
		{"house", "--lang=fr"},
		{"house", "--lang=ko", "--lang=en"},
		{"house", "--", "--lang=ko"},
	} {
		require.Equal(t, "mo", language(other).results[7], "%v", other)
	}
}
