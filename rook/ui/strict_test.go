package ui_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/playtest"
	"games.example/rook"
	"games.example/rook/ui"
)

func TestAMoveThatIsIllegalIsRefusedWithItsReason(t *testing.T) {
	game := said(t, started(t, ui.Setup{}, "bounds=3x4 p2=human"), "R 1", "D 1")
	for text, why := range map[string]string{
		"R 4":                          "R 4: the rook does not move past the edge: expected R 1-3, D 1-2",
		"T2":                           `T2: the rook moves RIGHT or DOWN: expected R 1-3, D 1-2`,
		"R-1":                          "R-1: the rook moves at least one tile: expected R 1-3, D 1-2",
		`{"direction": "R"}`:           `{"direction": "R"}: not a move: expected R 1-3, D 1-2`,
		"jump":                         `jump: not a move: expected R 1-3, D 1-2`,
		"R" + strings.Repeat("é", 100): "R" + strings.Repeat("é", 79) + "...: not a move: expected R 1-3, D 1-2",
	} {
		_, err := game.Say(text)
		require.EqualError(t, err, why)
	}
	playtest.RequireTyped(t, ui.Setup{}, game, "d2", "D 1", "right 3", "r 4", "R 99", "t2", "{}", `{"direction": "D", "tiles": 2}`, "Left 3", "Up 1")
	for spot, why := range map[string]string{
		"1,1": "the rook moves at least one tile: choose a dot",
		"1,0": "the rook does not move LEFT or UP: choose a dot",
		"0,1": "the rook does not move LEFT or UP: choose a dot",
		"2,0": "the rook does not move LEFT or UP: choose a dot",
		"2,2": "a move goes DOWN or RIGHT, not both: choose a dot",
	} {
		_, err := game.Click(spot)
		require.EqualError(t, err, why, spot)
	}
	_, err := game.Click("here")
	require.ErrorIs(t, err, rook.ErrNotState)
}

func TestAnIllegalMoveLosesAStrictGame(t *testing.T) {
	game := started(t, ui.Setup{Strict: true}, "bounds=3x4")
	require.Equal(t, "Type a move such as R 3; an illegal move loses the game; help lists the commands", game.Words().Opening)
	require.Contains(t, game.Words().Answers(), "\nAn illegal move loses the game.\n")
	lenient := started(t, ui.Setup{}, "bounds=3x4").Words()
	require.NotContains(t, lenient.Answers(), "loses")
	require.Equal(t, "Type a move such as R 3; help lists the commands", lenient.Opening)
	_, err := game.Say("jump")
	require.ErrorIs(t, err, rook.ErrNotMove)
	_, err = game.Say("")
	require.ErrorIs(t, err, rook.ErrNotMove, "Enter alone is not a move")
	lost := said(t, game, "R 5")
	require.True(t, lost.Over())
	winner, ok := lost.Winner()
	require.True(t, ok)
	require.Equal(t, "computer", lost.Players()[winner])
	require.Equal(t, "computer wins: an illegal move", lost.Title())
	text, err := lost.Text()
	require.NoError(t, err)
	read, err := ui.Setup{}.Read(text, lost.Choices(), 1)
	require.NoError(t, err)
	require.Equal(t, lost.Log(), read.Log())
	require.Equal(t, []string{
		"you: R 5: illegal move: the rook does not move past the edge",
		"computer wins: an illegal move",
	}, lost.Log())
	for typed, named := range map[string]string{"down 9": "D 9", "left 3": "left 3", "R-1": "R -1", `{"direction": "R"}`: `{"direction": "R"}`, `{"direction": "D", "tiles": 9}`: "D 9"} {
		require.Equal(t, "you: "+named+": illegal move", strings.Join(strings.Split(said(t, game, typed).Log()[0], ": ")[:len(strings.Split(named, ": "))+2], ": "))
	}
}

func TestAMistypedWordLosesNoGameAtATerminal(t *testing.T) {
	game := started(t, ui.Setup{Strict: true, Titled: true}, "bounds=3x4")
	for _, typed := range []string{"riht 2", "left 3", "level2", "오른쪽 2"} {
		_, err := game.Say(typed)
		require.EqualError(t, err, typed+": the rook moves RIGHT or DOWN: expected R 1-4, D 1-3")
	}
	for _, typed := range []string{"T 2", " T 2", "t2", `{"direction": "left", "tiles": 2}`, "right 9", "Down -1"} {
		require.True(t, said(t, game, typed).Over(), typed)
		require.Equal(t, "computer wins: an illegal move", said(t, game, typed).Title())
	}
	piped := started(t, ui.Setup{Strict: true}, "bounds=3x4")
	require.True(t, said(t, piped, "riht 2").Over(), "a word and a whole number")
}

func TestADirectionAloneIsAskedForItsTiles(t *testing.T) {
	for typed, want := range map[string]string{
		"R": "R: the number of tiles is missing: expected R 1-6, D 1-4", "down": "down: the number of tiles is missing: expected R 1-6, D 1-4",
		"R x": "R x: not a move: expected R 1-6, D 1-4", "left": "left: not a move: expected R 1-6, D 1-4",
	} {
		_, err := started(t, ui.Setup{Titled: true, Strict: true}, "bounds=4x6").Say(typed)
		require.EqualError(t, err, want)
	}
}

func TestAChoiceMakesAStrictSetupLenient(t *testing.T) {
	for lenient, why := range map[string]string{"yes": "R 9: the rook does not move past the edge: expected R 1-4, D 1-3", "no": ""} {
		choices := chosen(ui.Setup{}, "bounds=3x4 p2=human")
		choices[ui.Lenient] = lenient
		game, err := ui.Setup{Strict: true}.Start(choices, 1)
		require.NoError(t, err)
		lost, err := game.Say("R 9")
		if why != "" {
			require.EqualError(t, err, why)
			continue
		}
		require.NoError(t, err)
		require.True(t, lost.Over())
	}
}
