package table_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/program/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/table"
)

// row returns the names of the values of a row of the form.
func row(t *testing.T, name string, choices play.Choices) (values []string) {
	t.Helper()
	for _, row := range (table.Setup{}).Rows(choices) {
		if row.Name == name {
			for _, value := range row.Values {
				values = append(values, value.Name)
			}
		}
	}
	return values
}

func started(t require.TestingT, choices play.Choices, seed uint64) table.Table {
	game, err := table.Setup{}.Start(choices, seed)
	require.NoError(t, err)
	return game.(table.Table)
}

func TestEnterAloneStartsABasicGameAgainstTheEasiestProgram(t *testing.T) {
	choices := play.Complete(table.Setup{})
	require.Equal(t, play.Choices{
		"computer": "1,2,3", "level": "random", "rules": "basic", "players": "2", "pieces": "4", "coach": "no", "lang": "en",
	}, choices)
	game := started(t, choices, 7)
	require.Equal(t, "a (you) to throw · computer: random", game.Title())
	require.Equal(t, yutnori.Basic(2, 4), game.Rules().Facts())
	require.Equal(t, choices, game.Choices())
	seed, ok := game.Seed()
	require.True(t, ok)
	require.EqualValues(t, 7, seed)
	require.Equal(t, "ko", play.Complete(table.Setup{Language: "ko"})["lang"])
}

func TestAHintAndAReviewEndWithTheirContextBeforeTheSolution(t *testing.T) {
	solved := make(chan struct{})
	setup := table.Setup{Solve: func(*yutnori.Rules, yutnori.YutSticks) (*bot.Solution, error) {
		<-solved
		return nil, errors.New("no")
	}}
	game, err := setup.Start(play.Choices{"pieces": "2"}, 1)
	require.NoError(t, err)
	game = game.Play(0)
	for len(game.Options()) == 1 && game.Hint() == nil { // it throws again
		game = game.Play(0)
	}
	ended, end := context.WithCancel(context.Background())
	end()
	require.Nil(t, game.(play.Story).Judge()(ended))
	_, advice := game.Hint()(ended)
	require.Equal(t, -1, advice.Option)
	close(solved)
	require.NotEmpty(t, game.(play.Story).Judge()(context.Background()))
}

func TestTheFormOffersWhatFitsTheGame(t *testing.T) {
	require.Equal(t, []string{"random", "casual", "greedy", "strong"}, row(t, "level", nil))
	require.Equal(t, []string{"random", "casual", "greedy", "strong", "perfect"}, row(t, "level", play.Choices{"pieces": "2"}))
	require.Equal(t, []string{"random", "casual", "greedy", "strong"}, row(t, "level", play.Choices{"pieces": "2", "players": "3"}))
	require.Empty(t, row(t, "level", play.Choices{"computer": "none"}), "people have no level")
	require.Equal(t, []string{"1,2,3", "0", "none"}, row(t, "computer", nil))
	require.Equal(t, []string{"1,2,3", "none", "0,2"}, row(t, "computer", play.Choices{"players": "3", "computer": "0,2"}))
	require.Equal(t, []string{"4", "2", "3"}, row(t, "players", play.Choices{"rules": "house"}))
	custom := "--players=3 --optional-short-way=true"
	require.Equal(t, []string{"basic", "animals", "house", custom}, row(t, "rules", play.Choices{"rules": custom}))
	require.Empty(t, row(t, "pieces", play.Choices{"rules": custom}))
}

// The rules of any game are choices, from which the same game starts.
func TestAnyRulesAreChoices(t *testing.T) {
	optional := yutnori.Basic(3, 2)
	optional.ShortWayOptional = true
	house := yutnori.House()
	house.Players = 2
	flat, err := yutnori.NewYutSticks(0.6)
	require.NoError(t, err)
	for _, test := range []struct {
		facts  yutnori.Facts
		sticks yutnori.YutSticks
		rules  string
	}{
		{yutnori.Basic(2, 1), yutnori.YutSticks{}, "basic"},
		{yutnori.Advanced(yutnori.Pig, yutnori.Dog, yutnori.Sheep), yutnori.YutSticks{}, "animals"},
		{yutnori.House(), yutnori.YutSticks{}, "house"},
		{house, yutnori.YutSticks{}, "house"},
		{optional, yutnori.YutSticks{}, "--players=3 --pieces=2 --optional-short-way=true"},
		{yutnori.Advanced(yutnori.Dog, yutnori.Pig), yutnori.YutSticks{}, "--animals=dog,pig"},
		{yutnori.Basic(2, 4), flat, "--flat=0.6"},
	} {
		choices := table.ChoicesOf(test.facts, test.sticks)
		require.Equal(t, test.rules, choices["rules"])
		game := started(t, choices, 1)
		require.Equal(t, choices, table.ChoicesOf(game.Rules().Facts(), test.sticks))
		text, err := game.Text()
		require.NoError(t, err)
		again, err := table.Setup{}.Read(text, nil, 5)
		require.NoError(t, err)
		require.Equal(t, game.Choices(), again.Choices())
		require.Equal(t, test.sticks.Prob() != 0.5, strings.Contains(text, "--flat"))
	}
	_, err = table.Setup{}.Start(play.Choices{"rules": "--players=9"}, 1)
	require.EqualError(t, err, "--players 9: expected 2 to 4")
	_, err = table.Setup{}.Start(play.Choices{"level": "perfect", "lang": "ko"}, 1)
	require.EqualError(t, err, "게임이 커서 끝까지 계산할 수 없습니다: 편은 둘, 말은 한 편에 하나나 둘이어야 합니다")
}

func TestScriptedThrowsAreForAllGamesAndHaveNoSeed(t *testing.T) {
	setup := table.Setup{Script: yutnori.Script(yutnori.Do, yutnori.Gae)}
	choices := play.Choices{"rules": "--flat=0.6", "computer": "none"}
	for _, result := range []string{"do", "gae"} {
		game, err := setup.Start(choices, 1)
		require.NoError(t, err)
		text, err := game.Play(0).Text()
		require.NoError(t, err)
		require.Equal(t, "yutnori play --flat=0.6\nplayer 0 throws "+result+"\n", text)
		_, ok := game.Seed()
		require.False(t, ok)
	}
}

func TestTheProgramsPlayTheirPlayers(t *testing.T) {
	require.Equal(t, []string{"you", "computer"}, started(t, nil, 1).Players())
	require.Equal(t, []string{"computer", "you"}, started(t, play.Choices{"computer": "0"}, 1).Players())
	require.Equal(t, []string{"a", "b"}, started(t, play.Choices{"computer": "none"}, 1).Players())
	require.Equal(t, []string{"a", "b"}, started(t, play.Choices{"computer": "0,1"}, 1).Players())
	require.Equal(t, []string{"you", "b", "c"}, started(t, play.Choices{"players": "3"}, 1).Players())
	require.Equal(t, []string{"a", "computer", "c"}, started(t, play.Choices{"players": "3", "computer": "1"}, 1).Players())
	require.Equal(t, "a (you) to throw", started(t, play.Choices{"computer": "none", "level": "strong"}, 1).Title(), "nobody has a level")
}

func TestTheSidesOfTwoPlayersAreSwapped(t *testing.T) {
	for list, want := range map[string]string{"1,2,3": "0", "1": "0", "0": "1,2,3", "none": "", "0,1": ""} {
		other, ok := table.Setup{}.OtherSide(play.Choices{"computer": list, "level": "greedy"})
		require.Equal(t, want != "", ok, list)
		require.Equal(t, want, other["computer"], list)
	}
	_, ok := table.Setup{}.OtherSide(play.Choices{"computer": "1,2,3", "players": "3"})
	require.False(t, ok)
}

// All games of the form end, and their records are read.
func TestAnyGameOfTheFormIsPlayedToItsEndAndRead(t *testing.T) {
	setup := table.Setup{}
	rapid.Check(t, func(t *rapid.T) {
		choices := play.Choices{}
		for range 2 { // a choice may bring further rows
			for _, row := range setup.Rows(choices) {
				choices[row.Name] = row.Values[rapid.IntRange(0, len(row.Values)-1).Draw(t, row.Name)].Name
			}
		}
		if choices["level"] == "strong" || choices["level"] == "perfect" || choices["coach"] == "yes" {
			choices["level"], choices["coach"] = "greedy", "no" // which is quick
		}
		game, err := setup.Start(choices, rapid.Uint64().Draw(t, "seed"))
		require.NoError(t, err)
		for !game.Over() {
			if think := game.Think(); think != nil {
				game = think(context.Background())
				continue
			}
			game = game.Play(rapid.IntRange(0, len(game.Options())-1).Draw(t, "option"))
		}
		text, err := game.Text()
		require.NoError(t, err)
		again, err := setup.Read(text, choices, 0)
		require.NoError(t, err)
		require.Equal(t, game.Log(), again.Log())
		require.True(t, again.Over())
		winner, _ := game.Winner()
		same, _ := again.Winner()
		require.Equal(t, winner, same)
	})
}

func TestAGameThatIsReadContinuesWithTheThrowsOfItsRecord(t *testing.T) {
	choices := play.Choices{"rules": "--players=3 --flat=0.9", "computer": "none"}
	var begun, whole string
	game := play.Game(started(t, choices, 7))
	for n := range 10 {
		if n == 5 {
			begun, _ = game.Text()
		}
		game = game.Play(0)
	}
	whole, _ = game.Text()
	require.True(t, strings.HasPrefix(whole, begun))
	read, err := table.Setup{}.Read(begun, play.Choices{"computer": "none"}, 8)
	require.NoError(t, err)
	for range 5 {
		read = read.Play(0)
	}
	text, err := read.Text()
	require.NoError(t, err)
	require.Equal(t, whole, text)
}

func TestARecordIsRefusedWithAReason(t *testing.T) {
	for text, want := range map[string]string{
		"":                              `expected a game, as in "yutnori basic --players=2"`,
		"yutnori basic\n":               "expected a game of yutnori play, not of yutnori basic",
		"yutnori play\nplayer 1 rests":  "2: expected a throw or a move",
		"yutnori play\nplayer 1 throws": "2: expected a throw or a move",
	} {
		_, err := table.Setup{}.Read(text, nil, 1)
		require.EqualError(t, err, want)
	}
}

func TestAGameFromASavedOneIsRead(t *testing.T) {
	const text = "yutnori play --pieces=1\nseed 3\npieces 29 | 3 | 1\nplayer 1 throws do\nplayer 1 moves 3 do: to 4\n"
	game, err := table.Setup{}.Read(text, nil, 1)
	require.NoError(t, err)
	again, err := game.Text()
	require.NoError(t, err)
	require.Equal(t, text, again)
	require.Equal(t, []string{"b throws do", "b do: from 3 to 4"}, game.Log())
}

// A text from outside may be long, so no moment has a copy of its past.
func TestALongRecordIsReadInMemoryOfItsLength(t *testing.T) {
	read := func(rounds int) float64 {
		text := "yutnori play\n" + strings.Repeat(
			"player 0 throws back-do\nplayer 0 moves 0 back-do: nothing\nplayer 1 throws back-do\nplayer 1 moves 0 back-do: nothing\n", rounds)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		game, err := table.Setup{}.Read(text, nil, 1)
		require.NoError(t, err)
		runtime.ReadMemStats(&after)
		require.Len(t, game.Log(), 4*rounds)
		return float64(after.TotalAlloc - before.TotalAlloc)
	}
	read(10)
	require.Less(t, read(4000), 15*read(400))
}

func TestAResignationIsInTheRecordAndCanBeTakenBack(t *testing.T) {
	game := played(started(t, play.Choices{"computer": "none"}, 1), 1, 1)
	resigned, ok := game.Resign()
	require.True(t, ok)
	require.True(t, resigned.Over())
	winner, ok := resigned.Winner()
	require.True(t, ok)
	require.Equal(t, 0, winner, "player 1 has resigned")
	require.Equal(t, []string{"b resigns", "a has won!"}, resigned.Log()[2:])
	require.Empty(t, resigned.Options())
	require.Nil(t, resigned.Think())
	_, ok = resigned.Resign()
	require.False(t, ok)
	text, err := resigned.Text()
	require.NoError(t, err)
	require.True(t, strings.HasSuffix(text, "\nplayer 1 resigns\nplayer 0 wins\n"), text)
	for _, resigned := range []play.Game{resigned, read(t, text)} {
		before, ok := resigned.Undo()
		require.True(t, ok)
		require.Equal(t, game.Title(), before.Title())
		require.False(t, before.Over())
	}
	_, ok = started(t, play.Choices{"players": "3", "computer": "none"}, 1).Resign()
	require.False(t, ok, "to whom?")
	_, ok = started(t, play.Choices{"computer": "0"}, 1).Resign()
	require.False(t, ok, "the computer is on turn")
}

func read(t *testing.T, text string) play.Game {
	t.Helper()
	game, err := table.Setup{}.Read(text, play.Choices{"computer": "none"}, 0)
	require.NoError(t, err)
	return game
}

func TestATypedMoveIsPlayedOrRefusedWithTheReason(t *testing.T) {
	optional := yutnori.Basic(2, 4)
	optional.ShortWayOptional = true
	rules := newRules(t, optional)
	start := table.New(rules, table.Script(rules, yutnori.Mo, yutnori.Do, yutnori.Gae, yutnori.Do, yutnori.BackDo))
	thrown := played(start, 1, 1) // mo and do
	after := played(thrown, 2)    // hand to 5, do is left
	korean := thrown.(table.Table)
	korean.Language = table.Korean
	for _, test := range []struct {
		game        play.Game
		typed, want string // the last line of the log, or the error
	}{
		{start, "", "a throws mo"},
		{start, "throw", "a throws mo"},
		{start, "Throw", "a throws mo"},
		{start, "1", "a throws mo"},
		{start, "2", "The list has no number 2."},
		{start, "do", "Throw the sticks first."},
		{thrown, "", "Spend what you have thrown: do mo."},
		{thrown, "throw", "Spend what you have thrown: do mo."},
		{thrown, "2", "a mo: a new piece to 5"},
		{thrown, "0", "The list has no number 0."},
		{thrown, "3", "The list has no number 3."},
		{thrown, "mo", "a mo: a new piece to 5"},
		{thrown, "Mo hand", "a mo: a new piece to 5"},
		{thrown, "hand mo", "a mo: a new piece to 5"},
		{thrown, "0 MO", "a mo: a new piece to 5"},
		{korean, "모 0", "a 모: 새 말 5번으로"},
		{korean, "Mo", "a 모: 새 말 5번으로"},
		{korean, "걸", "걸: 나오지 않은 윷입니다. 가능한 답은 도 또는 모입니다."},
		{thrown, "모 0", `"모 0" is not a move. Type a result and a position, such as geol 5.`},
		{thrown, "geol", "You have no geol. Enter only do or mo."},
		{thrown, "geol 7", "You have no piece at 7. Enter only 0."},
		{thrown, "mo 100", "Arrived pieces stay. Enter only 0."},
		{thrown, "mo 77", `"77" is not a position. Enter only 0.`},
		{thrown, "mo 999", `"999" is not a position. Enter only 0.`},
		{thrown, "mo 05", `"05" is not a position. Enter only 0.`},
		{thrown, "mo long", "there is no long way from there. Enter only 0."},
		{thrown, "hand", "Type the result as well, such as do 0."},
		{thrown, "mo do", `"mo do" is not a move. Type a result and a position, such as geol 5.`},
		{thrown, "mo 0 0", `"mo 0 0" is not a move. Type a result and a position, such as geol 5.`},
		{thrown, "fly away with the whole board", `"fly away with the wh..." is not a move. Type a result and a position, such as geol 5.`},
		{after, "do", "Several pieces can move: type do 0 or do 5."},
		{after, "do 5", "a do: from 5 to 20"},
		{after, "do 5 short", "a do: from 5 to 20"},
		{after, "5 do long", "a do: from 5 to 6"},
	} {
		next, err := test.game.Say(test.typed)
		if err != nil {
			require.EqualError(t, err, test.want, test.typed)
			continue
		}
		require.Equal(t, test.want, next.Log()[len(next.Log())-1], test.typed)
	}
	idle := played(table.New(rules, table.Script(rules, yutnori.BackDo)), 1)
	next, err := idle.Say("back-do")
	require.NoError(t, err)
	require.Equal(t, "a spends back-do, which moves nothing", next.Log()[1])
	program := started(t, play.Choices{"computer": "0"}, 1)
	_, err = program.Say("throw")
	require.EqualError(t, err, "It is the computer's turn.")
	over, _ := start.Resign()
	_, err = over.Say("throw")
	require.EqualError(t, err, "The game is over.")
	_, err = over.Click("hand")
	require.EqualError(t, err, "The game is over.")
}

func TestAClickThatCannotMoveSaysWhy(t *testing.T) {
	house := yutnori.House()
	rules := newRules(t, house)
	game := played(table.New(rules, table.Script(rules, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.BackDo)), 1, 1, 1, 1, 1, 1, 1, 1, 1)
	require.Equal(t, []string{"back-do: from 1 to 29"}, texts(game))
	_, err := game.Click("hand")
	require.EqualError(t, err, "A back result moves a piece that is on the board.")
	_, err = game.Click("5,5")
	require.EqualError(t, err, "You have no piece there that can move: click 1.")
	chosen := clicked(t, game, spot(rules, 0, 1))
	_, err = chosen.Click("5,5")
	require.EqualError(t, err, "From 1 you can go to 29.")

	two := read(t, "yutnori play --pieces=2\npieces 1 4 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws do\n")
	_, err = two.Click(spot(two.(table.Table).Rules(), 0, 5))
	require.EqualError(t, err, "Several moves lead there: choose one in the list.")

	basicGame := played(basic(t, yutnori.Yut, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Mo, yutnori.Do), 1)
	_, err = basicGame.Click("hand")
	require.EqualError(t, err, "Throw the sticks first.")
}

// The pieces of the player on turn beside the board are a place to click.
func TestTheHandCanBeClickedOnEveryBoard(t *testing.T) {
	game := played(basic(t, yutnori.Do), 1)
	for _, size := range []play.Size{{Width: 90, Height: 37}, {Width: 52, Height: 21}, {Width: 50, Height: 11}, {Width: 40, Height: 11}} {
		board := game.Board(play.View{Within: size, Option: -1, Letters: true})
		hands := 0
		for _, spot := range board.Spots {
			if spot.Name == "hand" {
				hands++
				require.Equal(t, "(a)", ansi.Strip(board.Lines[spot.Y])[spot.X:spot.X+3])
			}
		}
		require.Equal(t, 1, hands)
	}
}

// The strongest program gives the hints, whatever the level: the perfect one where
// the game is solved.
func TestAHintIsAtFullStrengthWhateverTheLevel(t *testing.T) {
	solved := 0
	setup := table.Setup{Solve: func(rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
		solved++
		return bot.Solve(rules, sticks, nil)
	}}
	start, err := setup.Start(play.Choices{"pieces": "1", "computer": "none"}, 1)
	require.NoError(t, err)
	require.Zero(t, solved, "not before it is needed")
	game := played(start, 1)
	_, advice := game.Hint()(context.Background())
	require.Equal(t, 1, solved)
	solution, err := bot.Solve(start.(table.Table).Rules(), yutnori.YutSticks{}, nil)
	require.NoError(t, err)
	now := state(game)
	best := bot.NewPerfect(solution, yutnori.YutSticks{}).Chances(&now)[0]
	require.Contains(t, advice.Text, fmt.Sprintf("with a chance of %.0f %% to win", 100*best))

	setup.Solve = func(*yutnori.Rules, yutnori.YutSticks) (*bot.Solution, error) { return nil, errors.New("no") }
	start, err = setup.Start(play.Choices{"pieces": "1", "computer": "none"}, 1)
	require.NoError(t, err)
	require.NotNil(t, played(start, 1).Hint(), "a game that is not solved has the strong one")
	_, advice = played(start, 1).Hint()(context.Background())
	require.NotEmpty(t, advice.Text)
}

// With a coach, the solution is there before a person's first move.
func TestACoachIsPreparedBesideTheFront(t *testing.T) {
	solved := false
	setup := table.Setup{Solve: func(rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
		solved = true
		return bot.Solve(rules, sticks, nil)
	}}
	game, err := setup.Start(play.Choices{"pieces": "1", "coach": "yes", "computer": "none"}, 1)
	require.NoError(t, err)
	require.Empty(t, game.Options())
	require.False(t, solved)
	prepared := game.Think()(context.Background())
	require.True(t, solved)
	require.Nil(t, prepared.Think())
	require.NotEmpty(t, prepared.Options())
	require.Empty(t, prepared.Lines(game), "nothing has happened")
}
