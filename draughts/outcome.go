package draughts

import (
	"errors"
	"fmt"
)

// ErrGameOver is returned for an action in a game that has ended.
var ErrGameOver = errors.New("the game is over")

// Outcome represents the end of a game: the winner, if there is one, and the reason.
// Outcomes can be compared with ==. A game in progress has the zero Outcome.
type Outcome struct {
	winner Color
	reason Reason
}

// Winner returns the player who has won, or false if nobody has won.
func (o Outcome) Winner() (Color, bool) {
	return o.winner, o.reason == NoMove || o.reason == Resignation
}

// IsDraw reports whether the game has ended in a draw.
func (o Outcome) IsDraw() bool { return o.reason >= Repetition && o.reason <= Agreement }

// Reason returns the reason why the game has ended.
func (o Outcome) Reason() Reason { return o.reason }

// String returns the outcome in words, such as "white has won: resignation",
// "draw: 25 moves", "adjourned" or "the game continues".
func (o Outcome) String() string {
	if winner, won := o.Winner(); won {
		return fmt.Sprintf("%s has won: %s", winner, o.reason)
	}
	if o.IsDraw() {
		return fmt.Sprintf("draw: %s", o.reason)
	}
	return o.reason.String()
}

// Reason represents the reason why a game has ended.
type Reason uint8

// The reasons. All but the last three follow from the rules.
const (
	Unfinished      Reason = iota // the game has not ended
	NoMove                        // the player to move has no move, perhaps because no pieces are left
	Repetition                    // the same position with the same player to move, for the third time
	TwentyFiveMoves               // 25 moves by each player, all with kings and without a capture
	SixteenMoves                  // 16 moves by each player with one king against three pieces
	FiveMoves                     // 5 moves by each player with one king against two pieces or one king
	Agreement                     // the players have agreed on a draw
	Resignation                   // a player has resigned
	Adjourned                     // the game was broken off
)

var reasons = [...]string{
	"the game continues", "no move", "repetition", "25 moves", "16 moves", "5 moves", "agreement", "resignation", "adjourned",
}

// String returns the reason in a few words, such as "16 moves".
func (r Reason) String() string { return reasons[min(r, Adjourned)] }
