package ui_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/playtest"
	"games.example/rook"
	"games.example/rook/ui"
)

func TestARecordIsReadAsItWasWritten(t *testing.T) {
	for _, choices := range []string{"bounds=3x7 p2=random", "bounds=3x7 first=2 p2=random", "bounds=3x7 state=1,1 name1=Ann p2=perfect"} {
		game := said(t, playtest.Thought(started(t, ui.Setup{}, choices)), "R 1")
		text, err := game.Text()
		require.NoError(t, err)
		require.Equal(t, strings.Contains(choices, "random"), strings.HasSuffix(text, `,"seed":1}`+"\n"), "only luck has a seed")
		read, err := ui.Setup{}.Read(text, game.Choices(), 99)
		require.NoError(t, err)
		again, err := read.Text()
		require.NoError(t, err)
		require.Equal(t, text, again)
		require.Equal(t, game.Title(), read.Title())
		require.Equal(t, game.Log(), read.Log())
		require.Equal(t, game.Players(), read.Players())
	}
	text, err := said(t, started(t, ui.Setup{}, "p2=human"), "R 1").Text()
	require.NoError(t, err)
	unseeded, err := ui.Setup{}.Read(text, chosen(ui.Setup{}, "p2=random"), 1)
	require.NoError(t, err)
	again, err := unseeded.Text()
	require.NoError(t, err)
	require.Equal(t, text, again, "a record without a seed gets no seed")
	_, err = ui.Setup{}.Read("{}", chosen(ui.Setup{}, ""), 1)
	require.ErrorIs(t, err, rook.ErrRecord)
	learned := 0
	setup := ui.Setup{Recall: recalling(&learned)}
	text, err = said(t, started(t, setup, "bounds=0x3"), "R 3").Text()
	require.NoError(t, err)
	read, err := setup.Read(text, chosen(setup, ""), 1)
	require.NoError(t, err)
	require.True(t, read.Over())
	require.Nil(t, read.Think(), "smart has already learned from it")
}

// The details of the error are in English.
func TestARecordIsReadInEachLanguage(t *testing.T) {
	text, err := said(t, started(t, ui.Setup{}, "p2=human"), "R 1").Text()
	require.NoError(t, err)
	for _, setup := range []ui.Setup{{}, {Language: ui.Korean}} {
		game, err := setup.Read(text, nil, 1)
		require.NoError(t, err)
		require.Equal(t, 1, game.Len())
		_, err = setup.Read("[]", nil, 1)
		require.ErrorIs(t, err, rook.ErrRecord)
		require.Equal(t, setup.Language != nil, err.Error() == rook.ErrRecord.Error(), err)
	}
}
