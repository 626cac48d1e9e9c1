// Package screentest compares the screens of games with golden files, and draws
// pictures of screens.
package screentest

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/screen"
)

var write = flag.Bool("write", false, "write the golden screens and the pictures instead of comparing them")

// Show returns the screen of a session in a window.
func Show(session play.Session, size play.Size) screen.Model {
	model, _ := screen.New(session, nil).Update(tea.WindowSizeMsg{Width: size.Width, Height: size.Height})
	return model.(screen.Model)
}

// Golden fails the test unless the given file holds the text. With the -write flag, it
// first writes the file.
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

// Pictures fails the test unless a directory holds two pictures of a screen: in a light
// window, and on a terminal with 16 colors.
func Pictures(t *testing.T, directory string, shown screen.Model) {
	t.Helper()
	Golden(t, filepath.Join(directory, "light.svg"), PictureOn(&play.Light, shown.In(screen.Look{Theme: &play.Light}).Text()))
	few, _ := shown.Update(tea.ColorProfileMsg{Profile: colorprofile.ANSI})
	var text strings.Builder
	_, err := (&colorprofile.Writer{Forward: &text, Profile: colorprofile.ANSI}).WriteString(few.(screen.Model).Text())
	require.NoError(t, err)
	Golden(t, filepath.Join(directory, "16-colors.svg"), Picture(text.String()))
}

// Motion fails the test unless a file holds the picture of a motion. The picture
// shows the moment before, the frames and the moment after, four in a row.
func Motion(t *testing.T, path string, before, after play.Game) {
	t.Helper()
	moments := slices.Concat([]play.Game{before}, after.Motion(before), []play.Game{after})
	require.Greater(t, len(moments), 2, "nothing moves")
	space := lipgloss.NewStyle().PaddingRight(3)
	var rows []string
	for row := range slices.Chunk(moments, 4) {
		var boards []string
		for _, moment := range row {
			board := moment.Board(play.View{Within: play.Size{Width: 40, Height: 13}, Option: -1, Theme: &play.Dark})
			boards = append(boards, space.Render(strings.Join(board.Lines, "\n")))
		}
		rows = append(rows, lipgloss.JoinHorizontal(lipgloss.Top, boards...)+"\n")
	}
	Golden(t, path, Picture(strings.Join(rows, "\n")))
}
