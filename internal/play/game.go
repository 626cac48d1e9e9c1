// Package play lets people play any game in the same way. A [Setup] and a [Moment] show a
// game to its players and offer them actions.
//
// A front is the part of a program that shows a game and takes the player's input: line
// by line, on a whole terminal screen, or on a page in a browser. A [Session] does the
// work that is the same for all fronts. Fronts do not depend on games, and games do not
// depend on fronts.
//
//	session := play.New(setup, play.Settings{})
//	session, tasks := session.Press("enter") // the form starts a game
//
// The package does no input or output and has no clock.
package play

import "strings"

// A Setup offers the choices for a game, such as the rules and the opponents, and starts
// games. It is a value.
type Setup interface {
	// Rows returns the rows of the form for the choices so far, some of which may be
	// missing. The name of a row is also the name of its flag.
	Rows(Choices) []Row
	// Start returns a new game. The same choices and seed give the same game.
	Start(choices Choices, seed uint64) (Game, error)
	// Read returns the game in a record. The game may be unfinished. Some choices may be
	// missing. The record decides the Fixed rows and, if their choices are missing, the
	// players. The seed applies if the record names no seed. The error describes the
	// mistake in the record. It is Located if its line is known.
	Read(record string, choices Choices, seed uint64) (Game, error)
	// OtherSide returns the choices for a game in which the players have exchanged
	// sides, or false if the game has no sides.
	OtherSide(Choices) (Choices, bool)
	// Pages returns the help pages that the ? key shows: the rules and the keys. The
	// pages are about the game that the choices choose.
	Pages(Choices) []Page
	// Words returns the texts of the fronts in the language of the choices.
	Words(Choices) *Words
}

// A Naming setup is a Setup whose records can name the players that are programs.
type Naming interface {
	// Named returns the choices of players that a record names, or nil.
	Named(record string) Choices
}

// Named returns the choices of players that a record names, or nil. They come before the
// choices that were made for other games.
func Named(setup Setup, record string) Choices {
	if naming, ok := setup.(Naming); ok {
		return naming.Named(record)
	}
	return nil
}

// Choices maps the name of each row to the name of the chosen value. A flag may choose a
// value that the form does not normally offer. Rows then includes the value.
type Choices map[string]string

// A Row is one line of the form, and a flag of the play command. The form offers a row if
// it has a choice between values and an effect.
type Row struct {
	Name, Label string
	Values      []Value  // in the order of the list
	Usual       string   // the name of the usual value, or "" for the first
	Note        string   // sentences about the chosen value, for a front that shows them, or ""
	Help        string   // what the flag does; backquotes are around the word for its value
	Words       []string // the values of the flag, or nil if these are Values in their order
	// Spoken maps values to the words that the flag has in their place. The flag accepts
	// the value itself, too.
	Spoken map[string]string
	// Idle is the reason why the choice has no effect, such as the level of a program in a
	// game without programs, or "". It ends with what a user can do about that.
	Idle string
	// Fixed reports whether a game that has begun keeps the choice, such as the size of
	// its board. Other choices, such as the opponent, can change during a game.
	Fixed bool
	// Look reports whether the choice changes only what the players see, such as the
	// language.
	Look bool
}

// A Value can be chosen in a row.
type Value struct{ Name, Label string }

// A View determines how a board is drawn.
type View struct {
	// Within is the room for the drawing in the window. A drawing may exceed the room
	// only at its smallest size.
	Within Size
	// Option is the option whose consequence the drawing shows, or -1.
	Option int
	// Said holds the words of that option, or "". A Game sets it for its moment.
	Said string
	// Options holds the options of a person who can act now, whose pieces and targets a
	// picture marks. A Game sets it for its moment.
	Options []Option
	// Theme is the palette; nil is Mono.
	Theme *Theme
	// Letters reports whether the drawing is limited to ASCII.
	Letters bool
	// Shown reports whether the lines of a game are for a terminal, not for a pipe.
	Shown bool

	switched string
}

// IsOn reports whether a key of the match's switches is switched on.
func (v View) IsOn(key string) bool { return strings.Contains(v.switched, key) }

// Size is a size in cells.
type Size struct{ Width, Height int }

// Holds reports whether another size fits into this size.
func (s Size) Holds(other Size) bool { return other.Width <= s.Width && other.Height <= s.Height }

// A Board is a drawing of a board. It holds lines of text, which may be styled, and the
// places that can be clicked.
type Board struct {
	Lines []string
	Spots []Spot
	// Cramped reports whether a larger drawing would be easier to read.
	Cramped bool
}

// A Spot is a rectangle of cells on a board that a player can click. Cells are counted
// from the upper left corner.
type Spot struct {
	X, Y, Width, Height int
	Name                string
}

// Contains reports whether a cell belongs to the spot.
func (s Spot) Contains(x, y int) bool {
	return x >= s.X && x < s.X+s.Width && y >= s.Y && y < s.Y+s.Height
}

// An Option is a possible action.
type Option struct {
	Text     string   // describes the action and its consequence
	Hint     string   // a hint about the action, such as the chance to win, or ""
	HintKind HintKind `json:"hintKind"`
	Said     string   `json:"-"` // the words with which a player carries the action out

	From  string // the spot of the piece that the action moves, or ""
	Piece string `json:"-"` // the spot of the piece itself, if it has one apart from From, or ""
	To    string // the spot where the piece arrives, or ""
	Steps int    // the number of steps, which a picture shows at To, or 0
	Takes bool   // whether the piece captures a piece at To
	Same  bool   // whether an earlier option does the same with another piece that is there
	Flag  bool   `json:"-"` // whether a picture shows a flag at To, and no dot
}

// A Count is what a player has beside the board.
type Count struct {
	Name  string // of a player in a game between people, such as "White"
	Level string // of a program, or ""
	Note  string // about the player, such as what a program has learned, or ""
	Piece string // one of the player's pieces as SVG, drawn around the origin
	Color string // the class of the piece
	Hand  int    // the number of pieces that have not yet entered the board
	Spot  string // the spot of the pieces in hand, or ""
	Home  int    // the number of pieces that have reached the goal
	Of    int    // the number of pieces that must reach the goal, or 0
	Left  int    // the number of pieces on the board, or -1 if nobody counts them
	// Misses is the number of turns that the player has yet to miss.
	Misses int
}

// A Chip is a result that the player on turn can still use, or a spent result.
type Chip struct {
	Text  string `json:"text"`
	Steps int    `json:"steps"`
	Times int    `json:"times"` // how many such results there are; 0 if the result is spent
	Note  string `json:"note"`  // what follows its use, or ""
}

// HintKind is the kind of the hint of an option.
type HintKind string

// The kinds of hints.
const (
	Advised HintKind = ""        // such as the mark of the best option
	Chance  HintKind = "chance"  // a chance to win
	Mistake HintKind = "mistake" // the mark of a mistake
)

// Advice is the answer to a player who asks for a hint.
type Advice struct {
	Option int    // the proposed option, or -1
	Text   string // a sentence, such as "R 3 wins"
}

// A Page is a screenful of help.
type Page struct {
	Title   string
	Drawing []string // a drawing that only the screen shows, above the lines
	Picture string   // the SVG element that a browser shows in its place, or ""
	Lines   []string // paragraphs, which a front breaks into lines that fit, and rows of tables
	Keys    bool     // whether the page describes only keys
}
