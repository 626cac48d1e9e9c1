package yutkata

import (
	"fmt"
	"strings"
)

// Game is a game being played: its rules, its present state, and who throws
// the sticks.
type Game struct {
	rules   Rules
	state   State
	thrower Thrower
}

// New makes a game in which nothing has happened yet. Without options it is
// the kata's: 15 spaces, 2 players, 2 tokens each, and random throws of seed 0.
//
// Refused: ErrRules with a reason.
func New(options ...Option) (*Game, error) {
	setup := setup{rules: Rules{spaces: 15, tokens: 2, players: 2}}
	Seed(0)(&setup)
	for _, option := range options {
		option(&setup)
	}
	if err := setup.rules.check(); err != nil {
		return nil, err
	}
	if setup.thrower == nil {
		return nil, fmt.Errorf("%w: nobody throws the sticks", ErrRules)
	}
	if err := setup.rules.put(setup.obstacles); err != nil {
		return nil, err
	}
	return &Game{rules: setup.rules, thrower: setup.thrower}, nil
}

// Rules are the rules that the game is played by.
func (g *Game) Rules() *Rules { return &g.rules }

// State is the present state.
func (g *Game) State() State { return g.state }

// Resume goes on from a state, which must be one of the game's own rules.
func (g *Game) Resume(state State) { g.state = state }

// Board is what the board shows now.
func (g *Game) Board() Board { return g.rules.Board(g.state) }

// Current is the player on turn.
func (g *Game) Current() Player { return Player{game: g, number: g.state.turn} }

// Winner is the player who has won, if one has.
func (g *Game) Winner() (winner Player, ok bool) { return g.Current(), g.state.won }

// Player is the player with the given letter or name: "A" or "PlayerA". The
// commands of one who is not at the table are refused with ErrNoPlayer.
func (g *Game) Player(name string) Player {
	letter := strings.TrimPrefix(name, "Player")
	if len(letter) != 1 {
		return Player{game: g, number: -1}
	}
	return Player{game: g, number: int(letter[0]) - 'A'}
}

// Player is one who plays a game, with the kata's two commands.
type Player struct {
	game   *Game
	number int
}

// Name is the player's name, PlayerA.
func (p Player) Name() string { return PlayerName(p.number) }

// Number is the player's number, 0 for PlayerA.
func (p Player) Number() int { return p.number }

// Throw throws the sticks.
//
// Refused: as Rules.Throw refuses, or as the thrower fails.
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

// Move moves a token, written as in A1, as far as the sticks say.
//
// Refused: as Rules.Move refuses.
func (p Player) Move(token string) (Move, error) {
	parsed, err := ParseToken(token)
	if err != nil {
		parsed = noToken // refused in its turn
	}
	return p.game.rules.move(&p.game.state, p.number, parsed)
}

// Play takes one turn as the computer would: it throws, and moves the token
// that Choose chooses.
//
// Refused: as Throw and Move refuse.
func (p Player) Play() (Sticks, Move, error) {
	sticks, err := p.Throw()
	if err != nil {
		return 0, Move{}, err
	}
	rules, state := &p.game.rules, &p.game.state
	move, err := rules.move(state, p.number, rules.choose(state))
	return sticks, move, err
}

// PlayOut has the computer play for everybody until somebody has won, but at
// most so many turns, and returns how many turns were played.
//
// Refused: as the thrower fails.
func (g *Game) PlayOut(most int) (turns int, err error) {
	for turns < most && !g.state.won {
		if _, _, err := g.Current().Play(); err != nil {
			return turns, err
		}
		turns++
	}
	return turns, nil
}
