package rook_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/rook"
)

func TestAMoveIsWrittenAsTheDocumentWritesIt(t *testing.T) {
	requireWritten(t, `{"direction":"R","tiles":3}`, rook.Move{Direction: rook.Right, Tiles: 3})
	require.Equal(t, "R 3", rook.Move{Direction: rook.Right, Tiles: 3}.String())
}

// requireWritten requires that the JSON of a value is exactly the given text.
func requireWritten(t *testing.T, want string, value any) {
	t.Helper()
	written, err := json.Marshal(value)
	require.NoError(t, err)
	require.Equal(t, want, string(written))
}

func TestAMoveThatIsWrittenIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		move := rook.Move{
			Direction: rapid.SampledFrom([]rook.Direction{rook.Down, rook.Right}).Draw(t, "direction"),
			Tiles:     rapid.OneOf(rapid.IntRange(1, 99), rapid.IntRange(1, math.MaxInt)).Draw(t, "tiles"),
		}
		written, err := json.Marshal(move)
		require.NoError(t, err)
		var read rook.Move
		require.NoError(t, json.Unmarshal(written, &read))
		require.Equal(t, move, read)
	})
}

func TestAMoveThatIsNotReadIsUnchanged(t *testing.T) {
	for _, text := range []string{`null`, `{}`, `{"direction":"T","tiles":1}`, `{"direction":"R","tiles":9223372036854775808}`} {
		moves := []rook.Move{{Direction: rook.Down, Tiles: 7}}
		err := json.Unmarshal([]byte(`[`+text+`]`), &moves)
		var illegal *rook.IllegalMoveError
		require.ErrorAs(t, err, &illegal, text)
		require.Equal(t, rook.Move{Direction: rook.Down, Tiles: 7}, moves[0], text)
	}
}

func TestAnIllegalMoveHasItsReason(t *testing.T) {
	const fields = `: expected {"direction": "D" or "R", "tiles": 1 or more}`
	for text, why := range map[string]string{
		``:                             `illegal (fields): empty, not JSON` + fields,
		`{"direction"`:                 `illegal (fields): not JSON: unexpected end of JSON input (byte 12)` + fields,
		"\xff":                         `illegal (fields): not UTF-8` + fields,
		`[ 1, 2 ]`:                     `illegal (fields): [1,2] is not an object` + fields,
		`{"tiles":1}`:                  `illegal (fields): the field "direction" is missing` + fields,
		`{"tiles":1,"tiles":2}`:        `illegal (fields): the field "tiles" comes twice` + fields,
		"{\"ti\\nles\\u001b\":1}":      `illegal (fields): unknown field "ti\u000ales\u001b"` + fields,
		`{"direction":null,"tiles":1}`: `illegal (direction): null is neither "D" nor "R"`,
		`{"direction":"R","tiles":[
			1,
			2]}`: `illegal (tiles): [1,2] is not a whole number`,
		`{"direction":"R","tiles":0}`:                               `illegal (tiles): 0 is not greater than 0`,
		`{"direction":"R","tiles":-0}`:                              `illegal (tiles): -0 is not greater than 0`,
		`{"direction":"R","tiles":99999999999999999999}`:            `illegal (bounds): R 99999999999999999999 leaves the bounds of every board`,
		`{"direction":"` + strings.Repeat("x", 99) + `"}`:           `illegal (fields): the field "tiles" is missing` + fields,
		`{"direction":"` + strings.Repeat("x", 99) + `","tiles":1}`: `illegal (direction): "` + strings.Repeat("x", 39) + `... is neither "D" nor "R"`,
	} {
		_, err := at(0, 0, 4, 4).MoveFromJSON([]byte(text))
		require.EqualError(t, err, why, text)
	}
}

// slowMove reads a move the slow way: into a map, with numbers as text.
func slowMove(data []byte) (direction string, tiles *big.Int, ok bool) {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var object map[string]any
	if decoder.Decode(&object) != nil || decoder.More() || len(object) != 2 {
		return "", nil, false
	}
	direction, isText := object["direction"].(string)
	number, isNumber := object["tiles"].(json.Number)
	if !isText || !isNumber {
		return "", nil, false
	}
	tiles, whole := new(big.Int).SetString(number.String(), 10)
	return direction, tiles, whole
}

func FuzzMoveFromJSON(f *testing.F) {
	for _, seed := range []string{
		`{"direction": "R", "tiles": 3}`, `{"direction": "D", "tiles": 4}`, `{"direction": "T", "tiles": "-1"}`,
		`{"direction": "R", "tiles": 99999999999999999999}`, `{"direction": "R", "tiles": 1, "tiles": 1}`,
		`{"Direction": "R", "tiles": 1}`, `null`, `{"direction": "R", "tiles": 1e0}`, `{"tiles":-0,"direction":"R"}`,
	} {
		f.Add([]byte(seed))
	}
	position := at(1, 2, 8, 9)
	f.Fuzz(func(t *testing.T, data []byte) {
		move, err := position.MoveFromJSON(data)
		if err != nil {
			var illegal *rook.IllegalMoveError
			require.ErrorAs(t, err, &illegal)
			require.NotContains(t, err.Error(), "\n")
			require.True(t, utf8.ValidString(err.Error()))
			if errors.Is(err, rook.ErrTiles) || errors.Is(err, rook.ErrBounds) {
				direction, tiles, ok := slowMove(data)
				require.Equal(t, errors.Is(err, rook.ErrBounds), ok && tiles.Sign() > 0)
				require.True(t, !ok || direction == "D" || direction == "R")
			}
			return
		}
		direction, tiles, ok := slowMove(data)
		require.True(t, ok)
		require.Equal(t, direction, move.Direction.String())
		require.Equal(t, tiles.String(), big.NewInt(int64(move.Tiles)).String())
		_, err = position.Play(move)
		require.NoError(t, err)
	})
}
