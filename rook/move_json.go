package rook

import (
	"encoding/json"
	"errors"
	"strconv"
)

// UnmarshalJSON reads a move in JSON, in any layout. It returns an *IllegalMoveError
// for a move that is illegal on every board.
func (m *Move) UnmarshalJSON(data []byte) error {
	move, err := readMove(data)
	if err != nil {
		return err
	}
	*m = move
	return nil
}

// MoveFromJSON reads a move in JSON and checks it. It returns an *IllegalMoveError for
// a move that is illegal in the position, and for text that is not a move in JSON.
func (p Position) MoveFromJSON(data []byte) (Move, error) {
	move, err := readMove(data)
	if err == nil {
		_, err = p.Play(move)
	}
	if err == nil {
		return move, nil
	}
	if broken, ok := errors.AsType[*IllegalMoveError](err); ok {
		broken.Submitted = string(data)
	}
	return Move{}, err
}

// readMove reads a move. It checks, in order, the conditions that do not depend on the
// board.
func readMove(data []byte) (Move, error) {
	fields, err := fieldsOf(data, []string{"direction", "tiles"})
	if err != nil {
		return Move{}, illegal(ErrFields, `%v: expected {"direction": "D" or "R", "tiles": 1 or more}`, err)
	}
	direction, err := readDirection(fields["direction"])
	if err != nil {
		return Move{}, err
	}
	tiles := fields["tiles"]
	if !isInteger(tiles) {
		return Move{}, illegal(ErrTiles, "%s is not a whole number", brief(tiles))
	}
	counted, err := strconv.Atoi(string(tiles))
	switch {
	case counted < 1:
		return Move{}, illegal(ErrTiles, "%s is not greater than 0", brief(tiles))
	case err != nil:
		return Move{}, illegal(ErrBounds, "%v %s leaves the bounds of every board", direction, brief(tiles))
	}
	return Move{Direction: direction, Tiles: counted}, nil
}

func readDirection(value json.RawMessage) (Direction, error) {
	switch direction, _ := readText(value); direction {
	case "D":
		return Down, nil
	case "R":
		return Right, nil
	}
	return 0, illegal(ErrDirection, `%s is neither "D" nor "R"`, brief(value))
}
