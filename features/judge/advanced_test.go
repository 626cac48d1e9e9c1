//go:build unix

package judge

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

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
			h, game, resumed, err := c.chooseSaved(hears(test.text, test.fault), []string{"Liam", "Noah"})
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
		_, err := (&club{sitting: s}).chooseAnimal(hears(test.text, test.fault), "Liam", yutnori.Sheep)
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

func TestAQuestionInOtherWordsMayFollowTheMenu(t *testing.T) {
	t.Parallel()
	s, program := scripted(lasts, "which animal?")
	h, err := (&club{sitting: s}).choose(heard{text: advancedMenu(nil), asked: menu}, gameStart, "game start")
	require.NoError(t, err)
	require.Equal(t, heard{text: "which animal?", asked: unknown}, h)
	require.Equal(t, []string{"1"}, program.typed)
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
