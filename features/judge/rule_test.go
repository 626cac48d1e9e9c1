package judge

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

type at = []yutnori.Position

// In each case, player 0 makes a move, and a screen shows the pieces elsewhere.
func TestAMistakeNamesTheRuleOfTheMove(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		mine, others at
		animal       int
		from         yutnori.Position
		result       yutnori.Result
		shown        at // player 0's pieces on the screen
		othersShown  at
		rule         string
	}{
		{mine: at{0, 0}, from: 0, result: yutnori.Gae, shown: at{0, 3}, rule: "Y2"},
		{mine: at{0, 2}, from: 2, result: yutnori.Do, shown: at{0, 4}, rule: "Y1"},
		{mine: at{0, 3}, from: 3, result: yutnori.Gae, shown: at{0, 20}, rule: "Y1"}, // it stops on the star
		{mine: at{0, 5}, from: 5, result: yutnori.Do, shown: at{0, 6}, rule: "Y10"},
		{mine: at{0, 10}, from: 10, result: yutnori.Do, shown: at{0, 11}, rule: "Y10"},
		{mine: at{0, 22}, from: 22, result: yutnori.Geol, shown: at{0, 15}, rule: "Y10"},
		{mine: at{0, 4}, from: 4, result: yutnori.Gae, shown: at{0, 20}, rule: "Y11"},
		{mine: at{0, 9}, from: 9, result: yutnori.Geol, shown: at{0, 26}, rule: "Y11"},
		{mine: at{0, 21}, from: 21, result: yutnori.Gae, shown: at{0, 27}, rule: "Y11"},
		{mine: at{0, 29}, from: 29, result: yutnori.Do, shown: at{0, 29}, rule: "Y12"},
		{mine: at{0, 19}, from: 19, result: yutnori.Do, shown: at{0, 100}, rule: "Y12"},
		{mine: at{0, 18}, from: 18, result: yutnori.Mo, shown: at{0, 1}, rule: "Y12"},
		{mine: at{0, 1}, from: 1, result: yutnori.BackDo, shown: at{0, 0}, rule: "Y13"},
		{mine: at{0, 15}, from: 15, result: yutnori.BackDo, shown: at{0, 24}, rule: "Y13"},
		{mine: at{0, 4}, animal: int(yutnori.Cow), from: 4, result: yutnori.Gae, shown: at{0, 6}, rule: "A4"},
		{mine: at{0, 15}, animal: int(yutnori.Cow), from: 15, result: yutnori.BackDo, shown: at{0, 14}, rule: "A4"},
		{mine: at{0, 16}, animal: int(yutnori.Cow), from: 16, result: yutnori.Do, shown: at{0, 18}, rule: "Y1"},
		{mine: at{3, 3}, from: 3, result: yutnori.Do, shown: at{3, 4}, rule: "Y2"},
		{mine: at{3, 3}, from: 3, result: yutnori.Do, shown: at{0, 4}, rule: "Y2"},
		{mine: at{3, 4}, from: 3, result: yutnori.Do, shown: at{0, 4}, rule: "Y3"},
		{mine: at{0, 3}, others: at{0, 4}, from: 3, result: yutnori.Do, shown: at{0, 4}, othersShown: at{0, 5}, rule: "Y1"},
		{mine: at{0, 3}, others: at{0, 4}, from: 3, result: yutnori.Do, shown: at{0, 4}, othersShown: at{0, 100}, rule: "Y12"},
		{mine: at{0, 3}, others: at{4, 4}, from: 3, result: yutnori.Do, shown: at{0, 4}, othersShown: at{0, 3}, rule: "Y3"},
		{mine: at{0, 0}, from: 0, result: yutnori.BackDo, shown: at{0, 29}, rule: "Y5"},
	} {
		facts := yutnori.Basic(2, 2)
		if test.animal != 0 {
			facts.Teams[0].Skills = yutnori.Animal(test.animal).Skills()
		}
		rules, err := yutnori.NewRules(facts)
		require.NoError(t, err)
		if test.others == nil {
			test.others = at{0, 0}
		}
		if test.othersShown == nil {
			test.othersShown = test.others
		}
		m := &match{scene: scene{rules: rules}}
		state, err := rules.Setup([][]yutnori.Position{test.mine, test.others}, 0)
		require.NoError(t, err)
		state, _, err = rules.Throw(state, test.result)
		require.NoError(t, err)
		if test.result == yutnori.Mo {
			state, _, err = rules.Throw(state, yutnori.Do)
			require.NoError(t, err)
		}
		m.state, m.last, err = rules.Move(state, yutnori.Move{From: test.from, Result: test.result})
		require.NoError(t, err)
		m.first = m.last.To

		plain, err := yutnori.NewRules(yutnori.Basic(2, 2))
		require.NoError(t, err)
		shown, err := plain.Setup([][]yutnori.Position{test.shown, test.othersShown}, m.state.Turn())
		require.NoError(t, err)
		wrong := scene{rules: plain, state: shown}
		found := readScreen(wrong.table(false) + wrong.turn())
		problem := m.compareTable(found, false)
		require.NotNil(t, problem, "%v", test)
		require.Equal(t, test.rule, m.ruleOf(problem, found), "%v", test)
	}
}

func TestAMistakeNamesTheRuleOfTheTurn(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		last yutnori.Event
		part part
		rule string
	}{
		{yutnori.Event{}, turnPart, "Y8"},
		{yutnori.Event{}, boardPart, "Y8"},
		{yutnori.Event{Kind: yutnori.Moved, Result: yutnori.Do, Pieces: 1, To: 3}, turnPart, "Y1"},
		{yutnori.Event{Kind: yutnori.Moved, Result: yutnori.BackDo}, turnPart, "Y5"},
		{yutnori.Event{Kind: yutnori.Moved, Result: yutnori.Do, Pieces: 1, To: 3, Caught: 1, Victim: 1}, turnPart, "A1"},
		{yutnori.Event{Kind: yutnori.Moved, Result: yutnori.Do, Pieces: 1, To: 3, Caught: 1, Victim: 0}, turnPart, "Y4"},
		{yutnori.Event{Kind: yutnori.Moved, Result: yutnori.Do, Pieces: 1, To: 3}, winnerPart, "Y6"},
		{yutnori.Event{Kind: yutnori.Moved, Result: yutnori.Do, Pieces: 1, To: 29}, winnerPart, "Y12"},
		{yutnori.Event{Kind: yutnori.Moved, Result: yutnori.Do, Pieces: 1, To: 3}, namesPart, ""},
	} {
		rules, err := yutnori.NewRules(yutnori.Basic(2, 2).WithAnimals(yutnori.Dog, yutnori.Pig))
		require.NoError(t, err)
		m := &match{scene: scene{rules: rules}, last: test.last, start: "Y8"}
		require.Equal(t, test.rule, m.ruleOf(&mistake{part: test.part}, screen{}), "%v", test)
	}
}

func TestTheRuleOfAKatasMove(t *testing.T) {
	t.Parallel()
	require.True(t, sameTokens("[[A1,A2][]]", "[[A2,A1][]]"))
	require.False(t, sameTokens("[[A1][A2]]", "[[A2][A1]]"))
	require.False(t, sameTokens("[[A1][]]", "[[][A1]]"))
}
