package yutkata

import (
	"errors"
	"fmt"
	"strings"
)

// ErrBoard is returned for a board that does not belong to the game.
var ErrBoard = errors.New("that is not a board of this game")

// Setup returns the state that shows a board, written as Board.String writes
// it, with the given player on turn, who has not thrown. Of the tokens that the
// board does not show, the given ones have finished and the others are off the
// board.
//
// The errors are ErrBoard with a reason, and ErrNoPlayer.
func (r *Rules) Setup(board string, finished []Token, turn int) (State, error) {
	if turn < 0 || turn >= r.players {
		return State{}, ErrNoPlayer
	}
	state := State{turn: int8(turn)}
	if err := r.place(&state, board); err != nil {
		return State{}, err
	}
	for _, token := range finished {
		if r.has(token) && r.at(&state, token) == 0 {
			r.put(&state, token, r.spaces)
		}
	}
	return state, r.checkNobodyHasWon(&state)
}

// place puts the tokens of a board's text on their spaces.
func (r *Rules) place(state *State, board string) error {
	spaces := strings.Split(strings.TrimSuffix(strings.TrimPrefix(board, "[["), "]]"), "][")
	if len(spaces) != r.spaces {
		return fmt.Errorf("%w: expected %d spaces as in [[A1][]...]", ErrBoard, r.spaces)
	}
	for i, space := range spaces {
		if space == "" {
			continue
		}
		owner := space[:1]
		for text := range strings.SplitSeq(space, ",") {
			token, err := ParseToken(text)
			switch {
			case err != nil || !r.has(token):
				return fmt.Errorf("%w: %q on space %d: expected tokens of the game", ErrBoard, text, i+1)
			case text[:1] != owner:
				return fmt.Errorf("%w: tokens of two players on space %d", ErrBoard, i+1)
			case r.at(state, token) != 0:
				return fmt.Errorf("%w: %v stands on two spaces", ErrBoard, token)
			}
			r.put(state, token, i+1)
		}
	}
	if shown := r.Board(*state).String(); shown != board {
		return fmt.Errorf("%w: expected it to be written %s", ErrBoard, shown)
	}
	return nil
}

// Stand returns the state in which each token, in token order, stands on the
// given space: 0 is off the board, the last space finished. The given player is
// on turn and has not thrown.
//
// The errors are ErrBoard with a reason, and ErrNoPlayer.
func (r *Rules) Stand(turn int, spaces ...int) (State, error) {
	if turn < 0 || turn >= r.players {
		return State{}, ErrNoPlayer
	}
	if len(spaces) != r.players*r.tokens {
		return State{}, fmt.Errorf("%w: expected a space for each of %d tokens, got %d", ErrBoard, r.players*r.tokens, len(spaces))
	}
	state := State{turn: int8(turn)}
	i := 0
	for token := range r.AllTokens() {
		space := spaces[i]
		if space < 0 || space > r.spaces {
			return State{}, fmt.Errorf("%w: %v on space %d: expected 0 to %d", ErrBoard, token, space, r.spaces)
		}
		if r.occupied(&state, token.Player(), space) {
			return State{}, fmt.Errorf("%w: tokens of two players on space %d", ErrBoard, space)
		}
		r.put(&state, token, space)
		i++
	}
	return state, r.checkNobodyHasWon(&state)
}

func (r *Rules) checkNobodyHasWon(state *State) error {
	for player := range r.players {
		if r.allFinished(state, player) {
			return fmt.Errorf("%w: all tokens of %s have finished", ErrBoard, PlayerName(player))
		}
	}
	return nil
}
