// Package series gives each game of a series its own random numbers, so that a game
// does not depend on earlier games.
package series

// Seeds returns the seeds of a [math/rand/v2.PCG] for a game, from the seed of the
// series and the number of the game. Game 0 has the same seeds as a single game: the
// seed of the series, and 0.
func Seeds(seed uint64, number int) (seed1, seed2 uint64) { return seed, scatter(uint64(number)) }

// scatter returns unlike seeds for neighboring numbers. It is the last step of the
// generator splitmix64 (Steele, Lea and Flood 2014).
func scatter(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
