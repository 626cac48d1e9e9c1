package ui_test

import (
	"context"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/ui"
)

// row returns the names of the values in a row of the form.
func row(t *testing.T, name string, choices play.Choices) (values []string) {
	t.Helper()
	for _, row := range play.Offered(ui.Setup{}, choices) {
		if row.Name == name {
			for _, value := range row.Values {
				values = append(values, value.Name)
			}
		}
	}
	return values
}

func started(t require.TestingT, choices play.Choices, seed uint64) play.Game {
	game, err := ui.Setup{}.Start(choices, seed)
	require.NoError(t, err)
	return game
}

func TestEnterAloneStartsABasicGameAgainstTheEasiestProgram(t *testing.T) {
	choices := play.Complete(ui.Setup{})
	require.Equal(t, play.Choices{
		"computer": "1,2,3", "level": "random", "rules": "basic", "players": "2", "pieces": "4", "coach": "no", "lang": "en",
	}, choices)
	game := started(t, choices, 7)
	require.Equal(t, "a (you) to throw · computer: random", game.Title())
	capital, err := ui.Setup{Capitals: true}.Start(choices, 7)
	require.NoError(t, err)
	require.Equal(t, "A (you) to throw · computer: random", capital.Title(), "as on the pieces of a picture")
	require.Equal(t, yutnori.Basic(2, 4), momentOf(game).Rules().Facts())
	require.Equal(t, choices, game.Choices())
	seed, ok := game.Seed()
	require.True(t, ok)
	require.EqualValues(t, 7, seed)
	require.Equal(t, "ko", play.Complete(ui.Setup{Language: "ko"})["lang"])
}

func TestARecordWithoutASeedHasTheGivenSeed(t *testing.T) {
	for record, want := range map[string]uint64{"yutnori play\nseed 7\n": 7, "yutnori play\n": 5} {
		game, err := ui.Setup{}.Read(record, nil, 5)
		require.NoError(t, err)
		seed, ok := game.Seed()
		require.True(t, ok)
		require.Equal(t, want, seed)
	}
}

func TestOnlyTheRulesOfAGameAreFixedAndCoachAndLanguageAreLooks(t *testing.T) {
	for _, row := range (ui.Setup{}).Rows(nil) {
		require.Equal(t, slices.Contains([]string{"rules", "players", "pieces"}, row.Name), row.Fixed, row.Name)
		require.Equal(t, slices.Contains([]string{"coach", "lang"}, row.Name), row.Look, row.Name)
	}
}

func TestTheFormOffersWhatFitsTheGame(t *testing.T) {
	require.Equal(t, []string{"random", "casual", "greedy", "strong"}, row(t, "level", nil))
	require.Equal(t, []string{"random", "casual", "greedy", "strong", "perfect"}, row(t, "level", play.Choices{"pieces": "2"}))
	require.NotContains(t, row(t, "level", play.Choices{"pieces": "2", "rules": "animals"}), "perfect", "a dog")
	require.Equal(t, []string{"random", "casual", "greedy", "strong"}, row(t, "level", play.Choices{"pieces": "2", "players": "3"}))
	require.Empty(t, row(t, "level", play.Choices{"computer": "none"}), "people have no level")
	require.Equal(t, []string{"1,2,3", "0,2,3", "none"}, row(t, "computer", nil))
	require.Equal(t, []string{"1,2,3", "0,2,3", "none", "0,1"}, row(t, "computer", play.Choices{"players": "3", "computer": "0,1"}))
	opponent := ui.Setup{}.Rows(play.Choices{"players": "3", "computer": "0,1"})[0].Values[3]
	require.Equal(t, "the computer as a, b", opponent.Label)
	require.Equal(t, []string{"4", "2", "3"}, row(t, "players", play.Choices{"rules": "house"}))
	custom := "--players=3 --optional-short-way=true"
	require.Equal(t, []string{"basic", "animals", "house", custom}, row(t, "rules", play.Choices{"rules": custom}))
	require.Empty(t, row(t, "pieces", play.Choices{"rules": custom}))
}

// A person who lets the computer begin plays one side, also after the number of sides changes.
func TestAComputerThatBeginsLeavesOneSideToThePerson(t *testing.T) {
	require.Equal(t, "the computer, which begins", ui.Setup{}.Rows(nil)[0].Values[1].Label)
	for players, want := range map[string][]string{
		"2": {"computer", "you"}, "3": {"a", "you", "c"}, "4": {"a", "you", "c", "d"},
	} {
		choices := play.Choices{"players": players, "computer": row(t, "computer", nil)[1]}
		require.Equal(t, row(t, "computer", nil), row(t, "computer", choices))
		require.Equal(t, want, started(t, choices, 1).Players())
	}
}

func TestAListOfTheSameProgramsHasTheLabelOfTheForm(t *testing.T) {
	for _, test := range []struct{ players, list, label string }{
		{"2", "0", "the computer, which begins"},
		{"2", "1", "the computer"},
		{"3", "2,0", "the computer, which begins"},
		{"3", "0", "the computer as a"},
	} {
		for _, value := range (ui.Setup{}).Rows(play.Choices{"players": test.players, "computer": test.list})[0].Values {
			if value.Name == test.list {
				require.Equal(t, test.label, value.Label)
				test.list = ""
			}
		}
		require.Empty(t, test.list, "the row has the list")
	}
}

// Choices can hold any rules, and the game that they start has these rules.
func TestTheFormTellsWhatTheChosenRulesAdd(t *testing.T) {
	note := func(choices play.Choices) string {
		for _, row := range (ui.Setup{Capitals: true}).Rows(play.Complete(ui.Setup{}, choices)) {
			if row.Name == "rules" {
				return row.Note
			}
		}
		return ""
	}
	require.Empty(t, note(nil))
	require.Equal(t, "Pig (A): catching it ends the turn at once. Dog (B): geol throws again, too. Sheep (C): a catch earns two throws.", note(play.Choices{"rules": "animals", "players": "3"}))
	require.Contains(t, note(play.Choices{"rules": "house"}), "a corner for each side")
}

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
		choices := ui.ChoicesOf(test.facts, test.sticks)
		require.Equal(t, test.rules, choices["rules"])
		game := started(t, choices, 1)
		require.Equal(t, choices, ui.ChoicesOf(momentOf(game).Rules().Facts(), test.sticks))
		text, err := game.Text()
		require.NoError(t, err)
		again, err := ui.Setup{}.Read(text, nil, 5)
		require.NoError(t, err)
		require.Equal(t, game.Choices(), again.Choices())
		require.Equal(t, test.sticks.Prob() != 0.5, strings.Contains(text, "--flat"))
	}
	_, err = ui.Setup{}.Start(play.Choices{"rules": "--players=9"}, 1)
	require.EqualError(t, err, "--players 9: expected 2 to 4")
	_, err = ui.Setup{}.Start(play.Choices{"level": "perfect", "lang": "ko"}, 1)
	require.Equal(t, "실력 최강: 게임이 커서 끝까지 계산할 수 없습니다: 편은 둘, 말은 한 편에 하나나 둘이어야 합니다", ui.Korean.Tell(err))
}

func TestScriptedThrowsAreForAllGamesAndHaveNoSeed(t *testing.T) {
	setup := ui.Setup{Script: yutnori.Script(yutnori.Do, yutnori.Gae)}
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
	require.Equal(t, "a to throw", started(t, play.Choices{"computer": "none", "level": "strong"}, 1).Title(), "nobody has a level")
}

func TestTheSidesOfTwoPlayersAreSwapped(t *testing.T) {
	for list, want := range map[string]string{"1,2,3": "0,2,3", "1": "0,2,3", "0": "1,2,3", "0,2,3": "1,2,3", "none": "", "0,1": ""} {
		other, ok := ui.Setup{}.OtherSide(play.Choices{"computer": list, "level": "greedy"})
		require.Equal(t, want != "", ok, list)
		require.Equal(t, want, other["computer"], list)
	}
	_, ok := ui.Setup{}.OtherSide(play.Choices{"computer": "1,2,3", "players": "3"})
	require.False(t, ok)
}

// Every game that the form offers comes to an end, and its record can be read.
func TestAnyGameOfTheFormIsPlayedToItsEndAndRead(t *testing.T) {
	t.Parallel()
	setup := ui.Setup{}
	rapid.Check(t, func(t *rapid.T) {
		choices := play.Choices{}
		for range 2 { // because a choice may add rows
			for _, row := range play.Offered(setup, choices) {
				choices[row.Name] = row.Values[rapid.IntRange(0, len(row.Values)-1).Draw(t, row.Name)].Name
			}
		}
		if choices["level"] == "strong" || choices["level"] == "perfect" || choices["coach"] == "yes" {
			choices["level"], choices["coach"] = "greedy", "no" // a quick player
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
	game := started(t, choices, 17)
	for n := range 10 {
		if n == 5 {
			begun, _ = game.Text()
		}
		game = game.Play(0)
	}
	whole, _ = game.Text()
	require.True(t, strings.HasPrefix(whole, begun))
	read, err := ui.Setup{}.Read(begun, play.Choices{"computer": "none"}, 8)
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
		_, err := ui.Setup{}.Read(text, nil, 1)
		require.EqualError(t, err, want)
	}
}

func TestTheRecordOfAResumedGameIsRead(t *testing.T) {
	const text = "yutnori play --pieces=1\nseed 3\npieces 29 | 3 | 1\nplayer 1 throws do\nplayer 1 moves 3 do: to 4\n"
	game, err := ui.Setup{}.Read(text, nil, 1)
	require.NoError(t, err)
	again, err := game.Text()
	require.NoError(t, err)
	require.Equal(t, text, again)
	require.Equal(t, []string{"b throws do", "b do: from 3 to 4"}, game.Log())
}

// A record may be long, so a moment must not copy the moments before it.
func TestReadingARecordTakesMemoryInProportionToItsLength(t *testing.T) {
	read := func(rounds int) float64 {
		text := "yutnori play\n" + strings.Repeat(
			"player 0 throws back-do\nplayer 0 moves 0 back-do: nothing\nplayer 1 throws back-do\nplayer 1 moves 0 back-do: nothing\n", rounds)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		game, err := ui.Setup{}.Read(text, nil, 1)
		require.NoError(t, err)
		runtime.ReadMemStats(&after)
		require.Len(t, game.Log(), 4*rounds)
		return float64(after.TotalAlloc - before.TotalAlloc)
	}
	read(10)
	require.Less(t, read(4000), 15*read(400))
}

func TestTheHelpMentionsTheLongWayOnlyWhereItCanBeChosen(t *testing.T) {
	for rules, known := range map[string]bool{"basic": false, "animals": false, "house": true} {
		choices := play.Choices{"rules": rules}
		require.Equal(t, known, strings.Contains(started(t, choices, 1).Words().Answers(), "geol 5 long"), rules)
		require.Equal(t, known, strings.Contains(ui.Setup{}.Words(choices).Answers(), "geol 5 long"), rules)
	}
}

// The help of a game that is played line by line has the rules of this game.
func TestTheHelpHasTheRulesOfTheGameInShort(t *testing.T) {
	basic := started(t, play.Choices{}, 1).Words().InShort
	require.Contains(t, basic, "Whoever brings all pieces home first wins.\n")
	require.Contains(t, basic, "back-do 1 back, do 1, gae 2, geol 3, yut 4, mo 5. After yut and mo you throw again.")
	house := started(t, play.Choices{"rules": "house"}, 1).Words().InShort
	require.Contains(t, house, "back-geol 3 back")
	require.Contains(t, house, "may take the short way or the long way")
}

func TestTheHelpSaysWhereAPieceStepsBackFromACorner(t *testing.T) {
	rules := newRules(t, yutnori.Basic(2, 1))
	for from, to := range map[yutnori.Position]yutnori.Position{5: 4, 10: 9, 15: 14, 29: 19, 22: 21} {
		require.Equal(t, to, rules.Target(0, yutnori.Move{From: from, Result: yutnori.BackDo}))
	}
	pages := ui.Setup{}.Pages(play.Choices{})
	require.Contains(t, pages[len(pages)-1].Lines, "From a corner a piece steps back along the side, and from the center to 21, whichever way it came. A step back onto 5, 10 or 22 counts as a stop.")
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
	lines := resigned.Lines(play.Game{}, play.View{})
	require.Equal(t, []string{"b resigns", "a has won!"}, lines[len(lines)-2:], "a game that is shown again")
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
	require.False(t, ok, "with three players nobody would have won")
	_, ok = started(t, play.Choices{"computer": "0"}, 1).Resign()
	require.False(t, ok, "the computer is on turn")
}

func read(t *testing.T, text string) play.Game {
	t.Helper()
	game, err := ui.Setup{}.Read(text, play.Choices{"computer": "none"}, 0)
	require.NoError(t, err)
	return game
}

// The language of the setup is the first one of the form.
func TestTheFlagOfTheLanguageHasOneOrder(t *testing.T) {
	for language, first := range map[string]string{"": "en", "ko": "ko"} {
		rows := ui.Setup{Language: language}.Rows(nil)
		lang := rows[len(rows)-1]
		require.Equal(t, "lang", lang.Name)
		require.Equal(t, first, lang.Values[0].Name)
		require.Equal(t, []string{"en", "ko"}, lang.Words)
	}
}
