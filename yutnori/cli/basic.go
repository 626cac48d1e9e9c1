package cli

import (
	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
)

func newBasic() *cobra.Command {
	return gameCommand(&cobra.Command{
		Use:   "basic",
		Short: "Play the basic game",
		Args:  program.NoArguments,
	}, (*games).basic)
}

// basic shows the menu of the basic game.
func (g *games) basic() error {
	return g.menu(nil, g.BasicMenu, g.playBasicGame)
}

func (g *games) playBasicGame() error {
	players, err := g.choose(g.AskPlayers, "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	pieces, err := g.choose(g.AskPieces, "1", "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	rules, err := yutnori.NewRules(yutnori.Basic(2+players, 1+pieces))
	if err != nil {
		return err
	}
	return g.match("basic", yutnori.NewGame(rules), "").play()
}
