// Package yutnori holds the rules of yut: two to four players throw four
// sticks and race their pieces around a board, and across it.
//
// First choose a game: [Basic], [Advanced] and [House] return the [Facts] of
// three games, and [NewRules] turns them into [Rules].
//
// Then begin with [Rules.Start] and alternate between [Rules.Throw] and
// [Rules.Move]. Each returns the next [State] and an [Event] that says what
// happened, or the state unchanged and the reason for the refusal.
// [State.Chains] says how many chains of throws the player on turn owes; at 0,
// a move is due, and [Rules.AppendMoves] lists the legal ones. Results come
// from outside: from a [RandomThrower], a [Script], or a player's own sticks.
//
// Finally, [State.Winner] returns the winner:
//
//	rules, err := yutnori.NewRules(yutnori.Basic(2, 4))
//	...
//	throw := yutnori.RandomThrower(rules, yutnori.Sticks{}, chance)
//	state := rules.Start()
//	for {
//		if winner, won := state.Winner(); won {
//			fmt.Println("player", winner, "has won")
//			break
//		}
//		if state.Chains() > 0 {
//			result, err := throw()
//			...
//			state, event, err = rules.Throw(state, result)
//		} else {
//			moves := rules.AppendMoves(nil, &state)
//			state, event, err = rules.Move(state, moves[0])
//		}
//		...
//	}
//
// A [Game] keeps rules, state and history together, and its [Player] has the
// assignment's two commands.
//
// The positions of the board are numbered as in the assignment. Position 0 is
// in the hand, not yet departed; 29 is the last one, at the start corner; 100
// has arrived.
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
//
// Names such as Y3 and H5 are those of the rules in RULES.md.
package yutnori
