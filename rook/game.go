package rook

import (
	"errors"
	"fmt"
	"unicode/utf8"
)

// ErrNames are names that two players cannot have.
var ErrNames = errors.New("the players cannot have such names")

// ErrGameOver is a move after the end of the game.
var ErrGameOver = errors.New("the game is over")

// Game is the story of one game: who plays, from where, what was moved and how
// it ended. NewGame makes one.
type Game struct {
	players  [2]string
	initial  Position
	position Position
	history  History
	illegal  *IllegalMoveError // the move that ended the game, if it was one
}

// NewGame starts a game in a position; the first player moves first. Its error
// is ErrBoard, or ErrNames for names that are empty, the same byte for byte or
// not UTF-8 (R5).
func NewGame(initial Position, first, second string) (*Game, error) {
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

// Players are the names, the first one of the player who moved first.
func (g *Game) Players() [2]string { return g.players }

// Initial is the position in which the game started.
func (g *Game) Initial() Position { return g.initial }

// Position is the position now.
func (g *Game) Position() Position { return g.position }

// History is the moves so far, without an illegal one.
func (g *Game) History() History { return g.history.clone() }

// Last is the last entry of the history, if there is one.
func (g *Game) Last() (last Turn, found bool) {
	if g.history.Len() == 0 {
		return Turn{}, false
	}
	return g.history.turns[g.history.Len()-1], true
}

// Illegal is the illegal move that ended the game, nil if there was none.
func (g *Game) Illegal() *IllegalMoveError { return g.illegal }

// ToMove is the name of the player on turn, and after the end of the one who
// would be: then it is the loser, unless the last move was illegal.
func (g *Game) ToMove() string { return g.players[g.history.Len()%2] }

// Winner is the name of the player who has won; over is false while nobody
// has.
func (g *Game) Winner() (name string, over bool) {
	if g.position.Over() || g.illegal != nil {
		return g.players[(g.history.Len()+1)%2], true
	}
	return "", false
}

// Play moves the rook for the player on turn. An illegal move is an
// IllegalMoveError: the game is over and lost for that player, board and
// history are as before (R4). After the end the error is ErrGameOver.
func (g *Game) Play(move Move) error {
	if _, over := g.Winner(); over {
		return ErrGameOver
	}
	return g.answer(move, nil)
}

// Submit is Play with a move in JSON; what is no move at all is illegal too.
func (g *Game) Submit(data []byte) error {
	if _, over := g.Winner(); over {
		return ErrGameOver
	}
	return g.answer(g.position.DecodeMove(data))
}

// Ask has a strategy move for the player on turn. Its error is as for Play, or
// what kept the strategy from moving at all; then the game stays as it was.
func (g *Game) Ask(strategy Strategy) error {
	if _, over := g.Winner(); over {
		return ErrGameOver
	}
	return g.answer(strategy.Move(g.position))
}

// answer is what the player on turn came up with: a move, or why there is none.
func (g *Game) answer(move Move, err error) error {
	after := g.position
	if err == nil {
		after, err = g.position.Play(move)
	}
	var broken *IllegalMoveError
	switch {
	case errors.As(err, &broken):
		g.illegal = broken
		return err
	case err != nil:
		return err
	}
	g.history.add(g.position.State, Turn{Player: g.ToMove(), Move: move})
	g.position = after
	return nil
}
