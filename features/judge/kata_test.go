//go:build unix

package judge

import (
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
)

// tableOf returns a game of the kata at its begin, and a program that prints the given texts.
func tableOf(texts ...string) (*table, *script) {
	s, program := scripted(lasts, texts...)
	game, _ := yutkata.New()
	program.next()
	return &table{sitting: s, rules: game.Rules(), state: game.State()}, program
}

func TestTheThrowsOfEachGameAreCounted(t *testing.T) {
	t.Parallel()
	j := &judge{out: io.Discard}
	require.NoError(t, j.yutkata())
	require.Equal(t, kataSticks, j.tally.sticks)
	require.NoError(t, j.yutnori())
	require.Equal(t, markedSticks, j.tally.sticks)
}

func TestTheLinesOfTheKataAreCompared(t *testing.T) {
	t.Parallel()
	begin, _ := tableOf()
	board := begin.board()
	const turn = "$PlayerA's turn\n"
	require.Equal(t, turn, begin.turn())
	other := strings.Replace(board, "[]", "[A1]", 1)
	for _, test := range []struct {
		text, rule string // the rule of the last move
		move       yutkata.Move
		what, in   string
	}{
		{text: board + turn},
		{text: board + "hello\n" + board + turn},
		{text: turn, move: yutkata.Move{Won: true}},
		{text: board + "> PlayerA's turn"},
		{text: board + strings.TrimSuffix(turn, "\n") + dies},
		{text: turn, what: "the board is missing", in: "K1"},
		{text: other + turn, what: "the board: expected " + strings.Trim(board, "$\n") + ", found " + strings.Trim(other, "$\n"), in: "K1"},
		{text: other + turn, rule: "K4", what: "the board: expected " + strings.Trim(board, "$\n") + ", found " + strings.Trim(other, "$\n"), in: "K4"},
		{text: board + "$PlayerB's turn\n", rule: "K4", what: "expected PlayerA's turn, found PlayerB's turn", in: "K3"},
		{text: board + "$PlayerB's turn\n", move: yutkata.Move{Won: true}, what: "expected PlayerA's turn, found PlayerB's turn", in: "K9"},
		{text: board + "$The winner is PlayerA\n", rule: "K4", what: "expected PlayerA's turn, found The winner is PlayerA", in: "K9"},
		{text: "$The winner is PlayerA\n", rule: "K4", what: "expected PlayerA's turn, found The winner is PlayerA", in: "K9"},
		{text: board + "$The throw is DO xooo\n", what: "a throw that nobody has asked for", in: "K3"},
		{text: board + "$what\n", what: "the kata has no such line: $what"},
		{text: board + "$\n" + turn},
		{text: board + dies, what: "the program ends too early: exit status 3"},
		{text: board + strings.Repeat("x\n", 3<<10), what: "the program prints without end"},
		{text: strings.Repeat("x", 5<<10), what: "the program prints without end"},
	} {
		k, _ := tableOf(test.text)
		requireDifference(t, k.look(false, test.move, test.rule), test.what, test.in, map[bool]string{true: board + turn}[test.what != ""])
	}
	for text, what := range map[string]string{
		"":       "the program hangs: no prompt came in 0s: does it flush its output after each line?",
		"hi":     "the program hangs: no prompt came in 0s",
		"color?": "the program hangs: no prompt came in 0s",
	} {
		k, _ := tableOf(text, "")
		k.talk.answer = 0
		requireDifference(t, k.look(false, yutkata.Move{}, ""), what, "", "")
	}
	k, _ := tableOf("color?")
	k.talk.answer = 0
	requireDifference(t, k.look(true, yutkata.Move{}, ""), "the judge does not know the answer to this question: --setup 2,2 gives the answers", "", "")
	k, program := tableOf("how many players? ", "pieces? ", board+turn)
	require.NoError(t, k.look(true, yutkata.Move{}, ""))
	require.Equal(t, []string{"2", "4"}, program.typed)
	require.Equal(t, []string{"2", "4"}, k.answers)
}

func TestTheThrowOfTheKataIsCompared(t *testing.T) {
	t.Parallel()
	begin, _ := tableOf()
	for _, test := range []struct{ text, what, rule, expected string }{
		{"$The throw is DO xooo\n", "", "", ""},
		{"The throw is do oxoo\n", "", "", ""},
		{begin.board() + begin.turn() + "$The throw is MO oooo\n", "", "", ""},
		{"$The throw is GE xooo\n", "the throw xooo: expected DO, found GE", "K2", "$The throw is DO xooo\n"},
		{"$PlayerB's turn\n", "the throw does not come", "K3", "$The throw is ...\n"},
		{"$The winner is PlayerA\n", "the throw does not come", "K3", "$The throw is ...\n"},
		{"$The throw is DO xxx\n", "the kata has no such line: $The throw is DO xxx", "", "$The throw is ...\n"},
		{dies, "the program ends too early: exit status 3", "", "$The throw is ...\n"},
	} {
		k, _ := tableOf(test.text)
		requireDifference(t, k.lookAtThrow(), test.what, test.rule, test.expected)
		_, thrown := k.state.Thrown()
		require.Equal(t, test.what == "", thrown)
		require.Len(t, k.throws, map[bool]int{true: 1}[thrown])
		require.Len(t, k.thrown, len(k.throws))
	}
}

func TestAWrongCommandOfTheKataChangesNothing(t *testing.T) {
	t.Parallel()
	begin, _ := tableOf()
	board := begin.board()
	for _, test := range []struct {
		text, what string
	}{
		{"", ""},
		{"no\n", ""},
		{"no", ""},
		{board + "$PlayerA's turn\n", ""},
		{dies, ""}, // the next answer shows it
		{"$PlayerB's turn\n", "the wrong command PlayerA.Move(A1) changes something"},
		{"$The winner is PlayerA\n", "the wrong command PlayerA.Move(A1) changes something"},
		{strings.Replace(board, "[]", "[A1]", 1), "the wrong command PlayerA.Move(A1) changes something"},
		{"$The throw is DO xooo\n", "the wrong command PlayerA.Move(A1) changes something"},
	} {
		k, program := tableOf("", test.text)
		k.wrongs.chance = rand.New(firsts)
		requireDifference(t, k.mistakes("PlayerA"), test.what, map[bool]string{true: "K3"}[test.what != ""], "")
		require.Equal(t, []string{"PlayerA.Move(A1)"}, program.typed)
	}
	k, program := tableOf("", "no\n")
	sticks, err := yutkata.ParseSticks("xooo")
	require.NoError(t, err)
	k.state, err = k.rules.Throw(k.state, 0, sticks)
	require.NoError(t, err)
	k.wrongs.chance = rand.New(firsts)
	require.NoError(t, k.mistakes("PlayerA"))
	require.Equal(t, []string{"PlayerA.Throw()"}, program.typed)
	k.wrongs.chance = rand.New(lasts)
	require.NoError(t, k.mistakes("PlayerA"))
	require.Len(t, program.typed, 1)
}

func TestAllWrongCommandsOfTheKata(t *testing.T) {
	t.Parallel()
	for _, thrown := range []bool{false, true} {
		typed := map[string]bool{}
		for seed := range uint64(1000) {
			k, program := tableOf("", "no\n")
			if thrown {
				var err error
				k.state, err = k.rules.Stand(0, 15, 3, 0, 0)
				require.NoError(t, err)
				sticks, err := yutkata.ParseSticks("xooo")
				require.NoError(t, err)
				k.state, err = k.rules.Throw(k.state, 0, sticks)
				require.NoError(t, err)
			}
			k.wrongs = &wrongs{chance: rand.New(rand.NewPCG(seed, 0)), given: 9}
			require.NoError(t, k.mistakes("PlayerA"))
			for _, command := range program.typed {
				typed[command] = true
			}
		}
		wanted := map[string]bool{
			"PlayerA.Move(A1)": true, "PlayerA.Move(B1)": true, "PlayerB.Throw()": true,
			"PlayerA.Move(A9)": true, "PlayerA.Jump()": true,
		}
		if thrown {
			wanted["PlayerA.Throw()"] = true // A1 has finished
		}
		require.Equal(t, wanted, typed)
	}
}

func TestACommandEndsWhatTheKataHasPrinted(t *testing.T) {
	t.Parallel()
	k, program := tableOf()
	k.came, k.buffer, k.ignored = "one\ntwo\n", "> ", 7
	k.command("go")
	require.Equal(t, []string{"go"}, program.typed)
	require.Empty(t, k.came+k.buffer)
	require.Zero(t, k.ignored)
	require.Equal(t, "one\ntwo\n> ", k.shown)
	require.Equal(t, "go\n", k.typed)
}
