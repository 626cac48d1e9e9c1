//go:build unix

package judge

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
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
	waits int // in a row
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

func (s *script) Read(time.Duration) (string, error) {
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
	if text == "" && s.over || s.waits > 1000 { // a judge that waits in vain sees the end
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

// requireDifference requires a difference with the given words, or none.
func requireDifference(t *testing.T, err error, what, rule, expected string) {
	t.Helper()
	if what == "" {
		require.NoError(t, err)
		return
	}
	found, ok := errors.AsType[*difference](err)
	require.True(t, ok, "%s: %v", what, err)
	require.Equal(t, what, found.what)
	require.Equal(t, rule, found.rule)
	if expected != "" {
		require.Equal(t, expected, found.expected)
	}
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

func TestTheQuestionsForSavedGames(t *testing.T) {
	t.Parallel()
	const asks = "There is a saved game. Start a new game (0) / Resume (1) : "
	mine := savedGame{ids: []string{"Noah", "Liam"}, animals: []yutnori.Animal{yutnori.Dog, yutnori.Pig}}
	for _, test := range []struct {
		name        string
		saved       []savedGame
		loose       []savedGame
		exact       bool
		text        string
		fault       string
		source      fixed
		typed       []string
		resumed     bool
		what        string
		rule, right string
	}{
		{name: "none", text: animalAsks("Liam")},
		{name: "resumed", saved: []savedGame{mine}, text: asks, source: lasts, typed: []string{"1"}, resumed: true},
		{name: "a new game", saved: []savedGame{mine}, text: asks, source: firsts, typed: []string{"2", "0"}},
		{name: "other words", saved: []savedGame{mine}, text: "Resume it (1) or not (0)?", source: lasts, typed: []string{"1"}, resumed: true},
		{name: "not offered", saved: []savedGame{mine}, text: animalAsks("Liam"), what: "no saved game is offered, but the players have saved a game", rule: "F1", right: asks},
		{name: "offered", text: asks, what: "a saved game is offered, but the players have not saved a game", rule: "F1", right: animalAsks("Liam")},
		{name: "offered to others", saved: []savedGame{{ids: []string{"Noah", "Ava"}}}, text: asks, what: "a saved game is offered, but the players have not saved a game", rule: "F1"},
		{name: "won", loose: []savedGame{mine}, text: asks, source: lasts, typed: []string{"0"}},
		{name: "won by others", loose: []savedGame{{ids: []string{"Noah", "Ava"}}}, text: asks, what: "a saved game is offered, but the players have not saved a game", rule: "F1"},
		{name: "won, exact", loose: []savedGame{mine}, exact: true, text: asks, what: "a saved game is offered, but the players have not saved a game", rule: "F1"},
		{name: "exact", saved: []savedGame{mine}, exact: true, text: asks, source: lasts, typed: []string{"1"}, resumed: true},
		{name: "not exact", saved: []savedGame{mine}, exact: true, text: strings.TrimSuffix(asks, " "), source: lasts, what: `line 1: expected "` + asks + `", found "` + strings.TrimSuffix(asks, " ") + `"`, right: asks},
		{name: "a fault", saved: []savedGame{mine}, text: asks, fault: hangs, what: hangs, right: "a question about the new game"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, program := scripted(test.source, "no\n"+asks, "Player")
			if test.source != firsts {
				program.texts = []string{"Player"}
			}
			s.talk.exact = test.exact
			c := &club{sitting: s, saved: test.saved, loose: test.loose}
			asked := promptOf(test.text)
			if asked == nothing {
				asked = unknown
			}
			h, game, resumed, err := c.chooseSaved(heard{text: test.text, asked: asked, fault: test.fault}, []string{"Liam", "Noah"})
			requireDifference(t, err, test.what, test.rule, test.right)
			require.Equal(t, test.resumed, resumed)
			require.Equal(t, test.typed, program.typed)
			if resumed {
				require.Equal(t, mine, game, "in the saved order")
			}
			if test.typed != nil {
				require.Equal(t, "Player", h.text)
			}
		})
	}
}

func TestTheQuestionForAnAnimal(t *testing.T) {
	t.Parallel()
	right := animalAsks("Liam")
	for _, test := range []struct {
		text, fault, what string
		exact             bool
		source            fixed
		typed             []string
	}{
		{text: right, source: lasts, typed: []string{"2"}},
		{text: right, source: firsts, typed: []string{"4", "2"}},
		{text: right, source: lasts, exact: true, typed: []string{"2"}},
		{text: "Liam: Pig or cow?", source: lasts, typed: []string{"2"}},
		{text: "Liam: Pig or cow?", source: lasts, exact: true, what: `line 1: expected "Select animal type of Liam\n", found "Liam: Pig or cow?"`},
		{text: "Liam: what animal?", what: "the question for the animal of Liam does not come"},
		{text: "Liam: dog or cow?", what: "the question for the animal of Liam does not come"},
		{text: "Liam: pig or cow\n" + menuAsks, what: "the question for the animal of Liam does not come"},
		{text: animalAsks("Noah"), what: "the question for an animal does not name Liam"},
		{text: right, fault: twice, what: twice},
	} {
		s, program := scripted(test.source, right, right)
		s.talk.exact = test.exact
		asked := promptOf(test.text)
		if asked == nothing {
			asked = unknown
		}
		_, err := (&club{sitting: s}).chooseAnimal(heard{text: test.text, asked: asked, fault: test.fault}, "Liam", yutnori.Sheep)
		expected := right
		if test.what == "" {
			expected = ""
		}
		requireDifference(t, err, test.what, "", expected)
		require.Equal(t, test.typed, program.typed)
	}
}

// The game is one of Noah and Liam. Liam is on turn after a move of Noah.
func savedMatch(t *testing.T, s *sitting) (*match, savedGame) {
	t.Helper()
	g := savedGame{ids: []string{"Noah", "Liam"}, animals: []yutnori.Animal{yutnori.Dog, yutnori.Pig}}
	state, err := g.rules().Setup([][]yutnori.Position{{0, 0, 0, 1}, {0, 0, 0, 100}}, 1)
	require.NoError(t, err)
	g.state = state
	m := s.match(g.rules(), state, g.names())
	m.last = yutnori.Event{Kind: yutnori.Moved, Pieces: 1, From: 0, To: 1, Player: 0, Result: yutnori.Do, TurnOver: true}
	return m, g
}

func TestTheQuestionBetweenTurns(t *testing.T) {
	t.Parallel()
	s, _ := scripted(lasts)
	m, g := savedMatch(t, s)
	right := m.table(false) + betweenAsks
	const saved = "Game saved successfully!\n"
	for _, test := range []struct {
		name, text, fault string
		exact, save       bool
		source            fixed
		texts, typed      []string
		what, rule        string
	}{
		{name: "right", text: right, source: lasts, typed: []string{"0"}},
		{name: "letters", text: m.table(true) + betweenAsks, exact: true, source: lasts, typed: []string{"0"}},
		{name: "wrong answer", text: right, source: firsts, texts: []string{betweenAsks}, typed: []string{"2", "0"}},
		{name: "bytes", text: right + " ", exact: true, what: `line 20: expected "` + betweenAsks + `", found "` + betweenAsks + ` "`},
		{name: "saved", text: right, save: true, source: lasts, texts: []string{saved + advancedMenu(nil)}, typed: []string{"1"}},
		{name: "saved exactly", text: right, save: true, exact: true, source: lasts, texts: []string{saved + advancedMenu(nil)}, typed: []string{"1"}},
		{name: "saved, not exactly", text: right, save: true, exact: true, source: lasts, texts: []string{saved + "\n" + advancedMenu(nil)}, typed: []string{"1"}, what: `line 2: expected "************************************************************\n", found "\n"`},
		{name: "not saved", text: right, save: true, source: lasts, texts: []string{advancedMenu(nil)}, typed: []string{"1"}, what: "expected Game saved successfully!"},
		{name: "saved and ended", text: right, save: true, source: lasts, texts: []string{saved + dies}, typed: []string{"1"}, what: "the program ends too early: exit status 3"},
		{name: "still logged in", text: right, save: true, source: lasts, texts: []string{saved + advancedMenu([]string{"Noah"})}, typed: []string{"1"}, what: "Logged-in ID List: expected nothing, found Noah"},
		{name: "a winner", text: m.table(false) + "Player 0 win\n" + betweenAsks, what: "the winner: expected no winner yet, found Player 0 win", rule: "Y6"},
		{name: "again", text: m.table(false) + "Player 0 turn\n>> position : ", what: "the player on turn: expected the question between turns, found Player 0 turn", rule: "Y1"},
		{name: "not asked", text: m.table(false) + "Player 1 turn\n>> position : ", what: "the question between turns does not come"},
		{name: "no board", text: betweenAsks, what: "the board is missing", rule: "Y2"},
		{name: "a fault", text: m.table(false), fault: hangs, what: hangs},
		{name: "nothing", fault: hangs, what: hangs},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, program := scripted(test.source, append(test.texts, ">> position : ")...)
			s.talk.exact = test.exact
			m, _ := savedMatch(t, s)
			c := &club{sitting: s, folder: t.TempDir()}
			line := "Noah Liam | Noah 1 0 0 0 1 | Liam 0 0 0 0 100 | 1\n"
			require.NoError(t, os.WriteFile(filepath.Join(c.folder, gamesFile), []byte(line), 0o600))
			h := heard{text: test.text, asked: promptOf(test.text), fault: test.fault}
			after, done, err := c.betweenTurns(m, h, g, test.save)
			requireDifference(t, err, test.what, test.rule, "")
			require.Equal(t, test.typed, program.typed)
			require.Equal(t, test.save, done)
			switch {
			case test.what == "" && test.save:
				require.Equal(t, menu, after.asked)
			case test.what == "":
				require.Equal(t, ">> position : ", after.text)
			}
		})
	}
}

func TestALaterGameOfTheSamePlayersReplacesTheirLine(t *testing.T) {
	t.Parallel()
	s, _ := scripted(lasts, "Game saved successfully!\n"+advancedMenu(nil))
	_, g := savedMatch(t, s)
	older, other, won := g, g, g
	older.ids, other.ids, won.ids = []string{"Liam", "Noah"}, []string{"Ava", "Noah"}, []string{"Liam", "Ava"}
	c := &club{sitting: s, folder: t.TempDir(), saved: []savedGame{older, other}, loose: []savedGame{older, won}}
	lines := g.String() + "\n" + other.String() + "\n"
	require.NoError(t, os.WriteFile(filepath.Join(c.folder, gamesFile), []byte(lines), 0o600))
	_, err := c.save(heard{text: betweenAsks, asked: between}, g)
	require.NoError(t, err)
	require.Equal(t, []savedGame{g, other}, c.saved)
	require.Equal(t, []savedGame{won}, c.loose)
	c.remove([]string{"Noah", "Liam"})
	require.Equal(t, []savedGame{other}, c.saved)
	require.Equal(t, []savedGame{won, g}, c.loose)
}

func TestALoginIsCompared(t *testing.T) {
	t.Parallel()
	const success, failure = "Login Succeed!\n", "Login Failed!\n"
	in := []string{"Liam"}
	for _, test := range []struct {
		texts  []string
		wanted string
		what   string
		right  string
	}{
		{[]string{"ID : ", "PASSWORD : ", success + advancedMenu(in)}, success, "", ""},
		{[]string{"\nID:", "\nPassword:", "login  succeed\n" + advancedMenu(in)}, success, "", ""},
		{[]string{"ID : ", "PASSWORD : ", failure + advancedMenu(in)}, failure, "", ""},
		{[]string{"ID : ", "PASSWORD : ", failure + advancedMenu(in)}, success, "the login of Liam with the password 912ynd: expected Login Succeed!", success + advancedMenu(in)},
		{[]string{"ID : ", "PASSWORD : ", success + advancedMenu(nil)}, success, "Logged-in ID List: expected Liam, found nothing", ""},
		{[]string{"ID : ", "PASSWORD : ", success + advancedMenu([]string{"Ava"})}, success, "Logged-in ID List: expected Liam, found Ava", ""},
		{[]string{"ID : ", "PASSWORD : ", success + basicMenu}, success, "Logged-in ID List is missing", success + advancedMenu(in)},
		{[]string{"ID : ", "PASSWORD : ", success + "ID : "}, success, "the menu does not come", success + advancedMenu(in)},
		{[]string{"ID : ", "PASSWORD : ", dies}, success, "the program ends too early: exit status 3", success + advancedMenu(in)},
		{[]string{"ID : ", menuAsks}, success, "the question PASSWORD : does not come", "PASSWORD : "},
		{[]string{"PASSWORD : "}, success, "the question ID : does not come", "ID : "},
		{[]string{"ID : " + dies}, success, "", ""}, // see below
	} {
		s, program := scripted(lasts, test.texts...)
		h, err := (&club{sitting: s}).logInOne(heard{text: advancedMenu(nil), asked: menu}, "Liam", "912ynd", in, test.wanted)
		if last := test.texts[len(test.texts)-1]; last == "ID : "+dies {
			require.Error(t, err, "the end comes when it is read")
			continue
		}
		requireDifference(t, err, test.what, "", test.right)
		require.Equal(t, []string{"2", "Liam", "912ynd"}[:len(program.typed)], program.typed)
		if err == nil {
			require.Equal(t, menu, h.asked)
		}
	}
	s, _ := scripted(lasts)
	_, err := (&club{sitting: s}).logInOne(heard{text: basicMenu, asked: menu}, "Liam", "912ynd", in, success)
	requireDifference(t, err, "the menu has no entry: login", "", "")
}

// Each failure comes first, and then the right login.
func TestLoginsFailSometimes(t *testing.T) {
	t.Parallel()
	none, one, both := advancedMenu(nil), advancedMenu([]string{"Ava"}), advancedMenu([]string{"Ava", "Noah"})
	login := func(answer string) []string { return []string{menuAsks, "ID : ", "PASSWORD : ", answer} }
	var texts []string
	const tooFew = "More than 1 player is needed to start the game\n"
	for _, step := range []struct{ before, after string }{{none, one}, {one, both}} {
		texts = append(texts, step.before, tooFew+step.before)
		texts = append(texts, login("Login Failed!\n"+step.before)...)
		texts = append(texts, login("Login Succeed!\n"+step.after)...)
	}
	s, program := scripted(firsts, texts...)
	h, err := (&club{sitting: s}).logIn(heard{text: none, asked: menu}, []string{"Ava", "Noah"})
	require.NoError(t, err)
	require.Equal(t, "Login Succeed!\n"+both, h.text)
	require.Equal(t, "4 1 4 2 Jack adfv 4 2 Ava qws0853 4 1 4 2 Jack adfv 4 2 Noah 22d34h", strings.Join(program.typed, " "))

	s, _ = scripted(firsts, none, tooFew+one)
	_, err = (&club{sitting: s}).logIn(heard{text: none, asked: menu}, []string{"Ava", "Noah"})
	requireDifference(t, err, "Logged-in ID List: expected nothing, found Ava", "", tooFew+none)
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
		asked := promptOf(test.text)
		if asked == nothing {
			asked = unknown
		}
		err := m.lookAtRefusal(heard{text: test.text, asked: asked, fault: test.fault}, "7 gae", "Y7")
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

// tableOf returns a game of the kata at its begin, and a program that prints the given texts.
func tableOf(texts ...string) (*table, *script) {
	s, program := scripted(lasts, texts...)
	game, _ := yutkata.New()
	program.next()
	return &table{sitting: s, rules: game.Rules(), state: game.State()}, program
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

// The players of a new game have cows. Ava's first throw is do.
func TestAGameIsOpenedAndSaved(t *testing.T) {
	t.Parallel()
	ids := []string{"Ava", "Noah"}
	g := savedGame{ids: ids, animals: []yutnori.Animal{yutnori.Cow, yutnori.Cow}}
	g.state = g.rules().Start()
	shown, _ := scripted(lasts)
	m := shown.match(g.rules(), g.state, g.names())
	start := m.table(false)
	first := start + strings.Replace(m.turn(), "Yut : ", "Yut : do ", 1)
	var err error
	m.state, _, err = m.rules.Throw(m.state, yutnori.Do)
	require.NoError(t, err)
	m.state, _, err = m.rules.Move(m.state, yutnori.Move{From: 0, Result: yutnori.Do})
	require.NoError(t, err)
	moved := m.table(false)
	g.state = m.state
	login := []string{
		"ID : ", "PASSWORD : ", "Login Succeed!\n" + advancedMenu(ids[:1]),
		"ID : ", "PASSWORD : ", "Login Succeed!\n" + advancedMenu(ids),
	}
	const loggedIn = "2 Ava qws0853 2 Noah 22d34h"
	for _, test := range []struct {
		name  string
		texts []string // after the logins
		exact bool
		typed string
		what  string
		rule  string
	}{
		{name: "saved", texts: []string{animalAsks("Ava"), animalAsks("Noah"), first, ">> yut : ", moved + betweenAsks, "Game saved successfully!\n" + advancedMenu(nil)}, typed: "1 3 3 0 do 1"},
		{name: "asks first", texts: []string{animalAsks("Ava"), animalAsks("Noah"), start + betweenAsks, first, ">> yut : ", moved + betweenAsks, "Game saved successfully!\n" + advancedMenu(nil)}, typed: "1 3 3 0 0 do 1"},
		{name: "asks first, exact", exact: true, texts: []string{animalAsks("Ava"), animalAsks("Noah"), start + betweenAsks}, typed: "1 3 3", what: "the question between turns comes before the turn is over"},
		{name: "asks first with a wrong board", texts: []string{animalAsks("Ava"), animalAsks("Noah"), moved + betweenAsks}, typed: "1 3 3", what: "the board: expected [ ], found [1] at position 1", rule: "Y8"},
		{name: "asks first without a board", texts: []string{animalAsks("Ava"), animalAsks("Noah"), betweenAsks}, typed: "1 3 3", what: "the board is missing", rule: "Y8"},
		{name: "no game", texts: []string{animalAsks("Ava"), animalAsks("Noah"), menuAsks}, typed: "1 3 3", what: "the question >> position : does not come"},
		{name: "one animal", texts: []string{animalAsks("Ava"), first}, typed: "1 3", what: "the question for the animal of Noah does not come"},
		{name: "no animals", texts: []string{first}, typed: "1", what: "the question for the animal of Ava does not come"},
		{name: "dies before the first turn", texts: []string{animalAsks("Ava"), animalAsks("Noah"), start + betweenAsks, dies}, typed: "1 3 3 0", what: "the program ends too early: exit status 3"},
		{name: "dies", texts: []string{animalAsks("Ava"), animalAsks("Noah"), first, ">> yut : ", dies}, typed: "1 3 3 0 do", what: "the program ends too early: exit status 3"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, program := scripted(lasts, append(append([]string(nil), login...), test.texts...)...)
			s.talk.exact = test.exact
			c := &club{sitting: s, folder: t.TempDir()}
			require.NoError(t, os.WriteFile(filepath.Join(c.folder, gamesFile), []byte(g.String()+"\n"), 0o600))
			h, saved, err := c.game(heard{text: advancedMenu(nil), asked: menu}, ids, 1)
			requireDifference(t, err, test.what, test.rule, "")
			require.Equal(t, loggedIn+" "+test.typed, strings.Join(program.typed, " "))
			require.Equal(t, test.what == "", saved)
			if saved {
				require.Equal(t, menu, h.asked)
				require.Equal(t, []savedGame{g}, c.saved)
			}
		})
	}
	s, _ := scripted(lasts, menuAsks)
	_, saved, err := (&club{sitting: s}).game(heard{text: advancedMenu(nil), asked: menu}, ids, 1)
	requireDifference(t, err, "the question ID : does not come", "", "")
	require.False(t, saved)
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

func TestTheMenuIsComparedAfterTheFirstQuestions(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		ids  []string
		what string
	}{
		{nil, ""},
		{[]string{"Ava"}, "Logged-in ID List: expected nothing, found Ava"},
	} {
		s, program := scripted(lasts, advancedMenu(test.ids))
		s.advanced = true
		h, err := (&club{sitting: s}).menu(heard{text: "1. basic 2. advanced: ", asked: unknown})
		requireDifference(t, err, test.what, "", "")
		require.Equal(t, menu, h.asked)
		require.Equal(t, []string{"2"}, program.typed)
	}
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

// A chatter is a program that prints the same text again and again.
type chatter struct {
	script
	text string
}

func (c *chatter) Read(time.Duration) (string, error) { return c.text, nil }

func TestAnEndlessTextIsEndlessEvenWithTwoPrompts(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"hello\n", ">> position : no\n", ">> position : >> position : no\n"} {
		s, _ := scripted(lasts)
		s.device = &chatter{text: text}
		h, err := s.listen(false)
		require.NoError(t, err)
		require.Equal(t, endless, h.fault)
	}
}

func TestRowsOfABoardHaveTheirWidths(t *testing.T) {
	t.Parallel()
	rows := strings.Split(numbers, "\n")
	require.NotNil(t, readBoard(rows))
	rows[4], rows[5] = rows[5], rows[4]
	require.Nil(t, readBoard(rows))
}
