package rook

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"
)

// ErrRecord is returned for text that is not the record of a game.
var ErrRecord = errors.New("not the record of a game")

// MarshalJSON returns the record of a game, which GameFromJSON reads. If an illegal
// move ended the game, it is the last entry of the data. If the record cannot hold the
// submitted text, the text is written as {}, which is also an illegal move.
func (g *Game) MarshalJSON() ([]byte, error) {
	data, err := g.history.MarshalJSON()
	if err != nil {
		return nil, err
	}
	if g.illegal != nil {
		last, err := json.Marshal([]any{g.ToMove(), g.recordedIllegal()})
		if err != nil {
			return nil, err
		}
		data = appendEntry(data[:len(data)-1], g.position.State, string(last))
		data = append(data, '}')
	}
	resigned := ""
	if g.resigned {
		resigned = g.ToMove()
	}
	return json.Marshal(struct {
		Bounds   Bounds          `json:"bounds"`
		Players  [2]string       `json:"players"`
		Initial  State           `json:"initial_state"`
		Data     json.RawMessage `json:"data"`
		Resigned string          `json:"resigned,omitempty"`
	}{g.initial.Bounds, g.players, g.initial.State, data, resigned})
}

func (g *Game) recordedIllegal() json.RawMessage {
	submitted := []byte(g.illegal.Submitted)
	_, err := g.position.MoveFromJSON(submitted)
	nested := slices.Concat([]byte("[[["), submitted, []byte("]]]")) // nested as deeply as in the record
	if err == nil || !utf8.Valid(submitted) || !json.Valid(nested) || !json.Valid(submitted) {
		return json.RawMessage("{}")
	}
	return submitted
}

// GameFromJSON reads the record of a game and plays it. A record is a JSON object. It
// has the bounds, the names of the two players in the order of their turns, and the
// moves, either as an array in the field moves or as a history in the field data. The
// fields initial_state, resigned and seed are optional. The field resigned has the name
// of the player on turn, who has lost by resigning. The seed is not used:
//
//	{"bounds": {"D": 4, "R": 4}, "players": ["Ann", "Bob"],
//	 "moves": [{"direction": "R", "tiles": 3}]}
//
// The last move may be illegal and end the game. GameFromJSON returns ErrRecord
// for any other mistake.
func GameFromJSON(data []byte) (*Game, error) {
	game, err := readGame(data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRecord, err)
	}
	return game, nil
}

func readGame(data []byte) (*Game, error) {
	fields, err := fieldsOf(data, []string{"bounds", "players"}, "initial_state", "moves", "data", "resigned", "seed")
	if err != nil {
		return nil, err
	}
	var initial Position
	if err := initial.Bounds.UnmarshalJSON(fields["bounds"]); err != nil {
		return nil, fmt.Errorf("bounds: %w", err)
	}
	if seed, found := fields["seed"]; found {
		if _, err := strconv.ParseUint(string(seed), 10, 64); err != nil {
			return nil, fmt.Errorf("seed: %s is not a whole number of 64 bits, 0 or more", brief(seed))
		}
	}
	players, err := readPlayers(fields["players"])
	if err != nil {
		return nil, fmt.Errorf("players: %w", err)
	}
	_, byMoves := fields["moves"]
	_, byData := fields["data"]
	switch {
	case byMoves && byData:
		return nil, errors.New("both moves and data: expected one of them")
	case !byMoves && !byData:
		return nil, errors.New("neither moves nor data: expected one of them")
	}
	if state, found := fields["initial_state"]; found {
		if err := initial.State.UnmarshalJSON(state); err != nil {
			return nil, fmt.Errorf("initial_state: %w", err)
		}
	}
	game, err := New(initial, players[0], players[1])
	if err != nil {
		return nil, err
	}
	return game, game.playRecorded(fields)
}

// playRecorded makes the moves of a record, which may end with a resignation.
func (g *Game) playRecorded(fields map[string]json.RawMessage) (err error) {
	if moves, byMoves := fields["moves"]; byMoves {
		err = g.submitAll(moves)
	} else if err = g.SubmitHistory(fields["data"]); err != nil {
		err = fmt.Errorf("data: %w", err)
	}
	if resigned, found := fields["resigned"]; found && err == nil {
		err = g.resignIn(resigned)
	}
	return err
}

// resignIn reads the name of the player who resigns.
func (g *Game) resignIn(data []byte) error {
	name, err := readText(data)
	switch {
	case err != nil:
		return fmt.Errorf("resigned: %w", err)
	case name != g.ToMove():
		return fmt.Errorf("resigned: %s is not on turn: expected %s", quote(name), quote(g.ToMove()))
	}
	if err := g.Resign(); err != nil {
		return fmt.Errorf("resigned: %w", err)
	}
	return nil
}

func readPlayers(data []byte) (names [2]string, err error) {
	players, err := readArray(data)
	if err != nil {
		return names, err
	}
	if len(players) != len(names) {
		return names, fmt.Errorf("%s is not two names", brief(data))
	}
	for i, player := range players {
		if names[i], err = readText(player); err != nil {
			return names, err
		}
	}
	return names, nil
}

func (g *Game) submitAll(data json.RawMessage) error {
	moves, err := readArray(data)
	if err != nil {
		return fmt.Errorf("moves: %w", err)
	}
	for i, move := range moves {
		if err := g.Submit(move); errors.Is(err, ErrGameOver) {
			return fmt.Errorf("move %d comes after the end of the game", i+1)
		}
	}
	return nil
}
