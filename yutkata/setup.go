package yutkata

import (
	"errors"
	"fmt"
	"strings"
)

// ErrBoard is returned for a board that does not belong to the game.
var ErrBoard = errors.New("that is not a board of this game")

// Setup returns the state that a board shows. The board must be written as Board.String
// writes it. The given player is on turn and has not thrown. A token that is not on the
// given board has not entered yet, unless it is in the list of finished tokens.
//
// The errors are ErrBoard with a reason, ErrNoPlayer, and ErrNoToken if a finished token is
// not in the game. A token cannot finish twice, or finish and be on the board.
func (r *Rules) Setup(board string, finished []Token, turn int) (State, error) {
	if turn < 0 || turn >= r.players {
		return State{}, ErrNoPlayer
	}
	spaces, err := r.parseBoard(board)
	if err != nil {
		return State{}, err
	}
	for _, token := range finished {
		if !r.has(token) {
			return State{}, ErrNoToken
		}
		switch space := spaces[r.index(token)]; space {
		case 0:
			spaces[r.index(token)] = r.spaces
		case r.spaces:
			return State{}, fmt.Errorf("%w: %v has finished twice", ErrBoard, token)
		default:
			return State{}, fmt.Errorf("%w: %v has finished and is on the board", ErrBoard, token)
		}
	}
	state, err := r.Stand(turn, spaces...)
	if err != nil {
		return State{}, err
	}
	if shown := r.Board(state).String(); shown != board {
		return State{}, fmt.Errorf("%w: expected it to be written %s", ErrBoard, shown)
	}
	return state, nil
}

// parseBoard returns the space of each token, in token order, or 0 for a token that is
// not on the board.
func (r *Rules) parseBoard(board string) ([]int, error) {
	texts := strings.Split(strings.TrimSuffix(strings.TrimPrefix(board, "[["), "]]"), "][")
	if len(texts) != r.spaces {
		return nil, fmt.Errorf("%w: expected %d spaces as in [[A1][]...]", ErrBoard, r.spaces)
	}
	spaces := make([]int, r.players*r.tokens)
	for i, text := range texts {
		if text == "" {
			continue
		}
		for name := range strings.SplitSeq(text, ",") {
			token, err := ParseToken(name)
			switch {
			case err != nil || !r.has(token):
				return nil, fmt.Errorf("%w: %q on space %d: expected tokens of the game", ErrBoard, name, i+1)
			case spaces[r.index(token)] != 0:
				return nil, fmt.Errorf("%w: %v is on two spaces", ErrBoard, token)
			}
			spaces[r.index(token)] = i + 1
		}
	}
	return spaces, nil
}

// Stand returns the state in which the tokens are on the given spaces, in token order:
// 0 for a token off the board, the last space for a finished token. The given player is
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
	owners := map[int]int{}
	for token := range r.AllTokens() {
		space := spaces[r.index(token)]
		if space < 0 || space > r.spaces {
			return State{}, fmt.Errorf("%w: %v on space %d: expected 0 to %d", ErrBoard, token, space, r.spaces)
		}
		owner, taken := owners[space]
		if taken && owner != token.Player() && space > 0 && space < r.spaces {
			return State{}, fmt.Errorf("%w: tokens of two players on space %d", ErrBoard, space)
		}
		owners[space] = token.Player()
		r.put(&state, token, space)
	}
	for player := range r.players {
		if r.allFinished(&state, player) {
			return State{}, fmt.Errorf("%w: all tokens of %s have finished", ErrBoard, PlayerName(player))
		}
	}
	return state, nil
}
