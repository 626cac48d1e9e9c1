package rook

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"maps"
	"slices"
)

// History is the log of the moves in a game, which the document calls "data". The state
// in which a move was made identifies the move. The zero value is an empty history.
type History struct{ log []entry }

// An entry is a turn and the state in which it was taken.
type entry struct {
	state State
	turn  Turn
}

// Turn holds a player and the player's move.
type Turn struct {
	Player string
	Move   Move
}

// ErrHistory is returned for a log of moves that cannot be the log of the game.
var ErrHistory = errors.New("not the history of a game")

// Len returns the number of moves.
func (h History) Len() int { return len(h.log) }

// All returns each state with its turn, in playing order.
func (h History) All() iter.Seq2[State, Turn] {
	return func(yield func(State, Turn) bool) {
		for _, e := range h.log {
			if !yield(e.state, e.turn) {
				return
			}
		}
	}
}

// At returns the turn that was taken in a state, and reports whether there was
// such a turn.
func (h History) At(state State) (turn Turn, found bool) {
	for at, turn := range h.All() {
		if at == state {
			return turn, true
		}
	}
	return Turn{}, false
}

func (h History) clone() History { return History{slices.Clone(h.log)} }

// MarshalJSON returns the history in the document's form, in playing order:
// {"0,0":["Ann",{"direction":"R","tiles":3}],"0,3":[...]}.
func (h History) MarshalJSON() ([]byte, error) {
	object := []byte{'{'}
	for state, turn := range h.All() {
		written, err := json.Marshal(turn)
		if err != nil {
			return nil, err
		}
		object = appendEntry(object, state, string(written))
	}
	return append(object, '}'), nil
}

// appendEntry appends a state and its value in JSON to an object whose closing brace is
// still missing.
func appendEntry(object []byte, state State, value string) []byte {
	if len(object) > 1 {
		object = append(object, ',')
	}
	return fmt.Appendf(object, `"%v":%s`, state, value)
}

// MarshalJSON returns the turn as a pair, such as ["Ann",{"direction":"R","tiles":3}].
func (t Turn) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{t.Player, t.Move})
}

// SubmitHistory reads a history in JSON, and plays its moves from the current position.
// The moves in the history may be in any order. An illegal move ends the game, as
// always. SubmitHistory returns ErrHistory for text that is not a history, a state that
// is never reached, or a player out of turn. The moves before the mistake have been
// played.
func (g *Game) SubmitHistory(data []byte) error {
	log, err := readLog(data)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrHistory, err)
	}
	for {
		state := g.position.State
		next, found := log[state]
		if _, over := g.Winner(); over || !found {
			break
		}
		if next.player != g.ToMove() {
			return fmt.Errorf("%w: %s moves at %v: expected %s", ErrHistory, quote(next.player), state, quote(g.ToMove()))
		}
		delete(log, state)
		_ = g.Submit(next.move) // after an illegal move, the game is over
	}
	if len(log) > 0 {
		first := slices.MinFunc(slices.Collect(maps.Keys(log)), compare)
		return fmt.Errorf("%w: the state %v is never reached", ErrHistory, first)
	}
	return nil
}

// submission is a turn in a history. The move may be illegal.
type submission struct {
	player string
	move   json.RawMessage
}

// readLog returns the turns of a history in JSON.
func readLog(data []byte) (map[State]submission, error) {
	fields, err := readObject(data)
	if err != nil {
		return nil, err
	}
	log := map[State]submission{}
	for _, turn := range fields {
		state, err := parseState(turn.name)
		if err != nil {
			return nil, err
		}
		if log[state], err = readSubmission(turn.value); err != nil {
			return nil, fmt.Errorf("at %v: %w", state, err)
		}
	}
	return log, nil
}

func readSubmission(data []byte) (submission, error) {
	pair, err := readArray(data)
	if err != nil || len(pair) != 2 {
		return submission{}, fmt.Errorf("%s is not a pair of a player's name and a move", brief(data))
	}
	player, err := readText(pair[0])
	if err != nil {
		return submission{}, fmt.Errorf("the player's name: %w", err)
	}
	return submission{player, pair[1]}, nil
}
