package yutkata

import (
	"errors"
	"fmt"
	"strings"
)

// ErrBoard refuses a text that is no board of the game.
var ErrBoard = errors.New("that is no board of this game")

// Board is the spaces of the board and the tokens on them.
type Board struct{ spaces []string }

// Board is what the board shows in a state.
func (r *Rules) Board(state State) Board {
	spaces := make([]string, r.spaces)
	for player := range r.players {
		for number := range r.tokens {
			token := Token{int8(player), int8(number)}
			space := state.At(token)
			if space == 0 || space == r.spaces {
				continue
			}
			if spaces[space-1] != "" {
				spaces[space-1] += ","
			}
			spaces[space-1] += token.String()
		}
	}
	return Board{spaces}
}

// Spaces is the kata's array: one string a space, the tokens on it joined by
// commas, in token order (K5).
func (b Board) Spaces() []string { return append([]string(nil), b.spaces...) }

// Display is the board as the kata's displayBoard prints it:
// [[A1],[],[],[B1,B2],[]].
func (b Board) Display() string { return "[[" + strings.Join(b.spaces, "],[") + "]]" }

// String is the board as the kata's example game prints it: the same without
// commas between spaces, [[A1][][][B1,B2][]].
func (b Board) String() string { return "[[" + strings.Join(b.spaces, "][") + "]]" }

// Movable is the tokens that the player on turn may move, in token order: all
// of that player's that have not finished.
func (r *Rules) Movable(state State) []Token {
	var movable []Token
	for number := range r.tokens {
		if token := (Token{int8(state.turn), int8(number)}); state.At(token) != r.spaces {
			movable = append(movable, token)
		}
	}
	return movable
}

// Finished is the tokens that have left the board over its last space, in token
// order.
func (r *Rules) Finished(state State) []Token {
	var finished []Token
	for player := range r.players {
		for number := range r.tokens {
			if token := (Token{int8(player), int8(number)}); state.At(token) == r.spaces {
				finished = append(finished, token)
			}
		}
	}
	return finished
}

// Setup is the state in which the board shows the given text, as String writes
// it, with the given player on turn, who has not thrown. Of the tokens that the
// board does not show, the given ones have finished and the others are off the
// board.
//
// Refused: ErrBoard with a reason, ErrNoPlayer.
func (r *Rules) Setup(board string, finished []Token, turn int) (State, error) {
	if turn < 0 || turn >= r.players {
		return State{}, ErrNoPlayer
	}
	state := State{turn: turn}
	if err := r.place(&state, board); err != nil {
		return State{}, err
	}
	for _, token := range finished {
		if r.has(token) && state.At(token) == 0 {
			state.at[token.player][token.number] = r.spaces
		}
	}
	for player := range r.players {
		if r.allFinished(&state, player) {
			return State{}, fmt.Errorf("%w: all tokens of %s have finished", ErrBoard, PlayerName(player))
		}
	}
	return state, nil
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
				return fmt.Errorf("%w: %q on space %d, expected tokens of the game", ErrBoard, text, i+1)
			case text[:1] != owner:
				return fmt.Errorf("%w: tokens of two players on space %d", ErrBoard, i+1)
			case state.At(token) != 0:
				return fmt.Errorf("%w: %v stands on two spaces", ErrBoard, token)
			}
			state.at[token.player][token.number] = i + 1
		}
	}
	if shown := r.Board(*state).String(); shown != board {
		return fmt.Errorf("%w: expected it to be written %s", ErrBoard, shown)
	}
	return nil
}
