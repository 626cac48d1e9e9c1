package yutnori

import (
	"fmt"
	"slices"
)

// names holds the names of the values 0, 1, 2, ... of an enumeration.
type names []string

// name returns the name of a value, or its type and number if it has no name.
func (n names) name(kind string, value uint8) string {
	if int(value) >= len(n) {
		return fmt.Sprintf("%s(%d)", kind, value)
	}
	return n[value]
}

// marshal returns the name of a value, or the given error if it has no name.
func (n names) marshal(value uint8, unknown error) ([]byte, error) {
	if int(value) >= len(n) {
		return nil, fmt.Errorf("%w: %d", unknown, value)
	}
	return []byte(n[value]), nil
}

// unmarshal sets value to the value with the given name. If no value has the name, it
// sets 0 and returns the given error.
func unmarshal[E ~uint8](value *E, n names, text []byte, unknown error) error {
	number := slices.Index(n, string(text))
	*value = E(max(0, number))
	if number < 0 {
		return fmt.Errorf("%w: %q", unknown, text)
	}
	return nil
}
