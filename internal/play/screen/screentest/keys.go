package screentest

import (
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/internal/play/screen"
)

// PressAnything presses random keys, Enter and Escape, clicks, and resizes the window of
// a session, whose tasks are carried out at once. It fails the test unless the screen
// always fits the window. After each step it calls check with the game, if there is one.
func PressAnything(t *rapid.T, session play.Session, due []play.Task, keys string, check func(*rapid.T, play.Game)) {
	var model tea.Model = screen.New(session, due)
	var send func(tea.Msg)
	send = func(msg tea.Msg) {
		commands, isBatch := msg.(tea.BatchMsg)
		if !isBatch {
			commands = make(tea.BatchMsg, 1)
			model, commands[0] = model.Update(msg)
		}
		for _, command := range commands {
			if command != nil {
				send(command())
			}
		}
	}
	var size play.Size
	resize := func(width, height int) {
		size = play.Size{Width: width, Height: height}
		send(tea.WindowSizeMsg{Width: width, Height: height})
	}
	resize(80, 24)
	t.Repeat(map[string]func(*rapid.T){
		"press": func(t *rapid.T) {
			key := rapid.SampledFrom([]rune(keys)).Draw(t, "key")
			send(tea.KeyPressMsg{Code: key, Text: string(key)})
		},
		"enter":  func(*rapid.T) { send(tea.KeyPressMsg{Code: tea.KeyEnter}) },
		"escape": func(*rapid.T) { send(tea.KeyPressMsg{Code: tea.KeyEscape}) },
		"click": func(t *rapid.T) {
			send(tea.MouseClickMsg{
				X: rapid.IntRange(0, 79).Draw(t, "x"), Y: rapid.IntRange(0, 23).Draw(t, "y"), Button: tea.MouseLeft,
			})
		},
		"resize": func(t *rapid.T) {
			width := rapid.SampledFrom([]int{80, 20, 60, 120}).Draw(t, "width")
			resize(width, map[int]int{20: 9, 60: 24, 80: 24, 120: 40}[width])
		},
		"look": func(t *rapid.T) {
			lines := strings.Split(model.(screen.Model).Text(), "\n")
			require.LessOrEqual(t, len(lines), size.Height)
			if size.Height >= 24 { // the window is large enough for the game
				require.Len(t, lines, size.Height)
			}
			for _, line := range lines {
				require.LessOrEqual(t, ansi.StringWidth(line), size.Width)
			}
		},
		"": func(t *rapid.T) {
			if game := model.(screen.Model).Session().Game(); !game.IsZero() {
				check(t, game)
			}
		},
	})
}
