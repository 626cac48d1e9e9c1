// Package play lets people play any game in the same way. A [Setup] and a [Game] show a
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

import (
	"context"
	"strings"
)

// A Game is one moment of a game as its players see it. It is a value: methods that
// change something return the next moment, and the old moment can still be used.
type Game interface {
	// Title returns one line: the player on turn, and the opponents.
	Title() string
	// Board draws the board in the given view.
	Board(View) Board
	// Picture returns the board as an SVG element for a browser. The board shows the
	// consequence of an option, unless the option is -1.
	Picture(option int) string
	// Motion returns at most 12 moments between an earlier moment and this moment. A
	// front shows the moments one after another, so that a piece walks, sticks tumble,
	// or a captured piece flashes. The titles, options and logs of these moments do not
	// yet show the consequence of the action. Motion returns no moments if nothing moves,
	// or if this moment does not directly follow the earlier moment.
	Motion(before Game) []Game
	// Options returns the possible actions. There are no options while a program is on
	// turn or after the game has ended.
	Options() []Option
	// Log returns the events so far, one on each line, the newest last.
	Log() []string
	// Lines returns the lines that show this moment to a player who last saw the given
	// moment. The argument is nil for a player who has not seen any moment.
	Lines(before Game) []string
	// Prompt returns the text that precedes the line that the player on turn types.
	Prompt() string
	// Answer returns the answer to a question that only this game knows, and reports
	// whether the text is such a question. A question changes nothing. If a question has
	// the name of a command that all games have, the answer replaces the command.
	Answer(question string) (lines []string, ok bool)

	// Play carries out an option, counted from 0.
	Play(option int) Game
	// Say carries out an action that a player types. The text is empty if the player
	// pressed only Enter. The error names the rule that forbids the action, and the
	// action that is expected.
	Say(text string) (Game, error)
	// Click returns the moment after a click on a spot of the board. The error
	// is like the error of Say.
	Click(spot string) (Game, error)
	// Key returns the moment after a key that only this game knows, and reports whether
	// the game knows the key.
	Key(key string) (Game, bool)
	// Undo returns the moment of the player's previous decision, or false if
	// there is none.
	Undo() (Game, bool)
	// Resign returns the moment after the player on turn has resigned, or false if the
	// player cannot resign now.
	Resign() (Game, bool)

	// Think returns nil unless a program is on turn, or must still work after the end,
	// for example to learn. Otherwise it returns a function that returns the moment
	// after the program's next step. The function runs in the background. When its
	// context ends, the function returns early, and its result is ignored.
	Think() func(context.Context) Game
	// Hint returns nil if there is no hint. Otherwise it returns a function that adds
	// hints to the options of the moment, and returns the moment and the advice. The
	// function runs like the function of Think.
	Hint() func(context.Context) (Game, Advice)

	// Over reports whether the game has ended.
	Over() bool
	// Err returns nil, or the reason why an unfinished game cannot continue: for
	// example, the scripted throws have run out.
	Err() error
	// Players returns the names of the players, such as "you" and "computer".
	Players() []string
	// Winner returns the number of the player who has won, or false if nobody has won.
	Winner() (player int, ok bool)
	// Text returns the record of the game, which the Read method of its Setup reads.
	Text() (string, error)
	// Choices returns the choices with which another game like this one starts.
	Choices() Choices
	// Seed returns the seed of the game, or false if nothing in the game depends on a
	// seed.
	Seed() (seed uint64, ok bool)
	// Past returns the moments from the beginning of the game to this moment. The
	// result is empty if the game cannot be reviewed.
	Past() []Past
	// Judge returns nil if no program can judge the game. Otherwise it returns a
	// function that judges each moment that Past returns. The function runs like the
	// function of Think.
	Judge() func(context.Context) []Judgment
	// Words returns the texts of the fronts in the game's language.
	Words() *Words
}

// A Steered game is a Game in which the arrow keys move a piece over the board.
type Steered interface {
	// Steer returns the option that an arrow key selects when the given option is
	// selected. The key is "up", "down", "left" or "right". Either option may be -1,
	// which means no option.
	Steer(option int, arrow string) int
}

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
	// mistake in the record. It begins with the line and the column, as in "3:7:", if they
	// are known.
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

// A Row is one line of the form.
type Row struct {
	Name, Label string
	Values      []Value // the usual value first
	// Fixed reports whether a game that has begun keeps the choice, such as the size of
	// its board. Other choices, such as the opponent, can change during a game.
	Fixed bool
}

// A Value is a value that a player can choose in a row.
type Value struct{ Name, Label string }

// A View determines how a board is drawn.
type View struct {
	// Within is the room for the drawing in the window. A drawing may exceed the room
	// only at its smallest size.
	Within Size
	// Option is the option whose consequence the drawing shows, or -1.
	Option int
	// Said is what that option says, or "".
	Said string
	// Theme is the palette; nil is Mono.
	Theme *Theme
	// Letters reports whether the drawing is limited to ASCII.
	Letters bool

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
	Text string // describes the action and its consequence
	Hint string // a hint about the action, such as the chance to win, or ""
	Said string `json:"-"` // what a player says to carry the action out
}

// Advice is the answer to a player who asks for a hint.
type Advice struct {
	Option int    // the proposed option, or -1
	Text   string // a sentence, such as "R 3 wins"
}

// A Page is a screenful of help.
type Page struct {
	Title string
	Lines []string
	Keys  bool // whether the page describes only keys
}
