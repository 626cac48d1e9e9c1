package pdn

import (
	"fmt"
	"io"
	"strings"

	"games.example/draughts"
)

// widest is the greatest length of a line of moves in bytes, unless a note is
// longer.
const widest = 79

// Write writes a game in its canonical form: the tags in order, and then the moves as
// [draughts.Position.ShortTurn] writes them, with numbers and notes. An empty line
// follows, so that a file can hold several games.
func Write(out io.Writer, r *Record) error {
	var w writer
	for _, t := range r.Tags {
		fmt.Fprintf(&w, "[%s \"%s\"]\n", harmless(t.Name), escape(harmless(t.Value)))
	}
	if len(r.Tags) > 0 {
		w.WriteByte('\n')
	}
	w.moves(r)
	w.word(string(r.Result))
	w.WriteString("\n\n")
	_, err := io.WriteString(out, w.String())
	return err
}

// escape returns the value of a tag on one line. It escapes backslashes and quotation
// marks.
func escape(value string) string {
	return strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ").Replace(value)
}

// writer writes words separated by blanks, or by newlines if a line is full.
type writer struct{ strings.Builder }

func (w *writer) word(word string) {
	text := w.String()
	column := len(text) - 1 - strings.LastIndexByte(text, '\n')
	switch first, _, _ := strings.Cut(word, "\n"); {
	case column == 0:
	case column+1+len(first) > widest:
		w.WriteByte('\n')
	default:
		w.WriteByte(' ')
	}
	w.WriteString(word)
}

// moves writes the moves and the notes.
func (w *writer) moves(r *Record) {
	notes := r.Notes
	numbered := false // whether the number of the next move has been written
	for i, t := range r.Game.Turns() {
		var noted bool
		if notes, noted = w.notes(notes, i); noted {
			numbered = false
		}
		p, _ := r.Game.PositionAfter(i)
		number, mover := r.Game.Number(i)
		text := p.ShortTurn(t, draughts.PDN)
		switch {
		case mover == draughts.White:
			text = fmt.Sprintf("%d. %s", number, text)
		case !numbered:
			text = fmt.Sprintf("%d... %s", number, text)
		}
		numbered = true
		if len(notes) > 0 && notes[0].After == i+1 && notes[0].Kind == Glyph && notes[0].Text[0] != '$' {
			text += notes[0].Text
			notes = notes[1:]
		}
		w.word(text)
	}
	w.notes(notes, r.Game.Len())
}

// notes writes the notes up to the given turn, and returns the remaining notes. It also
// reports whether it has written a note.
func (w *writer) notes(notes []Note, after int) (rest []Note, some bool) {
	for len(notes) > 0 && notes[0].After <= after {
		switch text := harmless(notes[0].Text); notes[0].Kind {
		case Comment:
			w.word("{" + strings.ReplaceAll(text, "}", ")") + "}")
		case Variation:
			w.word("(" + text + ")")
		case Setup:
			w.word("/" + strings.ReplaceAll(text, "/", " ") + "/")
		default:
			w.word(text)
		}
		notes, some = notes[1:], true
	}
	return notes, some
}
