package table_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/program/play"
	"games.example/program/play/screen"
	"games.example/program/play/screen/screentest"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/table"
)

func newRules(t require.TestingT, facts yutnori.Facts) *yutnori.Rules {
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	return rules
}

// basic returns the table of a basic game for two with scripted throws.
func basic(t require.TestingT, results ...yutnori.Result) table.Table {
	rules := newRules(t, yutnori.Basic(2, 4))
	return table.New(rules, table.Script(rules, results...))
}

// play plays options, counted from 1 as they are listed, for people and
// programs alike.
func played(game play.Game, options ...int) play.Game {
	for _, option := range options {
		game = game.Play(option - 1)
		for think := game.Think(); think != nil; think = game.Think() {
			game = think(context.Background())
		}
	}
	return game
}

func texts(game play.Game) (texts []string) {
	for _, option := range game.Options() {
		texts = append(texts, option.Text)
	}
	return texts
}

func state(game play.Game) yutnori.State { return game.(table.Table).State() }

func TestAPlayerThrowsAndThenMoves(t *testing.T) {
	game := played(basic(t, yutnori.Gae, yutnori.Do))
	require.Equal(t, "a (you) to throw", game.Title())
	require.Equal(t, []string{"throw the sticks"}, texts(game))
	game = played(game, 1)
	require.Equal(t, "a (you) to move, with gae", game.Title())
	require.Equal(t, []string{"gae: a new piece to 2"}, texts(game))
	game = played(game, 1)
	require.Equal(t, "b (you) to throw", game.Title())
	require.Equal(t, []string{"a throws gae", "a gae: a new piece to 2"}, game.Log())
}

func TestTheSticksAreTakenUpAfterATurn(t *testing.T) {
	game := played(basic(t, yutnori.Geol), 1)
	require.Contains(t, drawn(game), "|X| | | | | (#)")
	require.NotContains(t, drawn(played(game, 1)), "(#)")
}

// drawn returns the board in letters, without colors.
func drawn(game play.Game) string {
	lines := game.Board(play.View{Within: play.Size{Width: 50, Height: 11}, Option: -1, Letters: true}).Lines
	return ansi.Strip(strings.Join(lines, "\n"))
}

func TestTheBoardShowsTheCornersAndDirectionsOfTheTeams(t *testing.T) {
	house := newRules(t, yutnori.House())
	lines := strings.Split(drawn(table.New(house, table.Script(house))), "\n")
	require.Regexp(t, `^cv .* vb$`, lines[0])
	require.Regexp(t, `^d\^ .* \^a$`, lines[10])
	same := yutnori.Basic(3, 4)
	same.Teams[1].Clockwise = true
	rules := newRules(t, same)
	lines = strings.Split(drawn(table.New(rules, table.Script(rules))), "\n")
	require.Regexp(t, `[^abc] \^c$`, lines[8], "several start at one corner")
	require.Regexp(t, ` <b$`, lines[9])
	require.Regexp(t, ` \^a$`, lines[10])
	require.Regexp(t, `\(\^\) \^$`, strings.Split(drawn(basic(t)), "\n")[10], "all start in the same way")
}

func TestAKeyShowsTheNumbersOfTheBoard(t *testing.T) {
	house := newRules(t, yutnori.House())
	game := played(table.New(house, table.Script(house, yutnori.Do, yutnori.Do)), 1, 1)
	numbered, ok := game.Key("#")
	require.True(t, ok)
	require.Contains(t, drawn(numbered), "(10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5)")
	require.Contains(t, drawn(played(numbered, 1, 1)), "(10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5)", "whoever is on turn")
	before, _ := numbered.Undo()
	require.Contains(t, drawn(before), "(10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5)", "a move is taken back, the numbers stay")
	hidden, _ := numbered.Key("#")
	require.Equal(t, drawn(game), drawn(hidden))
}

// The option goes from 20 over 21 to 22. The other player's last move is marked, too.
func TestTheBoardShowsTheWayOfAnOption(t *testing.T) {
	game := played(basic(t, yutnori.Mo, yutnori.Do, yutnori.Geol, yutnori.Gae), 1, 1, 2, 2, 1, 1, 1)
	require.Equal(t, []string{"gae: a new piece to 2", "gae: from 20 to the center, short way next"}, texts(game))
	lines := game.Board(play.View{Within: play.Size{Width: 50, Height: 11}, Option: 1, Letters: true}).Lines
	board := strings.Split(ansi.Strip(strings.Join(lines, "\n")), "\n")
	require.Contains(t, board[1], "<a>", "20")
	require.Contains(t, board[3], "*", "21")
	require.Contains(t, board[5], "[a]", "22")
	require.Contains(t, board[4], "{b}", "3")
}

func TestAnOptionShowsItsConsequences(t *testing.T) {
	basic2 := yutnori.Basic(2, 4)
	optional := basic2
	optional.ShortWayOptional = true
	sheep := basic2.WithAnimals(yutnori.Sheep)
	pig := basic2.WithAnimals(yutnori.Dog, yutnori.Pig)
	cow := basic2.WithAnimals(yutnori.Cow)
	for _, test := range []struct {
		name    string
		facts   yutnori.Facts
		throws  []yutnori.Result // player a throws first; each plays the first option until a has thrown last
		options []int
		want    string
	}{
		{"stacking", basic2, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Do}, []int{1, 1, 1, 1, 1}, "do: a new piece to 1, joins 1"},
		{"a stack", basic2, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Do, yutnori.Gae, yutnori.Geol}, []int{1, 1, 1, 1, 1, 1, 1, 1, 1}, "geol: 2 pieces from 1 to 4"},
		{"catching", basic2, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Gae}, []int{1, 1, 1, 1, 1}, "gae: a new piece to 2, catches b (1), throw again"},
		{"a sheep's catch", sheep, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Gae}, []int{1, 1, 1, 1, 1}, "gae: a new piece to 2, catches b (1), throw twice again"},
		{"catching a pig", pig, []yutnori.Result{yutnori.Do, yutnori.Gae, yutnori.Gae}, []int{1, 1, 1, 1, 1}, "gae: a new piece to 2, catches b (1), the pig ends your turn"},
		{"a fork", basic2, []yutnori.Result{yutnori.Mo, yutnori.Do}, []int{1, 1}, "mo: a new piece to the corner, short way next"},
		{"another fork", basic2, []yutnori.Result{yutnori.Yut, yutnori.Gae, yutnori.Do, yutnori.Yut, yutnori.Do}, []int{1, 1, 2, 2, 1, 1, 1, 1}, "yut: from 6 to the corner, short way next"},
		{"the cow's corner", cow, []yutnori.Result{yutnori.Mo, yutnori.Do}, []int{1, 1}, "mo: a new piece to 5"},
		{"the long way", optional, []yutnori.Result{yutnori.Mo, yutnori.Do}, []int{1, 1, 2}, "do: from 5 to 6, long way"},
		{"nothing to move", basic2, []yutnori.Result{yutnori.BackDo}, []int{1}, "spend back-do, which moves nothing"},
	} {
		t.Run(test.name, func(t *testing.T) {
			rules := newRules(t, test.facts)
			game := played(table.New(rules, table.Script(rules, test.throws...)), test.options...)
			require.Contains(t, texts(game), test.want)
		})
	}
}

func TestPiecesThatComeHomeAndAWinAreLogged(t *testing.T) {
	rules := newRules(t, yutnori.Basic(2, 1))
	throws := []yutnori.Result{yutnori.Mo, yutnori.Geol, yutnori.Do, yutnori.Geol, yutnori.Do, yutnori.Do}
	game := played(table.New(rules, table.Script(rules, throws...)), 1, 1)
	require.Equal(t, []string{"geol: a new piece to 3", "mo: a new piece to the corner, short way next"}, texts(game))
	game = played(game, 2)
	require.Equal(t, []string{"geol: from 5 to the center, short way next"}, texts(game))
	game = played(game, 1, 1, 1, 1)
	require.Equal(t, []string{"geol: from 22 to 29"}, texts(game))
	game = played(game, 1, 1, 1, 1)
	require.Equal(t, []string{"do: from 29 home, wins"}, texts(game))
	game = played(game, 1)
	require.True(t, game.Over())
	require.Equal(t, "a (you) have won!", game.Title())
	require.Empty(t, game.Options())
	require.Contains(t, game.Log(), "a do: from 29 home")
	require.Equal(t, "a has won!", game.Log()[len(game.Log())-1])
}

func TestTheLogListsTheEvents(t *testing.T) {
	game := played(basic(t, yutnori.Gae, yutnori.Gae, yutnori.Yut, yutnori.Do, yutnori.BackDo, yutnori.BackDo), 1, 1, 1, 1)
	require.Equal(t, []string{
		"a throws gae", "a gae: a new piece to 2",
		"b throws gae", "b gae: a new piece to 2", "b catches a (1)", "b throws again",
	}, game.Log())
	game = played(game, 1, 1, 1)
	require.Equal(t, []string{"b throws yut", "b throws do"}, game.Log()[6:8])
	idle := played(basic(t, yutnori.BackDo), 1, 1)
	require.Equal(t, []string{"a throws back-do", "a spends back-do, which moves nothing"}, idle.Log())

	pig := newRules(t, yutnori.Basic(2, 4).WithAnimals(yutnori.Pig, yutnori.Sheep))
	ended := played(table.New(pig, table.Script(pig, yutnori.Do, yutnori.Do)), 1, 1, 1, 1)
	require.Equal(t, []string{"b catches a (1)", "the pig ends the turn of b"}, ended.Log()[4:])
	sheep := newRules(t, yutnori.Basic(2, 4).WithAnimals(yutnori.Dog, yutnori.Sheep))
	twice := played(table.New(sheep, table.Script(sheep, yutnori.Do, yutnori.Do)), 1, 1, 1, 1)
	require.Equal(t, []string{"b catches a (1)", "b throws twice again"}, twice.Log()[4:])
}

// Each player counts along a road of its own, but the board has one number for each
// cell. Position 1 of player b is cell 2, 10, which is position 4 of player a.
func TestEverybodysMovesHaveTheNumbersOfTheReadersBoard(t *testing.T) {
	rules := newRules(t, yutnori.House())
	start := table.New(rules, table.Script(rules, yutnori.Gae, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Gae))
	game := played(start, 1, 1, 1)
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
	game = start.Think()(context.Background())
	game = game.Think()(context.Background())
	require.Equal(t, "a gae: a new piece to 3", game.Log()[1], "player b reads the board")
}

func TestTakingBackAMoveKeepsTheThrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := newRules(t, yutnori.Basic(2, 2))
		var game play.Game = table.New(rules, table.Chance(rules, yutnori.YutSticks{}, rapid.Uint64().Draw(t, "seed")))
		thrown := func(game play.Game) (results []yutnori.Result) {
			for _, event := range game.(table.Table).History() {
				if event.Kind == yutnori.Thrown {
					results = append(results, event.Result)
				}
			}
			return results
		}
		var known []yutnori.Result
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			if before, ok := game.Undo(); ok && rapid.Bool().Draw(t, "undo") {
				require.Greater(t, len(game.Log()), len(before.Log()))
				game = before
				continue
			}
			if game.Over() {
				break
			}
			game = game.Play(rapid.IntRange(0, len(game.Options())-1).Draw(t, "option"))
			now := thrown(game)
			shared := min(len(now), len(known))
			require.True(t, slices.Equal(known[:shared], now[:shared]), "%v, %v", known, now)
			if len(now) > len(known) {
				known = now
			}
		}
	})
}

func TestUndoGoesBackToAPersonsMove(t *testing.T) {
	game := basic(t, yutnori.Do, yutnori.Gae, yutnori.Do, yutnori.Gae, yutnori.Do)
	game.Programs[1] = bot.NewGreedy(game.Rules())
	_, ok := game.Undo()
	require.False(t, ok)
	later := played(game, 1, 1)
	require.Equal(t, 0, stateTurn(later))
	before, ok := later.Undo()
	require.True(t, ok)
	require.Equal(t, []string{"do: a new piece to 1"}, texts(before))
	_, ok = before.Undo()
	require.False(t, ok)
}

func stateTurn(game play.Game) int {
	now := state(game)
	return now.Turn()
}

func TestThrowsThatAreUsedUpEndTheGame(t *testing.T) {
	game := played(basic(t, yutnori.Do), 1, 1, 1)
	require.EqualError(t, game.Err(), "the scripted throws are used up")
	require.Empty(t, game.Options())
	_, err := game.Say("throw")
	require.Equal(t, game.Err(), err)
	program := basic(t)
	program.Programs[0], program.Language = bot.NewGreedy(program.Rules()), table.Korean
	stopped := program.Think()(context.Background())
	require.Nil(t, stopped.Think())
	require.EqualError(t, stopped.Err(), "정해 둔 윷을 다 던졌습니다")
}

func TestAClickOnAPieceAndOnACellMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := newRules(t, rapid.SampledFrom([]yutnori.Facts{yutnori.Basic(2, 3), yutnori.House(), yutnori.Advanced(yutnori.Cow, yutnori.Dog)}).Draw(t, "facts"))
		var game play.Game = table.New(rules, table.Chance(rules, yutnori.YutSticks{}, rapid.Uint64().Draw(t, "seed")))
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			if game.Over() {
				return
			}
			game = game.Play(rapid.IntRange(0, len(game.Options())-1).Draw(t, "option"))
		}
		now := state(game)
		if game.Over() || now.Chains() > 0 {
			return
		}
		move := rapid.SampledFrom(rules.AppendMoves(nil, &now)).Draw(t, "move")
		after, event, err := rules.Move(now, move)
		require.NoError(t, err)
		from, to := spot(rules, now.Turn(), event.From), spot(rules, now.Turn(), event.To)
		if to == "" || from == to {
			return // it arrives, or moves nothing
		}
		same := 0 // moves of this piece that lead there
		for _, other := range rules.AppendMoves(nil, &now) {
			if _, event, _ := rules.Move(now, other); other.From == move.From && spot(rules, now.Turn(), event.To) == to {
				same++
			}
		}
		clicked, err := game.Click(from)
		require.NoError(t, err)
		if same == 1 && len(clicked.Options()) < len(game.Options()) {
			clicked, err = clicked.Click(to)
			require.NoError(t, err)
			require.Equal(t, after, state(clicked))
		}
	})
}

func spot(rules *yutnori.Rules, player int, at yutnori.Position) string {
	if at == yutnori.InHand {
		return "hand"
	}
	if cell, ok := rules.Cell(player, at); ok {
		return fmt.Sprintf("%d,%d", cell.Row, cell.Column)
	}
	return ""
}

func TestALargerWindowHasALargerBoard(t *testing.T) {
	last := 0
	for _, within := range []play.Size{{Width: 40, Height: 14}, {Width: 50, Height: 21}, {Width: 80, Height: 36}, {Width: 120, Height: 46}} {
		board := basic(t).Board(play.View{Within: within, Option: -1})
		require.Greater(t, len(board.Lines), last)
		last = len(board.Lines)
		require.LessOrEqual(t, last, within.Height)
	}
}

func TestAPieceAndACornerCanBeClickedOnAllTheirLines(t *testing.T) {
	game := played(basic(t, yutnori.Geol, yutnori.Do), 1, 1)
	board := game.Board(play.View{Within: play.Size{Width: 50, Height: 21}, Option: -1})
	heights := map[string]int{}
	for _, at := range board.Spots {
		heights[at.Name] = at.Height
	}
	rules := game.(table.Table).Rules()
	require.Equal(t, 3, heights[spot(rules, 0, 3)], "the piece")
	require.Equal(t, 3, heights[spot(rules, 0, 5)], "a corner")
	require.Equal(t, 1, heights[spot(rules, 0, 4)])
}

func TestEscapePutsAChosenPieceDown(t *testing.T) {
	game := played(basic(t, yutnori.Do, yutnori.Gae, yutnori.Geol), 1, 1, 1, 1, 1)
	require.Len(t, game.Options(), 2)
	chosen, err := game.Click("hand")
	require.NoError(t, err)
	require.Equal(t, []string{"geol: a new piece to 3"}, texts(chosen))
	all, known := chosen.Key("esc")
	require.True(t, known)
	require.Len(t, all.Options(), 2)
	_, known = all.Key("x")
	require.False(t, known)
}

// fond returns an adviser that prefers pieces that are further along.
func fond(rules *yutnori.Rules) table.Adviser {
	return func(state *yutnori.State) (chances []float64) {
		for _, move := range rules.AppendMoves(nil, state) {
			chances = append(chances, 0.25+float64(move.From)/100)
		}
		return chances
	}
}

func TestAHintShowsTheChancesBestFirst(t *testing.T) {
	start := basic(t, yutnori.Do, yutnori.Gae, yutnori.Geol)
	require.Nil(t, start.Hint())
	start.Adviser = fond(start.Rules())
	require.Nil(t, start.Hint(), "there is nothing to choose before the throw")
	game := played(start, 1, 1, 1, 1, 1)
	hinted, advice := game.Hint()(context.Background())
	require.Equal(t, play.Advice{Option: 0, Text: "hint: geol: from 1 to 4, with a chance of 26 % to win"}, advice)
	require.Equal(t, []play.Option{
		{Text: "geol: from 1 to 4", Hint: "26 %"},
		{Text: "geol: a new piece to 3", Hint: "25 %"},
	}, hinted.Options())
	require.Empty(t, played(hinted, 1).Log()[6:], "the first of them is played")
	require.Equal(t, "a geol: from 1 to 4", played(hinted, 1).Log()[5])
}

func TestTheCoachLogsTheCostOfAMove(t *testing.T) {
	start := basic(t, yutnori.Do, yutnori.Gae, yutnori.Geol)
	start.Adviser, start.Coach = fond(start.Rules()), true
	game := played(start, 1, 1, 1, 1, 1)
	require.Len(t, game.Log(), 5, "the coach is silent about moves without a choice")
	require.Equal(t, "coach: 26 % → 25 %; best was geol: from 1 to 4", played(game, 1).Log()[6])
	require.Equal(t, "coach: 26 %, the best move", played(game, 2).Log()[6])

	even := game.(table.Table)
	even.Adviser = func(*yutnori.State) []float64 { return []float64{0.2549, 0.25} }
	require.Empty(t, played(even, 2).Log()[6:], "the coach is silent about less than half a percent")

	korean := game.(table.Table)
	korean.Language = table.Korean
	require.Equal(t, "훈수: 승률 25%, 최선의 수(26%): 걸: 1번에서 4번으로", played(korean, 1).Log()[6])
	require.Equal(t, "훈수: 승률 26%, 최선의 수였습니다", played(korean, 2).Log()[6])
}

func hinted(game play.Game) play.Game {
	hinted, _ := game.Hint()(context.Background())
	return hinted
}

// The strong computer plays the first move of the hint, which the coach calls
// the best move.
func TestTheHintTheCoachAndTheComputerAgree(t *testing.T) {
	for name, facts := range map[string]yutnori.Facts{
		"basic":   yutnori.Basic(2, 2),
		"animals": yutnori.Basic(3, 2).WithAnimals(yutnori.Pig, yutnori.Sheep, yutnori.Cow),
		"house":   {Players: 2, Pieces: 2, ShortWayOptional: true, BackResults: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rules := newRules(t, facts)
			strong := bot.NewStrong(rules, yutnori.YutSticks{})
			chance := rand.New(rand.NewPCG(1, 1))
			compared := 0
			for seed := range uint64(10) {
				start := table.New(rules, table.Chance(rules, yutnori.YutSticks{}, seed))
				start.Adviser, start.Coach = strong.Chances, true
				for game := play.Game(start); !game.Over(); game = game.Play(chance.IntN(len(game.Options()))) {
					if len(game.Options()) < 2 {
						continue
					}
					compared++
					state := game.(table.Table).State()
					after := hinted(game).Play(0).(table.Table)
					require.Equal(t, strong.Move(&state, nil), after.History()[len(after.History())-1].Move())
					require.Regexp(t, "^coach: .*, the best move$", after.Log()[len(after.Log())-1])
				}
			}
			require.Greater(t, compared, 40)
		})
	}
}

// A game is replayed from its events and continues after them.
func TestAGameIsReplayedFromItsEvents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := newRules(t, rapid.SampledFrom([]yutnori.Facts{yutnori.Basic(3, 2), yutnori.House()}).Draw(t, "facts"))
		chance := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		var game play.Game = table.New(rules, table.Chance(rules, yutnori.YutSticks{}, chance.Uint64()))
		for range chance.IntN(60) {
			if options := len(game.Options()); options > 0 {
				game = game.Play(chance.IntN(options))
			}
		}
		played := game.(table.Table)
		again, err := table.New(rules, table.Script(rules)).Replay(played.History())
		require.NoError(t, err)
		require.Equal(t, played.State(), again.State())
		require.Equal(t, played.Log(), again.Log())
		before, ok := played.Undo()
		beforeAgain, okAgain := again.Undo()
		require.Equal(t, ok, okAgain)
		require.Equal(t, state(before), state(beforeAgain))
		beforeAgain.Play(len(beforeAgain.Options()) - 1)
		require.Equal(t, played.Log(), again.Log(), "another move is in another moment")
		require.Equal(t, played.History(), again.History())

		events := played.History()
		if first := slices.IndexFunc(events, func(e yutnori.Event) bool { return e.Kind == yutnori.Moved }); first >= 0 {
			_, err = table.New(rules, table.Script(rules)).Replay(events[first:])
			require.ErrorIs(t, err, yutnori.ErrThrowFirst)
		}
	})
}

// shown returns the screen of a table in a window after some keys.
func shown(game play.Game, width, height int, keys ...rune) string {
	return window(game, width, height, keys...).Plain()
}

func window(game play.Game, width, height int, keys ...rune) screen.Model {
	session, _ := play.New(table.Setup{}, play.Settings{}).Begin(game)
	for _, key := range keys {
		session, _ = session.Press(string(key))
	}
	return screentest.Show(session, play.Size{Width: width, Height: height})
}

func clicked(t *testing.T, game play.Game, spot string) play.Game {
	t.Helper()
	next, err := game.Click(spot)
	require.NoError(t, err)
	return next
}

// form returns the form in a window.
func form(t *testing.T, language string, width, height int) string {
	t.Helper()
	return screentest.Show(play.New(table.Setup{Language: language}, play.Settings{}), play.Size{Width: width, Height: height}).Plain()
}

func TestTheScreensAreGolden(t *testing.T) {
	middle := func(language table.Language) play.Game {
		start := basic(t, yutnori.Geol, yutnori.Geol, yutnori.Yut, yutnori.Mo, yutnori.Gae, yutnori.BackDo, yutnori.Do)
		start.Language = language
		start.Programs[1] = bot.NewGreedy(start.Rules())
		start.Adviser = fond(start.Rules())
		return played(start, 1, 1, 1)
	}
	house := newRules(t, yutnori.House().WithAnimals(yutnori.Pig, yutnori.Cow))
	houseGame := func(language table.Language) play.Game {
		start := table.New(house, table.Script(house, yutnori.Geol, yutnori.BackGae))
		start.Language = language
		return played(start, 1, 1, 1)
	}
	for name, got := range map[string]string{
		"start":        shown(basic(t), 80, 24),
		"middle":       shown(middle(nil), 80, 24),
		"middle-ko":    shown(middle(table.Korean), 80, 24),
		"narrow":       shown(middle(nil), 60, 24),
		"narrow-ko":    shown(middle(table.Korean), 60, 24),
		"wide":         shown(middle(nil), 120, 40),
		"wide-ko":      shown(middle(table.Korean), 120, 40),
		"house":        shown(houseGame(nil), 80, 24),
		"house-ko":     shown(houseGame(table.Korean), 80, 24),
		"house-narrow": shown(houseGame(nil), 60, 24),
		"keys":         shown(houseGame(nil), 80, 24, '?'),
		"board":        shown(houseGame(nil), 80, 24, '?', 'j'),
		"results":      shown(houseGame(nil), 80, 24, '?', 'j', 'j'),
		"rules":        shown(houseGame(nil), 80, 24, '?', 'j', 'j', 'j'),
		"keys-ko":      shown(houseGame(table.Korean), 80, 24, '?'),
		"board-ko":     shown(houseGame(table.Korean), 80, 24, '?', 'j'),
		"results-ko":   shown(houseGame(table.Korean), 80, 24, '?', 'j', 'j'),
		"rules-ko":     shown(houseGame(table.Korean), 80, 24, '?', 'j', 'j', 'j'),
		"rules-narrow": shown(houseGame(nil), 60, 24, '?', 'j', 'j', 'j'),
		"rules-basic":  shown(basic(t), 80, 24, '?', 'j', 'j', 'j'),
		"chosen-piece": shown(clicked(t, played(basic(t, yutnori.Do, yutnori.Gae, yutnori.Geol), 1, 1, 1, 1, 1), "8,10"), 80, 24),
		"40":           shown(middle(nil), 40, 20),
		"40-ko":        shown(middle(table.Korean), 40, 20),
		"house-40":     shown(houseGame(nil), 40, 20),
		"form":         form(t, "en", 80, 24),
		"form-ko":      form(t, "ko", 40, 20),
	} {
		t.Run(name, func(t *testing.T) {
			screentest.Golden(t, filepath.Join("testdata", "screens", name+".txt"), got)
		})
	}
}

// The end of a page that is longer than the window would be invisible.
func TestEveryPageOfTheHelpFitsANarrowWindow(t *testing.T) {
	all := yutnori.House().WithAnimals(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)
	for _, language := range []table.Language{nil, table.Korean} {
		rules := newRules(t, all)
		game := table.New(rules, table.Script(rules))
		game.Language = language
		for number, page := range game.Pages() {
			last := page.Lines[len(page.Lines)-1]
			lines := strings.Split(ansi.Wrap(last, 60, ""), "\n")
			require.Contains(t, shown(game, 60, 24, []rune("?jjj")[:number+1]...), lines[len(lines)-1])
		}
	}
}

// The pictures of the README are drawn from the screens.
func TestThePicturesShowTheScreen(t *testing.T) {
	results := []yutnori.Result{
		yutnori.Mo, yutnori.Geol, yutnori.Gae, yutnori.Do, yutnori.Geol, yutnori.Yut, yutnori.Gae, yutnori.BackDo, yutnori.Geol, yutnori.Gae,
	}
	game := func(facts yutnori.Facts, language table.Language) play.Game {
		rules := newRules(t, facts)
		start := table.New(rules, table.Script(rules, results...))
		start.Language = language
		for player := 1; player < facts.Players; player++ {
			start.Programs[player] = bot.NewGreedy(rules)
		}
		return played(start, 1, 1, 2, 1, 1)
	}
	for name, of := range map[string]play.Game{
		"play":   game(yutnori.Basic(2, 4), nil),
		"korean": game(yutnori.Basic(2, 4), table.Korean),
		"house":  game(yutnori.House(), nil),
	} {
		screentest.Golden(t, "../pictures/"+name+".svg", screentest.Picture(
			window(of, 80, 24, 'j').Text()))
	}
}

// Random keys and clicks make only legal moves, and the screen fits the window.
func TestNoKeyBreaksTheTable(t *testing.T) {
	keys := []rune("123uhjk?lnyqxoGe 50")
	rapid.Check(t, func(t *rapid.T) {
		rules := newRules(t, rapid.SampledFrom([]yutnori.Facts{
			yutnori.Basic(2, 1), yutnori.Basic(3, 4), yutnori.House(), yutnori.Advanced(yutnori.Pig, yutnori.Sheep),
		}).Draw(t, "facts"))
		start := table.New(rules, table.Chance(rules, yutnori.YutSticks{}, rapid.Uint64().Draw(t, "seed")))
		start.Adviser, start.Coach = fond(rules), rapid.Bool().Draw(t, "coach")
		if rapid.Bool().Draw(t, "program") {
			start.Programs[1] = bot.NewRandom(rules)
		}
		size := play.Size{Width: 80, Height: 24}
		session, due := play.New(table.Setup{}, play.Settings{}).Begin(start)
		var model tea.Model = screen.New(session, due)
		var send func(tea.Msg)
		do := func(command tea.Cmd) {
			if command != nil {
				send(command())
			}
		}
		send = func(msg tea.Msg) {
			if batch, ok := msg.(tea.BatchMsg); ok {
				for _, command := range batch {
					do(command)
				}
				return
			}
			var command tea.Cmd
			model, command = model.Update(msg)
			do(command)
		}
		send(tea.WindowSizeMsg{Width: size.Width, Height: size.Height})
		t.Repeat(map[string]func(*rapid.T){
			"press": func(t *rapid.T) {
				key := rapid.SampledFrom(keys).Draw(t, "key")
				send(tea.KeyPressMsg{Code: key, Text: string(key)})
			},
			"enter": func(*rapid.T) { send(tea.KeyPressMsg{Code: tea.KeyEnter}) },
			"click": func(t *rapid.T) {
				send(tea.MouseClickMsg{
					X: rapid.IntRange(0, 79).Draw(t, "x"), Y: rapid.IntRange(0, 23).Draw(t, "y"), Button: tea.MouseLeft,
				})
			},
			"resize": func(t *rapid.T) {
				size = rapid.SampledFrom([]play.Size{{Width: 80, Height: 24}, {Width: 60, Height: 24}, {Width: 120, Height: 40}, {Width: 20, Height: 9}}).Draw(t, "size")
				send(tea.WindowSizeMsg{Width: size.Width, Height: size.Height})
			},
			"look": func(t *rapid.T) {
				lines := strings.Split(model.(screen.Model).Text(), "\n")
				require.LessOrEqual(t, len(lines), size.Height)
				for _, line := range lines {
					require.LessOrEqual(t, ansi.StringWidth(line), size.Width)
				}
			},
			"": func(t *rapid.T) {
				now, ok := model.(screen.Model).Session().Game().(table.Table)
				if !ok {
					return
				}
				again, err := table.New(now.Rules(), table.Script(now.Rules())).Replay(now.History())
				require.NoError(t, err)
				require.Equal(t, now.State(), again.State())
			},
		})
	})
}

// Only the players' letters are Latin.
func TestAKoreanTableHasNoEnglish(t *testing.T) {
	facts := yutnori.House().WithAnimals(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	english := regexp.MustCompile(`[A-Za-z]{2,}|[e-zA-Z]`)
	chance := rand.New(rand.NewPCG(7, 0))
	for seed := range uint64(5) {
		start := table.New(rules, table.Chance(rules, yutnori.YutSticks{}, seed))
		start.Language, start.Adviser, start.Coach = table.Korean, fond(rules), true
		var game play.Game = start
		for !game.Over() {
			require.NotRegexp(t, english, game.Title())
			options := game.Options()
			for _, option := range options {
				require.NotRegexp(t, english, option.Text)
			}
			game = game.Play(chance.IntN(len(options)))
		}
		require.NotRegexp(t, english, game.Title())
		for _, line := range game.Log() {
			require.NotRegexp(t, english, line)
		}
	}
}
