package play_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

func TestLongNamesAreShortenedAndStayDifferent(t *testing.T) {
	for _, test := range []struct{ names, brief []string }{
		{[]string{"you", "computer"}, []string{"you", "computer"}},
		{[]string{"Twelve words", "Ann"}, []string{"Twelve words", "Ann"}},
		{[]string{"Bartholomew the Great", "Christopher Columbus"}, []string{"Bartholomew…", "Christopher…"}},
		{[]string{"my player number one", "my player number two"}, []string{"my play… one", "my play… two"}},
		{[]string{"the long name of Ann here", "the long name of Bob here"}, []string{"the long name of Ann here", "the long name of Bob here"}},
		{[]string{"가나다라마바사아자차", "Ann"}, []string{"가나다라마…", "Ann"}},
	} {
		require.Equal(t, test.brief, play.Brief(test.names))
	}
}
