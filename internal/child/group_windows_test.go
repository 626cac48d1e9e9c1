package child_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/child"
)

func TestAWordIsQuotedOnlyIfTheShellWouldReadItDifferently(t *testing.T) {
	t.Parallel()
	for _, word := range []string{`C:\practice.exe`, `..\yut-1_2.py`, "é"} {
		require.Equal(t, word, child.Quoted(word))
	}
	for _, word := range []string{"", `C:\Program Files\practice.exe`, "a\tb", "a&b", "a(b", "a)b", "a^b", "a=b", "a;b", "a,b", "a!b", "a'b"} {
		require.Equal(t, `"`+word+`"`, child.Quoted(word))
	}
}
