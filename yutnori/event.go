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
	Player int8   // who threw or moved
	Result Result // what was thrown, or spent

	Again bool // thrown: the chain continues

	From, To Position // moved
	Long     bool     // by the long way
	Pieces   int8     // how many moved together; 0 if a back result moved nothing
	Stacked  int8     // how many of the player's own pieces they were stacked on
	Caught   int8     // how many pieces were caught
	Victim   int8     // whose pieces were caught, if any
	Chains   int8     // how many chains the catch earned
	TurnOver bool     // the next player is on turn
	Won      bool     // the player has won
}

// Move returns the move of a Moved event.
func (e Event) Move() Move { return Move{From: e.From, Result: e.Result, Long: e.Long} }
