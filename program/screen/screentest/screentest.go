// Package screentest shows the screens of games in tests.
package screentest

import (
	tea "charm.land/bubbletea/v2"

	"games.example/program/play/screen/screentest"
	"games.example/program/screen"
)

// Golden and Picture are those of the other screentest.
var (
	Golden  = screentest.Golden
	Picture = screentest.Picture
)

// Show returns the screen of a game in a window, after some keys.
func Show(game screen.Game, size screen.Size, keys ...rune) screen.Model {
	var model tea.Model = screen.New(game, screen.Settings{})
	model, _ = model.Update(tea.WindowSizeMsg{Width: size.Width, Height: size.Height})
	for _, key := range keys {
		model, _ = model.Update(tea.KeyPressMsg{Code: key, Text: string(key)})
	}
	return model.(screen.Model)
}
