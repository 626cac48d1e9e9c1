package yutnori

import "slices"

// Game is a game being played: its rules, its present state, and what has
// happened.
type Game struct {
	rules   *Rules
	state   State
	history []Event
}

// NewGame makes a game in which nothing has happened yet.
//
// Refused: ErrFacts with a reason.
func NewGame(facts Facts) (*Game, error) {
	rules, err := NewRules(facts)
	if err != nil {
		return nil, err
	}
	return &Game{rules: rules, state: rules.Start()}, nil
}

// Rules are the rules that the game is played by.
func (g *Game) Rules() *Rules { return g.rules }

// State is the present state.
func (g *Game) State() State { return g.state }

// Resume goes on from a state, which must be one of the game's own rules. The
// history begins anew.
func (g *Game) Resume(state State) {
	g.state = state
	g.history = nil
}

// History is what has happened, oldest first.
func (g *Game) History() []Event { return slices.Clone(g.history) }

// Board is what the board shows now.
func (g *Game) Board() Board { return g.rules.Board(&g.state) }

// Chains is how many chains the player on turn has to throw before a move.
func (g *Game) Chains() int { return g.state.Chains() }

// Moves are the moves that the player on turn may make, as Rules.Moves lists
// them.
func (g *Game) Moves() []Move { return g.rules.Moves(&g.state, nil) }

// Current is the player on turn, or who has won.
func (g *Game) Current() Player { return g.Player(g.state.Turn()) }

// Winner is the player who has won, if one has; otherwise the player on turn,
// and false.
func (g *Game) Winner() (winner Player, ok bool) { return g.Current(), g.state.won }

// Throw throws a result for the player on turn.
//
// Refused: as Rules.Throw refuses.
func (g *Game) Throw(result Result) (Event, error) {
	next, event, err := g.rules.Throw(g.state, result)
	return event, g.tell(next, event, err)
}

// Move makes a move for the player on turn.
//
// Refused: as Rules.Move refuses.
func (g *Game) Move(move Move) (Event, error) {
	next, event, err := g.rules.Move(g.state, move)
	return event, g.tell(next, event, err)
}

func (g *Game) tell(next State, event Event, err error) error {
	if err != nil {
		return err
	}
	g.state = next
	g.history = append(g.history, event)
	return nil
}

// Player is the player with a number, from 0. One who is not at the table has
// no pieces, and is never on turn.
func (g *Game) Player(number int) Player { return Player{game: g, number: number} }
