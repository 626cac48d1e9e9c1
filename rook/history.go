package rook

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"math"
	"slices"
)

// History is the document's "data" of a board, the log of its moves. Each move
// is found by the state in which it was made. The zero value is an empty history.
type History struct {
	states []State
	turns  []Turn
}

// Turn holds an entry of the history: who made which move.
type Turn struct {
	Player string
	Move   Move
}

// ErrHistory is returned for a log of moves that cannot be that of a game.
var ErrHistory = errors.New("not the history of a game")

// Len returns the number of moves.
func (h History) Len() int { return len(h.turns) }

// All returns the states with their turns in playing order.
func (h History) All() iter.Seq2[State, Turn] {
	return func(yield func(State, Turn) bool) {
		for i, state := range h.states {
			if !yield(state, h.turns[i]) {
				return
			}
		}
	}
}

// At returns the turn that was taken in a state, and whether there was one.
func (h History) At(state State) (turn Turn, found bool) {
	if i := slices.Index(h.states, state); i >= 0 {
		return h.turns[i], true
	}
	return Turn{}, false
}

func (h *History) add(state State, turn Turn) {
	h.states = append(h.states, state)
	h.turns = append(h.turns, turn)
}

func (h History) clone() History {
	return History{slices.Clone(h.states), slices.Clone(h.turns)}
}

// MarshalJSON returns the history in the document's form, in playing order:
// {"0,0":["Ann",{"direction":"R","tiles":3}],"0,3":[...]}.
func (h History) MarshalJSON() ([]byte, error) {
	object := []byte{'{'}
	for state, turn := range h.All() {
		written, err := json.Marshal(turn)
		if err != nil {
			return nil, err
		}
		object = appendEntry(object, state, written)
	}
	return append(object, '}'), nil
}

// appendEntry appends an entry to a history whose object is still open.
func appendEntry(object []byte, state State, turn []byte) []byte {
	if len(object) > 1 {
		object = append(object, ',')
	}
	return fmt.Appendf(object, `"%v":%s`, state, turn)
}

// UnmarshalJSON reads a history that is written in any order. It follows the
// states from the one nearest to the top left, which is the first because no move
// leads back. It returns ErrHistory for a log that two players cannot have
// played; then the history is unchanged.
func (h *History) UnmarshalJSON(data []byte) error {
	log, err := readEntries(data)
	if err != nil {
		return err
	}
	var followed History
	state, _ := log.first()
	for {
		entry, found := log[state]
		if !found {
			break
		}
		if err := followed.expect(entry.player); err != nil {
			return fmt.Errorf("%w: at %v: %w", ErrHistory, state, err)
		}
		turn := Turn{Player: entry.player}
		if turn.Move, err = decodeMove(entry.move); err != nil {
			return fmt.Errorf("%w: at %v: %w", ErrHistory, state, err)
		}
		followed.add(state, turn)
		delete(log, state)
		widest := Position{Bounds: Bounds{D: math.MaxInt, R: math.MaxInt}, State: state}
		after, err := widest.Play(turn.Move)
		if err != nil {
			return fmt.Errorf("%w: at %v: %w", ErrHistory, state, err)
		}
		state = after.State
	}
	if err := log.neverReached(); err != nil {
		return err
	}
	*h = followed
	return nil
}

// expect returns an error if it is not this player's turn: a history has two
// players at most, who take turns.
func (h History) expect(player string) error {
	moves := h.Len()
	switch {
	case player == "":
		return errors.New("a player has no name")
	case moves > 0 && player == h.turns[moves-1].Player:
		return fmt.Errorf("%s moves twice in a row", quote(player))
	case moves > 1 && player != h.turns[moves-2].Player:
		return fmt.Errorf("%s moves: expected %s", quote(player), quote(h.turns[moves-2].Player))
	}
	return nil
}

// MarshalJSON returns the pair ["Ann",{"direction":"R","tiles":3}].
func (t Turn) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{t.Player, t.Move})
}

// UnmarshalJSON reads what MarshalJSON writes, in any layout. If it returns an
// error, which is ErrHistory, the turn is unchanged.
func (t *Turn) UnmarshalJSON(data []byte) error {
	pair, err := readEntry(data)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrHistory, err)
	}
	move, err := decodeMove(pair.move)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrHistory, err)
	}
	*t = Turn{Player: pair.player, Move: move}
	return nil
}

// Follow plays the moves of a history that is written in any order, beginning in
// the present position. An illegal move ends the game, as always. Follow returns
// ErrHistory for a text that is not a history, a state that is never reached, or
// a player out of turn; the moves before that have been played.
func (g *Game) Follow(data []byte) error {
	log, err := readEntries(data)
	if err != nil {
		return err
	}
	for {
		state := g.position.State
		entry, found := log[state]
		_, over := g.Winner()
		if over || !found {
			return log.neverReached()
		}
		if entry.player != g.ToMove() {
			return fmt.Errorf("%w: %s moves at %v: expected %s", ErrHistory, quote(entry.player), state, quote(g.ToMove()))
		}
		delete(log, state)
		_ = g.Submit(entry.move) // Illegal returns an illegal move
	}
}

// entries holds the entries of a history that have not been followed yet.
type entries map[State]entry

type entry struct {
	player string
	move   json.RawMessage
}

func readEntries(data []byte) (entries, error) {
	fields, err := readObject(data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrHistory, err)
	}
	log := entries{}
	for _, field := range fields {
		state, err := parseState(field.name)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrHistory, err)
		}
		if log[state], err = readEntry(field.value); err != nil {
			return nil, fmt.Errorf("%w: at %v: %w", ErrHistory, state, err)
		}
	}
	return log, nil
}

func readEntry(data []byte) (entry, error) {
	pair, err := readArray(data)
	if err != nil || len(pair) != 2 {
		return entry{}, fmt.Errorf("%s is not a pair of a player's name and a move", brief(data))
	}
	player, err := readText(pair[0])
	if err != nil {
		return entry{}, fmt.Errorf("the player's name: %w", err)
	}
	return entry{player, pair[1]}, nil
}

// first returns the state nearest to the top left. No move leads up or to the
// left, so it is the first state of the game.
func (e entries) first() (nearest State, found bool) {
	for state := range e {
		if !found || compare(state, nearest) < 0 {
			nearest, found = state, true
		}
	}
	return nearest, found
}

// neverReached returns an error if any entries are left.
func (e entries) neverReached() error {
	if state, found := e.first(); found {
		return fmt.Errorf("%w: the state %v is never reached", ErrHistory, state)
	}
	return nil
}
