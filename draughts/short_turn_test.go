package draughts_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

func TestTheShortestTextOfATurnReadsBackAsTheSameMove(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(5, 6))
	short := 0
	for range fewer(300) {
		for _, kind := range kinds {
			p := kind.random(r)
			for _, n := range []draughts.Notation{draughts.Kata, draughts.PDN} {
				for _, turn := range p.UniqueTurns(n) {
					text := p.ShortTurn(turn, n)
					if text != turn.Text(n) {
						short++
					}
					got, err := p.ParseShortTurn(text, n)
					if err != nil || got.Move() != turn.Move() {
						require.Fail(t, "read as another move", "%s in %s: %s, %v", text, p, got, err)
					}
					got, err = p.ParseShortTurn(turn.Text(n), n)
					if err != nil || got != turn {
						require.Fail(t, "read as another turn", "%s in %s: %s, %v", turn, p, got, err)
					}
				}
			}
		}
	}
	require.Greater(t, short, fewer(100))
}

// The error for a short text that fits several moves lists every move.
func TestAShortTextThatFitsOneMoveIsRead(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 8))
	several := 0
	for range fewer(4000) {
		p := scattered(r, 4+r.IntN(20), 0.5, anywhere)
		like := map[string][]draughts.Move{}
		for m := range walkedMoves(walks(p)) {
			if m.Captured() != 0 {
				text := fmt.Sprintf("%dx%d", m.From(), m.To())
				like[text] = append(like[text], m)
			}
		}
		for text, moves := range like {
			turn, err := p.ParseShortTurn(text, draughts.PDN)
			if len(moves) == 1 {
				require.NoError(t, err, "%s in %s", text, p)
				require.Equal(t, moves[0], turn.Move())
				continue
			}
			several++
			var ambiguous *draughts.AmbiguousError
			require.ErrorAs(t, err, &ambiguous, "%s in %s", text, p)
			var listed []draughts.Move
			for _, turn := range ambiguous.Turns {
				listed = append(listed, turn.Move())
			}
			require.ElementsMatch(t, moves, listed)
		}
	}
	require.Greater(t, several, fewer(10))
}

// The error is ErrMustCaptureMore only for captures that take too few pieces.
func TestAShortTextThatCapturesTooFewPiecesIsRefused(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(9, 10))
	rounds, tooFew := 2000, 0
	if testing.Short() {
		rounds = 30
	}
	var texts []string
	for from := draughts.Square(1); from.OnBoard(); from++ {
		for to := draughts.Square(1); to.OnBoard(); to++ {
			texts = append(texts, fmt.Sprintf("%dx%d", from, to))
		}
	}
	for range rounds {
		p := scattered(r, 4+r.IntN(16), 0.3, anywhere)
		like := map[string]bool{} // whether the text fits a turn
		for from, piece := range p.Pieces() {
			if color, _ := piece.Color(); color == p.ToMove() {
				jumps(p, from, from, nil, func(to draughts.Square) { like[fmt.Sprintf("%dx%d", from, to)] = false })
			}
		}
		for m := range walkedMoves(walks(p)) {
			like[fmt.Sprintf("%dx%d", m.From(), m.To())] = true
		}
		for _, text := range texts {
			_, err := p.ParseShortTurn(text, draughts.PDN)
			fits, possible := like[text]
			isTooFew := possible && !fits
			if isTooFew {
				tooFew++
			}
			if isTooFew != errors.Is(err, draughts.ErrMustCaptureMore) || !possible && err == nil {
				require.Fail(t, "the wrong error", "%s in %s: %v", text, p, err)
			}
		}
	}
	require.Greater(t, tooFew, rounds/20)
}

// jumps calls land for each square where a capture by the piece from a square can end, as
// if captures were optional and could end early. The piece is now above another square,
// and has captured the given pieces.
func jumps(p draughts.Position, from, above draughts.Square, captured []draughts.Square, land func(to draughts.Square)) {
	king := p.At(from).IsKing()
	for _, direction := range [][2]int{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}} {
		next := func(n int) (s draughts.Square, free bool) {
			s, dark := draughts.SquareAt(above.X()+n*direction[0], above.Y()+n*direction[1])
			return s, dark && (p.At(s) == draughts.None || s == from)
		}
		n := 1
		over, free := next(n)
		for ; free && king; over, free = next(n) {
			n++
		}
		color, some := p.At(over).Color()
		if !some || free || color == p.ToMove() || slices.Contains(captured, over) {
			continue
		}
		for to, free := next(n + 1); free; to, free = next(n + 1) {
			land(to)
			jumps(p, from, to, append(slices.Clip(captured), over), land)
			if n++; !king {
				break
			}
		}
	}
}

func TestTurnsAreReadAsPeopleWriteThem(t *testing.T) {
	for _, test := range []struct{ fen, text, want string }{
		{"W:W31-50:B1-20", "32-28", "32-28"},
		{"W:W26:B31", "26x37", "26x37"},
		{"W:W26:B31,42", "26x48", "26x37x48"},
		{"W:W26:B31,42", "26x37x48", "26x37x48"},
		{"W:W26:B31,42", "26x48x31x42", "26x37x48"},
		{"W:W26:B31,42", "26x48x42x31", "26x37x48"},
		{"B:W7:B1", "01x12", "1x12"},
		// A few of the landing squares are enough if they identify the move.
		{"B:W22,24,27,31,34,40,45,48:BK2,7,15,25", "2x30x17", "2x30x39x17"},
		{"W:W28:B22,23,12,13", "28x28", "28x17x8x19x28"},
		{"W:W28:B22,23,12,13", "28x17x19x28", "28x17x8x19x28"},
		{"W:W28:B22,23,12,13", "28x19x8x17x28", "28x19x8x17x28"},
	} {
		turn, err := positionOf(t, test.fen).ParseShortTurn(test.text, draughts.PDN)
		require.NoError(t, err, "%s in %s", test.text, test.fen)
		require.Equal(t, test.want, turn.Text(draughts.PDN))
	}
	// If two moves have the same first and last squares, the path or the captured
	// pieces identify the move.
	twoWays := positionOf(t, "B:W20,21,K23,28,39:BK15")
	_, err := twoWays.ParseShortTurn("15x26", draughts.PDN)
	require.EqualError(t, err, "2 moves begin and end like this: expected 15x29x12x26 or 15x33x17x26")
	require.NotPanics(t, func() { _ = new(draughts.AmbiguousError).Error() })
	for text, want := range map[string]string{
		"15x26x23x21x20": "15x29x12x26",
		"15x26x20x28x21": "15x33x17x26",
		"15x33x17x26":    "15x33x17x26",
		"15x33x26":       "15x33x17x26",
		"15x12x26":       "15x29x12x26",
		"15x24x12x26":    "",
	} {
		turn, err := twoWays.ParseShortTurn(text, draughts.PDN)
		if want == "" {
			require.ErrorIs(t, err, draughts.ErrNoJump)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, want, turn.Text(draughts.PDN))
		require.Equal(t, want, twoWays.ShortTurn(turn, draughts.PDN))
	}

	turn, err := draughts.Start().ParseShortTurn("33-44", draughts.Kata)
	require.NoError(t, err)
	require.Equal(t, "33-44", turn.String())
}

func TestAShortTurnIsRefusedWithAReason(t *testing.T) {
	for _, test := range []struct {
		fen, text string
		why       error
	}{
		{"W:W31-50:B1-20", "", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-28-23", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-51", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-0", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-028", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-2a", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-/8", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-1B", draughts.ErrNotATurn}, // 'B' is 18 characters after '0'
		{"W:W31-50:B1-20", "32x28x23-19", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "32-27-x", draughts.ErrNotATurn},
		{"W:W31-50:B1-20", "20-24", draughts.ErrNoPiece},
		{"W:W31-50:B1-20", "32-23", draughts.ErrNoStep},
		{"W:W31-50:B1-20", "32x28", draughts.ErrNoJump},
		{"W:W26,40:B31", "40-34", draughts.ErrMustCapture},
		{"W:W26,50:B31,42,44", "50x39", draughts.ErrMustCaptureMore},
		{"W:W26,50:B31,42,44", "26x37", draughts.ErrMustCaptureMore},
		{"W:WK1,31:B7,18,41", "1x29", draughts.ErrMustCaptureMore},
		{"W:WK1,31:B7,18,41", "1x6", draughts.ErrNoJump},
		{"W:W26:B31,42", "26x48x31", draughts.ErrNoJump},
		{"W:W28:B22,23,12,13", "28x8x19x17x28", draughts.ErrNoJump},
		{"W:W26:B31,42", "26x48x31x31", draughts.ErrNoJump},
		{"W:W26:B31,42", "26x48x31x42x42", draughts.ErrNoJump},
	} {
		_, err := positionOf(t, test.fen).ParseShortTurn(test.text, draughts.PDN)
		require.ErrorIs(t, err, test.why, "%s in %s", test.text, test.fen)
	}
	for _, text := range []string{"3-44", "34-44", "33x44x", "33:44"} {
		_, err := draughts.Start().ParseShortTurn(text, draughts.Kata)
		require.ErrorIs(t, err, draughts.ErrNotATurn, text)
	}
	_, err := draughts.Start().ParseShortTurn("e4", draughts.PDN)
	require.EqualError(t, err, "not a turn: expected one like 32-28, 26x37 or 26x37x48")
	_, err = draughts.Start().ParseShortTurn("26"+strings.Repeat("x37x26", 30), draughts.PDN)
	require.ErrorIs(t, err, draughts.ErrNotATurn)
}
