package lines_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/lines"
	"games.example/internal/play/playtest"
)

// played plays a heap of matches with the given lines of input, and returns the output.
func played(t *testing.T, matches int, input ...string) string {
	t.Helper()
	return playedFrom(t, playtest.NewHeap(matches), input...)
}

func playedFrom(t *testing.T, game play.Game, input ...string) string {
	t.Helper()
	var out strings.Builder
	console := command.NewConsole(strings.NewReader(strings.Join(input, "\n")), &out)
	front := lines.Front{Setup: playtest.Setup{}, Console: console, Keeper: &shelf{}}
	game, err := front.Run(t.Context(), game)
	if err != nil {
		require.ErrorIs(t, err, command.ErrEndOfInput)
		require.False(t, game.Over())
	}
	return out.String()
}

// shelf is a keeper that records the games that it keeps.
type shelf struct {
	kept    []int
	reports []string // of the next moments
}

func (s *shelf) Keep(game play.Game) string {
	s.kept = append(s.kept, playtest.HeapOf(game).Matches)
	if len(s.reports) == 0 {
		return ""
	}
	report := s.reports[0]
	s.reports = s.reports[1:]
	return report
}

func (s *shelf) Save(play.Game) string  { return "" }
func (s *shelf) Leave(play.Game) string { return "" }

func TestAGameIsPlayedToItsEnd(t *testing.T) {
	require.Equal(t, `|||||
You took 2.
|||
The program took 1.
||
You took 2.

`, played(t, 5, "T2", "t2", "T1"))
}

func TestWordsListHintUndoResignAndShow(t *testing.T) {
	for input, want := range map[string]string{
		"moves":                   "take 1 of the matches\ntake 2 of the matches\ntake 3 of the matches\n",
		"hint":                    "T3 is good\n",
		"undo":                    "There is nothing to take back.\n",
		"T1\nundo":                "You took 1.\n||||\nThe program took 1.\n|||\n|||||\n",
		"board":                   "|||||\n",
		"BOARD\n\n":               "|||||\n",
		"resign":                  "|||||\n",
		"how many":                "5 matches\n",
		"\n\nboard":               "|||||\n",
		"quit\nT1":                "",
		"T9":                      "take one to three matches: expected T1, T2 or T3\n",
		"help":                    "  T2       take two matches\n" + play.WordsIn(nil).Answers(),
		"hint\n\n":                "T3 is good\nYou took 3.\n||\nThe program took 1.\n|\n",
		"hint\nT1\n\n":            "T3 is good\nYou took 1.\n||||\nThe program took 1.\n|||\n",
		"hint\nmoves\nundo\n\nT1": "T3 is good\ntake 1 of the matches\ntake 2 of the matches\ntake 3 of the matches\nThere is nothing to take back.\nYou took 3.\n||\nThe program took 1.\n|\nYou took 1.\n\n",
	} {
		require.Equal(t, "|||||\n"+want, played(t, 5, input), input)
	}
}

func TestTheHelpBeginsWithTheRulesInShort(t *testing.T) {
	short := func(match *play.Match) {
		words := *match.Words
		words.InShort = "Take one to three matches.\nThe last one wins."
		match.Words = &words
	}
	require.Contains(t, playedFrom(t, playtest.NewHeap(5, short), "help"), "|||||\nTake one to three matches.\nThe last one wins.\n  T2       take two matches\n")
}

// The help for lines names no letters and no rules, so in the lines of a file a letter is a
// mistake.
func TestOnlyATerminalHasKeysForCommands(t *testing.T) {
	for _, key := range []string{"?", "h", "ㅗ", "U", "q", "rules"} {
		require.Equal(t, "|||||\ntake one to three matches: expected T1, T2 or T3\n|||||\n", played(t, 5, key, "board"), key)
	}
}

func TestTheLineOfThePlayersLeavesOutTheRules(t *testing.T) {
	require.Equal(t, []string{"rival: Bob"}, lines.Players(playtest.Setup{}, play.Choices{"rival": "Bob", "matches": "12"}))
	require.Empty(t, lines.Players(playtest.Setup{}, play.Choices{"matches": "12"}))
}

// quoting is a heap that quotes what it refuses.
type quoting struct{ playtest.Heap }

func (quoting) Do(said string) (play.Moment, play.Event, error) {
	return nil, play.Event{}, errors.New("not a move: " + said)
}

func TestARefusalQuotesWhatIsTyped(t *testing.T) {
	for _, typed := range []string{"Moves?", "rules", "RULES"} {
		require.Equal(t, "|||||\nnot a move: "+typed+"\n", playedFrom(t, playtest.Begin(quoting{playtest.Heap{Matches: 5}}), typed))
	}
}

func TestEachMomentIsKeptAndEachNewFailureIsPrinted(t *testing.T) {
	var out strings.Builder
	console := command.NewConsole(strings.NewReader("T1\nmoves\nundo\nT1\nundo\n"), &out)
	const full, busy = "the disk is full", "another program is changing it"
	keeper := shelf{reports: []string{full, full, busy, "", busy, busy}}
	var reports []string
	front := lines.Front{Setup: playtest.Setup{}, Console: console, Keeper: &keeper, Complain: func(report string) { reports = append(reports, report) }}
	_, err := front.Run(t.Context(), playtest.NewHeap(5))
	require.ErrorIs(t, err, command.ErrEndOfInput)
	require.Equal(t, []int{4, 3, 5, 4, 3, 5}, keeper.kept)
	require.Equal(t, []string{full, busy, busy}, reports)
	require.NotContains(t, out.String(), full)
}

// named is a heap that answers the word board itself.
type named struct {
	playtest.Heap
	answer string
}

func (n named) Answer(question string) (lines []string, ok bool) {
	return []string{n.answer}, question == "board"
}

func TestAGamesOwnQuestionComesFirstAndItsAnswerIsPrintable(t *testing.T) {
	require.Equal(t, "|||||\na pile of \\x1bmatches\n", playedFrom(t, playtest.Begin(named{playtest.Heap{Matches: 5}, "a pile of \x1bmatches"}), "board", ""))
}

func TestAProgramLearnsAfterTheEnd(t *testing.T) {
	heap := playtest.NewHeap(1, playtest.Learning)
	require.Equal(t, "|\nYou took 1.\n\nThe program has learned.\n", playedFrom(t, heap, "T1"))
}

func TestTheRecordOfTheLastGameIsPrintedIfRecordsAre(t *testing.T) {
	for matches, record := range map[int]string{3: "\n3 3\n", 13: ""} { // a heap of 13 has no record
		for _, printed := range []bool{false, true} {
			var out strings.Builder
			front := lines.Front{Setup: playtest.Setup{}, Console: command.NewConsole(strings.NewReader("T3\nquit\n"), &out), Keeper: &shelf{}, Printed: printed}
			_, err := front.Run(t.Context(), playtest.NewHeap(matches))
			require.NoError(t, err)
			played := out.String()
			front.Print()
			want := ""
			if printed {
				want = record
			}
			require.Equal(t, played+want, out.String())
		}
	}
}

func TestAGameThatCannotContinueEndsWithItsError(t *testing.T) {
	heap := playtest.NewHeap(5).Stop(errors.New("the matches are wet"))
	console := command.NewConsole(neverRead{}, &strings.Builder{})
	front := lines.Front{Setup: playtest.Setup{}, Console: console, Keeper: &shelf{}}
	_, err := front.Run(t.Context(), heap)
	require.Equal(t, heap.Err(), err)
}

func TestAnInterruptEndsAnUnfinishedGame(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	var out strings.Builder
	front := lines.Front{Setup: playtest.Setup{}, Console: command.NewConsole(neverRead{}, &out), Keeper: &shelf{}}
	game, err := front.Run(ctx, playtest.NewHeap(5))
	require.ErrorIs(t, err, command.ErrInterrupted)
	require.Equal(t, "|||||\n", out.String(), "no line is ended where no prompt began it")
	require.Equal(t, 5, playtest.HeapOf(game).Matches)
}

func TestAnInterruptEndsAnUnfinishedGameOfPrograms(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	thoughts := 0
	game := playtest.NewHeap(5, func(match *play.Match) {
		match.Seats[0].Program = func(ctx context.Context, _ play.Game) (play.Moment, play.Event, error) {
			thoughts++
			require.Equal(t, 1, thoughts, "it thinks on")
			stop()
			return nil, play.Event{}, ctx.Err()
		}
	})
	var keeper shelf
	front := lines.Front{Setup: playtest.Setup{}, Console: command.NewConsole(neverRead{}, &strings.Builder{}), Keeper: &keeper}
	game, err := front.Run(ctx, game)
	require.Equal(t, command.ErrInterrupted, err)
	require.Equal(t, 5, playtest.HeapOf(game).Matches)
	require.Empty(t, keeper.kept, "the program has not acted")
}

// broken is an output to which nothing can be written.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

func TestProgramsStopPlayingWhenNobodyReads(t *testing.T) {
	taken := 0
	root := &cobra.Command{Use: "heap", RunE: func(c *cobra.Command, _ []string) error {
		console := command.NewConsole(strings.NewReader(""), c.OutOrStdout())
		front := lines.Front{Setup: playtest.Setup{}, Console: console, Keeper: dropped{}}
		_, err := front.Run(c.Context(), playtest.NewHeap(5, func(match *play.Match) {
			program := match.Seats[1].Program
			match.Seats[1].Program = func(ctx context.Context, game play.Game) (play.Moment, play.Event, error) {
				taken++
				return program(ctx, game)
			}
			match.Seats[0] = match.Seats[1]
		}))
		return err
	}}
	require.Equal(t, command.Failed, command.Run(root, nil, nil, broken{}, io.Discard))
	require.Equal(t, 1, taken)
}

// dropped is a keeper that keeps nothing.
type dropped struct{}

func (dropped) Keep(play.Game) string  { return "" }
func (dropped) Save(play.Game) string  { return "" }
func (dropped) Leave(play.Game) string { return "" }

// neverRead is an input whose text never comes.
type neverRead struct{}

func (neverRead) Read([]byte) (int, error) { select {} }
