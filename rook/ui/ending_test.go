package ui_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/rook"
	"games.example/rook/ui"
)

func TestAProgramThatHasResignedIsNotThePerson(t *testing.T) {
	resigned, ok := started(t, ui.Setup{}, "bounds=5x9 p1=human p2=human").Resign()
	require.True(t, ok)
	text, err := resigned.Text()
	require.NoError(t, err)
	for _, test := range []struct {
		setup         ui.Setup
		title, action string
	}{
		{ui.Setup{}, "you win: computer resigned", "computer resigns"},
		{ui.Setup{Language: ui.Korean}, "이겼습니다! 컴퓨터 편이 기권했습니다", "컴퓨터 편이 기권했습니다"},
	} {
		read, err := test.setup.Read(text, play.Choices{"p1": "perfect", "p2": "human"}, 0)
		require.NoError(t, err)
		require.Equal(t, test.title, read.Title())
		require.Equal(t, test.title, read.Log()[len(read.Log())-1])
		actions, _, _ := reviewed(read)
		require.Equal(t, test.action, actions[len(actions)-1])
	}
}

func TestAPersonWhoResignsHasLost(t *testing.T) {
	learned := 0
	setup := ui.Setup{Recall: recalling(&learned)}
	last := said(t, started(t, setup, "bounds=5x9 p2=perfect"), "R 1")
	game, ok := last.Resign()
	require.True(t, ok)
	require.True(t, game.Over())
	require.Equal(t, "computer wins: you resigned", game.Title())
	require.Equal(t, "computer wins: you resigned", game.Log()[2])
	text, err := game.Text()
	require.NoError(t, err)
	require.Contains(t, text, `,"resigned":"Player 1"`)
	require.Nil(t, game.Think())
	read, err := setup.Read(text, play.Choices{"p1": "human", "p2": "perfect"}, 0)
	require.NoError(t, err)
	require.True(t, read.Over())
	require.Nil(t, read.Think(), "smart learns nothing from a resignation")
	require.Equal(t, game.Log(), read.Log())
	actions, _, _ := reviewed(read)
	require.Equal(t, "you resign", actions[len(actions)-1])
	require.Zero(t, learned, "smart learns nothing from a resignation")
	before, ok := game.Undo()
	require.True(t, ok)
	require.Equal(t, last.Log(), before.Log())
	require.Equal(t, last.Options(), before.Options())
}

// recalling returns a Recall whose smart learns from games. The parameter learned counts
// these games.
func recalling(learned *int) func(rook.Bounds, bool) (ui.Knowledge, error) {
	var smart *rook.Smart
	return func(bounds rook.Bounds, _ bool) (known ui.Knowledge, err error) {
		if smart == nil {
			smart, err = rook.NewSmart(bounds, nil)
		}
		known.Smart = smart
		known.Learn = func(game *rook.Game) (*rook.Smart, error) {
			*learned++
			next, err := rook.NewSmart(bounds, nil)
			return next, errors.Join(err, next.Merge(smart), next.Learn(game))
		}
		return known, err
	}
}

func TestSmartLearnsOnceFromAGameThatHasEnded(t *testing.T) {
	learned := 0
	game, err := started(t, ui.Setup{Recall: recalling(&learned)}, "bounds=0x3 p2=smart").Say("R 3")
	require.NoError(t, err)
	require.Equal(t, "you win: the rook is at the goal", game.Title())
	first, again := game.Think()(context.Background()), game.Think()(context.Background())
	require.Equal(t, 1, learned, "smart learned only once")
	require.Equal(t, []string{"you: RIGHT 3", "you win: the rook is at the goal", "medium: knows 1 of 3 tiles"}, first.Log())
	require.Equal(t, first.Log(), again.Log())
	require.Nil(t, first.Think())
	require.NoError(t, first.Err())
}

// A slip of the finger loses a strict game, but it is taken back like any other action. Then
// smart learns from the end of the game, too.
func TestAnIllegalMoveOfAPersonIsTakenBack(t *testing.T) {
	learned := 0
	setup := ui.Setup{Recall: recalling(&learned), Titled: true, Strict: true}
	game := started(t, setup, "bounds=1x3 p2=smart")
	lost := said(t, game, "R 4")
	require.True(t, lost.Over())
	require.Equal(t, 1, learned)
	back, ok := lost.Undo()
	require.True(t, ok)
	require.Equal(t, game.Options(), back.Options())
	require.NotContains(t, strings.Join(back.Lines(play.Game{}, play.View{}), "\n"), "knows", "only the end prints what smart has learned")
	answered := said(t, back, "R 2") // only one move is left, and it wins
	won := said(t, answered, answered.Options()[0].Said)
	require.True(t, won.Over())
	require.Equal(t, 2, learned)
	strict := with(&outside{})
	strict.Strict = true
	for _, choices := range []string{"bounds=3x5 p2=exec:mine", "bounds=3x5 p1=exec:mine p2=human"} {
		_, ok = said(t, playtest.Thought(started(t, strict, choices)), "R 9").Undo()
		require.False(t, ok, "the program has ended with the game")
	}
}

// A player who has lost may try another way. Smart learns from each end.
func TestAnEndIsTakenBack(t *testing.T) {
	learned := 0
	game := started(t, ui.Setup{Recall: recalling(&learned)}, "bounds=1x1 p2=smart")
	for n, test := range []struct {
		move    string
		learned int
	}{{"R 1", 1}, {"R 1", 1}, {"D 1", 2}} {
		lost := said(t, game, test.move)
		require.True(t, lost.Over())
		require.Equal(t, test.learned, learned, n)
		back, ok := lost.Undo()
		require.True(t, ok)
		require.Equal(t, game.Options(), back.Options())
		game = back
	}
}

func TestTheReasonWhySmartCannotLearnIsShown(t *testing.T) {
	broken := errors.New("the disk is full")
	setup := ui.Setup{Recall: func(bounds rook.Bounds, person bool) (ui.Knowledge, error) {
		require.True(t, person)
		smart, err := rook.NewSmart(bounds, nil)
		return ui.Knowledge{
			Smart: smart, Note: "smart does not learn",
			Learn: func(*rook.Game) (*rook.Smart, error) { return nil, broken },
		}, err
	}}
	game := said(t, started(t, setup, "bounds=0x3"), "R 3")
	require.Equal(t, broken, game.Err())
	require.Equal(t, "smart does not learn", game.Log()[0])
	setup.Recall = func(rook.Bounds, bool) (ui.Knowledge, error) { return ui.Knowledge{}, broken }
	_, err := setup.Start(chosen(setup, ""), 1)
	require.Equal(t, broken, err)
}

// outside is a program that moves RIGHT as far as it can, or else DOWN as far as it can.
type outside struct {
	game  *rook.Game
	asked []string
	ended bool
	waits chan bool
}

func (o *outside) Move(p rook.Position) (rook.Move, error) {
	if o.waits != nil {
		<-o.waits
	}
	o.asked = append(o.asked, fmt.Sprintf("%v after %d", p.State, o.game.History().Len()))
	if right := p.Left(rook.Right); right > 0 {
		return rook.Move{Direction: rook.Right, Tiles: right}, nil
	}
	return rook.Move{Direction: rook.Down, Tiles: p.Left(rook.Down)}, nil
}

func (o *outside) Close() { o.ended = true }

func with(o *outside) ui.Setup {
	return ui.Setup{Program: func(game *rook.Game, command string) ui.Program {
		if command != "mine" {
			panic(command)
		}
		o.game = game
		return o
	}}
}

func TestAnotherProgramSeesTheGameAndEndsWithIt(t *testing.T) {
	var o outside
	game := said(t, started(t, with(&o), "bounds=3x5 p2=exec:mine"), "R 1")
	require.Equal(t, "you to move, against exec:mine", game.Title())
	require.False(t, o.ended)
	before, _ := game.Undo()
	game = said(t, before, "D 2")
	require.Equal(t, []string{"0,1 after 1", "2,0 after 1"}, o.asked)
	game = said(t, game, "D 1")
	require.Equal(t, "you win: the rook is at the goal", game.Title())
	require.True(t, o.ended)
	_, err := ui.Setup{}.Start(chosen(ui.Setup{}, "p2=exec:mine"), 1)
	require.Error(t, err, "without a way to start the program")
	_, err = with(&o).Start(chosen(ui.Setup{}, "p2=exec:"), 1)
	require.EqualError(t, err, "no command: expected exec:COMMAND")
}

func TestNobodyWaitsForAnAbandonedProgram(t *testing.T) {
	o := outside{waits: make(chan bool)}
	game, err := started(t, with(&o), "bounds=3x5 p2=exec:mine").Say("R 1")
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	require.Len(t, game.Think()(ctx).Log(), 1)
	o.waits <- true // now the abandoned program can move
	close(o.waits)
	require.Equal(t, []string{"you: RIGHT 1", "computer: RIGHT 4"}, playtest.Thought(game).Log())
}

// lawless is a program that makes an illegal move, or fails.
type lawless struct{ err error }

func (l lawless) Move(rook.Position) (rook.Move, error) {
	return rook.Move{Direction: rook.Right, Tiles: 99}, l.err
}

func (lawless) Close() {}

func TestAProgramThatFailsStopsTheGameAndOneThatBreaksARuleLoses(t *testing.T) {
	for _, err := range []error{nil, errors.New("gone")} {
		setup := ui.Setup{Program: func(*rook.Game, string) ui.Program { return lawless{err} }}
		game := said(t, started(t, setup, "bounds=3x5 p2=exec:mine"), "R 1")
		require.Equal(t, err, game.Err())
		require.Equal(t, err == nil, game.Over())
		if err == nil {
			require.Equal(t, "you win: an illegal move", game.Title())
			require.Contains(t, game.Log()[1], `computer: {"direction":"R","tiles":99}: illegal (bounds): `, "with what it has submitted")
		}
	}
}

func TestThroughAPipeALearnerSaysWhatItKnows(t *testing.T) {
	learned := 0
	game := started(t, ui.Setup{Recall: recalling(&learned)}, "bounds=0x3 p2=smart")
	require.Equal(t, "Player 1 (human) against Player 2 (medium, no data: it moves at random)", game.Lines(play.Game{}, play.View{})[0])
	won := said(t, game, "R 3")
	lines := won.Lines(game, play.View{})
	require.Equal(t, "smart knows 1 of 3 states", lines[len(lines)-1])
	again := started(t, taught(t, rook.Bounds{D: 4, R: 6}, 3), "bounds=4x6 p2=smart")
	require.Equal(t, "Player 1 (human) against Player 2 (medium, 3 games learned)", again.Lines(play.Game{}, play.View{})[0])
}

func TestABoardThatCannotBePrintedIsOneLine(t *testing.T) {
	setup := ui.Setup{Fits: func(rook.Bounds) (int, bool) { return 0, false }}
	lines := started(t, setup, "bounds=4x6 state=3,2").Lines(play.Game{}, play.View{})
	require.Equal(t, []string{"the rook is at 3,2, 1 tile left DOWN and 4 RIGHT"}, lines[1:])
}
