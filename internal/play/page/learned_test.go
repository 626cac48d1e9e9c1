package page_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/page"
)

// learned is what programs have learned, in words.
type learned string

func (l *learned) Text() string { return string(*l) }

func (l *learned) Read(text string) error {
	if text == "nonsense" {
		return errors.New("expected words")
	}
	*l = learned(text)
	return nil
}

func TestTheProgramsKeepWhatTheyHaveLearned(t *testing.T) {
	memory, entry := learned("nothing"), heaps[0]
	entry.Memory = &memory
	p := &person{t, page.New([]page.Entry{entry}, 1)}
	for _, test := range []struct {
		kept, learned string
		dropped       bool
	}{
		{`{"learned":"a lot"}`, "a lot", false},
		{`{}`, "a lot", false},
		{`{"learned":"nonsense"}`, "a lot", true},
	} {
		moment := p.does(page.Message{Do: "open", Game: "heap", Kept: test.kept})
		require.Equal(t, learned(test.learned), memory, test.kept)
		require.Contains(t, moment.Kept, `"learned":"`+test.learned+`"`, test.kept)
		require.Equal(t, test.dropped, strings.HasSuffix(moment.Notice, "dropped: learned"), test.kept)
	}
	moment := newPerson(t).does(page.Message{Do: "open", Game: "heap", Kept: `{"learned":"a lot"}`})
	require.NotContains(t, moment.Notice, "dropped", "the programs of this game do not learn")
	require.NotContains(t, moment.Kept, "learned")
}
