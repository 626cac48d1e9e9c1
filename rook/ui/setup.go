// Package ui presents the Unbalanced Rook to its players.
package ui

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/rook"
)

// A Setup starts games with the chosen players, bounds and first player. The zero value
// is for games on a screen. In these games, smart knows nothing and does not learn.
type Setup struct {
	// Language translates the texts for a screen or a page; nil is English.
	Language message.Language
	// Strict reports whether an illegal move of a person loses the game. Otherwise
	// the move is refused.
	Strict bool
	// Spelled reports whether the list of moves spells the directions RIGHT and DOWN in
	// full everywhere. On a narrow terminal, only the letters fit.
	Spelled bool
	// Recall returns the knowledge that smart has about boards with the given bounds.
	// If Recall is nil, smart knows nothing. The argument person reports whether a
	// person plays the game.
	Recall func(bounds rook.Bounds, person bool) (Knowledge, error)
	// Titled reports whether a game that is played line by line shows its title before
	// each move of a person and after the end, and names the players as the screen does.
	Titled bool
	// Program starts another program as a player of one game. If Program is nil, such
	// players are refused.
	Program func(game *rook.Game, command string) Program
	// Fits reports whether a board can be printed in a game that is played line by line.
	// If the board is too wide for the terminal, Fits also returns the width of the
	// terminal. The board is then drawn with narrow tiles. If Fits is nil, all boards are
	// printed.
	Fits func(rook.Bounds) (width int, ok bool)
	// TellSeed reports whether the seed is printed after a game that depends on the
	// seed.
	TellSeed bool
}

// Knowledge holds the knowledge of smart, and a function that adds to it.
type Knowledge struct {
	Smart *rook.Smart
	// Learn lets smart learn from a game that has ended, and returns the new Smart.
	// Learn is nil if smart does not learn.
	Learn func(*rook.Game) (*rook.Smart, error)
	Named bool   // whether the user named the file of the knowledge
	Note  string // the reason why smart cannot learn, or ""
}

// A Program is a player that runs in another process. Close ends that process.
type Program interface {
	rook.Strategy
	Close()
}

// The values of the "p1" and "p2" rows: a person, and this project's programs.
const (
	Human    = "human"
	Random   = "random"
	Sensible = "sensible"
	Smart    = "smart"
	Perfect  = "perfect"
)

// Outside is the prefix of a value that names any other program, as in exec:COMMAND.
const Outside = "exec:"

// Levels returns this project's programs, the weakest first.
func Levels() []string { return []string{Random, Sensible, Smart, Perfect} }

// Spoken holds the words for the levels that all games have.
var Spoken = map[string]string{Sensible: "easy", Smart: "medium", Perfect: "best"}

// Word returns the word for a player: the level of a program of this project.
func Word(kind string) string { return cmp.Or(Spoken[kind], kind) }

var labels = map[string]string{
	Human:    "a person",
	Random:   "random: a first game",
	Sensible: "easy: looks ahead",
	Smart:    "medium: keeps learning",
	Perfect:  "best: never errs",
}

// Lenient is the name of a choice that has no row in the form. If its value is "yes", an
// illegal move of a person is refused, also by a strict Setup.
const Lenient = "lenient"

// in returns the setup for a game with the given choices.
func (s Setup) in(choices play.Choices) Setup {
	s.Strict = s.Strict && choices[Lenient] != "yes"
	return s
}

// Rows returns the rows of the form.
func (s Setup) Rows(choices play.Choices) []play.Row {
	l := s.Language
	words := append([]string{Human}, Levels()...)
	rows := []play.Row{
		{Name: "p1", Label: l.Text("player 1"), Values: players(l, choices["p1"], words...), Words: words, Spoken: Spoken},
		{Name: "p2", Label: l.Text("player 2"), Values: players(l, choices["p2"], words...), Usual: Random, Words: words, Spoken: Spoken},
		{Name: "bounds", Label: l.Text("board"), Fixed: true, Values: boards(l, choices["bounds"]), Help: "how far the rook can go, `DOWNxRIGHT`"},
		{Name: "first", Label: l.Text("who begins"), Fixed: true, Values: []play.Value{{Name: "1", Label: l.Text("player 1")}, {Name: "2", Label: l.Text("player 2")}}, Help: "player who moves first, 1 or 2"},
	}
	for _, row := range []struct{ name, label, usual, help string }{
		{"state", l.Text("the rook starts at"), "0,0", "where the rook starts, `DOWN,RIGHT`"},
		{"name1", l.Text("name of player 1"), defaultNames[0], "`name` of player 1"},
		{"name2", l.Text("name of player 2"), defaultNames[1], "`name` of player 2"},
	} {
		values := []play.Value{{Name: row.usual, Label: l.Text(row.usual)}}
		if given := choices[row.name]; given != "" && given != row.usual {
			values = append(values, play.Value{Name: given, Label: onOneLine(given)})
		}
		rows = append(rows, play.Row{Name: row.name, Label: row.label, Fixed: true, Values: values, Help: row.help})
	}
	return rows
}

var defaultNames = [2]string{"Player 1", "Player 2"}

// players returns the values that the form offers for a player. If the given value is
// an exec:COMMAND, players adds it.
func players(l message.Language, given string, names ...string) []play.Value {
	if strings.HasPrefix(given, Outside) {
		names = append(names, given)
	}
	var values []play.Value
	for _, name := range names {
		label := l.Text(labels[name])
		if label == "" {
			label = onOneLine(name)
		}
		values = append(values, play.Value{Name: name, Label: label})
	}
	return values
}

// boards returns the bounds that the form offers. With the first bounds, the player who
// begins can win.
func boards(l message.Language, given string) []play.Value {
	names := []string{"4x6", "6x9", "9x14", "14x9", "0x12", "2x3", "4x4"}
	var bounds rook.Bounds
	if bounds.UnmarshalText([]byte(given)) == nil && !slices.Contains(names, given) {
		names = append(names, given)
	}
	var values []play.Value
	for _, name := range names {
		_ = bounds.UnmarshalText([]byte(name)) // all names are bounds
		values = append(values, play.Value{Name: name, Label: l.Format("%d x %d tiles", uint64(bounds.D)+1, uint64(bounds.R)+1)})
	}
	return values
}

// Start returns a new game.
func (s Setup) Start(choices play.Choices, seed uint64) (play.Game, error) {
	var start rook.Position
	if err := start.Bounds.UnmarshalText([]byte(choices["bounds"])); err != nil {
		return play.Game{}, err
	}
	if given := choices["state"]; given != "" {
		if err := start.State.UnmarshalText([]byte(given)); err != nil {
			return play.Game{}, err
		}
	}
	names := [...]string{nameOf(choices, 0), nameOf(choices, 1)}
	begins := firstPlayer(choices)
	game, err := rook.New(start, names[begins], names[1-begins])
	if err != nil {
		return play.Game{}, err
	}
	return s.begin(game, choices, seed, false)
}

// Read returns the game in a record. The choices decide whether player 1 or player 2
// moved first.
func (s Setup) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	game, err := rook.GameFromJSON([]byte(record))
	if err != nil && (s.Language != nil || s.Spelled && !json.Valid([]byte(record))) {
		return play.Game{}, rook.ErrRecord // the details of the error are in English, or in the words of JSON
	}
	if err != nil {
		return play.Game{}, err
	}
	var recorded struct {
		Seed *uint64 `json:"seed"`
	}
	if err := json.Unmarshal([]byte(record), &recorded); err == nil && recorded.Seed != nil {
		seed = *recorded.Seed
	}
	choices = play.Complete(s, choices)
	choices["bounds"], choices["state"] = game.Initial().Bounds.String(), game.Initial().State.String()
	for turn, name := range game.Players() {
		choices[fmt.Sprintf("name%d", (firstPlayer(choices)+turn)%2+1)] = name
	}
	return s.begin(game, choices, seed, recorded.Seed == nil)
}

// firstPlayer returns the player who moves first, 0 or 1.
func firstPlayer(choices play.Choices) int {
	if choices["first"] == "2" {
		return 1
	}
	return 0
}

func nameOf(choices play.Choices, player int) string {
	if name := choices[fmt.Sprintf("name%d", player+1)]; name != "" {
		return name
	}
	return defaultNames[player]
}

// begin returns a game between the players that the choices name.
func (s Setup) begin(game *rook.Game, choices play.Choices, seed uint64, unseeded bool) (play.Game, error) {
	g := &match{setup: s.in(choices), choices: choices, initial: game.Initial(), seed: seed, unseeded: unseeded, ending: &ending{}}
	for turn := range g.players {
		kind, name := choices[fmt.Sprintf("p%d", g.number(turn)+1)], game.Players()[turn]
		g.players[turn] = player{kind: kind, given: name, name: onOneLine(name)}
		if command, outside := strings.CutPrefix(kind, Outside); outside {
			if command == "" {
				return play.Game{}, message.Errorf("no command: expected exec:COMMAND")
			}
			if s.Program == nil {
				return play.Game{}, errors.New("somebody else's program cannot be started here")
			}
			board := game.Clone()
			g.players[turn].program = &program{board: board, Program: s.Program(board, command)}
		}
	}
	var err error
	if s.Recall != nil {
		g.knowledge, err = s.Recall(g.initial.Bounds, g.players[0].isPerson() || g.players[1].isPerson())
	} else {
		g.knowledge.Smart, err = rook.NewSmart(g.initial.Bounds, nil)
	}
	if err != nil {
		return play.Game{}, err
	}
	return g.replay(game), nil
}

// begin returns the story of the match without a move.
func (g *match) begin() play.Game {
	kept := &play.Match{
		Seats: make([]play.Seat, 2), Choices: g.choices, Seed: g.seed, Seeded: g.isSeeded(), Words: g.words(),
		Record: func(story play.Game) (string, error) {
			return Record(Played(story), g.seed, g.isSeeded() && !g.unseeded), nil
		},
		Lines: g.lines, After: g.after,
	}
	for turn, player := range g.players {
		seat := &kept.Seats[g.number(turn)]
		if seat.Key, seat.Name = g.key(turn), g.name(turn); !player.isPerson() {
			seat.Program = g.play
		}
	}
	var log []string
	if g.knowledge.Note != "" {
		log = []string{g.knowledge.Note}
	}
	return play.Begin(kept, Moment{match: g, at: g.initial, chance: *rand.NewPCG(g.seed, 0)}, log...)
}

// replay returns the story of a recorded game. Smart does not learn from a finished record
// a second time.
func (g *match) replay(game *rook.Game) play.Game {
	story := g.begin()
	add := func(moment play.Moment, event play.Event, _ error) { story = story.Then(moment, event) }
	for _, made := range game.History().All() {
		add(story.Moment().(Moment).moved(made.Move))
	}
	switch illegal := game.Illegal(); {
	case illegal != nil:
		add(story.Moment().(Moment).lost(illegal))
	case game.Resigned():
		add(story.Moment().(Moment).resign())
	}
	if story.Over() {
		story = story.Finished()
	}
	return story
}

// isSeeded reports whether a player moves at random.
func (g *match) isSeeded() bool {
	return slices.ContainsFunc(g.players[:], func(p player) bool { return IsRandom(p.kind) })
}

// OtherSide returns the choices for a game in which the other player moves first.
func (Setup) OtherSide(choices play.Choices) (play.Choices, bool) {
	other := maps.Clone(choices)
	other["first"] = fmt.Sprint(2 - firstPlayer(choices))
	return other, true
}

// Pages returns the help pages: the rules and the keys.
func (s Setup) Pages(choices play.Choices) []play.Page {
	example, _ := Setup{Language: s.Language}.Start(play.Choices{"p1": Human, "p2": Human, "bounds": "2x4", "state": "0,1"}, 0) // valid choices
	pages := pages(s.Language)
	pages[0].Picture = example.Picture(1) // of the move RIGHT 2
	hatched := s.Language.Text("On the whole screen, a tile is hatched if the computer has proven that the player who must move from there loses: go there.")
	if s.Spelled { // the pictures of the page have numbers and crosses
		hatched = s.Language.Text("The numbers beside the board say how many tiles are left to the goal. A tile is hatched if the computer has proven that the player who must move from there loses: go there. A tile is crossed if that player wins.")
	}
	pages[0].Lines = append(pages[0].Lines, "", hatched)
	if s.in(choices).Strict {
		pages[0].Lines = append(pages[0].Lines, "", s.Language.Text("An illegal move loses the game."))
	}
	return pages
}

// Words returns the texts that a front shows.
func (s Setup) Words(play.Choices) *play.Words { return words(s.Language) }

// A player is a person or a program in one game.
type player struct {
	kind    string
	given   string // the name in the record
	name    string // the same name, made printable
	program *program
}

func (p player) isPerson() bool { return p.kind == Human }

// program is the player of an exec:COMMAND. It is asked for one move at a time.
type program struct {
	Program
	board *rook.Game // the game as the program sees it
	mutex sync.Mutex
}

func (p *program) moveIn(game *rook.Game) error {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	*p.board = *game.Clone()
	return game.Ask(p.Program)
}
