package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheFlatSidesCountInAnyOrder(t *testing.T) {
	for _, test := range []struct {
		sticks Throw
		value  int
		name   string
	}{
		{"ooox", 1, "DO"},
		{"oxoo", 1, "DO"},
		{"ooxx", 2, "GE"},
		{"xoxo", 2, "GE"},
		{"oxxx", 3, "GEOL"},
		{"xxox", 3, "GEOL"},
		{"xxxx", 4, "YUT"},
		{"oooo", 5, "MO"},
	} {
		require.Equal(t, test.value, test.sticks.Value(), test.sticks)
		require.Equal(t, test.name, test.sticks.Name(), test.sticks)
	}
}

func TestAPlayerThrowsFourSticks(t *testing.T) {
	names := map[string]bool{}
	for range 300 {
		throw, err := NewGameBoard().Player("PlayerA").Throw()
		require.NoError(t, err)
		require.Regexp(t, "^[xo]{4}$", throw)
		names[throw.Name()] = true
	}
	require.Len(t, names, 5, "DO, GE, GEOL, YUT and MO")
}
