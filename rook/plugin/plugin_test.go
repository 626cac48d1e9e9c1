//go:build unix

package plugin_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
	"games.example/rook"
	"games.example/rook/plugin"
)

func newGame(t *testing.T) *rook.Game {
	t.Helper()
	game, err := rook.New(rook.Start(rook.Bounds{D: 3, R: 5}), "Ann", "Bob")
	require.NoError(t, err)
	return game
}

// start returns the strategy of a program, with the patience that tests need.
func start(t *testing.T, game *rook.Game, command string) *plugin.Strategy {
	t.Helper()
	strategy := plugin.New(game, command, os.Stderr)
	strategy.Patience = programtest.Patience
	t.Cleanup(strategy.Close)
	return strategy
}

// A program of ten lines in another language plays like Perfect.
func TestAProgramPlaysAWholeGame(t *testing.T) {
	t.Parallel()
	for seed := range uint64(5) {
		game := newGame(t)
		program, random := start(t, game, "sh testdata/equal.sh"), rook.NewRandom(rand.New(rand.NewPCG(seed, 0)))
		for !game.Position().Over() {
			perfect, err := rook.Perfect{}.Move(game.Position())
			require.NoError(t, err)
			require.NoError(t, game.Ask(program))
			last, _ := game.Last()
			require.Equal(t, perfect, last.Move)
			if !game.Position().Over() {
				require.NoError(t, game.Ask(random))
			}
		}
		winner, _ := game.Winner()
		require.Equal(t, "Ann", winner)
	}
}

func TestAProgramReadsTheBoardOnALine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "read")
	game := newGame(t)
	program := start(t, game, `while read -r board; do echo "$board" >>"`+file+`"; echo '{"direction":"R","tiles":1}'; done`)
	require.NoError(t, game.Ask(program))
	require.NoError(t, game.Play(rook.Move{Direction: rook.Down, Tiles: 2}))
	require.NoError(t, game.Ask(program))
	program.Close()
	read, err := os.ReadFile(file)
	require.NoError(t, err)
	lines := strings.Split(string(read), "\n")
	require.Len(t, lines, 3)
	require.JSONEq(t, `{"state":{"D":0,"R":0},"bounds":{"D":3,"R":5},"data":{}}`, lines[0])
	require.JSONEq(t, `{"state":{"D":2,"R":1},"bounds":{"D":3,"R":5},"data":{`+
		`"0,0":["Ann",{"direction":"R","tiles":1}],"0,1":["Bob",{"direction":"D","tiles":2}]}}`, lines[1])
	require.Empty(t, lines[2])
}

// The record of the game shows the illegal move.
func TestAProgramThatDoesNotAnswerWithALegalMoveLoses(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ command, submitted, why string }{
		{`exit 3`, `{}`, `illegal (fields): the program ended without an answer (exit status 3)`},
		{`read -r board; kill -9 $$`, `{}`, `illegal (fields): the program ended without an answer (signal: killed)`},
		{`printf '{"direction":"R","tiles":1}'`, `{}`, `illegal (fields): the program ended without an answer (exit status 0)`},
		{`nowhere-to-be-found 2>/dev/null`, `{}`, `illegal (fields): the program ended without an answer (exit status 127)`},
		{`echo R 1`, `{}`, `illegal (fields): not JSON: invalid character 'R' looking for beginning of value (byte 1): expected {"direction": "D" or "R", "tiles": 1 or more}`},
		{`printf '\377\n'`, `{}`, `illegal (fields): not UTF-8: expected {"direction": "D" or "R", "tiles": 1 or more}`},
		{`head -c 65536 /dev/zero`, `{}`, `illegal (fields): the program answered with 65536 bytes or more`},
		{`echo null`, `null`, `illegal (fields): null is not an object: expected {"direction": "D" or "R", "tiles": 1 or more}`},
		{`echo ' {"direction": "R", "tiles": 6} '`, `{"direction": "R", "tiles": 6}`, `illegal (bounds): R 6 leaves the bounds, 5 tiles are left`},
	} {
		game := newGame(t)
		err := game.Ask(start(t, game, test.command))
		require.EqualError(t, err, test.why, test.command)
		require.Equal(t, test.submitted, game.Illegal().Submitted, test.command)
		winner, _ := game.Winner()
		require.Equal(t, "Bob", winner)

		record, err := game.MarshalJSON()
		require.NoError(t, err)
		proved, err := rook.GameFromJSON(record)
		require.NoError(t, err)
		require.ErrorIs(t, proved.Illegal(), game.Illegal().Rule, test.command)
	}
}

// A program that hangs is killed with all processes that it has started. The first
// program does not even read its input, which is more than a pipe can hold.
func TestAProgramThatHangsLosesAndIsKilled(t *testing.T) {
	t.Parallel()
	for _, command := range []string{"sleep 600", "read -r board; sleep 600 & wait"} {
		t.Run(command, func(t *testing.T) {
			t.Parallel()
			game, err := rook.New(rook.Start(rook.Bounds{D: 3, R: 5}), strings.Repeat("A", 100_000), "Bob")
			require.NoError(t, err)
			require.NoError(t, game.Play(rook.Move{Direction: rook.Down, Tiles: 1}))
			pipe := programtest.NewPipe(t)
			program := start(t, game, `exec 3<>"`+pipe+`"; `+command)
			program.Patience = 100 * time.Millisecond
			require.EqualError(t, game.Ask(program), "illegal (fields): the program did not answer within 100ms")
			program.Close()
			programtest.RequireReleased(t, pipe)
		})
	}
}

func TestAProgramIsKilledIfItRunsOnAfterTheGame(t *testing.T) {
	game := newGame(t)
	pipe := programtest.NewPipe(t)
	program := start(t, game, `exec 3<>"`+pipe+`"; echo '{"direction":"R","tiles":1}'; yes; sleep 600`)
	require.NoError(t, game.Ask(program))
	program.Patience = time.Millisecond
	program.Close()
	programtest.RequireReleased(t, pipe)
	program.Close()
}

// The program starts when it is first asked for a move.
func TestAProgramThatIsNeverAskedIsNeverStarted(t *testing.T) {
	t.Chdir(t.TempDir())
	program := start(t, newGame(t), "echo started >started")
	program.Close()
	require.NoFileExists(t, "started")
	_, err := program.Move(rook.Start(rook.Bounds{D: 3, R: 5}))
	require.ErrorIs(t, err, rook.ErrFields)
	require.FileExists(t, "started")
}

func TestAGameThatIsOverHasNoMove(t *testing.T) {
	_, err := start(t, newGame(t), "exit 1").Move(rook.Position{})
	require.ErrorIs(t, err, rook.ErrBoard)
}
