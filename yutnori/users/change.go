package users

import (
	"iter"
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
	return f.replace(func(old string, records iter.Seq[record]) (string, error) {
		for record := range records {
			if record.counts && record.user.id == id {
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
	err := f.replace(func(_ string, records iter.Seq[record]) (string, error) {
		var text strings.Builder
		for record := range records {
			line := record.line
			if password := record.user.password; password != "" {
				hash, err := NewHash(password, f.Cost)
				if err != nil {
					return "", err
				}
				at := strings.LastIndex(line, password)
				line = line[:at] + hash.String() + line[at+len(password):]
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

// replace replaces the text of the file with the result of change, and passes damaged
// lines to Report.
func (f *File) replace(change func(old string, records iter.Seq[record]) (string, error)) error {
	var faults lines.Faults
	err := f.file().Replace(func(old string) (string, error) {
		return change(old, f.records(old, &faults))
	})
	f.told.Tell(f.Report, &faults)
	return err
}
