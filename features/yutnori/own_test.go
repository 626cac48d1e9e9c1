package yutnori_test

import (
	"encoding"
	"errors"
	"fmt"

	"games.example/features"
	"games.example/yutnori"
)

// own plays by this project's rules.
type own struct {
	rules *yutnori.Rules
	state yutnori.State
	event yutnori.Event // of the last move
}

func (o *own) New(g game) (observation, error) {
	facts, err := factsOf(g)
	if err != nil {
		return observation{}, err
	}
	rules, err := yutnori.NewRules(facts)
	if err != nil {
		return observation{}, refused(err)
	}
	*o = own{rules: rules, state: rules.Start()}
	return o.Look()
}

// gameOf returns the game that is played by facts.
func gameOf(facts yutnori.Facts, animals []string) game {
	g := game{Players: facts.Players, Pieces: facts.Pieces, Animals: append([]string{}, animals...), House: house{
		BackResults:      facts.BackResults,
		NoChain:          facts.NoChainOnYut,
		ShortWayOptional: facts.ShortWayOptional,
		BackDoFromOne:    facts.BackFromOne.String(),
	}}
	for _, team := range facts.Teams[:facts.Players] {
		g.House.Corners = append(g.House.Corners, team.Corner.String())
		g.House.Clockwise = append(g.House.Clockwise, team.Clockwise)
	}
	return g
}

// factsOf returns the facts of a game.
func factsOf(g game) (yutnori.Facts, error) {
	facts := yutnori.Basic(g.Players, g.Pieces)
	facts.BackResults = g.House.BackResults
	facts.NoChainOnYut = g.House.NoChain
	facts.ShortWayOptional = g.House.ShortWayOptional
	failed := read(&facts.BackFromOne, g.House.BackDoFromOne)
	animals := make([]yutnori.Animal, len(g.Animals))
	for player, name := range g.Animals {
		failed = errors.Join(failed, read(&animals[player], name))
	}
	if len(animals) > 0 {
		facts = facts.WithAnimals(animals...)
	}
	for player, name := range g.House.Corners {
		failed = errors.Join(failed, read(&facts.Teams[player].Corner, name))
		facts.Teams[player].Clockwise = g.House.Clockwise[player]
	}
	return facts, failed
}

func read(value encoding.TextUnmarshaler, text string) error {
	return value.UnmarshalText([]byte(text))
}

func (o *own) Set(pieces [][]int, turn int) (observation, error) {
	placed := make([][]yutnori.Position, len(pieces))
	for player, positions := range pieces {
		for _, at := range positions {
			placed[player] = append(placed[player], yutnori.Position(at))
		}
	}
	state, err := o.rules.Setup(placed, turn)
	if err != nil {
		return observation{}, refused(err)
	}
	o.state, o.event = state, yutnori.Event{}
	return o.Look()
}

func (o *own) Throw(player int, results []string) (observation, error) {
	state := o.state
	for _, name := range results {
		var result yutnori.Result
		if err := read(&result, name); err != nil {
			return observation{}, refused(err)
		}
		if err := o.onTurn(player); err != nil {
			return observation{}, err
		}
		next, _, err := o.rules.Throw(state, result)
		if err != nil {
			return observation{}, o.unchanged(state, next, err)
		}
		state = next
	}
	o.state = state
	return o.Look()
}

func (o *own) Move(player, position int, name, way string) (observation, error) {
	var result yutnori.Result
	if err := read(&result, name); err != nil {
		return observation{}, refused(err)
	}
	if err := o.onTurn(player); err != nil {
		return observation{}, err
	}
	next, event, err := o.rules.Move(o.state, yutnori.Move{
		From: yutnori.Position(position), Result: result, Long: way == "long",
	})
	if err != nil {
		return observation{}, o.unchanged(o.state, next, err)
	}
	o.state, o.event = next, event
	return o.Look()
}

func (o *own) onTurn(player int) error {
	if _, won := o.state.Winner(); !won && o.state.Turn() != player {
		return refused(fmt.Errorf("it is player %d's turn", o.state.Turn()))
	}
	return nil
}

// unchanged returns a refusal, after which the state must be the one before.
func (o *own) unchanged(before, after yutnori.State, refusal error) error {
	if before != after {
		return fmt.Errorf("%w, and the state has changed", refusal)
	}
	return refused(refusal)
}

func (o *own) Look() (observation, error) {
	seen := observation{
		Pool: []string{}, Turn: o.state.Turn(), ChainsOwed: o.state.Chains(),
		Caught: int(o.event.Caught), FinalPosition: int(o.event.To),
	}
	for player := range o.rules.Players() {
		var positions []int
		for _, at := range o.state.Pieces(player) {
			positions = append(positions, int(at))
		}
		seen.Pieces = append(seen.Pieces, positions)
	}
	for _, result := range o.state.Pool().Results() {
		seen.Pool = append(seen.Pool, result.String())
	}
	if winner, won := o.state.Winner(); won {
		seen.Winner = &winner
	}
	return seen, nil
}

func refused(err error) error { return &features.Refusal{Why: err.Error()} }
