package yutnori_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

func TestAGameIsPlayedByItsPlayers(t *testing.T) {
	game := newGame(t, yutnori.Basic(2, 4))
	throw := yutnori.Script(yutnori.Mo, yutnori.Geol, yutnori.Gae)

	require.Equal(t, 0, game.Current().Number())
	require.NoError(t, game.Current().Throw(throw))
	require.Equal(t, "geol mo", game.Current().Pool().String())

	to, err := game.Player(0).Move(0, yutnori.Mo)
	require.NoError(t, err)
	require.Equal(t, yutnori.Position(5), to)
	to, err = game.Player(0).Move(5, yutnori.Geol)
	require.NoError(t, err)
	require.Equal(t, yutnori.Position(22), to)

	require.Equal(t, 1, game.Current().Number())
	require.Equal(t, []yutnori.Position{0, 0, 0, 22}, game.Player(0).Pieces())
	require.Empty(t, game.Player(0).Pool().Results())
	require.NoError(t, game.Player(1).Throw(throw))
	require.Equal(t, "gae", game.Player(1).Pool().String())
	require.Empty(t, game.Player(0).Pool().Results(), "the throw is in the other player's pool")

	stack := game.Board().At(yutnori.Cell{Row: 5, Column: 5})
	require.Equal(t, yutnori.Stack{Player: 0, Pieces: 1}, stack)
}

func TestAnArrivedPieceIsAt100(t *testing.T) {
	game := newGame(t, yutnori.Basic(2, 4))
	state, err := game.Rules().Setup([][]yutnori.Position{{29, 29, 100, 0}, {0, 0, 0, 0}}, 0)
	require.NoError(t, err)
	game.Resume(state)
	require.Equal(t, 1, game.Player(0).Arrived())
	require.NoError(t, game.Player(0).Throw(yutnori.Script(yutnori.Do)))
	to, err := game.Player(0).Move(29, yutnori.Do)
	require.NoError(t, err)
	require.Equal(t, yutnori.Arrived, to)
	require.Equal(t, 3, game.Player(0).Arrived())
	require.Equal(t, 0, game.Player(1).Arrived())
}

func TestAnIdleMoveEndsWhereItBegan(t *testing.T) {
	game := newGame(t, yutnori.Basic(2, 4))
	require.NoError(t, game.Player(0).Throw(yutnori.Script(yutnori.BackDo)))
	to, err := game.Player(0).Move(0, yutnori.BackDo)
	require.NoError(t, err)
	require.Equal(t, yutnori.InHand, to)
}

func TestOnlyThePlayerOnTurnPlays(t *testing.T) {
	game := newGame(t, yutnori.Basic(2, 4))
	for _, number := range []int{-1, 1, 2, 4} {
		player := game.Player(number)
		require.ErrorIs(t, player.Throw(yutnori.Script(yutnori.Do)), yutnori.ErrNotYourTurn, number)
		_, err := player.Move(0, yutnori.Do)
		require.ErrorIs(t, err, yutnori.ErrNotYourTurn, number)
	}
	require.Empty(t, game.Player(4).Pieces())
	require.Zero(t, game.Player(4).Arrived())
	require.Equal(t, game.Rules().Start(), game.State())
	require.Empty(t, game.History())
}

func TestAScriptThatRunsOutLeavesItsThrowsInThePool(t *testing.T) {
	game := newGame(t, yutnori.Basic(2, 4))
	err := game.Player(0).Throw(yutnori.Script(yutnori.Mo))
	require.ErrorIs(t, err, yutnori.ErrNoMoreThrows)
	require.Equal(t, "mo", game.Player(0).Pool().String())
	require.NoError(t, game.Player(0).Throw(yutnori.Script(yutnori.Do)))
	require.Equal(t, "do mo", game.Player(0).Pool().String())
	require.ErrorIs(t, game.Player(0).Throw(yutnori.Script(yutnori.Do)), yutnori.ErrMoveFirst)
}

func TestAnImpossibleThrowIsRefused(t *testing.T) {
	game := newGame(t, yutnori.Basic(2, 4))
	require.ErrorIs(t, game.Player(0).Throw(yutnori.Script(yutnori.BackGae)), yutnori.ErrNoResult)
	failed := errors.New("the sticks rolled under the table")
	throw := func() (yutnori.Result, error) { return 0, failed }
	require.ErrorIs(t, game.Player(0).Throw(throw), failed)
}

func TestASheepThrowsBothItsChainsAtOnce(t *testing.T) {
	game := newGame(t, yutnori.Advanced(yutnori.Sheep, yutnori.Dog))
	state, err := game.Rules().Setup([][]yutnori.Position{{0, 0, 0, 0}, {0, 0, 0, 2}}, 0)
	require.NoError(t, err)
	game.Resume(state)
	throw := yutnori.Script(yutnori.Gae, yutnori.Mo, yutnori.Do, yutnori.Yut, yutnori.Gae)
	require.NoError(t, game.Player(0).Throw(throw))
	_, err = game.Player(0).Move(0, yutnori.Gae)
	require.NoError(t, err)
	require.NoError(t, game.Player(0).Throw(throw))
	require.Equal(t, "do gae yut mo", game.Player(0).Pool().String())
}

func TestTheZeroGameHasNoPlayers(t *testing.T) {
	var game yutnori.Game
	require.Zero(t, game.Rules().Players())
	require.Zero(t, game.Board())
	require.Empty(t, game.Moves())
	_, err := game.Throw(yutnori.Do)
	require.Error(t, err)
	_, err = game.Move(yutnori.Move{Result: yutnori.Do})
	require.Error(t, err)
	require.Equal(t, yutnori.State{}, game.State())

	var player yutnori.Player
	require.Empty(t, player.Pieces())
	require.Zero(t, player.Arrived())
	require.Zero(t, player.Pool())
	require.ErrorIs(t, player.Throw(yutnori.Script(yutnori.Do)), yutnori.ErrNotYourTurn)
	_, err = player.Move(yutnori.InHand, yutnori.Do)
	require.ErrorIs(t, err, yutnori.ErrNotYourTurn)
}

// Replaying a history leads to the same state.
func TestAHistoryCanBePlayedAgain(t *testing.T) {
	game := newGame(t, yutnori.House())
	chance := rand.New(rand.NewPCG(3, 3))
	throw := yutnori.RandomThrower(game.Rules(), yutnori.YutSticks{}, chance)
	for _, won := game.Winner(); !won; _, won = game.Winner() {
		if game.Chains() > 0 {
			require.NoError(t, game.Current().Throw(throw))
			continue
		}
		moves := game.Moves()
		_, err := game.Move(moves[chance.IntN(len(moves))])
		require.NoError(t, err)
	}

	again := game.Rules().Start()
	for _, told := range game.History() {
		var event yutnori.Event
		var err error
		if told.Kind == yutnori.Thrown {
			again, event, err = game.Rules().Throw(again, told.Result)
		} else {
			again, event, err = game.Rules().Move(again, told.Move())
		}
		require.NoError(t, err)
		require.Equal(t, told, event)
	}
	require.Equal(t, game.State(), again)
	winner, _ := game.Winner()
	require.Equal(t, 4, winner.Arrived())
}

func newGame(t *testing.T, facts yutnori.Facts) *yutnori.Game {
	t.Helper()
	return yutnori.New(rulesOf(t, facts))
}

// rulesOf returns the rules of a game that can be played.
func rulesOf(t require.TestingT, facts yutnori.Facts) *yutnori.Rules {
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	return rules
}
