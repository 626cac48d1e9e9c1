package kata

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheExampleOfTheKata(t *testing.T) {
	board := strings.Join([]string{
		" K . . . .",
		". b . . . ",
		" . . b . .",
		". . . . b ",
		" . . . b .",
		". . . w . ",
		" . . . . b",
		". . w b w ",
		" . . . . .",
		". B w . . ",
	}, "\n")
	turns, err := ValidTurns(board, White)
	require.NoError(t, err)
	require.Equal(t, []string{"19x46x68x95x51"}, turns)
	turns, err = ValidTurns(board, Black)
	require.NoError(t, err)
	require.Equal(t, []string{"75x53x31"}, turns)
}

func TestTheStartingPosition(t *testing.T) {
	board := strings.Join([]string{
		" b b b b b",
		"b b b b b ",
		" b b b b b",
		"b b b b b ",
		" . . . . .",
		". . . . . ",
		" w w w w w",
		"w w w w w ",
		" w w w w w",
		"w w w w w ",
	}, "\n")
	turns, err := ValidTurns(board, White)
	require.NoError(t, err)
	require.Equal(t, "13-04 13-24 33-24 33-44 53-44 53-64 73-64 73-84 93-84", strings.Join(turns, " "))
}
