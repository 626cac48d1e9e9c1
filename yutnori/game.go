package yutnori

import "slices"

// Game holds a game in progress: its rules, its current state and its history. Create a
// Game with [New]. The zero Game has no players, and nothing can be thrown.
type Game struct {
	rules   *Rules
	state   State
	history []Event
}

// New returns a new game without events.
func New(rules *Rules) *Game { return &Game{rules: rules, state: rules.Start()} }

// Rules returns the rules of the game.
func (g *Game) Rules() *Rules {
	if g.rules == nil {
		return new(Rules)
	}
	return g.rules
}

// State returns the current state.
func (g *Game) State() State { return g.state }

// Resume continues the game from a state under the same rules, and empties the history.
func (g *Game) Resume(state State) {
	g.state = state
	g.history = nil
}

// History returns the events of the game, oldest first.
func (g *Game) History() []Event { return slices.Clone(g.history) }

// Board returns the current board.
func (g *Game) Board() Board { return g.Rules().Board(&g.state) }

// Chains returns the number of chains that the player on turn has to throw
// before moving.
func (g *Game) Chains() int { return g.state.Chains() }

// Moves returns the moves that the player on turn may make, in the order of
// [Rules.AppendMoves].
func (g *Game) Moves() []Move { return g.Rules().AppendMoves(nil, &g.state) }

// Current returns the player on turn, or the winner.
func (g *Game) Current() Player { return g.Player(g.state.Turn()) }

// Winner returns the winner and true, or the player on turn and false if nobody
// has won.
func (g *Game) Winner() (winner Player, ok bool) { return g.Current(), g.state.won }

// Throw throws a result for the player on turn. It returns the errors of
// [Rules.Throw].
func (g *Game) Throw(result Result) (Event, error) {
	next, event, err := g.Rules().Throw(g.state, result)
	return event, g.record(next, event, err)
}

// Move makes a move for the player on turn. It returns the errors of
// [Rules.Move].
func (g *Game) Move(move Move) (Event, error) {
	next, event, err := g.Rules().Move(g.state, move)
	return event, g.record(next, event, err)
}

func (g *Game) record(next State, event Event, err error) error {
	if err != nil {
		return err
	}
	g.state = next
	g.history = append(g.history, event)
	return nil
}

// Player returns the player with the given number, counted from 0. If the game has no
// such player, the returned Player has no pieces and is never on turn.
func (g *Game) Player(number int) Player { return Player{game: g, number: number} }
