package rook

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
)

// ErrData is returned for text that is not the data of a Smart.
var ErrData = errors.New("not the data of smart")

// MarshalJSON returns the data of s: the bounds, the number of games, each recorded
// state with its value, and the illegal moves that lost. With white space added, an
// example is
//
//	{"bounds": {"D": 1, "R": 2}, "games": 3,
//	 "states": {"0,0": "open", "0,1": "open", "0,2": "won", "1,2": "lost"},
//	 "losing": {"0,1": [{"direction": "T", "tiles": 1}]}}
func (s *Smart) MarshalJSON() ([]byte, error) {
	states, losing := []byte{'{'}, []byte{'{'}
	for state, value := range s.Recorded() {
		states = appendEntry(states, state, `"`+value.String()+`"`)
	}
	for _, state := range slices.SortedFunc(maps.Keys(s.losing), compare) {
		losing = appendEntry(losing, state, "["+strings.Join(s.IllegalMoves(state), ",")+"]")
	}
	return fmt.Appendf(nil, `{"bounds":{"D":%d,"R":%d},"games":%d,"states":%s},"losing":%s}}`,
		s.bounds.D, s.bounds.R, s.games, states, losing), nil
}

// SmartFromJSON returns the strategy with the data that MarshalJSON has written.
// SmartFromJSON proves the values of the recorded states again. It returns ErrData,
// with the reason, if a value differs or anything else is damaged.
func SmartFromJSON(data []byte, chance *rand.Rand) (*Smart, error) {
	smart, err := readSmart(data, chance)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrData, err)
	}
	return smart, nil
}

func readSmart(data []byte, chance *rand.Rand) (*Smart, error) {
	fields, err := fieldsOf(data, []string{"bounds", "games", "states", "losing"})
	if err != nil {
		return nil, err
	}
	var bounds Bounds
	if err := bounds.UnmarshalJSON(fields["bounds"]); err != nil {
		return nil, fmt.Errorf("bounds: %w", err)
	}
	smart, err := NewSmart(bounds, chance)
	if err != nil {
		return nil, err
	}
	if smart.games, err = readCount(fields["games"]); err != nil {
		return nil, fmt.Errorf("games: %w", err)
	}
	if string(fields["states"]) != "{}" && bounds.Tiles() > MaxTiles {
		return nil, ErrTooBig
	}
	if err := smart.readStates(fields["states"]); err != nil {
		return nil, fmt.Errorf("states: %w", err)
	}
	if err := smart.readEntries(fields["losing"], smart.readLosing); err != nil {
		return nil, fmt.Errorf("losing: %w", err)
	}
	if smart.games == 0 && (smart.values != nil || len(smart.losing) > 0) {
		return nil, errors.New("records of 0 games")
	}
	return smart, nil
}

func (s *Smart) readStates(data []byte) error {
	written := map[State]Value{}
	err := s.readEntries(data, func(state State, value json.RawMessage) error {
		name, _ := readText(value)
		known := Value(slices.Index(valueNames[Open:], name) + int(Open))
		if known < Open {
			return fmt.Errorf("%s is not a value of %v: expected open, won or lost", brief(value), state)
		}
		written[state] = known
		s.record(state)
		return nil
	})
	if err != nil || len(written) == 0 {
		return err
	}
	if s.Value(State(s.bounds)) == Unrecorded {
		return fmt.Errorf("no recorded game ended at the goal %v", State(s.bounds))
	}
	s.conclude()
	for state, value := range s.Recorded() {
		if written[state] != value {
			return fmt.Errorf("%v is %v: expected %v from its records", state, written[state], value)
		}
	}
	return nil
}

// readLosing reads the illegal moves that lost in a state.
func (s *Smart) readLosing(state State, data json.RawMessage) error {
	position := Position{Bounds: s.bounds, State: state}
	if position.Over() {
		return fmt.Errorf("no move is made at the goal %v", state)
	}
	moves, err := readArray(data)
	if err != nil {
		return err
	}
	if len(moves) == 0 {
		return fmt.Errorf("no losing move at %v", state)
	}
	for _, move := range moves {
		if _, err := position.MoveFromJSON(move); err == nil {
			return fmt.Errorf("%s is legal at %v", brief(move), state)
		}
		if !s.lost(state, string(move)) {
			return fmt.Errorf("%s comes twice at %v", brief(move), state)
		}
	}
	return nil
}

// readEntries calls read for each state in a JSON object, with the state's value.
func (s *Smart) readEntries(data []byte, read func(State, json.RawMessage) error) error {
	fields, err := readObject(data)
	if err != nil {
		return err
	}
	for _, entry := range fields {
		state, err := parseState(entry.name)
		if err != nil {
			return err
		}
		if state.D > s.bounds.D || state.R > s.bounds.R {
			return fmt.Errorf("%s is outside the bounds %v", quote(entry.name), s.bounds)
		}
		if err := read(state, entry.value); err != nil {
			return err
		}
	}
	return nil
}
