//go:build unix

package lines_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/lines"
	"games.example/internal/play/playtest"
)

// typed plays a game on a terminal with the given lines of input, and returns the output. The
// terminal does not echo the lines.
func typed(t *testing.T, game play.Game, input ...string) string {
	t.Helper()
	text, err := typedTo(t, lines.Front{Keeper: &shelf{}, Printed: true}, game, input...)
	if err != nil {
		require.ErrorIs(t, err, command.ErrEndOfInput, text)
	}
	return text
}

// typedTo is like typed for the given front. It also returns the error of the front.
func typedTo(t *testing.T, front lines.Front, game play.Game, input ...string) (string, error) {
	t.Helper()
	const end = 0
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	defer func() { _, _ = keyboard.Close(), screen.Close() }()
	require.NoError(t, pty.Setsize(screen, &pty.Winsize{Rows: 24, Cols: 60}))
	shown := make(chan string)
	go func() {
		text, _ := bufio.NewReader(keyboard).ReadString(end)
		shown <- strings.ReplaceAll(strings.TrimSuffix(text, string(rune(end))), "\r\n", "\n")
	}()
	front.Console = command.NewConsole(strings.NewReader(strings.Join(input, "\n")+"\n"), screen)
	if front.Setup == nil {
		front.Setup = playtest.Setup{}
	}
	front.Console.Keyboard = screen
	_, err = front.Run(t.Context(), game)
	fmt.Fprint(screen, string(rune(end)))
	return <-shown, err
}

// A lettered heap accepts only actions that begin with a letter.
type lettered struct{ playtest.Heap }

func (h lettered) Do(said string) (play.Moment, play.Event, error) {
	if said != "" && !strings.HasPrefix(said, "T") {
		return nil, play.Event{}, errors.New("expected a letter")
	}
	next, event, err := h.Heap.Do(said)
	if err != nil {
		return nil, event, err
	}
	return lettered{next.(playtest.Heap)}, event, nil
}

func TestANumberOfTheListChoosesAnOptionOnATerminal(t *testing.T) {
	game := playtest.Begin(lettered{playtest.Heap{Matches: 5}})
	require.Contains(t, typed(t, game, "moves", "2", "quit"), `5>   1  take 1 of the matches
  2  take 2 of the matches
  3  take 3 of the matches
5> You took 2.
|||
The program took 1.
||
2> `)
	for _, number := range []string{"0", "4", "-1", "x"} {
		require.Contains(t, typed(t, game, "moves", number, "quit"), "5> expected a letter\n", number)
	}
	for _, number := range []string{"1", "3"} {
		require.Contains(t, typed(t, game, "moves", number, "quit"), "5> You took "+number+".")
	}
	require.Equal(t, "|||||\nexpected a letter\n", playedFrom(t, game, "2", "quit"), "a pipe has no list")

	digits := *game.Words()
	digits.Digits = true
	game = playtest.Begin(lettered{playtest.Heap{Matches: 5}}, func(match *play.Match) { match.Words = &digits })
	require.Contains(t, typed(t, game, "moves", "2", "quit"), "5> take 1 of the matches\ntake 2 of the matches\ntake 3 of the matches\n5> expected a letter\n")
}

// A number chooses an option only if a list has shown the options, or the game lists them
// itself.
func TestANumberChoosesOnlyFromAListThatIsShown(t *testing.T) {
	const told = "5> expected a letter\nAfter moves, a number from 1 to 3 chooses from the list.\n"
	game := playtest.Begin(lettered{playtest.Heap{Matches: 5}})
	require.Contains(t, typed(t, game, "2", "hint", "moves", "4", "2", "quit"), "\n"+told+"5> T3 is good\n5>   1 ")
	require.Contains(t, typed(t, game, "moves", "4", "2", "quit"), "\n"+told+"5> You took 2.\n")
	require.Contains(t, typed(t, game, "moves", "2", "2", "quit"), "\n2> expected a letter\nAfter moves, a number from 1 to 2 chooses", "the list was of an earlier moment")
	require.Contains(t, typed(t, game, "moves", "2", "undo", "2", "quit"), "\n"+told)

	listing := *game.Words()
	listing.Listed = true
	game = playtest.Begin(lettered{playtest.Heap{Matches: 5}}, func(match *play.Match) { match.Words = &listing })
	require.Contains(t, typed(t, game, "2", "quit"), "\n5> You took 2.\n")
	require.Contains(t, typed(t, game, "4", "quit"), "\n5> expected a letter\n5> ", "the game itself explains its numbers")
}

func TestTheHelpOfATerminalTellsWhatANumberDoes(t *testing.T) {
	const told = "\n  2        after moves: do what has the number 2 in the list\n"
	require.Contains(t, typed(t, playtest.NewHeap(5), "help", "quit"), told)
	require.NotContains(t, played(t, 5, "help"), told, "a pipe has no list")
	for _, change := range []func(*play.Words){func(w *play.Words) { w.Digits = true }, func(w *play.Words) { w.Listed = true }} {
		words := *playtest.NewHeap(5).Words()
		change(&words)
		game := playtest.NewHeap(5, func(match *play.Match) { match.Words = &words })
		require.NotContains(t, typed(t, game, "help", "quit"), told)
	}
}

func TestTheKeysOfTheScreenAreCommandsOnATerminal(t *testing.T) {
	for key, want := range map[string]string{
		"?": "  T2       take two matches\n", "h": "T3 is good\n", "ㅗ": "T3 is good\n", "U": "There is nothing to take back.\n",
		"m": "  1  take 1 of the matches\n",
	} {
		require.Contains(t, typed(t, playtest.NewHeap(5), key, "quit"), "\n5> "+want, key)
	}
	require.True(t, strings.HasSuffix(typed(t, playtest.NewHeap(5), "q", "moves"), "\n5> "))
}

func TestALongAnswerIsWrappedOnATerminalOnly(t *testing.T) {
	heap := playtest.Begin(named{playtest.Heap{Matches: 5}, strings.Repeat("match ", 15) + "match"})
	require.Contains(t, typed(t, heap, "board", "quit"), "> "+strings.Repeat("match ", 9)+"match\n"+strings.Repeat("match ", 5)+"match\n")
	require.Contains(t, playedFrom(t, heap, "board"), strings.Repeat("match ", 15)+"match\n")
}

func TestALongLineOfAGameIsWrappedUnlessItIsABoard(t *testing.T) {
	row, text := strings.Repeat("| ", 40), strings.Repeat("match ", 15)+"match"
	game := playtest.NewHeap(5, func(match *play.Match) {
		match.Lines = func(play.Game, play.Game, play.View) []string { return []string{row + "\n" + row, text} }
	})
	require.Contains(t, typed(t, game, "quit"), row+"\n"+row+"\n"+strings.Repeat("match ", 9)+"match\nmatch ")
	require.Equal(t, row+"\n"+row+"\n"+text+"\n", playedFrom(t, game, "quit"))
}

func TestAGameKnowsTheWidthOfATerminalOnly(t *testing.T) {
	game := playtest.NewHeap(5, func(match *play.Match) {
		match.Lines = func(_, _ play.Game, view play.View) []string { return []string{strconv.Itoa(view.Within.Width)} }
	})
	require.Contains(t, typed(t, game, "quit"), "\n60\n", "the width of the terminal in this test")
	require.Equal(t, "0\n", playedFrom(t, game, "quit"))
}

// A crowded heap has many short options.
type crowded struct{ playtest.Heap }

func (crowded) Options() (options []play.Option) {
	for _, from := range []string{"10", "9", "31"} {
		for _, to := range []string{"40", "5", "12"} {
			options = append(options, play.Option{Text: from + "-" + to, Said: from + "-" + to, From: from, To: to})
		}
	}
	return options
}

func TestManyShortOptionsAreInColumnsOnATerminal(t *testing.T) {
	game := playtest.Begin(crowded{playtest.Heap{Matches: 5}}, inDigits)
	require.Contains(t, typed(t, game, "moves", "quit"), "\n5> 9-5     9-40    10-12   31-5    31-40\n9-12    10-5    10-40   31-12\n5> ")
	game = playtest.Begin(crowded{playtest.Heap{Matches: 5}})
	require.Contains(t, typed(t, game, "moves", "quit"), "5>   1  10-40     4  9-40      7  31-40\n", "numbers choose the options in their own order")
	require.Equal(t, "|||||\n10-40\n10-5\n10-12\n9-40\n9-5\n9-12\n31-40\n31-5\n31-12\n", playedFrom(t, game, "moves"))
}

// A teeming heap has more options than a list.
type teeming struct{ playtest.Heap }

func (teeming) Unlisted() string { return "more can be typed" }

func TestATerminalSaysThatOptionsAreNotListed(t *testing.T) {
	game := playtest.Begin(teeming{playtest.Heap{Matches: 5}})
	require.Contains(t, typed(t, game, "moves", "quit"), "\n  3  take 3 of the matches\nmore can be typed\n5> ")
	require.NotContains(t, playedFrom(t, game, "moves"), "more", "a program reads the options")
	require.Contains(t, typed(t, playtest.NewHeap(5), "moves", "quit"), "\n  3  take 3 of the matches\n5> ")
}

func TestTheLogIsListedOnATerminal(t *testing.T) {
	require.Contains(t, typed(t, playtest.NewHeap(5), "T1", "log", "quit"), "\n3>   1  You took 1.\n  1  The program took 1.\n3> ")
}

func TestAnEmptyLogIsAnswered(t *testing.T) {
	require.Contains(t, typed(t, playtest.NewHeap(5), "log", "quit"), "\n5> Nothing has happened yet.\n5> ")
}

func TestATerminalNamesWhatIsTakenBack(t *testing.T) {
	require.Contains(t, typed(t, playtest.NewHeap(9), "T2", "undo", "quit"), "\n6> taken back: T2, T1\n")
	require.Contains(t, typed(t, playtest.NewHeap(3), "T1", "T1", "u", "quit"), "taken back: T1\nYou took 1.\n")
}

func TestTheHelpOfATerminalHasItsCommands(t *testing.T) {
	shown := typed(t, playtest.NewHeap(5), "help", "quit")
	for _, command := range playtest.NewHeap(5).Words().CommandNames() {
		require.Contains(t, shown, "\n  "+command+" ")
	}
	require.NotContains(t, played(t, 5, "help"), "  log ")
}

func TestAnEmptyLineIsNoAnswerAfterAGame(t *testing.T) {
	front := lines.Front{Keeper: &shelf{}, Flags: []play.Row{{Name: "depth", Words: []string{"1"}}}}
	shown, err := typedTo(t, front, playtest.NewHeap(3), "T3", "", "n")
	require.NoError(t, err)
	require.Contains(t, shown, "Type one of these letters.\n")
}

func TestAHintThatHasScrolledAwayIsNotPlayed(t *testing.T) {
	for between, played := range map[string]bool{"moves": true, "help": false, "?": false, "log": false, "zz": false} {
		shown := typed(t, playtest.NewHeap(5), "hint", between, "", "quit")
		require.Contains(t, shown, "T3 is good")
		require.Equal(t, played, strings.Contains(shown, "You took 3."), between)
	}
}

// A help that the refusals name is not named twice.
func TestARefusalNamesTheHelpOnce(t *testing.T) {
	for tells, want := range map[bool]string{false: "help lists the commands\n5> ", true: "5> "} {
		game := playtest.Begin(lettered{playtest.Heap{Matches: 5}}, func(match *play.Match) {
			words := *match.Words
			words.NamesHelp = tells
			match.Words = &words
		})
		require.Contains(t, typed(t, game, "zzzzzz", "quit"), "\n5> expected a letter\n"+want)
	}
}

func TestAGameWithoutAnActionHasNoRecordOnATerminal(t *testing.T) {
	for answer, record := range map[string]string{"quit": "", "T3": "\r\nThe record of the game:\r\n\r\n5 3 1\r\n"} {
		keyboard, screen, err := pty.Open()
		require.NoError(t, err)
		front := lines.Front{Setup: playtest.Setup{}, Console: command.NewConsole(strings.NewReader(answer+"\nquit\n"), screen), Keeper: &shelf{}, Printed: true}
		front.Console.Keyboard = screen
		_, err = front.Run(t.Context(), playtest.NewHeap(5))
		require.NoError(t, err)
		front.Print()
		fmt.Fprint(screen, "\x00")
		shown, err := bufio.NewReader(keyboard).ReadString(0)
		require.NoError(t, err)
		require.True(t, strings.HasSuffix(shown, "> "+record+"\x00"), shown)
		require.NoError(t, errors.Join(keyboard.Close(), screen.Close()))
	}
}

func TestATerminalExplainsAMistypedCommand(t *testing.T) {
	for typo, want := range map[string]string{
		"resgin": "resgin: did you mean resign? help lists the commands\n",
		"Rewiew": "Rewiew: did you mean review? help lists the commands\n",
		"zzzzzz": "expected a letter\nhelp lists the commands\n",
		"hint 3": "hint 3: a command is one word: expected hint\n",
		"3 hint": "expected a letter\n5> ",
	} {
		game := playtest.Begin(lettered{playtest.Heap{Matches: 5}})
		require.Contains(t, typed(t, game, typo, "quit"), "\n5> "+want, typo)
		require.Equal(t, "|||||\nexpected a letter\n", playedFrom(t, game, typo))
	}
}

// An eager heap takes any text for an action.
type eager struct{ playtest.Heap }

func (h eager) Do(string) (play.Moment, play.Event, error) { return h.Heap.Do("T1") }

func TestACommandWithMoreWordsIsNoActionOnATerminal(t *testing.T) {
	game := playtest.Begin(eager{playtest.Heap{Matches: 5}})
	require.Contains(t, typed(t, game, "hint 3", "quit"), "\n5> hint 3: a command is one word: expected hint\n5> ")
	require.Contains(t, playedFrom(t, game, "hint 3"), "You took 1.")
}

func TestAMistypedKoreanCommandIsExplainedInKorean(t *testing.T) {
	korean := playtest.NewHeap(5, func(match *play.Match) { match.Words = play.WordsIn(message.Korean) })
	for typo, want := range map[string]string{
		"힌드":     "힌드: 혹시 힌트? 도움말을 입력하면 명령을 봅니다\n",
		"기곤":     "기곤: 혹시 기권? ",
		"revied": "revied: 혹시 복기? ",
		"LOG 3":  "LOG 3: 명령은 한 낱말입니다: 기록\n",
		"도움":     "도움: 혹시 도움말? ",
		"hnit":   "hnit: 혹시 힌트? ",
		"그만 둬":   "그만 둬: 명령은 한 낱말입니다: 그만\n",
		"quit 3": "quit 3: 명령은 한 낱말입니다: 그만\n",
		"팜":      "팜: 혹시 판? ",
		"나":      "take one to three matches: expected T1, T2 or T3\n",
		"나무":     "take one to three matches: expected T1, T2 or T3\n",
	} {
		require.Contains(t, typed(t, korean, typo, "quit"), "\n5> "+want, typo)
	}
}

func (unjudged) Chances(bool) func(context.Context) play.Chances { return nil }

func (unjudged) Unjudged() error { return errors.New("nobody knows") }

// A vague heap knows no best option, or nothing at all.
type vague struct {
	playtest.Heap
	compute func(context.Context) play.Chances
}

func (h vague) Chances(bool) func(context.Context) play.Chances { return h.compute }

func TestAHintNamesAnActionIfThereIsOne(t *testing.T) {
	require.Equal(t, "|\nT1 is good\nYou took 1.\n\n", played(t, 1, "hint", "", ""))
	heap := func(compute func(context.Context) play.Chances) play.Game {
		return playtest.Begin(vague{playtest.Heap{Matches: 5}, compute})
	}
	require.Equal(t, "|||||\nThere is no hint here.\n", playedFrom(t, heap(nil), "hint", "", ""))
	all := func(context.Context) play.Chances { return play.Chances{Hint: play.Hint{Text: "all are good"}} }
	require.Equal(t, "|||||\nall are good\n", playedFrom(t, heap(all), "hint", "", ""))
}

// The hint ends when the terminal has shown that it is computed.
func TestATerminalSaysThatItLooksForAHint(t *testing.T) {
	keyboard, screen, err := pty.Open()
	require.NoError(t, err)
	defer func() { _, _ = keyboard.Close(), screen.Close() }()
	shown := bufio.NewScanner(keyboard)
	game := playtest.Begin(vague{playtest.Heap{Matches: 5}, func(context.Context) play.Chances {
		for shown.Scan() && !strings.Contains(shown.Text(), "Looking for a hint.") {
		}
		return play.Chances{Hint: play.Hint{Text: "all are good"}}
	}})
	console := command.NewConsole(strings.NewReader("hint\n"), screen)
	console.Keyboard = screen
	front := lines.Front{Setup: playtest.Setup{}, Console: console, Keeper: &shelf{}}
	_, err = front.Run(t.Context(), game)
	require.ErrorIs(t, err, command.ErrEndOfInput)
	require.True(t, shown.Scan())
	require.Equal(t, "all are good", shown.Text())
}

func TestAnInterruptedHintIsNotPrinted(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	game := playtest.Begin(vague{playtest.Heap{Matches: 5}, func(context.Context) play.Chances {
		stop()
		return play.Chances{}
	}})
	var out strings.Builder
	front := lines.Front{Setup: playtest.Setup{}, Console: command.NewConsole(strings.NewReader("hint\n"), &out), Keeper: &shelf{}}
	_, err := front.Run(ctx, game)
	require.Equal(t, command.ErrInterrupted, err)
	require.Equal(t, "|||||\n", out.String())
}

func TestATerminalNamesASeedThatWasDrawn(t *testing.T) {
	seeded := func(match *play.Match) { match.Seeded, match.Seed = true, 4711 }
	over, err := playtest.NewHeap(3, seeded).Say("T3")
	require.NoError(t, err)
	for _, test := range []struct {
		front lines.Front
		game  play.Game
		told  bool
	}{
		{lines.Front{Drawn: true}, playtest.NewHeap(3, seeded), true},
		{lines.Front{Drawn: true}, playtest.NewHeap(3), false},
		{lines.Front{Drawn: true, Printed: true}, playtest.NewHeap(3, seeded), false},
		{lines.Front{}, playtest.NewHeap(3, seeded), false},
		{lines.Front{Drawn: true}, over, false},
	} {
		test.front.Keeper = &shelf{}
		text, err := typedTo(t, test.front, test.game, "T3", "n")
		require.NoError(t, err)
		require.Equal(t, test.told, strings.Contains(text, "4711"), text)
	}
}

// A reporting keeper has something to say when a game ends.
type reporting struct{ shelf }

func (*reporting) Leave(play.Game) string { return "The game is in a file." }

func TestAReportOfTheKeeperComesBeforeTheNextGame(t *testing.T) {
	text, err := typedTo(t, lines.Front{Keeper: &reporting{}}, playtest.NewHeap(3), "T3", "y", "quit")
	require.NoError(t, err)
	require.Contains(t, text, ") The game is in a file.\n|")
	require.NotContains(t, typed(t, playtest.NewHeap(3), "T3", "y", "quit"), ") \n\n")
}

func TestTheRulesLeaveOutTheKeysOfTheScreen(t *testing.T) {
	shown := typed(t, playtest.NewHeap(5), "rules", "quit")
	require.Contains(t, shown, "5> The rules\n\nTake one to three matches.\nThe last one wins.\n\n5> ")
}

func TestTheRulesEndWithTheLegend(t *testing.T) {
	for _, legend := range []string{"", "| a match\n"} {
		game := playtest.NewHeap(5)
		words := *game.Words()
		words.Legend = legend
		shown := typed(t, playtest.NewHeap(5, func(match *play.Match) { match.Words = &words }), "rules", "quit")
		require.True(t, strings.HasSuffix(shown, "\n\n"+legend+"5> "), shown)
		require.NotContains(t, shown, "\n\n\n")
	}
}

// Each column but the last one is full, and the lines are at most 60 columns wide.
func TestColumnsAreFilledOneAfterAnother(t *testing.T) {
	for width := 5; width < 40; width++ {
		for count := 5; count < 14; count++ {
			var options []play.Option
			for i := range count {
				text := fmt.Sprintf("%c%s", 'a'+i, strings.Repeat(".", width-1))
				options = append(options, play.Option{Text: text, Said: text, From: strconv.Itoa(i + 1)})
			}
			columns, rows := (60+3)/(width+3), count
			if columns >= 3 && count > 6 {
				rows = count / columns
				if count%columns > 0 {
					rows++
				}
			}
			_, listed, _ := strings.Cut(typed(t, playtest.Begin(listing{playtest.Heap{Matches: 5}, options}, inDigits), "moves", "quit"), "5> ")
			listed, _, _ = strings.Cut(listed, "\n5> ")
			got := strings.Split(listed, "\n")
			require.Len(t, got, rows, "%d texts of width %d", count, width)
			for row, line := range got {
				require.LessOrEqual(t, len(line), 60)
				for column, text := range strings.Fields(line) {
					require.Equal(t, options[column*rows+row].Text, text)
				}
			}
		}
	}
}

// A listing heap has the given options.
type listing struct {
	playtest.Heap
	options []play.Option
}

func (l listing) Options() []play.Option { return l.options }

// inDigits makes the options those that a player types in digits.
func inDigits(match *play.Match) {
	words := *match.Words
	words.Digits = true
	match.Words = &words
}
