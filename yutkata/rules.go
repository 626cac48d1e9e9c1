package yutkata

import (
	"errors"
	"fmt"
	"iter"
)

// MaxPlayers and MaxTokens limit the number of players, A to Z, and the number of each
// player's tokens, 1 to 9.
const (
	MaxPlayers = 26
	MaxTokens  = 9
)

// ErrRules is returned if no game can be played with the options.
var ErrRules = errors.New("such a game cannot be played")

// Rules holds the rules of a game that New has made. With the zero Rules every command
// returns ErrNoPlayer.
type Rules struct {
	spaces  int // also the number of the last space
	tokens  int // of each player
	players int
	wrap    bool

	// For the space of each obstacle, the number of spaces that the obstacle moves a
	// token back, or 0 if the player misses a turn instead.
	obstacles map[int]int
}

// Spaces returns the number of spaces on the board, which are numbered from 1.
func (r *Rules) Spaces() int { return r.spaces }

// Tokens returns the number of tokens that each player has.
func (r *Rules) Tokens() int { return r.tokens }

// Players returns the number of players.
func (r *Rules) Players() int { return r.players }

// Obstacle reports whether there is an obstacle on a space. It returns the number of
// spaces that the obstacle moves a token back, or 0 if the player misses a turn
// instead.
func (r *Rules) Obstacle(space int) (back int, ok bool) {
	back, ok = r.obstacles[space]
	return back, ok
}

// AllTokens returns the tokens of the game in token order: by player, then by
// number.
func (r *Rules) AllTokens() iter.Seq[Token] {
	return func(yield func(Token) bool) {
		for player := range r.players {
			for number := range r.tokens {
				if !yield(Token{int8(player), int8(number)}) {
					return
				}
			}
		}
	}
}

func (r *Rules) has(token Token) bool {
	return token.player >= 0 && token.Player() < r.players && int(token.number) < r.tokens
}

// An obstacle holds the arguments of MissTurn or MoveBack.
type obstacle struct {
	space  int
	misses bool // the player misses a turn
	back   int  // otherwise: the number of spaces that the token moves back
}

// build checks the rules, and puts the obstacles on the board (B7). It returns ErrRules if
// the rules are impossible.
func (r *Rules) build(obstacles []obstacle) error {
	switch {
	case r.spaces < 2:
		return fmt.Errorf("%w: a board has at least 2 spaces, not %d", ErrRules, r.spaces)
	case r.tokens < 1 || r.tokens > MaxTokens:
		return fmt.Errorf("%w: each player has 1 to %d tokens, not %d", ErrRules, MaxTokens, r.tokens)
	case r.players < 2 || r.players > MaxPlayers:
		return fmt.Errorf("%w: there are 2 to %d players, not %d", ErrRules, MaxPlayers, r.players)
	}
	r.obstacles = make(map[int]int, len(obstacles))
	for _, o := range obstacles {
		if o.space < 1 || o.space >= r.spaces {
			return fmt.Errorf("%w: an obstacle stands on space 1 to %d, not on space %d", ErrRules, r.spaces-1, o.space)
		}
		if !o.misses && o.back < 1 {
			return fmt.Errorf("%w: an obstacle moves a token back 1 space or more, not %d", ErrRules, o.back)
		}
		if _, there := r.obstacles[o.space]; there {
			return fmt.Errorf("%w: there is an obstacle on space %d already", ErrRules, o.space)
		}
		r.obstacles[o.space] = o.back
	}
	return nil
}
