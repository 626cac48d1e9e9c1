package yutkata

import "fmt"

// Player is a player of a game, with the kata's two commands.
type Player struct {
	game   *Game
	number int
}

// Name returns the player's name, such as PlayerA.
func (p Player) Name() string { return PlayerName(p.number) }

// Number returns the player's number, 0 for PlayerA.
func (p Player) Number() int { return p.number }

// Throw throws the sticks. The error comes from Rules.Throw or from the thrower.
func (p Player) Throw() (Sticks, error) {
	if err := p.game.rules.mayThrow(&p.game.state, p.number); err != nil {
		return 0, err
	}
	sticks, err := p.game.thrower()
	if err != nil {
		return 0, err
	}
	return sticks, p.game.rules.throw(&p.game.state, p.number, sticks)
}

// Move moves a token, such as "A1", as far as the throw carries it. The error comes
// from Rules.Move.
func (p Player) Move(token string) (Move, error) {
	parsed, err := ParseToken(token)
	if err != nil {
		parsed = noToken // so that Rules.Move checks for other errors first
	}
	return p.move(parsed)
}

func (p Player) move(token Token) (Move, error) {
	return p.game.rules.move(&p.game.state, p.number, token)
}

// Play takes one turn as a computer would: it throws the sticks and moves the token
// that the function choose returns. If choose is nil, it uses Rules.Choose. An error
// comes from Throw or Move.
func (p Player) Play(choose func(State) Token) (Sticks, Move, error) {
	sticks, err := p.Throw()
	if err != nil {
		return 0, Move{}, err
	}
	var token Token
	if choose == nil {
		token = p.game.rules.choose(&p.game.state)
	} else {
		token = choose(p.game.state)
	}
	move, err := p.move(token)
	return sticks, move, err
}

// Tokens returns the player's tokens and their spaces, as in the kata's PlayerATokens. If
// the player is not in the game, Tokens returns no tokens.
func (p Player) Tokens() []Standing {
	var standings []Standing
	for token := range p.game.rules.AllTokens() {
		if token.Player() == p.number {
			space := p.game.rules.at(&p.game.state, token)
			standings = append(standings, Standing{token, space, space == p.game.rules.spaces})
		}
	}
	return standings
}

// Standing holds a token and its space.
type Standing struct {
	Token    Token
	Space    int // 0 is off the board
	Finished bool
}

// String returns the standing, such as "A1 on space 3", "A1 off the board" or "A1
// finished".
func (s Standing) String() string {
	switch {
	case s.Finished:
		return s.Token.String() + " finished"
	case s.Space == 0:
		return s.Token.String() + " off the board"
	}
	return fmt.Sprintf("%v on space %d", s.Token, s.Space)
}
