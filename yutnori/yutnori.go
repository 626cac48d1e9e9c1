// Package yutnori holds the rules of yut: two to four players throw four
// sticks and race their pieces around a board, and across it.
//
// [Basic], [Advanced] and [House] return the [Facts] of three games, and
// [NewRules] turns them into [Rules].
//
// A game begins with [Rules.Start] and alternates between [Rules.Throw] and
// [Rules.Move]. Each returns the next [State] and an [Event], or the same state and the
// reason for the refusal. [State.Chains] returns the number of chains of throws that
// the player on turn owes. If it is 0, a move is due, and [Rules.AppendMoves] lists the
// legal moves. [State.Winner] returns the winner. The results come from a
// [RandomThrower], a [Script], or a player's own sticks.
//
// A [Game] keeps rules, state and history together. Its players ([Player]) have the
// assignment's two commands.
//
// The positions of the board are numbered as in the assignment. A piece in position 0
// is in the hand and has not yet departed. Position 29 is the start corner, the last
// cell. A piece in position 100 has arrived.
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
// A piece that has stopped on 5, 10 or 22 takes the short way from there. A piece that
// only passes 5, 10 or 22 goes straight on.
//
// The names are the assignment's: a throw of the [YutSticks] has a [Result], which is
// [BackDo], [Do], [Gae], [Geol], [Yut] or [Mo]. Codes such as Y3 and H5 name the rules
// in RULES.md.
package yutnori
