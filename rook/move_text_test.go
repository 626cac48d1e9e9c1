package rook_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/rook"
)

// typed is a strategy that makes the move in its text, as if a player had typed it.
type typed struct{ text string }

func (s *typed) Move(p rook.Position) (rook.Move, error) { return p.ParseMove(s.text) }

// moveInJSON returns the JSON of the move that a player types, whether it is legal or not.
func moveInJSON(t require.TestingT, p rook.Position, text string) string {
	move, err := p.ParseMove(text)
	var illegal *rook.IllegalMoveError
	if errors.As(err, &illegal) {
		return illegal.Submitted
	}
	require.NoError(t, err, text)
	return requireJSON(t, move)
}

func TestAWordAndAWholeNumberAreAMove(t *testing.T) {
	for text, want := range map[string]string{
		"R 3":                              `{"direction":"R","tiles":3}`,
		"right 3":                          `{"direction":"R","tiles":3}`,
		"D4":                               `{"direction":"D","tiles":4}`,
		"  dOWn\t4":                        `{"direction":"D","tiles":4}`,
		"r +03":                            `{"direction":"R","tiles":3}`,
		"R -1":                             `{"direction":"R","tiles":-1}`,
		"R -00":                            `{"direction":"R","tiles":0}`,
		"T 2":                              `{"direction":"T","tiles":2}`,
		"E\u0301mile 2":                    "{\"direction\":\"E\u0301mile\",\"tiles\":2}",
		"Émile2":                           `{"direction":"Émile","tiles":2}`,
		"R 00099999999999999999999":        `{"direction":"R","tiles":99999999999999999999}`,
		` {"direction": "R", "tiles": 3} `: `{"direction":"R","tiles":3}`,
		` {"direction": "R", "tiles": 5} `: `{"direction": "R", "tiles": 5}`,
		`{}`:                               `{}`,
	} {
		require.Equal(t, want, moveInJSON(t, at(0, 0, 4, 4), text), text)
	}
}

func TestOtherTextIsNotAMove(t *testing.T) {
	for _, text := range []string{
		"", " ", "R", "3", "3 R", "R 1.5", "R 1e3", "R -", "R - 1", "R 3 tiles", "R,3", "R\n3", "go right 3",
		"[]", "null", `"R 3"`, `{"direction": "R"`, `{} {}`, "R ３", "\u0301 3", "{\"a\":\"\xff\"}",
	} {
		_, err := at(0, 0, 4, 4).ParseMove(text)
		require.Equal(t, rook.ErrNotMove, err, "%q", text)
	}
}

// If a player types a move as a word and a number, its JSON has two fields and the
// number that was typed.
func FuzzParseMove(f *testing.F) {
	for _, seed := range []string{"R 3", "right 3", "D4", "T 2", "R -1", "R 99", `{"direction": "R", "tiles": 3}`, "R 00099999999999999999999"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		_, err := at(0, 0, 4, 4).ParseMove(text)
		if errors.Is(err, rook.ErrNotMove) {
			return
		}
		var object map[string]json.RawMessage
		require.NoError(t, json.Unmarshal([]byte(moveInJSON(t, at(0, 0, 4, 4), text)), &object))
		if strings.HasPrefix(strings.TrimSpace(text), "{") {
			return
		}
		require.Len(t, object, 2)
		digits := strings.TrimLeft(string(object["tiles"]), "-")
		require.Contains(t, text, strings.TrimLeft(digits, "0"))
		require.NotErrorIs(t, err, rook.ErrFields)
	})
}
