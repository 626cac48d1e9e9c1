// Package match plays matches between two configurations of the engine. It provides the
// positions from which games start, plays the games, and estimates the difference in
// strength.
package match

import (
	"fmt"
	"math"

	"games.example/draughts"
	"games.example/internal/printable"
)

// Score holds the results of a player in a match.
type Score struct {
	Wins   int `json:"wins"`
	Draws  int `json:"draws"`
	Losses int `json:"losses"`
}

// Add returns the score after one more game, in which the player had the given color. A
// game without a result does not count.
func (s Score) Add(o draughts.Outcome, color draughts.Color) Score {
	winner, won := o.Winner()
	switch {
	case won && winner == color:
		s.Wins++
	case won:
		s.Losses++
	case o.IsDraw():
		s.Draws++
	}
	return s
}

// Games returns the number of games.
func (s Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Share returns the player's share of the points, from 0 to 1, or 0.5 if there
// were no games.
func (s Score) Share() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	return (float64(s.Wins) + float64(s.Draws)/2) / float64(s.Games())
}

// Elo returns the difference in Elo between the player and the opponent, with the
// bounds of its 95% confidence interval. The difference and the bounds may be infinite.
//
// The interval assumes a normal distribution. The mean and the variance include nearly
// two additional wins and nearly two additional losses, as Agresti and Coull propose,
// so that even a perfect score has a finite lower bound.
func (s Score) Elo() (elo, low, high float64) {
	const z = 1.96
	wins, draws, losses := float64(s.Wins)+z*z/2, float64(s.Draws), float64(s.Losses)+z*z/2
	games := wins + draws + losses
	mean := (wins + draws/2) / games
	variance := (wins*square(1-mean) + draws*square(0.5-mean) + losses*square(mean)) / games
	margin := z * math.Sqrt(variance/games)
	return eloFor(s.Share()), eloFor(mean - margin), eloFor(mean + margin)
}

func square(x float64) float64 { return x * x }

// eloFor returns the difference in Elo that corresponds to an expected share of the
// points. The difference is infinite for a share of 0 or less, or of 1 or more.
func eloFor(share float64) float64 {
	share = min(max(share, 0), 1)
	return 400 * math.Log10(share/(1-share))
}

// String returns the score in one line, as in
//
//	3 wins, 4 draws, 1 loss: 62.5%, Elo +89 (-107 to +312)
//
// Without games, it returns "no game was finished".
func (s Score) String() string {
	if s.Games() == 0 {
		return "no game was finished"
	}
	elo, low, high := s.Elo()
	return fmt.Sprintf("%s, %s, %s: %.1f%%, Elo %+.0f (%+.0f to %+.0f)",
		printable.Count(s.Wins, "win"), printable.Count(s.Draws, "draw"), printable.Count(s.Losses, "loss"),
		100*s.Share(), elo, low, high)
}
