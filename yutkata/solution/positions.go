package solution

import (
	"context"
	"math"

	"games.example/yutkata"
)

// positions holds the positions of a game before a throw, and their numbers. A position
// lists the spaces that hold tokens of the player on turn, and the spaces that hold
// tokens of the other player. It does not distinguish between the tokens of one player.
type positions struct {
	rules   *yutkata.Rules
	states  []yutkata.State // the state of each position, by its number; PlayerA is on turn
	numbers map[spaces]int
}

// spaces holds the spaces of each player's tokens in rising order. The player on turn
// comes first. A token that a player does not have counts as off the board.
type spaces [2][MaxTokens]int8

// newPositions returns the positions of a game, or only some if the context has ended.
func newPositions(ctx context.Context, rules *yutkata.Rules) *positions {
	p := &positions{rules: rules, numbers: map[spaces]int{}}
	var stands [][]int // all sets of spaces that one player's tokens can be on
	for first := range rules.Spaces() + 1 {
		if rules.Tokens() == 1 {
			stands = append(stands, []int{first})
			continue
		}
		for last := first; last <= rules.Spaces(); last++ {
			stands = append(stands, []int{first, last})
		}
	}
	for _, own := range stands {
		if ctx.Err() != nil {
			break
		}
		for _, other := range stands {
			state, err := rules.Stand(0, append(append([]int{}, own...), other...)...)
			if err != nil {
				continue // impossible: tokens of both players share a space, or the game is over
			}
			p.numbers[p.spaces(state)] = len(p.states)
			p.states = append(p.states, state)
		}
	}
	return p
}

// spaces returns the spaces in a state of a game for two players.
func (p *positions) spaces(state yutkata.State) (s spaces) {
	next := [2]int{}
	for token := range p.rules.AllTokens() {
		side := token.Player() ^ state.Turn()
		s[side][next[side]] = int8(min(p.rules.Space(state, token), math.MaxInt8)) // a state of a larger game may have more spaces
		next[side]++
	}
	for side := range s {
		s[side][0], s[side][1] = min(s[side][0], s[side][1]), max(s[side][0], s[side][1])
	}
	return s
}

// number returns the number of a state's position, or false if it has no number.
func (p *positions) number(state yutkata.State) (number int, ok bool) {
	if state.Turn() > 1 {
		return 0, false
	}
	number, ok = p.numbers[p.spaces(state)]
	return number, ok
}

// A way leads to the position after a move. It is the number of the position if the
// same player throws again, or the complement of the number if the other player is on
// turn. For a move that wins, the way is the total number of positions.
type way int32

// newWays returns, for each position and throw, a way for each token of the player on
// turn. If only one token can move, its way is in the list twice.
// The list is incomplete if the context has ended.
func newWays(ctx context.Context, p *positions) [][yutkata.NumThrows][MaxTokens]way {
	ways := make([][yutkata.NumThrows][MaxTokens]way, len(p.states))
	for position, state := range p.states {
		if position%asks == 0 && ctx.Err() != nil {
			break
		}
		for i := range yutkata.NumThrows {
			thrown, _ := p.rules.Throw(state, 0, (yutkata.DO + yutkata.Throw(i)).Sticks())
			movable := p.rules.Movable(thrown)
			for k := range ways[position][i] {
				ways[position][i][k] = p.way(thrown, movable[min(k, len(movable)-1)])
			}
		}
	}
	return ways
}

func (p *positions) way(thrown yutkata.State, token yutkata.Token) way {
	next, move, _ := p.rules.Move(thrown, thrown.Turn(), token)
	number, _ := p.number(next)
	switch {
	case move.Won:
		return way(len(p.states))
	case move.Again:
		return way(number)
	}
	return ^way(number)
}
