package pdn

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"games.example/draughts"
)

// mostLines is the greatest number of lines of play that the reader tries when a short
// capture fits several moves.
const mostLines = 64

// mostChoices limits the time that short captures which fit several moves can take in a
// game.
const mostChoices = 1000

// A line is one way to read the moves of a game.
type line struct {
	game   *draughts.Game
	chosen *choice // the last choice
}

// A choice is one of the moves that fit a short capture.
type choice struct {
	before *choice
	err    *Error // lists the moves
}

// all returns the choices in order.
func (c *choice) all() []*choice {
	if c == nil {
		return nil
	}
	return append(c.before.all(), c)
}

// addMove plays a move in every line of play in which it is possible.
func (g *reading) addMove(t token) {
	g.begin()
	if g.err != nil {
		g.words.add(t.text)
		return
	}
	if g.lines == nil {
		turn, err := turnIn(g.record.Game.Position(), t.text)
		if err == nil {
			err = g.record.Game.Play(turn)
		}
		switch {
		case err == nil:
			return
		case !errors.As(err, new(*draughts.AmbiguousError)):
			g.failMove(t, err)
			return
		}
		g.lines = []line{{game: g.record.Game}}
	}
	next, err := g.played(t)
	switch {
	case len(next) == 0:
		g.failMove(t, err)
	case len(next) > mostLines:
		g.err = undecided(next)
	case len(next) == 1:
		g.lines, g.record.Game = nil, next[0].game
	default:
		g.lines, g.record.Game = next, next[0].game
	}
}

// played returns the lines of play after a move. If there are none, the error is the
// reason why the first line does not continue.
func (g *reading) played(t token) (next []line, err error) {
	for _, l := range g.lines {
		turn, wrong := turnIn(l.game.Position(), t.text)
		var several *draughts.AmbiguousError
		switch {
		case errors.As(wrong, &several):
			list := g.moveError(t, several)
			if g.choices++; g.choices > mostChoices {
				return nil, several
			}
			for _, turn := range several.Turns {
				game := l.game.Clone()
				if game.PlayMove(turn.Move()) == nil {
					next = append(next, line{game, &choice{l.chosen, list}})
				}
			}
		case wrong == nil:
			wrong = l.game.Play(turn)
			next = append(next, l)
		}
		if err == nil {
			err = wrong
		}
	}
	return next, err
}

// isLegal reports whether the text of a token is a move that is possible now.
func (g *reading) isLegal(t token) bool {
	g.begin()
	_, err := turnIn(g.record.Game.Position(), t.text)
	return err == nil || errors.As(err, new(*draughts.AmbiguousError))
}

// decide chooses the only line of play that fits the result.
func (g *reading) decide(r Result) {
	var fit []line
	for _, l := range g.lines {
		if r.fits(ResultOf(l.game.Outcome())) {
			fit = append(fit, l)
		}
	}
	if len(fit) > 0 {
		g.record.Game = fit[0].game
	}
	if len(fit) > 1 && g.err == nil {
		g.err = undecided(fit)
	}
}

// undecided returns the error for the first choice in which lines of play differ.
func undecided(lines []line) *Error {
	first := lines[0].chosen.all()
	same := len(first) - 1 // unless another line differs earlier
	for _, l := range lines[1:] {
		other := l.chosen.all()
		for i := range same {
			if first[i] != other[i] {
				same = i
				break
			}
		}
	}
	return first[same].err
}

// turnIn reads a move in the position. A hyphen may stand for the sign of a capture, and
// four digits are two squares.
func turnIn(p draughts.Position, text string) (draughts.Turn, error) {
	if len(text) == 4 && strings.Trim(text, digits) == "" {
		text = text[:2] + "-" + text[2:]
	}
	turn, err := p.ParseShortTurn(text, draughts.PDN)
	if err != nil && !errors.As(err, new(*draughts.AmbiguousError)) && p.CanCapture() {
		capture, wrong := p.ParseShortTurn(strings.ReplaceAll(text, "-", "x"), draughts.PDN)
		if wrong == nil || errors.As(wrong, new(*draughts.AmbiguousError)) {
			turn, err = capture, wrong
		}
	}
	if err == nil && len(turn.Squares()) > 2 {
		turn, err = p.TurnOf(turn.Move()) // so that the path in the file does not matter
	}
	return turn, err
}

// setUp sets up a position in every line of play.
func (g *reading) setUp(t token) {
	g.begin()
	if g.err != nil {
		return
	}
	fen, ok := setupFEN(t.text)
	if !ok {
		g.fail(t, "/"+t.text+"/", ErrSetup)
		return
	}
	p, err := draughts.ParseFEN(fen)
	if err != nil {
		before, _, _ := strings.Cut(t.text, fen)
		t.at += 1 + utf8.RuneCountInString(before)
		g.failFEN(t, fen, err)
		return
	}
	isNull := strings.Trim(strings.TrimSpace(fen)[1:], " :.") == "" // as in B::
	text := p.FEN()
	if isNull {
		text = text[:1] + "::"
	}
	games := []*draughts.Game{g.record.Game}
	for _, l := range g.lines {
		if l.game != g.record.Game {
			games = append(games, l.game)
		}
	}
	for _, game := range games {
		if isNull {
			p = game.Position().WithToMove(p.ToMove())
		}
		game.SetUp(p)
	}
	g.note(Setup, `FEN "`+text+`"`)
}

// setupFEN returns the FEN in the command FEN "...".
func setupFEN(command string) (fen string, ok bool) {
	command = strings.TrimSpace(command)
	if len(command) < 3 || !strings.EqualFold(command[:3], "FEN") {
		return "", false
	}
	fen, opened := strings.CutPrefix(strings.TrimSpace(command[3:]), `"`)
	fen, closed := strings.CutSuffix(fen, `"`)
	return fen, opened && closed
}

func (g *reading) moveError(t token, why error) *Error {
	number, _ := g.record.Game.Number(g.record.Game.Len())
	return &Error{Line: t.line, Column: t.at, Game: g.number, Move: number, Text: shortened(t.text), Err: why}
}

// failMove records a move as the first mistake.
func (g *reading) failMove(t token, err error) {
	g.words.add(t.text)
	switch text := t.text; {
	case strings.Trim(text, "- ") == "":
		g.err = g.moveError(t, ErrUnknownMove)
	case areLetters(text):
		g.fail(t, text, ErrLetters)
	case isLarger(text):
		g.fail(t, text, ErrLargeBoard)
	case isScore(strings.ReplaceAll(text, "x", "-")) && (strings.ContainsAny(text, "+/½") || slices.Contains(numbersIn(text), 0)):
		g.fail(t, text, ErrResult)
	default:
		g.err = g.moveError(t, err)
		g.isStrange = isStrange(text)
	}
}

// numbersIn returns the numbers in a text. A number above 99 counts as 99.
func numbersIn(text string) (numbers []int) {
	for number := range strings.FieldsFuncSeq(text, func(r rune) bool { return r < '0' || r > '9' }) {
		n, err := strconv.Atoi(number)
		if err != nil || n > 99 {
			n = 99
		}
		numbers = append(numbers, n)
	}
	return numbers
}

// mostPoints is the greatest sum of the points of both players that the reader expects
// in a result.
const mostPoints = 20

// isStrange reports whether a text has the form of a step but no piece can ever move
// like that, and it could be the points of both players.
func isStrange(text string) bool {
	squares := numbersIn(text)
	if strings.Trim(text, digits+"-") != "" || len(squares) != 2 || squares[0]+squares[1] > mostPoints {
		return false
	}
	from, to := draughts.Square(squares[0]), draughts.Square(squares[1])
	dx, dy := from.X()-to.X(), from.Y()-to.Y()
	return dx != dy && dx != -dy
}

// The squares of other boards.
const (
	largestBoard  = 72 // of Canadian draughts
	smallestBoard = 32
)

// isLarger reports whether a text is a move between squares of which one is past the
// board, but on a board of 72 squares.
func isLarger(text string) bool {
	squares := numbersIn(text)
	return isSquares(text) && slices.Max(squares) > 50 && slices.Max(squares) <= largestBoard && slices.Min(squares) > 0
}

// isSquares reports whether a text consists of squares with the signs of moves between
// them.
func isSquares(text string) bool {
	return strings.Trim(text, digits+"-x") == "" && len(numbersIn(text)) > 1
}

// areLetters reports whether a text consists of squares such as c3.
func areLetters(text string) bool {
	const letters = "abcdefghijABCDEFGHIJ"
	if len(text) < 2 || strings.IndexByte(letters, text[0]) < 0 || strings.IndexByte(digits, text[1]) < 0 {
		return false
	}
	for c := (cursor{rest: []byte(text)}); len(c.rest) > 0; c.next() {
		if strings.IndexByte(letters+digits+"-x", c.peek()) < 0 {
			return false
		}
	}
	return true
}

// hasLetters reports whether a FEN has squares such as c3.
func hasLetters(fen string) bool {
	for i := range len(fen) - 1 {
		if strings.IndexByte("acdefgh", fen[i]) >= 0 && strings.IndexByte("12345678", fen[i+1]) >= 0 {
			return true
		}
	}
	return false
}

// words holds facts about the moves of a game from the first mistake on.
type words struct{ moves, largest int }

func (w *words) add(text string) {
	if squares := numbersIn(text); len(squares) > 0 {
		w.moves++
		w.largest = max(w.largest, slices.Max(squares))
	}
}

// isSmaller reports whether a game of an unknown type begins with a mistake, and all its
// squares are squares of a board of 32 squares.
func (g *reading) isSmaller() bool {
	const fewest = 4 // moves that leave no doubt
	_, typed := g.tags["GameType"]
	isMove := g.err.Move > 0 && isSquares(g.err.Text)
	if typed || !isMove || g.words.moves < fewest || g.words.largest > smallestBoard || g.record.Game.Len() > 1 {
		return false
	}
	for _, turn := range g.record.Game.Turns() {
		if slices.Max(turn.Squares()) > smallestBoard {
			return false
		}
	}
	start := g.record.Game.Start()
	for s := draughts.Square(smallestBoard + 1); s.OnBoard() && start != draughts.Start(); s++ {
		if start.At(s) != draughts.None {
			return false
		}
	}
	return true
}
