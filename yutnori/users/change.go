package users

import (
	"strings"

	"games.example/yutnori/internal/lines"
)

// Add writes a line for a new user after the last line, with a hash of the
// password. It creates a missing file. The error is ErrID, ErrPassword,
// ErrExists, ErrCost, or the reason that the file could not be replaced.
func (f *File) Add(id, password string) error {
	if err := CheckID(id); err != nil {
		return err
	}
	if err := CheckPassword(password); err != nil {
		return err
	}
	hash, err := NewHash(password, f.Cost)
	if err != nil {
		return err
	}
	return lines.Replace(&f.File, func(old string, faults *[]lines.Fault) (string, error) {
		for _, user := range lines.Records(&f.File, old, faults, parser()) {
			if user.counts && user.id == id {
				return "", ErrExists
			}
		}
		return lines.Append(old, id+" "+hash.String()+"\n"), nil
	})
}

// HashAll replaces each plain password with a hash, even if several lines have the same
// id. It returns the number of new hashes. It does not change any other line, even if a
// damaged line holds a password. The error is the reason that the file could not be
// read or replaced.
func (f *File) HashAll() (int, error) {
	if _, err := f.users(); err != nil {
		return 0, err
	}
	hashed := 0
	err := lines.Replace(&f.File, func(old string, faults *[]lines.Fault) (string, error) {
		var text strings.Builder
		for line, user := range lines.Records(&f.File, old, faults, parser()) {
			if user.password != "" {
				hash, err := NewHash(user.password, f.Cost)
				if err != nil {
					return "", err
				}
				at := strings.LastIndex(line, user.password)
				line = line[:at] + hash.String() + line[at+len(user.password):]
				hashed++
			}
			text.WriteString(line)
		}
		return text.String(), nil
	})
	if err != nil {
		return 0, err
	}
	return hashed, nil
}
