package yutkata

import "strings"

// Board holds the spaces of a state and the tokens on them.
type Board struct{ spaces []string }

// Board returns the board of a state, with a string for each space. The strings
// of a huge board do not fit in memory.
func (r *Rules) Board(state State) Board {
	spaces := make([]string, r.spaces)
	for token := range r.AllTokens() {
		space := r.at(&state, token)
		if space < 1 || space >= r.spaces {
			continue
		}
		if spaces[space-1] != "" {
			spaces[space-1] += ","
		}
		spaces[space-1] += token.String()
	}
	return Board{spaces}
}

// Spaces returns the kata's array: one string for each space, with the tokens on
// the space in token order, joined by commas (K5).
func (b Board) Spaces() []string { return append([]string(nil), b.spaces...) }

// Display returns the board as the kata's displayBoard prints it:
// [[A1],[],[],[B1,B2],[]].
func (b Board) Display() string { return "[[" + strings.Join(b.spaces, "],[") + "]]" }

// String returns the board as the kata's example game prints it, without commas
// between the spaces: [[A1][][][B1,B2][]].
func (b Board) String() string { return "[[" + strings.Join(b.spaces, "][") + "]]" }

// Movable returns the tokens of the player on turn that have not finished, in token
// order.
func (r *Rules) Movable(state State) []Token {
	var movable []Token
	for token := range r.AllTokens() {
		if token.Player() == state.Turn() && r.at(&state, token) != r.spaces {
			movable = append(movable, token)
		}
	}
	return movable
}

// Finished returns the tokens that have reached the last space and left the board, in
// token order.
func (r *Rules) Finished(state State) []Token {
	var finished []Token
	for token := range r.AllTokens() {
		if r.at(&state, token) == r.spaces {
			finished = append(finished, token)
		}
	}
	return finished
}
