// Package byhand implements the rules of draughts without package draughts, and can break one
// of the rules. It tests the features and the learners' tests. It answers the requests
// of the practice protocol.
package byhand

import "games.example/internal/protocol"

// Observation holds everything that a program shows of a position.
type Observation struct {
	Board  string   `json:"board"`
	Turns  []string `json:"turns"`  // the turns of the player to move, in any order
	Winner string   `json:"winner"` // white, black, or nothing
}

// A Request is "turns" or "play". Only "play" has a turn.
type Request struct{ Do, Board, Color, Turn string }

// New returns the rules by hand. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) protocol.Answer {
	return Begin(byHand{protocol.Broken(broken)}.answer)
}

// Begin returns the function that answers requests. The given function returns an
// Observation.
func Begin(answer func(Request) (any, error)) protocol.Answer {
	fields := protocol.Fields(answer)
	return protocol.Requests{"turns": fields, "play": fields}.Answer
}
