package analysis_test

import (
	"context"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/analysis"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
)

// Each case judges the positions of the game "1. 32-28 19-23 2. 28x19": the best move,
// and its score for the player to move.
func TestAMoveThatLostTooMuchHasAComment(t *testing.T) {
	t.Parallel()
	best := func(score engine.Score, from, to draughts.Square, captured ...draughts.Square) analysis.Judgment {
		return analysis.Judgment{Score: score, Line: []draughts.Move{draughts.NewMove(from, to, draughts.SquaresOf(captured...))}}
	}
	last := best(10, 14, 23, 19)
	for _, test := range []struct {
		name   string
		worse  float64
		every  bool
		judged []analysis.Judgment
		moves  string
		white  analysis.Losses
		black  analysis.Losses
	}{
		{
			"no loss", 0, false,
			[]analysis.Judgment{best(40, 32, 28), best(-10, 19, 23), best(10, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 *",
			analysis.Losses{Moves: 2, Lost: 0, Blunders: 0},
			analysis.Losses{Moves: 1, Lost: 0, Blunders: 0},
		},
		{
			"a loss of white", 0.39, false,
			[]analysis.Judgment{best(10, 31, 27), best(30, 19, 23), best(-30, 28, 19, 23), last},
			"1. 32-28 {-0.30, lost 0.40: better 31-27 (+0.10)} 1... 19-23 2. 28x19 *",
			analysis.Losses{Moves: 2, Lost: 40, Blunders: 1},
			analysis.Losses{Moves: 1, Lost: 0, Blunders: 0},
		},
		{
			"a loss that is not too much", 0.4, false,
			[]analysis.Judgment{best(10, 31, 27), best(30, 19, 23), best(-30, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 *",
			analysis.Losses{Moves: 2, Lost: 40, Blunders: 0},
			analysis.Losses{Moves: 1, Lost: 0, Blunders: 0},
		},
		{
			"a loss of black", 0.5, false,
			[]analysis.Judgment{best(10, 32, 28), best(20, 18, 22), best(45, 28, 19, 23), last},
			"1. 32-28 19-23 {+0.45, lost 0.65: better 18-22 (-0.20)} 2. 28x19 *",
			analysis.Losses{Moves: 2, Lost: 0, Blunders: 0},
			analysis.Losses{Moves: 1, Lost: 65, Blunders: 1},
		},
		{
			"another move that turns out better", 0, false,
			[]analysis.Judgment{best(10, 31, 27), best(-30, 19, 23), best(30, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 *",
			analysis.Losses{Moves: 2, Lost: 0, Blunders: 0},
			analysis.Losses{Moves: 1, Lost: 0, Blunders: 0},
		},
		{
			"a win missed, and missed again", 1, false,
			[]analysis.Judgment{best(engine.WinIn(9), 31, 27), best(250, 18, 22), best(engine.WinIn(5), 28, 19, 23), best(engine.LossIn(4), 14, 23, 19)},
			"1. 32-28 {-2.50, lost 7.50: better 31-27 (white wins in 9 turns)} 1... 19-23\n" +
				"{white wins in 5 turns, lost 7.50: better 18-22 (-2.50)} 2. 28x19 *",
			analysis.Losses{Moves: 2, Lost: 750, Blunders: 1},
			analysis.Losses{Moves: 1, Lost: 750, Blunders: 1},
		},
		{
			"a win that only the endgame tables know", 0.5, true,
			[]analysis.Judgment{best(10, 32, 28), best(-24_990, 19, 23), best(24_989, 28, 19, 23), best(-24_988, 14, 23, 19)},
			"1. 32-28 {white wins} 1... 19-23 {white wins} 2. 28x19 {white wins} *",
			analysis.Losses{Moves: 2, Lost: 0, Blunders: 0},
			analysis.Losses{Moves: 1, Lost: 0, Blunders: 0},
		},
		{
			"a won game stays won", 0.5, false,
			[]analysis.Judgment{best(engine.WinIn(9), 31, 27), best(-600, 18, 22), best(500, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 *",
			analysis.Losses{Moves: 2, Lost: 0, Blunders: 0},
			analysis.Losses{Moves: 1, Lost: 0, Blunders: 0},
		},
		{
			"every move", 0.5, true,
			[]analysis.Judgment{best(10, 32, 28), best(engine.LossIn(6), 19, 23), best(20, 28, 19, 23), best(engine.WinIn(2), 14, 23, 19)},
			"1. 32-28 {white wins in 6 turns} 1... 19-23 {+0.20} 2. 28x19\n{black wins in 2 turns} *",
			analysis.Losses{Moves: 2, Lost: 0, Blunders: 0},
			analysis.Losses{Moves: 1, Lost: 0, Blunders: 0},
		},
		{
			"the end of a game, interrupted", 0.5, true,
			[]analysis.Judgment{best(20, 28, 19, 23), last},
			"1. 32-28 19-23 2. 28x19 {-0.10} *",
			analysis.Losses{Moves: 1, Lost: 0, Blunders: 0},
			analysis.Losses{Moves: 0, Lost: 0, Blunders: 0},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			comments := analysis.Comments{Worse: test.worse, Every: test.every}
			record := commented(t, &comments, "[Black \"\"]\n[White \"Ann\"]\n1. 32-28 19-23 28x19 *", test.judged...)
			var text strings.Builder
			require.NoError(t, pdn.Write(&text, record))
			require.Equal(t, "[Black \"\"]\n[White \"Ann\"]\n\n"+test.moves+"\n\n", text.String())
			test.white.Player, test.black.Player = "Ann", "black"
			require.Equal(t, []*analysis.Losses{&test.white, &test.black}, comments.Losses)
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
	record := commented(t, &analysis.Comments{}, "1. 35-30 *", analysis.Judgment{Score: 10, Line: line}, analysis.Judgment{Line: line})
	require.Len(t, record.Notes, 1)
	_, moves, _ := strings.Cut(record.Notes[0].Text, "better ")
	require.Len(t, regexp.MustCompile(`\d+[-x]\d+`).FindAllString(moves, -1), 6, moves)
}

func TestAPlayerWithoutANameIsNamedByColor(t *testing.T) {
	t.Parallel()
	var comments analysis.Comments
	commented(t, &comments, "[White \"?\"]\n[Black \"?\"]\n1. 35-30 19-23 *")
	require.Equal(t, []*analysis.Losses{{Player: "white"}, {Player: "black"}}, comments.Losses)
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
	comments := analysis.Comments{Worse: 0.5, Every: true}
	for game, err := range searched(1).Games(t.Context(), strings.NewReader(game)) {
		require.NoError(t, err)
		comments.Add(game)
		require.NoError(t, pdn.Write(&out, game.Record))
	}
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

// searched returns an analysis with short searches of the given number of games at a time.
func searched(threads int) analysis.Analysis {
	limit, options := engine.Limit{Nodes: 2000}, engine.Options{Hash: 1}
	return analysis.Analysis{Limit: limit, Options: options, Threads: threads, Judged: func() {}}
}

// commented reads a game, and adds comments to it, based on the judgments of its last
// positions.
func commented(t *testing.T, c *analysis.Comments, game string, judged ...analysis.Judgment) *pdn.Record {
	t.Helper()
	record, err := pdn.NewReader(strings.NewReader(game)).Read()
	require.NoError(t, err)
	first := make([]analysis.Judgment, record.Game.Len()+1-len(judged))
	c.Add(&analysis.Game{Record: record, Judgments: append(first, judged...)})
	return record
}

func TestGamesAroundAMistakeAreAnalyzedInOrder(t *testing.T) {
	t.Parallel()
	const games = "1. 32-28 *\n1. 32-29 *\n1. 31-26 *\n1. 33-28 *"
	for threads := range 3 {
		var moves []string
		for game, err := range searched(threads+1).Games(t.Context(), strings.NewReader(games)) {
			if _, mistake := errors.AsType[*pdn.Error](err); mistake {
				moves = append(moves, "mistake")
				continue
			}
			require.NoError(t, err)
			require.Len(t, game.Judgments, 2)
			turn := game.Record.Game.Turns()[0]
			moves = append(moves, turn.Text(draughts.PDN))
		}
		require.Equal(t, []string{"32-28", "mistake", "31-26", "33-28"}, moves)
	}
}

func TestAFailingInputEndsTheAnalysis(t *testing.T) {
	t.Parallel()
	broken := errors.New("no tape")
	in := io.MultiReader(strings.NewReader("1. 32-28 *\n1. 31-"), iotest.ErrReader(broken))
	var errs []error
	for _, err := range searched(1).Games(t.Context(), in) {
		errs = append(errs, err)
	}
	require.Len(t, errs, 2)
	require.NoError(t, errs[0])
	require.ErrorIs(t, errs[1], broken)
}

func TestAnInterruptedAnalysisReturnsNoGameThatItHasNotReached(t *testing.T) {
	t.Parallel()
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for game, err := range searched(1).Games(ctx, strings.NewReader("1. 32-28 *")) {
		require.Fail(t, "a game", "%v %v", game, err)
	}
}
