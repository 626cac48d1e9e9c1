package users

import (
	"errors"
	"strings"

	"games.example/yutnori/internal/lines"
)

// The reasons why a line of user_info.txt lets nobody log in.
var (
	ErrWords    = errors.New("expected an id and a password, nothing else")
	ErrID       = errors.New("an id is made of English letters")
	ErrPassword = errors.New("a password is made of English letters and digits")
	ErrTwice    = errors.New("the id has an earlier line, which counts")
)

// CheckID returns ErrID for text that is not an id.
func CheckID(id string) error {
	if !lines.Letters(id) {
		return ErrID
	}
	return nil
}

// CheckPassword returns ErrPassword for text that is not a password.
func CheckPassword(password string) error {
	if !lines.Alphanumeric(password) {
		return ErrPassword
	}
	return nil
}

// An entry holds the id of a user, and the password or its hash.
type entry struct {
	id       string
	password string // "" if there is a hash
	hash     Hash
	counts   bool // whether the user can log in
}

// parser returns a function to call with each line of a file, in order. The function
// returns the entry in the line, or a zero entry if the line is blank. The error is the
// reason why the line lets nobody log in.
func parser() func(line string) (entry, error) {
	const byteOrderMark = "\ufeff" // some editors write this mark at the start of a file
	ids := map[string]bool{}
	first := true
	return func(line string) (entry, error) {
		if first {
			line = strings.TrimPrefix(line, byteOrderMark)
			first = false
		}
		if lines.Blank(line) {
			return entry{}, nil
		}
		user, err := parseEntry(line)
		switch {
		case err != nil:
			return entry{}, err
		case ids[user.id]:
			return user, ErrTwice
		}
		user.counts, ids[user.id] = true, true
		return user, nil
	}
}

// parseEntry returns the entry in a line, with or without the line ending. The error
// never contains any part of the line.
func parseEntry(line string) (entry, error) {
	words := lines.Fields(line)
	if len(words) != 2 {
		return entry{}, ErrWords
	}
	id, secret := words[0], words[1]
	if err := CheckID(id); err != nil {
		return entry{}, err
	}
	if strings.HasPrefix(secret, "$") {
		hash, err := ParseHash(secret)
		return entry{id: id, hash: hash}, err
	}
	return entry{id: id, password: secret}, CheckPassword(secret)
}

// matches reports whether the entry has the password or a hash of the password.
func (e entry) matches(password string) bool {
	if e.password == "" {
		return e.hash.Matches(password)
	}
	return e.password == password
}
