package ui_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/ui"
	"games.example/internal/play"
	"games.example/internal/play/screen/screentest"
)

func fromFEN(t require.TestingT, fen string) play.Game {
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	return ui.New(draughts.New(draughts.InitialPosition(p))).Begin()
}

func atStart() play.Game {
	return ui.New(draughts.New()).Begin()
}

// with returns the game at another table. The change is made to that table.
func with(game play.Game, change func(*ui.Table)) play.Game {
	t := ui.New(gameOf(game))
	change(t)
	return t.Begin()
}

// playedBy returns a table whose player of the given color is a program.
func playedBy(program ui.Player, colors ...draughts.Color) func(*ui.Table) {
	return func(t *ui.Table) {
		for _, color := range colors {
			t.Programs[color] = program
		}
	}
}

func momentOf(game play.Game) ui.Moment { return game.Moment().(ui.Moment) }

func gameOf(game play.Game) *draughts.Game { return momentOf(game).Game() }

func position(game play.Game) draughts.Position { return gameOf(game).Position() }

// clicked returns a game after clicks on the given squares.
func clicked(t require.TestingT, game play.Game, squares ...string) play.Game {
	for _, square := range squares {
		var err error
		game, err = game.Click(square)
		require.NoError(t, err, square)
	}
	return game
}

// refused returns the reason why a click on a square is refused.
func refused(t require.TestingT, game play.Game, square string) string {
	_, err := game.Click(square)
	require.Error(t, err, square)
	return err.Error()
}

// hinted returns a game with a hint, and the advice.
func hinted(game play.Game) (play.Game, play.Advice) { return game.Hint()(context.Background()) }

// played returns a table after random turns.
func played(t *rapid.T, most int) play.Game {
	random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	game := draughts.New(draughts.Draws(draughts.DrawRules{}))
	for range rapid.IntRange(0, most).Draw(t, "turns") {
		p := game.Position()
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		turn, err := p.TurnOf(moves[random.IntN(len(moves))])
		require.NoError(t, err)
		require.NoError(t, game.Play(turn))
	}
	return ui.New(game).Begin()
}

func TestTheLogHasTheMovesInPairs(t *testing.T) {
	game := draughts.New(draughts.Draws(draughts.DrawRules{}))
	for _, move := range []string{"32-28", "19-23", "28x19"} {
		turn, err := game.Position().ParseShortTurn(move, draughts.PDN)
		require.NoError(t, err)
		require.NoError(t, game.Play(turn))
	}
	require.Equal(t, []string{"1. 32-28 19-23", "2. 28x19"}, ui.New(game).Begin().Log())
	second := fromFEN(t, "B:W32:B19").Play(0).Play(0).Play(0)
	require.Equal(t, []string{"1. ... 19-23", "2. 32-27 23-28"}, second.Log())
}

func TestAProgramOnTurnMovesAndAPersonCannot(t *testing.T) {
	game := atStart()
	require.Nil(t, game.Think())
	game = with(game, playedBy(func(_ context.Context, game *draughts.Game) (draughts.Turn, string, error) {
		turn, err := game.Position().ParseTurn("33-29", draughts.PDN)
		require.NoError(t, err)
		return turn, "a sharp opening", nil
	}, draughts.White))
	require.Empty(t, game.Options())
	require.Equal(t, position(game), position(game.Play(0)))
	require.Equal(t, "It is the computer's turn.", refused(t, game, "33"))
	after := game.Think()(context.Background())
	require.Equal(t, []string{"1. 33-29"}, after.Log())
	wordy, known := after.Key("e")
	require.True(t, known)
	require.Equal(t, []string{"1. 33-29", "evaluation: as the computer saw it, a sharp opening"}, wordy.Log())
	require.Equal(t, "your move (black), 20 : 20, a program", after.Title())
}

func TestTheTitleOfTwoPeopleHasOnlyColors(t *testing.T) {
	game := atStart()
	require.Equal(t, "white to move, 20 : 20", game.Title())
	game = with(game, playedBy(ui.Random(1), draughts.White, draughts.Black))
	require.Equal(t, "white to move, 20 : 20", game.Title(), "two programs")
}

// advises returns a player that plays 34-29 with the given comment.
func advises(comment string) ui.Player {
	return func(_ context.Context, game *draughts.Game) (draughts.Turn, string, error) {
		turn, err := game.Position().ParseTurn("34-29", draughts.PDN)
		return turn, comment, err
	}
}

func TestAMissingEvaluationIsAnnounced(t *testing.T) {
	const toCome = "no evaluation yet: a hint gives one"
	quietly := advises("a quiet opening")
	start := with(atStart(), func(t *ui.Table) { t.Adviser = quietly })
	wordy, _ := start.Key("e")
	require.Equal(t, []string{toCome}, wordy.Log())
	advised, advice := hinted(wordy)
	require.Equal(t, []string{"evaluation: 34-29: a quiet opening"}, advised.Log(), "the line that follows begins with the proposed move")
	require.Equal(t, "34-29: a quiet opening", advice.Text)
	quiet, _ := wordy.Key("e")
	require.Empty(t, quiet.Log())

	wordy, _ = with(start, playedBy(ui.Random(1), draughts.Black)).Key("e")
	wordy = wordy.Play(0).Think()(t.Context())
	require.Equal(t, 2, wordy.Len())
	require.Equal(t, toCome, wordy.Comment(), "a game that is read again has no thoughts of its program")

	wordy, _ = with(start, playedBy(quietly, draughts.Black)).Key("e")
	require.Equal(t, []string{"1. 31-26"}, wordy.Play(0).Log(), "the program thinks")
	over, _ := fromFEN(t, "W:W38:B33").Key("e")
	require.Equal(t, []string{"1. 38x29", "white has won: black has no pieces left"}, over.Play(0).Log())
}

func TestOnlyAGameThatIsWonHasAWinner(t *testing.T) {
	require.Equal(t, play.Turn{Player: int(draughts.White), Winner: -1}, atStart().Moment().Turn())
	drawn := said(t, fromFEN(t, "W:WK45:BK6"), "45-50 6-1 50-45 1-6 45-50 6-1 50-45 1-6").Moment().Turn()
	require.True(t, drawn.Over)
	require.Equal(t, -1, drawn.Winner)
	require.Equal(t, "the same position for the third time", drawn.Why)
}

func TestAResignationCanBeTakenBack(t *testing.T) {
	game := started(t, play.Choices{"black": "random"}, 1)
	resigned, ok := game.Resign()
	require.True(t, ok)
	require.Equal(t, "black has won: white has resigned", resigned.Title())
	winner, ok := resigned.Winner()
	require.True(t, ok)
	require.Equal(t, int(draughts.Black), winner)
	text, err := resigned.Text()
	require.NoError(t, err)
	require.Contains(t, text, `[Result "0-2"]`)
	back, ok := resigned.Undo()
	require.True(t, ok)
	require.Equal(t, position(game), position(back))
}

func TestAProgramThatFailsEndsTheGame(t *testing.T) {
	game := fromFEN(t, "W:W28:B22")
	game = with(game, playedBy(func(context.Context, *draughts.Game) (draughts.Turn, string, error) {
		return draughts.Turn{}, "", nil
	}, draughts.White))
	require.Error(t, game.Think()(context.Background()).Err(), "there is no such turn")
	game = with(game, playedBy(func(context.Context, *draughts.Game) (draughts.Turn, string, error) {
		return draughts.Turn{}, "", engine.ErrNoMove
	}, draughts.White))
	require.ErrorIs(t, game.Think()(t.Context()).Err(), engine.ErrNoMove)
}

func TestRandomPlaysEveryMove(t *testing.T) {
	game := gameOf(atStart())
	moves := map[string]int{}
	for seed := range uint64(900) {
		turn, _, err := ui.Random(seed)(context.Background(), game)
		require.NoError(t, err)
		moves[turn.Text(draughts.PDN)]++
	}
	require.Len(t, moves, 9)
	for move, times := range moves {
		require.InDelta(t, 100, times, 50, move) // five standard deviations
	}
}

func TestAHintIsMarkedInTheList(t *testing.T) {
	game := atStart()
	require.Nil(t, game.Hint())
	adviser := advises("")
	game = with(game, func(t *ui.Table) { t.Adviser = adviser })
	hinted, advice := hinted(clicked(t, game, "33"))
	for i, option := range hinted.Options() {
		require.Equal(t, option.Text == "34-29", option.Hint != "", option.Text)
		require.Equal(t, option.Text == "34-29", i == advice.Option)
	}
	require.Empty(t, hinted.Play(0).Options()[0].Hint)
	require.Equal(t, []string{"34", "29"}, hinted.Proposed())
	game = with(game, func(t *ui.Table) { t.Adviser, t.Programs[draughts.White] = adviser, adviser })
	require.Nil(t, game.Hint(), "a program is on turn")
}

func TestTheEndNamesItsRuleInWords(t *testing.T) {
	require.False(t, fromFEN(t, "W:W28:B").Over())
	lost := fromFEN(t, "B:W28:B")
	require.True(t, lost.Over())
	require.Empty(t, lost.Options())
	require.Nil(t, lost.Hint())

	resigned, _ := atStart().Resign()
	_, won := resigned.Winner()
	require.True(t, won)
	for title, game := range map[string]play.Game{
		"white has won: black has no pieces left":                    lost,
		"white has won: black cannot move":                           fromFEN(t, "B:W41,47:B36"),
		"black has won: white has resigned":                          resigned,
		"draw: the same position for the third time":                 drawn(t, "W:WK45:BK6", draughts.DrawRules{Repetition: true}),
		"draw: five moves each since a king stood alone against two": drawn(t, "W:WK45,K46:BK6", draughts.DrawRules{FiveMoves: true}),
		"draw: five moves each since a king stood alone against one": drawn(t, "W:WK45:BK6", draughts.DrawRules{FiveMoves: true}),
		"draw: 16 moves each since a king stood alone against three": drawn(t, "W:WK45,K46,K47:BK6", draughts.DrawRules{SixteenMoves: true}),
		"draw: 25 moves each by kings alone, without a capture":      drawn(t, "W:WK45,K46:BK6,K5", draughts.DrawRules{TwentyFiveMoves: true}),
	} {
		require.True(t, game.Over(), title)
		require.Equal(t, title, game.Title())
		require.Contains(t, game.Log(), title)
		require.Equal(t, "The game is over.", refused(t, game, "45"))
	}
}

// after returns a table after the given moves.
func after(t *testing.T, moves string) play.Game {
	t.Helper()
	return said(t, atStart(), moves)
}

func said(t *testing.T, game play.Game, moves string) play.Game {
	t.Helper()
	for move := range strings.FieldsSeq(moves) {
		var err error
		game, err = game.Say(move)
		require.NoError(t, err)
	}
	return game
}

// drawn returns a game that ends by the given rules while the same two kings step to and fro.
func drawn(t *testing.T, fen string, rules draughts.DrawRules) play.Game {
	t.Helper()
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	game := ui.New(draughts.New(draughts.InitialPosition(p), draughts.Draws(rules))).Begin()
	for round := strings.Fields("45-50 6-1 50-45 1-6"); !game.Over() && game.Len() < 60; {
		game = said(t, game, round[game.Len()%len(round)])
	}
	return game
}

// After any keys and clicks, the position follows the rules.
func TestNoKeyBreaksTheTable(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		program := rapid.Bool().Draw(t, "program")
		start := with(played(t, 100), func(t *ui.Table) {
			if t.Adviser = ui.Random(1); program {
				t.Programs[draughts.Black] = t.Adviser
			}
		})
		screentest.PressAnything(t, seated(start), nil, "1234567890uhfejk?lnyqx", func(t *rapid.T, now play.Game) {
			p := gameOf(now).Start()
			for _, turn := range gameOf(now).Turns() {
				var err error
				p, err = p.Play(turn)
				require.NoError(t, err)
			}
			require.Equal(t, gameOf(now).Position(), p)
		})
	})
}

func TestAProgramThatBreaksTheRulesEndsTheGame(t *testing.T) {
	jumps := func(context.Context, *draughts.Game) (draughts.Turn, string, error) {
		return draughts.Turn{}, "a joke", nil
	}
	game := with(atStart(), playedBy(jumps, draughts.White)).Think()(t.Context())
	require.Error(t, game.Err())
	require.Zero(t, game.Len())
}
