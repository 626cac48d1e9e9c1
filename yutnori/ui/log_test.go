package ui_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/ui"
)

func TestPiecesThatComeHomeAndAWinAreLogged(t *testing.T) {
	rules := newRules(t, yutnori.Basic(2, 1))
	throws := []yutnori.Result{yutnori.Mo, yutnori.Geol, yutnori.Do, yutnori.Geol, yutnori.Do, yutnori.Do}
	game := played(ui.New(rules, ui.Script(rules, throws...)).Begin(), 1, 1)
	require.Equal(t, []string{"geol: a new piece to 3", "mo: a new piece to the corner, short way next"}, texts(game))
	game = played(game, 2)
	require.Equal(t, []string{"geol: from 5 to the center, short way next"}, texts(game))
	game = played(game, 1, 1, 1, 1)
	require.Equal(t, []string{"geol: from 22 to 29"}, texts(game))
	game = played(game, 1, 1, 1, 1)
	require.Equal(t, []string{"do: from 29 home, wins"}, texts(game))
	game = played(game, 1)
	require.True(t, game.Over())
	require.Equal(t, "a has won!", game.Title())
	require.Empty(t, game.Options())
	require.Equal(t, "all pieces of a are home", momentOf(game).Turn().Why)
	require.Contains(t, game.Log(), "a do: from 29 home")
	require.Equal(t, "a has won!", game.Log()[len(game.Log())-1])
}

// upperRow is a part of the board of lines.
const upperRow = "---- 9 -----"

// The log says who has won, because the players have only letters on the board.
func TestTheLogNamesTheWinnerLikeTheTitle(t *testing.T) {
	rules := newRules(t, yutnori.Basic(2, 1))
	for person, won := range []string{"a (you) have won!", "a (computer) has won!"} {
		start := ui.New(rules, ui.Script(rules, yutnori.Mo, yutnori.Yut, yutnori.Geol))
		start.Programs[1-person] = bot.NewGreedy(rules)
		before := start.Begin()
		game := playtest.Thought(before)
		for _, move := range []string{"throw", "throw", "throw", "mo 0", "geol 5", "yut 22"} {
			if next, err := game.Say(move); person == 0 {
				require.NoError(t, err, move)
				game = next
			}
		}
		require.True(t, game.Over())
		require.Equal(t, won, game.Title())
		require.Equal(t, won, game.Log()[len(game.Log())-1])
		require.Contains(t, game.Lines(before, play.View{}), won)
		last := game.Past()[game.Len()-1].Game
		require.Contains(t, strings.Join(game.Lines(last, play.View{}), "\n"), upperRow, "the end is shown")
	}
	start := ui.New(rules, ui.Script(rules))
	start.Programs[1] = bot.NewGreedy(rules)
	resigned, ok := start.Begin().Resign()
	require.True(t, ok)
	require.Equal(t, []string{"", "a resigns"}, []string{momentOf(start.Begin()).Turn().Why, momentOf(resigned).Turn().Why})
	require.Equal(t, []string{"a resigns", "b (computer) has won!"}, resigned.Log())
	require.Equal(t, "resigned", resigned.Deeds()[0].Text, "the page names the player before it")
	require.NotContains(t, strings.Join(resigned.Lines(start.Begin(), play.View{}), "\n"), upperRow, "nothing has moved")
}

func TestTheMovesAreListedBelowTheTitleWhileAPersonHasToMove(t *testing.T) {
	start := basic(t, yutnori.Gae)
	lines := start.Lines(play.Game{}, play.View{})
	require.Equal(t, "a to throw", lines[len(lines)-1], "a throw is not listed")
	again := basic(t, yutnori.Yut, yutnori.Do)
	require.Equal(t, []string{"a throws yut", "a to throw"}, played(again, 1).Lines(again, play.View{}), "the board is the same")
	thrown := played(start, 1)
	asked := []string{"a throws gae", "a to move, with gae", "  1  gae: a new piece to 2"}
	require.Equal(t, asked, thrown.Lines(start, play.View{}))
	require.True(t, start.Words().Listed, "so a number chooses a move at any time")
	require.Contains(t, start.Words().OwnLines, "number 2 in the list")
	moved := played(thrown, 1)
	require.Contains(t, strings.Join(moved.Lines(thrown, play.View{}), "\n"), upperRow, "the board is shown before each turn")
	stopped := played(moved, 1)
	require.Error(t, stopped.Err(), "the throws are used up")
	require.Empty(t, stopped.Lines(moved, play.View{}))
	table := basicTable(t)
	table.Programs[0] = bot.NewGreedy(table.Rules())
	programs, err := table.Replay(history(thrown))
	require.NoError(t, err)
	require.Equal(t, asked[:1], programs.Lines(table.Begin(), play.View{}), "a program has to move")
}

func TestTheLogListsTheEvents(t *testing.T) {
	game := played(basic(t, yutnori.Gae, yutnori.Gae, yutnori.Yut, yutnori.Do, yutnori.BackDo, yutnori.BackDo), 1, 1, 1, 1)
	require.Equal(t, []string{
		"a throws gae", "a gae: a new piece to 2",
		"b throws gae", "b gae: a new piece to 2", "b catches a (1)", "b may throw again",
	}, game.Log())
	game = played(game, 1, 1, 1)
	require.Equal(t, []string{"b throws yut", "b throws do"}, game.Log()[6:8])
	idle := played(basic(t, yutnori.BackDo), 1, 1)
	require.Equal(t, []string{"a throws back-do", "a spends back-do, which moves nothing"}, idle.Log())

	pig := newRules(t, yutnori.Basic(2, 4).WithAnimals(yutnori.Pig, yutnori.Sheep))
	ended := played(ui.New(pig, ui.Script(pig, yutnori.Do, yutnori.Do)).Begin(), 1, 1, 1, 1)
	require.Equal(t, []string{"b catches a (1)", "the pig ends the turn of b"}, ended.Log()[4:])
	sheep := newRules(t, yutnori.Basic(2, 4).WithAnimals(yutnori.Dog, yutnori.Sheep))
	twice := played(ui.New(sheep, ui.Script(sheep, yutnori.Do, yutnori.Do)).Begin(), 1, 1, 1, 1)
	require.Equal(t, []string{"b catches a (1)", "b may throw twice again"}, twice.Log()[4:])
}

// Each player counts along its own road, but the board has one number for each cell.
// Position 1 of player b is in row 2 and column 10, where player a has position 4.
func TestEverybodysMovesHaveTheNumbersOfTheReadersBoard(t *testing.T) {
	rules := newRules(t, yutnori.House())
	start := ui.New(rules, ui.Script(rules, yutnori.Gae, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Gae))
	game := played(start.Begin(), 1, 1, 1)
	require.Equal(t, []string{"do: a new piece to 4"}, texts(game))
	game = played(game, 1, 1, 1, 1, 1, 1, 2, 1)
	require.Equal(t, "b do: a new piece to 4", game.Log()[3])
	require.Equal(t, []string{"gae: a new piece to 3, catches a (1), throw again", "gae: from 4 to 2"}, texts(game))
	_, err := game.Say("gae 1")
	require.EqualError(t, err, "You have no piece at 1. Enter only 0 or 4.")
	_, err = game.Say("gae")
	require.EqualError(t, err, "Several pieces can move: type gae 0 or gae 4.")
	_, err = game.Click("5,5")
	require.EqualError(t, err, "You have no piece there that can move: click hand or 4.")
	moved, err := game.Say("gae 4")
	require.NoError(t, err)
	require.Equal(t, "b gae: from 4 to 2", moved.Log()[len(moved.Log())-1])

	start.Programs[0] = bot.NewGreedy(rules)
	game = start.Begin().Think()(context.Background())
	game = game.Think()(context.Background())
	require.Equal(t, "a gae: a new piece to 3", game.Log()[1], "player b reads the board")

	for player := range 4 {
		start.Programs[player] = bot.NewGreedy(rules)
	}
	game = start.Begin().Think()(context.Background())
	game = game.Think()(context.Background())
	require.Equal(t, "a gae: a new piece to 2", game.Log()[1], "player a reads the board of programs")
}

// deeds returns what the page tells about the turns of a game with the given rules and throws.
// After the throws of each turn, the player makes the first move until all throws are spent.
func deeds(t *testing.T, rules *yutnori.Rules, language ui.Language, keys string, throws ...yutnori.Result) (texts []string) {
	t.Helper()
	table := ui.New(rules, ui.Script(rules, throws...))
	table.Language = language
	game := table.Begin().Switch(keys)
	for game.Err() == nil && !game.Over() {
		game = game.Play(0)
	}
	for _, deed := range game.Deeds() {
		texts = append(texts, deed.Text)
	}
	return texts
}

func TestThePageTellsATurnInOneText(t *testing.T) {
	rules := newRules(t, yutnori.Basic(2, 2))
	throws := []yutnori.Result{yutnori.Yut, yutnori.Do, yutnori.Do, yutnori.Geol, yutnori.Mo}
	require.Equal(t, "Do → right 1: a new piece enters. Yut → right 4: a new piece enters.", deeds(t, rules, ui.English, "", throws...)[0])
	require.Equal(t, []string{
		"도 (출발 전 → 1): 새 말이 출발했습니다. 윷 (출발 전 → 4): 새 말이 출발했습니다.",
		"도 (출발 전 → 1): 말 1개를 잡았습니다. 한 번 더 던지세요! 걸 (출발 전 → 3): 새 말이 출발했습니다.",
		"모. 한 번 더 던지세요!",
	}, deeds(t, rules, ui.Korean, "#", throws...))
}

func TestThePageNamesNoPlacesWhereNothingMoves(t *testing.T) {
	rules := newRules(t, yutnori.Basic(2, 1))
	for want, language := range map[string]ui.Language{"Back-do: moves nothing.": ui.English, "백도: 쓸 수 없어 버렸습니다.": ui.Korean} {
		require.Equal(t, want, deeds(t, rules, language, "#", yutnori.BackDo)[0])
	}
}

func TestThePageTellsAllThrowsThatAreNotYetSpent(t *testing.T) {
	require.Equal(t, "Yut, Do.", played(basic(t, yutnori.Yut, yutnori.Do), 1, 1).Deeds()[0].Text)
	again := played(basic(t, yutnori.Do, yutnori.Do, yutnori.Yut, yutnori.Do), 1, 1, 1, 1, 1, 1).Deeds()
	require.Equal(t, "Do → right 1: catches 1. Throw again! Not yet used: Yut, Do.", again[len(again)-1].Text, "after a move of the turn")
}

func TestThePageSaysWhichAnimalsRuleAppliesNow(t *testing.T) {
	facts := yutnori.Basic(2, 2)
	facts.Teams[0].Skills, facts.Teams[1].Skills = yutnori.Pig.Skills(), yutnori.Dog.Skills()
	rules := newRules(t, facts)
	require.Equal(t, []string{
		"Do → right 1: a new piece enters.",
		"Do → right 1: catches 1. Pig (a): catching it ends the turn at once.",
		"Gae → right 2: a new piece enters.",
		"Geol. Dog (b): geol throws again, too.",
	}, deeds(t, rules, ui.English, "", yutnori.Do, yutnori.Do, yutnori.Gae, yutnori.Geol))
	facts.Teams[0].Skills, facts.Teams[1].Skills = yutnori.Cow.Skills(), yutnori.Sheep.Skills()
	require.Equal(t, "Do → right 1: catches 1. Sheep (b): a catch earns two throws.", deeds(t, newRules(t, facts), ui.English, "", yutnori.Do, yutnori.Do)[1])
}
