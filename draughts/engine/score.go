package engine

import "fmt"

// Score is how good a position is for the player to move, in hundredths of a
// man, or how far off the end of the game is.
type Score int

// won is the score of a game that has been won already. It is above every
// score that counts men.
const won Score = 30000

// mostTurns is more than a search looks ahead, captures included.
const mostTurns = 1000

// WinIn returns the score of a game that is won in the given number of turns, of
// both players together.
func WinIn(turns int) Score { return won - Score(turns) }

// LossIn returns the score of a game that is lost in the given number of turns,
// of both players together.
func LossIn(turns int) Score { return Score(turns) - won }

// Distance returns in how many turns of both players together the game is won
// or lost, and false if the score counts men.
func (s Score) Distance() (turns int, ends bool) {
	switch {
	case s >= won-mostTurns:
		return int(won - s), true
	case s <= mostTurns-won:
		return int(s + won), true
	default:
		return 0, false
	}
}

// Men returns the score in men. A win is worth more than all men.
func (s Score) Men() float64 { return float64(s) / 100 }

// String returns the score in men with its sign, such as +0.35, or the end of
// the game, such as "win in 5".
func (s Score) String() string {
	turns, ends := s.Distance()
	switch {
	case ends && s > 0:
		return fmt.Sprintf("win in %d", turns)
	case ends:
		return fmt.Sprintf("loss in %d", turns)
	default:
		return fmt.Sprintf("%+.2f", s.Men())
	}
}
