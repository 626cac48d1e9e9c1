package program

import (
	"errors"
	"io/fs"
	"os"
)

// CheckNewRecord returns a misuse if there is something at the path of --record:
// a record is never written over another file.
func CheckNewRecord(path string) error { return checkRecord(path, "", "a new one") }

// CheckRecord is CheckNewRecord for a record that may also go on in the file that
// is resumed, if any.
func CheckRecord(path, resumed string) error {
	return checkRecord(path, resumed, "a new one, or the one that is resumed")
}

func checkRecord(path, resumed, expected string) error {
	_, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist), err == nil && sameFile(path, resumed):
		return nil
	case err != nil:
		return Misuse("--record: %w", err)
	}
	return Misuse("--record %s: the file exists: expected %s", path, Phrase(expected))
}

// sameFile reports whether both paths lead to one file.
func sameFile(a, b string) bool {
	infoA, _ := os.Stat(a)
	infoB, _ := os.Stat(b)
	return os.SameFile(infoA, infoB) // false if there is none
}
