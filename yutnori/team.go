package yutnori

import "fmt"

// Team is what is particular to one player. The zero value is the basic
// game's: from the lower right corner, counter-clockwise, without a skill.
type Team struct {
	Skills
	Corner    Corner // where the team's road starts and ends (H2)
	Clockwise bool   // the road goes around the board clockwise (H3)
}

// cell is where one of the team's positions 1 to 29 is.
func (t Team) cell(at Position) Cell {
	cell := seats[at]
	if t.Clockwise {
		cell = cell.mirrored()
	}
	for range t.Corner {
		cell = cell.quarterTurn()
	}
	return cell
}

// Corner is a corner of the board, where a team may start.
type Corner uint8

// The corners, counter-clockwise from the lower right one.
const (
	SE Corner = iota
	NE
	NW
	SW

	// Corners is how many there are.
	Corners = 4
)

var cornerNames = [Corners]string{"se", "ne", "nw", "sw"}

// ErrNoCorner refuses a text that names no corner.
var ErrNoCorner = refusal("that is no corner of the board")

// ParseCorner reads a corner as String writes it.
//
// Refused: ErrNoCorner.
func ParseCorner(name string) (Corner, error) {
	for corner, known := range cornerNames {
		if name == known {
			return Corner(corner), nil
		}
	}
	return 0, fmt.Errorf("%w: %q", ErrNoCorner, name)
}

// String is the corner's name: se, ne, nw or sw.
func (c Corner) String() string {
	if c >= Corners {
		return fmt.Sprintf("Corner(%d)", uint8(c))
	}
	return cornerNames[c]
}
