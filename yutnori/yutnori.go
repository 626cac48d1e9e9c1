// Package yutnori is the game of yut: two to four players throw four sticks
// and race their pieces around a board, and across it.
//
// The positions of the board, as the assignment numbers them. Position 0 is in
// the hand, not departed; 29 is the last one, at the start corner; 100 has
// arrived.
//
//	10 -  9 -  8 -  7 -  6 -  5
//	 | 25                  20 |
//	11    .              .    4
//	 |      26        21      |
//	12         .    .         3
//	 |           22           |
//	13         .    .         2
//	 |      23        27      |
//	14    .              .    1
//	 | 24                  28 |
//	15 - 16 - 17 - 18 - 19 - 29 ^ start
//
// A piece that stopped on 5, 10 or 22 takes the short way from there; one that
// passes them goes straight on.
package yutnori
