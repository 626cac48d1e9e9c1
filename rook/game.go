package rook

import (
	"errors"
	"fmt"
	"unicode/utf8"
)

// ErrNames is returned for names that two players cannot have.
var ErrNames = errors.New("two players cannot have these names")

// ErrGameOver is returned for a move after the end of the game.
var ErrGameOver = errors.New("the game is over")

// Game holds a whole game: its players, its initial position, its moves and its end.
// Create a game with New.
type Game struct {
	players  [2]string
	initial  Position
	position Position
	history  History
	illegal  *IllegalMoveError // the illegal move that ended the game, or nil
	resigned bool              // whether the player on turn has resigned
}

// New returns a game that starts in the initial position. The names of the players are
// in the order of their turns. The error is the error of initial.Check, or ErrNames if
// a name is empty or not UTF-8, or if both names are the same.
func New(initial Position, first, second string) (*Game, error) {
	if err := initial.Check(); err != nil {
		return nil, err
	}
	switch {
	case first == "" || second == "":
		return nil, fmt.Errorf("%w: a player has no name", ErrNames)
	case first == second:
		return nil, fmt.Errorf("%w: the players have the same name %q", ErrNames, first)
	case !utf8.ValidString(first) || !utf8.ValidString(second):
		return nil, fmt.Errorf("%w: %q and %q are not both UTF-8", ErrNames, first, second)
	}
	return &Game{players: [2]string{first, second}, initial: initial, position: initial}, nil
}

// Clone returns an independent copy of the game.
func (g *Game) Clone() *Game {
	clone := *g
	clone.history = g.history.clone()
	return &clone
}

// Players returns the names of the players in the order of their turns.
func (g *Game) Players() [2]string { return g.players }

// Initial returns the position in which the game started.
func (g *Game) Initial() Position { return g.initial }

// Position returns the current position.
func (g *Game) Position() Position { return g.position }

// History returns the legal moves so far.
func (g *Game) History() History { return g.history.clone() }

// Last returns the last turn of the history, and reports whether there is one.
func (g *Game) Last() (last Turn, found bool) {
	if g.history.Len() == 0 {
		return Turn{}, false
	}
	return g.history.log[g.history.Len()-1].turn, true
}

// Illegal returns the illegal move that ended the game, or nil if there was
// none.
func (g *Game) Illegal() *IllegalMoveError { return g.illegal }

// Resigned reports whether the game ended because the player on turn resigned.
func (g *Game) Resigned() bool { return g.resigned }

// ToMove returns the name of the player on turn. After the end of the game it is the
// loser, who cannot move, has submitted an illegal move or has resigned.
func (g *Game) ToMove() string { return g.players[g.history.Len()%2] }

// Winner returns the name of the winner, and reports whether the game is over.
func (g *Game) Winner() (name string, over bool) {
	if g.position.Over() || g.illegal != nil || g.resigned {
		return g.players[(g.history.Len()+1)%2], true
	}
	return "", false
}

// Play makes a move for the player on turn. For an illegal move it returns an
// *IllegalMoveError. Then the player has lost, and the board and the history are
// unchanged. After the end of the game, Play returns ErrGameOver.
func (g *Game) Play(move Move) error {
	_, err := g.position.Play(move)
	return g.take(move, err)
}

// Submit reads a move in JSON and makes it as Play does. Text that is not a move is
// an illegal move, too.
func (g *Game) Submit(data []byte) error { return g.take(g.position.MoveFromJSON(data)) }

// Ask asks a strategy for a move, and plays the move for the player on turn. It returns
// the errors of Play. If the strategy returns an error other than an *IllegalMoveError,
// Ask returns that error, and the game is unchanged.
func (g *Game) Ask(strategy Strategy) error {
	if _, over := g.Winner(); over {
		return ErrGameOver
	}
	move, err := strategy.Move(g.position)
	if err != nil {
		return g.take(move, err)
	}
	return g.Play(move)
}

// take records the answer of the player on turn: a legal move, or an error that gives
// the reason why there is no legal move.
func (g *Game) take(move Move, err error) error {
	if _, over := g.Winner(); over {
		return ErrGameOver
	}
	if broken, ok := errors.AsType[*IllegalMoveError](err); ok {
		g.illegal = broken
	}
	if err != nil {
		return err
	}
	g.history.log = append(g.history.log, entry{g.position.State, Turn{Player: g.ToMove(), Move: move}})
	g.position = g.position.after(move)
	return nil
}

// Resign ends the game: the player on turn has lost. After the end of the game, Resign
// returns ErrGameOver.
func (g *Game) Resign() error {
	if _, over := g.Winner(); over {
		return ErrGameOver
	}
	g.resigned = true
	return nil
}

// Undo takes back the last move if the game is not over, and reports whether it has
// taken back a move.
func (g *Game) Undo() bool {
	last := g.history.Len() - 1
	if _, over := g.Winner(); over || last < 0 {
		return false
	}
	g.position.State = g.history.log[last].state
	g.history.log = g.history.log[:last]
	return true
}
