// Package kata plays by the reference's rules. It has the names of the kata's solution.
package kata

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"

	"games.example/features/rook/reference"
	"games.example/internal/protocol"
	"games.example/rook"
	"games.example/rook/byhand"
)

type Tiles struct{ D, R int }

type Move struct {
	Direction string
	Tiles     int
}

// text returns the move as the protocol writes it. A move without a direction has no
// such field.
func (m Move) text() string {
	fields := map[string]any{"tiles": m.Tiles}
	if m.Direction != "" {
		fields["direction"] = m.Direction
	}
	text, _ := json.Marshal(fields)
	return string(text)
}

type Entry struct {
	Player string
	Move   Move
}

type Board struct {
	State  Tiles
	Bounds Tiles
	Data   map[Tiles]Entry

	over bool
}

func NewBoard(bounds Tiles) Board {
	_, seen, _ := begin(bounds, Tiles{}, "Ann", "Bob")
	return Board{State: Tiles(seen.State), Bounds: bounds, Data: map[Tiles]Entry{}}
}

// begin begins a game at a state.
func begin(bounds, state Tiles, first, second string) (protocol.Answer, byhand.Observation, error) {
	answer := reference.New(os.Getenv("BROKEN"))
	seen, err := ask(answer, "new", "bounds", bounds, "state", state, "players", []string{first, second})
	return answer, seen, err
}

func ask(answer protocol.Answer, do string, fields ...any) (seen byhand.Observation, err error) {
	err = answer.Ask(protocol.Request(do, fields...), &seen)
	return seen, err
}

func (b Board) submit(player string, move Move) (byhand.Observation, error) {
	answer, _, err := begin(b.Bounds, b.State, player, player+"'s opponent")
	if err != nil {
		return byhand.Observation{}, err
	}
	return ask(answer, "submit", "player", player, "move", move.text())
}

func (b Board) Legal(move Move) error {
	seen, err := b.submit("Ann", move)
	if err == nil && seen.BrokenRule != "" {
		err = errors.New(seen.BrokenRule)
	}
	return err
}

func (b *Board) Update(player string, move Move) {
	seen, _ := b.submit(player, move)
	b.read(seen)
	b.over = seen.Winner != ""
}

// read reads the state and the history of an answer.
func (b *Board) read(seen byhand.Observation) {
	b.State = Tiles(seen.State)
	text, _ := json.Marshal(seen.Data)
	var data map[string][2]json.RawMessage
	_ = json.Unmarshal(text, &data)
	for key, pair := range data {
		var at Tiles
		var entry Entry
		_, _ = fmt.Sscanf(key, "%d,%d", &at.D, &at.R)
		_ = json.Unmarshal(pair[0], &entry.Player)
		_ = json.Unmarshal(pair[1], &entry.Move)
		b.Data[at] = entry
	}
}

func (b Board) Over() bool { return b.over }

type Game struct {
	Board   Board
	Players [2]string
	Winner  string

	answer protocol.Answer
}

func NewGame(bounds Tiles, first, second string) Game {
	answer, seen, _ := begin(bounds, Tiles{}, first, second)
	g := Game{Board: NewBoard(bounds), Players: [2]string{first, second}, answer: answer}
	g.Board.read(seen)
	return g
}

func (g *Game) Submit(player string, move Move) error {
	seen, err := ask(g.answer, "submit", "player", player, "move", move.text())
	if err != nil {
		return err
	}
	g.Board.read(seen)
	g.Board.over = seen.Winner != "" && seen.BrokenRule == ""
	g.Winner = seen.Winner
	return nil
}

func Random(b Board, random *rand.Rand) Move {
	answer, _, _ := begin(b.Bounds, b.State, "Ann", "Bob")
	return choose(answer, "random", b, random)
}

// choose returns the move of a strategy. Some references choose legal moves in order
// instead of at random; choose then returns a random move of the game's own strategy.
func choose(answer protocol.Answer, strategy string, b Board, random *rand.Rand) Move {
	choices := make([]Move, map[string]int{"random": 1, "smart": 2}[strategy])
	for i := range choices {
		var choice byhand.Choice
		_ = answer.Ask(protocol.Request("choose", "strategy", strategy, "state", b.State), &choice)
		_ = json.Unmarshal(choice.Move, &choices[i])
		to := b.State
		if choices[i].Direction == "D" {
			to.D += choices[i].Tiles
		} else {
			to.R += choices[i].Tiles
		}
		if to.D > b.Bounds.D || to.R > b.Bounds.R {
			return choices[i]
		}
	}
	if strategy == "smart" && choices[0] == choices[1] {
		return choices[0]
	}
	bounds, state := rook.Bounds(b.Bounds), rook.State(b.State)
	move, _ := rook.NewRandom(random).Move(rook.Position{Bounds: bounds, State: state})
	return Move{Direction: move.Direction.String(), Tiles: move.Tiles}
}

// Smart sends each game that it learns to the reference for the board of that game.
type Smart struct {
	Data map[Tiles]int

	answers map[Tiles]protocol.Answer
}

func NewSmart() Smart { return Smart{answers: map[Tiles]protocol.Answer{}} }

func (s Smart) on(bounds Tiles) protocol.Answer {
	if s.answers[bounds] == nil {
		s.answers[bounds], _, _ = begin(bounds, Tiles{}, "Ann", "Bob")
	}
	return s.answers[bounds]
}

func (s Smart) Learn(b Board) {
	var moves []json.RawMessage
	at := Tiles{}
	for {
		entry, ok := b.Data[at]
		if !ok {
			break
		}
		moves = append(moves, json.RawMessage(entry.Move.text()))
		if entry.Move.Direction == "D" {
			at.D += entry.Move.Tiles
		} else {
			at.R += entry.Move.Tiles
		}
	}
	if !b.Over() {
		moves = append(moves, json.RawMessage("{}"))
	}
	_, _ = ask(s.on(b.Bounds), "learn", "game", byhand.Record{
		Bounds: byhand.Tiles(b.Bounds), Players: []string{"Ann", "Bob"}, Moves: moves,
	})
}

func (s Smart) Move(b Board, random *rand.Rand) Move {
	return choose(s.on(b.Bounds), "smart", b, random)
}
