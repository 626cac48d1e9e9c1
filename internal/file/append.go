package file

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
)

// Append adds text at the end of the file, under the lock. It creates a missing file.
// After an error the file is unchanged.
func (f File) Append(text string) error {
	path, unlock, err := f.begin()
	if err != nil {
		return err
	}
	defer unlock()

	file, err := openRegular(path, os.O_WRONLY|os.O_APPEND)
	if errors.Is(err, fs.ErrNotExist) {
		if err := CreateQuickly(path, text, cmp.Or(f.Mode, 0o600)); err != nil {
			return f.unchanged(err)
		}
		return nil
	}
	if err != nil {
		return f.unchanged(err)
	}
	info, err := file.Stat()
	if err == nil {
		if _, err = file.WriteString(text); err != nil {
			_ = file.Truncate(info.Size())
		}
	}
	if err := cmp.Or(err, file.Close()); err != nil {
		return f.unchanged(err)
	}
	return nil
}
