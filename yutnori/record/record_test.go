package record_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/record"
)

// anyGame generates a game with random rules. The game may be unfinished.
func anyGame(t *rapid.T) record.Game {
	facts := yutnori.Basic(rapid.IntRange(2, 4).Draw(t, "players"), rapid.IntRange(1, 4).Draw(t, "pieces"))
	for player := range facts.Teams[:facts.Players] {
		team := &facts.Teams[player]
		team.Corner = yutnori.Corner(rapid.IntRange(0, 3).Draw(t, "corner"))
		team.Clockwise = rapid.Bool().Draw(t, "clockwise")
		team.Skills = yutnori.Animal(rapid.IntRange(0, 4).Draw(t, "animal")).Skills() // animal 4 has no skills
	}
	facts.BackResults = rapid.Bool().Draw(t, "back results")
	facts.NoChainOnYut = rapid.Bool().Draw(t, "no chain")
	facts.ShortWayOptional = rapid.Bool().Draw(t, "optional")
	facts.BackFromOne = yutnori.BackFromOne(rapid.IntRange(0, 2).Draw(t, "back from one"))
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	sticks, err := record.Sticks(rapid.SampledFrom([]float64{0.5, 0.6}).Draw(t, "flat"))
	require.NoError(t, err)
	name := "play"
	if sticks == (yutnori.YutSticks{}) {
		name = rapid.SampledFrom([]string{"play", "basic", "advanced", "house"}).Draw(t, "name") // the others are older records
	}
	game := record.Game{Name: name, Rules: rules, Sticks: sticks, Seed: rapid.SampledFrom([]string{"", "7"}).Draw(t, "seed"), Start: rules.Start()}
	game.State = game.Start
	for range rapid.IntRange(0, 60).Draw(t, "events") {
		var event yutnori.Event
		moves := rules.AppendMoves(nil, &game.State)
		switch _, won := game.State.Winner(); {
		case won:
			return game
		case len(moves) > 0:
			game.State, event, err = rules.Move(game.State, rapid.SampledFrom(moves).Draw(t, "move"))
		default:
			game.State, event, err = rules.Throw(game.State, rapid.SampledFrom(facts.Results()).Draw(t, "result"))
		}
		require.NoError(t, err)
		game.Events = append(game.Events, event)
	}
	if _, won := game.State.Winner(); !won && facts.Players == 2 {
		game.Resigned = rapid.Bool().Draw(t, "resigned")
	}
	return game
}

func TestAGameIsReadFromItsRecord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := anyGame(t)
		again, err := record.Read(game.Text())
		require.NoError(t, err, game.Text())
		require.Equal(t, game.Text(), again.Text())
		require.Equal(t, game.State, again.State)
		require.Equal(t, game.Events, again.Events)
		require.Equal(t, game.Resigned, again.Resigned)
		require.Equal(t, game.Sticks, again.Sticks)
		facts, read := game.Rules.Facts(), again.Rules.Facts()
		copy(read.Teams[facts.Players:], facts.Teams[facts.Players:]) // teams that do not play
		require.Equal(t, facts, read)
		again, err = record.Read("yutnori house\n" + strings.ReplaceAll(game.Text(), "\n", "\r\n"))
		require.NoError(t, err)
		require.Equal(t, game.Text(), again.Text(), "the last game of several")
	})
}

func TestAResumedGameBeginsWithTheSavedPieces(t *testing.T) {
	const text = "yutnori play --pieces=1\npieces 29 | 3 | 1\nplayer 1 throws do\nplayer 1 moves 3 do: to 4\n"
	game, err := record.Read(text)
	require.NoError(t, err)
	require.Equal(t, text, game.Text())
	require.Equal(t, []yutnori.Position{29}, game.State.Pieces(0))
}

func TestAResignationEndsAGameOfTwo(t *testing.T) {
	const head = "yutnori play --pieces=1\nplayer 0 throws do\nplayer 0 moves 0 do: to 1\n"
	game, err := record.Read(head + "player 1 resigns\nplayer 0 wins\n")
	require.NoError(t, err)
	require.True(t, game.Resigned)
	for text, want := range map[string]string{
		head + "player 0 resigns\n":                                  `4: expected "player 1 resigns", not "player 0 resigns"`,
		head + "player 1 resigns\nplayer 1 wins\n":                   `5: expected "player 0 wins", not "player 1 wins"`,
		head + "player 1 resigns\nplayer 0 wins\nplayer 1 throws do": "6: the game is over",
		head + "player 1 resigns\nplayer 0 wins\nplayer 1 resigns":   "6: the game is over",
		"yutnori play --players=3\nplayer 0 resigns\n":               "2: only one of two players can resign",
		"yutnori play --pieces=1\npieces 29 | 0 | 0\nplayer 0 throws do\nplayer 0 moves 29 do: to 100\nplayer 0 wins\nplayer 0 resigns\n": "6: the game is over",
		"": `expected a game, as in "yutnori basic --players=2"`,
	} {
		_, err := record.Read(text)
		require.EqualError(t, err, want)
	}
}
