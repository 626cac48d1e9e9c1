package draughts_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

func TestAMoveReadsBackWithItsPiecesInAnyOrder(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(9, 10))
	captured := 0
	for range 300 {
		for _, kind := range kinds {
			p := kind.random(r)
			for m := range walkedMoves(walks(p)) {
				text := fmt.Sprintf("%d-%d", m.From(), m.To())
				if m.Captured() != 0 {
					captured++
					pieces := slices.Collect(m.Captured().All())
					r.Shuffle(len(pieces), func(i, j int) { pieces[i], pieces[j] = pieces[j], pieces[i] })
					text = fmt.Sprintf("%dx%d", m.From(), m.To())
					for _, s := range pieces {
						text += fmt.Sprintf("x%d", s)
					}
				}
				got, err := p.ParseMove(text)
				if err != nil || got != m {
					require.Fail(t, "read as another move", "%s in %s: %s, %v", text, p, got, err)
				}
			}
		}
	}
	require.Greater(t, captured, 100)
}

func TestAMoveThatThePositionDoesNotHaveIsRefused(t *testing.T) {
	for text, why := range map[string]error{
		"":                draughts.ErrNotATurn,
		"26":              draughts.ErrNotATurn,
		"e4":              draughts.ErrNotATurn,
		"26-21":           draughts.ErrMustCapture,
		"26x48":           draughts.ErrNotAMove,
		"26x48x31":        draughts.ErrNotAMove,
		"26x48x31x42x42":  draughts.ErrNotAMove,
		"26x37x48":        draughts.ErrNotAMove,
		"26x37x31":        draughts.ErrNotAMove,
		"31x48x26x42":     draughts.ErrNotAMove,
		"26x48x31x42x1x2": draughts.ErrNotAMove,
	} {
		m, err := positionOf(t, "W:W26:B31,42").ParseMove(text)
		require.ErrorIs(t, err, why, text)
		require.Equal(t, draughts.Move{}, m)
	}
}

func TestACaptureWithoutCapturedPiecesIsNotAStep(t *testing.T) {
	m, err := draughts.Start().ParseMove("32x28")
	require.ErrorIs(t, err, draughts.ErrNotAMove)
	require.Equal(t, draughts.Move{}, m)
}
