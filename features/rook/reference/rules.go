package reference

import (
	"encoding/json"
	"errors"
	"math/rand/v2"

	"games.example/features"
	"games.example/rook"
)

// Rules plays by this project's rules.
type Rules struct {
	game   *rook.Game
	smart  *rook.Smart
	chance *rand.Rand
}

// NewRules returns the rules. The strategies use the given source of random numbers. At
// first, the document's game has begun.
func NewRules(chance *rand.Rand) *Rules {
	r := &Rules{chance: chance}
	_, _ = r.New(documentGame())
	return r
}

// Game returns the game in progress, and smart.
func (r *Rules) Game() (*rook.Game, *rook.Smart) { return r.game, r.smart }

// Answer answers a request.
func (r *Rules) Answer(request []byte) (any, error) { return answer(r, request) }

// New begins a game, and lets smart forget everything.
func (r *Rules) New(game Game) (Observation, error) {
	position := rook.Position{Bounds: rook.Bounds(game.Bounds), State: rook.State(game.State)}
	made, err := rook.New(position, game.Players[0], game.Players[1])
	if err != nil {
		return refuse(err.Error())
	}
	smart, err := rook.NewSmart(position.Bounds, r.chance)
	if err != nil {
		return refuse(err.Error())
	}
	r.game, r.smart = made, smart
	return r.Look()
}

// Submit submits a move, which may be illegal.
func (r *Rules) Submit(player, move string) (Observation, error) {
	if _, over := r.game.Winner(); !over && player != r.game.ToMove() {
		return refuse("another player is on turn")
	}
	err := r.game.Submit([]byte(move))
	if _, illegal := errors.AsType[*rook.IllegalMoveError](err); err != nil && !illegal {
		return refuse(err.Error())
	}
	return r.Look()
}

// Look returns the observation of the game.
func (r *Rules) Look() (Observation, error) {
	data, err := json.Marshal(r.game.History())
	seen := Observation{State: Tiles(r.game.Position().State), Data: data}
	if winner, over := r.game.Winner(); over {
		seen.Winner = winner
	}
	if illegal := r.game.Illegal(); illegal != nil {
		seen.BrokenRule = illegal.Rule.Error()
	}
	return seen, err
}

// Learn lets smart learn from a game.
func (r *Rules) Learn(record Record) (Observation, error) {
	text, err := json.Marshal(record)
	if err != nil {
		return Observation{}, err
	}
	learned, err := rook.GameFromJSON(text)
	if err == nil {
		err = r.smart.Learn(learned)
	}
	if err != nil {
		return refuse(err.Error())
	}
	return r.Look()
}

// Choose returns the move of a strategy, random or smart, for the rook in the given
// state on the board of the game.
func (r *Rules) Choose(strategy string, state Tiles) (json.RawMessage, error) {
	var chooser rook.Strategy = r.smart
	if strategy == "random" {
		chooser = rook.NewRandom(r.chance)
	}
	bounds := r.game.Position().Bounds
	move, err := chooser.Move(rook.Position{Bounds: bounds, State: rook.State(state)})
	if err != nil {
		return nil, &features.Refusal{Why: err.Error()}
	}
	return json.Marshal(move)
}
