package ui_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
	"games.example/draughts/ui"
	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

func TestTheOptionsAreTheMoves(t *testing.T) {
	t.Parallel()
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

// Clicking the squares of a turn, one after another, plays the turn. Sometimes the last
// click is not needed.
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
		game := start
		for _, square := range turn.Squares() {
			if position(game) != p {
				break // only one turn begins like this
			}
			game = clicked(t, game, strconv.Itoa(int(square)))
		}
		require.Equal(t, p.After(turn.Move()), position(game), "%v in %v", turn.Text(draughts.PDN), p)
	})
}

func TestAClickOnAPieceNarrowsTheList(t *testing.T) {
	game := clicked(t, atStart(), "33")
	require.Equal(t, []play.Option{{Text: "33-28", Said: "33-28", From: "33", To: "28"}, {Text: "33-29", Said: "33-29", From: "33", To: "29"}}, game.Options())
	game = clicked(t, game, "32")
	require.Equal(t, []play.Option{{Text: "32-27", Said: "32-27", From: "32", To: "27"}, {Text: "32-28", Said: "32-28", From: "32", To: "28"}}, game.Options(), "another piece")
	game, known := game.Key("esc")
	require.True(t, known)
	require.Len(t, game.Options(), 9)
}

func TestAClickBesideTheSquaresIsRefused(t *testing.T) {
	for _, spot := range []string{"", "sticks", "0", "51"} {
		_, err := atStart().Click(spot)
		require.Error(t, err, spot)
	}
}

func TestASecondClickOnAPiecePutsItDown(t *testing.T) {
	require.Len(t, clicked(t, atStart(), "33", "33").Options(), 9)
	const around = "W:WK47:B38,19,22,41" // the capture ends where it begins
	require.Equal(t, 1, gameOf(clicked(t, fromFEN(t, around), "47", "47")).Len())
}

func TestACaptureWithSeveralWaysIsChosenByItsLandings(t *testing.T) {
	const twoWays = "W:WK46:B41,32,23,13,14,3"
	p, err := draughts.ParseFEN(twoWays)
	require.NoError(t, err)
	turns := p.UniqueTurns(draughts.PDN)
	require.Greater(t, len(turns), 1)
	for _, turn := range turns {
		game := fromFEN(t, twoWays)
		for _, square := range turn.Squares() {
			if position(game) == p {
				game = clicked(t, game, strconv.Itoa(int(square)))
			}
		}
		require.Equal(t, p.After(turn.Move()), position(game), turn.Text(draughts.PDN))
	}
}

func TestTheLastSquareIsEnoughIfOneTurnEndsThere(t *testing.T) {
	one := clicked(t, fromFEN(t, "W:WK46:B41,32,23,13,14"), "46", "8")
	require.Equal(t, 1, gameOf(one).Len())
	two := clicked(t, fromFEN(t, "W:WK40:B11,17,23,30,32"), "40")
	require.Equal(t, "several turns end on 25: choose 40x12x21x43x25 or 40x7x16x43x25", refused(t, two, "25"))
	_, err := two.Say("40x25")
	require.ErrorContains(t, err, "40x25: 2 moves begin and end like this: expected 40x12x21x43x25 or ")
}

func TestATurnIsTypedInEitherNotation(t *testing.T) {
	for _, notation := range []draughts.Notation{draughts.PDN, draughts.Kata} {
		start := with(atStart(), func(t *ui.Table) { t.Notation = notation })
		for text, fen := range map[string]string{
			"32-28": "B:W28,31,33-50:B1-20", "3228": "B:W28,31,33-50:B1-20", "53-44": "B:W28,31,32,34-50:B1-20", "5344": "B:W28,31,32,34-50:B1-20",
		} {
			said, err := start.Say(text)
			require.NoError(t, err, text)
			require.Equal(t, fen, position(said).FEN(), text)
		}
		_, err := start.Say("32-26")
		require.ErrorIs(t, err, draughts.ErrNoStep)
		playtest.RequireTyped(t, ui.Setup{}, start, "32-28", "3344", "32 - 28", "32-26", "3299", "9", "a1", "b6-a5")
	}
	// 33-44 is a turn of the king in PDN, and of the man on 32 in the kata's notation.
	both := fromFEN(t, "W:W32,K33:B1")
	for notation, fen := range map[draughts.Notation]string{draughts.PDN: "B:W32,K44:B1", draughts.Kata: "B:W28,K33:B1"} {
		said, err := with(both, func(t *ui.Table) { t.Notation = notation }).Say("33-44")
		require.NoError(t, err)
		require.Equal(t, fen, position(said).FEN())
	}
	_, err := fromFEN(t, "W:W28,37:B22").Say("37-31")
	require.EqualError(t, err, "37-31: you must capture: 28x17")
	playtest.RequireTyped(t, ui.Setup{}, fromFEN(t, "W:W28,37:B22"), "28x17", "2817", "37-31")
	require.ErrorIs(t, err, draughts.ErrMustCapture)
}

// A program at the other end of a pipe can still use the other notation.
func TestSquaresOfTheBoardAreNotReadInTheOtherNotation(t *testing.T) {
	for _, test := range []struct{ notation, text, why, fen string }{
		{"kata", "31 26", "3126: the piece on 31 is blocked", "B:W26,32-50:B1-20"},
		{"pdn", "33-44", "33-44: this piece cannot step there: expected 33-28 or 33-29", "B:W28,31,33-50:B1-20"},
	} {
		choices := play.Choices{"notation": test.notation, "black": "human"}
		_, err := started(t, choices, 1).Say(test.text)
		require.EqualError(t, err, test.why)
		piped, err := ui.Setup{Piped: true}.Start(play.Complete(ui.Setup{}, choices), 1)
		require.NoError(t, err)
		said, err := piped.Say(test.text)
		require.NoError(t, err)
		require.Equal(t, test.fen, position(said).FEN())
	}
}

func TestTheRulesSayHowAKingLooks(t *testing.T) {
	for _, test := range []struct {
		setup ui.Setup
		looks string
	}{
		{ui.Setup{}, "A king (with a crown or a mark in its middle) goes"},
		{ui.Setup{Plain: true}, "A king (in brackets) goes"},
		{ui.Setup{Language: ui.Korean}, "왕(가운데에 왕관이나 표시가 있음)은"},
		{ui.Setup{Language: ui.Korean, Plain: true}, "왕(괄호 안에 있음)은"},
	} {
		require.Contains(t, strings.Join(test.setup.Pages(nil)[0].Lines, "\n"), test.looks)
	}
}

func TestTheHelpHasTurnsInTheNotationOfTheBoard(t *testing.T) {
	choices := play.Complete(ui.Setup{}, play.Choices{"notation": "kata"})
	require.Contains(t, started(t, choices, 1).Words().OwnLines, "  44-35, 44x26, 71x44x99   a turn")
	keys := ui.Setup{}.Pages(choices)[2]
	require.True(t, keys.Keys)
	require.Contains(t, keys.Lines, "3344, 44x26      type a move; Enter plays it, Esc clears it")
	piped, err := ui.Setup{Piped: true}.Start(choices, 1)
	require.NoError(t, err)
	require.Contains(t, piped.Words().OwnLines, "  32-28, 26x37, 26x37x48   a turn")
}

func TestTheSignBetweenSquaresMayBeWrongOrMissing(t *testing.T) {
	for _, test := range []struct{ fen, text, turn string }{
		{"W:W28,37:B22", "2817", "28x17"},
		{"W:W28,37:B22", "28 17", "28x17"},
		{"W:W28,37:B22", "28 x 17", "28x17"},
		{"W:W28,37:B22", "28-17", "28x17"},
		{"W:W28,37:B22", "28X17", "28x17"},
		{"W:W28:B1", "28x22", "28-22"},
		{"W:W28:B1", "28 22", "28-22"},
		{"W:WK46:B41,32,23,13,14", "46-37-28-19-8", "46x37x28x19x8"},
		{"B:W50:B6", "06-11", "6-11"},
		{"W:W6:B40", "61", "6-1, crowned"},
		{"B:W50:B6", "611", "6-11"},
		{"B:W50:B12", "1218", "12-18"},
		{"B:W50:B1", "17", "1-7"},
		{"W:WK46:B41,32,23,13,14", "468", "46x37x28x19x8"},
	} {
		game := fromFEN(t, test.fen)
		said, err := game.Say(test.text)
		require.NoError(t, err, test.text)
		require.Equal(t, 1, gameOf(said).Len())
		move, _, _ := strings.Cut(test.turn, ",")
		require.Equal(t, move, gameOf(said).Turns()[0].Text(draughts.PDN))
	}
	for text, why := range map[string]string{
		"37":           "37: you must capture: 28x17",
		"3731":         "3731: you must capture: 28x17",
		"9999":         "9999: there is no square 99: expected 1 to 50",
		"99":           "99: there is no square 99: expected 1 to 50",
		"99-1":         "99-1: there is no square 99: expected 1 to 50",
		"28-0":         "28-0: there is no square 0: expected 1 to 50",
		"28x17x100":    "28x17x100: there is no square 100: expected 1 to 50",
		"2899":         "2899: there is no square 99: expected 1 to 50",
		"996":          "996: there is no square 96: expected 1 to 50",
		"28":           "28: a turn has two squares: expected 28x17",
		"36":           "36: there is no piece on 36",
		"22-18":        "22-18: the piece on 22 is black's, and white is to move",
		"3631":         "3631: there is no piece on 36",
		"5":            "5: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"282217":       "282217: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"101":          "101: there is no piece on 10",
		"28x17 22x13":  "28x17 22x13: several turns: expected one",
		"1. 28x17 1-6": "1. 28x17 1-6: several turns: expected one",
		"28x33":        "28x33: this piece cannot capture that way: expected 28x17",
	} {
		_, err := fromFEN(t, "W:W28,37:B22").Say(text)
		require.EqualError(t, err, why)
	}
	_, err := atStart().Say("32x23")
	require.EqualError(t, err, "32x23: this piece has nothing to capture: expected 32-27 or 32-28")
}

// 33 is the piece on 32 in the kata's notation, in which only dark squares have names.
func TestARefusalNamesASquareOfItsNotation(t *testing.T) {
	kata := with(atStart(), func(t *ui.Table) { t.Notation = draughts.Kata })
	for text, why := range map[string]string{
		"12-23": "12-23: there is no dark square 12: expected one like 33",
		"3":     "3: not a turn: expected one like 44-35, 44x26 or 71x44x99",
		"33":    "33: a turn has two squares: expected 33-24 or 33-44",
		"33-55": "33-55: this piece cannot step there: expected 33-24 or 33-44",
		"32-23": "32-23: this piece cannot step there",
	} {
		_, err := kata.Say(text)
		require.EqualError(t, err, why)
	}
	_, err := atStart().Say("32")
	require.EqualError(t, err, "32: a turn has two squares: expected 32-27 or 32-28")
	_, err = after(t, "32-28").Say("99") // black has a man on 9
	require.EqualError(t, err, "99: there is no square 99: expected 1 to 50")
}

func TestARefusalNamesNoSquareForAWord(t *testing.T) {
	for _, text := range []string{"a-b", "x-y", "32-b", "1234-5", "nonsense"} {
		_, err := atStart().Say(text)
		require.Error(t, err, text)
		require.NotContains(t, err.Error(), "square", text)
	}
}

func TestPastedLinesAreSeveralTurns(t *testing.T) {
	session, _ := play.New(ui.Setup{}, play.Settings{}).Begin(atStart())
	refused, _ := session.Say("33-28\n39-33\n")
	require.Equal(t, "33-28 39-33: several turns: expected one", refused.Notice())
	one, _ := session.Say("33-28\n")
	require.Equal(t, []string{"1. 33-28"}, one.Game().Log())
}

func TestARefusedStepNamesTheStepsOfThePiece(t *testing.T) {
	for fen, steps := range map[string]string{
		"W:W28:B1":                        "28-22 or 28-23",
		"W:WK28:B22,17,23,19,32,37,39,44": "28-33",
		"W:W28,22:B1":                     "28-23",
		"W:WK5,10:B46":                    "",
	} {
		game := fromFEN(t, fen)
		_, err := game.Say("2830")
		if steps == "" {
			_, err = game.Say("5-14")
			require.EqualError(t, err, "5-14: the piece on 5 is blocked")
			continue
		}
		require.EqualError(t, err, "2830: this piece cannot step there: expected "+steps)
		chosen, err := game.Click("28")
		require.NoError(t, err)
		if len(chosen.Options()) > 1 {
			require.Equal(t, "this piece cannot go to 30: choose "+steps, refused(t, chosen, "30"))
		}
	}
	_, err := fromFEN(t, "W:WK28,22,23,32:B1").Say("2830") // four turns fit on a line
	require.EqualError(t, err, "2830: this piece cannot step there: expected 28-33 or 28-39 or 28-44 or 28-50")
	_, err = fromFEN(t, "W:WK1:B46").Say("1-2") // from 1, a king can step to 6, 7, 12 and six more squares
	require.Regexp(t, `: expected 1-\d+ or 1-\d+ or 1-\d+ or another one of the list$`, err.Error())
	_, err = fromFEN(t, "W:WK36,27:B46,1").Say("36-35") // 31, 41 and 47
	require.EqualError(t, err, "36-35: this piece cannot step there: expected 36-31 or 36-41 or 36-47")
}

func TestAClickOnAPieceToCaptureMakesTheOnlySuchTurn(t *testing.T) {
	for _, test := range []struct{ fen, chosen, taken, turn, why string }{
		{"W:W28:B22,23", "28", "22", "28x17", ""},
		{"W:W28:B23,14", "28", "14", "28x19x10", ""},
		{"W:W28:B22,1", "28", "1", "", "the piece on 1 is black's, and white is to move"},
		{"W:WK46:B28,14,10", "46", "28", "", "several turns capture the piece on 28: choose a square behind it"}, // 46x23 and 46x19
		{"W:WK46:B28", "46", "28", "", "several turns capture the piece on 28: choose a square behind it"},
	} {
		chosen := clicked(t, fromFEN(t, test.fen), test.chosen)
		if test.why != "" {
			require.Equal(t, test.why, refused(t, chosen, test.taken), test.fen)
			continue
		}
		game := gameOf(clicked(t, chosen, test.taken))
		require.Equal(t, test.turn, game.Turns()[0].Text(draughts.PDN), test.fen)
	}
}

func TestAClickOnAnEmptySquareNamesTheCapture(t *testing.T) {
	require.Equal(t, "you must capture: 28x17", refused(t, fromFEN(t, "W:W28,37:B22"), "30"))
	require.Equal(t, "there is no piece on 30", refused(t, fromFEN(t, "W:W28,37:B21"), "30"))
}

func TestARefusedPieceNamesItsRule(t *testing.T) {
	for _, test := range []struct {
		fen   string
		click draughts.Square
		why   string
	}{
		{"W:W28,37:B22", 37, "you must capture: 28x17"},
		{"W:W28,37:B22,23", 37, "you must capture: 28x17 or 28x19"},
		{"W:W28,48:B22,12,42,23,14", 48, "you must capture the most pieces: 28x17x8 or 28x19x10"},
		{"W:W28,48:B22,12,42", 48, "you must capture the most pieces: 28x17x8"},
		{"W:W12,38:B7,33,24", 12, "you must capture the most pieces: 38x29x20"}, // and not 12x1
		{"W:W28,37:B22", 22, "the piece on 22 is black's, and white is to move"},
		{"W:W46,41,37:B36,10", 5, "there is no piece on 5"},
		{"W:W46,41,37:B36,10", 46, "the piece on 46 is blocked"},
		{"W:W28:B22", 28, ""},
		{"W:W28:BK1,2", 28, ""},
		{"B:W28:B", 28, "the game is over"},
	} {
		t.Run(test.fen, func(t *testing.T) {
			game := fromFEN(t, test.fen)
			why := momentOf(game).Why(test.click)
			if test.why == "" {
				require.NoError(t, why)
				return
			}
			require.EqualError(t, why, test.why)
			if test.why != "the game is over" {
				require.Equal(t, test.why, refused(t, game, strconv.Itoa(int(test.click))))
			}
		})
	}
}

func TestThePromptSaysThatACaptureIsDue(t *testing.T) {
	require.Equal(t, "you must capture> ", fromFEN(t, "W:W28,37:B22").Prompt())
	require.Equal(t, "> ", fromFEN(t, "W:W37:B22").Prompt())
}

func TestAnOptionNamesPromotionAndCaptures(t *testing.T) {
	require.Equal(t, []play.Option{{Text: "7-1, crowned", Said: "7-1", From: "7", To: "1"}, {Text: "7-2, crowned", Said: "7-2", From: "7", To: "2"}}, fromFEN(t, "W:W7:B45").Options())
	require.Equal(t, []play.Option{{Text: "28x17x8 takes 2", Said: "28x17x8", From: "28", To: "8", Takes: true}}, fromFEN(t, "W:W28:B22,12,40").Options())
	require.Equal(t, "12x1 takes 1, crowned", fromFEN(t, "W:W12:B7,40").Options()[0].Text)
}

// A move can have several ways. The list names the way that the clicks have begun, and a
// hint marks the move.
func TestAHintMarksTheMoveOfAChosenPiece(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := draughts.Position{}.With(46, draughts.WhiteKing)
		for s := draughts.Square(1); s <= 45; s++ {
			if rapid.IntRange(0, 2).Draw(t, "black") == 0 {
				p = p.With(s, draughts.BlackMan)
			}
		}
		start := with(fromFEN(t, p.FEN()), func(t *ui.Table) { t.Adviser = ui.Random(1) })
		if start.Over() {
			return
		}
		game, advice := hinted(start)
		proposed := p.UniqueTurns(draughts.PDN)[advice.Option]
		turn := rapid.SampledFrom(p.UniqueTurns(draughts.PDN)).Draw(t, "turn")
		var squares []draughts.Square
		for _, s := range turn.Squares() {
			squares, game = append(squares, s), clicked(t, game, strconv.Itoa(int(s)))
			if position(game) != p {
				break
			}
			require.NotEmpty(t, game.Options())
			for i, option := range game.Options() {
				played := gameOf(game.Play(i)).Turns()[0]
				require.Equal(t, squares, played.Squares()[:len(squares)])
				require.Equal(t, played.Text(draughts.PDN), strings.Fields(option.Text)[0])
				require.Equal(t, played.Move() == proposed.Move(), option.Hint != "", option.Text)
			}
		}
	})
}
