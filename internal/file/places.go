package file

import (
	"os"
	"path/filepath"

	"github.com/adrg/xdg"

	"games.example/internal/message"
)

// InState returns the path of the named file in the user's state directory, and creates
// the directories of the path. It returns an error if the user has no home directory or
// the directories cannot be created.
func InState(name string) (path string, err error) {
	return made(place("XDG_STATE_HOME", xdg.StateHome, name))
}

// InData is like InState, but for the user's data directory.
func InData(name string) (path string, err error) { return made(DataPath(name)) }

// DataPath is like InData, but does not create the directories.
func DataPath(name string) (path string, err error) {
	return place("XDG_DATA_HOME", xdg.DataHome, name)
}

// made creates the directories of a path.
func made(path string, err error) (string, error) {
	if err != nil {
		return "", err
	}
	return path, os.MkdirAll(filepath.Dir(path), 0o700)
}

// place returns the path of the named file in a directory of xdg. If the variable does not
// hold the directory, it is in the user's home. Without a home, xdg would use the root
// directory.
func place(variable, directory, name string) (string, error) {
	if home, err := os.UserHomeDir(); !filepath.IsAbs(os.Getenv(variable)) && (err != nil || !filepath.IsAbs(home)) {
		return "", message.Errorf("no home directory: expected HOME or %s to be set", variable)
	}
	return filepath.Join(directory, filepath.FromSlash(name)), nil
}
