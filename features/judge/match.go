package judge

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"games.example/internal/printable"
	"games.example/yutnori"
)

// A difference is the first difference between a program and the game's rules.
type difference struct {
	what     string
	rule     string // the number of a rule in RULES.md, or ""
	came     string
	expected string
}

func (d *difference) Error() string { return d.what }

// A match is a game of yutnori that the judge plays at a console.
type match struct {
	*talk
	scene
	chance *rand.Rand
	wrongs *wrongs
	last   yutnori.Event // the last move
	throws *[]yutnori.Result
	start  string // the rule about the first screen
	// Between two turns, between is called with the question that the program asks then. It
	// returns what the program prints after the answer, or done if the players have saved the
	// game. Without between, the program does not ask.
	between func(heard) (h heard, done bool, err error)
}

// wrongs decides when to give a wrong answer.
type wrongs struct {
	chance *rand.Rand
	wait   int // the number of right answers before the first wrong answer
	given  int
}

// now reports whether to give a wrong answer now.
func (w *wrongs) now() bool {
	if w.wait > 0 {
		w.wait--
		return false
	}
	if w.chance.IntN(12) > 0 {
		return false
	}
	w.given++
	return true
}

// one returns one of the wrong answers. The first answers are of the first kinds, because
// many programs fail at the last kinds.
func (w *wrongs) one(answers ...string) string {
	return answers[w.chance.IntN(min(len(answers), w.given+1))]
}

// play plays a game to its end, from its first screen. It returns what the program prints
// after the last move, or done if the players have saved the game.
func (m *match) play(h heard) (after heard, done bool, err error) {
	for {
		if err := m.look(h); err != nil {
			return h, false, err
		}
		moves := m.rules.AppendMoves(nil, &m.state)
		move := moves[m.chance.IntN(len(moves))]
		if h, move, err = m.mistakes(h, move, moves); err != nil {
			return h, false, err
		}
		if h, err = m.move(h, move); err != nil {
			return h, false, err
		}
		if m.last.Won {
			return h, false, m.lookAtEnd(h)
		}
		if m.last.TurnOver && m.between != nil {
			if h, done, err = m.between(h); done || err != nil {
				return h, done, err
			}
		}
	}
}

// expected returns the whole screen that is expected now.
func (m *match) expected() string { return m.table(false) + m.turn() }

func (m *match) differs(h heard, what, rule, expected string) error {
	return &difference{what: what, rule: rule, came: h.text, expected: expected}
}

// look compares a screen with the game, and takes the throws from its line of results.
func (m *match) look(h heard) error {
	found := readScreen(h.text)
	partly := h.fault != "" || h.asked != position
	problem := m.compareTable(found, partly)
	if problem == nil {
		problem = m.compareTurn(found, partly)
	}
	if problem != nil {
		_, _ = m.take(found, true) // the expected screen shows the throws
	}
	switch {
	case problem == nil:
	case found.none && h.asked != nothing && m.last.Kind != 0:
		return m.differs(h, "the program asks again after a right answer", "Y1", m.expected())
	default:
		return m.differs(h, problem.text, m.ruleOf(problem, found), m.expected())
	}
	if what, rule := m.take(found, partly); what != "" {
		return m.differs(h, what, rule, m.expected())
	}
	switch {
	case h.fault != "":
		return m.differs(h, h.fault, "", m.expected())
	case h.asked == between:
		return m.differs(h, "the question between turns comes before the turn is over", "", m.expected())
	case h.asked != position:
		return m.differs(h, "the question >> position : does not come", "", m.expected())
	}
	return m.lookExactly(h, m.table(false)+m.turn(), m.table(true)+m.turn())
}

// lookExactly compares bytes, if that is wanted.
func (t *talk) lookExactly(h heard, right ...string) error {
	if !t.exact || slices.Contains(right, h.text) {
		return nil
	}
	found, wanted := strings.SplitAfter(h.text, "\n"), strings.SplitAfter(right[0], "\n")
	at := 0
	for at < min(len(found), len(wanted))-1 && found[at] == wanted[at] {
		at++
	}
	what := fmt.Sprintf("line %d: expected %q, found %q", at+1, wanted[at], found[at])
	return &difference{what: what, came: h.text, expected: right[0]}
}

// take adds the new results on a screen to the pool. It returns a mistake and its rule if
// the results are not the chains of throws that are due.
func (m *match) take(found screen, partly bool) (what, rule string) {
	if found.pool == nil {
		if partly {
			return "", ""
		}
		return missing(poolPart).text, "Y1"
	}
	var shown []yutnori.Result
	for _, word := range *found.pool {
		var r yutnori.Result
		if err := r.UnmarshalText([]byte(word)); err != nil || r < yutnori.BackDo {
			return fmt.Sprintf("Yut: %q is not a result", word), "Y1"
		}
		shown = append(shown, r)
	}
	before := m.pool()
	added := slices.Clone(shown)
	for _, left := range m.state.Pool().Results() {
		at := slices.Index(added, left)
		if at < 0 {
			return fmt.Sprintf("Yut: expected %s, which is left, found %s", listed(before), listed(*found.pool)), "Y1"
		}
		added = slices.Delete(added, at, at+1)
	}
	if what, rule := m.throw(added); what != "" {
		return what, rule
	}
	if !slices.IsSorted(shown) {
		return fmt.Sprintf("Yut: expected the order %s, found %s", listed(m.pool()), listed(*found.pool)), "Y1"
	}
	return "", ""
}

// throw throws new results, in an order that the rules allow. It returns a mistake and its
// rule if the results are not the chains of throws that are due.
func (m *match) throw(results []yutnori.Result) (what, rule string) {
	due := m.state.Chains()
	var again, last []yutnori.Result // each chain has one last result
	for _, r := range results {
		if m.rules.ThrowsAgain(m.state.Turn(), r) {
			again = append(again, r)
		} else {
			last = append(last, r)
		}
	}
	switch {
	case due == 0 && len(results) == 0:
		return "", ""
	case due == 0:
		what = "expected no new throw, found " + namesOf(results)
	case len(results) == 0:
		what = "expected a new throw, found none"
	case len(last) == 0:
		what = "expected another throw after " + namesOf(results)
	case len(last) != due:
		what = fmt.Sprintf("expected %s of throws, found %s", printable.Count(due, "chain"), namesOf(results))
	}
	if what != "" {
		return "Yut: " + what, m.ruleOfChains(len(last), again)
	}
	for _, r := range append(again, last...) {
		state, _, err := m.rules.Throw(m.state, r)
		if err != nil { // too many
			return fmt.Sprintf("Yut: %v: %v", r, err), "Y1"
		}
		m.state = state
		*m.throws = append(*m.throws, r)
		m.thrown = append(m.thrown, r.String())
	}
	return "", ""
}

func namesOf(results []yutnori.Result) string {
	var words []string
	for _, r := range results {
		words = append(words, r.String())
	}
	return listed(words)
}

// ruleOfChains returns the rule about the throws that are due now.
func (m *match) ruleOfChains(chains int, again []yutnori.Result) string {
	skills := m.rules.Facts().Teams[m.state.Turn()].Skills
	switch {
	case skills.GeolThrowsAgain && slices.Contains(again, yutnori.Geol) && chains < m.state.Chains():
		return "A2"
	case m.last.Caught == 0 || m.last.TurnOver || chains == 0 && len(again) > 0:
		return "Y1"
	case skills.TwoChainsPerCatch:
		return "A3"
	}
	return "Y4"
}

// ruleOf returns the rule that a mistake on a screen is about.
func (m *match) ruleOf(wrong *mistake, found screen) string {
	e := m.last
	switch {
	case e.Kind == 0:
		return m.start
	case wrong.part == winnerPart && e.To != yutnori.Last:
		return "Y6"
	case wrong.part == winnerPart:
		return "Y12" // the piece has not arrived
	case wrong.part == namesPart:
		return ""
	case wrong.part == turnPart:
		return m.ruleOfTurn()
	}
	return m.ruleOfMove(found)
}

// ruleOfTurn returns the rule about the turn after the last move.
func (m *match) ruleOfTurn() string {
	e := m.last
	switch {
	case e.Caught > 0 && m.rules.Facts().Teams[e.Victim].EndsCatchersTurn:
		return "A1"
	case e.Caught > 0:
		return "Y4"
	case e.Move().Idle():
		return "Y5"
	}
	return "Y1"
}

// ruleOfMove returns the rule about the last move that a screen shows wrongly.
func (m *match) ruleOfMove(found screen) string {
	e := m.last
	shown := func(p yutnori.Position) bool { return found.board == nil || found.board[p] != "" }
	moved := shown(e.To)
	if found.pieces != nil && found.turn != nil && *found.turn == int(e.Player) {
		moved = slices.Contains(*found.pieces, fmt.Sprint(e.To))
	}
	switch {
	case e.Pieces == 0:
		return "Y5"
	case found.arrived != nil && found.arrived.count != len(m.owners(yutnori.Arrived)):
		return "Y12"
	case e.Pieces > 1 && e.From.OnBoard() && found.board != nil && shown(e.From):
		return "Y2"
	case e.To.OnBoard() && !moved || m.strays(found):
		return m.ruleOfRoad()
	case e.Caught > 0:
		return "Y3"
	case e.Pieces > 1:
		return "Y2"
	case e.Stacked > 0:
		return "Y3"
	}
	return m.ruleOfRoad()
}

// strays reports whether a board shows a piece on a cell that should be empty, other than
// the cell that the last move left.
func (m *match) strays(found screen) bool {
	return slices.ContainsFunc(places, func(p yutnori.Position) bool {
		return p != m.last.From && found.board[p] != "" && m.at(p).Pieces == 0
	})
}

// ruleOfRoad returns the rule about the way of the last move.
func (m *match) ruleOfRoad() string {
	e := m.last
	skills := m.rules.Facts().Teams[e.Player].Skills
	star := func(p yutnori.Position) bool { return p == 5 || p == 10 || p == 22 }
	plain, _ := yutnori.NewRules(yutnori.Basic(2, 2))
	switch {
	case skills.CowsRoad && plain.Target(0, e.Move()) != e.To:
		return "A4"
	case e.Result.Back():
		return "Y13"
	case star(e.From):
		return "Y10"
	case e.To == yutnori.Arrived:
		return "Y12"
	case e.From == yutnori.InHand:
		return "Y2"
	}
	for steps := yutnori.Do; steps < e.Result; steps++ {
		if star(plain.Target(0, yutnori.Move{From: e.From, Result: steps})) {
			return "Y11"
		}
	}
	return "Y1"
}

// move makes a move. It returns what the program prints then.
func (m *match) move(h heard, move yutnori.Move) (heard, error) {
	if h.asked == position {
		var err error
		if h, err = m.ask(h, fmt.Sprint(move.From), false); err != nil {
			return h, err
		}
		if err := m.lookAtYut(h, move); err != nil {
			return h, err
		}
	}
	state, event, err := m.rules.Move(m.state, move)
	if err != nil {
		return h, err
	}
	h, err = m.ask(h, move.Result.String(), event.Won)
	m.state, m.last, m.first = state, event, event.To
	return h, err
}

// lookAtYut expects the question for a result after a right position.
func (m *match) lookAtYut(h heard, move yutnori.Move) error {
	const right = ">> yut : "
	switch {
	case h.fault != "":
		return m.differs(h, h.fault, "", right)
	case h.asked != result:
		return m.differs(h, fmt.Sprintf("after the position %d, the question >> yut : does not come", move.From), "Y7", right)
	}
	return m.lookExactly(h, right)
}

// lookAtEnd compares what the program prints after the winning move.
func (m *match) lookAtEnd(h heard) error {
	found := readScreen(h.text)
	player := m.state.Turn()
	win := fmt.Sprintf("Player %d win\n", player)
	expected := m.table(false) + win
	problem := m.compareTable(found, true)
	switch {
	case problem != nil:
		return m.differs(h, problem.text, m.ruleOf(problem, found), expected)
	case found.winner != nil && *found.winner != player:
		return m.differs(h, mismatch(winnerPart, strings.TrimSpace(win), fmt.Sprintf("Player %d win", *found.winner)).text, "Y6", expected)
	case h.asked == position || h.asked == result:
		return m.differs(h, "the program reads past the end of the game: it asks for another move", "Y6", expected)
	case found.winner == nil && h.fault == "":
		return m.differs(h, "the winner is missing: expected "+strings.TrimSpace(win), "Y6", expected)
	case found.winner == nil || h.fault != "" && !h.over:
		return m.differs(h, h.fault, "Y6", expected)
	}
	withLetters := m.table(true) + win
	if strings.HasPrefix(h.text, withLetters) {
		return nil
	}
	return m.lookExactly(heard{text: h.text[:min(len(h.text), len(expected))]}, expected)
}

// mistakes sometimes gives wrong answers, which the program must refuse. It returns the
// last question, which is for a position or a result, and the move that answers it.
func (m *match) mistakes(h heard, move yutnori.Move, moves []yutnori.Move) (heard, yutnori.Move, error) {
	for h.asked == position && m.wrongs.now() {
		from, spent, rule := m.wrongMove(move, moves)
		rightPlace := from == fmt.Sprint(move.From)
		var err error
		if h, err = m.ask(h, from, true); err != nil {
			return h, move, err
		}
		if h.fault == "" && h.asked == result {
			if h, err = m.ask(h, spent, true); err != nil {
				return h, move, err
			}
		}
		if err := m.lookAtRefusal(h, from+" "+spent, rule); err != nil {
			return h, move, err
		}
		switch {
		case h.asked == unknown && rightPlace && !strings.Contains(strings.ToLower(h.text), "position"):
			h.asked = result // the question comes again in other words
		case h.asked == unknown:
			h.asked = position
		case h.asked == result && !rightPlace:
			return h, move, m.differs(h, "the program asks for a result after a wrong position: "+from, rule, ">> position : ")
		}
	}
	return h, move, nil
}

// wrongMove returns a wrong position and a right result, or a right position and a wrong
// result, and the rule that the answers break.
func (m *match) wrongMove(move yutnori.Move, moves []yutnori.Move) (from, spent, rule string) {
	turn := m.state.Turn()
	from, spent = fmt.Sprint(move.From), move.Result.String()
	var empty []string
	for p := yutnori.InHand; p <= yutnori.Last; p++ {
		if m.state.Count(turn, p) == 0 {
			empty = append(empty, fmt.Sprint(p))
		}
	}
	var lacking []string
	for r := yutnori.BackDo; r <= yutnori.Mo; r++ {
		if m.state.Pool().Count(r) == 0 {
			lacking = append(lacking, r.String())
		}
	}
	backFromHand := yutnori.Move{From: yutnori.InHand, Result: yutnori.BackDo}
	if m.state.Pool().Count(yutnori.BackDo) > 0 && m.state.Count(turn, yutnori.InHand) > 0 && !slices.Contains(moves, backFromHand) {
		return "0", yutnori.BackDo.String(), "Y5"
	}
	if m.chance.IntN(2) == 0 {
		return m.wrongs.one(empty[m.chance.IntN(len(empty))], "100", "30", "-1", "x"), spent, "Y7"
	}
	return from, m.wrongs.one(lacking[m.chance.IntN(len(lacking))], "back", "two", "3"), "Y7"
}

// lookAtRefusal expects that the question comes again and that nothing has changed.
func (m *match) lookAtRefusal(h heard, answers, rule string) error {
	found := readScreen(h.text)
	problem := m.compareTable(found, true)
	if problem == nil {
		problem = m.compareTurn(found, true)
	}
	if problem == nil && found.pool != nil {
		problem = compareList(poolPart, m.pool(), found.pool, false)
	}
	what := ""
	switch {
	case problem != nil:
		what = "the wrong answer " + answers + " changes something: " + problem.text
	case h.fault != "":
		what = "after the wrong answer " + answers + ": " + h.fault
		rule = ""
	case h.asked != position && h.asked != result && h.asked != unknown:
		what = "after the wrong answer " + answers + ", the question does not come again"
	default:
		return nil
	}
	return m.differs(h, what, rule, "(any words)\n>> position : ")
}
