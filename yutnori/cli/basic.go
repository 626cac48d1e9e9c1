package cli

import (
	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori"
)

func newBasic() *cobra.Command {
	basic := gameCommand(&cobra.Command{
		Use:   "basic",
		Short: "Play the basic game of the assignment",
		Long: `Play the basic game of the assignment, for two to four people at one console. The
menu starts a game. For each move, the game asks for the position of a piece, and for
the result to spend, such as 0 and gae; a piece that has not started is at position 0.
If the answer is board, the game prints the number of each position.`,
		Example: `  yutnori basic
  yutnori basic --throws do,gae,geol,yut,mo,do`,
		Args: command.NoArguments,
	}, (*games).basic)
	_ = basic.Flags().MarkHidden("data") // the basic game has no users and saves no games
	return basic
}

// basic shows the menu of the basic game.
func (g *games) basic() error {
	return g.menu(nil, "1. game start\n2. end program", g.playBasicGame)
}

func (g *games) playBasicGame() error {
	players, err := g.choose("number of players (2, 3, 4) : ", "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	pieces, err := g.choose("number of pieces per player (2, 3, 4) : ", "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	rules, _ := yutnori.NewRules(yutnori.Basic(2+players, 2+pieces)) // the numbers are valid
	return g.match(yutnori.New(rules), "").play()
}
