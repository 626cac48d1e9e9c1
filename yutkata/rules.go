package yutkata

// Rules are the facts of one game. They never change while it is played.
type Rules struct {
	spaces  int // the last one is spaces
	tokens  int // of each player
	players int
}

// Spaces is the length of the board; the spaces are numbered from 1.
func (r *Rules) Spaces() int { return r.spaces }

// Tokens is how many tokens each player has.
func (r *Rules) Tokens() int { return r.tokens }

// Players is how many players there are.
func (r *Rules) Players() int { return r.players }

func (r *Rules) has(token Token) bool {
	return token.Player() < r.players && int(token.number) < r.tokens
}
