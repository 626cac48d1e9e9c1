package pdn

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	encoding "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// Limits on the parts of a file that are in memory at the same time, in bytes.
const (
	longestLine = 1 << 20
	longestNote = 1 << 20
)

// token holds one element of a file, with its position.
type token struct {
	kind  tokenKind
	text  string // for a tag, its value
	name  string // for a tag
	line  int
	at    int  // the column where it begins, in characters from 1
	inTag int  // for a tag, the column where its value begins
	byTag bool // for a result, whether only the tag Result makes it one
	err   error
}

type tokenKind uint8

const (
	end tokenKind = iota
	tag
	move // or any other word where a move is expected
	result
	comment // the notes, in the order of NoteKind
	glyph
	variation
	setup
	wrapper // [pdn] or [/pdn], which forums write around a game
	mistake // anything else
)

// lexer splits a file into tokens. It skips move numbers.
type lexer struct {
	in                  *bufio.Reader
	line                []byte // the line without its ending, or a part of a line that is too long
	unfinished          bool   // whether more of the line follows
	continued           bool   // whether line is a later part of a line that is too long
	tooLong             bool   // whether the next token reports that the line is too long
	pos                 int    // the number of bytes of line that have been read
	number              int    // the number of the line, from 1
	counted, characters int    // how many bytes of the line have been counted, and how many characters they hold
	glued               int    // where the last move or mark ended on the line, or 0
	tagged              []byte // a result of another kind in the tag Result, or nil
	err                 error  // the error that ended reading, or io.EOF at the end of the file
}

func newLexer(in io.Reader) *lexer {
	return &lexer{in: bufio.NewReaderSize(in, longestLine+1)}
}

// nextLine advances to the next line, or to the next part of a line that is too long.
// It reports whether there is such a line or part.
func (l *lexer) nextLine() bool {
	if l.err != nil {
		return false
	}
	if l.number == 0 {
		l.decode()
	}
	l.continued = l.unfinished
	if !l.continued {
		l.number++
	}
	l.pos, l.counted, l.characters, l.glued = 0, 0, 0, 0
	l.line, l.err = l.in.ReadSlice('\n')
	if l.unfinished = errors.Is(l.err, bufio.ErrBufferFull); l.unfinished {
		l.err = nil
	}
	l.tooLong = l.unfinished && !l.continued
	if !l.continued { // files that were joined may have several byte order marks
		l.line = bytes.TrimPrefix(l.line, []byte("\ufeff"))
	}
	if l.err != nil && (l.err != io.EOF || len(l.line) == 0) { //nolint:errorlint // a reader does not wrap io.EOF
		l.line = nil
		return false
	}
	l.line = bytes.TrimRight(l.line, "\r\n")
	return true
}

// decode decodes UTF-16 if the file begins with its byte order mark.
func (l *lexer) decode() {
	switch mark, _ := l.in.Peek(2); string(mark) {
	case "\xff\xfe", "\xfe\xff":
		utf16 := encoding.UTF16(encoding.BigEndian, encoding.ExpectBOM)
		l.in = bufio.NewReaderSize(transform.NewReader(l.in, utf16.NewDecoder()), longestLine+1)
	}
}

// skipLine skips the rest of the line, even if the line is too long.
func (l *lexer) skipLine() {
	for l.unfinished && l.nextLine() {
	}
	l.pos, l.tooLong = len(l.line), false
}

// next returns the next token. At the end of the file, and after reading has failed,
// the kind of the token is end.
func (l *lexer) next() token {
	for {
		if l.tooLong {
			l.tooLong = false
			return token{kind: mistake, text: l.head(), line: l.number, at: 1, err: ErrLineTooLong}
		}
		l.skipBlanks()
		if l.pos < len(l.line) {
			if t, ok := l.token(); ok {
				return t
			}
			continue
		}
		if !l.nextLine() {
			return token{kind: end, line: l.number}
		}
		if l.isEscaped() {
			l.skipLine()
		}
	}
}

// isEscaped reports whether the lexer is at the beginning of a line that starts with %.
// Such lines are skipped.
func (l *lexer) isEscaped() bool {
	return l.pos == 0 && !l.continued && bytes.HasPrefix(l.line, []byte("%"))
}

// head returns the beginning of a line that is too long. It has one character more than
// a message shows, so that the function shortened adds dots.
func (l *lexer) head() string {
	rest := l.line
	for range longestText + 1 {
		_, size := utf8.DecodeRune(rest)
		rest = rest[size:]
	}
	return decode(l.line[:len(l.line)-len(rest)])
}

// skipBlanks skips blanks of all kinds, dots and the end marks of DOS.
func (l *lexer) skipBlanks() {
	for l.skip(" \t\r\f\v.\x1a"); l.pos < len(l.line) && l.line[l.pos] >= utf8.RuneSelf; l.skip(" \t\r\f\v.\x1a") {
		c, size := symbol(l.line[l.pos:])
		if c != ' ' {
			return
		}
		l.pos += size
	}
}

func (l *lexer) skip(characters string) {
	for l.pos < len(l.line) && strings.IndexByte(characters, l.line[l.pos]) >= 0 {
		l.pos++
	}
}

// takeUntil reads up to one of the given characters or to the end of the line, and
// returns the text that it has read.
func (l *lexer) takeUntil(characters string) []byte {
	start := l.pos
	for l.pos < len(l.line) && strings.IndexByte(characters, l.line[l.pos]) < 0 {
		l.pos++
	}
	return l.line[start:l.pos]
}

// token reads the next token of the line, or returns false for a move number.
func (l *lexer) token() (token, bool) {
	t := token{line: l.number, at: l.column()}
	switch c := l.line[l.pos]; c {
	case '[':
		l.tag(&t)
	case '{':
		t.kind = comment
		l.pos++
		l.note(&t, nesting{inComment: true})
	case ';':
		l.lineComment(&t)
	case '(':
		if l.strength() {
			l.glyph(&t)
			break
		}
		t.kind = variation
		l.pos++
		l.note(&t, nesting{parentheses: 1})
	case '$', '!', '?':
		l.glyph(&t)
	case '/':
		l.setup(&t)
	case '*':
		l.asterisk(&t)
	case ']', '}', ')', '"':
		t.kind, t.text, t.err = mistake, string(c), ErrUnexpected
		l.pos++
	default:
		return l.word(t)
	}
	if t.kind == glyph {
		l.glued = l.pos
	}
	return t, true
}

// lineComment reads a comment that ends with its line.
func (l *lexer) lineComment(t *token) {
	t.kind = comment
	l.pos++
	t.text = harmless(decode(bytes.TrimSpace(l.takeUntil("\r"))))
	t.text = strings.ReplaceAll(t.text, "}", ")") // so that it can be written in braces
	if l.pos == len(l.line) {
		l.skipLine()
	}
}

// asterisk reads the end of a game, or the marks of a forced move.
func (l *lexer) asterisk(t *token) {
	if l.glued > 0 && l.glued == l.pos {
		t.kind, t.text = comment, forced
		l.skip("*")
		return
	}
	t.kind, t.text = result, string(Unknown)
	l.pos++
}

// forced is the comment that is kept for an asterisk right behind a move, which means
// that the move is forced.
const forced = "forced"

// strength reports whether marks in parentheses follow, as in (?).
func (l *lexer) strength() bool {
	rest := l.line[l.pos+1:]
	behind := bytes.TrimLeft(rest, "!?")
	return len(behind) < len(rest) && len(behind) > 0 && behind[0] == ')'
}

// setup reads a command between slashes.
func (l *lexer) setup(t *token) {
	const longest = 1000
	var text []byte
	l.pos++
	for {
		text = append(text, l.takeUntil("/")...)
		if l.pos < len(l.line) {
			l.pos++
			t.kind, t.text = setup, harmless(decode(text))
			return
		}
		if len(text) > longest || !l.nextLine() || isTag(l.line) {
			t.kind, t.text, t.err = mistake, "/", ErrNotClosed
			return
		}
		text = append(text, ' ')
	}
}

// column returns the current column, in characters from 1.
func (l *lexer) column() int {
	l.characters += utf8.RuneCount(l.line[l.counted:l.pos])
	l.counted = l.pos
	return 1 + l.characters
}

// glyph reads a dollar sign and a number, or a series of exclamation and question
// marks, perhaps in parentheses.
func (l *lexer) glyph(t *token) {
	t.kind = glyph
	start := l.pos
	if l.line[l.pos] == '$' {
		l.pos++
		l.skip("0123456789")
		if l.pos == start+1 {
			t.kind, t.err = mistake, ErrUnexpected
		}
	} else {
		l.skip("(!?")
		if l.line[start] == '(' {
			l.pos++
		}
	}
	t.text = string(l.line[start:l.pos])
}

// tag reads [Name "value"], or the wrapper of a game. The value ends at the quotation mark before the closing
// bracket, because not all programs escape the quotation marks in a value.
func (l *lexer) tag(t *token) {
	start := l.pos
	for _, text := range []string{"[pdn]", "[/pdn]"} {
		if rest := l.line[l.pos:]; len(rest) >= len(text) && strings.EqualFold(string(rest[:len(text)]), text) {
			t.kind = wrapper
			l.pos += len(text)
			return
		}
	}
	t.kind = tag
	l.pos++
	l.skip(" \t")
	t.name = harmless(decode(l.takeUntil(" \t\"[]")))
	l.skip(" \t")
	if t.name != "" && l.pos < len(l.line) && l.line[l.pos] == '"' {
		l.pos++
		t.inTag = l.column()
		if value, ok := l.value(); ok {
			t.text = harmless(decode(value))
			return
		}
	}
	t.err = ErrTag
	t.text = decode(l.line[start:])
	l.skipLine()
}

// value reads the value of a tag and the closing bracket, or returns false if there is
// no bracket.
func (l *lexer) value() ([]byte, bool) {
	var value []byte
	for ; l.pos < len(l.line); l.pos++ {
		c := l.line[l.pos]
		switch {
		case c == '\\' && l.pos+1 < len(l.line) && strings.IndexByte(`\"`, l.line[l.pos+1]) >= 0:
			l.pos++
			c = l.line[l.pos]
		case c == '"':
			if rest := bytes.TrimLeft(l.line[l.pos+1:], " \t"); bytes.HasPrefix(rest, []byte("]")) {
				l.pos = len(l.line) - len(rest) + 1
				return value, true
			}
		}
		value = append(value, c)
	}
	return nil, false
}

// nesting holds the number of parentheses that are open, and whether a comment is open.
// Parentheses in comments do not count.
type nesting struct {
	parentheses int
	inComment   bool
}

// note reads a comment or a variation, line by line, until nothing is open. A note that
// is too long is read to its end, but not kept.
func (l *lexer) note(t *token, open nesting) {
	var text []byte
	for {
		more, ends := l.noteLine(&open)
		if t.err == nil {
			text = append(text, more...)
		}
		if len(text) > longestNote {
			t.err = ErrNoteTooLong
		}
		if ends {
			break
		}
		if !l.nextLine() || !l.continued && isTag(l.line) {
			t.err = cmp.Or(t.err, ErrNotClosed)
			break
		}
		text = append(text, '\n')
	}
	t.text = harmless(decode(text))
	if t.err != nil {
		t.text = map[tokenKind]string{comment: "{", variation: "("}[t.kind]
		t.kind = mistake
	}
}

// noteLine reads the part of a note on the current line, and reports whether the note
// ends there.
func (l *lexer) noteLine(open *nesting) (text []byte, ends bool) {
	if !open.inComment && l.isEscaped() {
		l.skipLine()
		return nil, false
	}
	start := l.pos
	for ; l.pos < len(l.line); l.pos++ {
		switch c := l.line[l.pos]; {
		case open.inComment:
			open.inComment = c != '}'
		case c == '{':
			open.inComment = true
		case c == ';' && (l.pos == 0 || strings.IndexByte(" \t(", l.line[l.pos-1]) >= 0):
			l.pos = len(l.line)
			return l.line[start:], false
		case c == '(':
			open.parentheses++
		case c == ')':
			open.parentheses--
		}
		if *open == (nesting{}) {
			text = l.line[start:l.pos]
			l.pos++
			return text, true
		}
	}
	return l.line[start:], false
}

// isTag reports whether a line looks like a tag. A regular expression would make the
// page larger by 120 KB.
func isTag(line []byte) bool {
	name, found := bytes.CutPrefix(line, []byte("["))
	if !found {
		return false
	}
	rest := bytes.TrimLeft(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
	return len(rest) < len(name) && len(rest) > 1 && strings.IndexByte(" \t\r\f\v", rest[0]) >= 0 && rest[1] == '"'
}

// decode returns text from a file as UTF-8. If the text is not UTF-8, decode reads it as
// Latin-1.
func decode(text []byte) string {
	if utf8.Valid(text) {
		return string(text)
	}
	var b strings.Builder
	for _, c := range text {
		b.WriteRune(rune(c))
	}
	return b.String()
}

// harmless returns the text of a tag or a note without control characters. Newlines
// remain, tabs and similar characters become blanks, and all other control characters
// become question marks.
func harmless(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case r == '\t', r == '\v', r == '\f', r == '\r':
			return ' '
		case unicode.IsControl(r), unicode.In(r, unicode.Bidi_Control, unicode.Zl, unicode.Zp):
			return '?'
		default:
			return r
		}
	}, text)
}
