package pdn

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"games.example/draughts"
)

const (
	digits     = "0123456789"
	delimiters = " \t\r\f\v\x1a.[]{}()!?$*\";" // the ASCII characters that end a word
)

// Symbols that stand for characters outside ASCII.
const (
	half  = 0x80 // ½
	other = 0xff
)

// symbol returns the first character of a text, and its size in bytes. One symbol
// represents all characters that people and editors use in the same way: '-' all
// dashes, 'x' all signs of a capture, and ' ' all blanks. Text that is not UTF-8 is
// Latin-1.
func symbol(text []byte) (c byte, size int) {
	switch c = text[0]; {
	case c == ':' || c == 'X':
		return 'x', 1
	case c == '\t' || c == '\v' || c == '\f' || c == '\r' || c == '\x1a':
		return ' ', 1
	case c == 0: // which would be the end of the line
		return other, 1
	case c < utf8.RuneSelf:
		return c, 1
	}
	r, size := utf8.DecodeRune(text)
	if size == 1 {
		r = rune(c) // not UTF-8
	}
	switch {
	case draughts.IsDash(r):
		return '-', size
	case strings.ContainsRune("×✕✖⨯хХ", r): // the last two are Cyrillic
		return 'x', size
	case r == '½':
		return half, size
	case unicode.IsSpace(r), unicode.Is(unicode.Cf, r):
		return ' ', size
	default:
		return other, size
	}
}

// cursor reads symbols from a line.
type cursor struct {
	rest []byte
	read int // the number of bytes read
}

// peek returns the next symbol, or 0 at the end of the line.
func (c *cursor) peek() byte {
	if len(c.rest) == 0 {
		return 0
	}
	s, _ := symbol(c.rest)
	return s
}

// isColon reports whether the next character is a colon, which is the sign of a capture
// or of a result.
func (c *cursor) isColon() bool { return len(c.rest) > 0 && c.rest[0] == ':' }

func (c *cursor) next() {
	_, size := symbol(c.rest)
	c.advance(size)
}

func (c *cursor) advance(n int) {
	c.rest = c.rest[n:]
	c.read += n
}

// blanks reads blanks, and reports whether there were any.
func (c *cursor) blanks() bool {
	before := c.read
	for c.peek() == ' ' {
		c.next()
	}
	return c.read > before
}

// digitFollows reads blanks, and reports whether a digit follows.
func (c *cursor) digitFollows() bool {
	c.blanks()
	s := c.peek()
	return '0' <= s && s <= '9'
}

// number reads digits.
func (c *cursor) number() []byte {
	number := c.rest[:len(c.rest)-len(bytes.TrimLeft(c.rest, digits))]
	c.advance(len(number))
	return number
}

// atEndOfWord reports whether no character of a word follows.
func (c *cursor) atEndOfWord() bool {
	s := c.peek()
	return s == 0 || strings.IndexByte(delimiters, s) >= 0
}

// score reads the points of one player in a result: 0, 1 or 2, perhaps with a decimal as
// in 2.0, or a half, which it returns as "1/2" or as "½". It returns "" if no points
// follow.
func (c *cursor) score() string {
	for _, text := range []string{"1/2", "0.5", "0,5"} {
		if bytes.HasPrefix(c.rest, []byte(text)) {
			c.advance(len(text))
			return strings.NewReplacer("0.5", "½", "0,5", "½").Replace(text)
		}
	}
	switch s := c.peek(); s {
	case half:
		c.next()
		return "½"
	case '0', '1', '2':
		c.next()
		if bytes.HasPrefix(c.rest, []byte(".0")) || bytes.HasPrefix(c.rest, []byte(",0")) {
			c.advance(2)
			return string(rune(s)) + ".0"
		}
		return string(rune(s))
	default:
		return ""
	}
}

// readResult returns the result at the beginning of a line, in any usual form, and its
// length in bytes. The length is 0 if the line does not begin with a result.
func readResult(line []byte) (r Result, length int) {
	if first := line[0]; first > '2' && first < utf8.RuneSelf || len(line) > 1 && '0' <= line[1] && line[1] <= '9' {
		return "", 0 // most moves, for speed
	}
	c := cursor{rest: line}
	white := c.score()
	if white == "" {
		return "", 0
	}
	if (white == "1/2" || white == "½") && c.atEndOfWord() {
		length = c.read
	}
	c.blanks()
	if c.peek() == '-' || c.isColon() {
		c.next()
		c.blanks()
		black := c.score()
		switch { // 2.0-0 is a move number and a result
		case white == "½" && black == "½":
			white, black = "1", "1"
		case strings.HasSuffix(white, ".0") && strings.HasSuffix(black, ".0"):
			white, black = white[:1], black[:1]
		}
		if r = Result(white + "-" + black); r.isKnown() && c.atEndOfWord() {
			return r, c.read
		}
	}
	return Drawn, length
}

// resultOf returns the result that a text consists of, or Unknown.
func resultOf(text string) Result {
	text = strings.TrimSpace(text)
	if text == "" {
		return Unknown
	}
	if r, length := readResult([]byte(text)); length == len(text) {
		return r
	}
	return Unknown
}

// longestScore is the greatest length of a result of another kind in bytes.
const longestScore = 40

// isScore reports whether a text consists of the characters of results, as 4-6 and
// 1 1/2 - 1/2 do.
func isScore(text string) bool {
	c := cursor{rest: []byte(text)}
	figures, signs := false, false
	for ; len(c.rest) > 0; c.next() {
		switch s := c.peek(); {
		case s == half || strings.IndexByte(digits, s) >= 0:
			figures = true
		case s == '-' || s == '+' || s == '/' || c.isColon():
			signs = true
		case s != ' ' && s != '.' && s != ',':
			return false
		}
	}
	return figures && signs && len(text) <= longestScore
}

// readTagged returns the length in bytes of the text of the tag Result, if the rest of
// the line begins with that text and nothing is glued to it. Otherwise it returns 0.
// Blanks do not matter.
func (l *lexer) readTagged() int {
	text, tagged := cursor{rest: l.line[l.pos:]}, cursor{rest: l.tagged}
	for {
		tagged.blanks()
		if tagged.peek() == 0 {
			break
		}
		text.blanks()
		if text.peek() != tagged.peek() || text.peek() == other {
			return 0
		}
		text.next()
		tagged.next()
	}
	if text.peek() == '.' || !text.atEndOfWord() {
		return 0
	}
	return text.read
}

// word reads a move or a result. It returns false after a move number: digits before a
// dot.
func (l *lexer) word(t token) (token, bool) {
	if l.tagged != nil {
		if length := l.readTagged(); length > 0 {
			t.kind, t.byTag = result, true
			t.text = l.squares(l.line[l.pos : l.pos+length])
			l.pos += length
			l.glued = l.pos // in case it is a move
			return t, true
		}
	}
	if r, length := readResult(l.line[l.pos:]); length > 0 {
		t.kind, t.text = result, string(r)
		l.pos += length
		return t, true
	}
	t.kind = move
	if length := plainMove(l.line[l.pos:]); length > 0 {
		t.text = string(l.line[l.pos : l.pos+length])
		l.pos += length
	} else if numbered := l.move(&t); numbered {
		return t, false
	}
	l.glued = l.pos
	return t, true
}

// plainMove returns the length of a move that begins a line as this program writes
// moves, or 0.
func plainMove(line []byte) int {
	n, numbers := 0, 0
	for {
		start := n
		for n < len(line) && '0' <= line[n] && line[n] <= '9' {
			n++
		}
		if n == start || n > start+2 {
			return 0
		}
		numbers++
		if n == len(line) || line[n] != '-' && line[n] != 'x' {
			break
		}
		n++
	}
	for behind := n; numbers > 1; behind++ {
		switch {
		case behind == len(line):
			return n
		case line[behind] == ' ':
		case behind == n && strings.IndexByte(delimiters, line[behind]) < 0:
			return 0
		case line[behind] >= utf8.RuneSelf || strings.IndexByte("\t-xX:", line[behind]) >= 0:
			return 0
		default:
			return n
		}
	}
	return 0
}

// move reads a move with blanks, line breaks, or signs of any kind in it, or any other
// word. It returns true after a move number.
func (l *lexer) move(t *token) (numbered bool) {
	var text []byte
	captures := false
	for numbers := 1; ; numbers++ {
		c := cursor{rest: l.line[l.pos:]}
		number := c.number()
		text = append(text, number...)
		l.pos += c.read
		if len(number) == 0 {
			break
		}
		if numbers == 1 && len(number) < 4 {
			l.breakLine()
		}
		sign := l.sign(numbers == 1, len(number))
		if sign == '.' {
			return true
		}
		if sign == 0 {
			break
		}
		captures = captures || sign == 'x'
		text = append(text, sign)
		l.breakLine()
		c = cursor{rest: l.line[l.pos:]}
		if !c.digitFollows() {
			break
		}
		l.pos += c.read
	}
	if len(text) == 0 && l.dashes(t) {
		return false
	}
	t.text = decode(append(text, l.restOfWord()...))
	if captures {
		t.text = strings.ReplaceAll(t.text, "-", "x")
	}
	return false
}

// sign reads the sign behind a number: '-' or 'x' between two squares, or '.' behind a
// move number. It returns 0 if the number has no sign, or if the sign belongs to the next
// word.
func (l *lexer) sign(first bool, numberLength int) byte {
	c := cursor{rest: l.line[l.pos:]}
	blank := c.blanks()
	sign := c.peek()
	switch sign {
	case '.':
		if !first || blank && numberLength == 4 { // 3228 ... is a move
			return 0
		}
		c.next()
	case '-', 'x':
		c.next()
		behind := c
		if continues := behind.digitFollows() || len(behind.rest) == 0; !first && blank && (sign == '-' || !continues) {
			return 0
		}
	default:
		return 0
	}
	l.pos += c.read
	return sign
}

// breakLine continues on the next line if only blanks follow on this line.
func (l *lexer) breakLine() {
	c := cursor{rest: l.line[l.pos:]}
	if c.blanks(); len(c.rest) > 0 || l.unfinished {
		return
	}
	for l.nextLine() && l.isEscaped() {
		l.skipLine()
	}
}

// restOfWord reads the rest of a word.
func (l *lexer) restOfWord() []byte {
	c := cursor{rest: l.line[l.pos:]}
	for !c.atEndOfWord() {
		c.next()
	}
	text := l.line[l.pos : l.pos+c.read]
	l.pos += c.read
	return text
}

// dashes reads dashes that stand for unknown moves, or returns false if there are none.
func (l *lexer) dashes(t *token) bool {
	c := cursor{rest: l.line[l.pos:]}
	read := 0
	var text []byte
	for c.peek() == '-' {
		text = append(text, '-')
		c.next()
		read = c.read
		if c.blanks() && c.peek() == '-' {
			text = append(text, ' ')
		}
	}
	if c = (cursor{rest: l.line[l.pos+read:]}); !c.atEndOfWord() {
		return false
	}
	t.text = string(text)
	l.pos += read
	return read > 0
}

// squares returns a text without blanks, and with a hyphen for each dash, so that it can
// be read as a move.
func (l *lexer) squares(text []byte) string {
	var b strings.Builder
	for c := (cursor{rest: text}); len(c.rest) > 0; c.next() {
		if s := c.peek(); s != ' ' {
			b.WriteByte(s)
		}
	}
	return b.String()
}
