package draughts_test

import (
	"maps"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
)

func TestKingsDoNotDependOnThePlayerToMove(t *testing.T) {
	for _, fen := range []string{"W:WK1,2:B3,K50", "B:WK1,2:B3,K50"} {
		require.Equal(t, draughts.SquaresOf(1, 50), positionOf(t, fen).Kings())
	}
	require.Zero(t, draughts.Start().WithToMove(draughts.Black).Kings())
}

func TestPiecesHaveColorAndRank(t *testing.T) {
	for _, color := range []draughts.Color{draughts.White, draughts.Black} {
		man, king := draughts.Man(color), draughts.King(color)
		for _, piece := range []draughts.Piece{man, king} {
			got, some := piece.Color()
			require.True(t, some)
			require.Equal(t, color, got)
		}
		require.False(t, man.IsKing())
		require.True(t, king.IsKing())
		require.Equal(t, color.String()+" man", man.String())
		require.Equal(t, color.String()+" king", king.String())
	}
	_, some := draughts.None.Color()
	require.False(t, some)
	require.False(t, draughts.None.IsKing())
	require.Equal(t, "no piece", draughts.None.String())
}

func TestColorsAndNotationsAreText(t *testing.T) {
	for _, color := range []draughts.Color{draughts.White, draughts.Black} {
		text, err := color.MarshalText()
		require.NoError(t, err)
		require.Equal(t, color.String(), string(text))
		var again draughts.Color
		require.NoError(t, again.UnmarshalText(text))
		require.Equal(t, color, again)
	}
	for name, notation := range map[string]draughts.Notation{"kata": draughts.Kata, "pdn": draughts.PDN} {
		text, err := notation.MarshalText()
		require.NoError(t, err)
		require.Equal(t, name, string(text))
		require.Equal(t, name, notation.String())
		var again draughts.Notation
		require.NoError(t, again.UnmarshalText(text))
		require.Equal(t, notation, again)
	}
	color, notation := draughts.Black, draughts.PDN
	require.EqualError(t, color.UnmarshalText([]byte("White")), `color "White": expected white or black`)
	require.EqualError(t, notation.UnmarshalText([]byte("fen")), `notation "fen": expected kata or pdn`)
	require.Equal(t, draughts.Black, color, "unchanged")
	require.Equal(t, draughts.PDN, notation, "unchanged")
}

// A position behaves like a map from squares to pieces, with a player to move.
func TestPositionIsAMapOfPieces(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		position, model := draughts.Position{}, map[draughts.Square]draughts.Piece{}
		color := draughts.White
		t.Repeat(map[string]func(*rapid.T){
			"put": func(t *rapid.T) {
				square := draughts.Square(rapid.IntRange(0, 60).Draw(t, "square"))
				piece := draughts.Piece(rapid.IntRange(0, 4).Draw(t, "piece"))
				position = position.With(square, piece)
				delete(model, square)
				if square.OnBoard() && piece != draughts.None {
					model[square] = piece
				}
			},
			"turn": func(t *rapid.T) {
				color = draughts.Color(rapid.IntRange(0, 1).Draw(t, "color"))
				position = position.WithToMove(color)
			},
			"": func(t *rapid.T) {
				require.Equal(t, color, position.ToMove())
				require.Equal(t, model, maps.Collect(position.Pieces()))
				rebuilt := draughts.Position{}.WithToMove(color)
				for s := draughts.Square(0); s <= 60; s++ {
					piece := position.At(s)
					of, some := piece.Color()
					if piece != model[s] ||
						position.Occupied(draughts.White).Has(s) != (some && of == draughts.White) ||
						position.Occupied(draughts.Black).Has(s) != (some && of == draughts.Black) ||
						position.Kings().Has(s) != piece.IsKing() {
						require.Fail(t, "the position differs from the model", "square %d of %v", s, position)
					}
					rebuilt = rebuilt.With(s, piece)
				}
				require.Equal(t, position, rebuilt)
			},
		})
	})
}
