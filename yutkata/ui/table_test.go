package ui_test

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/yutkata/ui"
)

func TestACommandIsTypedOnTheScreen(t *testing.T) {
	two := started(t, play.Choices{"computer": "none", "throws": "oxxx,ooxx"})
	playtest.RequireTyped(t, ui.Setup{}, two, "t", "throw", "PlayerA.Throw()", "PlayerB.Throw()", "a1", "z1")
	thrown := said(t, two, "t")
	playtest.RequireTyped(t, ui.Setup{}, thrown, "a1", "A2", "move a1", "player.move(a2)", "b1", "a3", "c1", "throw", "1 a", "player1.move(a1)", "playerab.move(a1)", "playera", "playera.move")
	twelve := said(t, started(t, play.Choices{"computer": "none", "players": "12", "spaces": "9", "throws": "oxxx,ooxx"}), "t")
	playtest.RequireTyped(t, ui.Setup{}, twelve, "a1", "i1", "H1", "L1")
	pages := ui.Setup{}.Pages(nil)
	require.Contains(t, strings.Join(pages[len(pages)-1].Lines, "\n"), "H1 and Enter     a capital begins")
}

func TestTheRulesShowTheSticksOfEachResult(t *testing.T) {
	for name, setup := range map[string]ui.Setup{">GEOL<": {}, ">걸<": {Language: ui.Korean}} {
		rows := strings.Split(setup.Pages(nil)[0].Picture, `class="number"`)[1:]
		var flats []int
		for _, row := range rows {
			require.Equal(t, 4, strings.Count(row, `class="flat"`)+strings.Count(row, `class="round"`))
			flats = append(flats, strings.Count(row, `class="flat"`))
		}
		require.Equal(t, []int{1, 2, 3, 4, 0}, flats)
		require.Contains(t, rows[2], name)
	}
}

func TestAQuestionAboutTokensIsAnswered(t *testing.T) {
	game := middle(t, nil)
	for question, want := range map[string]string{
		"PlayerATokens": "PlayerATokens: A1 on space 3, A2 on space 3", "tokens": "PlayerATokens: A1 on space 3, A2 on space 3",
		"playerbtokens": "PlayerBTokens: B1 finished, B2 on space 5", "PlayerCTokens": "there is no PlayerC",
	} {
		lines, ok := game.Answer(question)
		require.True(t, ok, question)
		require.Equal(t, []string{want}, lines, question)
	}
	for _, question := range []string{"board", "Board.displayBoard()", "board.displayboard( )"} {
		lines, ok := game.Answer(question)
		require.True(t, ok, question)
		require.Equal(t, 1+15, strings.Count(lines[0], "["), "of the board and of each space")
	}
	for _, text := range []string{"board.displayBoard(", "displayBoard()", "PlayerTokens", "ATokens", "Player1Tokens", "token", "board.displayBoard(1)"} {
		_, ok := game.Answer(text)
		require.False(t, ok, text)
	}
}

func TestATokenThatHasFinishedDoesNotMove(t *testing.T) {
	choices := play.Choices{"computer": "none", "spaces": "3", "tokens": "3", "throws": "xxxo,ooox,ooox"}
	game := said(t, started(t, choices), "t", "A1", "t", "B1", "t")
	_, err := game.Say("A1")
	require.EqualError(t, err, "A1 has finished: choose A2 or A3")
}

func TestATokenThatIsCaughtIsNamed(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "ooox,oxxx,ooox,ooxx"}), "t", "A1", "t", "B1", "t", "A2", "t")
	require.Equal(t, []string{"B1: 3 to 5", "B2: enters on 2"}, options(game))
	game = said(t, started(t, play.Choices{"computer": "none", "throws": "ooox,ooox"}), "t", "A1", "t")
	require.Equal(t, []string{"B1: enters on 1, sends off A1", "B2: enters on 1, sends off A1"}, options(game))
}

func TestAClickThrowsOrMoves(t *testing.T) {
	click := func(game play.Game, spot string) play.Game {
		t.Helper()
		next, err := game.Click(spot)
		require.NoError(t, err, spot)
		return next
	}
	refused := func(game play.Game, spot, why string) {
		t.Helper()
		_, err := game.Click(spot)
		require.ErrorContains(t, err, why, spot)
	}
	game := started(t, play.Choices{"computer": "none", "throws": "oxxx,ooxx,ooox,ooxx"})
	refused(game, "A1", "throw the sticks first")
	refused(game, "3", "throw the sticks first")
	refused(game, "hand", "throw the sticks first")
	game = click(game, "sticks")
	refused(game, "sticks", "the throw GEOL has not been used: choose A1")
	refused(game, "B1", "B1 is PlayerB's: choose A1")
	refused(game, "4", "no token reaches space 4 with GEOL: choose A1")
	require.Equal(t, "A: GEOL, A2: enters on 3", click(game, "A2").Log()[0], "a token at the start")
	game = click(game, "3")
	require.Equal(t, "A: GEOL, A1: enters on 3", game.Log()[0], "the space where a token lands")
	game = click(click(game, "sticks"), "2")
	game = click(game, "sticks")
	refused(game, "2", "B1 is PlayerB's: choose A1 or A2")
	require.Equal(t, "A: DO, A1: 3 to 4", click(game, "3").Log()[2], "the token on the space")
	require.Equal(t, "A: DO, A1: 3 to 4", click(game, "4").Log()[2])
}

// A1 is on space 2, where A2 lands from space 1.
func TestAClickOnATokenWhereAnotherLandsPicksIt(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "ooxx,oxxx,ooox,oxxx,ooox,ooox"}), "t", "A1", "t", "B1", "t", "A2", "t", "B1", "t")
	require.Equal(t, []string{"A1: 2 to 3", "A2: 1 to 2"}, options(game))
	after := func(spots ...string) []string {
		t.Helper()
		game := game
		for _, spot := range spots {
			next, err := game.Click(spot)
			require.NoError(t, err, spot)
			if game = next; spot != spots[len(spots)-1] {
				require.True(t, game.Picked(), spot)
			}
		}
		if game.Picked() {
			return options(game)
		}
		return game.Log()[4:]
	}
	for _, spot := range []string{"A1", "2"} {
		require.Equal(t, []string{"A1: 2 to 3"}, after(spot))
		require.Equal(t, []string{"A: DO, A1: 2 to 3"}, after(spot, spot))
		require.Equal(t, []string{"A: DO, A1: 2 to 3"}, after(spot, "3"))
		require.Equal(t, []string{"A: DO, A2: 1 to 2"}, after(spot, "A2"))
		require.Equal(t, []string{"A: DO, A2: 1 to 2"}, after(spot, "1"))
	}
	picked, err := game.Click("A1")
	require.NoError(t, err)
	require.Equal(t, []string{"3"}, dots(t, picked, "2"), "the dot of A1 alone")
	_, err = picked.Click("hand")
	require.EqualError(t, err, "no token waits at the start: choose A1 or A2")
	typed, err := picked.Say("A2")
	require.NoError(t, err)
	require.Equal(t, []string{"A: DO, A2: 1 to 2"}, typed.Log()[4:])
	require.Len(t, options(said(t, typed, "t")), 2, "nothing stays picked")
}

func TestAClickOnATokenThatCanBeSentOffSendsItOff(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "ooxx,ooxx"}), "t", "A1", "t")
	next, err := game.Click("A1")
	require.NoError(t, err)
	require.Equal(t, "B: GE, B1: enters on 2, sends off A1", next.Log()[1])
}

func TestAClickMayNameTheObstacleOrTheSpaceToWhichItLeads(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "obstacle": "3:back:2", "throws": "oxxx"}), "t")
	for _, spot := range []string{"3", "1"} {
		next, err := game.Click(spot)
		require.NoError(t, err, spot)
		require.Equal(t, []string{"A: GEOL, A1: to 3 and back to 1"}, next.Log(), spot)
	}
}

// A1 goes from space 3 to 7 and back to 4, without a rest; A2 enters on 4 and rests there.
func TestAClickOnASpaceThatDifferentMovesReachAsksForTheToken(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "obstacle": "4:miss,7:back:3", "throws": "oxxx,ooxx,xxxx"}), "t", "A1", "t", "B1", "t")
	require.Equal(t, []string{"A1: to 7 and back to 4, another throw", "A2: enters on 4, another throw, then a missed turn"}, options(game))
	_, err := game.Click("4")
	require.EqualError(t, err, "several tokens reach space 4: choose A1 or A2")
	next, err := game.Click("7")
	require.NoError(t, err)
	require.Equal(t, "A: YUT, A1: to 7 and back to 4, another throw", next.Log()[2])
}

func TestEverySpotOfTheBoardCanBeClicked(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "oxxx,ooxx"}), "t", "A1", "t")
	for _, within := range []play.Size{{}, {Width: 40, Height: 12}, {Width: 52, Height: 21}, {Width: 92, Height: 37}} {
		board, names := game.Board(play.View{Within: within, Option: 0}), map[string]bool{}
		for _, spot := range board.Spots {
			require.Less(t, spot.Y+spot.Height-1, len(board.Lines))
			names[spot.Name] = true
		}
		require.True(t, names["sticks"] && names["3"] && names["A2"] && names["B1"], "%v %v", within, names)
	}
}

func TestALongPathIsShownAroundTheTokenThatMoves(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "spaces": "5000", "throws": "oxxx,ooxx"}), "t", "A1", "t")
	board := game.Board(play.View{Within: play.Size{Width: 52, Height: 21}, Option: 0})
	require.LessOrEqual(t, len(board.Lines), 21)
	require.Contains(t, strings.Join(board.Lines, "\n"), "A1")
	require.Contains(t, strings.Join(board.Lines, "\n"), "›B1‹")
	require.True(t, board.Cramped)
}

// rowsOf returns the numbers of the spaces that are drawn in each row.
func rowsOf(board play.Board) (rows map[int]int) {
	rows = map[int]int{}
	for _, spot := range board.Spots {
		if _, err := strconv.Atoi(spot.Name); err == nil {
			rows[spot.Y]++
		}
	}
	return rows
}

func TestALongPathIsShownFromItsFirstSpaceBeforeAnyTokenEnters(t *testing.T) {
	game := started(t, play.Choices{"computer": "none", "spaces": "5000"})
	require.Contains(t, boardOf(game, play.View{Within: roomy, Option: -1}), "▶ │ 1  │ 2  │")
}

func TestTheOnlyTokenThatCanMoveMovesByItself(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "spaces": "3", "throws": "xxxo,oxoo,oxoo,xxoo"}), "t", "A1", "t", "B1", "t")
	require.Empty(t, game.Options(), "A1 has finished")
	moved := playtest.Thought(game)
	require.Equal(t, "> A2", moved.Lines(game, play.View{})[0])
	require.Equal(t, "A: DO, A2: enters on 1, sends off B1", moved.Log()[2])
	require.Equal(t, []string{"throw the sticks"}, options(moved), "B throws")
	before, ok := moved.Undo()
	require.True(t, ok)
	require.Equal(t, []string{"throw the sticks"}, options(before), "A throws: the move was no decision")
	require.Len(t, options(said(t, moved, "t")), 2, "B has two tokens")

	text, err := game.Text()
	require.NoError(t, err)
	transcript, err := ui.Setup{Transcript: true}.Read(text, game.Choices(), 1)
	require.NoError(t, err)
	require.Nil(t, transcript.Think(), "the kata's program waits for the command")
	require.Len(t, transcript.Options(), 1)
}

func TestThePromptAndARefusalNameTheTokensInOneList(t *testing.T) {
	for tokens, list := range map[string]string{"2": "A1 or A2", "3": "A1, A2 or A3"} {
		choices := play.Choices{"tokens": tokens, "computer": "B", "throws": "oxxx"}
		game := said(t, started(t, choices), "t")
		require.Equal(t, list+"> ", game.Prompt())
		_, err := game.Say("B1")
		require.EqualError(t, err, "B1 is B's: choose "+list)
	}
}

func TestTheBestLevelComputesNothingIfAllMovesAreTheSame(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "B", "level": "perfect", "throws": "ooox,oxxx,ooox,xxoo"}), "t", "A1", "t")
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	entered := game.Think()(ended)
	require.Equal(t, "B: GEOL, B1: enters on 3", entered.Log()[1])
	game = said(t, entered, "t", "A1", "t")
	require.Equal(t, game.Log(), game.Think()(ended).Log(), "now there is a choice")
}

func TestTheLevelDecidesWhichTokenMoves(t *testing.T) {
	moves := func(level string, seed uint64) string {
		t.Helper()
		game, err := ui.Setup{}.Start(play.Complete(ui.Setup{}, play.Choices{
			"spaces": "3", "computer": "none", "throws": "ooox,xxxo,xxxo,ooxx,ooox,ooox",
		}), seed)
		require.NoError(t, err)
		record, err := said(t, game, "t", "A1", "t", "B1", "t", "A1", "t", "B2").Text()
		require.NoError(t, err)
		choices := play.Complete(ui.Setup{}, play.Choices{"spaces": "3", "computer": "A", "level": level, "throws": "ooox,ooox"})
		resumed, err := ui.Setup{}.Read(record, choices, seed)
		require.NoError(t, err)
		log := playtest.Thought(resumed).Log()
		return log[len(log)-1]
	}
	moved := map[string]map[string]int{}
	for seed := range uint64(50) {
		for _, level := range ui.Levels() {
			if moved[level] == nil {
				moved[level] = map[string]int{}
			}
			moved[level][moves(level, seed)]++
		}
	}
	const catches, enters = "A: DO, A1: 1 to 2, sends off B2", "A: DO, A2: enters on 1"
	require.Equal(t, map[string]int{catches: 50}, moved["sensible"])
	require.Equal(t, map[string]int{enters: 50}, moved["perfect"])
	require.InDelta(t, 25, moved["random"][catches], 12)
	require.Equal(t, 50, moved["random"][catches]+moved["random"][enters])
	require.InDelta(t, 37, moved["careless"][catches], 10, "half of the moves are sensible, and half of the others capture by chance")
	require.Equal(t, 50, moved["careless"][catches]+moved["careless"][enters])
}

func TestAThrowThatIsTakenBackFallsTheSameWay(t *testing.T) {
	game := said(t, started(t, play.Choices{"level": "random"}), "t")
	log := game.Log()
	before, ok := game.Undo()
	require.True(t, ok)
	require.Empty(t, before.Log())
	require.Equal(t, log, said(t, before, "t").Log())
	_, ok = before.Undo()
	require.False(t, ok)

	game = game.Play(1)
	require.NotNil(t, playtest.Thought(game))
	back, ok := playtest.Thought(game).Undo()
	require.True(t, ok)
	require.Equal(t, log, back.Log(), "the computer's throws and moves are taken back, too")
}

func TestAGameThatIsReadCanBeTakenBack(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none"}), "t", "A1", "t")
	text, err := game.Text()
	require.NoError(t, err)
	read, err := ui.Setup{}.Read(text, game.Choices(), 9)
	require.NoError(t, err)
	again, err := read.Text()
	require.NoError(t, err)
	require.Equal(t, text, again)
	require.Equal(t, game.Log(), read.Log())
	seed, ok := read.Seed()
	require.True(t, ok)
	require.EqualValues(t, 1, seed, "the seed of the record")
	for range 3 {
		read, ok = read.Undo()
		require.True(t, ok)
	}
	require.Empty(t, read.Log())
	require.Equal(t, game.Log(), said(t, read, "t", "A1", "t").Log())
}

func TestABoardWithoutTheOptionShowsNoMove(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "oxxx"}), "t")
	size := play.Size{Width: 52, Height: 21}
	require.Equal(t, game.Board(play.View{Within: size, Option: -1}), game.Board(play.View{Within: size, Option: 2}))
	require.NotEqual(t, game.Board(play.View{Within: size, Option: -1}), game.Board(play.View{Within: size, Option: 1}))
}

func TestATranscriptOffersNoUndo(t *testing.T) {
	require.Contains(t, started(t, nil).Words().Answers(), "undo")
	require.NotContains(t, ui.Setup{Transcript: true}.Words(nil).Answers(), "undo")
}

// Line by line, each move of a person who has thrown is listed with its number, also after
// the game continues or a move is taken back.
func TestTheMovesAreListedAfterAThrow(t *testing.T) {
	begun := started(t, play.Choices{"spaces": "4", "throws": "oooo,xxoo"})
	thrown := said(t, begun, "t")
	stays := []string{"  1  A1 stays (MO is too far), another throw", "  2  A2 stays (MO is too far), another throw"}
	require.Equal(t, append([]string{"The throw is MO oooo: 5, and throw again"}, stays...), thrown.Lines(begun, play.View{}))
	moved := said(t, thrown, "A1")
	again := said(t, moved, "t")
	require.Equal(t, []string{"The throw is GE xxoo: 2", "  1  A1: enters on 2", "  2  A2: enters on 2"}, again.Lines(moved, play.View{}))
	require.Equal(t, again.Lines(moved, play.View{})[1:], again.Lines(play.Game{}, play.View{})[3:], "continued")
	back, ok := moved.Undo()
	require.True(t, ok)
	require.Equal(t, stays, back.Lines(moved, play.View{})[3:], "taken back")
	require.True(t, begun.Words().Listed, "so a number chooses a move at any time")
	require.Contains(t, begun.Words().OwnLines, "number 2 in the list")
	require.NotContains(t, ui.Setup{Transcript: true}.Words(nil).OwnLines, "number 2", "a transcript has no numbers")
	begun = said(t, started(t, play.Choices{"throws": "ooox,ooox"}), "t", "A1")
	require.Equal(t, []string{"> t", "The throw is DO ooox: 1"}, said(t, begun, "t").Lines(begun, play.View{}), "the moves of a program are not listed")
}

func TestPeopleReadTheTitleInPlaceOfTheTurn(t *testing.T) {
	game := started(t, nil)
	lines := game.Lines(play.Game{}, play.View{})
	require.Equal(t, game.Title(), lines[len(lines)-1])
	require.NotContains(t, lines, "PlayerA's turn")
}

func TestAMissedTurnIsPrintedForPeople(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "obstacle": "1:miss", "throws": "ooox,xxoo"}), "t", "A1", "t")
	lines := said(t, game, "B1").Lines(game, play.View{})
	require.Contains(t, lines, "PlayerA misses this turn")
	require.NotContains(t, lines[len(lines)-1], "PlayerA")
}

// A owes a turn after the first move, and misses it after the move of B.
func TestAMissedTurnIsToldBesideTheBoardUntilItIsMissed(t *testing.T) {
	owed := func(game play.Game) (misses []int) {
		counts, _ := game.Counts()
		for _, count := range counts {
			misses = append(misses, count.Misses)
		}
		return misses
	}
	for computer, missing := range map[string]string{"none": "A misses this turn", "A": "Computer misses this turn", "B": "You miss this turn"} {
		game := said(t, started(t, play.Choices{"computer": computer, "obstacle": "1:miss,4:miss", "throws": "ooox,xxoo,xxxx"}), "t", "A1", "t")
		require.Equal(t, []int{1, 0}, owed(game), computer)
		game = said(t, game, "B1")
		require.Equal(t, []int{0, 0}, owed(game), computer)
		require.Equal(t, []play.Deed{{Player: 1, Text: "GE, B1: enters on 2", Step: 4}, {Player: -1, Text: missing, Step: 4}}, game.Deeds()[1:], computer)
		deed, _ := game.Deed()
		require.Equal(t, "GE, B1: enters on 2\n"+missing, deed.Text, computer)
		require.Equal(t, 1, said(t, game, "t").Deeds()[3].Player, "B goes on after it")
		require.Equal(t, "A misses this turn", game.Log()[2])
		require.Equal(t, []int{0, 1}, owed(said(t, game, "t", "B2")), "after an extra throw")
	}
}

func TestNobodyOwesATurnAfterTheEnd(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "obstacle": "1:miss", "throws": "ooox,xxoo"}), "t", "A1")
	resigned, ok := game.Resign()
	require.True(t, ok)
	counts, _ := resigned.Counts()
	require.Zero(t, counts[0].Misses)
}

func TestOnlyTheBoardOfATranscriptHasColors(t *testing.T) {
	game, err := ui.Setup{Transcript: true}.Start(play.Complete(ui.Setup{}, play.Choices{"computer": "none", "throws": "ooox,xxoo"}), 1)
	require.NoError(t, err)
	game = said(t, game, "t", "A1")
	for _, line := range game.Lines(play.Game{}, play.View{Theme: &play.Bare}) {
		plain := ansi.Strip(line)
		require.Equal(t, strings.HasPrefix(plain, "$[") && strings.Contains(plain, "A1"), line != plain, plain)
	}
}

func TestANoteNamesTheTokensThatAreSentOff(t *testing.T) {
	choices := play.Choices{"computer": "none", "notes": "true", "throws": "ooox,ooox"}
	one, err := said(t, started(t, choices), "t", "A1", "t", "B1").Text()
	require.NoError(t, err)
	require.Contains(t, one, "A1 is sent off the board")
	choices["throws"] = "ooox,xxxo,ooox,ooox"
	two, err := said(t, started(t, choices), "t", "A1", "t", "B1", "t", "A2", "t", "B2").Text()
	require.NoError(t, err)
	require.Contains(t, two, "A1 and A2 are sent off the board")
}

func TestAPlayerResigns(t *testing.T) {
	game := said(t, started(t, nil), "t")
	resigned, ok := game.Resign()
	require.True(t, ok)
	require.True(t, resigned.Over())
	winner, ok := resigned.Winner()
	require.True(t, ok)
	require.Equal(t, 1, winner)
	require.Equal(t, "B (computer) has won: you resigned", resigned.Title())
	require.Empty(t, resigned.Options())
	require.Nil(t, resigned.Think())
	require.Equal(t, []string{"A resigns", "B has won"}, resigned.Log()[1:])
	require.Equal(t, []string{"B (computer) has won: you resigned"}, resigned.Lines(game, play.View{}), "line by line on a terminal")
	_, err := resigned.Say("A1")
	require.EqualError(t, err, "The game is over.")
	text, err := resigned.Text()
	require.NoError(t, err)
	require.True(t, strings.HasSuffix(text, "\n*Note PlayerA resigns: the winner is PlayerB\n"), text)
	read, err := ui.Setup{}.Read(text, game.Choices(), 1)
	require.NoError(t, err)
	require.True(t, read.Over())
	back, ok := read.Undo()
	require.True(t, ok)
	require.False(t, back.Over())

	second, ok := said(t, started(t, play.Choices{"computer": "none", "throws": "ooox,ooox"}), "t", "A1").Resign()
	require.True(t, ok)
	require.Equal(t, "PlayerA has won: PlayerB resigned", second.Title())
	require.Equal(t, []string{"B resigns", "A has won"}, second.Log()[1:])
	winner, _ = second.Winner()
	require.Zero(t, winner)

	_, ok = started(t, play.Choices{"players": "3"}).Resign()
	require.False(t, ok, "one of three players cannot resign, since nobody would have won")
}

func TestTheWinningPositionIsShown(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "spaces": "3", "tokens": "1", "throws": "ooox,oxxx"}), "t", "A1", "t", "B1")
	require.True(t, game.Over())
	require.Equal(t, "PlayerB has won", game.Title())
	board := strings.Join(game.Board(play.View{Within: play.Size{Width: 52, Height: 21}, Option: -1}).Lines, "\n")
	require.Regexp(t, `⚑.* goal.* .*B1`, board)
	require.Contains(t, board, "A1")
	require.Equal(t, "B has won", game.Log()[2])
}

func TestTheSticksShowTheLastThrowOfAScript(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "xxoo"}), "t", "A1")
	board := strings.Join(game.Board(play.View{Within: play.Size{Width: 52, Height: 21}, Option: -1}).Lines, "\n")
	require.Contains(t, board, "GE 2")
	require.NotContains(t, board, "Enter throws")
}

func TestOneTextNarratesARowOfThrowsAndMoves(t *testing.T) {
	moves := []string{"t", "A1", "t", "B1", "t", "B2", "t"}
	told := func(computer string) (told []play.Deed) {
		return said(t, started(t, play.Choices{"computer": computer, "throws": "xxoo,xxxx,xxoo,xooo"}), moves...).Deeds()
	}
	want := []play.Deed{
		{Text: "GE, A1: enters on 2", Step: 2}, {Player: 1, Text: "YUT, B1: enters on 4, another throw. GE, B2: enters on 2, sends off your A1", Step: 6}, {Text: "DO", Step: 7},
	}
	require.Equal(t, want, told("B"))
	want[1].Text = strings.Replace(want[1].Text, "your ", "", 1)
	require.Equal(t, want, told("none"), "two persons read it")
	resigned, _ := started(t, play.Choices{"computer": "none"}).Resign()
	require.Equal(t, []play.Deed{{Text: "resigned", Step: 1}}, resigned.Deeds())
}

func TestATokenThatComesRoundSaysSo(t *testing.T) {
	game := started(t, play.Choices{"spaces": "5", "wrap": "true", "computer": "none", "throws": "xxxx,ooxx,ooxx"})
	game = said(t, game, "t", "A1", "t")
	require.Equal(t, []string{"A1: round from 4 to 1", "A2: enters on 2"}, options(game), "YUT throws again")
}

func TestTheWinningPositionIsPrinted(t *testing.T) {
	thrown := said(t, started(t, play.Choices{"spaces": "2", "tokens": "1", "computer": "none", "throws": "xxoo"}), "t")
	require.Equal(t, []string{"> A1", "|  |  |  finished: A1\n 1  2", "PlayerA has won"}, playtest.Thought(thrown).Lines(thrown, play.View{}))
}
