// Package yutkata plays the 15-space Yut kata: two players race two tokens
// each along one line of spaces, as four thrown sticks say.
//
//	[[A1][][][][][][B1,B2][][][][][A2][][][]]
//
// First make a game with New; its options change the board, the tokens, the
// players and the throws. Second, let the player on turn throw the sticks and
// move a token, one of those that Rules.Movable lists. Third, look at the board
// and ask whether somebody has won:
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
// A command that the rules forbid fails with one of the errors below and
// changes nothing. Player.Play takes a whole turn as the computer would.
//
// A program that looks ahead works with [Rules] and [State] instead of a Game:
// Rules.Throw and Rules.Move return the next state and leave the given one
// unchanged.
//
// Codes in the comments, such as K7 and B4, are the numbers of the rules in
// RULES.md.
package yutkata
