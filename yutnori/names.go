package yutnori

import (
	"fmt"
	"slices"
)

// names holds the names of the values 0, 1, 2, ... of an enumeration.
type names []string

// name returns the value's name, or its type and number if it has none.
func (n names) name(kind string, value uint8) string {
	if int(value) >= len(n) {
		return fmt.Sprintf("%s(%d)", kind, value)
	}
	return n[value]
}

// marshal returns the value's name, or the error if it has none.
func (n names) marshal(value uint8, unknown error) ([]byte, error) {
	if int(value) >= len(n) {
		return nil, fmt.Errorf("%w: %d", unknown, value)
	}
	return []byte(n[value]), nil
}

// unmarshal returns the value with a name, or the error if there is none.
func (n names) unmarshal(text []byte, unknown error) (uint8, error) {
	value := slices.Index(n, string(text))
	if value < 0 {
		return 0, fmt.Errorf("%w: %q", unknown, text)
	}
	return uint8(value), nil
}
