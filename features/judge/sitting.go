package judge

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"games.example/internal/child"
	"games.example/internal/printable"
	"games.example/yutnori"
)

// A sitting is one run of a program, in which the judge plays one game after another.
type sitting struct {
	*judge
	*talk
	chance *rand.Rand
	wrongs *wrongs
	setup  []string          // the answers that are left
	given  map[string]string // the answers from setup, by their questions, for the next game
	throws []yutnori.Result
}

// start starts the program in a folder.
func (j *judge) start(folder string, terminal bool) (*child.Console, error) {
	console, err := child.NewConsole(j.command, child.Settings{
		Directory: folder,
		Variables: []string{"TERM=xterm-256color"},
		Terminal:  terminal,
		Stderr:    printable.Writer(j.stderr),
	})
	if err != nil {
		return nil, fmt.Errorf("the program does not start: %w", err)
	}
	return console, nil
}

// sit starts the program in a folder for the games from the given number, counted from 0.
// The caller must call leave.
func (j *judge) sit(folder string, terminal bool, number int) (*sitting, error) {
	console, err := j.start(folder, terminal)
	if err != nil {
		return nil, err
	}
	if j.known == nil {
		j.known = map[string]bool{}
	}
	chance := rand.New(rand.NewPCG(j.seed, uint64(number)))
	s := &sitting{
		judge:  j,
		talk:   &talk{device: console, limits: j.limits, ctx: j.ctx, exact: j.exact, known: j.known},
		chance: chance,
		wrongs: &wrongs{chance: chance},
		setup:  slices.Clone(j.setup),
		given:  map[string]string{},
	}
	if number == 0 {
		s.wrongs.wait = 25 * min(j.games, 4) // a program's rules are judged before its refusals
	}
	return s, nil
}

// leave ends the program. A program whose games were right may end by itself when its
// input ends. Any other program is killed.
func (s *sitting) leave(right bool) {
	patience := s.talk.end
	if !right {
		patience = 0
	}
	s.EndInput()
	if s.End(patience) == killed && right && !s.stubborn {
		s.stubborn = true
		fmt.Fprintln(s.out, "the program did not end when its input ended: it reads past the end")
	}
}

// killed is the status of a program that did not end by itself.
const killed = "signal: killed"

var (
	gameStart  = entryPattern(`game\s*start`)
	loginEntry = entryPattern(`login`)
	endEntry   = entryPattern(`end\s*program`)
)

// entryPattern returns a pattern for an entry of a menu. Its group is the entry's number.
func entryPattern(words string) *regexp.Regexp {
	return regexp.MustCompile(`(?im)^\W*(\d+)\W+` + words)
}

// answerTo returns the answer to a question before the first board: the next answer of
// --setup, the answer that --setup gave to this question in an earlier game, or the default. For any other question, it returns false.
func (s *sitting) answerTo(text string) (string, bool) {
	asked := strings.ToLower(lastLine(text))
	if len(s.setup) > 0 {
		s.given[asked] = s.setup[0]
		s.setup = s.setup[1:]
	}
	if answer, found := s.given[asked]; found {
		return answer, true
	}
	all := strings.ToLower(text)
	switch {
	case gameStart.MatchString(text):
		return gameStart.FindStringSubmatch(text)[1], true
	case strings.Contains(all, "basic") && strings.Contains(all, "advanced"):
		if s.advanced {
			return "2", true
		}
		return "1", true
	case strings.Contains(asked, "piece"):
		return "4", true
	case strings.Contains(asked, "player"):
		return "2", true
	}
	return "", false
}

// open answers the questions before the first screen that ends in the given prompt. If the
// prompt is for a position, a screen that shows a turn is the first screen, too. It returns
// that screen, and the numbers of players and pieces that were answered, or 0.
func (s *sitting) open(h heard, until prompt) (first heard, players, pieces int, err error) {
	const most = 20
	for range most {
		switch {
		case h.fault != "":
			return h, 0, 0, &difference{what: h.fault, came: h.text, expected: "a question"}
		case h.asked == until, until == position && readScreen(h.text).isTurn():
			return h, players, pieces, nil
		}
		if h.asked == menu && len(s.setup) == 0 && s.wrongs.now() {
			if h, err = s.refused(h, s.wrongs.one("9", "0", "x")); err != nil {
				return h, 0, 0, err
			}
		}
		answer, ok := s.answerTo(h.text)
		if !ok {
			if h, err = s.hearMore(h); err != nil {
				return h, 0, 0, err
			}
			continue
		}
		asked := strings.ToLower(lastLine(h.text))
		switch number, _ := strconv.Atoi(answer); { // 0 if it is not a number
		case gameStart.MatchString(h.text):
		case strings.Contains(asked, "piece"):
			pieces = number
		case strings.Contains(asked, "player"):
			players = number
		}
		if h, err = s.ask(h, answer, true); err != nil {
			return h, 0, 0, err
		}
	}
	return h, 0, 0, &difference{what: "the program asks too many questions before the first board", came: h.text, expected: "a board"}
}

// hearMore waits for more text, because a text without a known answer may not be a
// question.
func (s *sitting) hearMore(h heard) (heard, error) {
	more, err := s.listen(true)
	if err == nil && more.text == "" && !more.over {
		err = &difference{what: unanswerable + "--setup 1,2,4 gives the answers", came: h.text, expected: "a question about the game, the players or the pieces"}
	}
	more.text = h.text + more.text
	return more, err
}

const unanswerable = "the judge does not know the answer to this question: "

// refused gives a wrong answer, and expects that the question comes again, in the same or
// in other words.
func (s *sitting) refused(h heard, answer string) (heard, error) {
	asked := h.asked
	h, err := s.ask(h, answer, true)
	what := ""
	switch {
	case err != nil:
		return h, err
	case h.fault != "":
		what = "after the wrong answer " + answer + ": " + h.fault
	case h.asked != asked && h.asked != unknown:
		what = "after the wrong answer " + answer + ", the question does not come again"
	default:
		h.asked = asked
		return h, nil
	}
	return h, &difference{what: what, came: h.text, expected: "(any words, and the question again)"}
}

// playBasic plays up to the given number of games of the basic game in one run of the
// program. It returns the number of games that it has played to the end.
func (s *sitting) playBasic(games int) (played int, err error) {
	h, err := s.listen(true)
	if err != nil {
		return 0, err
	}
	for played < games {
		s.begin()
		var players, pieces int
		if h, players, pieces, err = s.open(h, position); err != nil {
			return played, err
		}
		rules, err := rulesOf(h, players, pieces)
		if err != nil {
			return played, err
		}
		if h, _, err = s.match(rules, rules.Start(), nil).play(h); err != nil {
			return played, err
		}
		if err := s.lookAtMenu(h, basicMenu, ""); err != nil {
			return played, err
		}
		played++
		if h.asked != menu {
			return played, nil
		}
	}
	return played, s.endProgram(h)
}

func (s *sitting) match(rules *yutnori.Rules, state yutnori.State, names []string) *match {
	return &match{
		talk: s.talk, scene: scene{rules: rules, state: state, names: names},
		chance: s.chance, wrongs: s.wrongs, throws: &s.throws, start: "Y8",
	}
}

// rulesOf returns the rules of a basic game. Numbers that are 0 are read from the first
// screen.
func rulesOf(h heard, players, pieces int) (*yutnori.Rules, error) {
	found := readScreen(h.text)
	if pieces == 0 && found.pieces != nil {
		pieces = len(*found.pieces)
	}
	if players == 0 && pieces > 0 && found.notStarted != nil {
		players = found.notStarted.count / pieces
	}
	rules, err := yutnori.NewRules(yutnori.Basic(players, pieces))
	if err != nil {
		return nil, &difference{
			what: fmt.Sprintf("the first screen shows %d players with %d pieces", players, pieces),
			rule: "Y8", came: h.text, expected: "2 to 4 players with 1 to 4 pieces",
		}
	}
	return rules, nil
}

const (
	stars     = "************************************************************\n"
	menuTitle = stars + "************************   Menu   **************************\n" + stars
	menuAsks  = "Select the function you want : "
	basicMenu = menuTitle + "1. game start\n2. end program\n" + menuAsks
)

// lookAtMenu compares the bytes of a screen that ends with the given words and a menu, if
// that is wanted. Other text may come before the words. By default, a program may also end
// after a game.
func (s *sitting) lookAtMenu(h heard, right, before string) error {
	right = before + right
	return s.lookExactly(heard{text: h.text[max(0, len(h.text)-len(right)):]}, right)
}

// endProgram chooses the end of the program in a menu, or leaves it to the end of the
// input. The program must not ask again.
func (s *sitting) endProgram(h heard) error {
	const finished = "Game finished!\n"
	entry := endEntry.FindStringSubmatch(h.text)
	if entry == nil {
		return &difference{what: "the menu has no entry: end program", came: h.text, expected: basicMenu}
	}
	if s.chance.IntN(2) == 0 {
		return nil
	}
	h, err := s.ask(h, entry[1], true)
	switch {
	case err != nil || h.over || h.asked == unknown || strings.HasPrefix(h.fault, hangs) && h.text != "":
		return err // another program in a pipe may wait for the end of the input
	case h.fault != "":
		return &difference{what: "the program does not end after the answer " + entry[1] + ": " + h.fault, came: h.text, expected: finished}
	}
	return &difference{what: "the program does not end after the answer " + entry[1], came: h.text, expected: finished}
}

// waitForClock waits until programs that draw their seeds from the clock, in seconds, draw
// a seed that differs from the seed at the given time.
func (j *judge) waitForClock(since time.Time) {
	select {
	case <-j.ctx.Done():
	case <-time.After(j.clock - time.Since(since)):
	}
}
