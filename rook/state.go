package rook

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// ErrNotState is returned for text that is not a state.
var ErrNotState = errors.New("expected DOWN,RIGHT as in 0,3")

// State holds the place of the rook, in tiles DOWN and RIGHT from the top left.
type State struct{ D, R int }

// String returns the state as DOWN,RIGHT, as in 0,3.
func (s State) String() string { return fmt.Sprintf("%d,%d", s.D, s.R) }

// compare orders states row by row.
func compare(a, b State) int {
	return cmp.Or(cmp.Compare(a.D, b.D), cmp.Compare(a.R, b.R))
}

// MarshalText returns the state as DOWN,RIGHT, as in 0,3.
func (s State) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads a state written as DOWN,RIGHT, as in 0,3. Both are whole numbers
// of 0 or more, without signs, spaces or leading zeros. For any other text it returns
// ErrNotState, and s is unchanged.
func (s *State) UnmarshalText(text []byte) error {
	state, ok := parsePair(text, ",")
	if !ok {
		return ErrNotState
	}
	*s = state
	return nil
}

// parsePair reads two counts with a separator between them.
func parsePair(text []byte, separator string) (pair State, ok bool) {
	down, right, found := strings.Cut(string(text), separator)
	d, okD := parseCount(down)
	r, okR := parseCount(right)
	return State{D: d, R: r}, found && okD && okR
}

// parseState reads a state as UnmarshalText does. Its error quotes the text.
func parseState(text string) (state State, err error) {
	if err = state.UnmarshalText([]byte(text)); err != nil {
		err = fmt.Errorf("%s: %w", quote(text), err)
	}
	return state, err
}

// MarshalJSON returns {"D":0,"R":3}.
func (s State) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, `{"D":%d,"R":%d}`, s.D, s.R), nil
}

// UnmarshalJSON reads a state as MarshalJSON writes it, in any layout. The state is an
// object with exactly the fields D and R, which are whole numbers of 0 or more. After
// an error, s is unchanged.
func (s *State) UnmarshalJSON(data []byte) error {
	fields, err := fieldsOf(data, []string{"D", "R"})
	if err != nil {
		return err
	}
	var read State
	if read.D, err = readCount(fields["D"]); err != nil {
		return fmt.Errorf("the field D: %w", err)
	}
	if read.R, err = readCount(fields["R"]); err != nil {
		return fmt.Errorf("the field R: %w", err)
	}
	*s = read
	return nil
}

// parseCount reads a whole number of 0 or more, which must not have a sign or leading
// zeros.
func parseCount(text string) (count int, ok bool) {
	count, err := strconv.Atoi(text)
	return count, err == nil && count >= 0 && strconv.Itoa(count) == text
}
