package rook

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"
)

// History is the log of the moves in playing order, the board's "data": by the
// state before the move, who made which.
type History struct {
	states []State
	turns  []Turn
}

// Turn is one entry of the history.
type Turn struct {
	Player string
	Move   Move
}

// ErrHistory is a log that no game has left behind.
var ErrHistory = errors.New("no game has such a history")

// Len is the number of moves.
func (h History) Len() int { return len(h.turns) }

// All goes through the history in playing order.
func (h History) All() iter.Seq2[State, Turn] {
	return func(yield func(State, Turn) bool) {
		for i, state := range h.states {
			if !yield(state, h.turns[i]) {
				return
			}
		}
	}
}

// At is the entry of the move made in a state, if there is one.
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

// MarshalJSON writes the document's form without blanks, in playing order:
// {"0,0":["Ann",{"direction":"R","tiles":3}],"0,3":[...]}.
func (h History) MarshalJSON() ([]byte, error) {
	object := []byte{'{'}
	for state, turn := range h.All() {
		if len(object) > 1 {
			object = append(object, ',')
		}
		written, err := json.Marshal(turn)
		if err != nil {
			return nil, err
		}
		object = fmt.Appendf(object, `"%v":%s`, state, written)
	}
	return append(object, '}'), nil
}

// UnmarshalJSON reads a history in any order, by following the states from the
// first one: the one that is least far from the top left. Its error is
// ErrHistory, for what no two players can have played, and the history stays as it was.
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
		widest := Position{Bounds: Bounds{D: maxInt, R: maxInt}, State: state}
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

// expect refuses a player who cannot make the next move: two players who have
// names move in turn.
func (h History) expect(player string) error {
	moves := h.Len()
	switch {
	case player == "":
		return errors.New("a player has no name")
	case moves > 0 && player == h.turns[moves-1].Player:
		return fmt.Errorf("%s moves twice in a row", quote(player))
	case moves > 1 && player != h.turns[moves-2].Player:
		return fmt.Errorf("%s moves, expected %s", quote(player), quote(h.turns[moves-2].Player))
	}
	return nil
}

// MarshalJSON writes the pair ["Ann",{"direction":"R","tiles":3}].
func (t Turn) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{t.Player, t.Move})
}

// UnmarshalJSON reads what MarshalJSON writes. Its error is ErrHistory, and the
// turn stays as it was.
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

// Follow plays the moves of a history, written in any order, on from the
// position now. An illegal move ends it, as it ends a game. Its error is
// ErrHistory, for what is no history, a state never reached or a player out of
// turn; then the game has come as far as it was followed.
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
			return fmt.Errorf("%w: %s moves at %v, expected %s", ErrHistory, quote(entry.player), state, quote(g.ToMove()))
		}
		delete(log, state)
		_ = g.Submit(entry.move) // an illegal move is the game's to tell
	}
}

// entries are those of a history that is not yet followed.
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
		return entry{}, fmt.Errorf("%s is no pair of a player's name and a move", brief(data))
	}
	player, err := readText(pair[0])
	if err != nil {
		return entry{}, fmt.Errorf("the player's name: %w", err)
	}
	return entry{player, pair[1]}, nil
}

// first is the state nearest to the top left. No move leads up or to the left,
// so it is the first one of a game.
func (e entries) first() (nearest State, found bool) {
	for state := range e {
		if !found || compare(state, nearest) < 0 {
			nearest, found = state, true
		}
	}
	return nearest, found
}

// neverReached is the error for what following has left over.
func (e entries) neverReached() error {
	if state, found := e.first(); found {
		return fmt.Errorf("%w: the state %v is never reached", ErrHistory, state)
	}
	return nil
}
