package judge

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
)

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

// hears returns what the judge hears when a program prints a text that ends in a question.
func hears(text, fault string) heard {
	h := heard{text: text, asked: promptOf(text), fault: fault}
	if h.asked == nothing {
		h.asked = unknown
	}
	return h
}

// matchOf returns a match of random animals after some random moves. A throw is due, or a
// move.
func matchOf(t *rapid.T, due bool) *match {
	facts := yutnori.Basic(2, 4)
	for player := range facts.Players {
		facts.Teams[player].Skills = yutnori.Animal(rapid.IntRange(0, yutnori.NumAnimals).Draw(t, "animal")).Skills()
	}
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	chance := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	m := &match{
		talk: &talk{}, scene: scene{rules: rules, state: rules.Start()}, chance: chance,
		wrongs: &wrongs{chance: chance}, throws: new([]yutnori.Result),
	}
	throw := yutnori.RandomThrower(rules, yutnori.YutSticks{}, chance)
	for moves := rapid.IntRange(0, 60).Draw(t, "moves"); moves > 0 || m.state.Chains() > 0 != due; moves-- {
		if m.state.Chains() > 0 {
			r, _ := throw()
			m.state, _, err = rules.Throw(m.state, r)
			require.NoError(t, err)
			continue
		}
		all := rules.AppendMoves(nil, &m.state)
		state, event, err := rules.Move(m.state, all[chance.IntN(len(all))])
		require.NoError(t, err)
		if event.Won {
			state, event = rules.Start(), yutnori.Event{}
		}
		m.state, m.last = state, event
	}
	return m
}

func TestTheRulesRefuseEachWrongAnswer(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		m := matchOf(t, false)
		m.wrongs.given = rapid.IntRange(0, 9).Draw(t, "given")
		moves := m.rules.AppendMoves(nil, &m.state)
		move := moves[m.chance.IntN(len(moves))]
		from, spent, rule := m.wrongMove(move, moves)
		require.Contains(t, []string{"Y5", "Y7"}, rule)
		if rule == "Y5" {
			require.Positive(t, m.state.Pool().Count(yutnori.BackDo))
			require.Positive(t, m.state.Count(m.state.Turn(), yutnori.InHand))
		}
		at, err := strconv.Atoi(from)
		var r yutnori.Result
		if err == nil && r.UnmarshalText([]byte(spent)) == nil {
			_, _, err := m.rules.Move(m.state, yutnori.Move{From: yutnori.Position(at), Result: r})
			require.Error(t, err, "%s %s", from, spent)
		}
		rightPlace := from == fmt.Sprint(move.From)
		require.False(t, rightPlace && spent == move.Result.String())
		if rule == "Y7" {
			require.True(t, rightPlace || spent == move.Result.String(), "only one part is wrong")
		}
	})
}

// The screen shows the results in order, not in the order of the throws.
func TestChainsOfThrowsAreTaken(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		m := matchOf(t, true)
		before := m.state
		throw := yutnori.RandomThrower(m.rules, yutnori.YutSticks{}, m.chance)
		var results []yutnori.Result
		for m.state.Chains() > 0 {
			r, _ := throw()
			results = append(results, r)
			m.state, _, _ = m.rules.Throw(m.state, r)
		}
		after := m.state
		shown := m.pool()
		missing := slices.Clone(results[:len(results)-1])
		tooMany := append(slices.Clone(results), results[len(results)-1])

		m.state = before
		what, rule := m.throw(missing)
		require.NotEmpty(t, what)
		require.Contains(t, []string{"Y1", "Y4", "A2", "A3"}, rule)
		what, _ = m.throw(tooMany)
		require.NotEmpty(t, what)
		require.Equal(t, before, m.state, "a mistake changes nothing")

		what, rule = m.take(screen{pool: &shown}, false)
		require.Empty(t, what+rule)
		require.Equal(t, after, m.state)
		require.ElementsMatch(t, results, *m.throws)
		require.Len(t, m.thrown, len(results))

		what, rule = m.take(screen{pool: &shown}, false)
		require.Empty(t, what+rule, "no throw is due, and no result is new")
		longer := append(slices.Clone(shown), "do")
		what, _ = m.take(screen{pool: &longer}, false)
		require.Contains(t, what, "expected no new throw, found do")
	})
}

func TestAWrongLineOfResultsIsNamed(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		left, shown string // the pool before the throws that are due, and the line
		what, rule  string
	}{
		{"", "do", "", ""},
		{"", "do mo mo", "", ""},
		{"", "mo do", "Yut: expected the order do mo, found mo do", "Y1"},
		{"", "yut mo", "Yut: expected another throw after yut mo", "Y1"},
		{"", "gae gae", "Yut: expected 1 chain of throws, found gae gae", "Y1"},
		{"", "", "Yut: expected a new throw, found none", "Y1"},
		{"", "two", `Yut: "two" is not a result`, "Y1"},
		{"", "back-gae", `Yut: "back-gae" is not a result`, "Y1"},
		{"geol", "do geol", "", ""},
		{"geol", "do", "Yut: expected geol, which is left, found do", "Y1"},
		{"geol", "geol", "Yut: expected a new throw, found none", "Y4"},
		{"geol", "geol yut", "Yut: expected another throw after yut", "Y1"},
	} {
		rules, err := yutnori.NewRules(yutnori.Basic(2, 2))
		require.NoError(t, err)
		state := rules.Start()
		m := &match{talk: &talk{}, scene: scene{rules: rules, state: state}, throws: new([]yutnori.Result)}
		if test.left != "" { // a catch with yut leaves geol
			m.state, err = rules.Setup([][]yutnori.Position{{0, 1}, {0, 5}}, 0)
			require.NoError(t, err)
			for _, r := range []yutnori.Result{yutnori.Yut, yutnori.Geol} {
				m.state, _, err = rules.Throw(m.state, r)
				require.NoError(t, err)
			}
			m.state, m.last, err = rules.Move(m.state, yutnori.Move{From: 1, Result: yutnori.Yut})
			require.NoError(t, err)
			require.EqualValues(t, 1, m.last.Caught)
		}
		words := strings.Fields(test.shown)
		what, rule := m.take(screen{pool: &words}, false)
		require.Equal(t, test.what, what)
		require.Equal(t, test.rule, rule)
	}
	rules, err := yutnori.NewRules(yutnori.Basic(2, 2).WithAnimals(yutnori.Dog, yutnori.Pig))
	require.NoError(t, err)
	m := &match{talk: &talk{}, scene: scene{rules: rules, state: rules.Start()}, throws: new([]yutnori.Result)}
	what, rule := m.throw([]yutnori.Result{yutnori.Geol}) // after which a dog throws again
	require.Equal(t, []string{"Yut: expected another throw after geol", "A2"}, []string{what, rule})
	what, _ = m.throw([]yutnori.Result{yutnori.Geol, yutnori.Do})
	require.Empty(t, what)
	what, rule = m.throw([]yutnori.Result{yutnori.Geol})
	require.Equal(t, []string{"Yut: expected no new throw, found geol", "Y1"}, []string{what, rule})
	m = &match{}
	what, _ = m.take(screen{}, false)
	require.Equal(t, "Yut is missing", what)
	what, _ = m.take(screen{}, true)
	require.Empty(t, what)
}

func TestTheEndOfAGameIsCompared(t *testing.T) {
	t.Parallel()
	rules, err := yutnori.NewRules(yutnori.Basic(2, 1))
	require.NoError(t, err)
	state, err := rules.Setup([][]yutnori.Position{{29}, {0}}, 0)
	require.NoError(t, err)
	state, _, err = rules.Throw(state, yutnori.Do)
	require.NoError(t, err)
	state, event, err := rules.Move(state, yutnori.Move{From: 29, Result: yutnori.Do})
	require.NoError(t, err)
	m := &match{talk: &talk{}, scene: scene{rules: rules, state: state}, last: event}
	right := m.table(false) + "Player 0 win\n"
	for _, test := range []struct {
		heard
		what, rule, exactly string
	}{
		{heard: heard{text: right + basicMenu, asked: menu}},
		{heard: heard{text: m.table(true) + "Player 0 win\n" + basicMenu, asked: menu}},
		{heard: heard{text: "Player 0 wins!\n", asked: unknown}, exactly: "line 1: "},
		{heard: heard{text: right, fault: ended + "exit status 0", over: true}},
		{heard: heard{text: right, fault: hangs}, what: hangs, rule: "Y6"},
		{heard: heard{text: m.table(false), fault: hangs}, what: hangs, rule: "Y6"},
		{heard: heard{text: m.table(false), fault: ended, over: true}, what: ended, rule: "Y6"},
		{heard: heard{text: m.table(false) + basicMenu, asked: menu}, what: "the winner is missing: expected Player 0 win", rule: "Y6"},
		{heard: heard{text: m.table(false) + "Player 1 win\n" + basicMenu, asked: menu}, what: "the winner: expected Player 0 win, found Player 1 win", rule: "Y6"},
		{heard: heard{text: right + ">> position : ", asked: position}, what: "the program reads past the end of the game: it asks for another move", rule: "Y6"},
		{heard: heard{text: right + ">> yut : ", asked: result}, what: "the program reads past the end of the game: it asks for another move", rule: "Y6"},
		{heard: heard{text: strings.Replace(right, "■", "", 1) + basicMenu, asked: menu}, what: "Arrived: expected 1 piece, found 0 pieces", rule: "Y12"},
	} {
		for _, exact := range []bool{false, true} {
			m.exact = exact
			err := m.lookAtEnd(test.heard)
			if exact && test.exactly != "" {
				require.ErrorContains(t, err, test.exactly)
				continue
			}
			requireDifference(t, err, test.what, test.rule, right)
		}
	}
}

// The scene is a stack of two on 5, with two pieces in the hand, and do to come.
func TestADifferenceIsReportedInsteadOfAFault(t *testing.T) {
	t.Parallel()
	right := func() *match {
		rules, err := yutnori.NewRules(yutnori.Basic(2, 4))
		require.NoError(t, err)
		state, err := rules.Setup([][]yutnori.Position{{0, 0, 5, 5}, {0, 0, 1, 100}}, 0)
		require.NoError(t, err)
		return &match{
			talk: &talk{}, throws: new([]yutnori.Result), start: "Y8",
			scene: scene{rules: rules, state: state, names: []string{"Ann(pig)", "Bob(dog)"}},
			last:  yutnori.Event{Kind: yutnori.Moved, Pieces: 1, From: 0, To: 1, Player: 1, Result: yutnori.Do, TurnOver: true},
		}
	}
	m := right()
	screen := m.table(false) + strings.Replace(m.turn(), "Yut : ", "Yut : do ", 1)
	require.NoError(t, m.look(heard{text: screen, asked: position}))
	require.Equal(t, []string{"do"}, m.pool())
	changed := func(from, to string) string {
		require.Contains(t, screen, from)
		return strings.Replace(screen, from, to, 1)
	}
	upTo := func(end string) string {
		before, _, _ := strings.Cut(screen, end)
		return before
	}
	for _, test := range []struct {
		heard
		what, rule string
	}{
		{heard{text: screen, fault: hangs}, hangs, ""},
		{heard{text: "", fault: hangs}, hangs, ""},
		{heard{text: upTo("Player 0"), fault: ended, over: true}, ended, ""},
		{heard{text: upTo("Yut :"), fault: endless}, endless, ""},
		{heard{text: changed("[2]", "[1]"), fault: hangs}, "the board: expected [2], found [1] at position 5", "Y2"},
		{heard{text: changed("Bob(dog)", "Bob(cow)"), fault: ended, over: true}, "the line of players: expected Ann(pig) Bob(dog), found Ann(pig) Bob(cow)", ""},
		{heard{text: changed("Player 0 turn", "Player 1 turn"), fault: twice}, "the player on turn: expected Player 0 turn, found Player 1 turn", "Y1"},
		{heard{text: changed("Yut : do", "Yut : do do"), fault: hangs}, "Yut: expected 1 chain of throws, found do do", "Y1"},
		{heard{text: "Player 1 win\n", fault: ended, over: true}, "the winner: expected no winner yet, found Player 1 win", "Y6"},
		{heard{text: upTo("Player 0"), asked: position}, "the player on turn is missing", "Y1"},
		{heard{text: upTo("Yut :"), asked: position}, "Yut is missing", "Y1"},
		{heard{text: "no\n>> position : ", asked: position}, "the program asks again after a right answer", "Y1"},
		{heard{text: upTo("Player 0") + betweenAsks, asked: between}, "the question between turns comes before the turn is over", ""},
		{heard{text: upTo(">> pos") + menuAsks, asked: menu}, "the question >> position : does not come", ""},
	} {
		m := right()
		found, differs := errors.AsType[*difference](m.look(test.heard))
		require.True(t, differs, test.what)
		require.Equal(t, test.what, found.what)
		require.Equal(t, test.rule, found.rule, test.what)
		require.Equal(t, test.text, found.came)
		require.Contains(t, found.expected, "Player 0 turn\nPiece : 0 0 5 5 \n")
	}
}

func TestBytesAreComparedOnlyIfThatIsWanted(t *testing.T) {
	t.Parallel()
	h := heard{text: "one\ntwo \nthree"}
	require.NoError(t, (&talk{}).lookExactly(h, "else"))
	exact := &talk{exact: true}
	require.NoError(t, exact.lookExactly(h, "else", h.text))
	for right, what := range map[string]string{
		"one\ntwo\nthree":     `line 2: expected "two\n", found "two \n"`,
		"one\ntwo \nthree\n":  `line 3: expected "three\n", found "three"`,
		"one\ntwo \n":         `line 3: expected "", found "three"`,
		"one\ntwo \nthree\n4": `line 3: expected "three\n", found "three"`,
		"":                    `line 1: expected "", found "one\n"`,
	} {
		require.EqualError(t, exact.lookExactly(h, right), what)
	}
}

func TestAMenuIsComparedFromItsWords(t *testing.T) {
	t.Parallel()
	const failed = "Login Failed!\n"
	right := advancedMenu([]string{"Noah", "Liam"})
	require.Contains(t, right, "\nLogged-in ID List : Noah Liam \n1. game start\n2. login\n3. end program\nSelect the function you want : ")
	for text, isRight := range map[string]bool{
		failed + right:                          true,
		"\n" + failed + right:                   true,
		"Login failed!\n" + right:               false,
		right:                                   false,
		failed + right[:len(right)-1]:           false,
		failed + advancedMenu([]string{"Noah"}): false,
		failed:                                  false,
		"":                                      false,
	} {
		s := &sitting{talk: &talk{exact: true}}
		if isRight {
			require.NoError(t, s.lookAtMenu(heard{text: text}, right, failed), text)
		} else {
			require.Error(t, s.lookAtMenu(heard{text: text}, right, failed), text)
		}
		s.talk.exact = false
		require.NoError(t, s.lookAtMenu(heard{text: text}, right, failed))
	}
}

func TestTheFileOfSavedGamesIsCompared(t *testing.T) {
	t.Parallel()
	saved := func(ids ...string) savedGame {
		g := savedGame{ids: ids, animals: []yutnori.Animal{yutnori.Dog, yutnori.Pig}}
		state, err := g.rules().Setup([][]yutnori.Position{{100, 0, 100, 100}, {5, 1, 5, 5}}, 1)
		require.NoError(t, err)
		g.state = state
		return g
	}
	const (
		first  = "Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1" // the document's example
		second = "Ava Ethan | Ava 1 0 100 100 100 | Ethan 0 1 5 5 5 | 1"
		won    = "Ava Noah | Ava 1 0 100 100 100 | Noah 0 1 5 5 5 | 1"
	)
	both := []savedGame{saved("Noah", "Liam"), saved("Ava", "Ethan")}
	for _, test := range []struct {
		saved              []savedGame
		text               string
		what, exactly      string
		missing, inAFolder bool
	}{
		{saved: both, text: first + "\n" + second + "\n", inAFolder: true},
		{saved: both, text: second + " \n\n" + first, exactly: `game_info.txt: expected "` + first + `\n` + second + `\n", found "` + second + ` \n\n` + first + `"`},
		{saved: both, text: first + "\n", what: "game_info.txt: expected the line " + second},
		{saved: both[:1], text: first + "\n" + second + "\n", what: "game_info.txt: expected no line " + second},
		{saved: both[:1], text: first + "\n" + first + "\n", what: "game_info.txt: expected no line " + first},
		{saved: both[:1], text: first + "\n" + won + "\n", exactly: `game_info.txt: expected "` + first + `\n", found "` + first + `\n` + won + `\n"`},
		{saved: both[:1], missing: true, what: "game_info.txt: is not there"},
		{missing: true},
		{text: ""},
	} {
		folder := t.TempDir()
		if !test.missing {
			path := filepath.Join(folder, gamesFile)
			if test.inAFolder {
				path = filepath.Join(folder, "data", gamesFile)
				require.NoError(t, os.Mkdir(filepath.Dir(path), 0o700))
			}
			require.NoError(t, os.WriteFile(path, []byte(test.text), 0o600))
		}
		c := &club{sitting: &sitting{talk: &talk{}}, saved: test.saved, loose: []savedGame{saved("Ava", "Noah")}, folder: folder}
		err := c.lookAtFile(heard{}, "F2")
		requireDifference(t, err, test.what, "F2", "")
		c.talk.exact = true
		err = c.lookAtFile(heard{}, "F2")
		if test.what == "" {
			requireDifference(t, err, test.exactly, "F2", "")
		} else {
			require.Error(t, err)
		}
	}
}

func TestWrongAnswersBeginWithTheLeastWrong(t *testing.T) {
	t.Parallel()
	w := &wrongs{chance: rand.New(rand.NewPCG(1, 1)), wait: 50}
	for range 50 {
		require.False(t, w.now())
	}
	require.Equal(t, "a", w.one("a", "b", "c"))
	given := 0
	for range 12_000 {
		if w.now() {
			given++
		}
	}
	require.InDelta(t, 1000, given, 150) // five standard deviations
	require.Equal(t, given, w.given)
	seen := map[string]bool{}
	for range 100 {
		seen[w.one("a", "b", "c")] = true
	}
	require.Len(t, seen, 3)
}

func TestALongScreenIsShortened(t *testing.T) {
	t.Parallel()
	require.Equal(t, "a\nb", shortened("a\nb"))
	require.Equal(t, "... (2 lines)\n"+strings.TrimSuffix(strings.Repeat("b\n", 40), "\n"), shortened("a\na\n"+strings.TrimSuffix(strings.Repeat("b\n", 40), "\n")))
}

func TestAFolderThatIsTooBigIsNotCopied(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	file, err := os.Create(filepath.Join(folder, "big"))
	require.NoError(t, err)
	require.NoError(t, file.Truncate(201<<20)) // a hole
	require.NoError(t, file.Close())
	j := &judge{folder: folder, ctx: context.Background()}
	require.ErrorContains(t, j.copyFolder(t.TempDir()), "the current folder is too big to copy")
}
