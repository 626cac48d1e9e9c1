package draughts_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// The refused texts are turns of another position, and valid turns with typing errors.
func TestExactlyTheListedTurnsAreAccepted(t *testing.T) {
	for _, kind := range kinds {
		t.Run(kind.name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(3, uint64(len(kind.name))))
			before := draughts.Start()
			for range trials() / 10 {
				p := kind.random(random)
				for _, n := range []draughts.Notation{draughts.Kata, draughts.PDN} {
					listed := texts(p, n)
					requireAcceptsOnly(t, p, n, listed)
					requireAcceptsOnly(t, p, n, texts(before, n))
					requireAcceptsOnly(t, p, n, slips(random, listed))
				}
				before = p
			}
		})
	}
}

// slips returns the texts with typing errors: a character is changed, lost or doubled,
// or the end is missing.
func slips(random *rand.Rand, texts []string) []string {
	var slips []string
	for _, text := range texts {
		i := random.IntN(len(text))
		before, after := text[:i], text[i+1:]
		other := "0123456789-x"[random.IntN(12)]
		slips = append(slips, before+string(other)+after, before+after, text[:i+1]+text[i:], before)
	}
	return slips
}

// requireAcceptsOnly requires that the texts of valid turns are read and played, and
// that all other texts are refused.
func requireAcceptsOnly(t *testing.T, p draughts.Position, n draughts.Notation, tries []string) {
	t.Helper()
	valid := map[string]draughts.Turn{}
	for turn := range p.Turns(n) {
		valid[turn.Text(n)] = turn
	}
	for _, text := range tries {
		turn, err := p.ParseTurn(text, n)
		want, listed := valid[text]
		if !listed {
			require.Error(t, err, "%v %s", p, text)
			require.Zero(t, turn)
			continue
		}
		require.NoError(t, err, "%v %s", p, text)
		require.Equal(t, want, turn)
		next, err := p.Play(turn)
		require.NoError(t, err)
		played, err := p.PlayMove(turn.Move())
		require.NoError(t, err)
		require.Equal(t, played, next)
	}
}

func TestTurnsAreRefusedWithAReason(t *testing.T) {
	for _, c := range []struct {
		fen, turn string
		want      error
	}{
		{"W:W28:B", "28-22", nil},
		{"W:W28:B", "28-32", draughts.ErrNoStep},
		{"W:W28:B", "28-28", draughts.ErrNoStep},
		{"W:W28:B", "28x17", draughts.ErrNoJump},
		{"W:W28:B", "22-17", draughts.ErrNoPiece},
		{"B:W28:B", "28-22", draughts.ErrNoPiece},
		{"W:W28,22,23:B", "28-22", draughts.ErrNoStep},
		{"W:W3:B", "3-8", draughts.ErrNoStep},
		{"W:W3:B", "3x14", draughts.ErrNoJump},
		{"W:W28:B22,45", "28x17", nil},
		{"W:W28:B22,45", "28-23", draughts.ErrMustCapture},
		{"W:W28:B22,45", "28x17x28", draughts.ErrNoJump},
		{"W:W28:B22,11,45", "28x17", draughts.ErrMustCaptureMore},
		{"W:W28:B22,11,45", "28x17x6", nil},
		{"W:W28:B22,11,45", "28x6", draughts.ErrNoJump},
	} {
		p := positionOf(t, c.fen)
		turn, err := p.ParseTurn(c.turn, draughts.PDN)
		require.ErrorIs(t, err, c.want, "%s %s", c.fen, c.turn)
		if c.want != nil {
			require.Zero(t, turn)
		}
	}
}

func TestTextsThatAreNotTurns(t *testing.T) {
	for n, list := range map[draughts.Notation][]string{
		draughts.Kata: {
			"", "x", "-", "4", "44", "44-", "-35", "44x", "44-35-26", "44-35x17", "44x26-17", "44X26",
			"44:26", "44 35", " 44-35", "44-35\n", "044-35", "44-45", "44x2", "44xx26", "28-22-17", "4４-35",
		},
		draughts.PDN: {"", "28", "28-0", "28-51", "28-022", "+28-22", "28-22.", "0-6", "28x", "28x17x", "28-22-17"},
	} {
		for _, text := range list {
			turn, err := draughts.Start().ParseTurn(text, n)
			require.ErrorIs(t, err, draughts.ErrNotATurn, "%q", text)
			require.Zero(t, turn)
		}
	}
	_, err := draughts.Start().ParseTurn("28", draughts.PDN)
	require.EqualError(t, err, `"28": not a turn: expected one like 32-28, 26x37 or 26x37x48`)
}

// A position accepts a turn of another position only if the turn is valid in both.
func TestATurnOfAnotherPositionIsRefused(t *testing.T) {
	start := draughts.Start()
	turn, err := start.ParseTurn("33-44", draughts.Kata)
	require.NoError(t, err)
	next, err := start.Play(turn)
	require.NoError(t, err)

	again, err := next.Play(turn)
	require.ErrorIs(t, err, draughts.ErrNoPiece)
	require.Equal(t, next, again)
	same, err := next.Play(draughts.Turn{})
	require.ErrorIs(t, err, draughts.ErrNoPiece)
	require.Equal(t, next, same)
}

// FuzzTurn checks that a valid turn is accepted and any other string is refused.
func FuzzTurn(f *testing.F) {
	for _, text := range []string{"W:W31-50:B1-20", "W:WK46:B37,23", "W:W38,40:BK33,29,19"} {
		f.Add(text, "33-44")
		f.Add(text, "32-28")
		f.Add(text, "44x26x48")
	}
	f.Fuzz(func(t *testing.T, text, try string) {
		p, err := draughts.ParseFEN(text)
		if err != nil || len(text) > 200 {
			return
		}
		for _, n := range []draughts.Notation{draughts.Kata, draughts.PDN} {
			list := texts(p, n)
			list = list[:min(len(list), 50)]
			requireAcceptsOnly(t, p, n, append(list, try, strings.ToUpper(try), try+"x11"))
		}
	})
}
