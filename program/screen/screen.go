// Package screen shows a game on a terminal: the board, a list of possible
// actions, what has just happened, and the keys, redrawn in place.
//
// A program makes a [Game], a value that tells what a moment of its game looks
// like and what follows each choice, and calls [Run]. The screen owns the
// window, the keys and the mouse; the game owns everything else. Between the
// two stands [Model], which turns keys into the next model and a model into
// text, so that all of it can be tested without a terminal.
package screen

import "context"

// A Game is one moment of a game as its players see it. It is a value: methods
// that change something return the next moment, and the old one stays usable.
type Game interface {
	// Title returns one line: who is on turn, against whom.
	Title() string
	// Board draws the board, if it can, in no more cells than the window has
	// left; a window too small for the smallest drawing gets the smallest. The
	// drawing shows what the option would do; -1 stands for none.
	Board(within Size, option int) Board
	// Options returns the possible actions. It is empty while a program is on
	// turn and when the game is over.
	Options() []Option
	// Log returns what has happened, a line each, the newest last.
	Log() []string

	// Play carries out an option, counted from 0.
	Play(option int) Game
	// Undo returns the moment of the player's previous decision, or false if
	// there is none.
	Undo() (Game, bool)
	// New begins another game by the same rules.
	New() Game
	// Click returns what follows a click on a spot of the board.
	Click(spot string) Game
	// Key returns what follows a key of the game's own, and whether it is one.
	Key(key string) (Game, bool)

	// Think returns nil unless a program is on turn. Otherwise it returns a
	// function that returns the moment after the program's next step. The
	// function runs beside the screen. When the context ends it returns early,
	// and its result is ignored.
	Think() func(context.Context) Game
	// Hint returns nil if there is no hint. Otherwise it returns a function
	// that returns the same moment with advice, and runs like that of Think.
	Hint() func(context.Context) Game
	// Over reports whether the game has ended.
	Over() bool
	// Pages returns the help that the key ? shows: rules and keys.
	Pages() []Page
	// Words returns the screen's own words in the game's language.
	Words() Words
}

// Size represents a size in cells.
type Size struct{ Width, Height int }

func (s Size) holds(other Size) bool { return other.Width <= s.Width && other.Height <= s.Height }

// A Board is a drawing of a board: lines of text, which may be styled, and the
// places that can be clicked.
type Board struct {
	Lines []string
	Spots []Spot
}

// A Spot is a rectangle of cells of a board, counted from the upper left, that
// means something to the game when it is clicked.
type Spot struct {
	X, Y, Width, Height int
	Name                string
}

func (s Spot) contains(x, y int) bool {
	return x >= s.X && x < s.X+s.Width && y >= s.Y && y < s.Y+s.Height
}

// An Option is one thing that can be done: what it is with its consequence, and
// what a hint says of it, if anything.
type Option struct{ Text, Hint string }

// A Page is a screenful of help.
type Page struct {
	Title string
	Lines []string
}

// Words holds the texts of the screen itself. Fields that end in F are formats.
type Words struct {
	Keys      string // what the keys do, in one line, the most important first
	OwnKeys   string // the same for the game's own keys, if there are any
	Choices   string // heading of the list
	Log       string // heading of the log
	Thinking  string // while a program is on turn
	Over      string // what can be done after the end
	Quit      string // the question before a running game is left
	NewGame   string // the question before a running game is left for a new one
	PageF     string // "page 1 of 3", and how to leave
	TooSmallF string // the window's width and height, and those that are needed
	NothingTo string // when there is nothing to undo
	NoHint    string // when no hint can be given
	SavedF    string // the file in which a game is saved
}

// English holds the screen's words in English.
var English = Words{
	Keys:      "↑↓ 1-9 choose  Enter play  ? help  u undo  h hint  q quit  l log  s save  n new",
	Choices:   "What you can do:",
	Log:       "What happened:",
	Thinking:  "The computer is thinking; press any key to go on.",
	Over:      "The game is over: n plays a new one, u takes back, q quits.",
	Quit:      "Leave this game? (y, n)",
	NewGame:   "Give this game up for a new one? (y, n)",
	PageF:     "page %d of %d: ←→ turn the page, Esc goes back",
	TooSmallF: "This window has %d columns and %d lines; the game needs %d and %d.",
	NothingTo: "There is nothing to take back.",
	NoHint:    "There is no hint here.",
	SavedF:    "saved as %s",
}

// Korean holds the screen's words in Korean.
var Korean = Words{
	Keys:      "↑↓ 선택  Enter 확인  ? 도움말  u 무르기  h 힌트  q 종료  l 기록  s 저장  n 새 판",
	Choices:   "선택:",
	Log:       "진행 기록:",
	Thinking:  "컴퓨터 차례입니다. 아무 키나 누르면 바로 넘어갑니다.",
	Over:      "게임이 끝났습니다. n 새 판  u 무르기  q 종료",
	Quit:      "이 게임을 그만둘까요? (y/n)",
	NewGame:   "이 게임을 버리고 새 게임을 시작할까요? (y/n)",
	PageF:     "%d/%d쪽: ←→ 넘기기, Esc 돌아가기",
	TooSmallF: "창이 가로 %d칸, 세로 %d줄입니다. 가로 %d칸, 세로 %d줄 이상이어야 합니다.",
	NothingTo: "더 무를 수 없습니다.",
	NoHint:    "지금은 힌트를 볼 수 없습니다.",
	SavedF:    "저장했습니다: %s",
}
