// Package reference answers the requests of the yutkata protocol by the rules in package
// yutkata. Package byhand answers instead if a rule is broken.
package reference

import (
	"fmt"

	"games.example/internal/protocol"
	"games.example/yutkata"
	"games.example/yutkata/byhand"
)

// New returns the reference. If broken is not empty, it is the name of the rule to break.
func New(broken string) protocol.Answer {
	if broken != "" {
		return byhand.New(broken)
	}
	_, answer := NewRules()
	return answer
}

// Rules plays by the rules in package yutkata.
type Rules struct {
	game *yutkata.Game
	next yutkata.Sticks
	last yutkata.Move
}

// NewRules returns the rules, and the function that answers requests. The kata's own
// game has already begun.
func NewRules() (*Rules, protocol.Answer) {
	r := &Rules{}
	return r, byhand.Begin(r)
}

// Game returns the game in progress.
func (r *Rules) Game() *yutkata.Game { return r.game }

// NewGame begins a game.
func (r *Rules) NewGame(game byhand.Game) (any, error) {
	if game.Spaces > byhand.MostSpaces {
		return nil, fmt.Errorf("a board has at most %d spaces, not %d", byhand.MostSpaces, game.Spaces)
	}
	options := []yutkata.Option{
		yutkata.Spaces(game.Spaces), yutkata.Tokens(game.Tokens), yutkata.Players(game.Players),
		yutkata.Throws(func() (yutkata.Sticks, error) { return r.next, nil }),
	}
	if game.Wrap {
		options = append(options, yutkata.WrapAround())
	}
	for _, obstacle := range game.Obstacles {
		space, back, ok := byhand.ParseObstacle(obstacle)
		switch {
		case !ok:
			return nil, fmt.Errorf("no obstacle is written %q", obstacle)
		case back == byhand.Miss:
			options = append(options, yutkata.MissTurn(space))
		default:
			options = append(options, yutkata.MoveBack(space, back))
		}
	}
	made, err := yutkata.New(options...)
	if err != nil {
		return nil, err
	}
	r.game, r.last = made, yutkata.Move{}
	return r.Look()
}

// Set sets up a position before a throw.
func (r *Rules) Set(position byhand.Position) (any, error) {
	var finished []yutkata.Token
	for _, name := range position.Finished {
		token, err := yutkata.ParseToken(name)
		if err != nil {
			return nil, err
		}
		finished = append(finished, token)
	}
	state, err := r.game.Rules().Setup(position.Board, finished, byhand.PlayerNumber(position.Turn))
	if err != nil {
		return nil, err
	}
	r.game.Resume(state)
	r.last = yutkata.Move{}
	return r.Look()
}

// player returns the player with the given name. Unlike the game, the protocol does not
// allow one-letter names.
func (r *Rules) player(name string) yutkata.Player {
	return r.game.Player(yutkata.PlayerName(byhand.PlayerNumber(name)))
}

// Throw throws the given sticks for a player.
func (r *Rules) Throw(player, sticks string) (_ any, err error) {
	if r.next, err = yutkata.ParseSticks(sticks); err != nil {
		return nil, err
	}
	if _, err := r.player(player).Throw(); err != nil {
		return nil, err
	}
	return r.Look()
}

// Move moves a token of a player.
func (r *Rules) Move(player, token string) (any, error) {
	move, err := r.player(player).Move(token)
	if err != nil {
		return nil, err
	}
	r.last = move
	return r.Look()
}

// Look returns the observation of the game.
func (r *Rules) Look() (any, error) {
	state := r.game.State()
	seen := byhand.Observation{
		Board:    r.game.Board().String(),
		Turn:     r.game.Current().Name(),
		Finished: []string{},
		Captured: r.last.Captured,
		Again:    r.last.Again,
	}
	if throw, thrown := state.Thrown(); thrown {
		seen.ThrowToUse = throw.String()
	}
	for _, token := range r.game.Rules().Finished(state) {
		seen.Finished = append(seen.Finished, token.String())
	}
	if winner, won := r.game.Winner(); won {
		seen.Winner = winner.Name()
	}
	return seen, nil
}
