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

	"games.example/internal/message"
	"games.example/internal/play"
)

// Heap is a moment of a game with one heap of matches: a player takes one to three matches,
// and whoever takes the last match wins. The program always takes one match.
type Heap struct {
	Matches int
	Taken   []int  // the numbers of matches taken by the player and the program in turn
	Advice  string // the hint of each option
	Kind    play.HintKind

	resigned bool
	learned  bool // whether the program has learned from this game
}

// NewHeap returns a game with the given number of matches. The changes change its match.
func NewHeap(matches int, changes ...func(*play.Match)) play.Game {
	return Begin(Heap{Matches: matches}, changes...)
}

// Begin returns a game against the program that begins with a moment of a heap.
func Begin(moment play.Moment, changes ...func(*play.Match)) play.Game {
	match := &play.Match{
		Seats:    []play.Seat{{Name: "you"}, {Name: "computer", Program: takeOne}},
		Choices:  play.Choices{"matches": strconv.Itoa(moment.(heaper).heap().Matches), "first": "you"},
		Words:    words,
		Switches: "f",
		Record:   write,
		Lines:    lines,
	}
	for _, change := range changes {
		change(match)
	}
	return play.Begin(match, moment)
}

// HeapOf returns the moment of a game that is shown.
func HeapOf(game play.Game) Heap { return game.Moment().(heaper).heap() }

// A heaper is a Heap, or a moment that embeds a Heap.
type heaper interface{ heap() Heap }

func (h Heap) heap() Heap { return h }

// begun returns the number of matches at the beginning.
func (h Heap) begun() int {
	begun := h.Matches
	for _, n := range h.Taken {
		begun += n
	}
	return begun
}

// Learning makes the program learn after the end of a game.
func Learning(match *play.Match) {
	match.After = func(game play.Game) func(context.Context) play.Game {
		return func(context.Context) play.Game {
			heap := HeapOf(game)
			heap.learned = true
			return game.Then(heap, play.Event{Text: "the program learns"})
		}
	}
}

// Against returns a change that gives the program a name.
func Against(rival string) func(*play.Match) {
	return func(match *play.Match) {
		if rival != "" {
			match.Choices["rival"] = rival
		}
	}
}

func takeOne(_ context.Context, game play.Game) (play.Moment, play.Event, error) {
	return game.Moment().Do("T1")
}

// write returns the number of matches at the beginning, and the numbers taken.
func write(game play.Game) (string, error) {
	heap := HeapOf(game)
	if heap.begun() == 13 {
		return "", errors.New("a heap of 13 cannot be written")
	}
	return strings.Trim(fmt.Sprint(append([]int{heap.begun()}, heap.Taken...)), "[]") + "\n", nil
}

// lines returns the new lines of the log, and the matches that are left.
func lines(now, seen play.Game, _ play.View) []string {
	heap := HeapOf(now)
	if heap.learned {
		return []string{"The program has learned."}
	}
	return append(now.NewLog(seen), strings.Repeat("|", heap.Matches))
}

// Turn returns the player on turn, or the winner: the player who has taken the last match,
// or the program if the player has resigned. Nobody wins if the heap was empty at the
// beginning.
func (h Heap) Turn() play.Turn {
	turn := play.Turn{Player: len(h.Taken) % 2, Over: h.Matches == 0 || h.resigned, Winner: (len(h.Taken) + 1) % 2}
	switch {
	case h.resigned:
		turn.Winner = 1
	case len(h.Taken) == 0:
		turn.Winner = -1
	}
	return turn
}

// Title returns the number of matches that are left.
func (h Heap) Title() string { return fmt.Sprintf("%d matches", h.Matches) }

// Options returns an option for each number of matches that the player can take.
func (h Heap) Options() []play.Option {
	var options []play.Option
	for n := 1; n <= min(3, h.Matches); n++ {
		options = append(options, play.Option{Text: fmt.Sprintf("take %d of the matches", n), Hint: h.Advice, HintKind: h.Kind, Said: fmt.Sprintf("T%d", n)})
	}
	return options
}

// Do takes the number of matches that follows the letter T, as in T2. T alone takes one
// match.
func (h Heap) Do(said string) (play.Moment, play.Event, error) {
	if said == play.Resign {
		h.resigned = true
		return h, play.Event{Said: play.Resign, Ended: true, Text: "you resign"}, nil
	}
	n, err := strconv.Atoi(strings.TrimPrefix(cmp.Or(strings.ToUpper(said), "T1"), "T"))
	if err != nil || n < 1 || n > len(h.Options()) {
		return nil, play.Event{}, errors.New("take one to three matches: expected T1, T2 or T3")
	}
	next, event := h.take(n)
	return next, event, nil
}

func (h Heap) take(n int) (Heap, play.Event) {
	who := [...]string{"You", "The program"}[len(h.Taken)%2]
	h.Matches, h.Advice, h.Taken = h.Matches-n, "", append(slices.Clip(h.Taken), n)
	said := fmt.Sprintf("T%d", n)
	return h, play.Event{Said: said, Text: said, Log: []string{fmt.Sprintf("%s took %d.", who, n)}}
}

// Board draws the matches, on three lines if there is room.
func (h Heap) Board(view play.View) play.Board {
	sign := "-"
	if view.IsOn("f") {
		sign = "|"
	}
	taken, _ := strconv.Atoi(strings.TrimPrefix(view.Said, "T"))
	drawn := strings.Repeat(sign, h.Matches-taken) + strings.Repeat("x", taken)
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
func (h Heap) Picture(play.View) string { return "" }

// Prompt returns the number of matches that are left.
func (h Heap) Prompt() string { return fmt.Sprintf("%d> ", h.Matches) }

// Answer answers the question "how many".
func (h Heap) Answer(question string) (lines []string, ok bool) {
	return []string{h.Title()}, question == "how many"
}

// Frames returns the heaps between a larger heap and this heap. Each has one match fewer
// than the heap before it.
func (h Heap) Frames(before play.Moment, _ play.Event) (frames []play.Moment) {
	frame := before.(Heap)
	for frame.Matches--; frame.Matches > h.Matches; frame.Matches-- {
		frames = append(frames, frame)
	}
	return frames
}

// Click takes one match if the first match is clicked.
func (h Heap) Click(spot string) (said string, picked play.Moment, err error) {
	if spot != "first" {
		return "", nil, errors.New("only the first match can be taken by a click")
	}
	return "T1", nil, nil
}

// Chances returns a function that calls all options good and proposes the last option. In
// a review, taking three matches is best. A player who takes two matches loses a fifth of
// the chances, and a player who takes one loses two fifths. The player's chances rise as
// the heap shrinks.
func (h Heap) Chances(review bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances {
		options := h.Options()
		chances := play.Chances{Win: 1 - float64(h.Matches)/float64(h.begun()), Best: "T3", Better: "T3", Way: []string{"first", "third"}, After: map[string]float64{}}
		if h.Turn().Player == 1 {
			chances.Win = 1 - chances.Win
		}
		for i := range options {
			options[i].Hint = "(good)"
			chances.After[options[i].Said] = chances.Win - 0.2*float64(2-i)
		}
		if !review {
			chances.Best = options[len(options)-1].Said
		}
		chances.Hint = play.Hint{Options: options, Text: chances.Best + " is good"}
		return chances
	}
}

var words = func() *play.Words {
	words := play.WordsIn(nil)
	words.OwnKeys = []string{"f flip"}
	words.OwnLines = "  T2       take two matches\n"
	return words
}()

// Setup is the form of a heap: the number of matches, and the player who begins.
type Setup struct{}

// Rows returns the rows "matches" and "first". The player who begins can be chosen only
// for a large heap. If a rival is chosen, the row "rival" comes first.
func (Setup) Rows(choices play.Choices) (rows []play.Row) {
	if choices["rival"] != "" {
		rows = append(rows, play.Row{Name: "rival", Label: "rival", Values: []play.Value{{Name: "Ann", Label: "Ann"}, {Name: "Bob", Label: "Bob"}}})
	}
	rows = append(rows, play.Row{Name: "matches", Label: "matches", Help: "the size", Fixed: true, Values: []play.Value{{Name: "12", Label: "twelve"}, {Name: "3", Label: "three"}, {Name: "13", Label: "thirteen"}}})
	if strings.HasPrefix(choices["matches"], "many") { // which only a flag can name
		last := &rows[len(rows)-1].Values
		*last = append(*last, play.Value{Name: choices["matches"], Label: "many"})
	}
	first := play.Row{Name: "first", Label: "who begins", Help: "who takes first", Fixed: true, Values: []play.Value{{Name: "you", Label: "you"}, {Name: "program", Label: "the program"}}}
	if choices["matches"] == "3" {
		first.Idle = "you begin a heap of 3: expected a larger heap"
	}
	return append(rows, first)
}

// Start returns a new heap. If the program begins, it is on turn as if the player had
// taken no match. Start refuses the seed 13.
func (Setup) Start(choices play.Choices, seed uint64) (play.Game, error) {
	matches, err := strconv.Atoi(choices["matches"])
	if err != nil || seed == 13 {
		return play.Game{}, errors.New("this heap cannot be played")
	}
	return start(matches, choices["first"], choices["rival"], seed), nil
}

// start returns a new game with a seed, unless it is 0.
func start(matches int, first, rival string, seed uint64) play.Game {
	seeded := func(match *play.Match) { match.Seed, match.Seeded = seed, seed != 0 }
	if first != "program" {
		return NewHeap(matches, Against(rival), seeded)
	}
	game := NewHeap(matches, Against(rival), seeded, func(match *play.Match) { match.Choices["first"] = first })
	heap, event := HeapOf(game).take(0)
	return play.Begin(game.Match(), heap, event.Log...)
}

// Read returns the heap in a record, with the chosen rival.
func (Setup) Read(record string, choices play.Choices, _ uint64) (game play.Game, err error) {
	for i, field := range strings.Fields(record) {
		n, err := strconv.Atoi(field)
		switch {
		case err != nil && i > 0:
			return game, message.At(i+1, fmt.Errorf("%q: expected a number of matches", field))
		case err != nil:
			return game, fmt.Errorf("%q: expected a number of matches", field)
		case i == 0:
			game = start(n, "you", choices["rival"], 0)
		case n == 0:
			game = start(HeapOf(game).begun(), "program", choices["rival"], 0)
		default:
			heap, event := HeapOf(game).take(n)
			game = game.Then(heap, event)
		}
	}
	return game, nil
}

// OtherSide returns the choices for a game in which the other player begins.
func (s Setup) OtherSide(choices play.Choices) (play.Choices, bool) {
	if len(play.Offered(s, choices)) < 2 {
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
	keys := play.Page{Title: "The keys", Lines: []string{"f turns the matches."}, Keys: true}
	if choices["matches"] == "3" {
		keys.Lines = nil
	}
	return []play.Page{{Title: "The rules", Lines: []string{"Take one to three matches.", "The last one wins."}}, keys}
}
