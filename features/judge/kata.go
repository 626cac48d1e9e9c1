package judge

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"time"

	"games.example/yutkata"
)

// A table is a game of the kata that the judge plays on a pipe.
type table struct {
	*sitting
	rules   *yutkata.Rules
	state   yutkata.State
	buffer  string // what the program has printed and the judge has not read
	came    string // what the judge has read since the last answer
	ignored int    // how many bytes of other lines the program has printed since the last answer
	throws  []int
}

// yutkata judges a program of the kata.
func (j *judge) yutkata() error {
	j.tally = tally{sticks: kataSticks}
	return j.all("yutkata", yutkata.RulesPage, func(folder string, played int) (int, []int, *talk, error) {
		s, err := j.sit(folder, false, played)
		if err != nil {
			return 0, nil, nil, err
		}
		if played == 0 {
			s.wrongs.wait = 10 // as in yutnori, but games are shorter
		}
		game, _ := yutkata.New() // the kata's rules are valid
		k := &table{sitting: s, rules: game.Rules(), state: game.State()}
		err = k.play()
		s.leave(err == nil)
		if err != nil {
			return 0, k.throws, s.talk, err
		}
		return 1, k.throws, s.talk, nil
	})
}

// A said is a line of a program that the kata knows.
type said struct{ board, turn, name, sticks, winner string }

var saidPatterns = []*regexp.Regexp{
	regexp.MustCompile(`(\[(?:\s*\[[^\[\]]*\]\s*,?)+\s*\])$`),
	regexp.MustCompile(`\b(Player[A-Z])'s turn$`),
	regexp.MustCompile(`\bThe throw is ([A-Za-z]+) ([xo]{4})$`),
	regexp.MustCompile(`\bThe winner is (Player[A-Z])$`),
}

// readSaid reads a line. Anything may come before what it says, such as a $ or a prompt. It
// returns false if the kata does not know the line.
func readSaid(text string) (s said, ok bool) {
	text, _, _ = strings.Cut(text, "*Note")
	text = strings.TrimSpace(text)
	for i, pattern := range saidPatterns {
		found := pattern.FindStringSubmatch(text)
		switch {
		case found == nil:
			continue
		case i == 0:
			s.board = strings.ReplaceAll(blanks.ReplaceAllString(found[1], ""), "],[", "][")
		case i == 1:
			s.turn = found[1]
		case i == 2:
			s.name, s.sticks = found[1], found[2]
		default:
			s.winner = found[1]
		}
		return s, true
	}
	return s, false
}

// next returns the next line that the kata knows. Before the first board, it answers
// questions. It returns the reason if no such line comes.
func (k *table) next(opening bool) (line said, fault string, err error) {
	late := time.Now().Add(k.talk.answer)
	for {
		line, known, fault := k.scan()
		if known || fault != "" {
			return line, fault, nil
		}
		more, err := k.Read(min(k.talk.silence, max(0, time.Until(late))))
		k.buffer += plain(more)
		switch {
		case k.talk.ctx.Err() != nil:
			return said{}, "", k.talk.ctx.Err()
		case errors.Is(err, io.EOF) && k.buffer != "":
			k.buffer += "\n" // the last line
		case errors.Is(err, io.EOF):
			return said{}, ended + statusOf(k.End(k.talk.end)), nil
		case err != nil:
			return said{}, "", err
		case more != "" || !k.isQuiet():
		case isSaid(k.buffer):
			k.buffer += "\n" // a prompt
		case opening && k.setUp():
			late = time.Now().Add(k.talk.answer)
		}
		if more == "" && !time.Now().Before(late) {
			return said{}, k.hangs(opening), nil
		}
	}
}

// hangs returns the fault of a program that has not printed an expected line in time.
func (k *table) hangs(opening bool) string {
	switch {
	case k.came+k.buffer == "":
		return hangs + k.talk.answer.String() + ": does it flush its output after each line?"
	case opening:
		return unanswerable + "--setup 2,2 gives the answers"
	}
	return hangs + k.talk.answer.String()
}

// scan reads lines that have come until a line that the kata knows. It returns a fault for
// a line of the kata's form that the kata does not know, and for too many other lines.
func (k *table) scan() (line said, known bool, fault string) {
	for {
		text, rest, found := strings.Cut(k.buffer, "\n")
		if !found {
			break
		}
		k.buffer = rest
		k.came += text + "\n"
		if line, known = readSaid(text); known {
			return line, true, ""
		}
		if strings.HasPrefix(text, "$") && strings.TrimSpace(text) != "$" {
			return said{}, false, "the kata has no such line: " + text
		}
		k.ignored += len(text) + 1
	}
	if k.ignored+len(k.buffer) > k.talk.most {
		return said{}, false, endless
	}
	return said{}, false, ""
}

func isSaid(text string) bool {
	_, known := readSaid(text)
	return known
}

func (k *table) isQuiet() bool {
	h := heard{}
	quiet := k.isSilent(&h)
	k.buffer += plain(h.text)
	return quiet
}

// setUp answers a question before the first board. It reports whether there is an answer.
func (k *table) setUp() bool {
	text := k.came + k.buffer
	if text == "" {
		return false
	}
	answer, ok := k.answerTo(text)
	if ok {
		k.command(answer)
	}
	return ok
}

// command types a command.
func (k *table) command(text string) {
	k.came += k.buffer
	k.buffer = ""
	k.say(heard{text: k.came}, text)
	k.came, k.ignored = "", 0
}

// board and turn return the lines that are expected now.
func (k *table) board() string { return "$" + k.rules.Board(k.state).String() + "\n" }

func (k *table) turn() string {
	if winner, won := k.state.Winner(); won {
		return "$The winner is " + yutkata.PlayerName(winner) + "\n"
	}
	return "$" + yutkata.PlayerName(k.state.Turn()) + "'s turn\n"
}

func (k *table) differs(what, rule, expected string) error {
	return &difference{what: what, rule: rule, came: k.came + k.buffer, expected: expected}
}

// play plays a game to its end.
func (k *table) play() error {
	if err := k.look(true, yutkata.Move{}, ""); err != nil {
		return err
	}
	for {
		player := yutkata.PlayerName(k.state.Turn())
		if err := k.mistakes(player); err != nil {
			return err
		}
		k.command(player + ".Throw()")
		if err := k.lookAtThrow(); err != nil {
			return err
		}
		if err := k.mistakes(player); err != nil {
			return err
		}
		tokens := k.rules.Movable(k.state)
		token := tokens[k.chance.IntN(len(tokens))]
		k.command(fmt.Sprintf("%s.Move(%v)", player, token))
		state, move, err := k.rules.Move(k.state, k.state.Turn(), token)
		if err != nil {
			return err
		}
		k.state = state
		if err := k.look(false, move, ruleOfMove(move)); err != nil || move.Won {
			return err
		}
	}
}

// ruleOfMove returns the rule that a move is about.
func ruleOfMove(move yutkata.Move) string {
	switch {
	case move.Finished:
		return "K7"
	case move.Stayed:
		return "K8"
	case move.Captured > 0:
		return "K6"
	}
	return "K4"
}

// look expects the board, which may be missing after the winning move, and then the player
// on turn or the winner.
func (k *table) look(opening bool, move yutkata.Move, rule string) error {
	board := strings.Trim(k.board(), "$\n")
	seen := false
	for {
		line, fault, err := k.next(opening)
		switch {
		case err != nil:
			return err
		case fault != "":
			return k.differs(fault, "", k.board()+k.turn())
		case line.board == board:
			seen = true
		case line.board != "" && rule == "":
			return k.differs(fmt.Sprintf("the board: expected %s, found %s", board, line.board), "K1", k.board()+k.turn())
		case line.board != "":
			if sameTokens(line.board, board) {
				rule = "K5"
			}
			return k.differs(fmt.Sprintf("the board: expected %s, found %s", board, line.board), rule, k.board()+k.turn())
		case line.name != "":
			return k.differs("a throw that nobody has asked for", "K3", k.board()+k.turn())
		case !seen && !move.Won && line.winner == "":
			return k.differs("the board is missing", "K1", k.board()+k.turn())
		}
		if line.board != "" {
			continue
		}
		wanted, found := strings.Trim(k.turn(), "$\n"), line.turn+"'s turn"
		if line.winner != "" {
			found = "The winner is " + line.winner
		}
		if wanted == found {
			return nil
		}
		if rule = "K3"; move.Won || line.winner != "" {
			rule = "K9"
		}
		return k.differs(fmt.Sprintf("expected %s, found %s", wanted, found), rule, k.board()+k.turn())
	}
}

// sameTokens reports whether two boards differ only in the order of tokens.
func sameTokens(a, b string) bool {
	sorted := func(text string) string {
		letters := []byte(text)
		slices.Sort(letters)
		return string(letters)
	}
	one, two := strings.Split(a, "]"), strings.Split(b, "]")
	return slices.EqualFunc(one, two, func(x, y string) bool { return sorted(x) == sorted(y) })
}

// lookAtThrow expects a throw, and takes it.
func (k *table) lookAtThrow() error {
	const expected = "$The throw is ...\n"
	for {
		line, fault, err := k.next(false)
		switch {
		case err != nil:
			return err
		case fault != "":
			return k.differs(fault, "", expected)
		case line.name == "" && k.repeats(line):
			continue
		case line.name == "":
			return k.differs("the throw does not come", "K3", expected)
		}
		sticks, _ := yutkata.ParseSticks(line.sticks) // four of x and o
		if name := sticks.Throw().String(); name != strings.ToUpper(line.name) {
			return k.differs(fmt.Sprintf("the throw %s: expected %s, found %s", line.sticks, name, line.name), "K2", "$The throw is "+name+" "+line.sticks+"\n")
		}
		k.throws = append(k.throws, int(sticks.Throw()-yutkata.DO))
		k.thrown = append(k.thrown, line.name)
		k.state, err = k.rules.Throw(k.state, k.state.Turn(), sticks)
		return err
	}
}

// repeats reports whether a line says what is so.
func (k *table) repeats(line said) bool {
	return line.board == strings.Trim(k.board(), "$\n") || line.turn == yutkata.PlayerName(k.state.Turn())
}

// mistakes sometimes gives a wrong command, which the program must refuse. The program may
// say so in any words, or in none.
func (k *table) mistakes(player string) error {
	if !k.wrongs.now() {
		return nil
	}
	_, thrown := k.state.Thrown()
	turn := k.state.Turn()
	other := yutkata.PlayerName(1 - turn)
	wrong := []string{player + ".Throw()", fmt.Sprintf("%s.Move(%c1)", player, 'B'-rune(turn)), other + ".Throw()"}
	if !thrown {
		wrong[0] = fmt.Sprintf("%s.Move(%v)", player, k.rules.Movable(k.state)[0])
	}
	for _, token := range k.rules.Finished(k.state) {
		if token.Player() == turn && thrown {
			wrong = append(wrong, fmt.Sprintf("%s.Move(%v)", player, token))
		}
	}
	wrong = append(wrong, player+".Move(A9)", player+".Jump()")
	answer := k.wrongs.one(wrong...)
	k.command(answer)
	for {
		wait := k.talk.silence
		if strings.Contains(k.buffer, "\n") {
			wait /= 10 // an answer has come
		}
		more, err := k.Read(wait)
		k.buffer += plain(more)
		if err != nil || more == "" && k.isQuiet() || len(k.buffer) > k.talk.most || k.talk.ctx.Err() != nil {
			break // next returns the reason
		}
	}
	for {
		text, rest, found := strings.Cut(k.buffer, "\n")
		if !found {
			return nil
		}
		k.buffer = rest
		k.came += text + "\n"
		if line, ok := readSaid(text); ok && !k.repeats(line) {
			return k.differs("the wrong command "+answer+" changes something", "K3", "(any words)\n")
		}
	}
}
