package ui_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/screen/screentest"
	"games.example/yutkata/ui"
)

// started returns a new game with the given choices. A choice that is not given is the
// first value in its row of the form.
func started(t *testing.T, choices play.Choices) play.Game {
	t.Helper()
	game, err := ui.Setup{}.Start(play.Complete(ui.Setup{}, choices), 1)
	require.NoError(t, err)
	return game
}

// said returns the game after the given commands, which may be those of a computer.
func said(t *testing.T, game play.Game, commands ...string) play.Game {
	t.Helper()
	for _, command := range commands {
		next, err := game.Do(command)
		require.NoError(t, err, command)
		game = next
	}
	return game
}

// middle returns a game in which PlayerA has thrown GE, both of PlayerA's tokens share a
// space, one of PlayerB's tokens has finished, and the other is on the board.
func middle(t *testing.T, choices play.Choices) play.Game {
	t.Helper()
	game := started(t, play.Complete(ui.Setup{}, choices, play.Choices{
		"computer": "none", "throws": "xxxo,oooo,oooo,oooo,xxoo,xxxo,xxxo,xxoo",
	}))
	return said(t, game, "t", "A1", "t", "B1", "t", "B1", "t", "B1", "t", "B2", "t", "A2", "t", "B2", "t")
}

func TestTheScreensAreGolden(t *testing.T) {
	obstacles := play.Choices{"obstacle": "7:miss,11:back:3"}
	for name, game := range map[string]play.Game{
		"start":  started(t, nil),
		"middle": middle(t, obstacles),
		"won":    said(t, started(t, play.Choices{"tokens": "1", "spaces": "9", "throws": "oooo,xxxx"}), "t", "A1", "t", "A1"),
		"four":   started(t, play.Choices{"players": "4", "tokens": "4", "computer": "none"}),
	} {
		session, _ := play.New(ui.Setup{}, play.Settings{}).Begin(game)
		session, _ = session.Press("down")
		for _, size := range []play.Size{{Width: 40, Height: 20}, {Width: 80, Height: 24}, {Width: 120, Height: 40}} {
			path := filepath.Join("testdata", "screens", fmt.Sprintf("%s-%dx%d", name, size.Width, size.Height))
			shown := screentest.Show(session, size)
			screentest.Golden(t, path+".txt", shown.Plain())
		}
	}
}

func TestThePicturesOfTheREADMEAreScreens(t *testing.T) {
	session, _ := play.New(ui.Setup{}, play.Settings{}).Begin(middle(t, play.Choices{"obstacle": "7:miss,11:back:3"}))
	session, _ = session.Press("down")
	model := screentest.Show(session, play.Size{Width: 80, Height: 24})
	screentest.Pictures(t, "testdata/pictures", model)
	before := said(t, started(t, play.Choices{"computer": "none", "spaces": "9", "throws": "ooox,xxoo,ooox,ooox"}), "t", "A1", "t", "B1", "t")
	screentest.Motion(t, "testdata/pictures/motion.svg", before, said(t, before, "A1"))
	screentest.Golden(t, "../pictures/play.svg", screentest.Picture(model.Text()))
}

func TestTheFormIsGolden(t *testing.T) {
	for _, size := range []play.Size{{Width: 40, Height: 20}, {Width: 80, Height: 24}, {Width: 120, Height: 40}} {
		path := filepath.Join("testdata", "screens", fmt.Sprintf("form-%dx%d.txt", size.Width, size.Height))
		screentest.Golden(t, path, screentest.Show(play.New(ui.Setup{}, play.Settings{}), size).Plain())
	}
}
