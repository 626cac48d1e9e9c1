package pdn

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"games.example/draughts"
)

// Reader reads games one by one.
type Reader struct {
	lexer  *lexer
	peeked *token
	games  int // the number of games that have begun
}

// NewReader returns a Reader that reads the games in a file.
func NewReader(in io.Reader) *Reader { return &Reader{lexer: newLexer(in)} }

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
		if t.kind != end && g.record.Line == 0 {
			g.record.Line = t.line
			r.games++
		}
		switch {
		case t.kind == end && !errors.Is(r.lexer.err, io.EOF):
			return nil, r.lexer.err
		case t.kind == end && g.record.Line == 0:
			return nil, io.EOF
		case t.kind == end:
			return g.close(token{text: string(Unknown)})
		case t.kind == tag && g.isNextGames(t):
			r.peeked = &t
			return g.close(token{text: string(Unknown)})
		case t.kind == result:
			r.readNotesBehind(&g, t.line)
			return g.close(t)
		default:
			g.add(t)
		}
	}
}

func (r *Reader) next() token {
	if t := r.peeked; t != nil {
		r.peeked = nil
		return *t
	}
	return r.lexer.next()
}

// readNotesBehind reads the notes that follow a result on the same line. Such notes
// belong to the game before them.
func (r *Reader) readNotesBehind(g *reading, line int) {
	for {
		t := r.next()
		if t.line != line || t.kind != comment && t.kind != glyph && t.kind != variation {
			r.peeked = &t
			return
		}
		g.add(t)
	}
}

// reading holds a game that is being read.
type reading struct {
	number int
	record Record
	tags   map[string]token // by name
	err    *Error
}

// isNextGames reports whether a tag belongs to the next game, because it follows moves
// or because the game already has a tag with the same name.
func (g *reading) isNextGames(t token) bool {
	_, again := g.tags[t.name]
	return g.record.Game != nil || again && t.err == nil
}

// add adds a token to the game, or records the first mistake.
func (g *reading) add(t token) {
	switch {
	case t.err != nil:
		g.fail(t, t.text, t.err)
	case t.kind == tag:
		g.record.Tags = append(g.record.Tags, Tag{t.name, t.text})
		g.tags[t.name] = t
	case t.kind == move:
		g.addMove(t)
	case g.err == nil:
		after := 0
		if g.record.Game != nil {
			after = g.record.Game.Len()
		}
		g.record.Notes = append(g.record.Notes, Note{after, NoteKind(t.kind - comment), t.text})
	}
}

func (g *reading) addMove(t token) {
	g.begin()
	if g.err != nil {
		return
	}
	p := g.record.Game.Position()
	turn, err := p.ParseShortTurn(t.text, draughts.PDN)
	if err == nil && len(turn.Squares()) > 2 {
		turn, err = p.TurnOf(turn.Move()) // so that the path in the file does not matter
	}
	if err == nil {
		err = g.record.Game.Play(turn)
	}
	if err == nil {
		return
	}
	g.fail(t, t.text, err)
	g.err.Move, _ = numberOf(g.record.Game.Start(), g.record.Game.Len())
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
	if t, given := g.tags["FEN"]; given {
		var err error
		start, err = draughts.ParseFEN(t.text)
		var wrong *draughts.OffsetError
		if errors.As(err, &wrong) {
			t.at = t.inTag + utf8.RuneCountInString(t.text[:wrong.Offset])
			g.fail(t, "FEN", fmt.Errorf("expected %s, found %s", wrong.Expected, wrong.Found))
		}
	}
	g.record.Game = draughts.New(draughts.InitialPosition(start), draughts.Draws(draughts.DrawRules{}))
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
	if tagged := Result(given.text); tagged.isKnown() {
		if !r.fits(tagged) {
			g.fail(last, last.text, fmt.Errorf("%w: expected %s", ErrNotAsTagged, tagged))
		}
		if r == Unknown {
			r, last = tagged, given
			last.at = last.inTag
		}
	}
	if outcome := g.record.Game.Outcome(); !r.fits(ResultOf(outcome)) {
		g.fail(last, last.text, fmt.Errorf("%w: expected %s, %s", ErrNotAsPlayed, ResultOf(outcome), outcome))
	}
	if g.err != nil {
		return nil, g.err
	}
	g.record.Result = r
	r.end(g.record.Game)
	return &g.record, nil
}
