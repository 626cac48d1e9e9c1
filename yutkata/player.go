package yutkata

import "fmt"

// Player is a player of a game, with the kata's two commands.
type Player struct {
	game   *Game
	number int
}

// Name returns the player's name, as in PlayerA.
func (p Player) Name() string { return PlayerName(p.number) }

// Number returns the player's number, 0 for PlayerA.
func (p Player) Number() int { return p.number }

// Throw throws the sticks. It returns an error if Rules.Throw or the thrower
// does.
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

// Move moves a token, written as in A1, as far as the throw carries it. It
// returns an error if Rules.Move does.
func (p Player) Move(token string) (Move, error) {
	parsed, err := ParseToken(token)
	if err != nil {
		parsed = noToken // other errors of Rules.Move come first
	}
	return p.move(parsed)
}

func (p Player) move(token Token) (Move, error) {
	return p.game.rules.move(&p.game.state, p.number, token)
}

// Play takes one turn as a computer would: it throws the sticks and moves the
// token that the function choose returns. A nil function stands for Rules.Choose.
// Play returns an error if Throw or Move does.
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

// Tokens returns the player's tokens with their spaces: the kata's PlayerATokens.
// A player who is not in the game has no tokens.
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

// Standing holds the space of a token.
type Standing struct {
	Token    Token
	Space    int // 0 is off the board
	Finished bool
}

// String returns the standing as in "A1 on space 3", "A1 off the board" and "A1
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
