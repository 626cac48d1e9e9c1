//go:build unix

package file_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/require"

	"games.example/internal/file"
)

func TestAPlaceIsInTheHomeOfTheUserOrNowhere(t *testing.T) {
	const inHome = "in the home, where the system has such files"
	home, elsewhere := t.TempDir(), t.TempDir()
	t.Cleanup(xdg.Reload)
	for _, test := range []struct{ home, state, data, inState, inData string }{
		{home, "", "", inHome, inHome},
		{home, elsewhere, "", elsewhere, inHome},
		{"", elsewhere, elsewhere, elsewhere, elsewhere},
		{"", elsewhere, "", elsewhere, ""},
		{"", "", elsewhere, "", elsewhere},
		{"", "", "", "", ""},
		{"here", "there", "", "", ""},
		{home, "there", "there", inHome, inHome},
	} {
		t.Setenv("HOME", test.home)
		t.Setenv("XDG_STATE_HOME", test.state)
		t.Setenv("XDG_DATA_HOME", test.data)
		xdg.Reload()
		for _, place := range []struct {
			path            func(string) (string, error)
			missing, system string
			want            string
		}{
			{file.InState, "XDG_STATE_HOME", xdg.StateHome, test.inState},
			{file.InData, "XDG_DATA_HOME", xdg.DataHome, test.inData},
		} {
			path, err := place.path("heap/last.json")
			switch place.want {
			case inHome:
				require.Contains(t, place.system, home)
				place.want = place.system
			case "":
				require.EqualError(t, err, "no home directory: expected HOME or "+place.missing+" to be set")
				require.Empty(t, path)
				continue
			}
			require.NoError(t, err)
			require.Equal(t, filepath.Join(place.want, "heap", "last.json"), path)
			require.DirExists(t, filepath.Dir(path))
		}
	}
	t.Setenv("XDG_STATE_HOME", elsewhere)
	xdg.Reload()
	require.NoError(t, os.WriteFile(elsewhere+"/file", nil, 0o600))
	_, err := file.InState("file/last.json")
	require.EqualError(t, err, "mkdir "+elsewhere+"/file: not a directory")
	info, err := os.Stat(elsewhere + "/heap")
	require.NoError(t, err)
	require.Equal(t, fs.FileMode(0o700), info.Mode().Perm())
	_, err = os.Lstat("here")
	require.ErrorIs(t, err, os.ErrNotExist)
}
