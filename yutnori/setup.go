package yutnori

import (
	"errors"
	"fmt"
	"slices"
)

// The reasons why [Rules.Setup] can fail, besides [ErrNoPosition].
var (
	ErrPlayerCount = errors.New("the wrong number of players")
	ErrPieceCount  = errors.New("the wrong number of pieces")
	ErrOffRoad     = errors.New("that is not on the cow's road")
	ErrAllArrived  = errors.New("all pieces have arrived")
	ErrSharedCell  = errors.New("two players are on one cell")
	ErrNoTurn      = errors.New("not the number of a player")
)

// SetupError reports why [Rules.Setup] refused a player's pieces.
type SetupError struct {
	Player int
	Reason error    // one of the reasons above
	At     Position // for ErrNoPosition, ErrOffRoad and ErrSharedCell
	Other  int      // for ErrSharedCell, the earlier player on the cell
}

// Error returns the reason with the player and the position.
func (e *SetupError) Error() string {
	format, args := e.Message()
	return fmt.Sprintf(format, args...)
}

// Message returns the format and the arguments of the error's text, so that a program
// can print it in another language.
func (e *SetupError) Message() (format string, args []any) {
	switch reason := e.Reason.Error(); {
	case errors.Is(e.Reason, ErrNoPosition), errors.Is(e.Reason, ErrOffRoad):
		return "player %d: " + reason + ": %d", []any{e.Player, e.At}
	case errors.Is(e.Reason, ErrSharedCell):
		return reason + ": %d and %d, at position %d of player %d", []any{e.Other, e.Player, e.At, e.Player}
	default:
		return "player %d: " + reason, []any{e.Player}
	}
}

// Unwrap returns the reason.
func (e *SetupError) Unwrap() error { return e.Reason }

// Start returns the state before the first throw: all pieces in the hand,
// player 0 on turn.
func (r *Rules) Start() State {
	var start State
	for player := range start.pieces {
		for piece := range start.pieces[player] {
			if player >= r.facts.Players || piece >= r.facts.Pieces {
				start.pieces[player][piece] = nowhere
			}
		}
	}
	start.owed = 1
	return start
}

// Setup returns a state between two turns, in which each player's pieces are at the
// given positions, and the given player throws next. Each player's positions may be in
// any order.
//
// The error is one of the reasons above. It is wrapped in a [*SetupError] if one
// player's pieces are the cause.
func (r *Rules) Setup(pieces [][]Position, turn int) (State, error) {
	if len(pieces) != r.facts.Players {
		return State{}, fmt.Errorf("%w: expected %d, not %d", ErrPlayerCount, r.facts.Players, len(pieces))
	}
	state := r.Start()
	for player, positions := range pieces {
		if err := r.place(&state, player, positions); err != nil {
			return State{}, err
		}
	}
	if turn < 0 || turn >= r.facts.Players {
		return State{}, fmt.Errorf("%w: expected 0 to %d, not %d", ErrNoTurn, r.facts.Players-1, turn)
	}
	state.turn = int8(turn)
	return state, nil
}

// place puts a player's pieces on the board, after the pieces of earlier players.
func (r *Rules) place(state *State, player int, positions []Position) error {
	if len(positions) != r.facts.Pieces {
		return &SetupError{Player: player, Reason: ErrPieceCount}
	}
	for _, at := range positions {
		switch {
		case !at.Valid():
			return &SetupError{Player: player, Reason: ErrNoPosition, At: at}
		case !r.mayStand(player, at):
			return &SetupError{Player: player, Reason: ErrOffRoad, At: at}
		}
	}
	if slices.Min(positions) == Arrived {
		return &SetupError{Player: player, Reason: ErrAllArrived}
	}
	for _, at := range positions {
		for other := range player {
			if at.OnBoard() && state.Count(other, r.meetings[player][other][at]) > 0 {
				return &SetupError{Player: player, Reason: ErrSharedCell, At: at, Other: other}
			}
		}
	}
	copy(state.pieces[player][:], positions)
	slices.Sort(state.pieces[player][:])
	return nil
}
