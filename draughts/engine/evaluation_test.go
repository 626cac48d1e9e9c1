package engine_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/engine/evaluation"
)

func TestTheWeightsFileIsSmallAndFull(t *testing.T) {
	file, err := os.ReadFile("weights.bin")
	require.NoError(t, err)
	require.LessOrEqual(t, len(file), 2_000_000)
	var w evaluation.Weights
	require.NoError(t, w.UnmarshalBinary(file))
	learned := 0
	for _, window := range w.Patterns {
		for _, weight := range window {
			if weight != (evaluation.Phases{}) {
				learned++
			}
		}
	}
	require.Greater(t, learned, 30_000)
}

func TestAnEvaluationIsNeverAWinOrALoss(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 1))
	crowd := func(piece draughts.Piece) draughts.Position {
		p := draughts.Position{}
		for s := draughts.Square(1); s <= 50; s++ {
			p = p.With(s, piece)
		}
		return p
	}
	positions := []draughts.Position{crowd(draughts.WhiteKing), crowd(draughts.BlackKing), crowd(draughts.WhiteMan), {}}
	for range 1000 {
		positions = append(positions, randomPosition(r))
	}
	for _, p := range positions {
		score := engine.Evaluate(p)
		_, ends := score.Distance()
		require.False(t, ends, "%v in %v", score, p)
		require.LessOrEqual(t, max(score, -score), engine.Score(evaluation.Most))
	}
}

// On average, the score of a man is about a hundred, and a king is worth more.
func TestAScoreIsInMen(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(2, 2))
	var men, kings, n engine.Score
	for range 3000 {
		p := randomPosition(r)
		opponent := p.ToMove().Opponent()
		for s, piece := range p.Pieces() {
			if piece == draughts.Man(opponent) {
				without := engine.Evaluate(p.With(s, draughts.None))
				men += without - engine.Evaluate(p)
				kings += without - engine.Evaluate(p.With(s, draughts.King(opponent)))
				n++
				break
			}
		}
	}
	require.InDelta(t, 100, float64(men/n), 50)
	require.InDelta(t, 350, float64(kings/n), 200)
}

// In level, quiet positions from games, the median worth of an extra man is about a
// hundred.
func TestAManIsWorthAHundred(t *testing.T) {
	t.Parallel()
	isQuiet := func(p draughts.Position) bool {
		return !p.CanCapture() && !p.WithToMove(p.ToMove().Opponent()).CanCapture()
	}
	r := rand.New(rand.NewPCG(2, 4))
	var gains []float64
	for range 6 {
		g, e := draughts.New(), small()
		for !g.IsOver() {
			p := g.Position()
			moves := p.AppendMoves(nil)
			move := moves[r.IntN(len(moves))]
			if g.Len() > 3 {
				move = search(t, e, g, engine.Limit{Nodes: 50 + r.IntN(100)}).Move
			}
			require.NoError(t, g.PlayMove(move))
			looks := engine.Evaluate(p)
			if !isQuiet(p) || looks < -20 || looks > 20 || p.Occupied(draughts.White).Len() != p.Occupied(draughts.Black).Len() {
				continue
			}
			for s := range (p.Occupied(p.ToMove().Opponent()) &^ p.Kings()).All() {
				if without := p.With(s, draughts.None); isQuiet(without) {
					gains = append(gains, float64(engine.Evaluate(without)-looks))
				}
			}
		}
	}
	require.Greater(t, len(gains), 200)
	slices.Sort(gains)
	require.InDelta(t, 100, gains[len(gains)/2], 8)
}

func TestAnEngineMayUseOtherWeights(t *testing.T) {
	g := game(t, "W:W31-50:B1-19") // too far apart to capture on the first turn
	w := new(evaluation.Weights)
	w.Numbers[1] = evaluation.Phases{Early: 500, Late: 500} // each man is worth half a man more
	e := engine.New(engine.Options{Hash: 1, Weights: w})
	require.Equal(t, engine.Score(150), search(t, e, g, engine.Limit{Depth: 1}).Score)
}

func TestAnEngineMayCountMaterialAlone(t *testing.T) {
	t.Parallel()
	g := game(t, "W:W31-50:B1-19") // too far apart to capture on the first turn
	e := engine.New(engine.Options{Hash: 1, Material: true})
	r, err := e.Search(t.Context(), g, engine.Limit{Depth: 1}, nil)
	require.NoError(t, err)
	require.Equal(t, engine.Score(100), r.Score)
	e.Configure(engine.Options{Hash: 1})
	e.Clear()
	r, err = e.Search(t.Context(), g, engine.Limit{Depth: 1}, nil)
	require.NoError(t, err)
	require.NotEqual(t, engine.Score(100), r.Score)
}

// In each position, White is ahead. The same holds if the players exchange their colors.
func TestAScoreShrinksIfItsMaterialIsUsuallyDrawn(t *testing.T) {
	t.Parallel()
	w := new(evaluation.Weights) // counts men and kings alone
	for fen, test := range map[string]struct {
		counted, want engine.Score
		why           string
	}{
		"W31,32,33,34:B1,2":           {200, 200, "there are no kings"},
		"WK46,K47,33:B1,2,3,4":        {300, 300, "Black has no king"},
		"WK46,K47,33:BK5,1":           {300, 37, "White has three pieces"},
		"WK46,33:BK5":                 {100, 12, "White has two pieces"},
		"W31,32,33,34:BK5":            {100, 100, "White has no king"},
		"WK46,31,32,33:BK5,1,2":       {100, 50, "White has one more man"},
		"WK46,K47,31,32:BK4,K5,1":     {100, 50, "each player has two kings"},
		"WK46,31,32,33:BK5,1":         {200, 200, "White has two more men"},
		"WK46,K47,31,32:BK5,1,2":      {300, 300, "White has one more king"},
		"WK46,K47,31,32:BK5,1,2,3,14": {100, 100, "White has one more king and two men fewer"},
	} {
		t.Run(test.why, func(t *testing.T) {
			white := "W:" + fen
			black := strings.NewReplacer("W", "B", "B", "W").Replace(white)
			for _, p := range []draughts.Position{game(t, white).Position(), game(t, black).Position()} {
				require.Equal(t, test.want, engine.EvaluateWith(w, p), "%v", p)
				require.Equal(t, test.counted, engine.EvaluateWith(nil, p), "material alone, %v", p)
				p = p.WithToMove(p.ToMove().Opponent())
				require.Equal(t, -test.want, engine.EvaluateWith(w, p), "the other player is to move, %v", p)
			}
		})
	}
}

// A player with fewer men may be ahead.
func TestThePlayerWithTheBetterScoreIsAhead(t *testing.T) {
	t.Parallel()
	w := new(evaluation.Weights)
	w.Numbers[0] = evaluation.Phases{Early: 4000, Late: 4000} // the turn is worth four men
	require.Equal(t, engine.Score(150), engine.EvaluateWith(w, game(t, "W:WK46,31,32,33:BK5,1,2,3,4").Position()))
	require.Equal(t, engine.Score(200), engine.EvaluateWith(w, game(t, "W:WK46,31,32,33:BK5,1,2,3,4,14").Position()))
	require.Equal(t, engine.Score(37), engine.EvaluateWith(w, game(t, "W:WK46,31,32:BK5,1,2,3").Position()))
}
