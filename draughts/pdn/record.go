// Package pdn reads and writes files of draughts games in Portable Draughts Notation,
// version 3.0. Each game has tags, moves, comments and a result.
//
//	[White "Sijbrands, Ton"]
//	[Black "Wiersma, Harm"]
//	[Result "1-1"]
//
//	1. 32-28 19-23 2. 28x19 14x23 {an exchange} 3. 37-32! 10-14 1-1
//
// A [Reader] reads games one by one, and needs only enough memory for one game, however
// large the file is. After an invalid game it continues with the next game. [Write]
// writes a game in its canonical form, which reads back as an equal [Record].
package pdn

import (
	"slices"

	"games.example/draughts"
)

// Record holds a game from a file, with its tags, notes and result.
type Record struct {
	Tags   []Tag
	Game   *draughts.Game
	Notes  []Note
	Result Result
	Line   int // the line where the game begins, from 1, or 0 if the game is not from a file
}

// Tag represents a line before a game, such as [White "Wiersma, Harm"].
type Tag struct{ Name, Value string }

// Note represents a comment, a mark, a variation or a command between the moves.
type Note struct {
	After int // the number of turns before the note
	Kind  NoteKind
	Text  string // without the braces of a comment, the parentheses of a variation or the slashes of a command
}

// NoteKind represents the kind of a note.
type NoteKind uint8

// The kinds of notes.
const (
	Comment   NoteKind = iota // {a text}
	Glyph                     // a mark such as $1 or !?
	Variation                 // moves that could have been played, in parentheses, kept as text
	Setup                     // a command such as FEN "W:W28:B13", after which the game continues from that position
)

// Result represents the result of a game in a file. Besides the constants, it can be a
// result of another kind from the tag Result, such as 4-6.
type Result string

// The results. A win is worth two points, or one point in the older style.
const (
	Unknown        Result = "*"
	WhiteWins      Result = "2-0"
	BlackWins      Result = "0-2"
	Drawn          Result = "1-1"
	NoResult       Result = "0-0"
	WhiteWinsByOne Result = "1-0"
	BlackWinsByOne Result = "0-1"
	DrawnByHalves  Result = "1/2-1/2"
)

// ResultOf returns the result of a game with the given outcome.
func ResultOf(o draughts.Outcome) Result {
	winner, won := o.Winner()
	switch {
	case won && winner == draughts.White:
		return WhiteWins
	case won:
		return BlackWins
	case o.IsDraw():
		return Drawn
	case o.Reason() == draughts.Adjourned:
		return NoResult
	default:
		return Unknown
	}
}

// newer holds all results, each with its form in the newer style.
var newer = map[Result]Result{
	Unknown: Unknown, WhiteWins: WhiteWins, BlackWins: BlackWins, Drawn: Drawn, NoResult: NoResult,
	WhiteWinsByOne: WhiteWins, BlackWinsByOne: BlackWins, DrawnByHalves: Drawn,
}

// isKnown reports whether a text is a result.
func (r Result) isKnown() bool { return newer[r] != "" }

// fits reports whether two results of a game agree. Unknown, NoResult and results of
// other kinds agree with any result.
func (r Result) fits(other Result) bool {
	isOpen := func(r Result) bool { return r == "" || r == Unknown || r == NoResult }
	r, other = newer[r], newer[other]
	return r == other || isOpen(r) || isOpen(other)
}

// end ends an unfinished game with the result, by resignation, agreement or
// adjournment.
func (r Result) end(g *draughts.Game) {
	switch newer[r] { // a finished game keeps its outcome
	case WhiteWins:
		_ = g.Resign(draughts.Black)
	case BlackWins:
		_ = g.Resign(draughts.White)
	case Drawn:
		_ = g.Agree()
	case NoResult:
		_ = g.Adjourn()
	default: // the result of an unfinished game
	}
}

// NewRecord returns the record of a game. After the given tags, NewRecord adds tags for
// the result and the game type, and for the starting position if it is not the usual
// start. Positions that were set up during the game become notes.
func NewRecord(g *draughts.Game, tags ...Tag) *Record {
	r := &Record{Tags: slices.Clone(tags), Game: g, Result: ResultOf(g.Outcome())}
	r.Tags = append(r.Tags, Tag{"Result", string(r.Result)}, Tag{"GameType", "20"})
	if start := g.Start(); start != draughts.Start() {
		r.Tags = append(r.Tags, Tag{"SetUp", "1"}, Tag{"FEN", start.FEN()})
	}
	for _, s := range g.Setups() {
		r.Notes = append(r.Notes, Note{s.After, Setup, `FEN "` + s.Position.FEN() + `"`})
	}
	return r
}

// Tag returns the value of a tag, or false if the record does not have it.
func (r *Record) Tag(name string) (string, bool) {
	i := slices.IndexFunc(r.Tags, func(t Tag) bool { return t.Name == name })
	if i < 0 {
		return "", false
	}
	return r.Tags[i].Value, true
}

// Equal reports whether the records are the same, except for the lines where they
// begin.
func (r *Record) Equal(other *Record) bool {
	return slices.Equal(r.Tags, other.Tags) && r.Game.Equal(other.Game) &&
		slices.Equal(r.Notes, other.Notes) && r.Result == other.Result
}
