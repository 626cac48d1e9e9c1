//go:build unix

package lines_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/lines"
	"games.example/internal/play/playtest"
)

func TestAMomentThatIsPlayedOnAfterTheEndIsKept(t *testing.T) {
	var keeper shelf
	_, err := typedTo(t, lines.Front{Keeper: &keeper}, playtest.NewHeap(3), "T1", "T1", "v", "", "p", "quit")
	require.NoError(t, err)
	require.Equal(t, []int{2, 1, 0, 3}, keeper.kept)
	keeper.kept = nil
	_, err = typedTo(t, lines.Front{Keeper: &keeper}, playtest.NewHeap(3), "T3", "u", "quit")
	require.NoError(t, err)
	require.Equal(t, []int{0, 3}, keeper.kept, "after it is taken back")
}

// After the end of a game, and during the game, the player can see the mistakes and their
// positions, and play on from each position.
func TestAReviewShowsThePositionsOfTheMistakes(t *testing.T) {
	const again = "Again? (y, n, c: settings, u: undo, v: review, l: log) "
	game := playtest.NewHeap(3)
	shown := strings.Split(typed(t, game, "T1", "T1", "v", "q", "n"), again)
	require.Len(t, shown, 3)
	require.Equal(t, 3, strings.Count(shown[1], "T1; better: T3"), shown[1])
	require.Contains(t, shown[1], "Review (1-3: mistake, Enter: the beginning, q: back) ")

	game = playtest.NewHeap(3, func(match *play.Match) {
		match.Lines = func(now, _ play.Game, _ play.View) []string {
			return []string{strconv.Itoa(playtest.HeapOf(now).Matches)}
		}
	})
	shown = reviews(typed(t, game, "T1", "T1", "v", "2", "", "", "", "9", "p", "q", "n"))
	require.Len(t, shown, 8, "the last moment cannot be played on")
	require.Contains(t, shown[1], "2  ??  turn 1, T1; better: T3 (this cost 40% of a game)\n2\n")
	require.Contains(t, shown[2], "T1  ??\n1\n3  ??  turn 2, T1; ")
	require.Contains(t, shown[3], "T1  ??\n0")
	require.NotContains(t, shown[4], "Enter", "the last position")
	require.Contains(t, shown[4], "The game has no further position.\n")
	require.Contains(t, shown[5], "Type one of these answers; q goes back to the game.\n")
	require.Contains(t, shown[6], "Type one of these answers; q goes back to the game.\n")
	for n, prompt := range shown[1:] { // the second and the third follow a moment before the end
		require.Equal(t, n == 1 || n == 2, strings.Contains(strings.ReplaceAll(prompt, "\n", " "), "p: play on"), prompt)
	}

	shown = reviews(typed(t, game, "T1", "T1", "v", "", "", "q", "n"))
	require.Contains(t, shown[1], "Enter: the beginning, q: back) the beginning\n3\n")
	require.Contains(t, shown[2], "b: better, p: play on, q: back) T1  ??\n2\n2  ??  turn 1, T1; better: T3 (this cost 40% of a game)\n", "the next position, and the mistake after it")

	shown = reviews(typed(t, game, "T1", "T1", "v", "b", "1", "b", "", "b", "?", "help", "q", "n"))
	require.Len(t, shown, 9)
	require.Contains(t, shown[1], "Type one of these answers; q goes back to the game.\n", "no mistake is shown")
	require.True(t, strings.HasSuffix(shown[3], "b: better, p: play on, q: back) better: T3\n0\n"), "the heap after the better action: %s", shown[3])
	require.NotContains(t, shown[4], "b: better", "it is shown")
	require.Contains(t, shown[5], "b: better", "the next position is the one before another mistake")
	for _, help := range shown[6:8] {
		require.Contains(t, help, "Enter shows the next position, and - the previous position.\n")
	}

	shown = strings.Split(typed(t, game, "T1", "T1", "v", "", "p", "T3", "n"), again)
	require.Contains(t, shown[1], "q: back) \nThe record of the game:\n\n3 1 1 1\n3\n3> 0\nyou 1, computer 0\n")
	during := typed(t, playtest.NewHeap(9), "T2", "review", "1", "p", "quit")
	require.True(t, strings.HasSuffix(during, "taken back: T2, T1\n|||||||||\n9> "), during)
	require.Contains(t, typed(t, playtest.NewHeap(9), "review", "quit"), "No mistake is marked: no action cost 2% of a game.\n9> ")
}

// reviews returns the text before the first prompt of a review, and each prompt from its
// first answer to the next prompt.
func reviews(shown string) []string {
	return strings.Split(strings.ReplaceAll(shown, "Review\n(", "Review ("), "Review (")
}

func TestAReviewGoesBackOnePosition(t *testing.T) {
	shown := reviews(typed(t, playtest.NewHeap(3), "T1", "T1", "v", "2", "-", "-", "q", "n"))
	require.True(t, strings.HasSuffix(shown[2], "the beginning\n|||\n1  ??  turn 1, T1; better: T3 (this cost 40% of a game)\n"), shown[2])
	require.Contains(t, shown[2], "-: before")
	require.NotContains(t, shown[3], "-: before")
	require.Contains(t, shown[3], "Type one of these answers; q goes back to the game.\n", "nothing is before the beginning")
}

func TestAReviewTellsAPlayerWhoTypesAMoveToGoBack(t *testing.T) {
	const want = "q: back) Type one of these answers; q goes back to the game.\n"
	for _, answer := range []string{"T1", "hint", "u", "L", "zz", "b", "p", "-", "9"} {
		require.Contains(t, typed(t, playtest.NewHeap(9), "T2", "review", answer, "q", "quit"), want, answer)
	}
}

// The position after a better action lies between the position before the action and the
// position that followed in the game.
func TestAReviewGoesOnFromTheBetterPosition(t *testing.T) {
	review := func(keys ...string) []string {
		keys = append(append([]string{"T1", "T1", "T2", "review", "2", "b"}, keys...), "q", "quit")
		return reviews(typed(t, playtest.NewHeap(9), keys...))
	}
	const before = "1-6: mistake, Enter: next, -: before, b: better, p: play\non, q: back) "
	const better = "1-6: mistake, Enter: next, -: before, p: play on, q: back) "
	const mistake = "2  ??  turn 1, T1; better: T3 (this cost 40% of a game)\n"
	require.Less(t, len("Review ("+before), 80, "there is room for the answer on a terminal of 80 columns")
	shown := review("b", "-", "b", "")
	require.Equal(t, before+"better: T3\nYou took 1.\nThe program took 3.\n|||||\n", shown[2], shown)
	require.Equal(t, better+"Type one of these answers; q goes back to the game.\n", shown[3])
	require.Equal(t, better+"T1  ??\nYou took 1.\n||||||||\n"+mistake, shown[4])
	require.Equal(t, before+"better: T3\nYou took 1.\nThe program took 3.\n|||||\n", shown[5])
	require.Equal(t, better+"T1  ??\nYou took 1.\nThe program took 1.\n|||||||\n3  ??  turn 2, T1; better: T3 (this cost 40% of a game)\n", shown[6])

	shown = review("p", "undo")
	require.Contains(t, shown[3], "back) You took 1.\nThe program took 3.\n|||||\n5> taken back: T1, T3\n", "from the position that is shown")
}

func TestOneMistakeIsOfferedWithoutARange(t *testing.T) {
	const prompt = "\nReview (1: mistake, Enter: the beginning, q: back) "
	shown := typed(t, playtest.NewHeap(12), "T3", "review", "help", "q", "quit")
	require.Contains(t, shown, prompt+"A number shows the position before that mistake, and b then\n", shown)
	shown = typed(t, playtest.NewHeap(12), "T3", "review", "1", "q", "quit")
	require.Contains(t, shown, prompt+"1  ??  turn 1, T1; better: T3 (this cost 40% of a game)\n")
	shown = typed(t, playtest.NewHeap(12), "T3", "T3", "review", "q", "quit")
	require.Contains(t, shown, "\nReview (1-2: mistake, Enter: the beginning, q: back) ")
}

func TestAReviewWithoutMistakesShowsThePositions(t *testing.T) {
	games := map[string]play.Game{
		"No mistake is marked: no action cost 2% of a game.\n": playtest.NewHeap(3),
		"nobody knows\n": playtest.Begin(unjudged{playtest.Heap{Matches: 3}}),
	}
	for told, game := range games {
		shown := reviews(typed(t, game, "T3", "v", "", "", "", "1", "help", "q", "n"))
		require.Len(t, shown, 7, shown)
		require.True(t, strings.HasSuffix(shown[0], told), shown[0])
		require.Equal(t, "Enter: the beginning, q: back) the beginning\n|||\n", shown[1])
		require.True(t, strings.HasPrefix(shown[2], "Enter: next, p: play on, q: back) T3\n"), shown[2])
		require.Equal(t, "-: before, q: back) The game has no further position.\n", shown[3])
		require.Equal(t, "-: before, q: back) Type one of these answers; q goes back to the game.\n", shown[4])
		require.True(t, strings.HasPrefix(shown[5], "-: before, q: back) Enter shows the next position, and - the previous position.\n"), shown[5])
		require.Contains(t, shown[6], "q: back) Again? ")
	}
}

// An unjudged heap has no program that judges it.
type unjudged struct{ playtest.Heap }

func (u unjudged) Do(said string) (play.Moment, play.Event, error) {
	next, event, err := u.Heap.Do(said)
	if err != nil {
		return nil, event, err
	}
	return unjudged{next.(playtest.Heap)}, event, nil
}

func TestTheInputMayEndInAReview(t *testing.T) {
	text, err := typedTo(t, lines.Front{Keeper: &shelf{}}, playtest.NewHeap(9), "T2", "review")
	require.ErrorIs(t, err, command.ErrEndOfInput, "during a game")
	require.True(t, strings.HasSuffix(text, "\nReview (1-2: mistake, Enter: the beginning, q: back) \n"), "nothing more is asked: %s", text)
	_, err = typedTo(t, lines.Front{Keeper: &shelf{}}, playtest.NewHeap(3), "T1", "T1", "v")
	require.NoError(t, err, "after its end")
}
