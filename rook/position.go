package rook

import (
	"encoding/json"
	"fmt"
	"iter"
)

// Position holds a moment of a game: the bounds and the state. Start returns a
// Position. Check returns an error for a Position from which no game can be played,
// such as the zero value.
type Position struct {
	Bounds Bounds
	State  State
}

// Start returns the position with the rook at the top left, where games start.
func Start(bounds Bounds) Position { return Position{Bounds: bounds} }

// String returns the state and the bounds, as in 0,3 on 4x4.
func (p Position) String() string { return fmt.Sprintf("%v on %v", p.State, p.Bounds) }

// Check returns ErrBoard if no game can be played from the position, because the bounds
// are wrong or the rook is outside the bounds or at the goal.
func (p Position) Check() error {
	if p.isPlayable() {
		return nil
	}
	if err := p.Bounds.Check(); err != nil {
		return err
	}
	if !p.Over() {
		return fmt.Errorf("%w: the rook at %v is outside the bounds %v", ErrBoard, p.State, p.Bounds)
	}
	return fmt.Errorf("%w: the rook at %v is already at the goal", ErrBoard, p.State)
}

// isPlayable reports whether Check returns nil. If the rook is inside the bounds and
// not at the goal, the bounds are valid, too.
func (p Position) isPlayable() bool {
	return p.State.D >= 0 && p.State.R >= 0 && p.State.D <= p.Bounds.D && p.State.R <= p.Bounds.R && !p.Over()
}

// Over reports whether the game is over, that is, whether the rook is at the goal.
func (p Position) Over() bool { return p.State == State(p.Bounds) }

// Left returns the number of tiles that the rook can still move in a direction, or 0 if
// the direction is neither Down nor Right.
func (p Position) Left(direction Direction) int {
	switch direction {
	case Down:
		return p.Bounds.D - p.State.D
	case Right:
		return p.Bounds.R - p.State.R
	}
	return 0
}

// Play returns the position after a move. For an illegal move it returns the
// position unchanged and an *IllegalMoveError.
func (p Position) Play(move Move) (Position, error) {
	if move.Direction != Down && move.Direction != Right || move.Tiles < 1 || move.Tiles > p.Left(move.Direction) {
		return p, p.refusal(move)
	}
	return p.after(move), nil
}

// after returns the position after a legal move.
func (p Position) after(move Move) Position {
	if move.Direction == Down {
		p.State.D += move.Tiles
	} else {
		p.State.R += move.Tiles
	}
	return p
}

// refusal returns the *IllegalMoveError for an illegal move.
func (p Position) refusal(move Move) error {
	var broken *IllegalMoveError
	switch {
	case move.Direction != Down && move.Direction != Right:
		broken = illegal(ErrDirection, `%q is neither "D" nor "R"`, move.Direction.String())
	case move.Tiles < 1:
		broken = illegal(ErrTiles, "%d is not greater than 0", move.Tiles)
	default:
		tiles := "tiles are"
		if p.Left(move.Direction) == 1 {
			tiles = "tile is"
		}
		broken = illegal(ErrBounds, "%v leaves the bounds, %d %s left", move, p.Left(move.Direction), tiles)
	}
	submitted, _ := json.Marshal(move)
	broken.Submitted = string(submitted)
	return broken
}

// Moves returns the legal moves: DOWN before RIGHT, short moves first.
func (p Position) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for _, direction := range []Direction{Down, Right} {
			for tiles := range p.Left(direction) {
				if !yield(Move{Direction: direction, Tiles: tiles + 1}) {
					return
				}
			}
		}
	}
}
