package draughts

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// ParseFEN reads a position in Forsyth-Edwards Notation (FEN), as Portable Draughts
// Notation uses it, such as
//
//	W:W31-50:B1-20
//	B:WK25,27:B12,K3.
//
// The player to move comes first, then the pieces of the two colors in either
// order: squares from 1 to 50, and ranges of squares. A K before a square or a range
// means kings. One or both colors may have no pieces. The text may end with a dot.
//
// ParseFEN also accepts the variants of other programs: lower-case letters, blanks
// around colons, commas and squares, dashes of other kinds in ranges, a tag [FEN "..."],
// the pieces of only one color, a color without pieces before its pieces, as in
// B:B:W31-50:B1-20, and fields after the pieces, such as :H0:F1, which it ignores.
//
// If the text is invalid, the error is an *OffsetError for the first mistake.
func ParseFEN(text string) (Position, error) {
	r := textReader{text: text}
	tagged := r.tag()
	r.blanks()
	r.position = r.position.WithToMove(r.color("who is to move", White, Black))
	r.blanks()
	for first := true; first || r.anotherColor(); first = false {
		r.colon()
		r.blanks()
		if !r.atEndOfPieces() {
			r.pieces(r.color("whose pieces follow", r.without()...))
		}
	}
	if len(r.without()) == 2 {
		r.skip(":") // as in W::
		r.blanks()
	}
	r.fields()
	r.skip(".")
	if tagged {
		r.endOfTag()
	}
	return r.end()
}

// FEN returns the position in the notation that [ParseFEN] reads: White's pieces come
// first, squares are in ascending order, and three or more consecutive men form a
// range. The text does not end with a dot.
func (p Position) FEN() string {
	return fmt.Sprintf("%c:W%s:B%s", fenColors[p.ToMove()], p.fenPieces(White), p.fenPieces(Black))
}

// String returns the position in FEN.
func (p Position) String() string { return p.FEN() }

func (p Position) fenPieces(c Color) string {
	var items []string
	number := func(s Square) string { return strconv.Itoa(int(s)) }
	for s := Square(1); s.OnBoard(); s++ {
		switch p.At(s) {
		case King(c):
			items = append(items, "K"+number(s))
		case Man(c):
			item, last := number(s), s
			for p.At(last+1) == Man(c) {
				last++
			}
			if last-s >= 2 {
				item += "-" + number(last)
				s = last
			}
			items = append(items, item)
		default: // an empty square, or a piece of the other color
		}
	}
	return strings.Join(items, ",")
}

// OffsetError represents the first mistake in the text of a FEN or a Hub
// position.
type OffsetError struct {
	Offset   int // in bytes, from 0
	Expected string
	Found    string
}

// Error returns "offset OFFSET: expected ..., found ...".
func (e *OffsetError) Error() string {
	return fmt.Sprintf("offset %d: expected %s, found %s", e.Offset, e.Expected, e.Found)
}

// fenColors holds the letters of the two players.
var fenColors = [2]byte{White: 'W', Black: 'B'}

// tag reads the beginning of a tag and reports whether there is one.
func (r *textReader) tag() bool {
	const begin = "[FEN"
	if len(r.text) < len(begin) || !strings.EqualFold(r.text[:len(begin)], begin) {
		return false
	}
	r.offset = len(begin)
	r.blanks()
	if !r.skip(`"`) {
		r.expected("a quotation mark")
	}
	return true
}

func (r *textReader) endOfTag() {
	begin := r.offset
	if r.skip(`"`) {
		if r.blanks(); r.skip("]") {
			return
		}
		r.offset = begin
	}
	r.expected(`"] at the end of the tag`)
}

func (r *textReader) color(whose string, colors ...Color) Color {
	var letters []string
	for _, c := range colors {
		letter := string(fenColors[c])
		if r.skip(letter) || r.skip(strings.ToLower(letter)) {
			return c
		}
		letters = append(letters, letter)
	}
	r.expected(strings.Join(letters, " or ") + " (" + whose + ")")
	return White
}

// without returns the colors that have no pieces yet.
func (r *textReader) without() (colors []Color) {
	for _, c := range []Color{White, Black} {
		if r.position.Occupied(c) == 0 {
			colors = append(colors, c)
		}
	}
	return colors
}

func (r *textReader) colon() {
	if !r.skip(":") {
		r.expected("a colon")
	}
}

// anotherColor reports whether a colon and a color follow, and some color has no pieces
// yet.
func (r *textReader) anotherColor() bool {
	color, ok := strings.CutPrefix(r.rest(), ":")
	color = strings.TrimLeft(color, " \t")
	return r.err == nil && len(r.without()) > 0 && ok && color != "" && strings.IndexByte("WBwb:", color[0]) >= 0
}

// pieces reads the pieces of a color: squares and ranges, separated by commas. There
// may be no pieces.
func (r *textReader) pieces(c Color) {
	r.blanks()
	for more := !r.atEndOfPieces(); more; more = r.skip(",") {
		r.blanks()
		r.squares(c)
	}
	if !r.atEndOfPieces() {
		r.expected("a comma, a colon or the end")
	}
}

func (r *textReader) atEndOfPieces() bool {
	return r.rest() == "" || strings.ContainsRune(`:."`, rune(r.rest()[0]))
}

// squares reads a square or a range, and puts the pieces on the squares.
func (r *textReader) squares(c Color) {
	piece, wanted := Man(c), "K or a square from 1 to 50"
	if r.skip("K") || r.skip("k") {
		piece, wanted = King(c), "a square from 1 to 50"
		r.blanks()
	}
	start := r.offset
	first := r.square(wanted)
	last := first
	r.blanks()
	if r.dash() {
		r.blanks()
		second := r.offset
		if last = r.square("a square from 1 to 50"); last <= first {
			r.refuse(second, fmt.Sprintf("a square above %d", first), r.text[second:r.offset])
		}
		r.blanks()
	}
	for s := first; s <= last && r.err == nil; s++ {
		if r.position.At(s) != None {
			r.refuse(start, "a free square", fmt.Sprintf("%d again", s))
		}
		r.position = r.position.With(s, piece)
	}
}

// dash reads the sign of a range, as programs and editors write it.
func (r *textReader) dash() bool {
	sign, size := utf8.DecodeRuneInString(r.rest())
	return IsDash(sign) && r.skip(r.rest()[:size])
}

func (r *textReader) square(wanted string) Square {
	rest := r.rest()
	digits := rest[:len(rest)-len(strings.TrimLeft(rest, "0123456789"))]
	if digits == "" {
		r.expected(wanted)
		return 0
	}
	number, err := strconv.Atoi(digits)
	if err != nil || number < 1 || number > 50 {
		r.refuse(r.offset, "a square from 1 to 50", digits)
		return 0
	}
	r.skip(digits)
	return Square(number)
}

// fields reads the fields that other programs write after the pieces. A field begins
// with a plus sign or with a capital letter other than W and B.
func (r *textReader) fields() {
	for r.err == nil {
		rest := r.rest()
		field, ok := strings.CutPrefix(rest, ":")
		if !ok || field == "" || strings.IndexByte("+ACDEFGHIJKLMNOPQRSTUVXYZ", field[0]) < 0 {
			return
		}
		field = strings.TrimLeft(field, "+ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
		r.skip(rest[:len(rest)-len(field)])
	}
}

// textReader reads the text of a position. It stops reading at the first mistake.
type textReader struct {
	text     string
	offset   int // the number of bytes read
	err      error
	position Position
}

// rest returns the text that has not been read yet.
func (r *textReader) rest() string { return r.text[r.offset:] }

// skip reads the given text if it comes next, and reports whether the text came next.
func (r *textReader) skip(next string) bool {
	if r.err != nil || !strings.HasPrefix(r.rest(), next) {
		return false
	}
	r.offset += len(next)
	return true
}

func (r *textReader) blanks() {
	for r.skip(" ") || r.skip("\t") || r.skip("\u00a0") {
	}
}

// expected records a mistake: the text does not continue as expected.
func (r *textReader) expected(what string) {
	found := "the end"
	if r.rest() != "" {
		found = quoteFirst(r.rest())
	}
	r.refuse(r.offset, what, found)
}

// refuse records a mistake, unless it has recorded an earlier mistake.
func (r *textReader) refuse(offset int, expected, found string) {
	if r.err == nil {
		r.err = &OffsetError{offset, expected, found}
	}
}

// end returns the position, or the first mistake. Text after the position is a mistake,
// too.
func (r *textReader) end() (Position, error) {
	if r.rest() != "" {
		r.expected("the end")
	}
	if r.err != nil {
		return Position{}, r.err
	}
	return r.position, nil
}
