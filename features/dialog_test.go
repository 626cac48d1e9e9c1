package features_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
	"games.example/internal/protocol"
)

func TestARefusalHasItsReason(t *testing.T) {
	refusal := &protocol.Refusal{Why: "such a game cannot be played: a board has at least 2 spaces, not 1"}
	require.NoError(t, features.CheckRefusal(refusal, "a board has at least 2 spaces, not 1"))
	require.Error(t, features.CheckRefusal(refusal, "a board has at least 2 spaces"))
	require.EqualError(t, features.CheckRefusal(nil, "why"), `expected {"refused": (any words)}, since why`)
}
