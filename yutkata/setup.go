package yutkata

import (
	"errors"
	"fmt"
	"strings"
)

// ErrBoard is returned for a board that does not belong to the game.
var ErrBoard = errors.New("that is not a board of this game")

// A BoardError is the reason why a board does not belong to the game. It wraps ErrBoard.
type BoardError struct{ Reason string }

func (e *BoardError) Error() string { return ErrBoard.Error() + ": " + e.Reason }

// Unwrap returns ErrBoard.
func (e *BoardError) Unwrap() error { return ErrBoard }

func boardError(format string, args ...any) error {
	return &BoardError{fmt.Sprintf(format, args...)}
}

// Setup returns the state that a board shows. The board must be written as Board.String
// writes it. The given player is on turn and has not thrown. A token that is not on the
// given board has not entered yet, unless it is in the list of finished tokens.
//
// The errors are a BoardError, ErrNoPlayer, and ErrNoToken if a finished token is
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
			return State{}, boardError("%v has finished twice", token)
		default:
			return State{}, boardError("%v has finished and is on the board", token)
		}
	}
	state, err := r.Stand(turn, spaces...)
	if err != nil {
		return State{}, err
	}
	if shown := r.Board(state).String(); shown != board {
		return State{}, boardError("expected it to be written %s", shown)
	}
	return state, nil
}

// parseBoard returns the space of each token, in token order, or 0 for a token that is
// not on the board.
func (r *Rules) parseBoard(board string) ([]int, error) {
	texts := strings.Split(strings.TrimSuffix(strings.TrimPrefix(board, "[["), "]]"), "][")
	if len(texts) != r.spaces {
		return nil, boardError("expected %d spaces as in [[A1][]...]", r.spaces)
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
				return nil, boardError("%q on space %d: expected tokens of the game", name, i+1)
			case spaces[r.index(token)] != 0:
				return nil, boardError("%v is on two spaces", token)
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
// The errors are a BoardError, and ErrNoPlayer.
func (r *Rules) Stand(turn int, spaces ...int) (State, error) {
	if turn < 0 || turn >= r.players {
		return State{}, ErrNoPlayer
	}
	if len(spaces) != r.players*r.tokens {
		return State{}, boardError("expected a space for each of %d tokens, got %d", r.players*r.tokens, len(spaces))
	}
	state := State{turn: int8(turn)}
	owners := map[int]int{}
	for token := range r.AllTokens() {
		space := spaces[r.index(token)]
		if space < 0 || space > r.spaces {
			return State{}, boardError("%v on space %d: expected 0 to %d", token, space, r.spaces)
		}
		owner, taken := owners[space]
		if taken && owner != token.Player() && space > 0 && space < r.spaces {
			return State{}, boardError("tokens of two players on space %d", space)
		}
		owners[space] = token.Player()
		r.put(&state, token, space)
	}
	for player := range r.players {
		if r.allFinished(&state, player) {
			return State{}, boardError("all tokens of %s have finished", PlayerName(player))
		}
	}
	return state, nil
}
