package yutnori_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// tally counts the events of a game.
type tally struct{ turns, moves, catches, throws, firstWins int }

// playRandomly plays a game, and picks each move uniformly from the moves that move a
// piece. It spends a back result on nothing only if no move moves a piece.
func playRandomly(rules *yutnori.Rules, chance *rand.Rand, buffer []yutnori.Move) (tally, error) {
	state := rules.Start()
	game := tally{turns: 1}
	for {
		var event yutnori.Event
		var err error
		if state.Chains() > 0 {
			state, _, err = rules.Throw(state, rules.Read(yutnori.YutSticks{}.ThrowFour(chance)))
			if err != nil {
				return game, err
			}
			game.throws++
			continue
		}
		moves := rules.AppendMoves(buffer, &state)
		for len(moves) > 1 && moves[len(moves)-1].Idle() {
			moves = moves[:len(moves)-1]
		}
		move := moves[0]
		if len(moves) > 1 {
			move = moves[chance.Uint32N(uint32(len(moves)))]
		}
		if state, event, err = rules.Move(state, move); err != nil {
			return game, err
		}
		if event.Pieces > 0 {
			game.moves++
		}
		if event.Caught > 0 {
			game.catches++
		}
		if event.TurnOver {
			game.turns++
		}
		if event.Won {
			if event.Player == 0 {
				game.firstWins++
			}
			return game, nil
		}
	}
}

// The reference figures and their errors come from two other implementations. Less than
// once in a million tests, a mean is off by more than five standard errors. The test
// estimates the standard errors from the games.
func TestRandomGamesAgreeWithReferenceFigures(t *testing.T) {
	games := 40_000
	if testing.Short() {
		games = 2_000
	}
	for name, reference := range map[string]struct {
		players, pieces       int
		turns, turnsError     float64
		moves, catches, first float64 // 0 if there is no figure
	}{
		"2 players, 4 pieces": {2, 4, 39.87, .03, 51.09, 5.23, .503},
		"3 players, 4 pieces": {3, 4, 59.22, .05, 0, 0, 0},
		"4 players, 4 pieces": {4, 4, 79.16, .07, 0, 0, 0},
		"2 players, 2 pieces": {2, 2, 20.52, .02, 0, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rules, err := yutnori.NewRules(yutnori.Basic(reference.players, reference.pieces))
			require.NoError(t, err)
			chance := rand.New(rand.NewPCG(39, 87))
			buffer := make([]yutnori.Move, 0, yutnori.MaxMoves)
			var turns, moves, catches, first sample
			for range games {
				game, err := playRandomly(rules, chance, buffer)
				require.NoError(t, err)
				turns.add(game.turns)
				moves.add(game.moves)
				catches.add(game.catches)
				first.add(game.firstWins)
			}
			turns.requireMean(t, reference.turns, reference.turnsError, "turns")
			if reference.moves > 0 {
				moves.requireMean(t, reference.moves, .03, "moves")
				catches.requireMean(t, reference.catches, .01, "catches")
				first.requireMean(t, reference.first, .001, "wins of the first player")
			}
		})
	}
}

// sample adds up numbers, to compute their mean.
type sample struct{ n, sum, squares float64 }

func (s *sample) add(number int) {
	x := float64(number)
	s.n++
	s.sum += x
	s.squares += x * x
}

func (s *sample) requireMean(t *testing.T, want, wantError float64, what string) {
	t.Helper()
	mean := s.sum / s.n
	variance := s.squares/s.n - mean*mean
	require.InDelta(t, want, mean, wantError+5*math.Sqrt(variance/s.n), what)
}

func TestAGameAllocatesNothing(t *testing.T) {
	for name, facts := range map[string]yutnori.Facts{
		"basic":    yutnori.Basic(2, 4),
		"advanced": yutnori.Advanced(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow),
		"house":    yutnori.House(),
	} {
		rules, err := yutnori.NewRules(facts)
		require.NoError(t, err)
		chance := rand.New(rand.NewPCG(1, 1))
		buffer := make([]yutnori.Move, 0, yutnori.MaxMoves)
		require.Zero(t, testing.AllocsPerRun(100, func() {
			if _, err := playRandomly(rules, chance, buffer); err != nil {
				panic(err)
			}
		}), name)
	}
}

func BenchmarkRandomGame(b *testing.B) {
	rules, err := yutnori.NewRules(yutnori.Basic(2, 4))
	require.NoError(b, err)
	chance := rand.New(rand.NewPCG(1, 1))
	buffer := make([]yutnori.Move, 0, yutnori.MaxMoves)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := playRandomly(rules, chance, buffer); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
