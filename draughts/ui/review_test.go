package ui_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/ui"
	"games.example/internal/play"
)

// After 16-11, Black cannot move; after 50-44, Black gets a king.
func TestAReviewNamesTheTurnThatWouldHaveWon(t *testing.T) {
	t.Parallel()
	judged := func(choices play.Choices) ([]play.Past, []play.Judgment) {
		choices["fen"] = "W:W16,50:B45"
		game := started(t, choices, 1)
		for _, turn := range []string{"50-44", "45-50", "16-11"} {
			if think := game.Think(); think != nil {
				game = think(context.Background())
				continue
			}
			game, _ = game.Say(turn)
		}
		return game.Past(), game.Judge()(context.Background())
	}
	past, judgments := judged(play.Choices{"black": "human"})
	require.Len(t, past, 4)
	require.Len(t, judgments, 4)
	for n, want := range []play.Past{{}, {Player: 0, Action: "1. white 50-44"}, {Player: 1, Action: "1. black 45-50"}, {Player: 0, Action: "2. white 16-11"}} {
		require.Equal(t, want.Action, past[n].Action)
		require.Equal(t, want.Player, past[n].Player)
		require.Equal(t, n, gameOf(past[n].Game).Len())
	}
	require.InDelta(t, 1, judgments[0].Chance, 0.001)
	require.Less(t, judgments[1].Chance, 0.5)
	require.Greater(t, judgments[1].Loss, 0.5)
	require.Equal(t, "16-11", judgments[1].Better)
	require.Equal(t, []string{"16", "11"}, judgments[1].Way)
	require.Equal(t, []string{"50", "44"}, judgments[1].Played)
	require.Zero(t, judgments[2].Loss, "the only turn")
	require.Empty(t, judgments[2].Better)

	_, forBlack := judged(play.Choices{"white": "random", "black": "human"})
	require.InDelta(t, 0, forBlack[0].Chance, 0.001, "the person plays Black")

	lost := started(t, play.Choices{"fen": "W:W36:B26", "black": "human"}, 1)
	lost = said(t, lost, "36-31")
	require.InDelta(t, 0, lost.Judge()(context.Background())[0].Chance, 0.001, "Black must take the last man")

	resigned, _ := started(t, play.Choices{"black": "human"}, 1).Resign()
	end := resigned.Judge()(context.Background())
	require.Len(t, end, 2)
	require.InDelta(t, 0.5, end[0].Chance, 0.2, "before the end, the game was even")
	require.Equal(t, play.Judgment{}, end[1])
	past = resigned.Past()
	require.Len(t, past, 2)
	require.False(t, past[0].Game.Over())
	require.True(t, past[1].Game.Over())
	require.Equal(t, "white resigns", past[1].Action)
	require.Equal(t, "1. black 20-24", fromFEN(t, "B:W50:B20").Play(0).Past()[1].Action)
	won := fromFEN(t, "W:W38:B33")
	require.Nil(t, won.Judge(), "without an engine")
	require.Len(t, won.Past(), 1)
}

func TestABetterTurnIsFollowedByTheMovesThatItLeadsTo(t *testing.T) {
	t.Parallel()
	game, random := started(t, play.Choices{"black": "human"}, 1), rand.New(rand.NewPCG(1, 1))
	for range 6 {
		game = game.Play(random.IntN(len(game.Options())))
	}
	past, longest := game.Past(), 0
	for n, judgment := range game.Judge()(context.Background()) {
		if judgment.Better == "" {
			continue
		}
		before, moves := past[n-1].Game, strings.Fields(strings.Replace(judgment.Better, "; then", "", 1))
		require.LessOrEqual(t, len(moves), 5, judgment.Better)
		for _, move := range moves {
			next, err := before.Say(move)
			require.NoError(t, err, judgment.Better)
			before = next
		}
		longest = max(longest, len(moves))
	}
	require.Equal(t, 5, longest)
}

// A search that ends early can leave only its first move.
func TestALineIsFollowedUntilItIsLongEnoughOrTheGameEnds(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for _, fen := range []string{draughts.Start().FEN(), "W:W38:B33", "W:WK50,16:B45", "B:WK1,36:BK5,10"} {
		p, err := draughts.ParseFEN(fen)
		require.NoError(t, err)
		game := draughts.New(draughts.InitialPosition(p))
		moves := p.AppendMoves(nil)
		first := moves[random.IntN(len(moves))]
		line := ui.Followed(t.Context(), game, first)
		require.Equal(t, first, line[0])
		for _, move := range line {
			turn, err := game.Position().TurnOf(move)
			require.NoError(t, err, fen)
			require.NoError(t, game.Play(turn), fen)
		}
		require.True(t, game.IsOver() || len(line) >= 5, "%s: %d moves", fen, len(line))
	}
	ended, end := context.WithCancel(t.Context())
	end()
	move := draughts.Start().AppendMoves(nil)[0]
	require.Len(t, ui.Followed(ended, draughts.New(), move), 1)
}

// A hint looks further than a review.
func TestAReviewDoesNotBlameAHint(t *testing.T) {
	t.Parallel()
	before := started(t, play.Choices{"black": "human", "fen": "W:W16,50:B45"}, 1)
	blunder := said(t, before, "50-44") // Black gets a king; 16-11 wins
	require.Greater(t, blunder.Judge()(t.Context())[1].Loss, 0.1)
	turns := gameOf(blunder).Turns()
	ui.Hint(before, turns[0].Move())
	require.Zero(t, blunder.Judge()(t.Context())[1].Loss)
}

func TestAHintThatWasStoppedIsComputedWhenItIsAskedAgain(t *testing.T) {
	t.Parallel()
	game := started(t, play.Choices{"black": "human", "fen": "W:W16,50:B45"}, 1)
	ui.Hurry(game)
	stopped, stop := context.WithCancel(t.Context())
	stop()
	_, advice := game.Hint()(stopped)
	require.NotContains(t, advice.Text, "wins")
	require.Zero(t, ui.Hints(game))
	_, advice = game.Hint()(t.Context())
	require.Contains(t, advice.Text, "16-11: white wins")
	require.Equal(t, 1, ui.Hints(game), "a review uses it")
}

// After 50-44, Black gets a king; 16-11 wins.
func TestACloserLookComparesOtherTurnsOnly(t *testing.T) {
	moment := momentOf(started(t, play.Choices{"black": "human", "fen": "W:W16,50:B45"}, 1))
	closer := moment.Chances(true)(t.Context()).Closer
	for said, others := range map[string]int{"16-11": 0, "50-44": 1, "1-2": 0} {
		chances := closer(t.Context(), said)
		require.Equal(t, "16-11", chances.Best)
		require.Len(t, chances.After, others, said)
		require.LessOrEqual(t, chances.After[said], chances.Win)
	}
	moment = momentOf(started(t, play.Choices{"black": "human", "fen": "W:W38,39:B33"}, 1))
	closer = moment.Chances(true)(t.Context()).Closer
	for _, said := range []string{"38x29", "39x28"} { // both turns win at once
		require.Empty(t, closer(t.Context(), said).After)
	}
}

// A hint for the move before has looked one turn further than the reply to a mistake must.
func TestTheReplyToAMistakeLooksAsFarAheadAsTheBestTurn(t *testing.T) {
	before := started(t, play.Choices{"black": "human"}, 1)
	game := said(t, before, "33-28 19-23 28x19 14x23 32-28")
	for hint, reply := range map[int]int{7: 6, 2: 1, 1: 1} {
		start := started(t, play.Choices{"black": "human"}, 1)
		var line []draughts.Move
		for _, turn := range gameOf(game).Turns() {
			line = append(line, turn.Move())
		}
		ui.HintAfter(start, hint, line...)
		result, err := engine.New(engine.Options{Hash: 1}).Search(t.Context(), gameOf(said(t, start, "34-30")), engine.Limit{Depth: reply}, nil)
		require.NoError(t, err)
		chances := momentOf(start).Chances(true)(t.Context()).Closer(t.Context(), "34-30")
		require.InDelta(t, 1-ui.ChanceOf(result.Score), chances.After["34-30"], 1e-9, hint)
	}
}

func TestAHintThatFailsSaysWhy(t *testing.T) {
	game := with(atStart(), func(t *ui.Table) {
		t.Adviser = func(context.Context, *draughts.Game) (draughts.Turn, string, error) {
			return draughts.Turn{}, "", engine.ErrNoMove
		}
	})
	hinted, advice := hinted(game)
	require.Equal(t, "the player to move has no move", advice.Text)
	require.Equal(t, game.Options(), hinted.Options())
}

func TestAnEngineFailsAfterTheEnd(t *testing.T) {
	over := gameOf(fromFEN(t, "B:W28:B"))
	turn, thought, err := momentOf(started(t, nil, 1)).Programs[draughts.Black](t.Context(), over)
	require.ErrorIs(t, err, engine.ErrNoMove)
	require.Empty(t, thought)
	require.Zero(t, turn)
}

func TestTheTextOfALineEndsBeforeAMoveThatIsNotValid(t *testing.T) {
	p := draughts.Start()
	moves := p.AppendMoves(nil)
	require.Equal(t, " 31-26", ui.LineText(p, []draughts.Move{moves[0], moves[0]}, draughts.PDN))
}

func TestAtMostFiveMovesFollowOneAnother(t *testing.T) {
	start := started(t, play.Choices{"black": "human"}, 1)
	var line []draughts.Move
	for game := start; len(line) < 7; game = game.Play(0) {
		turn, err := position(game).ParseTurn(game.Options()[0].Said, draughts.PDN)
		require.NoError(t, err)
		line = append(line, turn.Move())
		ui.Hint(start, line...)
		chances := momentOf(start).Chances(true)(t.Context())
		require.Len(t, strings.Fields(strings.Replace(chances.Better, "; then", "", 1)), min(len(line), 5))
		require.Equal(t, len(line) > 1, strings.Contains(chances.Better, "; then "))
	}
}

func TestADistanceCountsTheMovesOfTheWinner(t *testing.T) {
	for turns := 3; turns < 20; turns++ {
		want := fmt.Sprintf("black wins in %d moves", turns-turns/2)
		require.Equal(t, want, ui.Verdict(nil, draughts.Black, engine.WinIn(turns)))
		require.Equal(t, want, ui.Verdict(nil, draughts.White, engine.LossIn(turns)))
	}
}

func TestALeadIsCountedInMenOnlyIfItIsLarge(t *testing.T) {
	for score, want := range map[engine.Score]string{
		0: "the game is even", 24: "the game is even", 25: " is a little better", 74: " is a little better",
		75: " is better by 0.8 men", 310: " is better by 3.1 men",
	} {
		leads := func(color string) string {
			if score < 25 {
				return want
			}
			return color + want
		}
		require.Equal(t, leads("white"), ui.Verdict(nil, draughts.White, score))
		require.Equal(t, leads("black"), ui.Verdict(nil, draughts.White, -score))
		require.Equal(t, leads("black"), ui.Verdict(nil, draughts.Black, score))
	}
	for turns := 1; turns <= 2; turns++ {
		require.Equal(t, "white wins at once", ui.Verdict(nil, draughts.White, engine.WinIn(turns)))
	}
}

// The endgame tables know who wins, but not when.
func TestAWinWithoutADistanceIsNotCountedInMen(t *testing.T) {
	require.Equal(t, "white wins", ui.Verdict(nil, draughts.White, 24_990))
	require.Equal(t, "black wins", ui.Verdict(nil, draughts.White, -24_990))
	require.Equal(t, "백 편의 승리", ui.Verdict(ui.Korean, draughts.White, 24_990))
}

// After Black's only move, White captures the last man.
func TestNoMoveFollowsTheEnd(t *testing.T) {
	t.Parallel()
	_, advice := hinted(started(t, play.Choices{"fen": "B:W28,29:B18", "white": "human", "black": "human"}, 1))
	require.Regexp(t, `^18-2[23]: white wins at once$`, advice.Text)
}

func TestAnEvaluationIsInWords(t *testing.T) {
	t.Parallel()
	for fen, want := range map[string]string{
		"W:W50,49,48:B1,2,3": "the game is even",
		"W:W31-50:B1-18":     "white is better by",
		"W:W50,K1:B5":        "white wins in",
	} {
		game := started(t, play.Choices{"fen": fen, "white": "human", "black": "human"}, 1)
		ui.Hurry(game)
		game, advice := hinted(game)
		move, text, _ := strings.Cut(advice.Text, ": ")
		require.True(t, strings.HasPrefix(text, want), advice.Text)
		_, line, _ := strings.Cut(text, "; then ")
		moves := append([]string{move}, strings.Fields(line)...)
		require.LessOrEqual(t, len(moves), 5)
		for _, move := range moves {
			next, err := game.Say(move)
			require.NoError(t, err, advice.Text)
			game = next
		}
	}
}
