package evaluation_test

import (
	"bytes"
	"compress/flate"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts/engine/evaluation"
)

func TestWeightsAreReadBackFromTheirFile(t *testing.T) {
	w := randomWeights(rand.New(rand.NewPCG(4, 4)))
	file, err := w.MarshalBinary()
	require.NoError(t, err)
	var read evaluation.Weights
	require.NoError(t, read.UnmarshalBinary(file))
	require.Equal(t, *w, read)
}

// compressed returns a compressed file with the given contents.
func compressed(t *testing.T, data []byte) []byte {
	t.Helper()
	var file bytes.Buffer
	out, err := flate.NewWriter(&file, flate.BestSpeed)
	require.NoError(t, err)
	_, err = out.Write(data)
	require.NoError(t, err)
	require.NoError(t, out.Close())
	return file.Bytes()
}

const fileSize = 4 * (28*6561 + evaluation.Numbers + 36*36)

func TestAFileHasEachWeightInItsPlace(t *testing.T) {
	data := make([]byte, fileSize)
	copy(data, []byte{0x34, 0x12, 0xff, 0xff}) // the first pattern of the first window
	copy(data[4*(27*6561+6560):], []byte{2, 0, 3, 0, 4, 0, 5, 0})
	copy(data[fileSize-4:], []byte{6, 0, 7, 0})
	var w evaluation.Weights
	require.NoError(t, w.UnmarshalBinary(compressed(t, data)))
	require.Equal(t, evaluation.Phases{Early: 0x1234, Late: -1}, w.Patterns[0][0])
	require.Equal(t, evaluation.Phases{Early: 2, Late: 3}, w.Patterns[27][6560])
	require.Equal(t, evaluation.Phases{Early: 4, Late: 5}, w.Numbers[0])
	require.Equal(t, evaluation.Phases{Early: 6, Late: 7}, w.Materials[36*36-1])
}

func TestADamagedFileIsRefused(t *testing.T) {
	w := randomWeights(rand.New(rand.NewPCG(5, 5)))
	before := *w
	for _, size := range []int{0, fileSize - 1, fileSize + 1, 2 * fileSize} {
		err := w.UnmarshalBinary(compressed(t, make([]byte, size)))
		require.ErrorIs(t, err, evaluation.ErrSize, "%d bytes", size)
	}
	file, err := w.MarshalBinary()
	require.NoError(t, err)
	require.Error(t, w.UnmarshalBinary(file[:len(file)/2]))
	require.Error(t, w.UnmarshalBinary([]byte("no weights")))
	require.Equal(t, before, *w)
}
