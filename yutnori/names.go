package yutnori

import (
	"fmt"
	"slices"
)

// enumeration describes a type whose values 0, 1, 2, ... have names.
type enumeration[E ~uint8] struct {
	kind    string // the name of the type
	unknown error  // the error for any other text or number
	names   []string
}

// name returns the name of a value, or its type and number if it has no name.
func (e *enumeration[E]) name(value E) string {
	if int(value) >= len(e.names) {
		return fmt.Sprintf("%s(%d)", e.kind, uint8(value))
	}
	return e.names[value]
}

// marshal returns the name of a value, or an error if it has no name.
func (e *enumeration[E]) marshal(value E) ([]byte, error) {
	if int(value) >= len(e.names) {
		return nil, fmt.Errorf("%w: %d", e.unknown, uint8(value))
	}
	return []byte(e.names[value]), nil
}

// unmarshal sets value to the value with the given name. If no value has the name, it
// sets 0 and returns an error.
func (e *enumeration[E]) unmarshal(value *E, name []byte) error {
	number := slices.Index(e.names, string(name))
	*value = E(max(0, number))
	if number < 0 {
		return fmt.Errorf("%w: %q", e.unknown, name)
	}
	return nil
}
