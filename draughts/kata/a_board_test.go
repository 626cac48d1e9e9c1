package kata

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// boardOf returns a board with pieces such as w44: a white man on column 4, row 4.
func boardOf(pieces string) string {
	rows := strings.Split(strings.Repeat(" . . . . .\n. . . . . \n", 5), "\n")[:10]
	for piece := range strings.FieldsSeq(pieces) {
		x, y := int(piece[1]-'0'), int(piece[2]-'0')
		rows[9-y] = rows[9-y][:x] + piece[:1] + rows[9-y][x+1:]
	}
	return strings.Join(rows, "\n")
}

// turnsOf returns the turns of a player, with a blank between them.
func turnsOf(t *testing.T, color Color, pieces string) string {
	t.Helper()
	turns, err := ValidTurns(boardOf(pieces), color)
	require.NoError(t, err)
	return strings.Join(turns, " ")
}

func TestABoardHasTenRowsOfTenSquares(t *testing.T) {
	rows := strings.Split(boardOf("w44 b55"), "\n")
	for name, text := range map[string]string{
		"no row":                "",
		"a row is missing":      strings.Join(rows[:9], "\n"),
		"a row is too long":     strings.Join(append(rows[:9:9], rows[9]+"."), "\n"),
		"a row is too short":    rows[0][:9] + "\n" + strings.Join(rows[1:], "\n"),
		"there is an extra row": strings.Join(append(rows[:10:10], rows[0]), "\n"),
	} {
		_, err := ValidTurns(text, White)
		require.Error(t, err, name)
	}
	_, err := ValidTurns(strings.Join(rows, "\n"), White)
	require.NoError(t, err)
}

func TestPiecesAreOnDarkSquares(t *testing.T) {
	for _, piece := range []string{"w01", "b10", "K90", "B09", ".89"} {
		_, err := ValidTurns(boardOf(piece), White)
		require.Error(t, err, "%s is on a light square", piece)
	}
	for _, piece := range []string{"W44", "k44", "x44", "-44"} {
		_, err := ValidTurns(boardOf(piece), White)
		require.Error(t, err, "there is no piece %q", piece[:1])
	}
	_, err := ValidTurns(strings.Replace(boardOf("w44"), "w", " ", 1), White)
	require.Error(t, err, "a dark square is blank")
	_, err = ValidTurns(boardOf("w00 b99 K08 B91"), White)
	require.NoError(t, err)
}
