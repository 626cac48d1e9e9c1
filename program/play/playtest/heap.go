// Package playtest holds a tiny game, and tests that are the same for all games.
package playtest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/program/play"
)

// Heap is a game with one heap of matches: a player takes one to three matches, and
// whoever takes the last match wins. After each move of the player, the program takes
// one match.
type Heap struct {
	Matches  int
	Taken    []int // the numbers of matches taken by the player and the program in turn
	Advice   string
	Upright  bool // whether matches are drawn upright
	Resigned bool
	Learns   bool   // whether the program learns after the game
	Stuck    error  // the reason why the game cannot continue, or nil
	Rival    string // the name of the program, or ""

	begun   int // the number of matches at the beginning
	seed    uint64
	learned bool
	program bool
	before  *Heap
}

// NewHeap returns a game with the given number of matches.
func NewHeap(matches int) Heap { return Heap{Matches: matches, begun: matches} }

// Title returns the number of matches that are left.
func (h Heap) Title() string { return fmt.Sprintf("%d matches", h.Matches) }

// Board draws the matches, on three lines if there is room.
func (h Heap) Board(view play.View) play.Board {
	sign := "-"
	if h.Upright {
		sign = "|"
	}
	drawn := strings.Repeat(sign, h.Matches-(view.Option+1)) + strings.Repeat("x", view.Option+1)
	lines := []string{drawn}
	if view.Within.Width >= 40 && view.Within.Height >= 3 {
		lines = []string{"", drawn, ""}
	}
	return play.Board{Lines: lines, Spots: []play.Spot{
		{X: 0, Y: len(lines) / 2, Width: 1, Height: 1, Name: "first"},
		{X: 1, Y: len(lines) / 2, Width: 1, Height: 1, Name: "second"},
	}}
}

// Picture returns no picture.
func (h Heap) Picture(int) string { return "" }

// Options returns an option for each number of matches that the player can take.
func (h Heap) Options() []play.Option {
	if h.program || h.Over() {
		return nil
	}
	var options []play.Option
	for n := 1; n <= min(3, h.Matches); n++ {
		options = append(options, play.Option{Text: fmt.Sprintf("take %d of the matches", n), Hint: h.Advice})
	}
	return options
}

// Log returns a line for each move.
func (h Heap) Log() []string {
	var log []string
	for i, n := range h.Taken {
		who := "You"
		if i%2 == 1 {
			who = "The program"
		}
		log = append(log, fmt.Sprintf("%s took %d.", who, n))
	}
	return log
}

// Lines returns the moves since the given moment, and the matches that are left.
func (h Heap) Lines(before play.Game) []string {
	if h.learned {
		return []string{"The program has learned."}
	}
	seen, _ := before.(Heap) // an empty heap for nil
	return append(h.Log()[min(len(seen.Taken), len(h.Taken)):], strings.Repeat("|", h.Matches))
}

// Prompt returns the number of matches that are left.
func (h Heap) Prompt() string { return fmt.Sprintf("%d> ", h.Matches) }

// Answer answers the question "how many".
func (h Heap) Answer(question string) (lines []string, ok bool) {
	return []string{h.Title()}, question == "how many"
}

// Play takes matches: option 0 takes one match.
func (h Heap) Play(option int) play.Game {
	if option < 0 || option >= len(h.Options()) {
		panic("an option that there is not")
	}
	next := h
	next.before = &h
	return next.take(option + 1)
}

func (h Heap) take(n int) Heap {
	h.Matches -= n
	h.Advice = ""
	h.Taken = append(slices.Clone(h.Taken), n)
	h.program = len(h.Taken)%2 == 1 && h.Matches > 0
	return h
}

// Motion returns the heaps between a larger heap and this heap. Each has one match
// fewer than the heap before it.
func (h Heap) Motion(before play.Game) (frames []play.Game) {
	for n := before.(Heap).Matches - 1; n > h.Matches; n-- {
		frame := before.(Heap)
		frame.Matches = n
		frames = append(frames, frame)
	}
	return frames
}

// Say takes the number of matches that follows the letter T, as in T2. T alone takes
// one match.
func (h Heap) Say(text string) (play.Game, error) {
	n, err := strconv.Atoi(strings.TrimPrefix(cmp.Or(strings.ToUpper(text), "T1"), "T"))
	if err != nil || n < 1 || n > len(h.Options()) {
		return nil, errors.New("take one to three matches: expected T1, T2 or T3")
	}
	return h.Play(n - 1), nil
}

// Click takes one match if the first match is clicked.
func (h Heap) Click(spot string) (play.Game, error) {
	if spot != "first" || len(h.Options()) == 0 {
		return nil, errors.New("only the first match can be taken by a click")
	}
	return h.Play(0), nil
}

// Key turns the matches if the key is f.
func (h Heap) Key(key string) (play.Game, bool) {
	if key != "f" {
		return nil, false
	}
	h.Upright = !h.Upright
	return h, true
}

// Undo returns the moment before the player's last move.
func (h Heap) Undo() (play.Game, bool) {
	if h.before == nil {
		return nil, false
	}
	return *h.before, true
}

// Resign ends the game with a loss for the player.
func (h Heap) Resign() (play.Game, bool) {
	if h.program || h.Over() {
		return nil, false
	}
	before := h
	h.before, h.Resigned = &before, true
	return h, true
}

// Think returns a function that takes one match for the program, or lets it learn.
func (h Heap) Think() func(context.Context) play.Game {
	switch {
	case h.Over() && h.Learns && !h.learned:
		h.learned = true
		return func(context.Context) play.Game { return h }
	case !h.program:
		return nil
	}
	return func(context.Context) play.Game { return h.take(1) }
}

// Hint proposes the last option and calls all options good.
func (h Heap) Hint() func(context.Context) (play.Game, play.Advice) {
	if len(h.Options()) == 0 {
		return nil
	}
	return func(context.Context) (play.Game, play.Advice) {
		h.Advice = "(good)"
		last := len(h.Options())
		return h, play.Advice{Option: last - 1, Text: fmt.Sprintf("T%d is good", last)}
	}
}

// Past returns the heaps so far: at the beginning, and after each move.
func (h Heap) Past() []play.Past {
	past := NewHeap(h.begun)
	moments := []play.Past{{Game: past}}
	for i, n := range h.Taken {
		past = past.take(n)
		moments = append(moments, play.Past{Game: past, Player: i % 2, Action: fmt.Sprintf("T%d", n)})
	}
	return moments
}

// Judge values taking three matches as the best move. A player who takes two matches
// loses a fifth of the chances, and a player who takes one loses two fifths. The chances
// rise as the heap shrinks.
func (h Heap) Judge() func(context.Context) []play.Judgment {
	return func(context.Context) []play.Judgment {
		judgments := []play.Judgment{{}}
		for i, moment := range h.Past()[1:] {
			judgment := play.Judgment{Chance: 1 - float64(moment.Game.(Heap).Matches)/float64(h.begun)}
			if n := h.Taken[i]; n < 3 {
				judgment.Loss, judgment.Better = 0.2*float64(3-n), "T3"
			}
			judgments = append(judgments, judgment)
		}
		return judgments
	}
}

// Over reports whether all matches have been taken or the player has resigned.
func (h Heap) Over() bool { return h.Matches == 0 || h.Resigned }

// Err returns the error of a stuck heap.
func (h Heap) Err() error { return h.Stuck }

// Players returns the two players.
func (h Heap) Players() []string { return []string{"you", "computer"} }

// Winner returns the player who has taken the last match, or the program if the player
// has resigned. Nobody wins if the heap was empty at the beginning.
func (h Heap) Winner() (player int, ok bool) {
	switch {
	case h.Resigned:
		return 1, true
	case h.Matches > 0 || len(h.Taken) == 0:
		return 0, false
	}
	return (len(h.Taken) - 1) % 2, true
}

// Text returns the number of matches at the beginning, and the numbers taken.
func (h Heap) Text() (string, error) {
	if h.begun == 13 {
		return "", errors.New("a heap of 13 cannot be written")
	}
	return strings.Trim(fmt.Sprint(append([]int{h.begun}, h.Taken...)), "[]") + "\n", nil
}

// Choices returns the size of the heap at the beginning, and the player who began.
func (h Heap) Choices() play.Choices {
	first := "you"
	if len(h.Taken) > 0 && h.Taken[0] == 0 {
		first = "program"
	}
	choices := play.Choices{"matches": strconv.Itoa(h.begun), "first": first}
	if h.Rival != "" {
		choices["rival"] = h.Rival
	}
	return choices
}

// Seed returns the seed of a heap that Setup has started.
func (h Heap) Seed() (seed uint64, ok bool) { return h.seed, h.seed != 0 }

// Words returns the words in English.
func (h Heap) Words() *play.Words { return words }

var words = func() *play.Words {
	words := play.English
	words.OwnKeys = "f flip"
	words.OwnLines = "  T2       take two matches\n"
	return &words
}()

// Setup is the form of a heap: the number of matches, and the player who begins.
type Setup struct{}

// Rows returns the rows "matches" and "first". The player who begins can be chosen only
// for a large heap. If a rival is chosen, the row "rival" comes first.
func (Setup) Rows(choices play.Choices) (rows []play.Row) {
	if choices["rival"] != "" {
		rows = append(rows, play.Row{Name: "rival", Label: "rival", Values: []play.Value{{Name: "Ann", Label: "Ann"}, {Name: "Bob", Label: "Bob"}}})
	}
	rows = append(rows, play.Row{Name: "matches", Label: "matches", Fixed: true, Values: []play.Value{{Name: "12", Label: "twelve"}, {Name: "3", Label: "three"}, {Name: "13", Label: "thirteen"}}})
	if strings.HasPrefix(choices["matches"], "many") { // which only a flag can name
		last := &rows[len(rows)-1].Values
		*last = append(*last, play.Value{Name: choices["matches"], Label: "many"})
	}
	if choices["matches"] == "3" {
		return rows
	}
	return append(rows, play.Row{Name: "first", Label: "who begins", Fixed: true, Values: []play.Value{{Name: "you", Label: "you"}, {Name: "program", Label: "the program"}}})
}

// Start returns a new heap. If the program begins, it is on turn as if the player had
// taken no match. Start refuses the seed 13.
func (Setup) Start(choices play.Choices, seed uint64) (play.Game, error) {
	matches, err := strconv.Atoi(choices["matches"])
	if err != nil || seed == 13 {
		return nil, errors.New("this heap cannot be played")
	}
	heap := NewHeap(matches)
	heap.seed, heap.Rival = seed, choices["rival"]
	if choices["first"] == "program" {
		heap = heap.take(0)
	}
	return heap, nil
}

// Read returns the heap in a record, with the chosen rival.
func (Setup) Read(record string, choices play.Choices, _ uint64) (play.Game, error) {
	var heap Heap
	for i, field := range strings.Fields(record) {
		n, err := strconv.Atoi(field)
		switch {
		case err != nil && i > 0:
			return nil, fmt.Errorf("%d: %q: expected a number of matches", i+1, field)
		case err != nil:
			return nil, fmt.Errorf("%q: expected a number of matches", field)
		case i == 0:
			heap = NewHeap(n)
			heap.Rival = choices["rival"]
		default:
			heap = heap.take(n)
		}
	}
	return heap, nil
}

// OtherSide returns the choices for a game in which the other player begins.
func (s Setup) OtherSide(choices play.Choices) (play.Choices, bool) {
	if len(s.Rows(choices)) < 2 {
		return nil, false
	}
	other := "program"
	if choices["first"] == "program" {
		other = "you"
	}
	return play.Choices{"matches": choices["matches"], "first": other}, true
}

// Words returns the words in English.
func (Setup) Words(play.Choices) *play.Words { return words }

// Pages returns two pages of help. The second page is shorter for a small heap.
func (Setup) Pages(choices play.Choices) []play.Page {
	keys := play.Page{Title: "The keys", Lines: []string{"f turns the matches."}}
	if choices["matches"] == "3" {
		keys.Lines = nil
	}
	return []play.Page{{Title: "The rules", Lines: []string{"Take one to three matches.", "The last one wins."}}, keys}
}
