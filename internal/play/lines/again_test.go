//go:build unix

package lines_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/lines"
	"games.example/internal/play/playtest"
)

func TestAnotherGameBeginsWithTheSameSideOrTheOther(t *testing.T) {
	for answer, begun := range map[string]string{"y": "||||||||||||\n12> ", "s": "You took 0.\n||||||||||||\nThe program took 1.\n|||||||||||\n11> "} {
		shown := typed(t, playtest.NewHeap(5), "T3", "T1", answer, "quit")
		require.True(t, strings.HasSuffix(shown, "Again?\n(y, n, s: swap sides, c: settings, u: undo, v: review, l:\nlog) \nThe record of the game:\n\n5 3 1 1\n"+begun), shown)
	}
	const again = "Again? (y, n, c: settings, u: undo, v: review, l: log) "
	require.Contains(t, typed(t, playtest.NewHeap(3), "T3", "s", "n"), again+"Type one of these letters.\n"+again, "a heap of 3 has no sides")
}

func TestTheHelpAfterTheEndExplainsTheLetters(t *testing.T) {
	for _, help := range []string{"help", "?"} {
		require.Contains(t, typed(t, playtest.NewHeap(3), "T3", help, "n"),
			"log) y  play again\nn  quit\nc  settings\nu  take back\nv  review the game\nl  list what has happened so far\nAgain?")
	}
	for _, log := range []string{"log", "L"} {
		require.Contains(t, typed(t, playtest.NewHeap(3), "T3", log, "n"), "log)   1  You took 3.\nAgain?")
	}
}

func TestTheQuestionAfterTheEndTakesItsWords(t *testing.T) {
	const again = "Again?"
	for answers, want := range map[string]string{
		"swap": "\nYou took 0.\n", "Swap sides": "\nYou took 0.\n", "settings": "log) matches: 12, ", "SETTINGS": "log) matches: 12, ",
		"take back": "log) taken back: T1\n", "undo": "log) taken back: T1\n", "review": "log) Chance to win", "review the game": "log) Chance to win",
		"play again": "\n||||||||||||\n12> ", "yes": "\n||||||||||||\n12> ",
	} {
		shown := typed(t, playtest.NewHeap(5), "T3", "T1", answers, "q", "quit")
		require.Contains(t, shown, want, answers)
	}
	korean := playtest.NewHeap(5, func(match *play.Match) { match.Words = play.WordsIn(message.Korean) })
	for _, swap := range []string{"바꾸기", "편 바꾸기", "swap", "s"} {
		shown := typed(t, korean, "T3", "T1", swap, "quit")
		require.Contains(t, shown, "s: 편 바꾸기, c: 설정")
		require.Contains(t, shown, "\nYou took 0.\n", swap)
	}
	for _, last := range []string{"swap\nquit", "n", "no", "q", "quit"} {
		require.Equal(t, 1, strings.Count(typed(t, playtest.NewHeap(5), "T3", "T1", last), again), last)
	}
}

func TestTheQuestionAfterTheEndLeavesRoomForItsLongestWord(t *testing.T) {
	for longest, words := range map[string]*play.Words{"swap sides": play.WordsIn(nil), "편 바꾸기": play.WordsIn(message.Korean)} {
		game := playtest.NewHeap(5, func(match *play.Match) { match.Words = words })
		shown := strings.ReplaceAll(typed(t, game, "T3", "T1", "n"), "\n", " ") // the terminal has only 60 columns
		at := strings.LastIndex(shown, words.Text("Again?"))
		question, _, _ := strings.Cut(shown[at:], ") ")
		require.Contains(t, question, longest)
		require.LessOrEqual(t, ansi.StringWidth(question+") "+longest), 80)
	}
}

func TestAQuestionDoesNotBreakWithinItsBrackets(t *testing.T) {
	long := strings.Repeat("matches and ", 5) + "matches"
	for _, test := range [][2]string{
		{"Again? (y, n) ", "Again? (y, n) "},
		{"Go " + long[12:] + "? (y, n) ", "Go " + long[12:] + "?\n(y, n) "},
		{"One (a) of " + long[24:] + " (b) ", "One (a) of " + long[24:] + " (b) "},
		{"(a) " + long[12:] + " (b) ", "(a) " + long[12:] + "\n(b) "},
		{long + " (a)\nAgain? (y, n) ", long[:59] + "\nmatches (a)\nAgain? (y, n) "},
		{long + " ", long[:59] + "\nmatches "},
	} {
		keyboard, screen, err := pty.Open()
		require.NoError(t, err)
		require.NoError(t, pty.Setsize(screen, &pty.Winsize{Rows: 24, Cols: 60}))
		front := lines.Front{Console: command.NewConsole(strings.NewReader("y\n"), screen)}
		front.Console.Keyboard = screen
		_, err = front.Ask(t.Context(), test[0])
		require.NoError(t, err)
		fmt.Fprint(screen, "\x00")
		shown, err := bufio.NewReader(keyboard).ReadString(0)
		require.NoError(t, err)
		require.Equal(t, test[1]+"\x00", strings.ReplaceAll(shown, "\r\n", "\n"))
		require.NoError(t, errors.Join(keyboard.Close(), screen.Close()))
	}
}

func TestTheGameIsShownAgainAfterItsEnd(t *testing.T) {
	require.Contains(t, typed(t, playtest.NewHeap(3), "T1", "T1", "board", "n"), "log) You took 1.\nThe program took 1.\nYou took 1.\n\nAgain?")
	require.Contains(t, typed(t, playtest.NewHeap(3), "T3", "rules", "n"), "log) The rules\n\nTake one")
}

func TestAGameWithoutSidesDoesNotOfferToSwapThem(t *testing.T) {
	game := playtest.Begin(lettered{playtest.Heap{Matches: 5}})
	shown, err := typedTo(t, lines.Front{Keeper: &shelf{}, Setup: sideless{}}, game, "swap", "settings", "quit")
	require.NoError(t, err)
	require.NotContains(t, shown, "swap: possible")
	require.Contains(t, shown, "settings: possible after the end of the game\n")
}

// A sideless setup has no other side.
type sideless struct{ playtest.Setup }

func (sideless) OtherSide(play.Choices) (play.Choices, bool) { return nil, false }

func TestAWordForTheEndOfAGameIsExplainedDuringTheGame(t *testing.T) {
	game := playtest.Begin(lettered{playtest.Heap{Matches: 5}})
	for typo, want := range map[string]string{
		"settings": "settings: possible after the end of the game\n5> ", "Swap": "Swap: possible after the end of the game\n5> ",
		"c": "expected a letter\n5> ", "S": "expected a letter\n5> ", "yes": "expected a letter\n",
	} {
		require.Contains(t, typed(t, game, typo, "quit"), "\n5> "+want)
		require.Equal(t, "|||||\nexpected a letter\n", playedFrom(t, game, typo))
	}
}

// A final heap cannot be taken back after its end.
type final struct{ playtest.Heap }

func (h final) Turn() play.Turn {
	turn := h.Heap.Turn()
	turn.Final = true
	return turn
}

func (h final) Do(said string) (play.Moment, play.Event, error) {
	next, event, err := h.Heap.Do(said)
	if err != nil {
		return nil, event, err
	}
	return final{next.(playtest.Heap)}, event, nil
}

func TestAFinalEndCannotBeTakenBack(t *testing.T) {
	const again = "Again? (y, n, c: settings, v: review, l: log) "
	shown := typed(t, playtest.Begin(final{playtest.Heap{Matches: 3}}), "T3", "u", "n")
	require.True(t, strings.HasSuffix(shown, again+"The end of this game cannot be taken back.\n"+again), shown)
}

func TestAGameThatIsOverIsOnlyShown(t *testing.T) {
	game, err := playtest.NewHeap(3).Say("T3")
	require.NoError(t, err)
	require.Equal(t, "You took 3.\n\n", typed(t, game, "y"))
	programs := playtest.NewHeap(1, func(match *play.Match) { match.Seats[0] = match.Seats[1] })
	require.Equal(t, "A new game\n|\nYou took 1.\n\n", typed(t, programs, "y"), "nobody types a move")
}

// A stopping input ends the context of the game when it is read.
type stopping func()

func (s stopping) Read([]byte) (int, error) {
	s()
	select {}
}

func TestAnInterruptAfterTheEndStartsNoGame(t *testing.T) {
	for _, input := range []string{"T3\n", "T3\nv\n", "T3\nc\n"} {
		ctx, stop := context.WithCancel(t.Context())
		keyboard, screen, err := pty.Open()
		require.NoError(t, err)
		console := command.NewConsole(io.MultiReader(strings.NewReader(input), stopping(stop)), screen)
		console.Keyboard = screen
		front := lines.Front{Setup: playtest.Setup{}, Console: console, Keeper: &shelf{}}
		game, err := front.Run(ctx, playtest.NewHeap(3))
		require.Equal(t, command.ErrInterrupted, err, input)
		require.True(t, game.Over())
		fmt.Fprint(screen, "\x00")
		shown, err := bufio.NewReader(keyboard).ReadString(0)
		require.NoError(t, err)
		require.Equal(t, 1, strings.Count(shown, "Again?"), shown)
		require.NoError(t, errors.Join(keyboard.Close(), screen.Close()))
	}
}

func TestAnotherGameHasASeedOfItsOwnAndTheScoreSoFar(t *testing.T) {
	text, err := typedTo(t, lines.Front{Keeper: &shelf{}, Seed: 4711, Drawn: true}, playtest.NewHeap(3), "T3", "y", "T3", "y", "T1", "quit")
	require.NoError(t, err)
	require.Contains(t, text, "\nyou 2, computer 0\n")
	second := play.NextSeed(4711)
	for _, seed := range []uint64{second, play.NextSeed(second)} {
		require.Contains(t, text, fmt.Sprintf("--seed %d repeats the luck of this game.\n", seed))
	}
}
