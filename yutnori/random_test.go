package yutnori_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// playRandomly plays a game, and picks each move uniformly from the legal moves.
func playRandomly(rules *yutnori.Rules, chance *rand.Rand, buffer []yutnori.Move) error {
	state := rules.Start()
	for {
		var event yutnori.Event
		var err error
		if state.Chains() > 0 {
			state, _, err = rules.Throw(state, rules.Read(yutnori.YutSticks{}.ThrowFour(chance)))
		} else {
			moves := rules.AppendMoves(buffer, &state)
			state, event, err = rules.Move(state, moves[chance.IntN(len(moves))])
		}
		if err != nil || event.Won {
			return err
		}
	}
}

func TestAGameAllocatesNothing(t *testing.T) {
	for name, facts := range map[string]yutnori.Facts{
		"basic":    yutnori.Basic(2, 4),
		"advanced": yutnori.Advanced(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow),
		"house":    yutnori.House(),
	} {
		rules := rulesOf(t, facts)
		chance := rand.New(rand.NewPCG(1, 1))
		buffer := make([]yutnori.Move, 0, yutnori.MaxMoves)
		require.Zero(t, testing.AllocsPerRun(100, func() {
			if err := playRandomly(rules, chance, buffer); err != nil {
				panic(err)
			}
		}), name)
	}
}

func BenchmarkRandomGame(b *testing.B) {
	rules := rulesOf(b, yutnori.Basic(2, 4))
	chance := rand.New(rand.NewPCG(1, 1))
	buffer := make([]yutnori.Move, 0, yutnori.MaxMoves)
	b.ReportAllocs()
	for b.Loop() {
		if err := playRandomly(rules, chance, buffer); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
