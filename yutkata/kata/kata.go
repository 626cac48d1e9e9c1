// Package kata plays the 15-space Yut kata.
package kata

import (
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A GameBoard is the board of a game, with the tokens on its spaces.
type GameBoard struct {
	spaces   []string // the tokens on each space, such as A1,A2
	finished []string // the tokens that have reached the last space
	turn     int      // the player on turn, from 0
	throw    Throw    // the throw to use, or empty
	script   Throw    // the next throw, or empty
	winner   string

	players, tokens int // tokens of each player
	wrap            bool
	miss            map[int]bool   // the spaces where a player misses a turn
	back            map[int]int    // the spaces that move a token back, and how far
	owed            map[string]int // the turns that each player must miss
}

// NewGameBoard returns the board of a new game. All tokens are off the board.
func NewGameBoard() *GameBoard {
	return &GameBoard{
		spaces: make([]string, 15), players: 2, tokens: 2,
		miss: map[int]bool{}, back: map[int]int{}, owed: map[string]int{},
	}
}

// DisplayBoard returns the spaces from the first to the last, each with its tokens.
func (b *GameBoard) DisplayBoard() string {
	return "[[" + strings.Join(b.spaces, "],[") + "]]"
}

// A Throw is how the four sticks fall: x is a flat side up, and o is a round side up.
type Throw string

// Value returns the number of spaces that a token moves: DO 1, GE 2, GEOL 3, YUT 4, MO 5.
func (t Throw) Value() int {
	if t == "oooo" {
		return 5
	}
	return strings.Count(string(t), "x")
}

// Name returns DO, GE, GEOL, YUT or MO.
func (t Throw) Name() string {
	return []string{"", "DO", "GE", "GEOL", "YUT", "MO"}[t.Value()]
}

// A Player plays on a board.
type Player struct {
	board *GameBoard
	name  string
}

// Player returns the player with the given name, such as PlayerA.
func (b *GameBoard) Player(name string) *Player { return &Player{b, name} }

// Throw throws the sticks. An error says why the player may not throw now.
func (p *Player) Throw() (Throw, error) {
	b := p.board
	switch {
	case b.winner != "":
		return "", errors.New("the game is over")
	case p.name != b.Turn():
		return "", errors.New("another player is on turn")
	case b.throw != "":
		return "", errors.New("the throw must be used first")
	}
	b.throw, b.script = b.script, ""
	if b.throw == "" {
		b.throw = fall()
	}
	return b.throw, nil
}

// fall returns a random throw.
func fall() Throw {
	sticks := make([]byte, 4)
	rand.Read(sticks)
	for i, random := range sticks {
		sticks[i] = "xo"[random%2]
	}
	return Throw(sticks)
}

// Move moves a token of the player, such as A1, as far as the throw carries it. An error
// says why the token may not move now, and nothing has changed.
func (p *Player) Move(token string) error {
	b := p.board
	switch {
	case p.name != b.Turn():
		return errors.New("another player is on turn")
	case b.throw == "":
		return errors.New("the sticks must be thrown first")
	case !slices.Contains(p.tokens(), token):
		return errors.New("the player has no such token")
	case slices.Contains(b.finished, token):
		return errors.New("the token has finished")
	}
	from := slices.IndexFunc(b.spaces, func(space string) bool { return strings.Contains(space, token) })
	to, last := from+b.throw.Value(), len(b.spaces)-1 // from is -1 if the token is off the board
	if b.wrap {
		to %= len(b.spaces)
	}
	if from >= 0 && to <= last {
		b.take(token, from)
	}
	switch {
	case to < last:
		p.land(token, to)
	case to == last:
		b.finished = append(b.finished, token)
		if !slices.ContainsFunc(p.tokens(), func(own string) bool { return !slices.Contains(b.finished, own) }) {
			b.winner = p.name
		}
	}
	if b.throw.Value() < 4 {
		b.pass()
	}
	b.throw = ""
	return nil
}

// tokens returns the tokens of the player.
func (p *Player) tokens() (tokens []string) {
	for number := range p.board.tokens {
		tokens = append(tokens, fmt.Sprint(strings.TrimPrefix(p.name, "Player"), number+1))
	}
	return tokens
}

// land puts a token on a space, where there may be an obstacle.
func (p *Player) land(token string, to int) {
	b := p.board
	b.put(token, to)
	if b.miss[to] {
		b.owed[p.name]++
	}
	if back := b.back[to]; back > 0 {
		b.take(token, to)
		if to >= back {
			b.put(token, to-back)
		}
	}
}

// pass gives the turn to the next player who does not miss it.
func (b *GameBoard) pass() {
	b.turn = (b.turn + 1) % b.players
	for ; b.owed[b.Turn()] > 0; b.turn = (b.turn + 1) % b.players {
		b.owed[b.Turn()]--
	}
}

// take removes a token from a space.
func (b *GameBoard) take(token string, from int) {
	left := slices.DeleteFunc(tokensOn(b.spaces[from]), func(other string) bool { return other == token })
	b.spaces[from] = strings.Join(left, ",")
}

// put adds a token to a space. Another player's tokens are sent off the board.
func (b *GameBoard) put(token string, to int) {
	if !strings.HasPrefix(b.spaces[to], token[:1]) {
		b.spaces[to] = ""
	}
	tokens := append(tokensOn(b.spaces[to]), token)
	slices.Sort(tokens)
	b.spaces[to] = strings.Join(tokens, ",")
}

// tokensOn returns the tokens on a space, in order.
func tokensOn(space string) []string {
	return strings.FieldsFunc(space, func(r rune) bool { return r == ',' })
}

// Script determines how the sticks fall when they are thrown next.
func (b *GameBoard) Script(next Throw) { b.script = next }

// Turn returns the name of the player on turn.
func (b *GameBoard) Turn() string { return "Player" + string(rune('A'+b.turn)) }

// Winner returns the name of the player who has won, or nothing before the end.
func (b *GameBoard) Winner() string { return b.winner }

// SetSpaces gives the board of a new game that number of spaces, 2 or more.
func (b *GameBoard) SetSpaces(spaces int) { b.spaces = make([]string, spaces) }

// SetTokens gives each player of a new game that number of tokens, 1 to 9.
func (b *GameBoard) SetTokens(tokens int) { b.tokens = tokens }

// SetPlayers lets that number of players play a new game, 2 to 26.
func (b *GameBoard) SetPlayers(players int) { b.players = players }

// WrapAround lets a throw that is too big for a token carry it past the last space, and
// on from the first space.
func (b *GameBoard) WrapAround() { b.wrap = true }

// MissTurn puts an obstacle on a space. A player whose token lands there misses a turn.
func (b *GameBoard) MissTurn(space int) { b.miss[space-1] = true }

// MoveBack puts an obstacle on a space. A token that lands there moves back that number
// of spaces.
func (b *GameBoard) MoveBack(space, back int) { b.back[space-1] = back }
