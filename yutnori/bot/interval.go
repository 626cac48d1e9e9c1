package bot

import "math"

// Interval returns the 95% confidence interval of the rate of wins, given the
// number of wins and games: the score interval (Wilson 1927). Without games it
// is 0 to 1.
func Interval(wins, games int) (low, high float64) {
	if games < 1 {
		return 0, 1
	}
	const z = 1.959964 // holds 95% of a standard normal variable
	n := float64(games)
	rate := float64(wins) / n
	middle := (rate + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(rate*(1-rate)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}
