package draughts

import (
	"errors"
	"fmt"
	"slices"
)

// The reasons why a turn is refused.
var (
	ErrNotATurn        = errors.New("not a turn")
	ErrNoPiece         = errors.New("the player to move has no piece there")
	ErrNoStep          = errors.New("this piece cannot step there")
	ErrNoJump          = errors.New("this piece cannot capture that way")
	ErrMustCapture     = errors.New("a capture is possible")
	ErrMustCaptureMore = errors.New("more pieces can be captured")
)

// ParseTurn reads a turn of the player to move in the given notation, with
// every landing square, exactly as [Turn.Text] writes it. If the turn is not one
// of [Position.Turns], the error wraps the reason, such as ErrMustCapture.
func (p Position) ParseTurn(text string, n Notation) (Turn, error) {
	var room [1 + maxLandings]Square
	squares, captures, ok := n.readSquares(room[:0], text)
	if !ok || n.join(squares, captures) != text {
		return Turn{}, fmt.Errorf("%q: %w: expected one like %s", text, ErrNotATurn, n.examples())
	}
	turn, err := p.follow(squares, captures)
	if err != nil {
		return Turn{}, fmt.Errorf("%q: %w", text, err)
	}
	return turn, nil
}

// Play returns the position after the turn. If the turn is not one of
// [Position.Turns], it returns the position unchanged and one of the errors of
// [Position.ParseTurn].
func (p Position) Play(t Turn) (Position, error) {
	turn, err := p.follow(t.Squares(), t.captured != 0)
	if err != nil {
		return p, err
	}
	return p.After(turn.Move()), nil
}

// follow returns the turn along the squares, or the reason why the turn is invalid.
func (p Position) follow(squares []Square, captures bool) (Turn, error) {
	turn := Turn{}
	turn.squares[0] = squares[0]
	if !p.own.Has(turn.From()) {
		return Turn{}, ErrNoPiece
	}
	var room [roomForMoves]Move
	moves := p.AppendMoves(room[:0])
	most := mostCaptured(moves)
	if !captures {
		turn = turn.extended(squares[1], 0)
		switch {
		case most > 0:
			return Turn{}, ErrMustCapture
		case !slices.Contains(moves, turn.Move()):
			return Turn{}, ErrNoStep
		}
		return turn, nil
	}
	h := p.pickUp(turn.From())
	for _, to := range squares[1:] {
		victim := h.victim(turn.To(), to, turn.captured)
		if victim == 0 {
			return Turn{}, ErrNoJump
		}
		turn = turn.extended(to, victim)
	}
	if turn.captured.Len() < most {
		return Turn{}, ErrMustCaptureMore
	}
	return turn, nil
}

// mostCaptured returns the number of pieces that each move of a position captures.
func mostCaptured(moves []Move) int {
	if len(moves) == 0 {
		return 0
	}
	return moves[0].captured.Len()
}

// victim returns the piece that a jump from one square to another captures, or the
// empty set if that jump is impossible.
func (h hand) victim(from, to Square, captured Squares) Squares {
	for _, d := range directions {
		if j := h.jump(from, d, captured); j.landings.Has(to) {
			return j.victim
		}
	}
	return 0
}

func (n Notation) examples() string {
	if n == Kata {
		return "44-35, 44x26 or 71x44x99"
	}
	return "32-28, 26x37 or 26x37x48"
}
