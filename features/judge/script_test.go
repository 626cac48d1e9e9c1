//go:build unix

package judge

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/yutkata"
	"games.example/yutnori"
)

// A script is the console of a program that prints one text after each answer, and waits.
// After the last text, it prints nothing.
type script struct {
	texts []string
	shown string
	typed []string
	over  bool
	waits int             // in a row
	reads []time.Duration // how long the judge was ready to wait
}

// After dies, the program ends. The text breaks is an error of the console.
const dies, breaks = "\x00", "\x01"

var errBroken = errors.New("the console is broken")

func (s *script) Type(text string) {
	s.typed = append(s.typed, strings.TrimSuffix(text, "\n"))
	s.next()
}

func (s *script) next() {
	if len(s.texts) > 0 {
		s.shown, s.texts = s.texts[0], s.texts[1:]
	}
}

func (s *script) Read(wait time.Duration) (string, error) {
	s.reads = append(s.reads, wait)
	text, ends := strings.CutSuffix(s.shown, dies)
	s.over = s.over || ends
	s.shown = ""
	s.waits++
	if text != "" {
		s.waits = 0
	}
	if text == breaks {
		return "", errBroken
	}
	if text == "" && s.over || s.waits > 1000 { // the judge would wait forever
		return "", io.EOF
	}
	return text, nil
}

func (s *script) EndInput()                {}
func (s *script) End(time.Duration) string { return "exit status 3" }
func (s *script) Working() bool            { return false }

// fixed is a source whose numbers are all the same.
type fixed uint64

func (f fixed) Uint64() uint64 { return uint64(f) }

// With these sources, each choice is the first, or the last. The judge gives a wrong answer
// wherever it may, or nowhere.
const (
	firsts fixed = 0x0100_0000_0000_0000
	lasts  fixed = 0xfeff_ffff_ffff_ffff
)

// scripted returns a sitting at a program that prints the given texts after the answers.
func scripted(source rand.Source, texts ...string) (*sitting, *script) {
	s := &script{texts: texts}
	chance := rand.New(source)
	return &sitting{
		judge: &judge{out: io.Discard},
		talk: &talk{
			device: s, limits: limits{answer: time.Hour, most: 4 << 10},
			ctx: context.Background(), known: map[string]bool{},
		},
		chance: chance, wrongs: &wrongs{chance: chance}, given: map[string]string{},
	}, s
}

func TestAQuestionComesAgainAfterAWrongAnswer(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ came, what string }{
		{"no\n" + menuAsks, ""},
		{"no, choose again: ", ""},
		{"1. game start\n" + menuAsks + "\n", ""},
		{">> yut : ", "after the wrong answer 9, the question does not come again"},
		{"well" + dies, "after the wrong answer 9: the program ends too early: exit status 3"},
		{strings.Repeat("x", 5<<10), "after the wrong answer 9: the program prints without end"},
		{strings.Repeat(menuAsks+"\n", 2), "after the wrong answer 9: the program asks twice without waiting for the first answer"},
	} {
		s, program := scripted(lasts, test.came)
		h, err := s.refused(heard{asked: menu}, "9")
		requireDifference(t, err, test.what, "", "")
		require.Equal(t, []string{"9"}, program.typed)
		if err == nil {
			require.Equal(t, menu, h.asked)
		}
	}
	s, _ := scripted(lasts)
	s.talk.answer = 0
	_, err := s.refused(heard{asked: menu}, "9")
	requireDifference(t, err, "after the wrong answer 9: the program hangs: no prompt came in 0s", "", "")
}

func TestTheEndOfTheProgram(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		menu, came string
		source     fixed
		typed      []string
		what       string
	}{
		{basicMenu, dies, lasts, []string{"2"}, ""},
		{advancedMenu(nil), "Bye!\n" + dies, lasts, []string{"3"}, ""},
		{basicMenu, "Game finished!\n", lasts, []string{"2"}, ""},
		{basicMenu, basicMenu, lasts, []string{"2"}, "the program does not end after the answer 2"},
		{basicMenu, ">> yut : ", lasts, []string{"2"}, "the program does not end after the answer 2"},
		{basicMenu, strings.Repeat("x", 5<<10), lasts, []string{"2"}, "the program does not end after the answer 2: the program prints without end"},
		{basicMenu, basicMenu, firsts, nil, ""},
		{menuTitle + "1. game start\n" + menuAsks, "", lasts, nil, "the menu has no entry: end program"},
	} {
		s, program := scripted(test.source, test.came)
		requireDifference(t, s.endProgram(heard{text: test.menu, asked: menu}), test.what, "", "")
		require.Equal(t, test.typed, program.typed)
	}
	s, _ := scripted(lasts)
	s.talk.answer = 0
	requireDifference(t, s.endProgram(heard{text: basicMenu, asked: menu}), "the program does not end after the answer 2: the program hangs: no prompt came in 0s", "", "")
}

func TestTheQuestionsBeforeABoard(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		texts           []string // the first comes before an answer
		source          fixed
		setup           string
		typed           string
		players, pieces int
		what            string
	}{
		{texts: []string{basicMenu, "players: ", "pieces: ", ">> position : "}, source: lasts, typed: "1 2 4", players: 2, pieces: 4},
		{texts: []string{basicMenu, basicMenu, "players: ", "pieces: ", ">> position : "}, source: firsts, typed: "9 1 2 4", players: 2, pieces: 4},
		{texts: []string{basicMenu, "players: ", "pieces: ", ">> position : "}, source: firsts, setup: "1,3,2", typed: "1 3 2", players: 3, pieces: 2},
		{texts: []string{"players: ", ">> position : "}, source: lasts, setup: "many", typed: "many"},
		{texts: []string{">> position : "}, source: lasts},
		{texts: []string{"welcome\n" + dies}, source: lasts, what: "the program ends too early: exit status 3"},
		{texts: []string{"players: ", dies}, source: lasts, typed: "2", what: "the program ends too early: exit status 3"},
		{texts: []string{basicMenu, ">> yut : "}, source: firsts, typed: "9", what: "after the wrong answer 9, the question does not come again"},
	} {
		s, program := scripted(test.source, test.texts...)
		if test.setup != "" {
			s.setup = strings.Split(test.setup, ",")
		}
		program.next()
		h, err := s.listen(true)
		require.NoError(t, err)
		h, players, pieces, err := s.open(h, position)
		requireDifference(t, err, test.what, "", "")
		require.Equal(t, test.typed, strings.Join(program.typed, " "))
		require.Equal(t, test.players, players)
		require.Equal(t, test.pieces, pieces)
		if err == nil {
			require.Equal(t, position, h.asked)
		}
	}
	again := strings.Split(strings.Repeat("players: |", 30), "|")
	s, program := scripted(lasts, again...)
	program.next()
	h, err := s.listen(true)
	require.NoError(t, err)
	_, _, _, err = s.open(h, position)
	requireDifference(t, err, "the program asks too many questions before the first board", "", "a board")
	require.Len(t, program.typed, 20)
}

func TestAnUnknownQuestionIsNamed(t *testing.T) {
	t.Parallel()
	s, _ := scripted(lasts)
	s.talk.answer = 0
	_, err := s.hearMore(heard{text: "color? ", asked: unknown})
	requireDifference(t, err, "the judge does not know the answer to this question: --setup 1,2,4 gives the answers", "", "")
	s, program := scripted(lasts, "players: ")
	program.next()
	h, err := s.hearMore(heard{text: "welcome\n", asked: unknown})
	require.NoError(t, err)
	require.Equal(t, "welcome\nplayers: ", h.text)
	s, program = scripted(lasts, dies)
	program.next()
	h, err = s.hearMore(heard{text: "welcome\n", asked: unknown})
	require.NoError(t, err)
	require.True(t, h.over)
}

func TestARefusalChangesNothing(t *testing.T) {
	t.Parallel()
	s, _ := scripted(lasts)
	m, _ := savedMatch(t, s)
	var err error
	m.state, _, err = m.rules.Throw(m.state, yutnori.Gae)
	require.NoError(t, err)
	whole := m.expected()
	require.Contains(t, whole, "Yut : gae \n")
	for _, test := range []struct{ text, fault, what, rule string }{
		{whole, "", "", ""},
		{"no\n>> position : ", "", "", ""},
		{"no\n>> yut : ", "", "", ""},
		{"no, a position", "", "", ""},
		{strings.Replace(whole, "[1]", "[ ]", 1), "", "the wrong answer 7 gae changes something: the board: expected [1], found [ ] at position 1", "Y7"},
		{strings.Replace(whole, "Player 1 turn", "Player 0 turn", 1), hangs, "the wrong answer 7 gae changes something: the player on turn: expected Player 1 turn, found Player 0 turn", "Y7"},
		{strings.Replace(whole, "Yut : gae", "Yut : do", 1), "", "the wrong answer 7 gae changes something: Yut: expected gae, found do", "Y7"},
		{strings.Replace(whole, "Yut : gae", "Yut :", 1), "", "the wrong answer 7 gae changes something: Yut: expected gae, found nothing", "Y7"},
		{"no", ended, "after the wrong answer 7 gae: " + ended, ""},
		{menuAsks, "", "after the wrong answer 7 gae, the question does not come again", "Y7"},
		{betweenAsks, "", "after the wrong answer 7 gae, the question does not come again", "Y7"},
	} {
		err := m.lookAtRefusal(hears(test.text, test.fault), "7 gae", "Y7")
		requireDifference(t, err, test.what, test.rule, "")
	}
}

// A sequence is a source of the given numbers. The last number stays.
type sequence []fixed

func (s *sequence) Uint64() uint64 {
	next := (*s)[0]
	if len(*s) > 1 {
		*s = (*s)[1:]
	}
	return next.Uint64()
}

// The judge gives one wrong answer. Player 1 has thrown gae and has no piece on the board.
func TestAWrongAnswerAndTheQuestionAfterIt(t *testing.T) {
	t.Parallel()
	wrongPlace := sequence{firsts, firsts, firsts, firsts, lasts}
	wrongResult := sequence{firsts, lasts, firsts, firsts, lasts}
	for _, test := range []struct {
		source sequence
		texts  []string
		typed  string
		asked  prompt
		what   string
	}{
		{wrongPlace, []string{"no\n>> position : "}, "1", position, ""},
		{wrongPlace, []string{">> yut : ", "no\n>> position : "}, "1 gae", position, ""},
		{wrongPlace, []string{"no, which position: "}, "1", position, ""},
		{wrongPlace, []string{"no, which piece: "}, "1", position, ""},
		{wrongPlace, []string{">> yut : ", "no\n>> yut : "}, "1 gae", result, "the program asks for a result after a wrong position: 1"},
		{wrongPlace, []string{menuAsks}, "1", menu, "after the wrong answer 1 gae, the question does not come again"},
		{wrongResult, []string{">> yut : ", "no\n>> position : "}, "0 back-do", position, ""},
		{wrongResult, []string{">> yut : ", "no\n>> yut : "}, "0 back-do", result, ""},
		{wrongResult, []string{">> yut : ", "no, which result: "}, "0 back-do", result, ""},
		{wrongResult, []string{">> yut : ", "no, which position: "}, "0 back-do", position, ""},
	} {
		source := append(sequence(nil), test.source...)
		s, program := scripted(&source, test.texts...)
		m, _ := savedMatch(t, s)
		var err error
		m.state, _, err = m.rules.Throw(m.state, yutnori.Gae)
		require.NoError(t, err)
		moves := m.rules.AppendMoves(nil, &m.state)
		h, move, err := m.mistakes(heard{text: ">> position : ", asked: position}, moves[0], moves)
		requireDifference(t, err, test.what, map[bool]string{true: "Y7"}[test.what != ""], "")
		require.Equal(t, test.typed, strings.Join(program.typed, " "))
		require.Equal(t, test.asked, h.asked)
		require.Equal(t, moves[0], move)
	}
}

func TestTheQuestionForAResultIsExpected(t *testing.T) {
	t.Parallel()
	move := yutnori.Move{From: 7, Result: yutnori.Do}
	for _, test := range []struct {
		heard
		exact bool
		what  string
		rule  string
	}{
		{heard: heard{text: ">>yut:", asked: result}},
		{heard: heard{text: ">> yut : ", asked: result}, exact: true},
		{heard: heard{text: ">>yut:", asked: result}, exact: true, what: `line 1: expected ">> yut : ", found ">>yut:"`},
		{heard: heard{text: "no\n>> position : ", asked: position}, what: "after the position 7, the question >> yut : does not come", rule: "Y7"},
		{heard: heard{fault: hangs}, what: hangs},
	} {
		m := &match{talk: &talk{exact: test.exact}}
		requireDifference(t, m.lookAtYut(test.heard, move), test.what, test.rule, "")
	}
}

// A program that repeats its menu above each board, and asks in its own words, has begun the
// game: its questions are no questions before the first board.
func TestAGameBeginsWithItsFirstScreen(t *testing.T) {
	t.Parallel()
	start := sceneOf(t, []yutnori.Position{0, 0, 0, 0}, []yutnori.Position{0, 0, 0, 0})
	screen := strings.Replace(start.table(false)+start.turn(), "Yut : ", "Yut : do ", 1)
	asks := strings.Replace(screen, ">> position : ", "which piece: ", 1)
	s, program := scripted(lasts, "players: ", "pieces: ", basicMenu+asks, "", asks)
	program.next()
	games, err := s.playBasic(1)
	requireDifference(t, err, "the question >> position : does not come", "", "")
	require.Zero(t, games)
	require.Equal(t, []string{"2", "4"}, program.typed)
}

func TestADifferenceIsPrintedWithoutControlCharacters(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	j := &judge{out: &out}
	talk := &talk{shown: "a\x07b", typed: "c\x00", answers: []string{"d\x1b"}, thrown: []string{"DO", "MO"}}
	j.tell(&difference{what: "no such line: \x1b]0;e\x07", rule: "K1", came: "f\x08"}, talk, yutkata.RulesPage, 1)
	require.NotRegexp(t, "[\x00-\x09\x0b-\x1f]", out.String())
	require.True(t, strings.HasPrefix(out.String(), "game 2: no such line: \\x1b]0;e\\a\n\nthe screen before:\n  a\\ab\nthe answer:\n  c\\x00\nthe screen that came:\n  f\\b\nthe screen that was expected:\n  (nothing)\nrule K1 in RULES.md:\n"), out.String())
	require.True(t, strings.HasSuffix(out.String(), "\nthe answers so far: d\\x1b\nthe throws so far: DO MO\n"), out.String())
}

func TestAnErrorOfTheConsoleIsReturned(t *testing.T) {
	t.Parallel()
	s, _ := scripted(firsts, breaks)
	_, err := s.refused(heard{asked: menu}, "9")
	require.ErrorIs(t, err, errBroken)

	k, _ := tableOf(breaks)
	require.ErrorIs(t, k.look(false, yutkata.Move{}, ""), errBroken)
	k, _ = tableOf(breaks)
	require.ErrorIs(t, k.lookAtThrow(), errBroken)

	for _, texts := range [][]string{{breaks}, {">> yut : ", breaks}} {
		s, _ = scripted(firsts, texts...)
		m, _ := savedMatch(t, s)
		m.state, _, err = m.rules.Throw(m.state, yutnori.Gae)
		require.NoError(t, err)
		moves := m.rules.AppendMoves(nil, &m.state)
		_, _, err = m.mistakes(heard{asked: position}, moves[0], moves)
		require.ErrorIs(t, err, errBroken)
		s, _ = scripted(lasts, texts...)
		m.talk = s.talk
		_, err = m.move(heard{asked: position}, moves[0])
		require.ErrorIs(t, err, errBroken)
	}
}

// A chatter is a program that prints some texts, and then the same text again and again.
type chatter struct {
	script
	text string
}

func (c *chatter) Read(time.Duration) (string, error) {
	if len(c.texts) == 0 {
		return c.text, nil
	}
	c.next()
	return c.shown, nil
}

func TestAnEndlessTextIsEndlessEvenWithTwoPrompts(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		first []string
		text  string
	}{
		{text: "hello\n"},
		{text: ">> position : no\n"},
		{text: ">> position : >> position : no\n"},
		{first: []string{">> position : >> position : ", ""}, text: "no\n"},
	} {
		s, _ := scripted(lasts)
		s.device = &chatter{script{texts: test.first}, test.text}
		h, err := s.listen(false)
		require.NoError(t, err)
		require.Equal(t, endless, h.fault)
	}
}

// If bytes are compared, the blank after a prompt may come late.
func TestTheJudgeWaitsOnlyForTheBlankAfterAPrompt(t *testing.T) {
	t.Parallel()
	const silence = time.Minute
	for _, test := range []struct {
		text  string
		exact bool
		wait  time.Duration
	}{
		{">> position : ", false, 0},
		{">> position :", false, 0},
		{">> position : ", true, 0},
		{">> position :", true, silence},
		{"how many pieces? ", false, 0}, // this question has come before
	} {
		s, program := scripted(lasts, test.text)
		s.talk.exact, s.talk.silence = test.exact, silence
		s.talk.known = map[string]bool{"howmanypieces?": true}
		program.next()
		_, err := s.listen(true)
		require.NoError(t, err)
		require.Equal(t, []time.Duration{silence, test.wait}, program.reads, test.text)
	}
}
