//go:build unix

package lines_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/lines"
	"games.example/internal/play/playtest"
)

func TestATerminalNamesTheFlagOfAChoice(t *testing.T) {
	const flag = "matches: c changes it after a game; or start with --matches\n12|3|13\n"
	game := playtest.Begin(lettered{playtest.Heap{Matches: 5}})
	for _, typo := range []string{"matches", "Matches 3"} {
		require.Contains(t, typed(t, game, typo, "quit"), "\n5> "+flag)
		require.Equal(t, "|||||\nexpected a letter\n", playedFrom(t, game, typo))
	}
	require.Contains(t, typed(t, playtest.NewHeap(1), "T1", "matches", "n"), "log) "+flag+"Again?", "nothing is changed at once")
	front := lines.Front{Keeper: &shelf{}, Flags: []play.Row{{Name: "level", Words: []string{"low", "high"}, Spoken: map[string]string{"high": "best"}}}}
	front.Flags = append(front.Flags, play.Row{Name: "gaps", Values: []play.Value{{Label: "none"}, {Name: "5"}}})
	text, err := typedTo(t, front, game, "level", "levels", "gaps", "quit")
	require.NoError(t, err)
	require.Contains(t, text, "5> gaps: c changes it after a game; or start with --gaps 5\n", "no flag says none")
	require.Contains(t, text, "5> level: c changes it after a game; or start with --level\nlow|best\n5> expected a letter\n")
}

func TestThePlayerChoosesTheSettingsOfTheNextGame(t *testing.T) {
	const first = "who begins: you (Enter keeps it; or program; q: back) "
	again := func(answers ...string) []string {
		shown := typed(t, playtest.NewHeap(5), append(append([]string{"T3", "T1", "c"}, answers...), "quit")...)
		_, asked, _ := strings.Cut(shown, "log) ")
		return strings.Split(asked, ") ")
	}
	shown := again("4", "Twelve", "PROGRAM")
	require.Equal(t, "matches: 12, twelve (Enter keeps it; or 3, 13; q: back", shown[0])
	require.Equal(t, "Type one of these answers.\nmatches: 12, twelve (Enter keeps it; or 3, 13; q: back", shown[1])
	require.Equal(t, strings.TrimSuffix(first, ") "), shown[2])
	require.True(t, strings.HasSuffix(shown[3], "\n||||||||||||\nThe program took 1.\n|||||||||||\n11> "), shown[3])
	shown = again("3")
	require.True(t, strings.HasSuffix(shown[1], "\n|||\n3> "), "the player begins a heap of 3: %s", shown)
	shown = again("", "", "T3", "T3", "T3", "n")
	require.Contains(t, shown[2], "\n||||||||||||\n12> ", "nothing is changed")
	for _, back := range []string{"q", "Q", "ㅂ"} {
		shown = again("12", back, "n")
		require.True(t, strings.HasPrefix(shown[2], "Again?\n(y, n,"), shown)
	}

	for settings, score := range map[string]string{"\n": "you 1, computer 1\n", "\nprogram": "you 1, computer 1\n", "3": "you 0, computer 1\n"} {
		text := typed(t, playtest.NewHeap(5), "T3", "T1", "c", settings, "resign", "n")
		require.Contains(t, text, "\n"+score, "other settings begin another score, other sides do not")
	}
	rival := typed(t, playtest.NewHeap(3, playtest.Against("Ann")), "T3", "c", "bob", "3", "quit")
	require.Contains(t, rival, "3\nrival: Bob\n|||\n", rival)
}

func TestAnAnswerThatIsNoSettingIsToldWhatIsWrong(t *testing.T) {
	const heap = "matches: 12, twelve (Enter keeps it; or 3, 13; q: back) "
	shown := typed(t, playtest.NewHeap(1), "T1", "c", "4", "zz", "q", "n")
	require.Contains(t, shown, heap+"Type one of these answers.\n"+heap+"this heap cannot be played\n"+heap+"Again?")
}

func TestTheSettingsHaveHelp(t *testing.T) {
	for _, help := range []string{"?", "help", "HELP"} {
		shown := typed(t, playtest.NewHeap(1), "T1", "c", "12", help, "q", "n")
		require.Contains(t, shown, "back) you      you\nprogram  the program\nEnter keeps the choice. q goes back, and nothing is changed.\nwho begins: you (", help)
		shown = typed(t, playtest.NewHeap(1), "T1", "c", help, "q", "n")
		require.Contains(t, shown, "\n13  thirteen\nEnter keeps the choice. q goes back, and nothing is changed.\nmatches: 12, ", "no answer is wrong")
	}
}

// A switched heap has a choice that is true or false, a choice with spaces, and a choice for
// the looks.
type switched struct{ playtest.Setup }

func (switched) Rows(choices play.Choices) []play.Row {
	size := play.Row{Name: "matches", Label: "matches", Values: []play.Value{{Name: "1", Label: "하나"}, {Name: "3", Label: "3"}}, Spoken: map[string]string{"1": "하", "3": "three"}}
	if choices["matches"] == "1x2" {
		size.Values = append(size.Values, play.Value{Name: "1x2", Label: "3"})
	}
	return []play.Row{{Name: "wrap", Label: "too far", Values: []play.Value{{Name: "false", Label: "stays"}, {Name: "true", Label: "goes on"}}}, size, {Name: "color", Look: true, Values: []play.Value{{Name: "red"}, {Name: "blue"}}}}
}

func (switched) Start(choices play.Choices, _ uint64) (play.Game, error) {
	if wrap := choices["wrap"]; wrap != "true" && wrap != "false" {
		return play.Game{}, errors.New("expected true or false")
	}
	matches, ok := map[string]int{"1": 1, "3": 3, "1x2": 2}[choices["matches"]]
	if !ok {
		return play.Game{}, errors.New(choices["matches"] + ": no such heap")
	}
	return playtest.NewHeap(matches + map[string]int{"true": 10}[choices["wrap"]]), nil
}

func TestASettingIsTakenInTheWordsOfPeople(t *testing.T) {
	shown, err := typedTo(t, lines.Front{Keeper: &shelf{}, Setup: switched{}}, playtest.NewHeap(1), "T1", "c", "maybe", "q", "wrap", "color", "n")
	require.NoError(t, err)
	require.Contains(t, shown, "back) Type one of these answers.\ntoo far", "no word of a flag")
	require.Contains(t, shown, "too far: c changes it after a game; or start with\n--wrap[=false]\n")
	require.Contains(t, shown, "color: start with --color red|blue\n", "the settings do not ask for it")
	shown, err = typedTo(t, lines.Front{Keeper: &shelf{}, Setup: switched{}}, playtest.NewHeap(1), "T1", "c", "", "n", "help", "q", "n")
	require.NoError(t, err)
	require.Contains(t, shown, ") n: no such heap\n", "n means no only where yes is an answer")
	require.Contains(t, shown, ") 하     하나\nthree  3\n")
	for _, test := range []struct {
		wrap, size string
		matches    int
	}{
		{"", "", 1}, {"no", "3", 3}, {"n", "THREE", 3}, {"false", "3", 3}, {"Stays", "1x2", 2}, {"yes", "1 X 2", 12}, {"Y", "3", 13}, {"true", "3", 13}, {"goes on", "1", 11}, {" y E s", "t h r e e", 13},
	} {
		shown, err := typedTo(t, lines.Front{Keeper: &shelf{}, Setup: switched{}}, playtest.NewHeap(1), "T1", "c", test.wrap, test.size, "quit")
		require.NoError(t, err)
		require.Contains(t, shown, "too far: no, stays (Enter keeps it; or yes; q: back) matches: 하 (Enter keeps it; or three; q: back)", test)
		require.Contains(t, shown, fmt.Sprintf("\n%d> ", test.matches), test)
	}
}

func TestTheEndOfInputAmongTheSettingsEndsNoGame(t *testing.T) {
	text, err := typedTo(t, lines.Front{Keeper: &shelf{}}, playtest.NewHeap(3), "T3", "c")
	require.NoError(t, err, "the game is over, as at the question before")
	require.Contains(t, text, "q: back) \nAgain? (y, n, ", "the question comes once more")
}
