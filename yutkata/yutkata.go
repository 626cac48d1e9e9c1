// Package yutkata plays the 15-space Yut kata. Two players each move two tokens
// along one line of spaces. Four thrown sticks decide how far a token moves, and
// the first player whose tokens have all finished wins.
//
//	[[A1][][][][][][B1,B2][][][][][A2][][][]]
//
// New makes a game; its options change the board, the tokens, the players and
// the throws. In each turn the player on turn throws the sticks and moves a
// token:
//
//	game, err := yutkata.New(yutkata.Seed(1))
//	...
//	for {
//		player := game.Current()
//		sticks, err := player.Throw()
//		...
//		token := game.Rules().Movable(game.State())[0]
//		move, err := player.Move(token.String())
//		...
//		fmt.Println(player.Name(), sticks, move.To, game.Board())
//		if winner, won := game.Winner(); won {
//			break
//		}
//	}
//
// A command that the rules forbid returns an error and changes nothing.
// Player.Play takes a whole turn as the computer would.
//
// A program that looks ahead uses [Rules] and [State] instead of a Game:
// Rules.Throw and Rules.Move return the next state.
//
// The names are the kata's: a throw is DO, GE, GEOL, YUT or MO, and a token has a name
// such as A1. Codes in the comments, such as K7 and B4, are the numbers of rules in
// RULES.md.
package yutkata
