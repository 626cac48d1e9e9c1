package yutnori

import "errors"

// Team holds the facts about one player. The zero value is a team of the basic game: it
// goes counterclockwise from the lower right corner and has no skills.
type Team struct {
	Skills
	Corner    Corner // the corner where the team's road starts and ends (H2)
	Clockwise bool   // whether the road goes around the board clockwise (H3)
}

// cell returns the cell of one of the team's positions from 1 to 29.
func (t Team) cell(at Position) Cell {
	cell := seats[at/5][at%5]
	if t.Clockwise { // mirrored in the diagonal through the lower right corner
		cell = Cell{cell.Column, cell.Row}
	}
	for range t.Corner { // a counterclockwise quarter turn for each corner after the first
		cell = Cell{Size - 1 - cell.Column, cell.Row}
	}
	return cell
}

// Corner represents a corner of the board, at which a team may start.
type Corner uint8

// The corners, counterclockwise from the lower right one.
const (
	SE Corner = iota
	NE
	NW
	SW

	// NumCorners is the number of corners.
	NumCorners = 4
)

var corners = enumeration[Corner]{"Corner", ErrNoCorner, []string{"se", "ne", "nw", "sw"}}

// ErrNoCorner is returned for text or a number that is not a corner.
var ErrNoCorner = errors.New("that is not a corner of the board")

// String returns the corner's name: se, ne, nw or sw.
func (c Corner) String() string { return corners.name(c) }

// MarshalText returns the corner's name, or [ErrNoCorner].
func (c Corner) MarshalText() ([]byte, error) { return corners.marshal(c) }

// UnmarshalText reads a corner's name; case matters. It returns [ErrNoCorner]
// for any other text.
func (c *Corner) UnmarshalText(name []byte) error { return corners.unmarshal(c, name) }
