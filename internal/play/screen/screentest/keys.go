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

// A window shows the screen of a session, whose tasks are carried out at once.
type window struct {
	model tea.Model
	size  play.Size
}

func (w *window) send(msg tea.Msg) {
	commands, isBatch := msg.(tea.BatchMsg)
	if !isBatch {
		commands = make(tea.BatchMsg, 1)
		w.model, commands[0] = w.model.Update(msg)
	}
	for _, command := range commands {
		if command != nil {
			w.send(command())
		}
	}
}

func (w *window) resize(width, height int) {
	w.size = play.Size{Width: width, Height: height}
	w.send(tea.WindowSizeMsg{Width: width, Height: height})
}

// look fails the test unless the screen fits the window.
func (w *window) look(t *rapid.T) {
	lines := strings.Split(w.model.(screen.Model).Text(), "\n")
	require.LessOrEqual(t, len(lines), w.size.Height)
	if w.size.Height >= 24 { // the window is large enough for the game
		require.Len(t, lines, w.size.Height)
	}
	for _, line := range lines {
		require.LessOrEqual(t, ansi.StringWidth(line), w.size.Width)
	}
}

// PressAnything presses random keys, Enter and Escape, clicks, and resizes the window of
// a session. It fails the test unless the screen always fits the window. After each step
// it calls check with the game, if there is one.
func PressAnything(t *rapid.T, session play.Session, due []play.Task, keys string, check func(*rapid.T, play.Game)) {
	w := &window{model: screen.New(session, due)}
	w.resize(80, 24)
	t.Repeat(map[string]func(*rapid.T){
		"press": func(t *rapid.T) {
			key := rapid.SampledFrom([]rune(keys)).Draw(t, "key")
			w.send(tea.KeyPressMsg{Code: key, Text: string(key)})
		},
		"enter":  func(*rapid.T) { w.send(tea.KeyPressMsg{Code: tea.KeyEnter}) },
		"escape": func(*rapid.T) { w.send(tea.KeyPressMsg{Code: tea.KeyEscape}) },
		"click": func(t *rapid.T) {
			w.send(tea.MouseClickMsg{
				X: rapid.IntRange(0, 79).Draw(t, "x"), Y: rapid.IntRange(0, 23).Draw(t, "y"), Button: tea.MouseLeft,
			})
		},
		"resize": func(t *rapid.T) {
			width := rapid.SampledFrom([]int{80, 20, 60, 120}).Draw(t, "width")
			w.resize(width, map[int]int{20: 9, 60: 24, 80: 24, 120: 40}[width])
		},
		"look": w.look,
		"": func(t *rapid.T) {
			if game := w.model.(screen.Model).Session().Game(); !game.IsZero() {
				check(t, game)
			}
		},
	})
}
