package kata

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAPieceArrivesWhenItPasses29(t *testing.T) {
	require.Equal(t, 100, MovePlayer(29, "do"))
	require.Equal(t, 100, MovePlayer(29, "mo"))
	require.Equal(t, 100, MovePlayer(19, "gae"))
	require.Equal(t, 100, MovePlayer(22, "yut"))
	require.Equal(t, 100, MovePlayer(28, "mo"))
}
