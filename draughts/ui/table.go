// Package ui presents a game of draughts to its players: the possible moves, the
// reasons for refusals, the moves so far, undo, hints, programs as players, and
// pictures of the board.
//
//	session := play.New(table.Setup{}, play.Settings{})
//
// A Moment implements play.Moment, and a Setup implements play.Setup. Neither does input
// or output.
package ui

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"games.example/draughts"
	"games.example/draughts/pdn"
	"games.example/internal/message"
	"games.example/internal/play"
)

// A Player is a program that chooses a turn for the player to move, who must have at
// least one. The Player returns the turn and a short comment on the game, which may be
// empty. If the context ends, the Player returns early with any turn.
type Player func(context.Context, *draughts.Game) (turn draughts.Turn, thought string, err error)

// Random returns a player that moves at random, and chooses each move with the same
// probability. In a given position, its choice depends only on the seed and the number
// of the turn.
func Random(seed uint64) Player {
	return func(_ context.Context, game *draughts.Game) (draughts.Turn, string, error) {
		turns := game.Position().UniqueTurns(draughts.PDN)
		random := rand.New(rand.NewPCG(seed, uint64(game.Len())))
		return turns[random.IntN(len(turns))], "", nil
	}
}

// Table holds what is the same at all moments of a game. Create a Table with New or with a
// Setup. The exported fields may be changed before Begin.
type Table struct {
	Programs [2]Player // the programs that play White and Black; nil for a person
	Adviser  Player    // gives hints; may be nil
	Notation draughts.Notation
	Language message.Language

	choices  play.Choices // the choices of the setup; nil without a setup
	tags     []pdn.Tag    // the tags of the record that the game continues
	seed     uint64       // the seed of the programs
	chance   bool         // whether a program depends on the seed
	piped    bool         // whether a program plays through a pipe
	timed    bool         // whether the engine has a time for a move instead of a level
	unseeded bool         // whether the game continues a record without a seed
	study    *study       // the engine for hints and reviews; nil without a setup
	begun    *draughts.Game
	rules    draughts.DrawRules
}

// A Moment is the [play.Moment] of this game.
type Moment struct {
	*Table
	game  *draughts.Game // never changed
	path  []draughts.Square
	line  string // the last line of moves in the log
	turn  int    // the number of the turns in that line
	frame *frame // the frame of a motion, or nil
}

// New returns a table for a game between two people that begins with the turns of the
// given game, which must not be changed afterward.
func New(game *draughts.Game) *Table {
	return &Table{begun: game, rules: game.Rules(), Notation: draughts.PDN}
}

// Begin returns the story of the game.
func (t *Table) Begin() play.Game {
	texts := words(t.Language, t.Notation)
	if t.piped {
		texts.OwnLines = t.Language.Text(ownLines)
	}
	match := &play.Match{
		Choices: t.choices, Seed: t.seed, Seeded: t.chance, Words: texts, Switches: flipKey + wordsKey, Numbered: true, Record: t.record, Lines: t.lines,
	}
	for color := range t.Programs {
		match.Seats = append(match.Seats, t.seat(draughts.Color(color)))
	}
	now := draughts.New(draughts.InitialPosition(t.begun.Start()), draughts.Draws(t.rules))
	setups := t.begun.Setups()
	setUp := func() {
		for len(setups) > 0 && setups[0].After == now.Len() {
			now.SetUp(setups[0].Position)
			setups = setups[1:]
		}
	}
	setUp()
	first := Moment{Table: t, game: now}
	story := play.Begin(match, first, first.log()...)
	for _, turn := range t.begun.Turns() {
		m, event, err := story.Moment().(Moment).play(turn)
		if err != nil {
			return story // a draw by a rule that did not apply in the game
		}
		now = m.game
		setUp()
		event.Log = m.log() // a position that was set up may have ended the game, or continued it
		story = story.Then(m, event)
	}
	switch outcome := t.begun.Outcome(); outcome.Reason() {
	case draughts.Resignation:
		winner, _ := outcome.Winner()
		return ended(story, func(game *draughts.Game) error { return game.Resign(winner.Opponent()) })
	case draughts.Agreement:
		return ended(story, (*draughts.Game).Agree)
	default: // the board has ended the game, or the game continues
		return story
	}
}

// ended returns the story of a game that the players have ended, unless the board had
// ended it before.
func ended(story play.Game, end func(*draughts.Game) error) play.Game {
	if m, event, err := story.Moment().(Moment).end(end); err == nil {
		return story.Then(m, event)
	}
	return story
}

// seat returns a player. If only one player is a program, the names are "you" and
// "computer".
func (t *Table) seat(color draughts.Color) play.Seat {
	key := color.String()
	switch person, alone := t.person(); {
	case alone && person == color:
		key = "you"
	case alone:
		key = "computer"
	}
	seat := play.Seat{Key: key, Name: t.Language.Text(key)}
	program := t.Programs[color]
	if program == nil {
		return seat
	}
	seat.Program = func(ctx context.Context, story play.Game) (play.Moment, play.Event, error) {
		m := story.Moment().(Moment)
		turn, thought, err := program(ctx, m.game)
		if err != nil {
			return nil, play.Event{}, err
		}
		next, event, err := m.play(turn)
		if thought != "" {
			event.Comment = t.Language.Format("as the computer saw it, %s", thought)
		}
		return next, event, err
	}
	return seat
}

// Game returns the game. It must not be changed.
func (m Moment) Game() *draughts.Game { return m.game }

// play returns the moment after a turn, or an error if the turn is not valid. The log has
// two turns on each line, as in PDN.
func (m Moment) play(turn draughts.Turn) (Moment, play.Event, error) {
	game := m.game.Clone()
	if err := game.Play(turn); err != nil {
		return m, play.Event{}, err
	}
	number, mover := m.game.Number(m.game.Len())
	text := m.game.Position().ShortTurn(turn, m.Notation)
	event := play.Event{Said: m.said(turn), Text: fmt.Sprintf("%d. %s %s", number, m.Language.Text(mover.String()), turn.Text(m.Notation))}
	switch {
	case mover == draughts.White:
		m.line = fmt.Sprintf("%d. %s", number, text)
	case number != m.turn:
		m.line = fmt.Sprintf("%d. ... %s", number, text)
	default:
		m.line, event.Replaces = m.line+" "+text, 1
	}
	m.game, m.path, m.turn = game, nil, number
	event.Log = m.log()
	return m, event, nil
}

// log returns the last line of moves, if there are any, and the result, if the game is
// over.
func (m Moment) log() (log []string) {
	if m.line != "" {
		log = append(log, m.line)
	}
	if m.game.IsOver() {
		log = append(log, m.ending())
	}
	return log
}

// end returns the moment after the players have ended the game.
func (m Moment) end(end func(*draughts.Game) error) (Moment, play.Event, error) {
	game := m.game.Clone()
	if err := end(game); err != nil {
		return m, play.Event{}, err
	}
	m.game, m.path = game, nil
	text := m.ending()
	if winner, won := game.Outcome().Winner(); won {
		text = m.Language.Format("%s resigns", m.Language.Text(winner.Opponent().String()))
	}
	return m, play.Event{Said: play.Resign, Ended: true, Text: text, Log: []string{m.ending()}}, nil
}

// turns returns the options of the player to move: a turn for each move that begins with
// the squares picked so far.
func (m Moment) turns() []draughts.Turn {
	switch {
	case m.game.IsOver():
		return nil
	case len(m.path) == 0:
		return m.game.Position().UniqueTurns(m.Notation)
	}
	return m.pathsOn(m.path)
}

// pathsOn returns a turn for each move that can be made along a path that begins with
// the given squares.
func (m Moment) pathsOn(path []draughts.Square) (turns []draughts.Turn) {
	known := map[draughts.Move]bool{}
	for turn := range m.game.Position().Turns(m.Notation) {
		squares := turn.Squares()
		if len(squares) >= len(path) && slices.Equal(squares[:len(path)], path) && !known[turn.Move()] {
			known[turn.Move()] = true
			turns = append(turns, turn)
		}
	}
	return turns
}

// expected returns some of the turns as text, as in "32-27 or 32-28".
func (t *Table) expected(turns []draughts.Turn) string {
	var texts []string
	for _, turn := range turns {
		texts = append(texts, turn.Text(t.Notation))
	}
	const most = 4 // as many as fit on a line
	if len(texts) > most {
		texts = append(texts[:most-1], t.Language.Text("another one of the list"))
	}
	return strings.Join(texts, t.Language.Text(" or "))
}

// Why returns the reason why no turn starts on a square, such as a mandatory capture by
// another piece. It returns nil if a turn starts there.
func (m Moment) Why(s draughts.Square) error {
	p := m.game.Position()
	mover := p.ToMove()
	color, some := p.At(s).Color()
	switch {
	case m.game.IsOver():
		return draughts.ErrGameOver
	case !some:
		return message.Errorf("there is no piece on %s", m.Notation.Square(s))
	case color != mover:
		return message.Errorf("the piece on %s is %s's, and %s is to move", m.Notation.Square(s), message.Phrase(color.String()), message.Phrase(mover.String()))
	case len(m.pathsOn([]draughts.Square{s})) > 0:
		return nil
	}
	due := m.due()
	switch {
	case due == "":
		return message.Errorf("the piece on %s is blocked", m.Notation.Square(s))
	case fewer(p, s):
		return message.Errorf("you must capture the most pieces: %s", due)
	default:
		return message.Errorf("you must capture: %s", due)
	}
}

// due returns the mandatory captures as text, or "" if there are none.
func (m Moment) due() string {
	turns := m.game.Position().UniqueTurns(m.Notation)
	if len(turns) == 0 || turns[0].Captured() == 0 { // if one turn is a step, all turns are
		return ""
	}
	return m.expected(turns)
}

// Prompt returns the prompt for a turn. It says whether the turn must be a capture.
func (m Moment) Prompt() string {
	if m.due() == "" {
		return "> "
	}
	return m.Language.Text("you must capture") + "> "
}

// fewer reports whether the piece on a square could make a capture, but only of fewer
// pieces than the rules require.
func fewer(p draughts.Position, from draughts.Square) bool {
	for to := draughts.Square(1); to.OnBoard(); to++ {
		jump := draughts.PDN.Square(from) + "x" + draughts.PDN.Square(to)
		if _, err := p.ParseTurn(jump, draughts.PDN); errors.Is(err, draughts.ErrMustCaptureMore) {
			return true
		}
	}
	return false
}

// Do resigns, or plays the turn of an option or a turn that a person types, in the notation
// of the table or, if that notation does not have all its squares, in the other notation. A
// short form must fit only one move. The sign between the squares may be wrong or, as in
// 3228, missing. Spaces are ignored. The error is the reason why there is no such turn.
func (m Moment) Do(text string) (play.Moment, play.Event, error) {
	if text == play.Resign {
		return m.end(func(game *draughts.Game) error { return game.Resign(game.Position().ToMove()) })
	}
	if turn, ok := m.turnOf(text); ok {
		return m.play(turn)
	}
	words := strings.Fields(text)
	typed := strings.Join(words, "")
	turn, err := m.read(strings.ToLower(typed))
	switch {
	case err == nil:
		return m.play(turn)
	case errors.Is(err, draughts.ErrNotATurn) && len(slices.DeleteFunc(words, func(word string) bool { return !strings.ContainsAny(word[1:], "-x") })) > 1:
		return nil, play.Event{}, message.Errorf("%s: several turns: expected one", text)
	}
	return nil, play.Event{}, message.Errorf("%s: %w", typed, m.refused(typed, err))
}

// read reads a turn in either notation. A person who names squares of the table's notation
// means that notation.
func (m Moment) read(text string) (draughts.Turn, error) {
	other := draughts.PDN
	if m.Notation == draughts.PDN {
		other = draughts.Kata
	}
	turn, err := m.parse(text, m.Notation)
	if err == nil || !m.piped && m.hasAll(m.names(text)) {
		return turn, err
	}
	inOther, otherErr := m.parse(text, other)
	switch {
	case otherErr == nil:
		return inOther, nil
	case errors.Is(err, draughts.ErrNotATurn) && !errors.Is(otherErr, draughts.ErrNotATurn):
		err = otherErr
	}
	return turn, err
}

// hasAll reports whether there are names, and all of them name squares in the table's notation.
func (t *Table) hasAll(names []string) bool {
	return len(names) > 0 && !slices.ContainsFunc(names, func(name string) bool {
		_, wrong := t.Notation.ParseSquare(name)
		return wrong != nil
	})
}

// parse reads a turn in one notation. Text that consists of two to four digits names
// two squares. If no turn has the signs of the text, the other sign counts.
func (m Moment) parse(text string, n draughts.Notation) (turn draughts.Turn, err error) {
	forms := []string{text, strings.ReplaceAll(text, "x", "-"), strings.ReplaceAll(text, "-", "x")}
	if len(text) >= 2 && len(text) <= 4 && strings.Trim(text, "0123456789") == "" {
		forms = nil
		for first := 2; first >= 1; first-- { // the number of digits in the first square
			forms = append(forms, text[:first]+"-"+text[first:], text[:first]+"x"+text[first:])
		}
	}
	for _, form := range forms {
		turn, wrong := m.game.Position().ParseShortTurn(form, n)
		if wrong == nil {
			return turn, nil
		}
		if err == nil || errors.Is(err, draughts.ErrNotATurn) {
			err = wrong
		}
	}
	return turn, err
}

// refused returns the reason for a refusal. It names a square that does not exist, the
// mandatory capture, the turns of the piece, or the contents of the first square.
func (m Moment) refused(text string, err error) error {
	switch {
	case errors.Is(err, draughts.ErrMustCapture):
		return mustCapture{message.Errorf("you must capture: %s", m.due())}
	case errors.Is(err, draughts.ErrMustCaptureMore):
		return message.Errorf("%w: %s", err, m.due())
	}
	names, unread := m.names(text), errors.Is(err, draughts.ErrNotATurn)
	var first draughts.Square
	for i, name := range names {
		switch s, wrong := m.Notation.ParseSquare(name); {
		case wrong == nil && i == 0:
			first = s
		case wrong != nil && (unread || len(names) == 1 || errors.Is(err, draughts.ErrNoPiece)): // or else the text is in the other notation
			return m.noSquare(name)
		}
	}
	switch {
	case !first.OnBoard() || unread && len(names) > 1:
		return err
	case m.Why(first) != nil:
		return m.Why(first)
	case len(names) == 1:
		return message.Errorf("a turn has two squares: expected %s", m.expected(m.pathsOn([]draughts.Square{first})))
	case errors.Is(err, draughts.ErrNoJump) && m.due() == "":
		return message.Errorf("this piece has nothing to capture: expected %s", m.expected(m.pathsOn([]draughts.Square{first})))
	case errors.Is(err, draughts.ErrNoStep) || errors.Is(err, draughts.ErrNoJump):
		return message.Errorf("%w: expected %s", err, m.expected(m.pathsOn([]draughts.Square{first})))
	}
	return err
}

// mustCapture is draughts.ErrMustCapture in the words of Why.
type mustCapture struct{ *message.Formatted }

func (mustCapture) Is(target error) bool { return target == draughts.ErrMustCapture }

// names returns the names of the squares in a text such as 32-28, 3228 or 32, whether or
// not these squares exist. It returns nil for any other text.
func (m Moment) names(text string) []string {
	isNumber := func(text string) bool { return strings.Trim(text, "0123456789") == "" }
	if isNumber(text) {
		switch _, wrong := m.Notation.ParseSquare(text[:min(2, len(text))]); {
		case len(text) == 2:
			return []string{text}
		case len(text) == 3 && wrong != nil:
			return []string{text[:1], text[1:]}
		case len(text) == 3 || len(text) == 4:
			return []string{text[:2], text[2:]}
		}
		return nil
	}
	names := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("-xX", r) })
	if slices.ContainsFunc(names, func(name string) bool { return len(name) > 3 || !isNumber(name) }) {
		return nil
	}
	return names
}

// noSquare returns the error for a name that no square has.
func (m Moment) noSquare(name string) error {
	if m.Notation == draughts.Kata {
		return message.Errorf("there is no dark square %s: expected one like %s", name, m.Notation.Square(32))
	}
	return message.Errorf("there is no square %s: expected 1 to 50", name)
}
