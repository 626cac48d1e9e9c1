package bot_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// The features test the order of the aims. This test covers ties.
func TestGreedyDecidesBetweenEqualAims(t *testing.T) {
	for name, test := range map[string]struct {
		facts         yutnori.Facts
		own, opponent []yutnori.Position
		thrown        []yutnori.Result
		move          string
	}{
		"the last position is a step before home": {
			yutnori.Basic(2, 2),
			[]yutnori.Position{16, 29},
			nil,
			[]yutnori.Result{yutnori.BackDo},
			"29 back-do", // 29 goes back to 19, and 16 to 15
		},
		"more pieces arrive": {
			yutnori.Basic(2, 3),
			[]yutnori.Position{19, 29, 29},
			nil,
			[]yutnori.Result{yutnori.Gae},
			"29 gae",
		},
		"more steps are saved by an arrival": {
			yutnori.Basic(2, 2),
			[]yutnori.Position{19, 29},
			nil,
			[]yutnori.Result{yutnori.Gae},
			"19 gae",
		},
		"the greater stack": {
			yutnori.Basic(2, 4),
			[]yutnori.Position{11, 13, 13, 15},
			nil,
			[]yutnori.Result{yutnori.Gae},
			"13 gae",
		},
		"more pieces move to a fork": {
			yutnori.Basic(2, 3),
			[]yutnori.Position{3, 8, 8},
			nil,
			[]yutnori.Result{yutnori.Gae},
			"8 gae",
		},
		"the piece nearest to arriving": {
			yutnori.Basic(2, 2),
			[]yutnori.Position{11, 16},
			nil,
			[]yutnori.Result{yutnori.Do},
			"16 do",
		},
		"the first result": {
			yutnori.Basic(2, 1),
			[]yutnori.Position{28},
			nil,
			[]yutnori.Result{yutnori.Yut, yutnori.Gae},
			"28 gae",
		},
		"the catch nearest to arriving": {
			yutnori.Basic(2, 2),
			[]yutnori.Position{6, 11},
			[]yutnori.Position{7, 12},
			[]yutnori.Result{yutnori.Do},
			"11 do",
		},
	} {
		rules := rulesOf(t, test.facts)
		if test.opponent == nil {
			test.opponent = make([]yutnori.Position, len(test.own))
		}
		state, err := rules.Setup([][]yutnori.Position{test.own, test.opponent}, 0)
		require.NoError(t, err)
		state = thrown(t, rules, state, test.thrown...)
		move := bot.NewGreedy(rules).Move(&state, nil)
		require.Equal(t, test.move, move.String(), name)
	}
}
