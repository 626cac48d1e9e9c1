package rook

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
)

// MarshalJSON returns {"direction":"R","tiles":3}.
func (m Move) MarshalJSON() ([]byte, error) {
	direction, err := json.Marshal(m.Direction.String())
	return fmt.Appendf(nil, `{"direction":%s,"tiles":%d}`, direction, m.Tiles), err
}

// UnmarshalJSON reads what MarshalJSON writes, in any layout. For a move that
// is not legal on any board the error is an *IllegalMoveError, and the move is
// unchanged.
func (m *Move) UnmarshalJSON(data []byte) error {
	move, err := decodeMove(data)
	if err != nil {
		return err
	}
	*m = move
	return nil
}

// DecodeMove reads a move that is submitted as JSON and checks it. If it is not
// legal in this position, or not JSON at all, the error is an *IllegalMoveError.
func (p Position) DecodeMove(data []byte) (Move, error) {
	move, _, err := p.submit(data)
	return move, err
}

// submit does what DecodeMove does, and also returns the position after the
// move.
func (p Position) submit(data []byte) (move Move, after Position, err error) {
	if move, err = decodeMove(data); err == nil {
		after, err = p.Play(move)
	}
	var broken *IllegalMoveError
	if !errors.As(err, &broken) {
		return move, after, err
	}
	var huge hugeError
	if errors.As(err, &huge) {
		broken = p.tooFar(huge.direction, brief(huge.tiles))
	}
	broken.Submitted = string(data)
	return Move{}, p, broken
}

// hugeError represents a move of more tiles than an int can hold, and so of
// more than any board has.
type hugeError struct {
	*IllegalMoveError
	direction Direction
	tiles     []byte
}

func (e hugeError) Unwrap() error { return e.IllegalMoveError }

// decodeMove reads a move and checks, in their order, the conditions that do not
// need a board.
func decodeMove(data []byte) (Move, error) {
	fields, err := fieldsOf(data, []string{"direction", "tiles"})
	if err != nil {
		return Move{}, illegal(ErrFields, `%v: expected {"direction": "D" or "R", "tiles": 1 or more}`, err)
	}
	direction, err := decodeDirection(fields["direction"])
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
		anywhere := illegal(ErrBounds, "%v %s leaves the bounds of every board", direction, brief(tiles))
		return Move{}, hugeError{anywhere, direction, tiles}
	}
	return Move{Direction: direction, Tiles: counted}, nil
}

func decodeDirection(value json.RawMessage) (Direction, error) {
	switch direction, _ := readText(value); direction {
	case "D":
		return Down, nil
	case "R":
		return Right, nil
	}
	return 0, illegal(ErrDirection, `%s is neither "D" nor "R"`, brief(value))
}
