// Package reference answers the requests of the yutnori protocol by the rules in package
// yutnori. Package byhand answers instead if a rule is broken.
package reference

import (
	"encoding"
	"errors"
	"fmt"

	"games.example/internal/printable"
	"games.example/internal/protocol"
	"games.example/yutnori"
	"games.example/yutnori/byhand"
)

// New returns the reference. If broken is not empty, it is the name of the rule to break.
func New(broken string) protocol.Answer {
	if broken != "" {
		return byhand.New(broken)
	}
	_, answer := NewRules()
	return answer
}

// Rules plays by the rules in package yutnori.
type Rules struct {
	rules *yutnori.Rules
	state yutnori.State
	event yutnori.Event // of the last move
}

// NewRules returns the rules, and the function that answers requests. A basic game of
// two players has already begun.
func NewRules() (*Rules, protocol.Answer) {
	r := &Rules{}
	return r, byhand.Begin(r)
}

// Game returns the rules and the state of the game in progress.
func (r *Rules) Game() (*yutnori.Rules, yutnori.State) { return r.rules, r.state }

// NewGame begins a game.
func (r *Rules) NewGame(game byhand.Game) (any, error) {
	facts, err := factsOf(game)
	if err != nil {
		return nil, err
	}
	rules, err := yutnori.NewRules(facts)
	if err != nil {
		return nil, err
	}
	*r = Rules{rules: rules, state: rules.Start()}
	return r.Look()
}

// GameOf returns the protocol's description of a game with the given facts and animals.
func GameOf(facts yutnori.Facts, animals ...string) byhand.Game {
	game := byhand.Game{Players: facts.Players, Pieces: facts.Pieces, Animals: append([]string{}, animals...), House: byhand.House{
		BackResults:      facts.BackResults,
		NoChain:          facts.NoChainOnYut,
		ShortWayOptional: facts.ShortWayOptional,
		BackDoFromOne:    facts.BackFromOne.String(),
	}}
	for _, team := range facts.Teams[:facts.Players] {
		game.House.Corners = append(game.House.Corners, team.Corner.String())
		game.House.Clockwise = append(game.House.Clockwise, team.Clockwise)
	}
	return game
}

// factsOf returns the facts of a game that the protocol describes.
func factsOf(game byhand.Game) (yutnori.Facts, error) {
	facts := yutnori.Basic(game.Players, game.Pieces)
	if _, err := yutnori.NewRules(facts); err != nil {
		return facts, err
	}
	if animals := len(game.Animals); animals > 0 && animals != game.Players {
		return facts, fmt.Errorf("%s: expected one for each player", printable.Count(animals, "animal"))
	}
	if corners := len(game.House.Corners); corners != game.Players {
		return facts, fmt.Errorf("corners: expected %d, not %d", game.Players, corners)
	}
	if clockwise := len(game.House.Clockwise); clockwise != game.Players {
		return facts, fmt.Errorf("clockwise: expected %d, not %d", game.Players, clockwise)
	}
	facts.BackResults = game.House.BackResults
	facts.NoChainOnYut = game.House.NoChain
	facts.ShortWayOptional = game.House.ShortWayOptional
	failed := read(&facts.BackFromOne, game.House.BackDoFromOne)
	animals := make([]yutnori.Animal, len(game.Animals))
	for player, name := range game.Animals {
		failed = errors.Join(failed, read(&animals[player], name))
	}
	if len(animals) > 0 {
		facts = facts.WithAnimals(animals...)
	}
	for player, name := range game.House.Corners {
		failed = errors.Join(failed, read(&facts.Teams[player].Corner, name))
		facts.Teams[player].Clockwise = game.House.Clockwise[player]
	}
	return facts, failed
}

func read(value encoding.TextUnmarshaler, text string) error {
	return value.UnmarshalText([]byte(text))
}

// positionOf returns a number as a position. A number below -1 or above 101 becomes
// 101, which is not a position either.
func positionOf(number int) yutnori.Position {
	if number < -1 || number > 101 {
		number = 101
	}
	return yutnori.Position(number)
}

// Set sets up the pieces, and the player on turn.
func (r *Rules) Set(pieces [][]int, turn int) (any, error) {
	placed := make([][]yutnori.Position, len(pieces))
	for player, positions := range pieces {
		for _, at := range positions {
			placed[player] = append(placed[player], positionOf(at))
		}
	}
	state, err := r.rules.Setup(placed, turn)
	if err != nil {
		return nil, err
	}
	r.state, r.event = state, yutnori.Event{}
	return r.Look()
}

// Throw adds results to the pool. If the rules refuse any result, it adds no results.
func (r *Rules) Throw(player int, results []string) (any, error) {
	if len(results) == 0 {
		return nil, errors.New("expected at least one result")
	}
	state := r.state
	for _, name := range results {
		var result yutnori.Result
		err := errors.Join(read(&result, name), r.onTurn(player))
		if err == nil {
			state, _, err = r.rules.Throw(state, result)
		}
		if err != nil {
			return nil, err
		}
	}
	r.state = state
	return r.Look()
}

// Move moves the pieces of a player at a position by a result.
func (r *Rules) Move(player, position int, name, way string) (any, error) {
	var result yutnori.Result
	if err := errors.Join(read(&result, name), r.onTurn(player)); err != nil {
		return nil, err
	}
	if way != "short" && way != "long" {
		return nil, fmt.Errorf("expected the short or the long way, not %q", way)
	}
	move := yutnori.Move{From: positionOf(position), Result: result, Long: way == "long"}
	state, event, err := r.rules.Move(r.state, move)
	if err != nil {
		return nil, err
	}
	r.state, r.event = state, event
	return r.Look()
}

func (r *Rules) onTurn(player int) error {
	if _, won := r.state.Winner(); !won && r.state.Turn() != player {
		return fmt.Errorf("it is player %d's turn", r.state.Turn())
	}
	return nil
}

// Look returns the observation of the game.
func (r *Rules) Look() (any, error) {
	seen := byhand.Observation{
		Pool: []string{}, Turn: r.state.Turn(), ChainsOwed: r.state.Chains(),
		Caught: int(r.event.Caught), FinalPosition: int(r.event.To),
	}
	for player := range r.rules.Players() {
		var positions []int
		for _, at := range r.state.Pieces(player) {
			positions = append(positions, int(at))
		}
		seen.Pieces = append(seen.Pieces, positions)
	}
	for _, result := range r.state.Pool().Results() {
		seen.Pool = append(seen.Pool, result.String())
	}
	if winner, won := r.state.Winner(); won {
		seen.Winner = &winner
	}
	return seen, nil
}
