package rook

import (
	"encoding/json"
	"errors"
	"fmt"
)

// ErrRecord says that a text is not the record of a game.
var ErrRecord = errors.New("not the record of a game")

// ReadGame reads the record of a game and plays it. A record is a JSON object
// with the bounds, the players (two names, the player who starts first), an
// optional initial_state, and either the moves, an array, or the data, a history:
//
//	{"bounds": {"D": 4, "R": 4}, "players": ["Ann", "Bob"],
//	 "moves": [{"direction": "R", "tiles": 3}]}
//
// The last move may be illegal and end the game. Anything else that is wrong is
// ErrRecord.
func ReadGame(data []byte) (*Game, error) {
	game, err := readGame(data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRecord, err)
	}
	return game, nil
}

func readGame(data []byte) (*Game, error) {
	fields, err := fieldsOf(data, []string{"bounds", "players"}, "initial_state", "moves", "data")
	if err != nil {
		return nil, err
	}
	var initial Position
	if err := initial.Bounds.UnmarshalJSON(fields["bounds"]); err != nil {
		return nil, fmt.Errorf("bounds: %w", err)
	}
	players, err := readPlayers(fields["players"])
	if err != nil {
		return nil, fmt.Errorf("players: %w", err)
	}
	moves, byMoves := fields["moves"]
	log, byData := fields["data"]
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
	game, err := NewGame(initial, players[0], players[1])
	if err != nil {
		return nil, err
	}
	if byMoves {
		return game, game.submitAll(moves)
	}
	if err := game.Follow(log); err != nil {
		return nil, fmt.Errorf("data: %w", err)
	}
	return game, nil
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
