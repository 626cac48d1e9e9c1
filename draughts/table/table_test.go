package table_test

import (
	"context"
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
	"games.example/program/screen"
	"games.example/program/screen/screentest"
)

func fromFEN(t require.TestingT, fen string) table.Table {
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	return table.New(draughts.NewGame(p, draughts.AllDrawRules()))
}

func atStart() table.Table {
	return table.New(draughts.NewGame(draughts.Start(), draughts.AllDrawRules()))
}

func position(game screen.Game) draughts.Position { return game.(table.Table).Game().Position() }

// played returns a table after random turns.
func played(t *rapid.T, most int) table.Table {
	random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	game := draughts.NewGame(draughts.Start(), draughts.DrawRules{})
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
		var game screen.Game = start
		for _, square := range turn.Squares() {
			if position(game) != p {
				break // only one turn begins like this
			}
			game = game.Click(strconv.Itoa(int(square)))
		}
		require.Equal(t, p.After(turn.Move()), position(game), "%v in %v", turn.Text(draughts.PDN), p)
	})
}

func TestAPieceThatIsClickedNarrowsTheList(t *testing.T) {
	game := atStart().Click("33")
	require.Equal(t, []screen.Option{{Text: "33-28"}, {Text: "33-29"}}, game.Options())
	game = game.Click("32")
	require.Equal(t, []screen.Option{{Text: "32-27"}, {Text: "32-28"}}, game.Options(), "another piece")
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
		var game screen.Game = fromFEN(t, twoWays)
		for _, square := range turn.Squares() {
			if position(game) == p {
				game = game.Click(strconv.Itoa(int(square)))
			}
		}
		require.Equal(t, p.After(turn.Move()), position(game), turn.Text(draughts.PDN))
	}
}

func TestTheLastSquareAloneWillDoIfOneTurnEndsThere(t *testing.T) {
	one := fromFEN(t, "W:WK46:B41,32,23,13,14").Click("46").Click("8")
	require.Equal(t, 1, one.(table.Table).Game().Len())
	two := fromFEN(t, "W:WK40:B11,17,23,30,32").Click("40").Click("25")
	require.Equal(t, 0, two.(table.Table).Game().Len(), "over 11 or over 17")
	require.Contains(t, two.Log(), "there is no piece on 25")
}

func TestATurnIsSaidInEitherNotation(t *testing.T) {
	for _, notation := range []draughts.Notation{draughts.PDN, draughts.Kata} {
		start := atStart()
		start.Notation = notation
		for text, fen := range map[string]string{"32-28": "B:W28,31,33-50:B1-20", "33-44": "B:W28,31,33-50:B1-20"} {
			said, err := start.Say(text)
			require.NoError(t, err, text)
			require.Equal(t, fen, position(said).FEN(), text)
		}
		_, err := start.Say("32-26")
		require.ErrorIs(t, err, draughts.ErrNoStep)
	}
	_, err := fromFEN(t, "W:W28,37:B22").Say("37-31")
	require.EqualError(t, err, "a capture is possible: 28x17")
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
				clicked := game.Click(strconv.Itoa(int(test.click)))
				require.Contains(t, clicked.Log(), test.why)
				require.Equal(t, position(game), position(clicked))
			}
		})
	}
}

func TestPromotionAndCapturesAreTold(t *testing.T) {
	require.Equal(t, []screen.Option{{Text: "7-1, crowned"}, {Text: "7-2, crowned"}}, fromFEN(t, "W:W7:B45").Options())
	require.Equal(t, []screen.Option{{Text: "28x17x8 takes 2"}}, fromFEN(t, "W:W28:B22,12,40").Options())
	require.Equal(t, "12x1 takes 1, crowned", fromFEN(t, "W:W12:B7,40").Options()[0].Text)
}

func TestTheLogIsTheMovesInPairs(t *testing.T) {
	game := draughts.NewGame(draughts.Start(), draughts.DrawRules{})
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
	against.Players[draughts.Black] = table.Random(rand.New(rand.NewPCG(1, 0)))
	var game screen.Game = against
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
	against.Players[draughts.White] = against.Players[draughts.Black]
	_, ok = against.Think()(context.Background()).Undo()
	require.False(t, ok, "nobody has decided anything")
}

func TestAProgramOnTurnMovesAndAPersonCannot(t *testing.T) {
	game := atStart()
	require.Nil(t, game.Think())
	game.Players[draughts.White] = func(_ context.Context, game *draughts.Game) (draughts.Turn, string) {
		turn, err := game.Position().ParseTurn("33-29", draughts.PDN)
		require.NoError(t, err)
		return turn, "a sharp opening"
	}
	require.Empty(t, game.Options())
	require.Equal(t, position(game), position(game.Play(0)))
	require.Equal(t, position(game), position(game.Click("33")))
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
	game.Players = [2]table.Mover{table.Random(nil), table.Random(nil)}
	require.Equal(t, "white to move", game.Title(), "two programs")
}

func TestAMissingEvaluationIsAnnounced(t *testing.T) {
	const toCome = "no evaluation yet: h asks for one"
	start := atStart()
	start.Adviser = func(_ context.Context, game *draughts.Game) (draughts.Turn, string) {
		turn, err := game.Position().ParseTurn("34-29", draughts.PDN)
		require.NoError(t, err)
		return turn, "a quiet opening"
	}
	wordy, _ := start.Key("e")
	require.Equal(t, []string{toCome}, wordy.Log())
	require.Equal(t, []string{"a quiet opening"}, wordy.Hint()(context.Background()).Log())
	quiet, _ := wordy.Key("e")
	require.Empty(t, quiet.Log())

	start.Players[draughts.Black] = start.Adviser
	wordy, _ = start.Key("e")
	require.Equal(t, []string{"1. 31-26"}, wordy.Play(0).Log(), "the program thinks")
	over, _ := fromFEN(t, "W:W38:B33").Key("e")
	require.Equal(t, []string{"1. 38x29"}, over.Play(0).Log())
}

// A new game is played like the first game of its seed.
func TestEachNewGameHasASeedOfItsOwn(t *testing.T) {
	seated := func(seed uint64) table.Table {
		start := atStart()
		start.Reseat = func(seed uint64) (movers [2]table.Mover) {
			movers[draughts.White] = table.Random(rand.New(rand.NewPCG(seed, 0)))
			return movers
		}
		start.Seed, start.Players = seed, start.Reseat(seed)
		return start
	}
	played := func(game screen.Game) []string {
		for range 5 {
			game = game.Think()(context.Background()).Play(0)
		}
		return game.Log()
	}
	game, logs := seated(1), map[string]bool{}
	for range 5 {
		log := played(game)
		require.Equal(t, log, played(seated(game.Seed)), "seed %d", game.Seed)
		logs[strings.Join(log, "\n")] = true
		game = game.New().(table.Table)
	}
	require.Len(t, logs, 5)
	first, again := seated(1).New().(table.Table), seated(1).New().(table.Table)
	require.Equal(t, first.Seed, again.Seed)

	unseated := atStart()
	unseated.Seed = 1
	require.EqualValues(t, 1, unseated.New().(table.Table).Seed)
}

func TestRandomPlaysEveryMove(t *testing.T) {
	random := table.Random(rand.New(rand.NewPCG(1, 0)))
	game := atStart().Game()
	moves := map[string]int{}
	for range 900 {
		turn, _ := random(context.Background(), game)
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
	game.Adviser = func(_ context.Context, game *draughts.Game) (draughts.Turn, string) {
		turn, err := game.Position().ParseTurn("34-29", draughts.PDN)
		require.NoError(t, err)
		return turn, ""
	}
	hinted := game.Hint()(context.Background())
	for _, option := range hinted.Options() {
		require.Equal(t, option.Text == "34-29", option.Hint != "", option.Text)
	}
	require.Empty(t, hinted.Play(0).Options()[0].Hint)
	game.Players[draughts.White] = game.Adviser
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
	var drawn screen.Game = start
	for range 2 {
		for _, click := range []string{"45", "50", "6", "1", "50", "45", "1", "6"} {
			drawn = drawn.Click(click)
		}
	}
	require.True(t, drawn.Over())
	require.Equal(t, "draw: repetition", drawn.Title())
	require.Equal(t, drawn.Log(), drawn.Click("45").Click("50").Log(), "no piece can be chosen any more")
	again := drawn.New()
	require.False(t, again.Over())
	require.Equal(t, position(start), position(again))
}

func TestAFlippedBoardIsTheSameBoard(t *testing.T) {
	game := atStart()
	flipped, known := game.Key("f")
	require.True(t, known)
	size := screen.Size{Width: 80, Height: 24}
	for _, spot := range game.Board(size, -1).Spots {
		number, err := strconv.Atoi(spot.Name)
		require.NoError(t, err)
		opposite := strconv.Itoa(51 - number)
		for _, other := range flipped.Board(size, -1).Spots {
			if other.X == spot.X && other.Y == spot.Y {
				require.Equal(t, opposite, other.Name)
			}
		}
	}
	_, known = game.Key("x")
	require.False(t, known)
}

// shown returns the screen of a table in a window after the given keys.
func shown(game screen.Game, width, height int, keys ...rune) string {
	return screentest.Show(game, screen.Size{Width: width, Height: height}, keys...).Plain()
}

// Coordinates take 2 columns on the left and a line below.
func TestTheBoardIsAsLargeAsThereIsRoom(t *testing.T) {
	for _, test := range []struct{ room, board screen.Size }{
		{screen.Size{}, screen.Size{Width: 32, Height: 11}},
		{screen.Size{Width: 41, Height: 21}, screen.Size{Width: 32, Height: 11}},
		{screen.Size{Width: 42, Height: 20}, screen.Size{Width: 32, Height: 11}},
		{screen.Size{Width: 42, Height: 21}, screen.Size{Width: 42, Height: 21}},
		{screen.Size{Width: 61, Height: 31}, screen.Size{Width: 42, Height: 21}},
		{screen.Size{Width: 62, Height: 30}, screen.Size{Width: 42, Height: 21}},
		{screen.Size{Width: 62, Height: 31}, screen.Size{Width: 62, Height: 31}},
		{screen.Size{Width: 500, Height: 200}, screen.Size{Width: 62, Height: 31}},
	} {
		board := atStart().Board(test.room, -1)
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
	for name, got := range map[string]string{
		"start-80x24":   shown(atStart(), 80, 24, '3'),
		"start-60x24":   shown(atStart(), 60, 24, '3'),
		"start-120x40":  shown(atStart(), 120, 40),
		"middle-120x40": shown(middle(), 120, 40),
		"last-move":     shown(atStart().Play(3), 80, 24),
		"capture":       shown(middle(), 80, 24),
		"captured":      shown(middle().Play(0), 80, 24),
		"small-capture": shown(middle(), 60, 16),
		"kata":          shown(inKata, 80, 24),
		"small-kata":    shown(inKata, 60, 16),
		"flipped":       shown(flipped, 80, 24),
		"flipped-kata":  shown(flippedKata, 80, 24),
		"chosen-piece":  shown(atStart().Click("33"), 80, 24),
		"refused-piece": shown(middle().Click("33"), 80, 24),
		"rules":         shown(atStart(), 80, 24, '?'),
	} {
		t.Run(name, func(t *testing.T) {
			screentest.Golden(t, filepath.Join("testdata", "screens", name+".txt"), got)
		})
	}
}

// The pictures of the README are drawn from the screens and from the board.
func TestThePicturesShowTheScreen(t *testing.T) {
	opening := play(t, "32-28 19-23 28x19 14x23 33-28 23x32 37x28 20-24")
	screentest.Golden(t, "../pictures/play.svg", screentest.Picture(
		screentest.Show(opening, screen.Size{Width: 80, Height: 24}, '4').Text()))
	screentest.Golden(t, "../pictures/board.svg", table.SVG(position(opening), table.Picture{Notation: draughts.PDN}))
}

// play returns a table after these moves.
func play(t *testing.T, moves string) screen.Game {
	t.Helper()
	table := atStart()
	for move := range strings.FieldsSeq(moves) {
		var err error
		table, err = table.Say(move)
		require.NoError(t, err)
	}
	return table
}

// After any keys and clicks, the position follows the rules, and the screen fits
// the window.
func TestNoKeyBreaksTheTable(t *testing.T) {
	keys := []rune("1234567890uhfejk?lnyqx")
	rapid.Check(t, func(t *rapid.T) {
		start := played(t, 100)
		start.Adviser = table.Random(rand.New(rand.NewPCG(1, 0)))
		if rapid.Bool().Draw(t, "program") {
			start.Players[draughts.Black] = start.Adviser
		}
		var model tea.Model = screen.New(start, screen.Settings{})
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
				require.True(t, consistent(model.(screen.Model).Game().(table.Table)))
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
