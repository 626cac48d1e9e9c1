package reference

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/internal/protocol"
	"games.example/yutkata"
)

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
	return r, begin(r)
}

// Game returns the game in progress.
func (r *Rules) Game() *yutkata.Game { return r.game }

func (r *Rules) newGame(game Game) (any, error) {
	if game.Spaces > mostSpaces {
		return nil, fmt.Errorf("a board has at most %d spaces, not %d", mostSpaces, game.Spaces)
	}
	options := []yutkata.Option{
		yutkata.Spaces(game.Spaces), yutkata.Tokens(game.Tokens), yutkata.Players(game.Players),
		yutkata.Throws(func() (yutkata.Sticks, error) { return r.next, nil }),
	}
	if game.Wrap {
		options = append(options, yutkata.WrapAround())
	}
	for _, obstacle := range game.Obstacles {
		space, back, ok := parseObstacle(obstacle)
		switch {
		case !ok:
			return nil, fmt.Errorf("no obstacle is written %q", obstacle)
		case back == miss:
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
	return r.look()
}

// miss stands for an obstacle at which a player misses a turn.
const miss = -1 << 31

// parseObstacle returns the space of an obstacle, and how many spaces it moves a token
// back, or miss.
func parseObstacle(text string) (space, back int, ok bool) {
	at, kind, _ := strings.Cut(text, ":")
	space, err := strconv.Atoi(at)
	if kind == "miss" {
		return space, miss, err == nil
	}
	number, moves := strings.CutPrefix(kind, "back:")
	back, failed := strconv.Atoi(number)
	return space, back, err == nil && moves && failed == nil
}

func (r *Rules) set(position Position) (any, error) {
	var finished []yutkata.Token
	for _, name := range position.Finished {
		token, err := yutkata.ParseToken(name)
		if err != nil {
			return nil, err
		}
		finished = append(finished, token)
	}
	state, err := r.game.Rules().Setup(position.Board, finished, playerNumber(position.Turn))
	if err != nil {
		return nil, err
	}
	r.game.Resume(state)
	r.last = yutkata.Move{}
	return r.look()
}

// playerNumber returns 0 for PlayerA, 1 for PlayerB and so on, or -1 for text that does
// not have this form.
func playerNumber(name string) int {
	letter, ok := strings.CutPrefix(name, "Player")
	if !ok || len(letter) != 1 {
		return -1
	}
	return int(letter[0]) - 'A'
}

// player returns the player with the given name. Unlike the game, the protocol does not
// allow one-letter names.
func (r *Rules) player(name string) yutkata.Player {
	return r.game.Player(yutkata.PlayerName(playerNumber(name)))
}

func (r *Rules) throw(player, sticks string) (_ any, err error) {
	if r.next, err = yutkata.ParseSticks(sticks); err != nil {
		return nil, err
	}
	if _, err := r.player(player).Throw(); err != nil {
		return nil, err
	}
	return r.look()
}

func (r *Rules) move(player, token string) (any, error) {
	move, err := r.player(player).Move(token)
	if err != nil {
		return nil, err
	}
	r.last = move
	return r.look()
}

func (r *Rules) look() (any, error) {
	state := r.game.State()
	seen := Observation{
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
