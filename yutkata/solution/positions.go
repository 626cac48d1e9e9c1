package solution

import "games.example/yutkata"

// positions numbers the positions of a game before a throw. A position has the
// stand of the player on turn and the stand of the other player: the spaces of
// their tokens, whichever token is on which space.
type positions struct {
	rules   *yutkata.Rules
	tokens  [2][]yutkata.Token // of each player
	stands  [][]int            // of one player's tokens, in rising order
	stand   map[[2]int]int     // the number of a stand, by its first and last space
	numbers [][]int            // of the positions, by their two stands
	taken   [][2]int           // the two stands, by the number of the position
}

const none = -1

func newPositions(rules *yutkata.Rules) *positions {
	p := &positions{rules: rules, stand: map[[2]int]int{}}
	for token := range rules.AllTokens() {
		p.tokens[token.Player()] = append(p.tokens[token.Player()], token)
	}
	for first := range rules.Spaces() {
		if rules.Tokens() == 1 {
			p.add(first)
			continue
		}
		for last := first; last <= rules.Spaces(); last++ {
			p.add(first, last)
		}
	}
	for own := range p.stands {
		numbers := make([]int, len(p.stands))
		for other := range p.stands {
			numbers[other] = none
			if !p.meet(own, other) {
				numbers[other] = len(p.taken)
				p.taken = append(p.taken, [2]int{own, other})
			}
		}
		p.numbers = append(p.numbers, numbers)
	}
	return p
}

func (p *positions) add(stand ...int) {
	p.stand[[2]int{stand[0], stand[len(stand)-1]}] = len(p.stands)
	p.stands = append(p.stands, stand)
}

// meet reports whether tokens of both players would share a space.
func (p *positions) meet(own, other int) bool {
	for _, a := range p.stands[own] {
		for _, b := range p.stands[other] {
			if a == b && a > 0 && a < p.rules.Spaces() {
				return true
			}
		}
	}
	return false
}

// number returns the number of the position in a state, and whether it has one.
func (p *positions) number(state yutkata.State) (number int, ok bool) {
	turn := state.Turn()
	own, ownOK := p.standOf(state, turn)
	other, otherOK := p.standOf(state, 1-turn)
	if !ownOK || !otherOK || p.numbers[own][other] == none {
		return 0, false
	}
	return p.numbers[own][other], true
}

func (p *positions) standOf(state yutkata.State, player int) (stand int, ok bool) {
	if player < 0 || player > 1 {
		return 0, false
	}
	tokens := p.tokens[player]
	first, last := p.rules.Space(state, tokens[0]), p.rules.Space(state, tokens[len(tokens)-1])
	stand, ok = p.stand[[2]int{min(first, last), max(first, last)}]
	return stand, ok
}

// A way is the result of a move: the number of a position if the same player
// throws again, its complement if the other player is on turn, and the number
// after the last position if the move wins.
type way int32

// newWays returns the ways of each position and throw, a way for each token of
// the player on turn. If only one token can move, its way is there twice.
func newWays(p *positions) ([][yutkata.NumThrows][MaxTokens]way, error) {
	ways := make([][yutkata.NumThrows][MaxTokens]way, len(p.taken))
	for position, stands := range p.taken {
		spaces := append(append([]int{}, p.stands[stands[0]]...), p.stands[stands[1]]...)
		state, err := p.rules.Stand(0, spaces...)
		if err != nil {
			return nil, err
		}
		for i := range yutkata.NumThrows {
			thrown, _ := p.rules.Throw(state, 0, (yutkata.DO + yutkata.Throw(i)).Sticks())
			movable := p.rules.Movable(thrown)
			for k := range ways[position][i] {
				ways[position][i][k] = p.way(thrown, movable[min(k, len(movable)-1)])
			}
		}
	}
	return ways, nil
}

func (p *positions) way(thrown yutkata.State, token yutkata.Token) way {
	next, move, _ := p.rules.Move(thrown, thrown.Turn(), token)
	number, _ := p.number(next)
	switch {
	case move.Won:
		return way(len(p.taken))
	case move.Again:
		return way(number)
	}
	return ^way(number)
}
