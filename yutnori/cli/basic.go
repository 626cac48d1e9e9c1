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
	}, (*table).basic)
}

// basic shows the menu of the basic game.
func (t *table) basic() error {
	return t.menu(nil, t.BasicMenu, t.playBasicGame)
}

func (t *table) playBasicGame() error {
	players, err := t.choose(t.AskPlayers, "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	pieces, err := t.choose(t.AskPieces, "1", "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	rules, err := yutnori.NewRules(yutnori.Basic(2+players, 1+pieces))
	if err != nil {
		return err
	}
	return t.match(yutnori.NewGame(rules), "").play()
}
