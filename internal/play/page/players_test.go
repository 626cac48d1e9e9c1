package page_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// crowd starts a game of several people.
type crowd struct {
	playtest.Setup
	people int
}

func (c crowd) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.NewHeap(12, func(match *play.Match) { match.Seats = make([]play.Seat, c.people) }), nil
}

func TestTheStripsOfTheFirstAndTheFourthPlayerAreBelowTheBoard(t *testing.T) {
	for _, want := range [][]bool{{true, false}, {true, false, false}, {true, false, false, true}} {
		entry := heaps[0]
		entry.Setup = func(string) play.Setup { return crowd{people: len(want)} }
		var below []bool
		for _, player := range (&person{t, page.New([]page.Entry{entry}, 1)}).does(open).Players {
			below = append(below, player.Below)
		}
		require.Equal(t, want, below)
	}
}

func TestOnlyThePlayerOnTurnMovesOrThinks(t *testing.T) {
	states := func(moment page.Moment) (states []string) {
		for _, player := range moment.Players {
			states = append(states, player.State)
		}
		return states
	}
	p := newPerson(t)
	require.Equal(t, []string{"move", "idle"}, states(p.does(page.Message{Do: "start", Still: true}, open)))
	require.Equal(t, []string{"idle", "idle"}, states(p.does(press("1", "enter", "v")...)), "a review")
	require.Equal(t, []string{"idle", "idle"}, states(p.does(press("esc", "x", "y")...)), "the end")
	entry := heaps[0]
	entry.Setup = func(string) play.Setup { return thinkers{} }
	thinking, _ := page.New([]page.Entry{entry}, 1).Handle(open)
	require.Equal(t, []string{"thinking", "idle"}, states(thinking.Moment()))
}
