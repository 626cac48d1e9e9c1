package rook

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Bounds are how far the rook can go DOWN and RIGHT, each 0 or more and not
// both 0 (R1, R5). The board has (D+1) x (R+1) tiles.
type Bounds struct{ D, R int }

// ErrBoard is a board on which no game can start.
var ErrBoard = errors.New("no game can start on such a board")

// ParseBounds reads bounds written as DOWNxRIGHT, as in 3x5. Its error is
// ErrBoard.
func ParseBounds(text string) (Bounds, error) {
	down, right, found := strings.Cut(text, "x")
	d, errD := parseCount(down)
	r, errR := parseCount(right)
	if !found || errD != nil || errR != nil {
		return Bounds{}, fmt.Errorf("%w: %q is not DOWNxRIGHT as in 3x5", ErrBoard, text)
	}
	bounds := Bounds{D: d, R: r}
	return bounds, bounds.Check()
}

// Check is ErrBoard for bounds that are negative or leave no move to make.
func (b Bounds) Check() error {
	switch {
	case b.D < 0 || b.R < 0:
		return fmt.Errorf("%w: bounds are 0 or more, not %v", ErrBoard, b)
	case b.D == 0 && b.R == 0:
		return fmt.Errorf("%w: bounds of %v leave no move to make", ErrBoard, b)
	}
	return nil
}

// String is the bounds as ParseBounds reads them.
func (b Bounds) String() string { return fmt.Sprintf("%dx%d", b.D, b.R) }

// State is where the rook stands: the tiles that it has moved DOWN and RIGHT.
type State struct{ D, R int }

// String is the state as the history writes it, as in 0,3.
func (s State) String() string { return fmt.Sprintf("%d,%d", s.D, s.R) }

// ParseState reads a state as String writes it: no sign, no blank, no zero in
// front.
func ParseState(text string) (State, error) {
	down, right, found := strings.Cut(text, ",")
	d, errD := parseCount(down)
	r, errR := parseCount(right)
	if !found || errD != nil || errR != nil {
		return State{}, fmt.Errorf("%q is no state, expected DOWN,RIGHT as in 0,3", text)
	}
	return State{D: d, R: r}, nil
}

var errCount = errors.New("not a whole number, 0 or more")

// parseCount reads a whole number, 0 or more, in its only spelling.
func parseCount(text string) (int, error) {
	count, err := strconv.Atoi(text)
	if err != nil || count < 0 || strconv.Itoa(count) != text {
		return 0, errCount
	}
	return count, nil
}
