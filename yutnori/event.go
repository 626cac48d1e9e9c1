package yutnori

// Kind is what an event is about.
type Kind uint8

// The kinds of events.
const (
	Thrown Kind = iota + 1
	Moved
)

// Event is what happened when a player threw or moved. Fields that do not
// concern its kind are zero.
type Event struct {
	Kind   Kind
	Player int8   // that threw or moved
	Result Result // what was thrown, or spent

	Again bool // thrown: the chain goes on

	From, To Position // moved
	Long     bool     // by the long way
	Pieces   int8     // how many moved together; 0 if back results moved nothing
	Stacked  int8     // how many own pieces they were stacked on
	Caught   int8     // how many pieces were caught
	Victim   int8     // whose pieces were caught, if any were
	Chains   int8     // how many chains the catch earned
	TurnOver bool     // the next player is on turn
	Won      bool     // the player has won
}

// Move returns the move that a Moved event is about.
func (e Event) Move() Move { return Move{From: e.From, Result: e.Result, Long: e.Long} }
