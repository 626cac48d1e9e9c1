package page_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// seated returns a change to a game of several players. All are persons or, if there is an
// only person, programs.
func seated(players, only int) func(*play.Match) {
	return func(match *play.Match) {
		program := match.Seats[1]
		match.Seats = make([]play.Seat, players)
		for player := range match.Seats {
			if only >= 0 && player != only {
				match.Seats[player] = program
			}
		}
	}
}

func TestTheStripsOfAPersonAndOfTheSeatBeforeAreBelowABoardOfFour(t *testing.T) {
	for _, test := range []struct {
		only int // -1: there are only persons
		want []bool
	}{
		{-1, []bool{true, false}},
		{-1, []bool{true, false, false}},
		{-1, []bool{true, false, false, true}},
		{1, []bool{false, true}},
		{1, []bool{false, true, false}},
		{2, []bool{false, false, true}},
		{0, []bool{true, false, false, true}},
		{1, []bool{true, true, false, false}},
		{2, []bool{false, true, true, false}},
		{3, []bool{false, false, true, true}},
	} {
		p, _ := personOf(t, countedly{change: seated(len(test.want), test.only)}).page.Handle(open)
		var below []bool
		for _, player := range p.Moment().Players {
			below = append(below, player.Below)
		}
		require.Equal(t, test.want, below, test.only)
	}
}

func TestAPlayerIsYouOrTheComputerOrHasAName(t *testing.T) {
	counts := []play.Count{{Name: "White", Hand: 4}, {Level: "hard", Note: "has learned", Hand: 3}}
	named := func(people bool) []page.Player {
		return countedly{counts: counts, change: func(match *play.Match) {
			match.Seats[0].Name, match.Seats[1].Name = "Ann", "Bob"
			if people {
				match.Seats[1].Program = nil
			}
		}}.plays(t).does(open).Players
	}
	alone, people := named(false), named(true)
	require.Equal(t, []string{"you", "White", "computer", "has learned"}, []string{alone[0].Name, alone[0].Level, alone[1].Name, alone[1].Level})
	require.Equal(t, []string{"White", "", "Bob", "has learned"}, []string{people[0].Name, people[0].Level, people[1].Name, people[1].Level})
	require.Equal(t, []int{4, 3}, []int{people[0].Hand, people[1].Hand})
}

func TestAStripShowsTheTurnsThatItsPlayerMisses(t *testing.T) {
	players := countedly{counts: []play.Count{{}, {Misses: 2}}}.plays(t).does(open).Players
	require.Equal(t, []int{0, 2}, []int{players[0].Misses, players[1].Misses})
}

func TestTheHandOfThePlayerOnTurnCanBePickedIfAPieceCanEnter(t *testing.T) {
	counts := []play.Count{{Spot: "hand"}, {Spot: "hand"}}
	for from, want := range map[string]string{"hand": "hand", "b": ""} {
		options := []play.Option{{From: "a", To: "c"}, {From: from, To: "c"}}
		players := countedly{counts: counts, options: options}.plays(t).does(open).Players
		require.Equal(t, []string{want, ""}, []string{players[0].Spot, players[1].Spot})
	}
	unused := countedly{counts: counts, options: []play.Option{{From: "hand", To: "hand"}}}.plays(t).does(open).Players
	require.Empty(t, unused[0].Spot, "the throw moves nothing")
}

func TestTheStripsTurnWithTheBoard(t *testing.T) {
	p := newPerson(t)
	below := func(messages ...page.Message) (below []bool) {
		for _, player := range p.does(messages...).Players {
			below = append(below, player.Below)
		}
		return below
	}
	require.Equal(t, []bool{true, false}, below(page.Message{Do: "start", Still: true}, open))
	require.Equal(t, []bool{false, true}, below(press("f")...))
	require.Equal(t, []bool{false, true}, below(press("1", "enter", "v")...), "in the review, too")
	require.Equal(t, []bool{true, false}, below(press("esc", "f")...))
}

func TestOnlyThePlayerOnTurnMovesOrThrowsOrThinks(t *testing.T) {
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
	require.Equal(t, []string{"throw", "idle"}, states(countedly{options: []play.Option{{}}}.plays(t).does(open)))
	thinking, _ := personOf(t, thinkers{}).page.Handle(open)
	require.Equal(t, []string{"thinking", "idle"}, states(thinking.Moment()))
}

func TestAPersonIsNotOnTurnWhileTheirPieceMoves(t *testing.T) {
	p := personOf(t, playtest.Setup{})
	require.Equal(t, "move", p.does(page.Message{Do: "start"}, open).Players[0].State)
	chosen, _ := p.page.Handle(page.Message{Do: "option", Number: 1})
	require.Equal(t, "move", chosen.Moment().Players[0].State)
	moving, _ := chosen.Handle(page.Message{Do: "option", Number: 1})
	require.Equal(t, "idle", moving.Moment().Players[0].State)
}
