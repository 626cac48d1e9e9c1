package ui_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/yutkata/ui"
)

func TestTheComputersOfARecordPlayUnlessOthersAreChosen(t *testing.T) {
	game := started(t, play.Choices{"computer": "A", "level": "perfect"})
	text, err := game.Text()
	require.NoError(t, err)
	for _, test := range []struct {
		choices         play.Choices
		computer, level string
	}{
		{nil, "begins", "perfect"},
		{play.Choices{"computer": "others"}, "others", "perfect"},
		{play.Choices{"computer": "A,B"}, "A,B", "perfect"},
		{play.Choices{"computer": "none"}, "none", "perfect"},
		{play.Choices{"level": "random"}, "begins", "random"},
	} {
		read, err := ui.Setup{}.Read(text, test.choices, 1)
		require.NoError(t, err)
		require.Equal(t, test.computer, read.Choices()["computer"])
		require.Equal(t, test.level, read.Choices()["level"])
	}
	alone, err := started(t, play.Choices{"computer": "none"}).Text()
	require.NoError(t, err)
	read, err := ui.Setup{}.Read(alone, nil, 1)
	require.NoError(t, err)
	require.Equal(t, "none", read.Choices()["computer"])
}

func TestTheFormAndTheStartSayWhatTheBestLevelNeeds(t *testing.T) {
	for _, test := range []struct {
		choices play.Choices
		needs   string
	}{
		{play.Choices{"tokens": "1", "spaces": "9"}, ""},
		{play.Choices{"players": "4"}, "2 players"},
		{play.Choices{"tokens": "3"}, "1 or 2 tokens each"},
		{play.Choices{"spaces": "30"}, "fewer spaces"},
		{play.Choices{"spaces": "31"}, "fewer spaces"},
		{play.Choices{"tokens": "1", "spaces": "9", "obstacle": "4:miss,7:back:3"}, "no missed turns"},
		{play.Choices{"players": "4", "tokens": "4", "spaces": "31", "obstacle": "5:miss"}, "2 players, 1 or 2 tokens each, fewer spaces, no missed turns"},
	} {
		setup := ui.Setup{Most: 65_000}
		missing, refused := "", "the best level needs "+test.needs+": change this, or choose another level"
		if test.needs != "" {
			missing = "The best level and a judged review need " + test.needs + "."
		}
		require.Equal(t, missing, setup.Rows(test.choices)[1].Note)
		best := play.Choices{"level": "perfect"}
		maps.Copy(best, test.choices)
		_, err := setup.Start(play.Complete(setup, best), 1)
		if require.Empty(t, setup.Rows(best)[1].Note, "the start says it"); test.needs == "" {
			require.NoError(t, err)
			continue
		}
		require.EqualError(t, err, refused)
	}
}

func TestTheFormNamesTheComputersOfARecordInItsOwnWords(t *testing.T) {
	for _, choices := range []play.Choices{
		{"computer": "others"},
		{"computer": "others", "players": "3"},
		{"computer": "begins"},
		{"computer": "all"},
		{"computer": "begins", "players": "3"},
		{"computer": "A", "players": "3"},
	} {
		text, err := started(t, choices).Text()
		require.NoError(t, err)
		read, err := ui.Setup{}.Read(text, nil, 1)
		require.NoError(t, err)
		require.Equal(t, choices["computer"], read.Choices()["computer"])
	}
}

func TestARecordWithAnImpossibleComputerIsRefused(t *testing.T) {
	for flags, why := range map[string]string{
		"--computer C": `--computer "C": expected A to B`,
		"--tokens 3 --computer B --level perfect": "the best level needs 1 or 2 tokens each",
	} {
		_, err := ui.Setup{}.Read("*Note yutkata play "+flags+"\n", nil, 1)
		require.ErrorContains(t, err, why)
	}
}

// A game with scripted throws has no seed.
func TestAGameThatIsReadHasTheSeedOfItsHeaderOrTheGivenSeed(t *testing.T) {
	const rules = "*Note yutkata play --spaces 9 --tokens 1 --players 2"
	for _, test := range []struct{ header, throws, want string }{
		{"", "", " --seed 37"},
		{"", "xxoo", ""},
		{" --seed 25", "", " --seed 25"},
	} {
		game, err := ui.Setup{}.Read(rules+test.header+"\n", play.Choices{"throws": test.throws}, 37)
		require.NoError(t, err)
		text, err := game.Text()
		require.NoError(t, err)
		first, _, _ := strings.Cut(text, "\n")
		require.Equal(t, rules+test.want, first)
		_, seeded := game.Seed()
		require.Equal(t, test.throws == "", seeded)
	}
	for throws, named := range map[string]bool{"": true, "xxoo": false} {
		text, err := started(t, play.Choices{"throws": throws}).Text()
		require.NoError(t, err)
		require.Equal(t, named, strings.Contains(text, " --seed 1"), "a new game")
	}
}

func TestAnImpossibleChoiceIsRefused(t *testing.T) {
	for _, test := range []struct {
		choices play.Choices
		why     string
	}{
		{play.Choices{"spaces": "1"}, "a board has at least 2 spaces"},
		{play.Choices{"spaces": "10000001"}, `--spaces "10000001": expected `},
		{play.Choices{"spaces": "010"}, `--spaces "010": expected `},
		{play.Choices{"wrap": "perhaps"}, `--wrap "perhaps": expected true or false`},
		{play.Choices{"level": "perfect", "players": "3"}, "the best level needs 2 players"},
		{play.Choices{"computer": "C"}, `--computer "C": expected A to B`},
		{play.Choices{"level": "clever"}, `--level "clever": expected random, easy, medium or best`},
		{play.Choices{"computer": "AB"}, `--computer "AB": expected A to B`},
		{play.Choices{"throws": "x"}, `--throws "x": expected four of x and o`},
		{play.Choices{"obstacle": "5"}, `--obstacle "5": expected K:miss or K:back:B`},
		{play.Choices{"obstacle": "x:miss"}, `--obstacle "x:miss": expected `},
		{play.Choices{"obstacle": "5:stay"}, `--obstacle "5:stay": expected `},
		{play.Choices{"obstacle": "5:miss:1"}, `--obstacle "5:miss:1": expected `},
		{play.Choices{"obstacle": "5:forth:2"}, `--obstacle "5:forth:2": expected `},
		{play.Choices{"obstacle": "5:back:x"}, `--obstacle "5:back:x": expected `},
	} {
		_, err := ui.Setup{}.Start(play.Complete(ui.Setup{}, test.choices), 1)
		require.ErrorContains(t, err, test.why, fmt.Sprint(test.choices))
	}
}

func TestTheOtherSideBegins(t *testing.T) {
	for _, test := range []struct{ was, is string }{{"others", "begins"}, {"A", "others"}, {"begins", "others"}, {"B", "begins"}} {
		other, ok := ui.Setup{}.OtherSide(play.Choices{"computer": test.was})
		require.True(t, ok)
		require.Equal(t, test.is, other["computer"])
	}
	for _, choices := range []play.Choices{{"computer": "none"}, {"computer": "all"}, {"computer": "others", "players": "3"}} {
		_, ok := ui.Setup{}.OtherSide(choices)
		require.False(t, ok)
	}
}

// The arrow keys change a row, and its first value is the usual one, so each row climbs
// from there and starts again at its smallest value.
func TestTheNumbersOfARowClimbAndStartAgain(t *testing.T) {
	for _, row := range (ui.Setup{}).Rows(nil) {
		if row.Name != "players" && row.Name != "tokens" && row.Name != "spaces" {
			continue
		}
		falls := 0
		for i, value := range row.Values {
			before, err := strconv.Atoi(value.Name)
			require.NoError(t, err)
			after, err := strconv.Atoi(row.Values[(i+1)%len(row.Values)].Name)
			require.NoError(t, err)
			if after < before {
				falls++
			}
		}
		require.Equal(t, 1, falls, row.Name)
	}
}

func TestTheFormSaysWhichOfSeveralPlayersAreComputers(t *testing.T) {
	label := func(players, computer string) string {
		row := (ui.Setup{}).Rows(play.Choices{"players": players, "computer": computer})[0]
		i := slices.IndexFunc(row.Values, func(v play.Value) bool { return v.Name == computer })
		return row.Values[i].Label
	}
	require.Equal(t, "the computer, you begin", label("2", "others"))
	require.Equal(t, "the computer begins", label("2", "begins"))
	require.Equal(t, "the computer begins", label("2", "A"))
	require.Equal(t, "computers, you begin", label("3", "others"))
	require.Equal(t, "computers, one begins", label("3", "begins"))
	require.Equal(t, "computers, one begins", label("4", "A,C,D"))
	require.Equal(t, "A", label("4", "A"))
}

func TestTheFormOffersTheSameOpponentsForAnyNumberOfPlayers(t *testing.T) {
	for _, players := range []string{"2", "3", "4", "27"} {
		for _, value := range (ui.Setup{}).Rows(nil)[0].Values {
			require.Len(t, (ui.Setup{}).Rows(play.Choices{"players": players, "computer": value.Name})[0].Values, 4)
		}
	}
}

func TestTheFormOffersTheBestLevelOnlyInGamesThatCanBeSolved(t *testing.T) {
	offered := func(setup ui.Setup, choices play.Choices) bool {
		values := setup.Rows(play.Complete(setup, choices))[1].Values
		return slices.ContainsFunc(values, func(v play.Value) bool { return v.Name == "perfect" })
	}
	require.True(t, offered(ui.Setup{}, nil))
	require.True(t, offered(ui.Setup{}, play.Choices{"obstacle": "8:back:3"}))
	require.True(t, offered(ui.Setup{}, play.Choices{"level": "perfect", "players": "3"}), "a choice stays")
	for name, value := range map[string]string{"obstacle": "5:miss", "players": "3", "tokens": "4"} {
		require.False(t, offered(ui.Setup{}, play.Choices{name: value}), name)
	}
	require.False(t, offered(ui.Setup{Most: 100}, nil), "too large for the device")
}

func TestObstaclesInAnotherOrderAreTheSame(t *testing.T) {
	text, err := started(t, play.Choices{"computer": "none", "spaces": "9", "obstacle": "3:miss,4:back:2"}).Text()
	require.NoError(t, err)
	for given, want := range map[string]string{"4:back:2,3:miss": "4:back:2,3:miss", "4:back:3,3:miss": "3:miss,4:back:2"} {
		read, err := ui.Setup{}.Read(text, play.Choices{"obstacle": given, "spaces": "8"}, 1)
		require.NoError(t, err)
		require.Equal(t, want, read.Choices()["obstacle"])
		require.Equal(t, "9", read.Choices()["spaces"])
	}
}

// A cut replaces the lines that the game would print next.
func TestACutInATranscriptIsKept(t *testing.T) {
	for _, lines := range []string{
		"...\n$[[][]]\n$PlayerA's turn\n",
		"$[[][]]\n...\n$[[][]]\n$PlayerA's turn\n",
		"$[[][]]\n$PlayerA's turn\n...\n$[[][]]\n$PlayerB's turn\n",
	} {
		game, err := ui.Setup{Transcript: true}.Read("*Note yutkata play --spaces 2 --tokens 1 --computer none\n"+lines, nil, 1)
		require.NoError(t, err, lines)
		text, err := game.Text()
		require.NoError(t, err)
		_, kept, _ := strings.Cut(text, "\n")
		require.Equal(t, lines, kept)
		require.Equal(t, []string{"..."}, game.Log())
	}
}

func TestAnEmptyRecordIsNoTranscript(t *testing.T) {
	for _, record := range []string{"", "\n", " \n\t\n"} {
		_, err := ui.Setup{}.Read(record, nil, 1)
		require.EqualError(t, err, "empty: expected a transcript", "%q", record)
	}
}

func TestACutWithoutABoardAndATurnIsRefused(t *testing.T) {
	const begun = "*Note yutkata play --spaces 2 --tokens 1 --computer none\n$[[][]]\n$PlayerA's turn\n...\n"
	for lines, why := range map[string]string{begun: "4: ", begun + "$[[][]]\n": "5: "} {
		_, err := ui.Setup{}.Read(lines, nil, 1)
		require.EqualError(t, err, why+"the transcript ends in a cut: expected a board and a turn after it")
	}
	_, err := ui.Setup{}.Read(begun+"$[[][]]\n$PlayerA's turn\n", nil, 1)
	require.NoError(t, err)
}

func TestTheChoicesOfAGameAreThoseOfTheForm(t *testing.T) {
	for _, throws := range []string{"", "xxoo"} {
		choices := started(t, play.Choices{"throws": throws}).Choices()
		require.NotContains(t, choices, "seed")
		require.NotContains(t, choices, "throws")
	}
}

// If only one player is a person, nobody needs the names of the kata.
func TestThePlayersAreNamedByWhoIsAPerson(t *testing.T) {
	for _, test := range []struct {
		players, computer string
		names             []string
	}{
		{"2", "others", []string{"you", "computer"}},
		{"2", "A", []string{"computer", "you"}},
		{"2", "none", []string{"PlayerA", "PlayerB"}},
		{"2", "all", []string{"PlayerA", "PlayerB"}},
		{"2", "begins", []string{"computer", "you"}},
		{"3", "others", []string{"you", "computer B", "computer C"}},
		{"3", "begins", []string{"computer A", "you", "computer C"}},
		{"3", "A,C", []string{"computer A", "you", "computer C"}},
		{"3", "A", []string{"PlayerA", "PlayerB", "PlayerC"}},
	} {
		game := started(t, play.Choices{"players": test.players, "computer": test.computer})
		require.Equal(t, test.names, game.Players(), test)
	}
	require.Equal(t, "A (you) to throw · computer: random", started(t, nil).Title())
	require.Equal(t, "A (computer) to throw · computer: random", started(t, play.Choices{"computer": "A"}).Title())
}

func TestTheLargestGameOfTheLimitIsSolved(t *testing.T) {
	for most, judged := range map[int]bool{18_495: false, 18_496: true} {
		game, err := ui.Setup{Most: most}.Start(play.Complete(ui.Setup{}), 1)
		require.NoError(t, err)
		require.Equal(t, judged, game.Unjudged() == nil, most)
	}
}

func TestTheTextsOfTheGameNameItsThings(t *testing.T) {
	words := ui.Setup{}.Words(nil)
	for text, thing := range map[string]string{
		words.Tap: "token", words.Skip: "Stay", words.Aim: "flag", words.FormTitle: "Yut", words.Opening: "sticks", words.Choices: "turn",
		words.Log: "game", strings.Join(words.OwnKeys, ""): "a1", words.OwnLines: "PlayerATokens", words.InShort: "MO",
	} {
		require.Contains(t, text, thing)
	}
	require.True(t, words.NamesHelp)
	require.Equal(t, 1, strings.Count(words.Answers(), "  board"), "the line of the game replaces the common line")
	transcript := ui.Setup{Transcript: true}.Words(nil)
	require.Empty(t, transcript.InShort, "a transcript has only the kata's lines and notes")
	require.Equal(t, "*Note ", transcript.LineMark)
	require.Contains(t, transcript.NothingTo, "transcript")
}

func TestTheFirstLineOfARecordNamesItsComputers(t *testing.T) {
	for line, want := range map[string]play.Choices{
		"*Note yutkata play":                                {"computer": "none"},
		"*Note yutkata play --computer B":                   {"computer": "others", "level": "sensible"},
		"*Note yutkata play --computer A --level random":    {"computer": "begins", "level": "random"},
		"*Note yutkata play --computer A --level something": {"computer": "begins", "level": "sensible"},
		"*Note yutkata play --spaces":                       nil,
		"$[[][]]":                                           nil,
	} {
		require.Equal(t, want, ui.Setup{}.Named(line+"\n$[[][]]\n"), line)
	}
}

func TestAComputerWithoutALevelIsSensible(t *testing.T) {
	game, err := ui.Setup{}.Start(play.Choices{"computer": "B"}, 1)
	require.NoError(t, err)
	require.Equal(t, "A (you) to throw · computer: medium", game.Title())
	for _, row := range (ui.Setup{}).Rows(nil) {
		if row.Name == "level" {
			require.Equal(t, map[string]string{"careless": "easy", "sensible": "medium", "perfect": "best"}, row.Spoken)
		}
	}
	require.Equal(t, []string{"random", "easy", "medium", "best"}, ui.LevelWords())
}

func TestAGameThatIsReadContinuesWithTheSameThrows(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none"}), "t", "A1")
	text, err := game.Text()
	require.NoError(t, err)
	read, err := ui.Setup{}.Read(text, nil, 9)
	require.NoError(t, err)
	for range 8 {
		command := game.Options()[0].Said
		game, read = said(t, game, command), said(t, read, command)
	}
	require.Equal(t, game.Log(), read.Log())
}
