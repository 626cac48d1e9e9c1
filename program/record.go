package program

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// CheckNewRecord returns a misuse if there is something at the path of --record,
// since a record is never written over another file, or if there is no directory
// for it.
func CheckNewRecord(path string) error { return checkRecord(path, "", "a new one") }

// CheckRecord does what CheckNewRecord does for a record that may also go on in
// the file that is resumed, if any.
func CheckRecord(path, resumed string) error {
	return checkRecord(path, resumed, "a new one, or the one that is resumed")
}

func checkRecord(path, resumed, expected string) error {
	_, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		if _, none := os.Stat(filepath.Dir(path)); none == nil {
			return nil
		}
	}
	switch {
	case err != nil:
		return Misuse("--record: %w", err)
	case sameFile(path, resumed):
		return nil
	}
	return Misuse("--record %s: the file exists: expected %s", path, Phrase(expected))
}

// sameFile reports whether both paths lead to one file.
func sameFile(a, b string) bool {
	infoA, _ := os.Stat(a)
	infoB, _ := os.Stat(b)
	return os.SameFile(infoA, infoB) // false if there is none
}
