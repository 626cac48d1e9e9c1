package rook_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/rook"
)

const example = `{"bounds": {"D": 4, "R": 4}, "players": ["Ann", "Bob"],
	"moves": [{"direction": "R", "tiles": 3}, {"direction": "D", "tiles": 4}, {"direction": "R", "tiles": 1}]}`

func TestMovesAndDataRecordTheSameGame(t *testing.T) {
	const data = `{"data": {"4,3": ["Ann", {"direction": "R", "tiles": 1}], "0,0": ["Ann", {"direction": "R", "tiles": 3}],
		"0,3": ["Bob", {"direction": "D", "tiles": 4}]}, "initial_state": {"D": 0, "R": 0},
		"players": ["Ann", "Bob"], "bounds": {"D": 4, "R": 4}}`
	byMoves, err := rook.GameFromJSON([]byte(example))
	require.NoError(t, err)
	byData, err := rook.GameFromJSON([]byte(data))
	require.NoError(t, err)
	require.Equal(t, byMoves, byData)
	winner, over := byMoves.Winner()
	require.True(t, over)
	require.Equal(t, "Ann", winner)
}

func TestARecordIsWrittenForPeopleToRead(t *testing.T) {
	game := newGame(t, at(1, 0, 4, 4))
	require.NoError(t, game.Submit([]byte(`{"direction": "R", "tiles": 3}`)))
	const start = `{"bounds":{"D":4,"R":4},"players":["Ann","Bob"],"initial_state":{"D":1,"R":0},` +
		`"data":{"1,0":["Ann",{"direction":"R","tiles":3}]`
	requireWritten(t, start+`}}`, game)
	require.Error(t, game.Submit([]byte(`{"direction": "T",  "tiles": 2}`)))
	requireWritten(t, start+`,"1,3":["Bob",{"direction":"T","tiles":2}]}}`, game)
}

// Whatever illegal text is submitted, the record shows an illegal move.
func TestARecordProvesAnIllegalMove(t *testing.T) {
	deep := strings.Repeat("[", 9_999) + strings.Repeat("]", 9_999)
	for submitted, recorded := range map[string]string{
		`{"direction":"R","tiles":-1}`: `{"direction":"R","tiles":-1}`,
		`{"tiles":1,"tiles":1}`:        `{"tiles":1,"tiles":1}`,
		`null`:                         `null`,
		``:                             `{}`,
		`jump`:                         `{}`,
		"\"\xff\"":                     `{}`,
		`1],"0,1":["Bob",2`:            `{}`,
		`1],[1`:                        `{}`,
		deep:                           `{}`,
	} {
		game := newGame(t, rook.Start(rook.Bounds{D: 4, R: 4}))
		require.Error(t, game.Submit([]byte(submitted)))
		requireWritten(t, `{"bounds":{"D":4,"R":4},"players":["Ann","Bob"],"initial_state":{"D":0,"R":0},`+
			`"data":{"0,0":["Ann",`+recorded+`]}}`, game)
	}
	game := newGame(t, rook.Start(rook.Bounds{D: 4, R: 4}))
	legal := &rook.IllegalMoveError{Rule: rook.ErrTiles, Submitted: `{"direction":"R","tiles":1}`}
	require.Error(t, game.Ask(&scripted{err: legal}))
	read, err := rook.GameFromJSON([]byte(requireJSON(t, game)))
	require.NoError(t, err)
	require.ErrorIs(t, read.Illegal(), rook.ErrFields, "a legal move that an error called illegal")
}

func TestARecordIsReadBackAsTheSameGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := played(t)
		_, over := game.Winner()
		switch end := rapid.IntRange(0, 2).Draw(t, "end"); {
		case over:
		case end == 1:
			require.NoError(t, game.Resign())
		case end == 2:
			require.Error(t, game.Submit(rapid.OneOf(rapid.SampledFrom(illegalEndings), rapid.SliceOf(rapid.Byte())).Draw(t, "submitted")))
		}
		read, err := rook.GameFromJSON([]byte(requireJSON(t, game)))
		require.NoError(t, err)
		require.Equal(t, game.History(), read.History())
		require.Equal(t, game.Position(), read.Position())
		require.Equal(t, game.Initial(), read.Initial())
		require.Equal(t, game.Players(), read.Players())
		require.Equal(t, game.Illegal() == nil, read.Illegal() == nil)
		require.Equal(t, game.Resigned(), read.Resigned())
	})
}

func TestARecordHasThePlayerWhoResigned(t *testing.T) {
	const start = `{"bounds":{"D":0,"R":4},"players":["Ann","Bob"],`
	for moves, loser := range map[string]string{
		`"moves":[]`:                                         "Ann",
		`"moves":[{"direction":"R","tiles":1}]`:              "Bob",
		`"data":{"0,0":["Ann",{"direction":"R","tiles":1}]}`: "Bob",
	} {
		game, err := rook.GameFromJSON([]byte(start + moves + `,"resigned":"` + loser + `"}`))
		require.NoError(t, err)
		require.True(t, game.Resigned())
		require.Equal(t, loser, game.ToMove())
		winner, over := game.Winner()
		require.True(t, over)
		require.NotEqual(t, loser, winner)
		require.Contains(t, requireJSON(t, game), `},"resigned":"`+loser+`"}`)
	}
	for moves, why := range map[string]string{
		`"moves":[],"resigned":"Bob"`:                                 `resigned: "Bob" is not on turn: expected "Ann"`,
		`"moves":[],"resigned":"Eve"`:                                 `resigned: "Eve" is not on turn: expected "Ann"`,
		`"moves":[],"resigned":""`:                                    `resigned: "" is not on turn: expected "Ann"`,
		`"moves":[],"resigned":true`:                                  `resigned: true is not a string`,
		`"moves":[],"resigned":null`:                                  `resigned: null is not a string`,
		`"resigned":"Ann"`:                                            `neither moves nor data`,
		`"moves":[{"direction":"R","tiles":4}],"resigned":"Bob"`:      `resigned: the game is over`,
		`"moves":[{}],"resigned":"Ann"`:                               `resigned: the game is over`,
		`"data":{"0,1":["Ann",{}]},"resigned":"Ann"`:                  `the state 0,1 is never reached`,
		`"moves":[{"direction":"R","tiles":4},null],"resigned":"Bob"`: `move 2 comes after the end of the game`,
	} {
		_, err := rook.GameFromJSON([]byte(start + moves + `}`))
		require.ErrorIs(t, err, rook.ErrRecord, moves)
		require.ErrorContains(t, err, why, moves)
	}
}

func TestARecordMayHaveASeed(t *testing.T) {
	const start = `{"bounds":{"D":4,"R":4},"players":["Ann","Bob"],"moves":[],"seed":`
	for _, seed := range []string{"0", "18446744073709551615"} {
		_, err := rook.GameFromJSON([]byte(start + seed + `}`))
		require.NoError(t, err)
	}
	for _, seed := range []string{"-1", "18446744073709551616", "null", `"7"`, "1.5"} {
		_, err := rook.GameFromJSON([]byte(start + seed + `}`))
		require.ErrorIs(t, err, rook.ErrRecord)
		require.ErrorContains(t, err, `seed: `+seed+` is not a whole number`)
	}
}

func TestARecordedGameMayBeUnfinishedOrEndIllegally(t *testing.T) {
	game, err := rook.GameFromJSON([]byte(`{"bounds":{"D":4,"R":4},"players":["Ann","Bob"],"initial_state":{"D":1,"R":2},"moves":[]}`))
	require.NoError(t, err)
	require.Equal(t, at(1, 2, 4, 4), game.Position())
	require.Equal(t, "Ann", game.ToMove())

	for _, moves := range []string{`"moves":[null]`, `"moves":[3]`, `"data":{"0,0":["Ann",null]}`} {
		game, err = rook.GameFromJSON([]byte(`{"bounds":{"D":4,"R":4},"players":["Ann","Bob"],` + moves + `}`))
		require.NoError(t, err)
		require.ErrorIs(t, game.Illegal(), rook.ErrFields)
	}
}

func TestATextThatIsNotAGameIsRefused(t *testing.T) {
	const start = `{"bounds":{"D":0,"R":4},"players":["Ann","Bob"],`
	for text, why := range map[string]string{
		``:                                         `empty, not JSON`,
		`nonsense`:                                 `not JSON: invalid character 'o' in literal null (expecting 'u') (byte 2)`,
		`[]`:                                       `[] is not an object`,
		`{"players":["Ann","Bob"],"moves":[]}`:     `the field "bounds" is missing`,
		`{"bounds":{"D":0,"R":4},"moves":[]}`:      `the field "players" is missing`,
		start + `"moves":[],"data":{}}`:            `both moves and data`,
		start + `"winner":"Ann","moves":[]}`:       `unknown field "winner"`,
		start + `"Moves":[]}`:                      `unknown field "Moves"`,
		start + `"moves":[],"moves":[]}`:           `the field "moves" comes twice`,
		start + `"initial_state":null}`:            `neither moves nor data`,
		start + `"initial_state":null,"moves":[]}`: `initial_state: null is not an object`,
		start + `"initial_state":{"D":0,"R":4},"moves":[]}`:                                                     `the rook at 0,4 is already at the goal`,
		start + `"initial_state":{"D":1,"R":0},"moves":[]}`:                                                     `the rook at 1,0 is outside the bounds 0x4`,
		start + `"moves":{}}`:                                                                                   `moves: {} is not an array`,
		start + `"data":[]}`:                                                                                    `data: not the history of a game: [] is not an object`,
		`{"bounds":{"D":0,"R":0},"players":["Ann","Bob"],"moves":[]}`:                                           `leave no move to make`,
		`{"bounds":{"D":0,"R":-4},"players":["Ann","Bob"],"moves":[]}`:                                          `bounds: the field R: -4 is not a whole number of 0 or more`,
		`{"bounds":{"D":0,"R":4},"players":["Ann"],"moves":[]}`:                                                 `players: ["Ann"] is not two names`,
		`{"bounds":{"D":0,"R":4},"players":["Ann",2],"moves":[]}`:                                               `players: 2 is not a string`,
		`{"bounds":{"D":0,"R":4},"players":"Ann","moves":[]}`:                                                   `players: "Ann" is not an array`,
		`{"bounds":{"D":0,"R":4},"players":["Ann","Ann"],"moves":[]}`:                                           `the same name "Ann"`,
		start + `"moves":[{"direction":"R","tiles":4},{"direction":"R","tiles":1}]}`:                            `move 2 comes after the end of the game`,
		start + `"moves":[{"direction":"R","tiles":5},{"direction":"R","tiles":1}]}`:                            `move 2 comes after the end of the game`,
		start + `"data":{"0,0":["Ann",{"direction":"R","tiles":4}],"0,4":["Bob",{"direction":"R","tiles":1}]}}`: `the state 0,4 is never reached`,
		start + `"data":{"0,0":["Bob",{"direction":"R","tiles":4}]}}`:                                           `"Bob" moves at 0,0: expected "Ann"`,
	} {
		game, err := rook.GameFromJSON([]byte(text))
		require.ErrorIs(t, err, rook.ErrRecord, text)
		require.ErrorContains(t, err, why, text)
		require.Nil(t, game)
	}
}

// Reading a record returns a game or an error, never both. The game never has more
// moves than the record has bytes.
func FuzzGameFromJSON(f *testing.F) {
	f.Add([]byte(example))
	f.Add([]byte(`{"bounds":{"D":4,"R":4},"players":["Ann","Bob"],"data":{"0,0":["Ann",{"direction":"R","tiles":3}]}}`))
	f.Add([]byte(`{"bounds":{"D":4,"R":9223372036854775807},"players":["Ann","Bob"],"moves":[null]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		game, err := rook.GameFromJSON(data)
		if err != nil {
			require.ErrorIs(t, err, rook.ErrRecord)
			require.NotContains(t, err.Error(), "\n")
			require.Nil(t, game)
			return
		}
		require.NoError(t, game.Initial().Check())
		state := game.Position().State
		require.LessOrEqual(t, state.D, game.Initial().Bounds.D)
		require.LessOrEqual(t, state.R, game.Initial().Bounds.R)
		require.LessOrEqual(t, game.History().Len(), len(data))
	})
}
