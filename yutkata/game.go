package yutkata

import (
	"math/rand/v2"
	"strings"
)

// Game holds the rules, the state and the thrower of a game. New makes a Game; the zero
// Game has no players.
type Game struct {
	rules   Rules
	state   State
	thrower Thrower
}

// New returns a game before its first throw. The default is the kata's game: 15 spaces,
// 2 players, 2 tokens each. Without a Seed or Throws option, the throws are
// different in each game. The error is ErrRules with a reason.
func New(options ...Option) (*Game, error) {
	made := setup{rules: Rules{spaces: 15, tokens: 2, players: 2}}
	Seed(rand.Uint64())(&made) //nolint:forbidigo // random, unless an option sets the throws
	for _, option := range options {
		option(&made)
	}
	if err := made.rules.build(made.obstacles); err != nil {
		return nil, err
	}
	return &Game{rules: made.rules, thrower: made.thrower}, nil
}

// Rules returns the rules of the game.
func (g *Game) Rules() *Rules { return &g.rules }

// State returns the current state.
func (g *Game) State() State { return g.state }

// Resume continues the game from the given state, which must come from the same rules.
func (g *Game) Resume(state State) { g.state = state }

// Board returns the current board.
func (g *Game) Board() Board { return g.rules.Board(g.state) }

// Current returns the player on turn.
func (g *Game) Current() Player { return Player{game: g, number: int(g.state.turn)} }

// Winner returns the player who has won, and reports whether the game is over.
func (g *Game) Winner() (winner Player, ok bool) { return g.Current(), g.state.won }

// Player returns the player with the given letter or name, "A" or "PlayerA". If the
// player is not in the game, the player's commands return ErrNoPlayer.
func (g *Game) Player(name string) Player {
	letter := strings.TrimPrefix(name, "Player")
	if len(letter) != 1 {
		return Player{game: g, number: -1}
	}
	return Player{game: g, number: int(letter[0]) - 'A'}
}

// PlayOut plays the game to its end, or until it has played the given number of turns,
// and returns the number of turns. The first program plays for PlayerA, the second for
// PlayerB, and so on. Rules.Choose plays for a player without a program. An error comes
// from Player.Play.
func (g *Game) PlayOut(most int, programs ...func(State) Token) (turns int, err error) {
	for turns < most && !g.state.won {
		var choose func(State) Token
		if turn := int(g.state.turn); turn < len(programs) {
			choose = programs[turn]
		}
		if _, _, err := g.Current().Play(choose); err != nil {
			return turns, err
		}
		turns++
	}
	return turns, nil
}
