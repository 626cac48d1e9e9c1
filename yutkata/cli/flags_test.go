package cli

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestFlagsAreOverriddenOneByOne(t *testing.T) {
	carried := gameFlags{spaces: 15, tokens: 2, players: 2}
	given := gameFlags{spaces: 20, tokens: 3, players: 4, wrap: true, obstacles: []string{"3:miss"}}
	for name, want := range map[string]gameFlags{
		"spaces":   {spaces: 20, tokens: 2, players: 2},
		"tokens":   {spaces: 15, tokens: 3, players: 2},
		"players":  {spaces: 15, tokens: 2, players: 4},
		"wrap":     {spaces: 15, tokens: 2, players: 2, wrap: true},
		"obstacle": {spaces: 15, tokens: 2, players: 2, obstacles: []string{"3:miss"}},
	} {
		flags := carried
		require.Equal(t, []string{name}, flags.override(given, func(flag string) bool { return flag == name }))
		require.Equal(t, want, flags)
		require.Empty(t, flags.override(want, func(string) bool { return true }), "the same again")
	}
	flags := carried
	require.Empty(t, flags.override(given, func(string) bool { return false }))
	require.Equal(t, carried, flags)
}
