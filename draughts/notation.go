package draughts

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
)

// Notation is a way to name the dark squares, and so to write turns.
type Notation uint8

const (
	// Kata names a square by two digits, column and row from the lower left.
	Kata Notation = iota
	// PDN names a square by its number in Portable Draughts Notation, 1 to 50
	// from the upper left, without a leading zero.
	PDN
)

// String is "kata" or "pdn".
func (n Notation) String() string {
	if n == PDN {
		return "pdn"
	}
	return "kata"
}

// Square is the name of a square.
func (n Notation) Square(s Square) string {
	if n == PDN {
		return strconv.Itoa(int(s))
	}
	return fmt.Sprintf("%d%d", s.X(), s.Y())
}

// A list of turns is sorted as strings. In PDN 1 comes before 10, as it does
// at the end of a turn or before a dash, but 1x comes after 10x.
type order [50]Square

// byName and byNameAndX are the squares in the order of their names, in either
// notation: as they are, and with an x behind.
var (
	byName     = [...]order{Kata: Kata.order(""), PDN: PDN.order("")}
	byNameAndX = [...]order{Kata: Kata.order("x"), PDN: PDN.order("x")}
)

func (n Notation) order(behind string) order {
	var o order
	for i := range o {
		o[i] = Square(i + 1)
	}
	slices.SortFunc(o[:], func(a, b Square) int {
		return cmp.Compare(n.Square(a)+behind, n.Square(b)+behind)
	})
	return o
}
