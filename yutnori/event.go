package yutnori

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events.
const (
	Thrown EventKind = iota + 1
	Moved
)

// Event records a throw or a move. Fields that do not apply to its kind are zero.
type Event struct {
	Kind   EventKind
	Player int8   // the player who threw or moved
	Result Result // the result that was thrown or spent

	Again bool // after a throw: whether the chain continues

	From, To Position // the positions before and after the move
	Long     bool     // whether the pieces took the long way
	Pieces   int8     // the number of pieces that moved together; 0 if a back result moved no piece
	Stacked  int8     // the number of the player's pieces that the moved pieces joined at To
	Caught   int8     // the number of pieces that were caught
	Victim   int8     // the player whose pieces were caught, if any
	Chains   int8     // the number of chains that the catch earned
	TurnOver bool     // whether the turn ended, and the next player is on turn
	Won      bool     // whether the player has won
}

// Move returns the move of a Moved event.
func (e Event) Move() Move { return Move{From: e.From, Result: e.Result, Long: e.Long} }
