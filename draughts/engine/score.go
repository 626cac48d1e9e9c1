package engine

import (
	"fmt"

	"games.example/draughts"
	"games.example/draughts/engine/evaluation"
)

// Score represents the value of a position for the player to move, in hundredths of a
// man, or the number of turns to the end of the game.
type Score int

// won is the score of a game that has already been won. It is greater than every score
// that counts men.
const won Score = 30000

// mostTurns is greater than the number of turns that a search looks ahead, including
// captures.
const mostTurns = 1000

// WinIn returns the score of a game that will be won in the given number of
// turns, counting both players' turns.
func WinIn(turns int) Score { return won - Score(turns) }

// LossIn returns the score of a game that will be lost in the given number of
// turns, counting both players' turns.
func LossIn(turns int) Score { return Score(turns) - won }

// Distance returns the number of turns by both players until the game is won or
// lost, or false if the score counts men.
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

// IsDecided reports whether the game will be won or lost. If the endgame tables know this,
// but not when, Distance returns false.
func (s Score) IsDecided() bool { return max(s, -s) > evaluation.Most }

// Men returns the score in men. A win counts as more than all men.
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

// After returns the score of a line that reaches the position after the given number of
// turns: the end of the game is that many turns further away.
func (s Score) After(turns int) Score {
	_, ends := s.Distance()
	switch {
	case !ends:
		return s
	case s > 0:
		return s - Score(turns)
	default:
		return s + Score(turns)
	}
}

// isInTime reports whether the end that the score promises comes before a draw by
// counting.
func (s Score) isInTime(rules draughts.DrawRules, c draughts.DrawCounts) bool {
	turns, ends := s.Distance()
	if !ends {
		return true
	}
	turns-- // the last turn wins, no matter how high the counts are
	c.KingTurns += turns
	if c.Sixteen > 0 {
		c.Sixteen += turns
	}
	if c.Five > 0 {
		c.Five += turns
	}
	return rules.Reason(c) == draughts.Unfinished
}
