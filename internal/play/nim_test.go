package play_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
)

// nim is a moment of a game with three heaps: a player takes any number of matches from
// one heap, and whoever takes the last match wins.
type nim struct {
	heaps  [3]int
	player int
	lost   bool // whether the player on turn has resigned
}

func (n nim) Turn() play.Turn {
	return play.Turn{Player: n.player, Over: n.lost || n.heaps == [3]int{}, Winner: 1 - n.player}
}

func (n nim) Title() string { return fmt.Sprintf("player %d: %v", n.player+1, n.heaps) }

func (n nim) Options() (options []play.Option) {
	for heap, size := range n.heaps {
		for take := range size {
			said := fmt.Sprintf("%d %d", heap+1, take+1)
			options = append(options, play.Option{Text: "heap and matches: " + said, Said: said})
		}
	}
	return options
}

func (n nim) Do(said string) (play.Moment, play.Event, error) {
	who := fmt.Sprintf("player %d: ", n.player+1)
	if n.lost = said == play.Resign; n.lost {
		return n, play.Event{Said: said, Ended: true, Text: who + "resigns", Log: []string{who + "resigns"}}, nil
	}
	var heap, take int
	if _, err := fmt.Sscanf(said, "%d %d", &heap, &take); err != nil || heap < 1 || heap > 3 || take < 1 || take > n.heaps[heap-1] {
		return nil, play.Event{}, errors.New("expected a heap and a number of its matches, such as 3 2")
	}
	n.heaps[heap-1] -= take
	n.player = 1 - n.player
	said = fmt.Sprintf("%d %d", heap, take)
	return n, play.Event{Said: said, Text: who + said, Log: []string{who + said}}, nil
}

func (n nim) Board(play.View) (board play.Board) {
	for _, size := range n.heaps {
		board.Lines = append(board.Lines, strings.Repeat("|", size))
	}
	return board
}

func (n nim) Picture(play.View) string { return "" }

// Chances returns a function that knows the theory: a player wins by leaving heaps whose
// sizes have the exclusive or 0.
func (n nim) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances {
		chances := play.Chances{After: map[string]float64{}}
		for _, option := range n.Options() {
			if next, _, _ := n.Do(option.Said); nimSum(next.(nim)) == 0 {
				chances.After[option.Said], chances.Win, chances.Best, chances.Better = 1, 1, option.Said, option.Said
				chances.Hint = play.Hint{Options: n.Options(), Text: option.Said + " wins"}
			} else {
				chances.After[option.Said] = 0
			}
		}
		return chances
	}
}

func nimSum(n nim) int { return n.heaps[0] ^ n.heaps[1] ^ n.heaps[2] }

// begunNim returns a game of two people.
func begunNim() play.Game {
	return play.Begin(&play.Match{
		Seats: []play.Seat{{Name: "Ann"}, {Name: "Bob"}}, Words: play.WordsIn(nil),
		Record: func(game play.Game) (string, error) { return strings.Join(game.Log(), "\n") + "\n", nil },
	}, nim{heaps: [3]int{1, 2, 4}})
}

func TestAGameOfAFewLinesHasUndoHintReviewAndRecord(t *testing.T) {
	game := begunNim()
	for _, said := range []string{"3 4", "1 1", "2 2"} {
		next, err := game.Say(said)
		require.NoError(t, err)
		game = next
	}
	require.True(t, game.Over())
	winner, _ := game.Winner()
	require.Equal(t, 0, winner)
	_, err := game.Say("1 1")
	require.EqualError(t, err, "The game is over.")
	record, err := game.Text()
	require.NoError(t, err)
	require.Equal(t, "player 1: 3 4\nplayer 2: 1 1\nplayer 1: 2 2\n", record)
	judgments := game.Judge()(t.Context())
	require.InDelta(t, 1, judgments[1].Loss, 0, "3 1 was better")
	require.Equal(t, "3 1", judgments[1].Better)
	require.Equal(t, "player 2: 1 1", game.Past()[2].Action)
	require.Equal(t, "3 4", game.Events()[0].Said)
	before, ok := game.Undo()
	require.True(t, ok)
	require.Equal(t, "player 1: [0 2 0]", before.Title())
	_, advice := before.Hint()(t.Context())
	require.Equal(t, "2 2 wins", advice.Text)
	require.Equal(t, []string{"", "||", "", "player 1: [0 2 0]"}, before.Lines(before, play.View{}))
	resigned, ok := before.Resign()
	require.True(t, ok)
	winner, _ = resigned.Winner()
	require.Equal(t, 1, winner)
}
