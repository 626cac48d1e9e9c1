package ui_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/rook"
	"games.example/rook/ui"
)

// started returns a new game with the given choices, such as "p2=perfect bounds=2x3".
func started(t require.TestingT, setup ui.Setup, choices string) play.Game {
	game, err := setup.Start(chosen(setup, choices), 1)
	require.NoError(t, err)
	return game
}

func chosen(setup ui.Setup, choices string) play.Choices {
	given := play.Choices{}
	for choice := range strings.FieldsSeq(choices) {
		name, value, _ := strings.Cut(choice, "=")
		given[name] = value
	}
	return play.Complete(setup, given)
}

// said returns the game after the given moves have been typed and programs have
// answered.
func said(t require.TestingT, game play.Game, moves ...string) play.Game {
	for _, move := range moves {
		var err error
		game, err = game.Say(move)
		require.NoError(t, err, move)
		game = playtest.Thought(game)
	}
	return game
}

func options(game play.Game) (texts []string) {
	for _, option := range game.Options() {
		texts = append(texts, strings.TrimSpace(option.Hint+" "+option.Text))
	}
	return texts
}

func TestTheMovesAreListedWithTheTilesThatTheyLeave(t *testing.T) {
	game := started(t, ui.Setup{}, "bounds=1x3 p2=human")
	require.Equal(t, []string{"RIGHT 1: leaves R 2, D 1", "RIGHT 2: leaves R 1, D 1", "RIGHT 3: leaves R 0, D 1", "DOWN 1: leaves R 3, D 0"}, options(game))
	require.Equal(t, "RIGHT 1: leaves 2 right and 1 down", options(started(t, ui.Setup{Spelled: true}, "bounds=1x3 p2=human"))[0])
	require.Equal(t, []string{"DOWN 1: wins"}, options(game.Play(2)))
	require.Empty(t, options(game.Play(2).Play(0)))
	require.Equal(t, []string{"RIGHT 1: leaves R 2, D 1"}, options(game.Play(9))[:1], "there is no such option")
}

// A move can be chosen, clicked, typed or reached by arrow keys, with the same result.
func TestAMoveCanBeMadeInFourWays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bounds := rook.Bounds{D: rapid.IntRange(0, 12).Draw(t, "D"), R: rapid.IntRange(1, 12).Draw(t, "R")}
		p := rook.Start(bounds)
		game := started(t, ui.Setup{}, "p2=human bounds="+bounds.String())
		for !p.Over() {
			var moves []rook.Move
			for move := range p.Moves() {
				moves = append(moves, move)
			}
			require.Len(t, game.Options(), len(moves))
			move := rapid.SampledFrom(moves).Draw(t, "move")
			after, err := p.Play(move)
			require.NoError(t, err)

			arrow := map[rook.Direction]string{rook.Right: "right", rook.Down: "down"}[move.Direction]
			option := -1
			for range move.Tiles {
				option = game.Steer(option, arrow)
			}
			require.Equal(t, move.String(), game.Options()[option].Said)
			steered, err := game.Play(option).Text()
			require.NoError(t, err)
			clicked, err := game.Click(after.State.String())
			require.NoError(t, err)
			game = said(t, game, move.String())
			for _, same := range []play.Game{clicked, game} {
				text, err := same.Text()
				require.NoError(t, err)
				require.Equal(t, steered, text)
			}
			p = after
		}
		require.True(t, game.Over())
	})
}

func TestEachPressOfAnArrowSlidesTheRookByATile(t *testing.T) {
	game := started(t, ui.Setup{}, "bounds=2x3 p2=human")
	for keys, want := range map[string]string{
		"right":                        "R 1",
		"right right":                  "R 2",
		"right right right right":      "R 3", // no further
		"right right left":             "R 1",
		"right left":                   "",
		"left":                         "",
		"up":                           "",
		"down":                         "D 1",
		"down down down":               "D 2",
		"down up":                      "",
		"right right down":             "D 1", // one direction only
		"down down right":              "R 1",
		"right right up":               "R 2",
		"down left":                    "D 1",
		"left right right left left":   "",
		"down up right right left":     "R 1",
		"right right right left down":  "D 1",
		"down down up right left down": "D 1",
	} {
		option := -1
		for key := range strings.FieldsSeq(keys) {
			option = game.Steer(option, key)
		}
		if want == "" {
			require.Equal(t, -1, option, keys)
			continue
		}
		require.Equal(t, want, game.Options()[option].Said, keys)
	}
}

func TestAnArrowSlidesTheRookAsFarAsTheList(t *testing.T) {
	steerer := started(t, ui.Setup{}, "bounds=0x150 p2=human").Moment().(play.Steerer)
	require.Equal(t, "R 100", steerer.Steer("R 99", "right"))
	require.Equal(t, "R 100", steerer.Steer("R 100", "right"), "the last move of the list")
}

func TestALongNameIsShortInTheTitleAndWholeInTheGame(t *testing.T) {
	game := started(t, ui.Setup{}, "name1=Bartholomew-the-Great name2=Christopher-Columbus p2=smart")
	require.Equal(t, "Bartholomew… to move, against Christopher… (medium)", game.Title())
	require.Equal(t, "Bartholomew-the-Great: RIGHT 1", said(t, game, "R 1").Log()[0])
	resigned, _ := game.Resign()
	require.Equal(t, "Christopher… wins: Bartholomew… resigned", resigned.Title())
	require.Equal(t, []string{"Bartholomew-the-Great", "Christopher-Columbus"}, game.Players())
}

func TestAHintIsTheWinningMoveWithAReason(t *testing.T) {
	hinted := func(choices string) (play.Game, play.Advice) {
		return started(t, ui.Setup{}, choices).Hint()(context.Background())
	}
	game, advice := hinted("bounds=4x6")
	require.Equal(t, play.Advice{Option: 1, Text: "RIGHT 2 wins: it leaves 4 tiles both ways"}, advice)
	require.Equal(t, "hint: RIGHT 2: leaves R 4, D 4", options(game)[1])
	require.Empty(t, game.Play(1).Options(), "the program is on turn")
	game, advice = hinted("bounds=4x4")
	require.Equal(t, play.Advice{Option: 4, Text: "no move wins: 4 tiles left both ways, so any move can be answered; try DOWN 1"}, advice)
	require.Equal(t, "hint: DOWN 1: leaves R 4, D 3", options(game)[4])
	_, advice = hinted("bounds=0x4")
	require.Equal(t, play.Advice{Option: 3, Text: "RIGHT 4 wins: the rook is at the goal"}, advice)
	game, advice = hinted("bounds=1000x0")
	require.Equal(t, play.Advice{Option: 100, Text: "DOWN 1000 wins: the rook is at the goal"}, advice)
	require.True(t, game.Play(advice.Option).Over(), "although the move is not in the usual list")
}

// Smart, which plays, has learned that whoever moves from the tile below wins.
func TestAHintLeadsToNoTileThatTheComputerKnowsToWin(t *testing.T) {
	bounds := rook.Bounds{D: 3, R: 3}
	smart, err := rook.NewSmart(bounds, nil)
	require.NoError(t, err)
	learn := func(start rook.State, directions ...rook.Direction) {
		game, err := rook.New(rook.Position{State: start, Bounds: bounds}, "a", "b")
		for _, direction := range directions {
			err = errors.Join(err, game.Play(rook.Move{Direction: direction, Tiles: 1}))
		}
		require.NoError(t, errors.Join(err, smart.Learn(game)))
	}
	learn(rook.State{D: 2, R: 1}, rook.Right, rook.Down, rook.Right)
	setup := ui.Setup{Recall: func(rook.Bounds, bool) (ui.Knowledge, error) { return ui.Knowledge{Smart: smart}, nil }}
	hinted := func(choices string) string {
		_, advice := started(t, setup, "bounds=3x3 "+choices).Hint()(context.Background())
		return advice.Text
	}
	require.Contains(t, hinted("state=2,2 p2=smart"), "try RIGHT 1")
	require.Contains(t, hinted("state=2,2 p2=perfect"), "try DOWN 1")
	learn(rook.State{D: 1, R: 2}, rook.Down, rook.Right, rook.Down)
	require.Contains(t, hinted("state=1,1 p2=smart"), "try DOWN 2", "whoever moves from beside 2,2 wins")
}

func TestAHintRepeatsNoMove(t *testing.T) {
	for _, bounds := range []string{"99x0", "100x0", "101x0", "0x100", "0x101", "4x104", "4x105"} {
		game := started(t, ui.Setup{}, "bounds="+bounds)
		hinted, advice := game.Hint()(context.Background())
		said := map[string]bool{}
		for _, option := range hinted.Options() {
			require.False(t, said[option.Said], "%s: %s", bounds, option.Said)
			said[option.Said] = true
		}
		require.True(t, strings.HasPrefix(hinted.Options()[advice.Option].Hint, "hint"), bounds)
	}
}

// A board that is too wide has narrower tiles, without blanks and then without lines. It keeps
// its signs and its numbers.
func TestABoardThatIsTooWideIsPrintedInNarrowTiles(t *testing.T) {
	setup := ui.Setup{Titled: true}
	printed := func(width int, bounds string, moves ...string) string {
		setup.Fits = func(rook.Bounds) (int, bool) { return width, false }
		before := started(t, setup, "bounds="+bounds+" p2=human")
		if len(moves) == 0 {
			return before.Lines(play.Game{}, play.View{Letters: true})[2]
		}
		return said(t, before, moves...).Lines(before, play.View{Letters: true})[2]
	}
	for width, want := range map[int][]string{
		64: {"|  R  |     |     |     |     |     |     |     |     |     |  1", "9     8     7", "\n   tiles left"},
		44: {"| R |   |   |   |   |   |   |   |   |   |  1", "| X |  0\n  9   8   7", "1   0\n   tiles left"},
		43: {"|R| | | | | | | | | |  1", " 9 8 7 6 5 4 3 2 1 0     tiles left"},
		23: {"|R         |  1\n|         X|  0\n 9876543210\n   tiles left"},
		14: {"|R        |  1\n|         |  0\n 987654321\n"},
	} {
		text := printed(width, "1x9")
		for _, part := range want {
			require.Contains(t, text, part)
		}
		for line := range strings.Lines(text) {
			require.LessOrEqual(t, len(strings.TrimSuffix(line, "\n")), width, text)
		}
	}
	require.Contains(t, printed(44, "1x9", "R 2"), "| . | . | R |   |")
	require.Contains(t, printed(30, "0x11"), "|R| | | | | | | | | | |X|  0\n 1 1\n 1 0 9 8 7 6 5 4 3 2 1 0")
	require.Contains(t, printed(14, "1x11", "R 3"), "|.R       |  1", "the columns around the rook")
	require.Contains(t, printed(14, "1x11", "R 10"), "|.......R |  1\n|        X|  0\n 876543210\n", "the last columns")
	setup.Fits = func(rook.Bounds) (int, bool) { return 0, false }
	require.Equal(t, "the rook is at 0,0, 1 tile left DOWN and 50 RIGHT", started(t, setup, "bounds=1x50").Lines(play.Game{}, play.View{})[1])
	require.Contains(t, printed(3, "1x9"), "|R  |  1", "the window is too narrow")
}

// A move that is taken back and made again gets the same answer.
func TestUndoGivesAProgramTheSameLuckAgain(t *testing.T) {
	for seed := range uint64(20) {
		for _, level := range []string{"random", "sensible", "smart"} {
			game, err := ui.Setup{}.Start(chosen(ui.Setup{}, "bounds=20x20 p2="+level), seed)
			require.NoError(t, err)
			answered := said(t, game, "R 2")
			before, ok := answered.Undo()
			require.True(t, ok)
			require.Equal(t, answered.Log(), said(t, before, "R 2").Log())
		}
	}
}

func TestAMoveIsPrintedOnce(t *testing.T) {
	before := started(t, ui.Setup{}, "p2=human")
	game := said(t, before, "R 1")
	require.Contains(t, strings.Join(game.Lines(before, play.View{}), "\n"), "RIGHT 1")
	require.Empty(t, game.Lines(game, play.View{}))
	small := started(t, ui.Setup{}, "p2=human bounds=1x2")
	require.Equal(t, []string{"Player 1 moves RIGHT 1", "", "|     |  R  |     |\n|     |     |  X  |\n"}, said(t, small, "R 1").Lines(small, play.View{}), "as the document prints it")
	require.Contains(t, strings.Join(game.Lines(before, play.View{Theme: &play.Bare}), "\n"), "·")
	titled := said(t, started(t, ui.Setup{Titled: true}, "p2=human"), "R 1")
	require.Empty(t, titled.Lines(titled, play.View{}), "on a terminal, too")
	back, _ := game.Undo()
	require.Equal(t, "1 move taken back", back.Lines(game, play.View{})[0])
	further := said(t, game, "D 1")
	require.Equal(t, "2 moves taken back", before.Lines(further, play.View{})[0])
	resigned, _ := game.Resign()
	require.NotContains(t, strings.Join(resigned.Lines(game, play.View{}), "\n"), "RIGHT 1")
}

// On a terminal, people play: they see no JSON, the last move, and the tiles that are left.
func TestALineGameOnATerminalIsForPeople(t *testing.T) {
	setup := ui.Setup{Titled: true, Strict: true}
	game := started(t, setup, "bounds=2x4 p2=human")
	require.NotContains(t, game.Words().Answers(), "JSON")
	require.Contains(t, started(t, ui.Setup{}, "").Words().Answers(), "JSON")
	_, err := game.Say("jump")
	require.EqualError(t, err, `jump: not a move: expected R 1-4, D 1-2`)

	require.Equal(t, "you against computer (best)", started(t, setup, "p2=perfect").Lines(play.Game{}, play.View{})[0])
	moved := said(t, game, "R 3")
	board := strings.Join([]string{
		"|  ·  |  ·  |  ·  |  R  |     |  2",
		"|     |     |     |     |     |  1",
		"|     |     |     |     |  X  |  0",
		"   4     3     2     1     0     tiles left",
	}, "\n")
	lines := moved.Lines(game, play.View{})
	require.Contains(t, lines, board)
	require.Equal(t, moved.Title(), lines[len(lines)-1], "whose turn it is")
	require.Contains(t, moved.Words().Opening, "R 3")
	require.Contains(t, said(t, moved, "D 2").Lines(moved, play.View{})[2], strings.Join([]string{
		"|     |     |     |  ·  |     |  2",
		"|     |     |     |  ·  |     |  1",
		"|     |     |     |  R  |  X  |  0",
	}, "\n"))
	require.NotContains(t, said(t, started(t, ui.Setup{}, "bounds=2x4 p2=human"), "R 3").Lines(game, play.View{}), moved.Title(), "through a pipe")
	for width, caption := range map[int]string{42: "\n   tiles left", 43: "0     tiles left"} {
		setup.Fits = func(rook.Bounds) (int, bool) { return width, true }
		lines := strings.Join(started(t, setup, "bounds=2x4").Lines(play.Game{}, play.View{}), "\n")
		require.Contains(t, lines, "|  R  |     |     |     |     |  2\n")
		require.Contains(t, lines, caption)
	}
	back, _ := moved.Undo()
	require.Equal(t, game.Lines(play.Game{}, play.View{})[1:], back.Lines(moved, play.View{}), "the terminal names the move that is taken back")
}

func TestTheEndOfAGameHasTheScreensWordsOnATerminal(t *testing.T) {
	learned := 0
	setup := ui.Setup{Recall: recalling(&learned), Titled: true, Strict: true}
	ends := func(game play.Game, typed string) []string {
		ended, err := game.Say(typed)
		require.NoError(t, err)
		ended = playtest.Thought(ended)
		lines := ended.Lines(game, play.View{})
		return lines[len(lines)-2:]
	}
	game := started(t, setup, "bounds=0x3 p2=smart")
	require.Equal(t, []string{"you win: the rook is at the goal", "medium: knows 1 of 3 tiles"}, ends(game, "R 3"))
	resigned, _ := game.Resign()
	require.Contains(t, resigned.Lines(game, play.View{}), "computer wins: you resigned")
	require.Contains(t, said(t, game, "R 9").Lines(game, play.View{}), "computer wins: an illegal move")
}

func TestAGameWithoutABoardDoesNotStart(t *testing.T) {
	for _, choices := range []play.Choices{{"bounds": "2x3", "state": "corner"}, {"bounds": "2x3", "state": "4,4"}} {
		_, err := ui.Setup{}.Start(choices, 1)
		require.Error(t, err, choices)
	}
	_, err := ui.Setup{}.Start(play.Choices{"bounds": "large"}, 1)
	require.ErrorIs(t, err, rook.ErrNotBounds)
}

func TestAListOfLargeBoardsSaysWhatCanBeTyped(t *testing.T) {
	for bounds, unlisted := range map[string]string{
		"100x100": "", "101x3": "The list ends at 100 tiles. You can type R 1-3, D 1-101.", "0x500": "The list ends at 100 tiles. You can type R 1-500.",
	} {
		require.Equal(t, unlisted, started(t, ui.Setup{}, "bounds="+bounds).Unlisted(), bounds)
	}
}

// Through a pipe, the end names the players of the record and, after luck, the seed.
func TestTheEndOfAGameThroughAPipeHasItsReasonAndItsSeed(t *testing.T) {
	setup := ui.Setup{Strict: true, TellSeed: true}
	for choices, seed := range map[string]string{"bounds=0x3 p2=random": "--seed 1 repeats the luck of this game.", "bounds=0x3 p2=perfect": ""} {
		game := started(t, setup, choices)
		resigned, _ := game.Resign()
		for end, last := range map[string]play.Game{
			"Player 1 wins: the rook is at the bounds":          said(t, game, "R 3"),
			"Player 2 wins: Player 1 submitted an illegal move": said(t, game, "R 4"),
			"Player 2 wins: Player 1 resigns":                   resigned,
		} {
			lines := last.Lines(game, play.View{})
			require.Contains(t, lines, end)
			require.Equal(t, seed != "", lines[len(lines)-1] == seed, lines)
			again := last.Lines(play.Game{}, play.View{})
			require.Equal(t, end, again[len(again)-1], "a game that is shown again has no luck to repeat")
			require.NotContains(t, last.Lines(last, play.View{}), end, "only once")
		}
		require.Contains(t, said(t, game, "R 4").Lines(game, play.View{}), `Player 1 submits {"direction":"R","tiles":4}: illegal (bounds): R 4 leaves the bounds, 3 tiles are left`)
	}
}

func TestASeedRepeatsTheMovesOfPrograms(t *testing.T) {
	for _, level := range []string{ui.Random, ui.Sensible, ui.Smart} {
		log := func(seed uint64) []string {
			game, err := ui.Setup{}.Start(chosen(ui.Setup{}, "bounds=20x20 p1="+level+" p2="+level), seed)
			require.NoError(t, err)
			got, ok := game.Seed()
			require.True(t, ok)
			require.Equal(t, seed, got)
			return playtest.Thought(game).Log()
		}
		first, again := log(1), log(1)
		require.Equal(t, first, again, level)
		require.NotEqual(t, first, log(2), level)
	}
	_, ok := started(t, ui.Setup{}, "p2=perfect").Seed()
	require.False(t, ok)
}

// Enter alone starts a game that the player can win, against a program that knows
// nothing yet.
func TestTheFirstChoicesMakeAGameThatABeginnerCanWin(t *testing.T) {
	game := started(t, ui.Setup{}, "")
	require.Equal(t, "you to move, against random", game.Title())
	_, advice := game.Hint()(context.Background())
	require.Contains(t, advice.Text, " wins: ")
	require.GreaterOrEqual(t, len(ui.Levels()), 4)
	rows := play.Offered(ui.Setup{}, nil)
	require.Len(t, rows, 4)
	require.Len(t, rows[1].Values, 5, "four levels and a person")
}

func TestFlagsAddTheirChoicesToTheForm(t *testing.T) {
	given := play.Choices{"p2": "exec:mine\n", "bounds": "17x3", "state": "1,2", "name1": "Ann", "name2": "Player 2"}
	labels := map[string][]string{}
	for _, row := range play.Offered(ui.Setup{}, given) {
		for _, value := range row.Values {
			labels[row.Label] = append(labels[row.Label], value.Label)
		}
	}
	require.Contains(t, labels["player 2"], `exec:mine\n`)
	require.Contains(t, labels["board"], "18 x 4 tiles")
	require.Equal(t, []string{"0,0", "1,2"}, labels["the rook starts at"])
	require.Equal(t, []string{"Player 1", "Ann"}, labels["name of player 1"])
	require.NotContains(t, labels, "name of player 2")
	require.Equal(t, "17x3", play.Complete(ui.Setup{}, given)["bounds"])
	for _, wrong := range []string{"bounds=0x0", "bounds=4", "state=4", "state=9,9", "name1=A name2=A"} {
		choices := chosen(ui.Setup{}, "bounds=4x6")
		for choice := range strings.FieldsSeq(wrong) {
			name, value, _ := strings.Cut(choice, "=")
			choices[name] = value
		}
		_, err := ui.Setup{}.Start(choices, 1)
		require.Error(t, err, wrong)
	}
}

func TestPlayersHavePrintableNames(t *testing.T) {
	two := started(t, ui.Setup{}, "p2=human name1=A\x1bnn")
	require.Equal(t, `A\x1bnn to move, against Player 2`, two.Title())
	require.Equal(t, []string{`A\x1bnn`, "Player 2"}, two.Players())
	require.Equal(t, `A\x1bnn (R 1-6, D 1-4)> `, two.Prompt())
	require.Equal(t, "Player 1 (random) to move, against Player 2 (best)", started(t, ui.Setup{}, "p1=random p2=perfect").Title())
	second := started(t, ui.Setup{}, "first=2 p2=perfect")
	require.Equal(t, "best to move, against you", second.Title())
	require.Equal(t, []string{"you", "computer"}, second.Players())
	won := said(t, playtest.Thought(started(t, ui.Setup{}, "first=2 p2=perfect bounds=1x1")), "R 1")
	require.Equal(t, "you win: the rook is at the goal", won.Title())
	winner, _ := won.Winner()
	require.Equal(t, "you", won.Players()[winner])
}

func TestOnlyThePlayersOfAGameThatHasBegunCanChange(t *testing.T) {
	for _, row := range (ui.Setup{}).Rows(play.Choices{"name1": "Ann", "state": "1,1"}) {
		require.Equal(t, row.Name != "p1" && row.Name != "p2", row.Fixed, row.Name)
	}
}

func TestTheOtherSideBegins(t *testing.T) {
	other, ok := ui.Setup{}.OtherSide(chosen(ui.Setup{}, ""))
	require.True(t, ok)
	require.Equal(t, "2", other["first"])
	other, _ = ui.Setup{}.OtherSide(other)
	require.Equal(t, "1", other["first"])
}

// The drawing fits into the given size. It shows the tile that the chosen move leads to,
// or the rook if no move is chosen.
func TestABoardOfAnySizeIsDrawnInAnyRoom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side := rapid.OneOf(rapid.IntRange(0, 20), rapid.IntRange(0, math.MaxInt))
		bounds := rook.Bounds{D: side.Draw(t, "D"), R: side.Draw(t, "R")}
		if bounds.Check() != nil {
			return
		}
		start := rook.State{D: rapid.IntRange(0, bounds.D).Draw(t, "d"), R: rapid.IntRange(0, bounds.R).Draw(t, "r")}
		if start == rook.State(bounds) {
			return
		}
		other := "human"
		if bounds.Tiles() <= rook.MaxTiles && rapid.Bool().Draw(t, "smart") {
			other = "smart" // the board shows smart's progress
		}
		game := started(t, ui.Setup{}, fmt.Sprintf("p2=%s bounds=%v state=%v", other, bounds, start))
		within := play.Size{Width: rapid.IntRange(26, 150).Draw(t, "width"), Height: rapid.IntRange(4, 60).Draw(t, "height")}
		option := rapid.IntRange(-1, len(game.Options())-1).Draw(t, "option")
		board := game.Board(play.View{Within: within, Option: option})
		require.LessOrEqual(t, len(board.Lines), within.Height)
		for _, line := range board.Lines {
			require.LessOrEqual(t, ansi.StringWidth(line), within.Width)
		}
		if option < 0 {
			require.Contains(t, spots(board), start.String(), "the rook")
		}
		for _, spot := range board.Spots {
			require.NoError(t, new(rook.State).UnmarshalText([]byte(spot.Name)))
			require.Less(t, spot.Y, len(board.Lines))
		}
		if option >= 0 {
			text, err := game.Play(option).Text()
			require.NoError(t, err)
			after, err := rook.GameFromJSON([]byte(text))
			require.NoError(t, err)
			require.Contains(t, spots(board), after.Position().State.String(), "the tile to which the move leads")
		}
	})
}

func spots(board play.Board) (names []string) {
	for _, spot := range board.Spots {
		names = append(names, spot.Name)
	}
	return names
}
