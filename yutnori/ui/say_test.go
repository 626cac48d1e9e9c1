package ui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/yutnori"
	"games.example/yutnori/ui"
)

func TestATypedMoveIsPlayedOrRefusedWithTheReason(t *testing.T) {
	optional := yutnori.Basic(2, 4)
	optional.ShortWayOptional = true
	rules := newRules(t, optional)
	begun := func(language ui.Language) play.Game {
		start := ui.New(rules, ui.Script(rules, yutnori.Mo, yutnori.Do, yutnori.Gae, yutnori.Do, yutnori.BackDo))
		start.Language = language
		return start.Begin()
	}
	start := begun(ui.English)
	thrown := played(start, 1, 1) // mo and do
	after := played(thrown, 2)    // from the hand to 5; do is still in the pool
	korean := played(begun(ui.Korean), 1, 1)
	for _, test := range []struct {
		game        play.Game
		typed, want string // the last line of the log, or the error
	}{
		{start, "", "a throws mo"},
		{start, "throw", "a throws mo"},
		{start, "Throw", "a throws mo"},
		{start, "1", "a throws mo"},
		{start, "2", "The list has no number 2."},
		{start, "do", "Throw the sticks first."},
		{thrown, "", "Spend what you have thrown: do mo."},
		{thrown, "throw", "Spend what you have thrown: do mo."},
		{thrown, "2", "a mo: a new piece to 5"},
		{thrown, "0", "The list has no number 0."},
		{thrown, "3", "The list has no number 3."},
		{thrown, "mo", "a mo: a new piece to 5"},
		{thrown, "Mo hand", "a mo: a new piece to 5"},
		{thrown, "hand mo", "a mo: a new piece to 5"},
		{thrown, "0 MO", "a mo: a new piece to 5"},
		{korean, "모 0", "a 모: 새 말 5번으로"},
		{korean, "Mo", "a 모: 새 말 5번으로"},
		{korean, "걸", "걸: 나오지 않은 윷입니다. 가능한 답은 도 또는 모입니다."},
		{thrown, "모 0", `"모 0" is not a move. Type a result and a position, such as geol 5.`},
		{thrown, "geol", "You have no geol. Enter only do or mo."},
		{thrown, "geol 7", "You have no piece at 7. Enter only 0."},
		{thrown, "mo 100", "Arrived pieces stay. Enter only 0."},
		{thrown, "mo 77", `"77" is not a position. Enter only 0.`},
		{thrown, "mo 999", `"999" is not a position. Enter only 0.`},
		{thrown, "mo 05", `"05" is not a position. Enter only 0.`},
		{thrown, "mo long", "There is no long way from there. Enter only 0."},
		{thrown, "hand", "Type the result as well, such as do 0."},
		{thrown, "mo do", `"mo do" is not a move. Type a result and a position, such as geol 5.`},
		{thrown, "mo 0 0", `"mo 0 0" is not a move. Type a result and a position, such as geol 5.`},
		{thrown, "fly away with the whole board", `"fly away with the wh..." is not a move. Type a result and a position, such as geol 5.`},
		{after, "do", "Several pieces can move: type do 0 or do 5."},
		{after, "do 5", "a do: from 5 to 20"},
		{after, "do 5 short", "a do: from 5 to 20"},
		{after, "5 do long", "a do: from 5 to 6"},
	} {
		next, err := test.game.Say(test.typed)
		if err != nil {
			require.EqualError(t, err, test.want, test.typed)
			continue
		}
		require.Equal(t, test.want, next.Log()[len(next.Log())-1], test.typed)
	}
	playtest.RequireTyped(t, ui.Setup{}, start, "throw", "Throw", "do", "yut 3", "geol 5")
	playtest.RequireTyped(t, ui.Setup{}, thrown, "mo", "MO 0", "Hand mo", "throw", "gae 99", "yut 3", "back-do", "0 mo", "geol 7", "모 0", "fly")
	playtest.RequireTyped(t, ui.Setup{}, after, "do", "do 5", "5 do long", "do 5 short", "5 gae", "{", "Hand do", "Long do 5", "Short do 5")
	playtest.RequireTyped(t, ui.Setup{}, korean, "모 0", "걸", "윷 3")
	idle := played(ui.New(rules, ui.Script(rules, yutnori.BackDo)).Begin(), 1)
	for _, said := range []string{"back-do", ""} { // Enter makes the only move
		next, err := idle.Say(said)
		require.NoError(t, err)
		require.Equal(t, "a spends back-do, which moves nothing", next.Log()[1])
	}
	require.Equal(t, "a> ", momentOf(thrown).Prompt())
	lines, ok := momentOf(thrown).Answer("Moves")
	require.True(t, ok)
	require.Equal(t, []string{"  1  do: a new piece to 1", "  2  mo: a new piece to the corner, short way next"}, lines)
	_, ok = momentOf(thrown).Answer("rules")
	require.False(t, ok)
	program := started(t, play.Choices{"computer": "0"}, 1)
	_, err := program.Say("throw")
	require.EqualError(t, err, "It is the computer's turn.")
	over, _ := start.Resign()
	_, err = over.Say("throw")
	require.EqualError(t, err, "The game is over.")
	_, err = over.Click("hand")
	require.EqualError(t, err, "The game is over.")
}

func TestAResultThatMovesOnePieceNeedsNoPosition(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 3 0 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws back-do\n")
	moved, err := game.Say("back-do")
	require.NoError(t, err)
	require.Contains(t, moved.Log(), "a back-do: from 3 to 2")
	_, err = game.Say("yut")
	require.EqualError(t, err, "Several pieces can move: type yut 0 or yut 3.")
}
