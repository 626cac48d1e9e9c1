package table_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
	"games.example/draughts/table"
	"games.example/program/play"
	"games.example/program/play/screen"
	"games.example/program/play/screen/screentest"
)

func fromFEN(t require.TestingT, fen string) table.Table {
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	return table.New(draughts.New(draughts.InitialPosition(p)))
}

func atStart() table.Table {
	return table.New(draughts.New())
}

func position(game play.Game) draughts.Position { return game.(table.Table).Game().Position() }

// clicked returns a game after clicks on squares.
func clicked(t require.TestingT, game play.Game, squares ...string) play.Game {
	for _, square := range squares {
		var err error
		game, err = game.Click(square)
		require.NoError(t, err, square)
	}
	return game
}

// refused returns the reason that a click on a square is refused.
func refused(t require.TestingT, game play.Game, square string) string {
	_, err := game.Click(square)
	require.Error(t, err, square)
	return err.Error()
}

// hinted returns a game with a hint, and the advice.
func hinted(game play.Game) (play.Game, play.Advice) { return game.Hint()(context.Background()) }

// played returns a table after random turns.
func played(t *rapid.T, most int) table.Table {
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
	return table.New(game)
}

func TestTheOptionsAreTheMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := played(t, 80)
		p := position(table)
		var want []string
		for _, turn := range p.UniqueTurns(draughts.PDN) {
			want = append(want, turn.Text(draughts.PDN))
		}
		var got []string
		for i, option := range table.Options() {
			move, _, _ := strings.Cut(option.Text, ",")
			move, _, _ = strings.Cut(move, " ")
			got = append(got, move)
			turn, err := p.ParseTurn(move, draughts.PDN)
			require.NoError(t, err)
			require.Equal(t, p.After(turn.Move()), position(table.Play(i)))
		}
		require.Equal(t, want, got)
	})
}

// Clicking the squares of a turn one after the other plays it, perhaps before the
// last square.
func TestATurnIsClickedLandingByLanding(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		start := played(t, 120)
		p := position(start)
		var turns []draughts.Turn
		for turn := range p.Turns(draughts.PDN) {
			if turns = append(turns, turn); len(turns) == 200 {
				break
			}
		}
		if len(turns) == 0 {
			return
		}
		turn := rapid.SampledFrom(turns).Draw(t, "turn")
		var game play.Game = start
		for _, square := range turn.Squares() {
			if position(game) != p {
				break // only one turn begins like this
			}
			game = clicked(t, game, strconv.Itoa(int(square)))
		}
		require.Equal(t, p.After(turn.Move()), position(game), "%v in %v", turn.Text(draughts.PDN), p)
	})
}

func TestAPieceThatIsClickedNarrowsTheList(t *testing.T) {
	game := clicked(t, atStart(), "33")
	require.Equal(t, []play.Option{{Text: "33-28"}, {Text: "33-29"}}, game.Options())
	game = clicked(t, game, "32")
	require.Equal(t, []play.Option{{Text: "32-27"}, {Text: "32-28"}}, game.Options(), "another piece")
	game, known := game.Key("esc")
	require.True(t, known)
	require.Len(t, game.Options(), 9)
}

func TestACaptureWithSeveralWaysIsChosenByItsLandings(t *testing.T) {
	const twoWays = "W:WK46:B41,32,23,13,14,3"
	p, err := draughts.ParseFEN(twoWays)
	require.NoError(t, err)
	turns := p.UniqueTurns(draughts.PDN)
	require.Greater(t, len(turns), 1)
	for _, turn := range turns {
		var game play.Game = fromFEN(t, twoWays)
		for _, square := range turn.Squares() {
			if position(game) == p {
				game = clicked(t, game, strconv.Itoa(int(square)))
			}
		}
		require.Equal(t, p.After(turn.Move()), position(game), turn.Text(draughts.PDN))
	}
}

func TestTheLastSquareAloneWillDoIfOneTurnEndsThere(t *testing.T) {
	one := clicked(t, fromFEN(t, "W:WK46:B41,32,23,13,14"), "46", "8")
	require.Equal(t, 1, one.(table.Table).Game().Len())
	two := clicked(t, fromFEN(t, "W:WK40:B11,17,23,30,32"), "40")
	require.Equal(t, "there is no piece on 25", refused(t, two, "25"), "over 11 or over 17")
}

func TestATurnIsSaidInEitherNotation(t *testing.T) {
	for _, notation := range []draughts.Notation{draughts.PDN, draughts.Kata} {
		start := atStart()
		start.Notation = notation
		for text, fen := range map[string]string{
			"32-28": "B:W28,31,33-50:B1-20", "33-44": "B:W28,31,33-50:B1-20",
			"3228": "B:W28,31,33-50:B1-20", "3344": "B:W28,31,33-50:B1-20",
		} {
			said, err := start.Say(text)
			require.NoError(t, err, text)
			require.Equal(t, fen, position(said).FEN(), text)
		}
		_, err := start.Say("32-26")
		require.ErrorIs(t, err, draughts.ErrNoStep)
	}
	_, err := fromFEN(t, "W:W28,37:B22").Say("37-31")
	require.EqualError(t, err, "37-31: a capture is possible: 28x17")
	require.ErrorIs(t, err, draughts.ErrMustCapture)
}

func TestDigitsAloneAreTwoSquares(t *testing.T) {
	for _, test := range []struct{ fen, text, turn string }{
		{"W:W28,37:B22", "2817", "28x17"},
		{"W:W6:B40", "61", "6-1, crowned"},
		{"B:W50:B6", "611", "6-11"},
		{"B:W50:B12", "1218", "12-18"},
		{"B:W50:B1", "17", "1-7"},
		{"W:WK46:B41,32,23,13,14", "468", "46x37x28x19x8"},
	} {
		game := fromFEN(t, test.fen)
		said, err := game.Say(test.text)
		require.NoError(t, err, test.text)
		require.Equal(t, 1, said.(table.Table).Game().Len())
		move, _, _ := strings.Cut(test.turn, ",")
		require.Equal(t, move, said.(table.Table).Game().Turns()[0].Text(draughts.PDN))
	}
	for text, why := range map[string]string{
		"3731":   "3731: a capture is possible: 28x17",
		"9999":   "9999: the player to move has no piece there",
		"5":      "5: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"282217": "282217: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"101":    "101: the player to move has no piece there",
	} {
		_, err := fromFEN(t, "W:W28,37:B22").Say(text)
		require.EqualError(t, err, why)
	}
}

func TestARefusedPieceNamesItsRule(t *testing.T) {
	for _, test := range []struct {
		fen   string
		click draughts.Square
		why   string
	}{
		{"W:W28,37:B22", 37, "you must capture: 28x17"},
		{"W:W28,48:B22,12,42", 48, "you must capture the most pieces: 28x17x8"},
		{"W:W28,37:B22", 22, "the piece on 22 is black's, and white is to move"},
		{"W:W28,37:B22", 5, "there is no piece on 5"},
		{"W:W46,41,37:B36,10", 46, "the piece on 46 is blocked"},
		{"W:W28:B22", 28, ""},
		{"W:W28:BK1,2", 28, ""},
		{"B:W28:B", 28, "the game is over"},
	} {
		t.Run(test.fen, func(t *testing.T) {
			game := fromFEN(t, test.fen)
			require.Equal(t, test.why, game.Why(test.click))
			if test.why != "" && test.why != "the game is over" {
				require.Equal(t, test.why, refused(t, game, strconv.Itoa(int(test.click))))
			}
		})
	}
}

func TestPromotionAndCapturesAreTold(t *testing.T) {
	require.Equal(t, []play.Option{{Text: "7-1, crowned"}, {Text: "7-2, crowned"}}, fromFEN(t, "W:W7:B45").Options())
	require.Equal(t, []play.Option{{Text: "28x17x8 takes 2"}}, fromFEN(t, "W:W28:B22,12,40").Options())
	require.Equal(t, "12x1 takes 1, crowned", fromFEN(t, "W:W12:B7,40").Options()[0].Text)
}

func TestTheLogIsTheMovesInPairs(t *testing.T) {
	game := draughts.New(draughts.Draws(draughts.DrawRules{}))
	for _, move := range []string{"32-28", "19-23", "28x19"} {
		turn, err := game.Position().ParseShortTurn(move, draughts.PDN)
		require.NoError(t, err)
		require.NoError(t, game.Play(turn))
	}
	require.Equal(t, []string{"1. 32-28 19-23", "2. 28x19"}, table.New(game).Log())
	second := fromFEN(t, "B:W32:B19").Play(0).Play(0).Play(0)
	require.Equal(t, []string{"1. ... 19-23", "2. 32-27 23-28"}, second.Log())
}

func TestUndoGoesBackToAPersonsDecision(t *testing.T) {
	people := atStart().Play(0).Play(0)
	before, ok := people.Undo()
	require.True(t, ok)
	require.Equal(t, 1, before.(table.Table).Game().Len())

	against := atStart()
	against.Programs[draughts.Black] = table.Random(1)
	var game play.Game = against
	for range 3 {
		game = game.Play(0)
		game = game.Think()(context.Background())
	}
	require.Equal(t, 6, game.(table.Table).Game().Len())
	before, ok = game.Undo()
	require.True(t, ok)
	require.Equal(t, 4, before.(table.Table).Game().Len())

	_, ok = against.Undo()
	require.False(t, ok)
	against.Programs[draughts.White] = against.Programs[draughts.Black]
	_, ok = against.Think()(context.Background()).Undo()
	require.False(t, ok, "nobody has decided anything")
}

func TestAProgramOnTurnMovesAndAPersonCannot(t *testing.T) {
	game := atStart()
	require.Nil(t, game.Think())
	game.Programs[draughts.White] = func(_ context.Context, game *draughts.Game) (draughts.Turn, string, error) {
		turn, err := game.Position().ParseTurn("33-29", draughts.PDN)
		require.NoError(t, err)
		return turn, "a sharp opening", nil
	}
	require.Empty(t, game.Options())
	require.Equal(t, position(game), position(game.Play(0)))
	require.Equal(t, "the program is on turn", refused(t, game, "33"))
	after := game.Think()(context.Background())
	require.Equal(t, []string{"1. 33-29"}, after.Log())
	wordy, known := after.Key("e")
	require.True(t, known)
	require.Equal(t, []string{"1. 33-29", "a sharp opening"}, wordy.Log())
	require.Equal(t, "black (you) to move, against white (the program)", after.Title())
}

func TestTwoPeopleHaveOnlyColors(t *testing.T) {
	game := atStart()
	require.Equal(t, "white to move", game.Title())
	game.Programs = [2]table.Player{table.Random(1), table.Random(2)}
	require.Equal(t, "white to move", game.Title(), "two programs")
}

func TestAMissingEvaluationIsAnnounced(t *testing.T) {
	const toCome = "no evaluation yet: h asks for one"
	start := atStart()
	start.Adviser = func(_ context.Context, game *draughts.Game) (draughts.Turn, string, error) {
		turn, err := game.Position().ParseTurn("34-29", draughts.PDN)
		require.NoError(t, err)
		return turn, "a quiet opening", nil
	}
	wordy, _ := start.Key("e")
	require.Equal(t, []string{toCome}, wordy.Log())
	advised, advice := hinted(wordy)
	require.Equal(t, []string{"a quiet opening"}, advised.Log())
	require.Equal(t, "34-29 (a quiet opening)", advice.Text)
	quiet, _ := wordy.Key("e")
	require.Empty(t, quiet.Log())

	start.Programs[draughts.Black] = start.Adviser
	wordy, _ = start.Key("e")
	require.Equal(t, []string{"1. 31-26"}, wordy.Play(0).Log(), "the program thinks")
	over, _ := fromFEN(t, "W:W38:B33").Key("e")
	require.Equal(t, []string{"1. 38x29"}, over.Play(0).Log())
}

// started returns a new game with choices, the others being usual.
func started(t *testing.T, choices play.Choices, seed uint64) table.Table {
	t.Helper()
	var setup table.Setup
	game, err := setup.Start(play.Complete(setup, choices), seed)
	require.NoError(t, err)
	return game.(table.Table)
}

func TestASeedRepeatsAGame(t *testing.T) {
	played := func(seed uint64) []string {
		var game play.Game = started(t, play.Choices{"white": "random", "black": "human"}, seed)
		for range 5 {
			game = game.Think()(context.Background()).Play(0)
		}
		return game.Log()
	}
	logs := map[string]bool{}
	for seed := range uint64(5) {
		first, again := played(seed), played(seed)
		require.Equal(t, first, again)
		logs[strings.Join(first, "\n")] = true
	}
	require.Len(t, logs, 5)
}

func TestTheFormHasPlayersLevelAndSquares(t *testing.T) {
	names := func(choices play.Choices) (names []string) {
		for _, row := range (table.Setup{}).Rows(play.Complete(table.Setup{}, choices)) {
			names = append(names, row.Name)
		}
		return names
	}
	require.Equal(t, []string{"white", "black", "level", "notation"}, names(nil))
	require.Equal(t, []string{"white", "black", "notation"}, names(play.Choices{"black": "random"}))
	require.Equal(t, []string{"white", "black", "level", "notation", "fen"}, names(play.Choices{"white": "engine", "black": "human", "fen": "W:W28:B22"}))
	require.Equal(t, play.Choices{"white": "human", "black": "engine", "level": "first-steps", "notation": "pdn"}, play.Complete(table.Setup{}))

	other, ok := table.Setup{}.OtherSide(play.Choices{"white": "human", "black": "engine", "level": "3"})
	require.True(t, ok)
	require.Equal(t, play.Choices{"white": "engine", "black": "human", "level": "3"}, other)
	_, ok = table.Setup{}.OtherSide(play.Choices{"white": "human", "black": "human"})
	require.False(t, ok)
}

func TestTheLevelIsInTheTitleAndTheSideOfAPersonAtTheBottom(t *testing.T) {
	game := started(t, play.Choices{"level": "3"}, 1)
	require.Equal(t, "white (you) to move, against black (level 3)", game.Title())
	require.Equal(t, []string{"you", "computer"}, game.Players())
	require.Equal(t, "1", game.Board(play.View{Option: -1}).Spots[0].Name)
	black := started(t, play.Choices{"white": "random", "black": "human"}, 1)
	require.Equal(t, []string{"computer", "you"}, black.Players())
	require.Equal(t, "50", black.Board(play.View{Option: -1}).Spots[0].Name)
	require.Equal(t, []string{"white", "black"}, started(t, play.Choices{"black": "human"}, 1).Players())
	_, err := table.Setup{}.Start(play.Choices{"fen": "nonsense"}, 1)
	require.ErrorContains(t, err, "offset 0")
}

func TestARecordIsReadWithItsPositionItsSeedAndItsEnd(t *testing.T) {
	choices := play.Choices{"white": "human", "black": "random", "notation": "kata", "fen": "W:W28,37:B5,22"}
	game := started(t, choices, 7).Play(0)
	text, err := game.Text()
	require.NoError(t, err)
	for _, line := range []string{`[White "human"]`, `[Black "random"]`, `[Seed "7"]`, `[FEN "W:W28,37:B5,22"]`, "1. 28x17 *"} {
		require.Contains(t, text, line)
	}
	again, err := table.Setup{}.Read(text, play.Choices{"white": "human", "black": "random", "notation": "kata"}, 3)
	require.NoError(t, err)
	require.Equal(t, choices, again.Choices())
	seed, ok := again.Seed()
	require.True(t, ok)
	require.EqualValues(t, 7, seed)
	same, err := again.Text()
	require.NoError(t, err)
	require.Equal(t, text, same)
	require.Equal(t, game.Think()(context.Background()).Log(), again.Think()(context.Background()).Log(), "chance continues")

	people := started(t, play.Choices{"black": "human"}, 7)
	_, ok = people.Seed()
	require.False(t, ok)
	text, err = people.Text()
	require.NoError(t, err)
	require.NotContains(t, text, "Seed")
	fresh, err := table.Setup{}.Read("1. 32-28 *", choices, 3)
	require.NoError(t, err)
	require.NotContains(t, fresh.Choices(), "fen")
	seed, _ = fresh.Seed()
	require.EqualValues(t, 3, seed)
}

func TestOnlyARecordOfOneGameIsContinuedInPlace(t *testing.T) {
	const two = "1. 32-28 *\n1. 31-27 *\n"
	last, err := table.Setup{}.Read(two, nil, 1)
	require.NoError(t, err)
	require.Equal(t, []string{"1. 31-27"}, last.Log())
	_, err = table.Setup{Single: true}.Read(two, nil, 1)
	require.EqualError(t, err, "2: expected one game, or a --record that is another file: the first game would be lost")
	_, err = table.Setup{Single: true}.Read("1. 32-28 *", nil, 1)
	require.NoError(t, err)
	for _, note := range []string{"{good}", "$1", "(31-27)"} {
		_, err = table.Setup{Single: true}.Read("1. 32-28 "+note+" *", nil, 1)
		require.EqualError(t, err, "1: expected a game without comments, or a --record that is another file: they would be lost")
		_, err = table.Setup{}.Read("1. 32-28 "+note+" *", nil, 1)
		require.NoError(t, err)
	}
	_, err = table.Setup{}.Read("", nil, 1)
	require.EqualError(t, err, "expected a game")
	_, err = table.Setup{}.Read("1. 32-26 *", nil, 1)
	require.ErrorContains(t, err, "1:4: game 1, move 1: 32-26: ")
}

func TestARecordThatIsContinuedKeepsItsTags(t *testing.T) {
	const record = `[Event "Club"]
[White "Ann"]
[Black "Bob"]
[Result "*"]
[GameType "20"]

1. 32-28 19-23 *
`
	game, err := table.Setup{Single: true}.Read(record, play.Choices{"white": "human", "black": "human", "level": "first-steps", "notation": "pdn"}, 1)
	require.NoError(t, err)
	text, err := game.Text()
	require.NoError(t, err)
	require.Equal(t, record+"\n", text)
	game, err = game.Say("28x19")
	require.NoError(t, err)
	text, err = game.Text()
	require.NoError(t, err)
	require.Contains(t, text, "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n")
}

func TestAPersonResignsAndTakesItBack(t *testing.T) {
	game := started(t, play.Choices{"black": "random"}, 1)
	resigned, ok := game.Resign()
	require.True(t, ok)
	require.Equal(t, "black has won: resignation", resigned.Title())
	winner, ok := resigned.Winner()
	require.True(t, ok)
	require.Equal(t, int(draughts.Black), winner)
	text, err := resigned.Text()
	require.NoError(t, err)
	require.Contains(t, text, `[Result "0-2"]`)
	_, ok = resigned.Resign()
	require.False(t, ok)
	back, ok := resigned.Undo()
	require.True(t, ok)
	require.False(t, back.Over())
	require.Equal(t, position(game), position(back))
	_, ok = game.Play(0).Resign()
	require.False(t, ok, "the program is on turn")
	_, ok = game.Winner()
	require.False(t, ok)
}

// After 16-11, Black cannot move; after 50-44, Black has a king.
func TestAReviewNamesTheTurnThatWouldHaveWon(t *testing.T) {
	judged := func(choices play.Choices) ([]play.Moment, []play.Judgment) {
		choices["fen"] = "W:W16,50:B45"
		var game play.Game = started(t, choices, 1)
		for _, turn := range []string{"50-44", "45-50", "16-11"} {
			if think := game.Think(); think != nil {
				game = think(context.Background())
				continue
			}
			game, _ = game.Say(turn)
		}
		story := game.(play.Story)
		return story.Past(), story.Judge()(context.Background())
	}
	past, judgments := judged(play.Choices{"black": "human"})
	require.Len(t, past, 4)
	require.Len(t, judgments, 4)
	for n, want := range []play.Moment{{}, {Player: 0, Action: "50-44"}, {Player: 1, Action: "45-50"}, {Player: 0, Action: "16-11"}} {
		require.Equal(t, want.Action, past[n].Action)
		require.Equal(t, want.Player, past[n].Player)
		require.Equal(t, n, past[n].Game.(table.Table).Game().Len())
	}
	require.InDelta(t, 1, judgments[0].Chance, 0.001)
	require.Less(t, judgments[1].Chance, 0.5)
	require.Greater(t, judgments[1].Loss, 0.5)
	require.Equal(t, "16-11", judgments[1].Better)
	require.Zero(t, judgments[2].Loss, "the only turn")
	require.Empty(t, judgments[2].Better)

	_, forBlack := judged(play.Choices{"white": "random", "black": "human"})
	require.InDelta(t, 0, forBlack[0].Chance, 0.001, "the person plays Black")

	resigned, _ := started(t, play.Choices{"black": "human"}, 1).Resign()
	end := resigned.(play.Story).Judge()(context.Background())
	require.Zero(t, end[len(end)-1].Chance)
	won := fromFEN(t, "W:W38:B33")
	require.Nil(t, won.Judge(), "without an engine")
	require.Len(t, won.Past(), 1)
}

func TestAProgramThatFailsEndsTheGame(t *testing.T) {
	game := fromFEN(t, "W:W28:B22")
	broken := errors.New("no memory")
	game.Programs[draughts.White] = func(context.Context, *draughts.Game) (draughts.Turn, string, error) {
		return draughts.Turn{}, "", broken
	}
	require.NoError(t, game.Err())
	require.Equal(t, broken, game.Think()(context.Background()).Err())
	game.Programs[draughts.White] = func(context.Context, *draughts.Game) (draughts.Turn, string, error) {
		return draughts.Turn{}, "", nil
	}
	require.Error(t, game.Think()(context.Background()).Err(), "there is no such turn")
}

func TestRandomPlaysEveryMove(t *testing.T) {
	game := atStart().Game()
	moves := map[string]int{}
	for seed := range uint64(900) {
		turn, _, err := table.Random(seed)(context.Background(), game)
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
	game.Adviser = func(_ context.Context, game *draughts.Game) (draughts.Turn, string, error) {
		turn, err := game.Position().ParseTurn("34-29", draughts.PDN)
		require.NoError(t, err)
		return turn, "", nil
	}
	hinted, advice := hinted(clicked(t, game, "33"))
	for i, option := range hinted.Options() {
		require.Equal(t, option.Text == "34-29", option.Hint != "", option.Text)
		require.Equal(t, option.Text == "34-29", i == advice.Option)
	}
	require.Empty(t, hinted.Play(0).Options()[0].Hint)
	game.Programs[draughts.White] = game.Adviser
	require.Nil(t, game.Hint(), "a program on turn needs none")
}

func TestTheEndNamesItsRule(t *testing.T) {
	over := fromFEN(t, "W:W28:B")
	require.False(t, over.Over())
	lost := fromFEN(t, "B:W28:B")
	require.True(t, lost.Over())
	require.Equal(t, "white has won: no move", lost.Title())
	require.Empty(t, lost.Options())
	require.Nil(t, lost.Hint())

	start := fromFEN(t, "W:WK45:BK6")
	var drawn play.Game = start
	for range 2 {
		drawn = clicked(t, drawn, "45", "50", "6", "1", "50", "45", "1", "6")
	}
	require.True(t, drawn.Over())
	require.Equal(t, "draw: repetition", drawn.Title())
	require.Equal(t, "the game is over", refused(t, drawn, "45"))
	_, won := drawn.Winner()
	require.False(t, won)
}

func TestAFlippedBoardIsTheSameBoard(t *testing.T) {
	game := atStart()
	flipped, known := game.Key("f")
	require.True(t, known)
	view := play.View{Within: play.Size{Width: 80, Height: 24}, Option: -1}
	for _, spot := range game.Board(view).Spots {
		number, err := strconv.Atoi(spot.Name)
		require.NoError(t, err)
		opposite := strconv.Itoa(51 - number)
		for _, other := range flipped.Board(view).Spots {
			if other.X == spot.X && other.Y == spot.Y {
				require.Equal(t, opposite, other.Name)
			}
		}
	}
	_, known = game.Key("x")
	require.False(t, known)
}

// seated returns a session with a game on the board, after keys.
func seated(game play.Game, keys ...string) play.Session {
	session, _ := play.New(table.Setup{}, play.Settings{}).Begin(game)
	for _, key := range keys {
		session, _ = session.Press(key)
	}
	return session
}

// shown returns the screen of a session in a window.
func shown(session play.Session, width, height int) string {
	return screentest.Show(session, play.Size{Width: width, Height: height}).Plain()
}

// Coordinates take 2 columns on the left and a line below.
func TestTheBoardIsAsLargeAsThereIsRoom(t *testing.T) {
	for _, test := range []struct{ room, board play.Size }{
		{play.Size{}, play.Size{Width: 32, Height: 11}},
		{play.Size{Width: 41, Height: 21}, play.Size{Width: 32, Height: 11}},
		{play.Size{Width: 42, Height: 20}, play.Size{Width: 32, Height: 11}},
		{play.Size{Width: 42, Height: 21}, play.Size{Width: 42, Height: 21}},
		{play.Size{Width: 61, Height: 31}, play.Size{Width: 42, Height: 21}},
		{play.Size{Width: 62, Height: 30}, play.Size{Width: 42, Height: 21}},
		{play.Size{Width: 62, Height: 31}, play.Size{Width: 62, Height: 31}},
		{play.Size{Width: 500, Height: 200}, play.Size{Width: 62, Height: 31}},
	} {
		board := atStart().Board(play.View{Within: test.room, Option: -1})
		require.Len(t, board.Lines, test.board.Height, test.room)
		require.Equal(t, test.board.Width, ansi.StringWidth(board.Lines[0]), test.room)
		for _, spot := range board.Spots {
			require.LessOrEqual(t, spot.X+spot.Width, test.board.Width)
			require.Less(t, spot.Y+spot.Height, test.board.Height)
		}
	}
}

func TestTheScreensAreGolden(t *testing.T) {
	middle := func() table.Table { return fromFEN(t, "W:WK37,28,33:B22,23,K5,10") }
	inKata := fromFEN(t, "B:WK37,28,33:B22,23,K5,10")
	inKata.Notation = draughts.Kata
	flipped, _ := middle().Key("f")
	flippedKata, _ := inKata.Key("f")
	refused, _ := seated(middle()).Click("33")
	for name, got := range map[string]string{
		"start-80x24":   shown(seated(atStart(), "down", "down"), 80, 24),
		"start-60x24":   shown(seated(atStart(), "down", "down"), 60, 24),
		"start-40x20":   shown(seated(atStart()), 40, 20),
		"start-120x40":  shown(seated(atStart()), 120, 40),
		"review":        shown(seated(after(t, "32-28 19-23 28x19 14x23"), "r", "left"), 80, 24),
		"form-40x20":    shown(play.New(table.Setup{}, play.Settings{Unfinished: atStart()}), 40, 20),
		"middle-120x40": shown(seated(middle()), 120, 40),
		"last-move":     shown(seated(atStart().Play(3)), 80, 24),
		"capture":       shown(seated(middle()), 80, 24),
		"captured":      shown(seated(middle().Play(0)), 80, 24),
		"small-capture": shown(seated(middle()), 60, 16),
		"kata":          shown(seated(inKata), 80, 24),
		"small-kata":    shown(seated(inKata), 60, 16),
		"flipped":       shown(seated(flipped), 80, 24),
		"flipped-kata":  shown(seated(flippedKata), 80, 24),
		"chosen-piece":  shown(seated(clicked(t, atStart(), "33")), 80, 24),
		"refused-piece": shown(refused, 80, 24),
		"typed":         shown(seated(atStart(), "3", "2"), 80, 24),
		"form":          shown(play.New(table.Setup{}, play.Settings{}), 80, 24),
		"rules":         shown(seated(atStart(), "?"), 80, 24),
	} {
		t.Run(name, func(t *testing.T) {
			screentest.Golden(t, filepath.Join("testdata", "screens", name+".txt"), got)
		})
	}
}

// The pictures of the README are drawn from the screens and from the board.
func TestThePicturesShowTheScreen(t *testing.T) {
	opening := after(t, "32-28 19-23 28x19 14x23 33-28 23x32 37x28 20-24")
	screentest.Golden(t, "../pictures/play.svg", screentest.Picture(
		screentest.Show(seated(opening, "down", "down", "down"), play.Size{Width: 80, Height: 24}).Text()))
	screentest.Golden(t, "../pictures/board.svg", table.SVG(position(opening), table.Picture{Notation: draughts.PDN}))
}

// after returns a table after these moves.
func after(t *testing.T, moves string) play.Game {
	t.Helper()
	var game play.Game = atStart()
	for move := range strings.FieldsSeq(moves) {
		var err error
		game, err = game.Say(move)
		require.NoError(t, err)
	}
	return game
}

// After any keys and clicks, the position follows the rules, and the screen fits
// the window.
func TestNoKeyBreaksTheTable(t *testing.T) {
	keys := []rune("1234567890uhfejk?lnyqx")
	rapid.Check(t, func(t *rapid.T) {
		start := played(t, 100)
		start.Adviser = table.Random(1)
		if rapid.Bool().Draw(t, "program") {
			start.Programs[draughts.Black] = start.Adviser
		}
		var model tea.Model = screen.New(seated(start), nil)
		send := func(msg tea.Msg) {
			var command tea.Cmd
			for model, command = model.Update(msg); command != nil; {
				model, command = model.Update(command())
			}
		}
		send(tea.WindowSizeMsg{Width: 80, Height: 24})
		t.Repeat(map[string]func(*rapid.T){
			"press": func(t *rapid.T) {
				key := rapid.SampledFrom(keys).Draw(t, "key")
				send(tea.KeyPressMsg{Code: key, Text: string(key)})
			},
			"look": func(t *rapid.T) {
				require.True(t, consistent(model.(screen.Model).Session().Game().(table.Table)))
				lines := strings.Split(model.(screen.Model).Text(), "\n")
				require.Len(t, lines, 24)
				for _, line := range lines {
					require.LessOrEqual(t, ansi.StringWidth(line), 80)
				}
			},
			"enter":  func(*rapid.T) { send(tea.KeyPressMsg{Code: tea.KeyEnter}) },
			"escape": func(*rapid.T) { send(tea.KeyPressMsg{Code: tea.KeyEscape}) },
			"click": func(t *rapid.T) {
				send(tea.MouseClickMsg{
					X: rapid.IntRange(0, 79).Draw(t, "x"), Y: rapid.IntRange(0, 23).Draw(t, "y"), Button: tea.MouseLeft,
				})
			},
		})
	})
}

// consistent reports whether a table is at the position to which its game's
// turns lead.
func consistent(now table.Table) bool {
	p := now.Game().Start()
	for _, turn := range now.Game().Turns() {
		next, err := p.Play(turn)
		if err != nil {
			return false
		}
		p = next
	}
	return p == now.Game().Position()
}
