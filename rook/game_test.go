package rook_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/rook"
	"games.example/rook/kata"
)

func newGame(t require.TestingT, initial rook.Position) *rook.Game {
	game, err := rook.New(initial, "Ann", "Bob")
	require.NoError(t, err)
	return game
}

func TestNamesDifferByteForByte(t *testing.T) {
	start := rook.Start(rook.Bounds{D: 4, R: 4})
	for _, names := range [][2]string{{"Ann", "Ann"}, {"", "Bob"}, {"Ann", ""}, {"", ""}, {"Ann", "\xff"}, {"\xfe", "Bob"}} {
		_, err := rook.New(start, names[0], names[1])
		require.ErrorIs(t, err, rook.ErrNames, names)
	}
	for _, names := range [][2]string{{"Ann", "ann"}, {"Ann", "Ann "}, {" ", "\n"}, {"\u00e9", "e\u0301"}} {
		game, err := rook.New(start, names[0], names[1])
		require.NoError(t, err, names)
		require.Equal(t, names, game.Players())
	}
}

// The other game is the kata's solution. It has typed moves, so a text that is not a move
// becomes a move without a direction.
func TestAGameAgreesWithTheKatasSolution(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bounds := rook.Bounds{D: rapid.IntRange(0, 6).Draw(t, "n"), R: rapid.IntRange(1, 6).Draw(t, "m")}
		game, other := newGame(t, rook.Start(bounds)), kata.NewGame(kata.Tiles(bounds), "Ann", "Bob")
		submit := func(submitted string, move kata.Move) {
			turn := len(other.Board.Data) % 2
			if other.Submit(other.Players[turn], move) != nil {
				require.ErrorIs(t, game.Submit([]byte(submitted)), rook.ErrGameOver)
				return
			}
			require.Equal(t, other.Players[turn], game.ToMove())
			err := game.Submit([]byte(submitted))
			if other.Winner != other.Players[1-turn] {
				require.NoError(t, err)
				return
			}
			var broken *rook.IllegalMoveError
			require.ErrorAs(t, err, &broken)
			require.Equal(t, broken, game.Illegal())
			require.Equal(t, submitted, broken.Submitted)
		}
		t.Repeat(map[string]func(*rapid.T){
			"move": func(t *rapid.T) {
				move := kata.Move{
					Direction: rapid.SampledFrom([]string{"D", "R"}).Draw(t, "direction"),
					Tiles:     rapid.IntRange(-1, 7).Draw(t, "tiles"),
				}
				submit(fmt.Sprintf(`{"direction":%q,"tiles":%d}`, move.Direction, move.Tiles), move)
			},
			"one tile": func(t *rapid.T) {
				move := kata.Move{Direction: rapid.SampledFrom([]string{"D", "R"}).Draw(t, "direction"), Tiles: 1}
				if other.Board.Legal(move) == nil {
					submit(fmt.Sprintf(`{"direction":%q,"tiles":1}`, move.Direction), move)
				}
			},
			"nonsense": func(t *rapid.T) {
				submit(rapid.SampledFrom([]string{"", "null", "{}", `{"direction":"T","tiles":1}`}).Draw(t, "text"), kata.Move{Tiles: 1})
			},
			"resign": func(t *rapid.T) {
				if rapid.IntRange(0, 9).Draw(t, "resigns") > 0 {
					return
				}
				resigned := game.Resigned()
				if other.Winner != "" {
					require.ErrorIs(t, game.Resign(), rook.ErrGameOver)
					require.Equal(t, resigned, game.Resigned())
					return
				}
				require.False(t, resigned)
				require.NoError(t, game.Resign())
				require.True(t, game.Resigned())
				require.Nil(t, game.Illegal())
				other.Winner = other.Players[(len(other.Board.Data)+1)%2]
			},
			"": func(t *rapid.T) {
				require.Equal(t, rook.State(other.Board.State), game.Position().State)
				require.Equal(t, len(other.Board.Data), game.History().Len())
				winner, over := game.Winner()
				require.Equal(t, other.Winner != "", over)
				require.Equal(t, other.Winner, winner)
			},
		})
	})
}

// The test compares the game after Undo with the game before the move.
func TestAMoveThatIsTakenBackLeavesNoTrace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := played(t)
		if _, over := game.Winner(); over {
			before := *game
			require.False(t, game.Undo(), "the game is over")
			require.Equal(t, before, *game)
			return
		}
		before, written := game.Position(), requireJSON(t, game)
		after := game.History()
		move := rapid.SampledFrom(slices.Collect(before.Moves())).Draw(t, "move")
		require.NoError(t, game.Play(move))
		if _, over := game.Winner(); over {
			return
		}
		require.True(t, game.Undo())
		require.Equal(t, before, game.Position())
		require.Equal(t, written, requireJSON(t, game))
		require.Equal(t, after.Len(), game.History().Len())
		for range after.Len() {
			require.True(t, game.Undo())
		}
		require.False(t, game.Undo(), "nothing is left to take back")
		require.Equal(t, game.Initial(), game.Position())
	})
}

func requireJSON(t require.TestingT, value any) string {
	written, err := json.Marshal(value)
	require.NoError(t, err)
	return string(written)
}

// scripted is a strategy that makes the given moves in order, and then returns err.
type scripted struct {
	moves []rook.Move
	err   error
}

func (s *scripted) Move(rook.Position) (rook.Move, error) {
	if len(s.moves) == 0 {
		return rook.Move{}, s.err
	}
	move := s.moves[0]
	s.moves = s.moves[1:]
	return move, nil
}

func TestAStrategyThatHasNoMoveLeavesTheGameUnchanged(t *testing.T) {
	game := newGame(t, rook.Start(rook.Bounds{D: 4, R: 4}))
	asleep := errors.New("asleep")
	strategy := &scripted{moves: []rook.Move{{Direction: rook.Right, Tiles: 3}}, err: asleep}
	require.NoError(t, game.Ask(strategy))
	require.ErrorIs(t, game.Ask(strategy), asleep)
	_, over := game.Winner()
	require.False(t, over)
	require.Equal(t, "Bob", game.ToMove())

	require.ErrorIs(t, game.Ask(&scripted{moves: []rook.Move{{Direction: rook.Right, Tiles: 3}}}), rook.ErrBounds)
	winner, _ := game.Winner()
	require.Equal(t, "Ann", winner)
	require.JSONEq(t, `{"direction":"R","tiles":3}`, game.Illegal().Submitted)
	require.ErrorIs(t, game.Ask(strategy), rook.ErrGameOver)
	require.ErrorIs(t, game.Play(rook.Move{Direction: rook.Right, Tiles: 1}), rook.ErrGameOver)
}

// played returns a game, finished or not, in which random legal moves have been made.
func played(t *rapid.T) *rook.Game {
	n, m := rapid.IntRange(0, 9).Draw(t, "n"), rapid.IntRange(1, 9).Draw(t, "m")
	game := newGame(t, at(rapid.IntRange(0, n).Draw(t, "d"), rapid.IntRange(0, m-1).Draw(t, "r"), n, m))
	for range rapid.IntRange(0, 12).Draw(t, "moves") {
		if _, over := game.Winner(); over {
			break
		}
		moves := slices.Collect(game.Position().Moves())
		require.NoError(t, game.Play(rapid.SampledFrom(moves).Draw(t, "move")))
	}
	return game
}

func TestAHistoryIsReadInAnyOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := played(t)
		written, err := json.Marshal(game.History())
		require.NoError(t, err)

		var log map[string]json.RawMessage
		require.NoError(t, json.Unmarshal(written, &log))
		require.Len(t, log, game.History().Len())
		shuffled := []byte{'{'}
		for key, value := range log { // in any order
			if len(shuffled) > 1 {
				shuffled = append(shuffled, ',')
			}
			shuffled = append(append(append(shuffled, '"'), key...), '"', ':')
			shuffled = append(shuffled, value...)
		}
		shuffled = append(shuffled, '}')

		again := newGame(t, game.Initial())
		require.NoError(t, again.SubmitHistory(shuffled))
		require.Equal(t, game, again)
	})
}

func TestAHistoryIsPlayedInOrder(t *testing.T) {
	game := newGame(t, rook.Start(rook.Bounds{D: 4, R: 4}))
	for _, move := range []string{`{"direction":"R","tiles":3}`, `{"direction":"D","tiles":4}`} {
		require.NoError(t, game.Submit([]byte(move)))
	}
	var states []string
	last, found := game.Last()
	require.True(t, found)
	require.Equal(t, rook.Turn{Player: "Bob", Move: rook.Move{Direction: rook.Down, Tiles: 4}}, last)
	_, found = newGame(t, game.Initial()).Last()
	require.False(t, found)
	history := game.History()
	for state, turn := range history.All() {
		states = append(states, state.String()+" "+turn.Player+" "+turn.Move.String())
	}
	require.Equal(t, []string{"0,0 Ann R 3", "0,3 Bob D 4"}, states)
	turn, found := history.At(rook.State{D: 0, R: 0})
	require.True(t, found)
	require.Equal(t, "Ann", turn.Player)
	turn, found = history.At(rook.State{D: 0, R: 3})
	require.True(t, found)
	require.Equal(t, "Bob", turn.Player)
	_, found = history.At(rook.State{D: 4, R: 3})
	require.False(t, found)

	require.NoError(t, game.Play(rook.Move{Direction: rook.Right, Tiles: 1}))
	require.Equal(t, 2, history.Len(), "a history does not change with the game")
}

func TestAnImpossibleHistoryIsRefused(t *testing.T) {
	for name, text := range map[string]string{
		"null":             `null`,
		"an array":         `[]`,
		"a state off path": `{"0,0":["Ann",{"direction":"R","tiles":1}],"0,2":["Bob",{"direction":"R","tiles":1}]}`,
		"an end too soon":  `{"0,0":["Ann",{"direction":"T","tiles":1}],"0,1":["Bob",{"direction":"D","tiles":1}]}`,
		"beyond an int":    `{"9223372036854775807,0":["Ann",{"direction":"D","tiles":1}]}`,
		"no states":        `{"Ann":["0,0",{"direction":"D","tiles":1}]}`,
		"a negative state": `{"-1,0":["Ann",{"direction":"D","tiles":1}]}`,
		"three in a pair":  `{"0,0":["Ann",{"direction":"D","tiles":1},1]}`,
		"a number as name": `{"0,0":[1,{"direction":"D","tiles":1}]}`,
		"an empty name":    `{"0,0":["",{"direction":"D","tiles":1}]}`,
		"the wrong player": `{"0,0":["Bob",{"direction":"D","tiles":1}]}`,
		"twice in a row":   `{"0,0":["Ann",{"direction":"D","tiles":1}],"1,0":["Ann",{"direction":"D","tiles":1}]}`,
		"a third player":   `{"0,0":["Ann",{"direction":"D","tiles":1}],"1,0":["Bob",{"direction":"D","tiles":1}],"2,0":["Eve",{"direction":"D","tiles":1}]}`,
	} {
		game := newGame(t, rook.Start(rook.Bounds{D: 4, R: 4}))
		require.ErrorIs(t, game.SubmitHistory([]byte(text)), rook.ErrHistory, name)
	}
}

func TestTheErrorNamesTheFirstStateThatIsNotReached(t *testing.T) {
	game := newGame(t, rook.Start(rook.Bounds{D: 4, R: 4}))
	const turn = `":["Ann",{"direction":"R","tiles":1}]`
	err := game.SubmitHistory([]byte(`{"2,1` + turn + `,"1,3` + turn + `,"1,2` + turn + `}`))
	require.EqualError(t, err, "not the history of a game: the state 1,2 is never reached")
}

func TestATurnIsWrittenAsAPair(t *testing.T) {
	requireWritten(t, `["Ann",{"direction":"R","tiles":3}]`, rook.Turn{Player: "Ann", Move: rook.Move{Direction: rook.Right, Tiles: 3}})
}

func TestStatesAndBoundsAreWrittenAndReadInJSON(t *testing.T) {
	requireWritten(t, `{"D":0,"R":3}`, rook.State{D: 0, R: 3})
	requireWritten(t, `{"D":4,"R":5}`, rook.Bounds{D: 4, R: 5})
	var bounds rook.Bounds
	require.NoError(t, json.Unmarshal([]byte(` { "R" : 5 , "D" : 4 } `), &bounds))
	require.Equal(t, rook.Bounds{D: 4, R: 5}, bounds)

	for _, text := range []string{
		`null`, `{}`, `[4,5]`, `{"D":4}`, `{"d":4,"R":5}`, `{"D":4,"R":5,"X":6}`, `{"D":4,"D":4,"R":5}`, `{"D":null,"R":5}`,
		`{"D":"4","R":5}`, `{"D":-4,"R":5}`, `{"D":-0,"R":5}`, `{"D":4.0,"R":5}`, `{"D":4e0,"R":5}`, `{"D":9223372036854775808,"R":5}`,
	} {
		state := rook.State{D: 7, R: 8}
		require.Error(t, json.Unmarshal([]byte(text), &state), text)
		require.Equal(t, rook.State{D: 7, R: 8}, state, text)
	}
}

// A history that can be read can also be written and read back, without any change.
func FuzzSubmitHistory(f *testing.F) {
	f.Add([]byte(`{"0,0":["Ann",{"direction":"R","tiles":3}],"0,3":["Bob",{"direction":"D","tiles":4}]}`))
	f.Add([]byte(`{"0,0":["Ann",{"direction":"R","tiles":9223372036854775807}],"0,9223372036854775807":["Bob",{"direction":"D","tiles":4}]}`))
	f.Add([]byte(`{"0,0":[null,null]}`))
	start := rook.Start(rook.Bounds{D: 9, R: math.MaxInt})
	f.Fuzz(func(t *testing.T, data []byte) {
		game, again := newGame(t, start), newGame(t, start)
		if err := game.SubmitHistory(data); err != nil {
			require.ErrorIs(t, err, rook.ErrHistory)
			require.NotContains(t, err.Error(), "\n")
			return
		}
		require.NoError(t, again.SubmitHistory([]byte(requireJSON(t, game.History()))))
		require.Equal(t, game.History(), again.History())
	})
}

func TestACloneIsIndependentOfItsGame(t *testing.T) {
	game, err := rook.New(rook.Start(rook.Bounds{D: 2, R: 5}), "Ann", "Bob")
	require.NoError(t, err)
	for range 3 {
		require.NoError(t, game.Play(rook.Move{Direction: rook.Right, Tiles: 1}))
	}
	clone := game.Clone()
	require.Equal(t, game, clone)
	require.NoError(t, clone.Play(rook.Move{Direction: rook.Down, Tiles: 1}))
	require.NoError(t, game.Play(rook.Move{Direction: rook.Down, Tiles: 2}))
	require.Equal(t, rook.State{D: 1, R: 3}, clone.Position().State)
	last, _ := clone.Last()
	require.Equal(t, rook.Move{Direction: rook.Down, Tiles: 1}, last.Move)
	require.True(t, clone.Undo())
	require.True(t, clone.Undo())
	require.Equal(t, 4, game.History().Len())
}
