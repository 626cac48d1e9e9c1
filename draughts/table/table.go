// Package table presents a game of draughts to its players: the possible moves, the
// reasons for refusals, the moves so far, undo, hints, programs as players, and
// pictures of the board.
//
//	session := play.New(table.Setup{}, play.Settings{})
//
// A Table implements play.Game, and a Setup implements play.Setup. Neither does input
// or output.
package table

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"games.example/draughts"
	"games.example/draughts/pdn"
	"games.example/program/play"
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

// Table holds a game and the state of its presentation. Create a Table with New or with
// a Setup. The exported fields may be changed before the first move.
type Table struct {
	Programs [2]Player // the programs that play White and Black; nil for a person
	Adviser  Player    // gives hints; may be nil
	Notation draughts.Notation

	choices  play.Choices // the choices of the setup; nil without a setup
	tags     []pdn.Tag    // the tags of the record that the game continues
	seed     uint64       // the seed of the programs
	chance   bool         // whether a program depends on the seed
	unseeded bool         // whether the game continues a record without a seed
	judge    search       // the search that reviews use; nil without a setup

	game    *draughts.Game // copied before each change
	flipped bool           // whether Black is at the bottom
	path    []draughts.Square
	advice  draughts.Turn
	thought string // the comment of the program that has just moved or given a hint
	wordy   bool   // whether thoughts are shown
	err     error  // the reason why a program could not move
	frame   *frame // the frame of a motion, or nil
}

// New returns a table for a game between two people. The game must not be changed
// afterward.
func New(game *draughts.Game) Table { return Table{game: game, Notation: draughts.PDN} }

// Game returns the game. It must not be changed.
func (t Table) Game() *draughts.Game { return t.game }

func (t Table) with(game *draughts.Game) Table {
	t.game, t.path, t.advice, t.thought = game, nil, draughts.Turn{}, ""
	return t
}

// play returns the table after a turn. If the turn is not valid, play returns the table
// unchanged, and an error.
func (t Table) play(turn draughts.Turn) (Table, error) {
	game := t.game.Clone()
	if err := game.Play(turn); err != nil {
		return t, err
	}
	return t.with(game), nil
}

// onTurn returns the program on turn. It returns nil if a person is on turn or the game
// is over.
func (t Table) onTurn() Player {
	if t.game.IsOver() {
		return nil
	}
	return t.Programs[t.game.Position().ToMove()]
}

// turns returns the options of the person on turn: a turn for each move that begins
// with the squares chosen so far.
func (t Table) turns() []draughts.Turn {
	if t.game.IsOver() || t.onTurn() != nil {
		return nil
	}
	if len(t.path) == 0 {
		return t.game.Position().UniqueTurns(t.Notation)
	}
	return t.pathsOn(t.path)
}

// pathsOn returns a turn for each move that can be made along a path that begins with
// the given squares.
func (t Table) pathsOn(path []draughts.Square) (turns []draughts.Turn) {
	known := map[draughts.Move]bool{}
	for turn := range t.game.Position().Turns(t.Notation) {
		squares := turn.Squares()
		if len(squares) >= len(path) && slices.Equal(squares[:len(path)], path) && !known[turn.Move()] {
			known[turn.Move()] = true
			turns = append(turns, turn)
		}
	}
	return turns
}

// expected returns some of the turns as text, as in "32-27 or 32-28".
func (t Table) expected(turns []draughts.Turn) string {
	var texts []string
	for _, turn := range turns {
		texts = append(texts, turn.Text(t.Notation))
	}
	const most = 4 // as many as fit on a line
	if len(texts) > most {
		texts = append(texts[:most-1], "another one of the list")
	}
	return strings.Join(texts, " or ")
}

// Why returns the reason why no turn starts on a square, such as a mandatory capture by
// another piece. It returns "" if a turn starts there.
func (t Table) Why(s draughts.Square) string {
	p := t.game.Position()
	mover := p.ToMove()
	color, some := p.At(s).Color()
	switch {
	case t.game.IsOver():
		return "the game is over"
	case !some:
		return fmt.Sprintf("there is no piece on %s", t.Notation.Square(s))
	case color != mover:
		return fmt.Sprintf("the piece on %s is %s's, and %s is to move", t.Notation.Square(s), color, mover)
	case len(t.pathsOn([]draughts.Square{s})) > 0:
		return ""
	}
	due := t.due()
	switch {
	case due == "":
		return fmt.Sprintf("the piece on %s is blocked", t.Notation.Square(s))
	case fewer(p, s):
		return "you must capture the most pieces: " + due
	default:
		return "you must capture: " + due
	}
}

// due returns a mandatory capture as text, or "" if there is none.
func (t Table) due() string {
	for turn := range t.game.Position().Turns(t.Notation) {
		if turn.Captured() != 0 {
			return turn.Text(t.Notation)
		}
		break // if one turn is a step, all turns are
	}
	return ""
}

// fewer reports whether the piece on a square could make a capture, but only of fewer
// pieces than the rules demand.
func fewer(p draughts.Position, from draughts.Square) bool {
	for to := draughts.Square(1); to.OnBoard(); to++ {
		jump := draughts.PDN.Square(from) + "x" + draughts.PDN.Square(to)
		if _, err := p.ParseTurn(jump, draughts.PDN); errors.Is(err, draughts.ErrMustCaptureMore) {
			return true
		}
	}
	return false
}

// Say returns the table after a turn that a person types, in the notation of the table
// or in the other notation. A short form must fit only one move. The sign between the
// squares may be missing, as in 3228. Spaces are ignored. The error is the reason why
// there is no such turn.
func (t Table) Say(text string) (play.Game, error) {
	text = strings.ReplaceAll(text, " ", "")
	other := draughts.PDN
	if t.Notation == draughts.PDN {
		other = draughts.Kata
	}
	turn, err := t.parse(text, t.Notation)
	if err != nil {
		inOther, otherErr := t.parse(text, other)
		switch {
		case otherErr == nil:
			turn, err = inOther, nil
		case errors.Is(err, draughts.ErrNotATurn) && !errors.Is(otherErr, draughts.ErrNotATurn):
			err = otherErr
		}
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", text, t.refused(text, err))
	}
	return t.play(turn)
}

// parse reads a turn in one notation. Text that consists of two to four digits names
// two squares.
func (t Table) parse(text string, n draughts.Notation) (turn draughts.Turn, err error) {
	p := t.game.Position()
	if len(text) < 2 || len(text) > 4 || strings.Trim(text, "0123456789") != "" {
		return p.ParseShortTurn(text, n)
	}
	for first := 2; first >= 1; first-- { // the number of digits in the first square
		for _, between := range []string{"-", "x"} {
			turn, wrong := p.ParseShortTurn(text[:first]+between+text[first:], n)
			if wrong == nil {
				return turn, nil
			}
			if err == nil || errors.Is(err, draughts.ErrNotATurn) {
				err = wrong
			}
		}
	}
	return turn, err
}

// refused returns the reason for a refusal. It adds the mandatory capture, the turns of
// the piece, or the contents of the first square.
func (t Table) refused(text string, err error) error {
	if errors.Is(err, draughts.ErrMustCapture) || errors.Is(err, draughts.ErrMustCaptureMore) {
		return fmt.Errorf("%w: %s", err, t.due())
	}
	from := text[:min(len(text), 2)]
	if end := strings.IndexAny(text, "-x"); end >= 0 {
		from = text[:end]
	}
	s, wrong := t.Notation.ParseSquare(from)
	switch {
	case wrong != nil || errors.Is(err, draughts.ErrNotATurn):
	case t.Why(s) != "":
		return errors.New(t.Why(s))
	case errors.Is(err, draughts.ErrNoStep) || errors.Is(err, draughts.ErrNoJump):
		return fmt.Errorf("%w: expected %s", err, t.expected(t.pathsOn([]draughts.Square{s})))
	}
	return err
}
