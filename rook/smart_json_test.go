package rook_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/rook"
)

const learned = `{"bounds":{"D":1,"R":2},"games":3,` +
	`"states":{"0,0":"open","0,1":"open","0,2":"won","1,2":"lost"},` +
	`"losing":{"0,1":["jump",{"direction":"T","tiles":1}]}}`

func TestTheDataIsWrittenForPeopleToRead(t *testing.T) {
	bounds := rook.Bounds{D: 1, R: 2}
	smart := newSmart(t, bounds, 1)
	for _, moves := range [][]string{{"R 1", "R 1", "D 1"}, {"R 1", "T 1"}} {
		game := newGame(t, rook.Start(bounds))
		for _, move := range moves {
			_ = game.Ask(&typed{move})
		}
		require.NoError(t, smart.Learn(game))
	}
	game := newGame(t, at(0, 1, 1, 2))
	require.Error(t, game.Submit([]byte("jump")))
	require.NoError(t, smart.Learn(game))

	requireWritten(t, learned, smart)

	read, err := rook.SmartFromJSON([]byte(learned), newChance(1))
	require.NoError(t, err)
	require.Equal(t, 3, read.Games())
	requireWritten(t, learned, read)
}

// illegalEndings holds illegal moves, most of which are not written as they were
// submitted.
var illegalEndings = [][]byte{
	[]byte(`{"direction": "<", "tiles": 1}`),
	[]byte(`{"direction":"\u003c","tiles":1}`),
	[]byte(`"jump"`),
	[]byte(`jump`),
	[]byte("\"\u2028\u2029\""),
	[]byte("\xff<"),
	[]byte(strings.Repeat("[", 9_999) + strings.Repeat("]", 9_999)),
	[]byte(strings.Repeat("[", 1_000_000)),
	[]byte(strings.Repeat("\x00", 100_000)),
	[]byte(strings.Repeat("é", 100_000)),
	[]byte(strings.Repeat(`{"tiles":`, 10_001)),
}

func TestDataThatIsReadBackPlaysAndLearnsAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bounds := rook.Bounds{D: rapid.IntRange(0, 5).Draw(t, "n"), R: rapid.IntRange(1, 5).Draw(t, "m")}
		random := rook.NewRandom(newChance(rapid.Uint64().Draw(t, "seed")))
		smart := newSmart(t, bounds, 1)
		for range rapid.IntRange(0, 10).Draw(t, "games") {
			require.NoError(t, smart.Learn(play(t, rook.Start(bounds), random, random)))
		}
		for range rapid.IntRange(0, 10).Draw(t, "illegal games") {
			game := newGame(t, rook.Start(bounds))
			require.Error(t, game.Submit(rapid.OneOf(rapid.SampledFrom(illegalEndings), rapid.SliceOf(rapid.Byte())).Draw(t, "illegal")))
			require.NoError(t, smart.Learn(game))
		}
		written, err := json.Marshal(smart)
		require.NoError(t, err)
		read, err := rook.SmartFromJSON(written, newChance(1))
		require.NoError(t, err)
		require.Equal(t, smart.IllegalMoves(rook.State{}), read.IllegalMoves(rook.State{}))
		for range 3 {
			first, err := smart.SelfPlay()
			require.NoError(t, err)
			second, err := read.SelfPlay()
			require.NoError(t, err)
			require.Equal(t, first, second)
		}
	})
}

func TestSmartLearnsFromMoreGamesThanItCanCount(t *testing.T) {
	most := fmt.Sprintf(`"games":%d`, math.MaxInt)
	smart, err := rook.SmartFromJSON([]byte(strings.Replace(learned, `"games":3`, most, 1)), newChance(1))
	require.NoError(t, err)
	_, err = smart.SelfPlay()
	require.NoError(t, err)
	game := newGame(t, rook.Start(smart.Bounds()))
	require.Error(t, game.Submit([]byte("jump")))
	require.NoError(t, smart.Learn(game))
	require.Equal(t, math.MaxInt, smart.Games())
	written, err := json.Marshal(smart)
	require.NoError(t, err)
	_, err = rook.SmartFromJSON(written, newChance(1))
	require.NoError(t, err)
}

// If each of the 100,000 moves were searched for in a list, the test would take a minute.
func TestManyIllegalMovesAreRead(t *testing.T) {
	t.Parallel()
	many := 100_000
	if testing.Short() {
		many = 10_000
	}
	var moves []string
	for n := range many {
		moves = append(moves, strconv.Itoa(n))
	}
	slices.Sort(moves)
	data := strings.Replace(learned, `"jump"`, strings.Join(moves, ","), 1)
	smart, err := rook.SmartFromJSON([]byte(data), newChance(1))
	require.NoError(t, err)
	require.Len(t, smart.IllegalMoves(rook.State{D: 0, R: 1}), 1+many)
	requireWritten(t, data, smart)
}

func TestDamagedDataIsNotRead(t *testing.T) {
	read := func(data string) error {
		_, err := rook.SmartFromJSON([]byte(data), newChance(1))
		return err
	}
	require.NoError(t, read(learned))
	for cut := range len(learned) {
		require.ErrorIs(t, read(learned[:cut]), rook.ErrData, "cut after %d bytes", cut)
	}
	for _, test := range []struct{ old, new, why string }{
		{learned, ``, `empty, not JSON`},
		{learned, `null`, `null is not an object`},
		{learned, `[]`, `[] is not an object`},
		{learned, `{"rooks":1}`, `unknown field "rooks"`},
		{learned, learned + learned, `not JSON`},
		{`"games":3,`, ``, `the field "games" is missing`},
		{`"games":3,`, `"games":3,"games":3,`, `the field "games" comes twice`},
		{`"games":3`, `"games":-3`, `games: -3 is not a whole number of 0 or more`},
		{`"games":3`, `"games":3.0`, `games: 3.0 is not a whole number of 0 or more`},
		{`"games":3`, `"games":99999999999999999999`, `games: 99999999999999999999 is too large`},
		{`"games":3`, `"games":0`, `records of 0 games`},
		{`"D":1,`, `"D":0,`, `"1,2" is outside the bounds`},
		{`"D":1,"R":2`, `"D":0,"R":0`, `leave no move to make`},
		{`"D":1,`, ``, `bounds: the field "D" is missing`},
		{`"D":1,`, `"D":1000000,`, `more than 1000000 tiles`},
		{`"0,2":"won"`, `"0,3":"won"`, `"0,3" is outside the bounds 1x2`},
		{`"0,2":"won"`, `"0, 2":"won"`, `"0, 2": expected DOWN,RIGHT as in 0,3`},
		{`"0,2":"won"`, `"0,1":"won"`, `the field "0,1" comes twice`},
		{`"0,2":"won"`, `"0,2":"good"`, `"good" is not a value of 0,2: expected open, won or lost`},
		{`"0,2":"won"`, `"0,2":"unrecorded"`, `"unrecorded" is not a value of 0,2`},
		{`"0,2":"won"`, `"0,2":null`, `null is not a value of 0,2`},
		{`"0,2":"won"`, `"0,2":"lost"`, `states: 0,2 is lost: expected won`},
		{`"0,0":"open"`, `"0,0":"won"`, `states: 0,0 is won: expected open`},
		{`,"1,2":"lost"`, ``, `no recorded game ended at the goal 1,2`},
		{`"states":{`, `"states":[{`, `not JSON`},
		{`"0,1":[`, `"9,9":[`, `"9,9" is outside the bounds 1x2`},
		{`"0,1":[`, `"1,2":[`, `no move is made at the goal 1,2`},
		{`"T"`, `"R"`, `{"direction":"R","tiles":1} is legal at 0,1`},
		{`"jump"`, `{"direction":"T","tiles":1}`, `comes twice at 0,1`},
		{`["jump",{"direction":"T","tiles":1}]`, `[]`, `no losing move at 0,1`},
		{`["jump",{"direction":"T","tiles":1}]`, `"jump"`, `"jump" is not an array`},
	} {
		damaged := strings.Replace(learned, test.old, test.new, 1)
		err := read(damaged)
		require.ErrorIs(t, err, rook.ErrData, damaged)
		require.ErrorContains(t, err, test.why, damaged)
		require.NotContains(t, err.Error(), "\n")
	}
}

// Reading data returns a Smart or an error, never both. If data can be read, it can
// also be written and read back.
func FuzzSmartFromJSON(f *testing.F) {
	f.Add([]byte(learned))
	f.Add([]byte(`{"bounds":{"D":0,"R":1},"games":0,"states":{},"losing":{}}`))
	f.Add([]byte(`{"bounds":{"D":0,"R":1},"games":1,"states":{},"losing":{"0,0":["<"]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		smart, err := rook.SmartFromJSON(data, newChance(1))
		if err != nil {
			require.ErrorIs(t, err, rook.ErrData)
			require.Nil(t, smart)
			return
		}
		written, err := json.Marshal(smart)
		require.NoError(t, err)
		again, err := rook.SmartFromJSON(written, newChance(1))
		require.NoError(t, err)
		require.Equal(t, smart, again)
	})
}
