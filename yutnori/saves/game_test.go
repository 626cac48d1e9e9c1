package saves_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/saves"
)

// The assignment's two saved games.
const (
	threePlayers = "Olivia Ava Sophia | Olivia 2 0 0 10 10 | Ava 1 0 0 2 100 | Sophia 3 0 3 100 100 | 2"
	noahLiam     = "Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1"
)

func TestTheAssignmentsGamesAreRead(t *testing.T) {
	game, err := saves.Parse(noahLiam)
	require.NoError(t, err)
	require.Equal(t, saves.Game{
		Players: []saves.Player{
			{ID: "Noah", Animal: 1, Positions: [4]yutnori.Position{0, 100, 100, 100}},
			{ID: "Liam", Animal: 0, Positions: [4]yutnori.Position{1, 5, 5, 5}},
		},
		Turn: 1,
	}, game)
	require.Equal(t, noahLiam, game.String())
	require.Equal(t, []string{"Noah", "Liam"}, game.IDs())

	game, err = saves.Parse(threePlayers)
	require.NoError(t, err)
	require.Equal(t, saves.Game{
		Players: []saves.Player{
			{ID: "Olivia", Animal: 2, Positions: [4]yutnori.Position{0, 0, 10, 10}},
			{ID: "Ava", Animal: 1, Positions: [4]yutnori.Position{0, 0, 2, 100}},
			{ID: "Sophia", Animal: 3, Positions: [4]yutnori.Position{0, 3, 100, 100}},
		},
		Turn: 2,
	}, game)
	require.Equal(t, threePlayers, game.String())
}

func TestReadingIsLenientWithSpaceAndOrder(t *testing.T) {
	want, err := saves.Parse(noahLiam)
	require.NoError(t, err)
	for _, line := range []string{
		noahLiam + "\n",
		noahLiam + "\r\n",
		"  Noah   Liam |\tNoah 1   0 100 100 100 | Liam 0 1 5 5 5 |  1  \r\n",
		"Noah Liam|Noah 1 0 100 100 100|Liam 0 1 5 5 5|1",
		"Noah Liam | Noah 1 100 0 100 100 | Liam 0 5 1 5 5 | 1",
	} {
		game, err := saves.Parse(line)
		require.NoError(t, err, line)
		require.Equal(t, want, game, line)
	}
}

func TestALineThatIsNotAGameHasAReason(t *testing.T) {
	for _, c := range []struct {
		name   string
		line   string
		reason error
		says   string
	}{
		{"nothing", "", saves.ErrIDs, "not 0"},
		{"one id", "Noah | Noah 1 0 0 0 0 | 0", saves.ErrIDs, "not 1"},
		{
			"five ids", "A B C D E | A 0 0 0 0 0 | B 0 0 0 0 0 | C 0 0 0 0 0 | D 0 0 0 0 0 | E 0 0 0 0 0 | 0",
			saves.ErrIDs, "not 5",
		},
		{"an id with a digit", "Noah Li4m | Noah 1 0 0 0 0 | Li4m 0 0 0 0 0 | 0", saves.ErrIDs, `"Li4m"`},
		{"an id that would be a path", "Noah ../Liam | Noah 1 0 0 0 0 | ../Liam 0 0 0 0 0 | 0", saves.ErrIDs, `"../Liam"`},
		{"an id that is not English", "Noah 리암 | Noah 1 0 0 0 0 | 리암 0 0 0 0 0 | 0", saves.ErrIDs, `"리암"`},
		{"bytes that are not text", "Noah \xff\x1b | Noah 1 0 0 0 0 | \xff\x1b 0 0 0 0 0 | 0", saves.ErrIDs, `"\xff\x1b"`},
		{"no players", "Noah Liam", saves.ErrParts, "not 1 part for 2 ids"},
		{"no turn", "Noah Liam | Noah 1 0 0 0 0 | Liam 0 0 0 0 0", saves.ErrParts, "not 3 parts for 2 ids"},
		{"a part too many", noahLiam + " | 1", saves.ErrParts, "not 5 parts for 2 ids"},
		{"cut short", noahLiam[:len(noahLiam)-1], yutnori.ErrNoTurn, `: ""`},
		{"a very long word", "Noah " + strings.Repeat("\x1b", 1<<20), saves.ErrIDs, `not "\x1b\x1b`},
		{"two turns", noahLiam + " 0", yutnori.ErrNoTurn, `: "1 0"`},
		{"names in another order", "Noah Liam | Liam 0 1 5 5 5 | Noah 1 0 100 100 100 | 1", saves.ErrNames, `expected Noah, not "Liam"`},
		{"another name", "Noah Liam | Noah 1 0 0 0 0 | liam 0 0 0 0 0 | 1", saves.ErrNames, `expected Liam, not "liam"`},
		{"an empty part", "Noah Liam | | Liam 0 0 0 0 0 | 1", saves.ErrNames, "expected Noah, not nothing"},
		{"a name twice", "Noah Noah | Noah 1 0 0 0 0 | Noah 0 0 0 0 0 | 0", saves.ErrNameTwice, "Noah"},
		{"a name alone", "Noah Liam | Noah | Liam 0 0 0 0 0 | 0", saves.ErrFour, "not 0 words"},
		{"three positions", "Noah Liam | Noah 1 0 0 0 | Liam 0 0 0 0 0 | 0", saves.ErrFour, "positions, not 4 words"},
		{"five positions", "Noah Liam | Noah 1 0 0 0 0 0 | Liam 0 0 0 0 0 | 0", saves.ErrFour, "Noah: expected an animal and four positions, not 6 words"},
		{"animal 4", "Noah Liam | Noah 4 0 0 0 0 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoAnimal, `Noah: that is not an animal of this game: expected 0 to 3, not "4"`},
		{"animal -1", "Noah Liam | Noah -1 0 0 0 0 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoAnimal, `"-1"`},
		{"an animal that does not fit", "Noah Liam | Noah 256 0 0 0 0 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoAnimal, `"256"`},
		{"a position that does not fit", "Noah Liam | Noah 1 0 0 0 256 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, `"256"`},
		{"an animal by name", "Noah Liam | Noah dog 0 0 0 0 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoAnimal, `"dog"`},
		{"position 30", "Noah Liam | Noah 1 0 0 0 30 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, "Noah: that is not a position of the board: 30"},
		{"position 99", "Noah Liam | Noah 1 0 0 0 99 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, "Noah: that is not a position of the board: 99"},
		{"position 101", "Noah Liam | Noah 1 0 0 0 101 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, "Noah: that is not a position of the board: 101"},
		{"position 128", "Noah Liam | Noah 1 0 0 0 128 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, `"128"`},
		{"position -1", "Noah Liam | Noah 1 -1 0 0 0 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, `"-1"`},
		{"a position by name", "Noah Liam | Noah 1 0 0 0 x | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, `"x"`},
		{"a leading zero", "Noah Liam | Noah 1 0 0 0 05 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, `"05"`},
		{"a sign", "Noah Liam | Noah 1 0 0 0 +5 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, `"+5"`},
		{"a number too long", "Noah Liam | Noah 1 0 0 0 99999999999999999999 | Liam 0 0 0 0 0 | 0", yutnori.ErrNoPosition, "9"},
		{"two players on one cell", "Noah Liam | Noah 1 0 0 0 5 | Liam 0 0 0 0 5 | 0", yutnori.ErrSharedCell, "Noah and Liam on 5"},
		{"two players on 29", "Noah Liam | Noah 1 0 0 0 29 | Liam 0 0 0 0 29 | 0", yutnori.ErrSharedCell, "Noah and Liam on 29"},
		{"a player who has won", "Noah Liam | Noah 1 100 100 100 100 | Liam 0 1 5 5 5 | 1", yutnori.ErrAllArrived, "Noah: all"},
		{"turn 2 of 2", "Noah Liam | Noah 1 0 0 0 0 | Liam 0 0 0 0 0 | 2", yutnori.ErrNoTurn, "expected 0 to 1, not 2"},
		{"turn -1", "Noah Liam | Noah 1 0 0 0 0 | Liam 0 0 0 0 0 | -1", yutnori.ErrNoTurn, `"-1"`},
		{"a turn by name", "Noah Liam | Noah 1 0 0 0 0 | Liam 0 0 0 0 0 | Noah", yutnori.ErrNoTurn, `"Noah"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			game, err := saves.Parse(c.line)
			require.ErrorIs(t, err, c.reason)
			require.ErrorContains(t, err, c.says)
			require.NotContains(t, err.Error(), "\n")
			require.Less(t, len(err.Error()), 200)
			require.Empty(t, game)
		})
	}
}

func TestPlayersMayStandTogetherInTheHandAndAtHome(t *testing.T) {
	_, err := saves.Parse("A B C D | A 0 0 0 0 100 | B 0 0 0 0 100 | C 0 0 3 3 100 | D 0 0 0 0 29 | 3")
	require.NoError(t, err)
}

func TestAGameIsWrittenWithPositionsAscending(t *testing.T) {
	game := saves.Game{Players: []saves.Player{
		{ID: "Noah", Animal: 1, Positions: [4]yutnori.Position{100, 100, 0, 100}},
		{ID: "Liam", Animal: 0, Positions: [4]yutnori.Position{5, 5, 1, 5}},
	}, Turn: 1}

	require.Equal(t, noahLiam, game.String())
	require.Equal(t, [4]yutnori.Position{5, 5, 1, 5}, game.Players[1].Positions, "the game itself is unchanged")
}

func TestEveryGameReadsAsItWasWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := games().Draw(t, "game")
		read, err := saves.Parse(game.String())
		require.NoError(t, err)
		require.Equal(t, game, read)
	})
}

func FuzzParse(f *testing.F) {
	for _, line := range []string{noahLiam, threePlayers, noahLiam + "\r\n", "", "|", "A B|A|B|", "A B | A 3 6 0 0 0 | B 0 0 0 0 0 | 0"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		game, err := saves.Parse(line)
		if err != nil {
			require.Empty(t, game, "a game or an error, never both")
			require.NotContains(t, err.Error(), "\n", "one line")
			return
		}
		require.NoError(t, game.Check())
		written := game.String()
		require.NotContains(t, written, "\n")
		again, err := saves.Parse(written)
		require.NoError(t, err)
		require.Equal(t, game, again)
	})
}

// games generates games that can be saved. Their only names are A to D, so that many
// games have the same ids.
func games() *rapid.Generator[saves.Game] {
	return rapid.Custom(func(t *rapid.T) saves.Game {
		ids := rapid.Permutation([]string{"A", "B", "C", "D"}).Draw(t, "ids")
		ids = ids[:rapid.IntRange(2, 4).Draw(t, "players")]
		// Each cell has one owner, because two players cannot share a cell.
		cells := rapid.SliceOfN(rapid.IntRange(0, len(ids)-1), 30, 30).Draw(t, "owners of cells")
		game := saves.Game{Turn: rapid.IntRange(0, len(ids)-1).Draw(t, "turn")}
		for number, id := range ids {
			player := saves.Player{ID: id, Animal: yutnori.Animal(rapid.IntRange(0, 3).Draw(t, "animal"))}
			open := []yutnori.Position{0, 100}
			for cell := yutnori.Position(1); cell <= 29; cell++ {
				onRoad := cell <= 5 || cell >= 15 && cell <= 24 || cell == 29
				if cells[cell] == number && (onRoad || player.Animal != yutnori.Cow) {
					open = append(open, cell)
				}
			}
			for i := range player.Positions {
				player.Positions[i] = rapid.SampledFrom(open).Draw(t, "position")
			}
			player.Positions = ascending(player.Positions)
			if player.Positions[0] == 100 {
				player.Positions[0] = 0
			}
			game.Players = append(game.Players, player)
		}
		return game
	})
}

func ascending(positions [4]yutnori.Position) [4]yutnori.Position {
	slices.Sort(positions[:])
	return positions
}
