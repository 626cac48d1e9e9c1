package draughts

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
)

// Notation is a system for naming the dark squares and writing turns. Any value but
// Kata counts as PDN.
type Notation uint8

const (
	// Kata names a square by two digits: its column and its row, from the lower left.
	Kata Notation = iota
	// PDN names a square by its number in Portable Draughts Notation, 1 to 50
	// from the upper left, without a leading zero.
	PDN
)

// String returns "kata" or "pdn".
func (n Notation) String() string {
	if n == Kata {
		return "kata"
	}
	return "pdn"
}

// MarshalText returns the same text as String.
func (n Notation) MarshalText() ([]byte, error) { return []byte(n.String()), nil }

// UnmarshalText reads "kata" or "pdn". For any other text it returns an error and
// leaves the notation unchanged.
func (n *Notation) UnmarshalText(text []byte) error {
	for _, notation := range []Notation{Kata, PDN} {
		if notation.String() == string(text) {
			*n = notation
			return nil
		}
	}
	return fmt.Errorf("notation %q: expected kata or pdn", text)
}

// Square returns the name of a square, or its number if it is off the board.
func (n Notation) Square(s Square) string {
	if n == Kata && s.OnBoard() {
		return string([]byte{'0' + byte(s.X()), '0' + byte(s.Y())})
	}
	return strconv.Itoa(int(s))
}

// ParseSquare reads the name of a square.
func (n Notation) ParseSquare(name string) (Square, error) {
	s, ok := n.readSquare(name)
	if !ok {
		return 0, fmt.Errorf("%q: expected a square like %s", name, n.Square(32))
	}
	return s, nil
}

// order returns the squares sorted by their names, or by their names followed by an x,
// so that turns come in the order of their strings. In PDN, 1 comes before 10 at the
// end of a turn and before a dash, but 1x comes after 10x.
func (n Notation) order(withX bool) *[50]Square {
	switch all := orders(); {
	case n == Kata:
		return &all[0]
	case withX:
		return &all[2]
	default:
		return &all[1]
	}
}

// orders computes the orders when they are first used, so that programs start faster.
var orders = sync.OnceValue(func() *[3][50]Square {
	return &[3][50]Square{orderOf(Kata, ""), orderOf(PDN, ""), orderOf(PDN, "x")}
})

func orderOf(n Notation, behind string) [50]Square {
	var order [50]Square
	for i := range order {
		order[i] = Square(i + 1)
	}
	sortByName(order[:], func(s Square) string { return n.Square(s) + behind })
	return order
}

// sortByName sorts a list by the names of its elements.
func sortByName[T any](list []T, name func(T) string) {
	slices.SortFunc(list, func(a, b T) int { return strings.Compare(name(a), name(b)) })
}

// IsDash reports whether people, editors or fonts use the character as a hyphen between
// two squares: hyphens and dashes of all kinds, and the minus sign. U+0096 and U+0097 are
// the dashes of Windows-1252 in text that was read as Latin-1.
func IsDash(r rune) bool {
	return unicode.Is(unicode.Pd, r) || strings.ContainsRune("\u2212\u00ad\u0096\u0097", r)
}
