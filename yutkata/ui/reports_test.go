package ui_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/yutkata"
	"games.example/yutkata/ui"
)

// transcript returns a new game that prints the kata's transcript.
func transcript(t *testing.T, choices play.Choices) play.Game {
	t.Helper()
	game, err := ui.Setup{Transcript: true}.Start(play.Complete(ui.Setup{}, play.Choices{"computer": "none"}, choices), 1)
	require.NoError(t, err)
	return game
}

func TestANoteExplainsWhatTheBoardDoesNotShow(t *testing.T) {
	for _, test := range []struct{ spaces, obstacle, throws, note string }{
		{"3", "", "xxxx", "A1 stays in the same place, as YUT is not the correct throw to move to the last space"},
		{"3", "", "xxxo", "A1 is taken off the board, as GEOL was the correct throw to move to the last space"},
		{"9", "3:miss", "xxxo", "PlayerA misses the next turn, as A1 landed on the obstacle on space 3"},
		{"9", "3:back:1", "xxxo", "A1 moves back, as it landed on the obstacle on space 3"},
		{"9", "", "xxxx", "PlayerA gets another throw as they threw a YUT"},
		{"9", "", "xxxo", ""},
	} {
		for notes, noted := range map[string]bool{"true": test.note != "", "false": false} {
			choices := play.Choices{"spaces": test.spaces, "obstacle": test.obstacle, "throws": test.throws, "notes": notes}
			thrown := said(t, transcript(t, choices), "t")
			lines := said(t, thrown, "A1").Lines(thrown, play.View{})
			require.Equal(t, noted, strings.Contains(strings.Join(lines, "\n"), "  *Note "), test)
			if noted {
				require.Contains(t, strings.Join(lines, "\n"), "  *Note "+test.note)
			}
		}
		people := said(t, started(t, play.Choices{"computer": "none", "spaces": test.spaces, "obstacle": test.obstacle, "throws": test.throws}), "t")
		lines := said(t, people, "A1").Lines(people, play.View{})
		require.Equal(t, test.note != "", strings.Contains(strings.Join(lines, "\n"), "\n  "), "on a line of its own")
		require.Contains(t, strings.Join(lines, "\n")+"\n", test.note+"\n")
	}
}

func TestARefusalSaysWhyAndWhatIsExpected(t *testing.T) {
	begun := started(t, play.Choices{"computer": "none", "throws": "xooo"})
	thrown := said(t, begun, "t")
	for command, why := range map[string]string{
		"PlayerC.Throw()":   "there is no PlayerC: expected t to throw",
		"PlayerB.Throw()":   "it is PlayerA's turn: expected t to throw",
		"A1":                "PlayerA has not thrown: expected t to throw",
		"A.Throw()":         `"A.Throw()" is not a command: expected t to throw (type help)`,
		"Player1.Throw()":   `"Player1.Throw()" is not a command: expected t to throw (type help)`,
		"PlayerA.Throw(A1)": `"PlayerA.Throw(A1)" is not a command: expected t to throw (type help)`,
	} {
		_, err := begun.Say(command)
		require.EqualError(t, err, why)
	}
	for command, why := range map[string]string{
		"t": "the throw DO has not been used: choose A1 or A2", "A3": "there is no token A3: choose A1 or A2",
		"B1": "B1 is PlayerB's: choose A1 or A2", "PlayerB.Move(B1)": "it is PlayerA's turn: choose A1 or A2",
	} {
		_, err := thrown.Say(command)
		require.EqualError(t, err, why)
	}
	_, err := said(t, transcript(t, play.Choices{"throws": "xooo"}), "t").Say("A3")
	require.EqualError(t, err, "there is no token A3: expected PlayerA.Move(A1) or PlayerA.Move(A2), in short A1 or A2")
}

func TestEnterAloneThrows(t *testing.T) {
	thrown, err := started(t, play.Choices{"computer": "none", "throws": "xooo"}).Do("")
	require.NoError(t, err)
	require.Equal(t, []string{"A: DO"}, thrown.Log())
}

func TestAGameEndsWithItsScript(t *testing.T) {
	game := said(t, started(t, play.Choices{"computer": "none", "throws": "xooo"}), "t", "A1")
	require.NoError(t, game.Err())
	ended, err := game.Do("t")
	require.NoError(t, err)
	require.ErrorIs(t, ended.Err(), yutkata.ErrNoMoreThrows)
	require.Equal(t, game.Len(), ended.Len())
}

// A board of 16 spaces has 81 columns.
func TestTheLinesFitTheTerminal(t *testing.T) {
	for _, test := range []struct {
		width func() int
		rows  int
	}{{nil, 2}, {func() int { return 80 }, 2}, {func() int { return 81 }, 1}, {func() int { return 20 }, 6}} {
		game, err := ui.Setup{Width: test.width}.Start(play.Complete(ui.Setup{}, play.Choices{"spaces": "16"}), 1)
		require.NoError(t, err)
		require.Equal(t, test.rows, strings.Count(strings.Join(game.Lines(play.Game{}, play.View{}), "\n"), "|\n"))
	}
}

func TestATranscriptThatDiffersNamesTheExpectedLine(t *testing.T) {
	const start, board, turn = "*Note yutkata play --spaces 3 --tokens 2", "$[[][][]]", "$PlayerA's turn"
	for lines, want := range map[string]string{
		"$[[A1][][]]":                            "2: want $[[][][]], got $[[A1][][]]",
		">t":                                     "2: want $[[][][]], got >t",
		board + "|" + turn + "|>A1":              "4: want >PlayerA.Throw(), got >A1",
		board + "|" + turn + "|>PlayerB.Throw()": "4: want >PlayerA.Throw(), got >PlayerB.Throw()",
		board + "|" + turn + "|$x":               "4: want >PlayerA.Throw(), got $x",
		board + "|" + turn + "|>t|$The throw is DO":                 "5: want a throw, as in $The throw is GEOL xxxo, got $The throw is DO",
		board + "|" + turn + "|>t|$The throw is GE xooo":            "5: want $The throw is DO xooo, got $The throw is GE xooo",
		board + "|" + turn + "|>t|$The throw is DO xooo|>B1":        "6: want one of PlayerA.Move(A1) or PlayerA.Move(A2), got >B1",
		board + "|" + turn + "|>t|$The throw is DO xooo|>fly":       "6: want one of PlayerA.Move(A1) or PlayerA.Move(A2), got >fly",
		board + "|" + turn + "|...|$[[A1][A1][]]":                   "5: want a board of this game: ",
		board + "|" + turn + "|...|$[[A1][][]]|$PlayerC's turn":     "6: want the turn of a player, as in $PlayerA's turn, got $PlayerC's turn",
		board + "  *Note empty|" + turn + " \t|>t *Note|$The throw": "5: want a throw, ",
	} {
		_, err := ui.Setup{}.Read(start+"\n"+strings.ReplaceAll(lines, "|", "\n"), nil, 1)
		require.ErrorContains(t, err, want, lines)
	}
	_, err := ui.Setup{}.Read("*Note yutkata play --spaces 2 --tokens 1\n$[[][]]\n$PlayerA's turn\n>t\n$The throw is GE xxoo\n>A1\n$The winner is PlayerA\n>t", nil, 1)
	require.ErrorContains(t, err, "8: want the end: the winner is PlayerA, got >t")
	var difference ui.Difference
	require.ErrorAs(t, err, &difference)
	line, column := difference.Place()
	require.Equal(t, [2]int{8, 0}, [2]int{line, column}, "a whole line")
	require.ErrorContains(t, ui.NewTranscript(play.Choices{"spaces": "1"}).Read(start), "a board has at least 2 spaces")
}
