package evaluation

// A pattern is the men in a window, which is a part of the board four rows high and two
// dark squares wide:
//
//	  o   .
//	.   x
//	  o   x
//	.   o
//
// There are four windows side by side and seven windows one above another, so a square is
// in up to eight windows. A square has a man of the player to move (o), a man of the
// opponent (x) or no man, so there are 3⁸ patterns. The number of a pattern has a
// base-three digit for each square. The lowest digit is for the upper left square.
//
// Patterns contain men only. Patterns with kings would rarely recur, because kings are few
// and move far.
const (
	Windows  = windowsAcross * windowsUp
	Patterns = 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3

	windowsAcross = 4
	windowsUp     = 7
)

// A band holds the numbers of the patterns in four windows that are side by side, in 16
// bits each. No number needs more bits, so one addition or multiplication changes all
// four numbers at once.
type band uint64

// pattern returns the number of the pattern in one of the four windows.
func (b band) pattern(window int) uint16 { return uint16(b >> (16 * window)) }

// bandsOf returns the bands of the board, from the top down. The sets of the player's
// own men and of the opponent's men are in the layout of [draughts.Squares.SeenBy].
//
// Two neighboring rows are ten consecutive bits. A small table holds what a player's men
// in two rows add to the numbers of the windows. The opponent's men count twice. The
// four rows of a band are two pairs.
func bandsOf(own, other uint64) [windowsUp]band {
	var pairs [windowsUp + 2]band
	for i := range pairs {
		pairs[i] = twoRows[own&1023] + 2*twoRows[other&1023]
		own, other = own>>5, other>>5 // to the next row
	}
	var bands [windowsUp]band
	for i := range bands {
		bands[i] = pairs[i] + 3*3*3*3*pairs[i+2]
	}
	return bands
}

// twoRows holds the numbers of the windows for one player's men in two neighboring
// rows, with a digit of 1 for a man and 0 for no man.
var twoRows = func() (table [1024]band) {
	for men := range table {
		for window := range windowsAcross {
			here := men >> window
			number := here&1 + 3*(here>>1&1) + 9*(here>>5&1) + 27*(here>>6&1)
			table[men] |= band(number) << (16 * window)
		}
	}
	return table
}()
