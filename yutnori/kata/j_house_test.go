package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCatchingWithYutOrMoEarnsNoThrow(t *testing.T) {
	for _, animal := range []string{"dog", "sheep"} {
		game := NewAnimalGame(animal, "sheep")
		game.House.YutNoChain = true
		game.Pieces = [][]int{{0, 0, 0, 2}, {0, 0, 0, 6}}
		play(t, &game, []string{"yut", "do"}, 2, 0)
		require.Equal(t, [][]int{{0, 0, 1, 6}, {0, 0, 0, 0}}, sorted(game))
		require.Equal(t, 1, game.Turn, animal)
	}
	game := NewGame(2, 2)
	game.House.YutNoChain = true
	game.Pieces = [][]int{{0, 1}, {0, 6}}
	play(t, &game, []string{"mo", "do"}, 1, 0)
	require.Equal(t, 1, game.Turn)
	for _, animal := range []string{"dog", "pig"} {
		game = NewAnimalGame(animal, "sheep")
		game.House.YutNoChain = true
		game.Pieces = [][]int{{0, 0, 0, 2}, {0, 0, 0, 5}}
		require.NoError(t, game.Throw("geol"))
		if animal == "dog" {
			require.NoError(t, game.Throw("back-do"))
		}
		require.NoError(t, game.Move(2, "geol"))
		require.Equal(t, 1, game.Throws, "geol earns a throw")
	}
}

func TestAPieceMayTakeTheLongWay(t *testing.T) {
	for from, to := range map[int]int{5: 7, 10: 12, 22: 24} {
		game := NewGame(2, 2)
		game.House.LongWay = true
		game.Pieces = [][]int{{0, from}, {0, 0}}
		require.NoError(t, game.Throw("gae"))
		require.NoError(t, game.MoveLongWay(from, "gae"))
		require.Equal(t, [][]int{{0, to}, {0, 0}}, sorted(game))
	}
}

func TestThereIsNoLongWayElsewhere(t *testing.T) {
	game := NewGame(2, 2)
	game.Pieces = [][]int{{0, 5}, {0, 0}}
	require.NoError(t, game.Throw("gae"))
	require.Error(t, game.MoveLongWay(5, "gae"), "not without the house rule")
	game = NewGame(2, 4)
	game.House.LongWay = true
	game.Pieces = [][]int{{0, 5, 9, 15}, {0, 0, 0, 0}}
	require.NoError(t, game.Throw("gae"))
	for _, position := range []int{0, 9, 15} {
		require.Error(t, game.MoveLongWay(position, "gae"), position)
	}
	game = NewAnimalGame("cow", "pig")
	game.House.LongWay = true
	game.Pieces = [][]int{{0, 0, 0, 5}, {0, 0, 0, 0}}
	require.NoError(t, game.Throw("gae"))
	require.Error(t, game.MoveLongWay(5, "gae"), "a cow has only one way")
}

func TestBackGaeAndBackGeolGoTwoAndThreeStepsBack(t *testing.T) {
	game := NewGame(2, 2)
	game.House.BackResults = true
	game.Pieces = [][]int{{0, 8}, {6, 7}}
	play(t, &game, []string{"back-gae"}, 8)
	require.Equal(t, [][]int{{0, 6}, {0, 7}}, sorted(game), "7 is only passed")
	game = NewGame(2, 2)
	game.House.BackResults = true
	game.Pieces = [][]int{{0, 2}, {0, 0}}
	play(t, &game, []string{"back-geol"}, 2)
	require.Equal(t, [][]int{{0, 19}, {0, 0}}, sorted(game))
}

func TestBackDoFromPosition1(t *testing.T) {
	for house, to := range map[string]int{"": 29, "hand": 0, "arrive": 100} {
		game := NewGame(2, 2)
		game.House.BackFromOne = house
		game.Pieces = [][]int{{1, 1}, {0, 0}}
		play(t, &game, []string{"back-do"}, 1)
		require.Equal(t, [][]int{{to, to}, {0, 0}}, sorted(game))
		require.Equal(t, map[string]int{"": -1, "hand": -1, "arrive": 0}[house], game.Winner)
	}
}

func TestPlayersStartAtTheirOwnCorners(t *testing.T) {
	for _, test := range []struct {
		corner   string
		position int
		caught   bool
	}{
		{"se", 5, true},
		{"ne", 29, true},
		{"nw", 15, true},
		{"sw", 10, true},
		{"ne", 5, false},
		{"sw", 5, false},
	} {
		game := NewGame(2, 2)
		game.House.Corners, game.House.Clockwise = []string{"se", test.corner}, []bool{false, false}
		game.Pieces = [][]int{{0, 3}, {0, test.position}}
		play(t, &game, []string{"gae"}, 3)
		require.Equal(t, 5, sorted(game)[0][1])
		require.Equal(t, test.caught, sorted(game)[1][1] == 0, "%s on %d", test.corner, test.position)
	}
}

func TestPlayersMayGoAroundClockwise(t *testing.T) {
	for position, caught := range map[int]bool{15: true, 5: false} {
		game := NewGame(2, 2)
		game.House.Corners, game.House.Clockwise = []string{"se", "se"}, []bool{false, true}
		game.Pieces = [][]int{{0, 3}, {0, position}}
		play(t, &game, []string{"gae"}, 3)
		require.Equal(t, 5, sorted(game)[0][1])
		require.Equal(t, caught, sorted(game)[1][1] == 0, "on %d", position)
	}
}

func TestAllRoadsMeetInTheCenter(t *testing.T) {
	game := NewGame(2, 2)
	game.House.Corners, game.House.Clockwise = []string{"se", "nw"}, []bool{false, true}
	game.Pieces = [][]int{{0, 21}, {0, 22}}
	play(t, &game, []string{"do"}, 21)
	require.Equal(t, [][]int{{0, 22}, {0, 0}}, sorted(game))
}
