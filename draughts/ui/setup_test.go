package ui_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts/engine"
	"games.example/draughts/ui"
	"games.example/internal/message"
	"games.example/internal/play"
)

// started returns a new game with the given choices. All other choices have their
// defaults.
func started(t *testing.T, choices play.Choices, seed uint64) play.Game {
	t.Helper()
	setup := ui.Setup{Engine: engine.Options{Hash: 1}}
	game, err := setup.Start(play.Complete(setup, choices), seed)
	require.NoError(t, err)
	return game
}

func TestASeedRepeatsAGame(t *testing.T) {
	played := func(seed uint64) []string {
		game := started(t, play.Choices{"white": "random", "black": "human"}, seed)
		for range 5 {
			game = game.Think()(context.Background()).Play(0)
		}
		return game.Log()
	}
	logs := map[string]bool{}
	for seed := range uint64(5) {
		first, again := played(seed), played(seed)
		require.Equal(t, first, again)
		logs[strings.Join(first, "\n")] = true
	}
	require.Len(t, logs, 5)
}

func TestTheFormHasPlayersLevelAndSquares(t *testing.T) {
	names := func(choices play.Choices) (names []string) {
		for _, row := range play.Offered(ui.Setup{}, play.Complete(ui.Setup{}, choices)) {
			names = append(names, row.Name)
		}
		return names
	}
	require.Equal(t, []string{"white", "black", "level", "notation"}, names(nil))
	require.Equal(t, []string{"white", "black", "notation"}, names(play.Choices{"black": "random"}))
	require.Equal(t, []string{"white", "black", "level", "notation", "fen"}, names(play.Choices{"white": "engine", "black": "human", "fen": "W:W28:B22"}))
	require.Equal(t, play.Choices{"white": "human", "black": "engine", "level": "first-steps", "notation": "pdn"}, play.Complete(ui.Setup{}))

	other, ok := ui.Setup{}.OtherSide(play.Choices{"white": "human", "black": "engine", "level": "3"})
	require.True(t, ok)
	require.Equal(t, play.Choices{"white": "engine", "black": "human", "level": "3"}, other)
	_, ok = ui.Setup{}.OtherSide(play.Choices{"white": "human", "black": "human"})
	require.False(t, ok)
}

func TestARowOfTheFormSaysWhenItCanChange(t *testing.T) {
	for _, row := range (ui.Setup{}).Rows(nil) {
		require.Equal(t, row.Name == "fen", row.Fixed, row.Name)
		require.Equal(t, row.Name == "notation", row.Look, row.Name)
		require.Equal(t, row.Name == "black", row.Usual == "engine", row.Name)
	}
}

func TestTheTextsOfTheGameNameItsThings(t *testing.T) {
	words := ui.Setup{}.Words(nil)
	for text, thing := range map[string]string{
		words.Opening: "32-28", words.FormTitle: "pieces", words.Seed: "computer", words.Choices: "moves", words.Log: "game",
		strings.Join(words.OwnKeys, "\n"): "flip\ne evaluation", words.OwnLines: "26x37", words.InShort: "diagonal", words.Legend: "king",
	} {
		require.Contains(t, text, thing)
	}
	require.True(t, words.Digits, "a turn is typed with digits")
	korean, err := ui.Setup{Language: ui.Korean}.Start(play.Complete(ui.Setup{}), 1)
	require.NoError(t, err)
	require.Regexp(t, `\p{Hangul}`, korean.Title())
}

// levelsOf returns the level row of the form with the given level.
func levelsOf(t *testing.T, language message.Language, level string) (names, labels []string) {
	t.Helper()
	rows := (ui.Setup{Language: language}).Rows(play.Choices{"black": "engine", "level": level})
	i := slices.IndexFunc(rows, func(row play.Row) bool { return row.Name == "level" })
	for _, value := range rows[i].Values {
		names, labels = append(names, value.Name), append(labels, value.Label)
	}
	return names, labels
}

func TestTheFormHasTheLevelsOfPeopleInOrderOfStrength(t *testing.T) {
	people := []string{"first-steps", "beginner", "casual", "practiced", "club", "10"}
	for chosen, want := range map[string][]string{
		"casual":   people,
		"no level": people,
		"7":        {"first-steps", "beginner", "casual", "practiced", "club", "7", "10"},
		"random":   {"first-steps", "beginner", "casual", "practiced", "club", "10", "random"},
	} {
		names, _ := levelsOf(t, nil, chosen)
		require.Equal(t, want, names)
	}
	require.Equal(t, "7", play.Complete(ui.Setup{}, play.Choices{"level": "7"})["level"])
	require.Equal(t, "first-steps", play.Complete(ui.Setup{}, play.Choices{"level": "no level"})["level"])
}

func TestALevelSaysWhatAPersonCanExpect(t *testing.T) {
	_, english := levelsOf(t, nil, "")
	_, korean := levelsOf(t, ui.Korean, "")
	require.Len(t, korean, len(english))
	for i, label := range english {
		require.Contains(t, label, ": ")
		require.NotRegexp(t, `\d`, label, "a person does not count positions")
		require.LessOrEqual(t, len([]rune("> level    ‹ "+label+" ›")), 40, "the row fits in a narrow window")
		require.Regexp(t, `^\p{Hangul}+: [\p{Hangul} ]+$`, korean[i])
	}
}

func TestTheTitleHasTheLevelAndAPersonPlaysFromTheBottom(t *testing.T) {
	game := started(t, play.Choices{"level": "3"}, 1)
	require.Equal(t, "your move (white), 20 : 20, level 3", game.Title())
	require.Equal(t, "your move (white), 20 : 20, easy", started(t, nil, 1).Title())
	require.Equal(t, "its move (white), 20 : 20, random moves", started(t, play.Choices{"white": "random", "black": "human"}, 1).Title())
	require.Equal(t, "its move (black), 1 : 2, medium", started(t, play.Choices{"level": "casual", "fen": "B:W50:B1,K2"}, 1).Title())
	require.Equal(t, []string{"you", "computer"}, game.Players())
	require.Equal(t, "1", game.Board(play.View{Option: -1}).Spots[0].Name)
	black := started(t, play.Choices{"white": "random", "black": "human"}, 1)
	require.Equal(t, []string{"computer", "you"}, black.Players())
	require.Equal(t, "50", black.Board(play.View{Option: -1}).Spots[0].Name)
	require.Equal(t, []string{"white", "black"}, started(t, play.Choices{"black": "human"}, 1).Players())
	_, err := ui.Setup{}.Start(play.Choices{"fen": "nonsense"}, 1)
	require.ErrorContains(t, err, "offset 0")
}

func TestTheOpeningShowsAMoveInTheChosenNotation(t *testing.T) {
	for notation, move := range map[string]string{"pdn": "32-28", "kata": "33-44"} {
		game := started(t, play.Choices{"notation": notation}, 1)
		require.Contains(t, game.Words().Opening, "such as "+move+";")
		_, err := game.Say(move)
		require.NoError(t, err)
	}
}

func TestARecordIsReadWithItsPositionItsSeedAndItsEnd(t *testing.T) {
	choices := play.Choices{"white": "human", "black": "random", "notation": "kata", "fen": "W:W28,37:B5,22"}
	game := started(t, choices, 7).Play(0)
	text, err := game.Text()
	require.NoError(t, err)
	for _, line := range []string{`[White "human"]`, `[Black "random"]`, `[Seed "7"]`, `[FEN "W:W28,37:B5,22"]`, "1. 28x17 *"} {
		require.Contains(t, text, line)
	}
	again, err := ui.Setup{}.Read(text, play.Choices{"white": "human", "black": "random", "notation": "kata"}, 3)
	require.NoError(t, err)
	require.Equal(t, choices, again.Choices())
	seed, ok := again.Seed()
	require.True(t, ok)
	require.EqualValues(t, 7, seed)
	same, err := again.Text()
	require.NoError(t, err)
	require.Equal(t, text, same)
	require.Equal(t, game.Think()(context.Background()).Log(), again.Think()(context.Background()).Log(), "the random moves continue")

	people := started(t, play.Choices{"black": "human"}, 7)
	_, ok = people.Seed()
	require.False(t, ok)
	text, err = people.Text()
	require.NoError(t, err)
	require.NotContains(t, text, "Seed")
	fresh, err := ui.Setup{}.Read("1. 32-28 *", choices, 3)
	require.NoError(t, err)
	require.NotContains(t, fresh.Choices(), "fen")
	seed, _ = fresh.Seed()
	require.EqualValues(t, 3, seed)
	text, err = fresh.Text()
	require.NoError(t, err)
	require.NotContains(t, text, "Seed", "a record without a seed gets none")
}

func TestAPositionInFENIsReadAsAGame(t *testing.T) {
	for _, text := range []string{"B:W31,K40:B7\n", `[FEN "B:W31,K40:B7"]`, "\ufeff b : w31, k40 : b7 ", "[fen \"b:b7:w31,k40\"]\n[gameType \"20\"]"} {
		game, err := ui.Setup{}.Read(text, play.Choices{"white": "human", "black": "human"}, 1)
		require.NoError(t, err, text)
		require.Equal(t, "B:W31,K40:B7", game.Choices()["fen"])
		require.Equal(t, "7-11", game.Options()[0].Text)
		again, err := game.Play(0).Text()
		require.NoError(t, err)
		require.Contains(t, again, `[FEN "B:W31,K40:B7"]`)
		require.NotRegexp(t, `\[(fen|gameType) `, again)
	}
	_, err := ui.Setup{}.Read("W:W51:B1", nil, 1)
	require.ErrorContains(t, err, "51")
}

func TestAGameThatThePlayersEndedIsRead(t *testing.T) {
	people := play.Choices{"white": "human", "black": "human"}
	for result, title := range map[string]string{
		"2-0": "white has won: black has resigned", "0-1": "black has won: white has resigned",
		"1/2-1/2": "draw: agreement", "½-½": "draw: agreement",
	} {
		game, err := ui.Setup{}.Read("1. 32-28 19-23 "+result, people, 1)
		require.NoError(t, err)
		require.True(t, game.Over(), result)
		require.Equal(t, title, game.Title())
		text, err := game.Text()
		require.NoError(t, err)
		again, err := ui.Setup{}.Read(text, people, 1)
		require.NoError(t, err)
		require.Equal(t, title, again.Title())
		back, ok := game.Undo()
		require.True(t, ok)
		require.False(t, back.Over())
		require.Equal(t, []string{"1. 32-28 19-23"}, back.Log(), "only the end is taken back")
	}
	for _, result := range []string{"*", "0-0", ""} {
		game, err := ui.Setup{}.Read("1. 32-28 19-23 "+result, people, 1)
		require.NoError(t, err)
		require.False(t, game.Over(), "a game that was broken off continues")
	}
	// A draw by rule comes before the end in the record.
	game, err := ui.Setup{}.Read("[FEN \"W:WK50:BK1\"] 50-45 1-6 45-50 6-1 50-45 1-6 45-50 6-1 50-45 2-0", people, 1)
	require.NoError(t, err)
	require.Equal(t, "draw: the same position for the third time", game.Title())
	require.Equal(t, 8, game.Len(), "the turn after the draw is left out")
	game, err = ui.Setup{}.Read("[FEN \"W:WK50:BK1\"] 50-45 1-6 45-50 6-1 50-45 1-6 45-50 6-1 2-0", people, 1)
	require.NoError(t, err)
	require.Equal(t, "draw: the same position for the third time", game.Title())
}

func TestTheTagsOfTheLastGameNameItsPlayers(t *testing.T) {
	const first, last = "[White \"random\"]\n1. 32-28 *\n", "[White \"human\"]\n[Black \"engine\"]\n1. 32-28 *\n"
	require.Equal(t, play.Choices{"white": "human", "black": "engine"}, ui.Setup{}.Named(first+last))
	require.Equal(t, play.Choices{"white": "random"}, ui.Setup{}.Named(last+first))
	require.Empty(t, ui.Setup{}.Named("[White \"Ann\"]\n1. 32-28 *\n"))
	require.Empty(t, ui.Setup{}.Named(last+"[White \"human\"]\n1. 32-26 *\n"), "the record is wrong")
	require.Empty(t, ui.Setup{}.Named(""))
}

func TestARecordWithAPositionSetUpIsContinued(t *testing.T) {
	const record = `[White "human"]
[Black "human"]
[Result "*"]
[GameType "20"]

1. 31-26 17-21 /FEN "B:W26,28,31,33-50:B1-16,18-21"/ 2... 21-27
/FEN "B::"/ 3... 16-21 *

`
	game, err := ui.Setup{Single: true}.Read(record, play.Choices{"white": "human", "black": "human"}, 1)
	require.NoError(t, err)
	require.Equal(t, []string{"1. 31-26 17-21", "2. ... 21-27", "3. ... 16-21"}, game.Log())
	text, err := game.Text()
	require.NoError(t, err)
	again, err := ui.Setup{Single: true}.Read(text, nil, 1)
	require.NoError(t, err)
	require.Equal(t, game.Log(), again.Log())
	require.Equal(t, position(game), position(again))
	require.Equal(t, "3. black 16-21", game.Past()[4].Action)
	require.Equal(t, position(game), position(game.Past()[4].Game))
	back, ok := game.Undo()
	require.True(t, ok)
	require.Equal(t, []string{"1. 31-26 17-21", "2. ... 21-27"}, back.Log())
}

func TestTheLogEndsWithTheResultOnlyIfTheGameIsOver(t *testing.T) {
	game, err := ui.Setup{}.Read(`/FEN "W:W38:B33"/ 38x29 /FEN "W:W38,48:B1"/ 48-43 *`, play.Choices{"white": "human", "black": "human"}, 1)
	require.NoError(t, err)
	require.Equal(t, []string{"1. 38x29", "2. 48-43"}, game.Log())
	require.Equal(t, "white to move, 2 : 1", game.Past()[1].Game.Title())
	game, err = ui.Setup{}.Read(`1. 32-28 /FEN "B:W28:B"/ *`, play.Choices{"white": "human", "black": "human"}, 1)
	require.NoError(t, err)
	require.Equal(t, []string{"1. 32-28", "white has won: black has no pieces left"}, game.Log())
}

func TestOnlyARecordOfASingleGameIsContinuedInPlace(t *testing.T) {
	const two = "1. 32-28 *\n1. 31-27 *\n"
	last, err := ui.Setup{}.Read(two, nil, 1)
	require.NoError(t, err)
	require.Equal(t, []string{"1. 31-27"}, last.Log())
	_, err = ui.Setup{Single: true}.Read(two, nil, 1)
	require.EqualError(t, err, "2: expected one game, or a --record that is another file: the first game would be lost")
	_, err = ui.Setup{Single: true}.Read("1. 32-28 *", nil, 1)
	require.NoError(t, err)
	for _, note := range []string{"{good}", "$1", "(31-27)"} {
		_, err = ui.Setup{Single: true}.Read("1. 32-28 "+note+" *", nil, 1)
		require.EqualError(t, err, "1: expected a game without comments, or a --record that is another file: they would be lost")
		_, err = ui.Setup{}.Read("1. 32-28 "+note+" *", nil, 1)
		require.NoError(t, err)
	}
	for _, none := range []string{"", "{}", "{a comment}", `{"players":["a","b"]}`} {
		_, err = ui.Setup{}.Read(none, nil, 1)
		require.EqualError(t, err, "expected a game")
	}
	last, err = ui.Setup{}.Read("1. 32-28 *\n{the end}", nil, 1)
	require.NoError(t, err)
	require.Equal(t, []string{"1. 32-28"}, last.Log(), "a comment is not the last game")
	_, err = ui.Setup{}.Read("1. 32-26 *", nil, 1)
	require.ErrorContains(t, err, "1:4: game 1, move 1: 32-26: ")
}

func TestARecordThatIsContinuedKeepsItsTags(t *testing.T) {
	const record = `[Event "Club"]
[White "Ann"]
[Black "Bob"]
[Result "*"]
[GameType "20"]

1. 32-28 19-23 *
`
	game, err := ui.Setup{Single: true}.Read(record, play.Choices{"white": "human", "black": "human", "level": "first-steps", "notation": "pdn"}, 1)
	require.NoError(t, err)
	text, err := game.Text()
	require.NoError(t, err)
	require.Equal(t, record+"\n", text)
	game, err = game.Say("28x19")
	require.NoError(t, err)
	text, err = game.Text()
	require.NoError(t, err)
	require.Contains(t, text, "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n")
}

func TestAnEngineWithATimeHasNoLevel(t *testing.T) {
	game, err := ui.Setup{Time: time.Second}.Read("1. 32-28 19-23 *", play.Choices{"white": "human", "black": "engine", "level": "casual"}, 1)
	require.NoError(t, err)
	require.Equal(t, "your move (white), 20 : 20, a program", game.Title())
}

func TestOnlyALevelThatMakesMistakesDependsOnTheSeed(t *testing.T) {
	for _, test := range []struct {
		time   time.Duration
		level  string
		seeded bool
	}{{0, "first-steps", true}, {0, "10", false}, {time.Second, "first-steps", false}, {time.Second, "random", true}} {
		setup := ui.Setup{Time: test.time}
		game, err := setup.Start(play.Complete(setup, play.Choices{"level": test.level}), 1)
		require.NoError(t, err)
		_, seeded := game.Seed()
		require.Equal(t, test.seeded, seeded, test)
	}
	first := map[string]bool{}
	for seed := range uint64(10) {
		thought := started(t, play.Choices{"white": "engine", "black": "human", "level": "first-steps"}, seed).Think()(t.Context())
		first[thought.Log()[0]] = true
	}
	require.Greater(t, len(first), 1, "the seed chooses the first move")
}

func TestAFlagHasOneWordForEachLevel(t *testing.T) {
	for _, row := range (ui.Setup{}).Rows(nil) {
		for name, word := range row.Spoken {
			require.NotEmpty(t, word, name)
			require.NotContains(t, word, " ", name)
		}
	}
	for name, word := range map[string]string{"first-steps": "easy", "club": "hard", "10": "best", "7": "7", "random": "random"} {
		for _, setup := range []ui.Setup{{}, {Language: ui.Korean}} {
			require.Equal(t, word, setup.Rows(nil)[2].Word(play.Value{Name: name, Label: "5"}))
		}
	}
}

func TestARecordThatIsContinuedNamesItsNewPlayers(t *testing.T) {
	game, err := ui.Setup{}.Start(play.Choices{"white": "human", "black": "random"}, 1)
	require.NoError(t, err)
	text, err := game.Text()
	require.NoError(t, err)
	for _, choices := range []play.Choices{{"white": "human", "black": "engine"}, {"white": "random", "black": "human"}} {
		game, err = ui.Setup{}.Read(text, choices, 1)
		require.NoError(t, err)
		text, err = game.Text()
		require.NoError(t, err)
		require.Contains(t, text, fmt.Sprintf("[White %q]\n[Black %q]\n", choices["white"], choices["black"]))
	}
}

func TestALevelWithoutAProgramPlaysForNobody(t *testing.T) {
	game := started(t, play.Choices{"white": "human", "black": "human", "level": "random"}, 1)
	require.Equal(t, "white to move, 20 : 20", game.Title())
	require.Nil(t, game.Think())
}
