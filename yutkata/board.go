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

// Setup is the state in which the board shows the given text, as String writes
// it, with the given player on turn, who has not thrown. A token that the board
// does not show is off the board.
//
// Refused: ErrBoard with a reason, ErrNoPlayer.
func (r *Rules) Setup(board string, turn int) (State, error) {
	if turn < 0 || turn >= r.players {
		return State{}, ErrNoPlayer
	}
	state := State{turn: turn}
	inner, found := strings.CutPrefix(board, "[[")
	inner, found2 := strings.CutSuffix(inner, "]]")
	spaces := strings.Split(inner, "][")
	if !found || !found2 || len(spaces) != r.spaces {
		return State{}, fmt.Errorf("%w: expected %d spaces as in [[A1][]...]", ErrBoard, r.spaces)
	}
	for i, space := range spaces {
		if space == "" {
			continue
		}
		owner := space[:1]
		for text := range strings.SplitSeq(space, ",") {
			token, err := ParseToken(text)
			if err != nil || !r.has(token) {
				return State{}, fmt.Errorf("%w: %q on space %d, expected tokens of the game", ErrBoard, text, i+1)
			}
			if text[:1] != owner {
				return State{}, fmt.Errorf("%w: tokens of two players on space %d", ErrBoard, i+1)
			}
			if state.At(token) != 0 {
				return State{}, fmt.Errorf("%w: %v stands on two spaces", ErrBoard, token)
			}
			state.at[token.player][token.number] = i + 1
		}
	}
	if shown := r.Board(state).String(); shown != board {
		return State{}, fmt.Errorf("%w: expected it to be written %s", ErrBoard, shown)
	}
	return state, nil
}
