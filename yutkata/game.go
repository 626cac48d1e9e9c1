package yutkata

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Game holds a game being played: its rules, its current state, and the thrower
// of the sticks. Create one with New; the zero Game has no players.
type Game struct {
	rules   Rules
	state   State
	thrower Thrower
}

// New returns a game in which nothing has happened yet. Without options it is
// the kata's: 15 spaces, 2 players, 2 tokens each. Unless Seed or Throws says
// otherwise, the throws are random and differ from game to game.
//
// The error is ErrRules with a reason.
func New(options ...Option) (*Game, error) {
	setup := setup{rules: Rules{spaces: 15, tokens: 2, players: 2}}
	Seed(rand.Uint64())(&setup) //nolint:forbidigo // a game without a seed is a new one each time
	for _, option := range options {
		if option != nil {
			option(&setup)
		}
	}
	if err := setup.rules.check(); err != nil {
		return nil, err
	}
	if setup.thrower == nil {
		return nil, fmt.Errorf("%w: nobody throws the sticks", ErrRules)
	}
	if err := setup.rules.build(setup.obstacles); err != nil {
		return nil, err
	}
	return &Game{rules: setup.rules, thrower: setup.thrower}, nil
}

// Rules returns the rules that the game is played by.
func (g *Game) Rules() *Rules { return &g.rules }

// State returns the current state.
func (g *Game) State() State { return g.state }

// Resume continues the game from a state, which must belong to its rules.
func (g *Game) Resume(state State) { g.state = state }

// Board returns the current board.
func (g *Game) Board() Board { return g.rules.Board(g.state) }

// Current returns the player on turn.
func (g *Game) Current() Player { return Player{game: g, number: int(g.state.turn)} }

// Winner returns the player who has won, and whether one has.
func (g *Game) Winner() (winner Player, ok bool) { return g.Current(), g.state.won }

// Player returns the player with a letter or a name, "A" or "PlayerA". The
// commands of a player who is not in the game fail with ErrNoPlayer.
func (g *Game) Player(name string) Player {
	letter := strings.TrimPrefix(name, "Player")
	if len(letter) != 1 {
		return Player{game: g, number: -1}
	}
	return Player{game: g, number: int(letter[0]) - 'A'}
}

// PlayOut plays the game until somebody has won, but no more than the given
// number of turns, and returns how many turns it played. The choosers choose for
// the players in order; Rules.Choose does for a player without one.
//
// It fails if the thrower fails, or if a chooser chooses a token that cannot be
// moved.
func (g *Game) PlayOut(most int, choosers ...Chooser) (turns int, err error) {
	for turns < most && !g.state.won {
		var choose Chooser
		if turn := int(g.state.turn); turn < len(choosers) {
			choose = choosers[turn]
		}
		if _, _, err := g.Current().Play(choose); err != nil {
			return turns, err
		}
		turns++
	}
	return turns, nil
}
