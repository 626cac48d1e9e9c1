package cli_test

import (
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/cli"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
)

// Each case judges the positions of the game "1. 32-28 19-23 2. 28x19": the best move,
// and its score for the player to move.
func TestAMoveThatLostTooMuchHasAComment(t *testing.T) {
	t.Parallel()
	best := func(score engine.Score, from, to draughts.Square, captured ...draughts.Square) cli.Judgment {
		return cli.Judgment{Score: score, Line: []draughts.Move{draughts.NewMove(from, to, draughts.SquaresOf(captured...))}}
	}
	last := best(10, 14, 23, 19)
	for _, test := range []struct {
		name   string
		worse  float64
		every  bool
		judged []cli.Judgment
		moves  string
		white  string // White's row in the table
		black  string
	}{
		{
			"no loss", 0, false,
			[]cli.Judgment{best(40, 32, 28), best(-10, 19, 23), best(10, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 *", "2 0.00 0", "1 0.00 0",
		},
		{
			"a loss of white", 0.39, false,
			[]cli.Judgment{best(10, 31, 27), best(30, 19, 23), best(-30, 28, 19, 23), last},
			"1. 32-28 {-0.30, lost 0.40: better 31-27 (+0.10)} 1... 19-23 2. 28x19 *", "2 0.20 1", "1 0.00 0",
		},
		{
			"a loss that is not too much", 0.4, false,
			[]cli.Judgment{best(10, 31, 27), best(30, 19, 23), best(-30, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 *", "2 0.20 0", "1 0.00 0",
		},
		{
			"a loss of black", 0.5, false,
			[]cli.Judgment{best(10, 32, 28), best(20, 18, 22), best(45, 28, 19, 23), last},
			"1. 32-28 19-23 {+0.45, lost 0.65: better 18-22 (-0.20)} 2. 28x19 *", "2 0.00 0", "1 0.65 1",
		},
		{
			"another move that turns out better", 0, false,
			[]cli.Judgment{best(10, 31, 27), best(-30, 19, 23), best(30, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 *", "2 0.00 0", "1 0.00 0",
		},
		{
			"a win missed, and missed again", 1, false,
			[]cli.Judgment{best(engine.WinIn(9), 31, 27), best(250, 18, 22), best(engine.WinIn(5), 28, 19, 23), best(engine.LossIn(4), 14, 23, 19)},
			"1. 32-28 {-2.50, lost 7.50: better 31-27 (white wins in 9 turns)} 1... 19-23\n" +
				"{white wins in 5 turns, lost 7.50: better 18-22 (-2.50)} 2. 28x19 *", "2 3.75 1", "1 7.50 1",
		},
		{
			"a won game stays won", 0.5, false,
			[]cli.Judgment{best(engine.WinIn(9), 31, 27), best(-600, 18, 22), best(500, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 *", "2 0.00 0", "1 0.00 0",
		},
		{
			"every move", 0.5, true,
			[]cli.Judgment{best(10, 32, 28), best(engine.LossIn(6), 19, 23), best(20, 28, 19, 23), best(engine.WinIn(2), 14, 23, 19)},
			"1. 32-28 {white wins in 6 turns} 1... 19-23 {+0.20} 2. 28x19\n{black wins in 2 turns} *", "2 0.00 0", "1 0.00 0",
		},
		{
			"the end of a game, interrupted", 0.5, true,
			[]cli.Judgment{best(20, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 {-0.10} *", "1 0.00 0", "0 0.00 0",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			record, err := pdn.NewReader(strings.NewReader("[Black \"\"]\n[White \"A\tB\"]\n1. 32-28 19-23 28x19 *")).Read()
			require.NoError(t, err)
			var table, text strings.Builder
			cli.Comment(&table, record, test.worse, test.every, test.judged...)
			require.NoError(t, pdn.Write(&text, record))
			require.Equal(t, "[Black \"\"]\n[White \"A B\"]\n\n"+test.moves+"\n\n", text.String())
			rows := strings.Split(table.String(), "\n")
			require.Equal(t, strings.Fields("player moves average loss blunders"), strings.Fields(rows[0]))
			require.Equal(t, strings.Fields("A B "+test.white), strings.Fields(rows[1]))
			require.Equal(t, strings.Fields("black "+test.black), strings.Fields(rows[2]))
		})
	}
}

func TestACommentHasSixMovesAtMost(t *testing.T) {
	t.Parallel()
	var line []draughts.Move
	for p := draughts.Start(); len(line) < 12; {
		line = append(line, p.AppendMoves(nil)[0])
		p = p.After(line[len(line)-1])
	}
	record, err := pdn.NewReader(strings.NewReader("1. 35-30 *")).Read()
	require.NoError(t, err)
	cli.Comment(io.Discard, record, 0, false, cli.Judgment{Score: 10, Line: line}, cli.Judgment{Line: line})
	require.Len(t, record.Notes, 1)
	_, moves, _ := strings.Cut(record.Notes[0].Text, "better ")
	require.Len(t, regexp.MustCompile(`\d+[-x]\d+`).FindAllString(moves, -1), 6, moves)
}

func TestAPlayerWithoutANameIsNamedByColor(t *testing.T) {
	t.Parallel()
	record, err := pdn.NewReader(strings.NewReader("[White \"?\"]\n[Black \"?\"]\n1. 35-30 19-23 *")).Read()
	require.NoError(t, err)
	var table strings.Builder
	cli.Comment(&table, record, 0, false)
	require.Contains(t, table.String(), "white ")
	require.Contains(t, table.String(), "black ")
}

// The third move of each game is a forced capture, so the evaluations before and after
// it are the same. The player who captures is five men ahead.
func TestAForcedMoveHasTheEvaluationOfTheNextPosition(t *testing.T) {
	t.Parallel()
	for game, want := range map[string]string{
		"[FEN \"W:W31-50:B4-10,12-16,18-20\"]\n1. 32-28 19-23 2. 28x19 14x23 *":   `^\{\+[1-9]\.\d\d\}$`,
		"[FEN \"B:W31-33,35-39,41-47:B1-20\"]\n1... 19-23 2. 32-28 23x32 37x28 *": `^\{-[1-9]\.\d\d\}$`,
	} {
		text := analyzed(t, game)
		comments := regexp.MustCompile(`\{.*?\}`).FindAllString(text, -1)
		require.Len(t, comments, 4, text)
		require.Equal(t, comments[1], comments[2], text)
		require.Regexp(t, want, comments[1])
	}
}

func TestTheLastPositionOfAGameMayHaveAForcedMove(t *testing.T) {
	t.Parallel()
	require.Regexp(t, `^1\. 32-28 \{\S+\} 1\.\.\. 19-23 \{\S+\} \*\n\n$`, analyzed(t, "1. 32-28 19-23 *"))
}

func TestAnAnalysisDoesNotDependOnThePreviousGame(t *testing.T) {
	t.Parallel()
	const game = "1. 34-30 20-25 2. 30-24 19x30 3. 35x24 *\n\n"
	text := analyzed(t, game+game)
	require.Equal(t, text[:len(text)/2], text[len(text)/2:])
}

func TestCommentsOfARecordStayInTheirPlaces(t *testing.T) {
	t.Parallel()
	require.Regexp(t, `^\{early\} 1\. 32-28 \{\S+\} 1\.\.\. 19-23 \{late\} \{\S+\} \*\n\n$`, analyzed(t, "{early} 1. 32-28 19-23 {late} *"))
}

// analyzed returns the game with an evaluation after each move.
func analyzed(t *testing.T, game string) string {
	t.Helper()
	var out strings.Builder
	args := strings.Fields("analyze --every --nodes 2000 --hash 1 --endgame 0")
	require.Zero(t, cli.Run(args, strings.NewReader(game), &out, io.Discard))
	return out.String()
}

// The position that is set up is lost for White, who has not lost it by 50-44. In the
// second game, the capture is forced, and the position that follows is won for Black.
func TestAMoveBeforeAPositionThatIsSetUpIsNotJudged(t *testing.T) {
	t.Parallel()
	require.Regexp(t, `^\[FEN "W:W46,50:B36"\]

1\. 50-44 /FEN "W:W46:BK1,41"/ 2\. 46x37 \{[^}]+\} 2\.\.\. 1-6\s\{[^}]+\} \*

$`, analyzed(t, "[FEN \"W:W46,50:B36\"]\n1. 50-44 /FEN \"W:W46:B41,K1\"/ 46x37 1-6 *"))
	require.Regexp(t, `1\.\.\. 36-41 \{white wins in 1 turn\} 2\. 46x37 /FEN`,
		analyzed(t, "[FEN \"B:W46:B36\"]\n1... 36-41 46x37 /FEN \"B:W48:BK3\"/ *"))
}

func TestAForcedMoveIsATurnBeforeTheEnd(t *testing.T) {
	t.Parallel()
	const wins = "1. 50-44 {white wins in 2 turns} 1... 36-41 {white wins in 1 turn} 2. 46x37\n{white has won} *"
	text := analyzed(t, "[FEN \"W:W46,50:B36\"]\n1. 50-44 36-41 2. 46x37 *")
	require.Equal(t, "[FEN \"W:W46,50:B36\"]\n\n"+wins+"\n\n", text)
}

func TestAnAnalysisOfAFailingInputFails(t *testing.T) {
	t.Parallel()
	in := io.MultiReader(strings.NewReader("1. 32-28 *\n1. 31-"), iotest.ErrReader(errors.New("no tape")))
	var out, complaint strings.Builder
	require.Equal(t, 2, cli.Run(strings.Fields("analyze --nodes 100 --hash 1 --endgame 0"), in, &out, &complaint))
	require.Equal(t, "1. 32-28 *\n\n", out.String())
	require.Equal(t, "draughts: -: no tape (see draughts analyze --help)\n", complaint.String())
}
