package yutnori

import (
	"fmt"
	"slices"
)

// ErrSetup refuses pieces that cannot stand so.
var ErrSetup = refusal("pieces cannot stand so")

// Start is the state before the first throw: all pieces in the hand, player 0
// on turn.
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

// Setup is the state between two turns in which each player's pieces are at
// the given positions, in any order, and the given player throws next.
//
// Refused: ErrSetup with a reason.
func (r *Rules) Setup(pieces [][]Position, turn int) (State, error) {
	state := r.Start()
	if turn < 0 || turn >= r.facts.Players {
		return State{}, fmt.Errorf("%w: expected player 0 to %d on turn, not %d", ErrSetup, r.facts.Players-1, turn)
	}
	state.turn = int8(turn)
	if len(pieces) != r.facts.Players {
		return State{}, fmt.Errorf("%w: expected the pieces of %d players, not of %d", ErrSetup, r.facts.Players, len(pieces))
	}
	for player, positions := range pieces {
		if err := r.place(&state, player, positions); err != nil {
			return State{}, err
		}
	}
	return state, nil
}

// place puts the pieces of one player where they shall be, after those of the
// players before.
func (r *Rules) place(state *State, player int, positions []Position) error {
	if len(positions) != r.facts.Pieces {
		return fmt.Errorf("%w: expected %d pieces of player %d, not %d", ErrSetup, r.facts.Pieces, player, len(positions))
	}
	for _, at := range positions {
		if !r.mayStand(player, at) {
			return fmt.Errorf("%w: player %d has no position %d", ErrSetup, player, at)
		}
		for other := range player {
			if at.OnBoard() && state.Count(other, r.meetings[player][other][at]) > 0 {
				return fmt.Errorf("%w: players %d and %d are on one cell", ErrSetup, other, player)
			}
		}
	}
	copy(state.pieces[player][:], positions)
	slices.Sort(state.pieces[player][:])
	if state.pieces[player][0] >= Arrived {
		return fmt.Errorf("%w: all pieces of player %d have arrived", ErrSetup, player)
	}
	return nil
}
