package command_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/command"
)

func TestAJSONErrorNamesTheFieldAndTheExpectedType(t *testing.T) {
	for text, want := range map[string]string{
		`[]`:                       "request: wrong JSON: expected an object, found an array",
		`{"player": "one"}`:        "player: wrong JSON: expected a whole number, found a string",
		`{"player": 1.5}`:          "player: wrong JSON: expected a whole number, found a number",
		`{"sticks": 1}`:            "sticks: wrong JSON: expected a string, found a number",
		`{"wrap": {}}`:             "wrap: wrong JSON: expected true or false, found an object",
		`{"pieces": "0"}`:          "pieces: wrong JSON: expected an array, found a string",
		`{"share": "half"}`:        "share: wrong JSON: expected a number, found a string",
		`{"house": {"back": "x"}}`: "back: wrong JSON: expected true or false, found a string",
		`{`:                        "request: wrong JSON: unexpected end of JSON input",
	} {
		var request struct {
			Player int
			Sticks string
			Wrap   bool
			Pieces []int
			Share  float64
			House  struct{ Back bool }
		}
		require.EqualError(t, command.WrongJSON("request", json.Unmarshal([]byte(text), &request)), want)
	}
}
