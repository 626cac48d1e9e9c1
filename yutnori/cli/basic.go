package cli

import (
	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori"
)

func newBasic() *cobra.Command {
	return gameCommand(&cobra.Command{
		Use:   "basic",
		Short: "Play the basic game of the assignment",
		Args:  command.NoArguments,
	}, (*games).basic)
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
