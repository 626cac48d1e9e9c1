package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheFlatSidesOfFourSticksAreCounted(t *testing.T) {
	require.Equal(t, "do", ThrowFourYuts([4]int{0, 1, 0, 0}))
	require.Equal(t, "do", ThrowFourYuts([4]int{0, 0, 0, 1}))
	require.Equal(t, "gae", ThrowFourYuts([4]int{0, 1, 0, 1}))
	require.Equal(t, "geol", ThrowFourYuts([4]int{0, 1, 1, 1}))
	require.Equal(t, "yut", ThrowFourYuts([4]int{1, 1, 1, 1}))
}

func TestFourRoundSidesAreMo(t *testing.T) {
	require.Equal(t, "mo", ThrowFourYuts([4]int{0, 0, 0, 0}))
}

func TestTheMarkedStickAloneIsBackDo(t *testing.T) {
	require.Equal(t, "back-do", ThrowFourYuts([4]int{1, 0, 0, 0}))
	require.Equal(t, "gae", ThrowFourYuts([4]int{1, 0, 1, 0}), "the mark counts only if no other flat side is up")
	require.Equal(t, "geol", ThrowFourYuts([4]int{1, 0, 1, 1}))
}
