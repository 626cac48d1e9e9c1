package draughts

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseFEN reads a position in the Forsyth-Edwards Notation of Portable
// Draughts Notation, such as
//
//	W:W31-50:B1-20
//	B:WK25,27:B12,K3.
//
// The player to move comes first, then the pieces of either color in either
// order: squares from 1 to 50, K before a king, and ranges of men. One or both
// colors may have no pieces. A dot may end it. For the first mistake the error
// is a *OffsetError.
func ParseFEN(text string) (Position, error) {
	r := textReader{text: text}
	toMove, ok := r.color()
	if !ok {
		return Position{}, r.expected("W or B (who is to move)")
	}
	r.position.toMove = toMove

	if err := r.colon(); err != nil {
		return Position{}, err
	}
	first, ok := r.color()
	if !ok {
		return Position{}, r.expected("W or B (whose pieces follow)")
	}
	if err := r.pieces(first); err != nil {
		return Position{}, err
	}

	if err := r.colon(); err != nil {
		return Position{}, err
	}
	second := first.Opponent()
	if !r.skip(fenColors[second]) {
		return Position{}, r.expected(fmt.Sprintf("%c (whose pieces follow)", fenColors[second]))
	}
	if err := r.pieces(second); err != nil {
		return Position{}, err
	}

	r.skip('.')
	if r.offset < len(r.text) {
		return Position{}, r.expected("the end")
	}
	return r.position, nil
}

// FEN writes the position as ParseFEN reads it: White's pieces first, squares
// ascending, three or more men in a row as a range, no dot.
func (p Position) FEN() string {
	return fmt.Sprintf("%c:W%s:B%s", fenColors[p.toMove], p.fenPieces(White), p.fenPieces(Black))
}

// String is the FEN.
func (p Position) String() string { return p.FEN() }

func (p Position) fenPieces(c Color) string {
	var items []string
	number := func(s Square) string { return strconv.Itoa(int(s)) }
	for s := Square(1); s.OnBoard(); s++ {
		switch p.At(s) {
		case King(c):
			items = append(items, "K"+number(s))
		case Man(c):
			last := s
			for p.At(last+1) == Man(c) {
				last++
			}
			switch last - s {
			case 0:
				items = append(items, number(s))
			case 1:
				items = append(items, number(s), number(last))
			default:
				items = append(items, number(s)+"-"+number(last))
			}
			s = last
		default: // free, or the other color's
		}
	}
	return strings.Join(items, ",")
}

// OffsetError is the first mistake in the text of a FEN or of a Hub position.
type OffsetError struct {
	Offset   int    // in bytes, from 0
	Expected string // what should have been there
	Found    string // and what was
}

// Error is offset OFFSET: expected this, found that.
func (e *OffsetError) Error() string {
	return fmt.Sprintf("offset %d: expected %s, found %s", e.Offset, e.Expected, e.Found)
}

// fenColors are the letters of the two players.
var fenColors = [2]byte{White: 'W', Black: 'B'}

// textReader has read the text up to the offset.
type textReader struct {
	text     string
	offset   int
	position Position
}

// pieces reads what follows the letter of a color: nothing, or squares and
// ranges of them with commas between.
func (r *textReader) pieces(c Color) error {
	if r.offset == len(r.text) || strings.IndexByte(":.", r.text[r.offset]) >= 0 {
		return nil
	}
	for {
		if err := r.squares(c); err != nil {
			return err
		}
		if r.skip(',') {
			continue
		}
		if r.offset == len(r.text) || strings.IndexByte(":.", r.text[r.offset]) >= 0 {
			return nil
		}
		return r.expected("a comma, a colon or the end")
	}
}

// squares reads a square, K and a square, or a range.
func (r *textReader) squares(c Color) error {
	piece := Man(c)
	wanted := "K or a square from 1 to 50"
	if r.skip('K') {
		piece = King(c)
		wanted = "a square from 1 to 50"
	}
	start := r.offset
	first, err := r.square(wanted)
	if err != nil {
		return err
	}
	last := first
	if !piece.IsKing() && r.skip('-') {
		second := r.offset
		if last, err = r.square("a square from 1 to 50"); err != nil {
			return err
		}
		if last <= first {
			return &OffsetError{second, fmt.Sprintf("a square above %d", first), r.text[second:r.offset]}
		}
	}
	for s := first; s <= last; s++ {
		if r.position.At(s) != None {
			return &OffsetError{start, "a free square", fmt.Sprintf("%d again", s)}
		}
		r.position = r.position.With(s, piece)
	}
	return nil
}

// square reads a number from 1 to 50.
func (r *textReader) square(wanted string) (Square, error) {
	end := r.offset
	for end < len(r.text) && '0' <= r.text[end] && r.text[end] <= '9' {
		end++
	}
	digits := r.text[r.offset:end]
	if digits == "" {
		return 0, r.expected(wanted)
	}
	number, err := strconv.Atoi(digits)
	if err != nil || number < 1 || number > 50 {
		return 0, &OffsetError{r.offset, "a square from 1 to 50", digits}
	}
	r.offset = end
	return Square(number), nil
}

// color reads the letter of either player.
func (r *textReader) color() (Color, bool) {
	for c, letter := range fenColors {
		if r.skip(letter) {
			return Color(c), true
		}
	}
	return 0, false
}

func (r *textReader) colon() error {
	if !r.skip(':') {
		return r.expected("a colon")
	}
	return nil
}

// piece reads the Hub protocol's letter of a piece, or of an empty square.
func (r *textReader) piece() (Piece, bool) {
	for piece, letter := range []byte(hubPieces) {
		if r.skip(letter) {
			return Piece(piece), true
		}
	}
	return None, false
}

// skip reads the given character if it comes next.
func (r *textReader) skip(character byte) bool {
	if r.offset == len(r.text) || r.text[r.offset] != character {
		return false
	}
	r.offset++
	return true
}

// expected is the error that something else comes next.
func (r *textReader) expected(what string) error {
	found := "the end"
	if r.offset < len(r.text) {
		found = quoteFirst(r.text[r.offset:])
	}
	return &OffsetError{r.offset, what, found}
}
