package pdn

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"
	"unicode/utf8"

	"games.example/draughts"
)

// Reader reads games one by one.
type Reader struct {
	lexer *lexer
	ahead []token // tokens that have been read in advance
	games int     // the number of games that have begun
}

// NewReader returns a Reader that reads the games in a file.
func NewReader(in io.Reader) *Reader { return &Reader{lexer: newLexer(in)} }

// All returns the remaining games as Read returns them, up to the end of the file or to
// the error that is the reason why reading failed.
func (r *Reader) All() iter.Seq2[*Record, error] {
	return func(yield func(*Record, error) bool) {
		for {
			record, err := r.Read()
			if errors.Is(err, io.EOF) || !yield(record, err) || err != nil && !errors.As(err, new(*Error)) {
				return
			}
		}
	}
}

// Read returns the next game. The draw rules of the game are off, because the file
// determines when the game ends.
//
// If the game is invalid, the error is an *Error, and the next call returns the game
// after it. The error at the end of the file is io.EOF. Any other error is the reason
// why reading failed.
func (r *Reader) Read() (*Record, error) {
	g := reading{number: r.games + 1, tags: map[string]token{}}
	for {
		t := r.next()
		if t.kind != end && t.kind != wrapper && g.record.Line == 0 {
			g.record.Line = t.line
			r.games++
		}
		switch {
		case t.kind == end && !errors.Is(r.lexer.err, io.EOF):
			return nil, r.lexer.err
		case t.kind == end && g.record.Line == 0:
			return nil, io.EOF
		case t.kind == wrapper && g.record.Line == 0:
			// the wrapper of the next game, or of the last game
		case t.kind == end, t.kind == wrapper:
			return r.close(&g, token{text: string(Unknown)})
		case t.kind == tag && g.isNextGames(t):
			r.ahead = append(r.ahead, t)
			return r.close(&g, token{text: string(Unknown)})
		case t.kind == result && t.byTag && g.isLegal(t) && r.continues():
			g.addMove(t)
		case t.kind == result:
			r.lexer.tagged = nil
			r.readNotesBehind(&g, t.line)
			return r.close(&g, t)
		default:
			g.add(t)
			if t.kind == move && g.isStrange && !r.continues() {
				g.err.Move, g.err.Err = 0, ErrResult
			}
			g.isStrange = false
			if t.kind == tag {
				r.lexer.tagged = g.taggedScore()
			}
		}
	}
}

func (r *Reader) next() token {
	if len(r.ahead) > 0 {
		t := r.ahead[0]
		r.ahead = r.ahead[1:]
		return t
	}
	return r.lexer.next()
}

// continues reports whether another move or a result follows, perhaps after notes.
func (r *Reader) continues() bool {
	for i := 0; ; i++ {
		if i == len(r.ahead) {
			r.ahead = append(r.ahead, r.lexer.next())
		}
		switch r.ahead[i].kind {
		case move, result, setup:
			return true
		case comment, glyph, variation:
		default:
			return false
		}
	}
}

// readNotesBehind reads the notes that follow a result on the same line. Such notes
// belong to the game before them.
func (r *Reader) readNotesBehind(g *reading, line int) {
	for {
		t := r.next()
		if t.line != line || t.kind != comment && t.kind != glyph && t.kind != variation {
			r.ahead = append([]token{t}, r.ahead...)
			return
		}
		g.add(t)
	}
}

func (r *Reader) close(g *reading, last token) (*Record, error) {
	r.lexer.tagged = nil
	return g.close(last)
}

// reading holds a game that is being read.
type reading struct {
	number    int
	record    Record
	tags      map[string]token // by name
	lines     []line           // the ways to read the moves, as long as more than one is possible
	choices   int              // the number of times that a short capture fitted several moves
	err       *Error
	isStrange bool  // whether the last token is the first mistake and could be a result of an unknown kind
	words     words // the moves of the game, once one is wrong
}

// isNextGames reports whether a tag belongs to the next game, because it follows moves
// or because the game already has a tag with the same name.
func (g *reading) isNextGames(t token) bool {
	_, again := g.tags[usual(t.name)]
	return g.record.Game != nil || again && t.err == nil
}

// usual returns the name of a tag in the usual case if the tag has a meaning here, and
// otherwise the name itself.
func usual(name string) string {
	for _, known := range []string{"FEN", "GameType", "Result", "SetUp"} {
		if strings.EqualFold(name, known) {
			return known
		}
	}
	return name
}

// taggedScore returns the text of the tag Result if it is a result of another kind,
// such as 4-6, or nil.
func (g *reading) taggedScore() []byte {
	if t, given := g.tags["Result"]; given && resultOf(t.text) == Unknown && isScore(t.text) {
		return []byte(t.text)
	}
	return nil
}

// add adds a token to the game, or records the first mistake.
func (g *reading) add(t token) {
	switch {
	case t.err != nil:
		g.fail(t, t.text, t.err)
	case t.kind == tag:
		g.record.Tags = append(g.record.Tags, Tag{t.name, t.text})
		g.tags[usual(t.name)] = t
	case t.kind == move:
		g.addMove(t)
	case t.kind == setup:
		g.setUp(t)
	case g.err == nil:
		g.note(NoteKind(t.kind-comment), t.text)
	}
}

// note adds a note behind the turns so far.
func (g *reading) note(kind NoteKind, text string) {
	after := 0
	if g.record.Game != nil {
		after = g.record.Game.Len()
	}
	g.record.Notes = append(g.record.Notes, Note{after, kind, text})
}

// begin starts the game from the position in the tags.
func (g *reading) begin() {
	if g.record.Game != nil {
		return
	}
	if t, typed := g.tags["GameType"]; typed {
		if number, _, _ := strings.Cut(t.text, ","); strings.TrimSpace(number) != "20" {
			g.fail(t, t.name+" "+t.text+gameName(number), ErrGameType)
		}
	}
	start := draughts.Start()
	if t, given := g.tags["FEN"]; given && !g.isEmptyFEN(t) {
		var err error
		if start, err = draughts.ParseFEN(t.text); err != nil {
			t.at = t.inTag
			g.failFEN(t, t.text, err)
		}
	}
	g.record.Game = draughts.New(draughts.InitialPosition(start), draughts.Draws(draughts.DrawRules{}))
}

// isEmptyFEN reports whether a tag names no position, and the game has the usual start.
func (g *reading) isEmptyFEN(t token) bool {
	return strings.TrimSpace(t.text) == "" && strings.TrimSpace(g.tags["SetUp"].text) != "1"
}

// failFEN records a mistake in a FEN. The column of the token is the column where the FEN
// begins.
func (g *reading) failFEN(t token, fen string, err error) {
	var wrong *draughts.OffsetError
	if errors.As(err, &wrong) {
		t.at += utf8.RuneCountInString(fen[:wrong.Offset])
		err = fmt.Errorf("expected %s, found %s", wrong.Expected, shortened(wrong.Found))
	}
	if hasLetters(fen) {
		err = ErrLetters
	}
	g.fail(t, "FEN", err)
}

// gameName returns the name of a kind of draughts in parentheses, or "" if the number
// is unknown.
func gameName(number string) string {
	if name := map[string]string{
		"21": "English draughts",
		"22": "Italian draughts",
		"23": "American pool checkers",
		"24": "Spanish draughts",
		"25": "Russian draughts",
		"26": "Brazilian draughts",
		"27": "Canadian draughts",
		"28": "Portuguese draughts",
		"29": "Czech draughts",
		"30": "Turkish draughts",
		"31": "Thai draughts",
		"40": "Frisian draughts",
		"41": "Spantsireti",
	}[strings.TrimSpace(number)]; name != "" {
		return " (" + name + ")"
	}
	return ""
}

func (g *reading) fail(t token, text string, why error) {
	if g.err == nil {
		g.err = &Error{Line: t.line, Column: t.at, Game: g.number, Text: shortened(text), Err: why}
	}
}

// longestText is the greatest number of characters of a wrong text that a message
// shows.
const longestText = 60

// shortened returns the text or, if it is long, its beginning and dots.
func shortened(text string) string {
	n := 0
	for i := range text {
		if n++; n > longestText {
			return text[:i] + "..."
		}
	}
	return text
}

// close returns the finished game. Its result is the result after the moves or, if that
// is unknown, the result in the Result tag.
func (g *reading) close(last token) (*Record, error) {
	g.begin()
	r, given := Result(last.text), g.tags["Result"]
	if last.byTag {
		r, last.text = Result(given.text), given.text
	}
	if tagged := resultOf(given.text); tagged != Unknown {
		if !r.fits(tagged) {
			g.fail(last, last.text, fmt.Errorf("%w: expected %s", ErrNotAsTagged, tagged))
		}
		if r == Unknown {
			r, last = tagged, given
			last.at = last.inTag
		}
	}
	g.decide(r)
	p := g.record.Game.Position()
	hasPieces := p.Occupied(draughts.White)|p.Occupied(draughts.Black) != 0 // otherwise the board proves nothing
	if outcome := g.record.Game.Outcome(); hasPieces && !r.fits(ResultOf(outcome)) {
		g.fail(last, last.text, fmt.Errorf("%w: expected %s, %s", ErrNotAsPlayed, ResultOf(outcome), outcome))
	}
	if g.err != nil {
		if g.isSmaller() {
			g.err.Move, g.err.Err = 0, ErrSmallBoard
		}
		return nil, g.err
	}
	g.record.Result = r
	r.end(g.record.Game)
	return &g.record, nil
}
