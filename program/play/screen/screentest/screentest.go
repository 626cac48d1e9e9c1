// Package screentest compares the screens of games with golden files and draws
// pictures of the screens.
package screentest

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/stretchr/testify/require"

	"games.example/program/play"
	"games.example/program/play/screen"
)

var write = flag.Bool("write", false, "write the golden screens and the pictures instead of comparing them")

// Show returns the screen of a session in a window.
func Show(session play.Session, size play.Size) screen.Model {
	model, _ := screen.New(session, nil).Update(tea.WindowSizeMsg{Width: size.Width, Height: size.Height})
	return model.(screen.Model)
}

// Golden fails the test unless the file holds the text. With the flag -write,
// Golden first writes the file.
func Golden(t *testing.T, path, text string) {
	t.Helper()
	if *write {
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, string(want), text)
}
