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
	}, (*sitting).basic)
}

// basic is the menu of the basic game.
func (s *sitting) basic() error {
	return s.menu(nil, s.BasicMenu, s.playBasicGame)
}

func (s *sitting) playBasicGame() error {
	players, err := s.choose(s.AskPlayers, "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	pieces, err := s.choose(s.AskPieces, "1", "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	rules, err := yutnori.NewRules(yutnori.Basic(2+players, 1+pieces))
	if err != nil {
		return err
	}
	return s.match(yutnori.NewGame(rules), "").play()
}
