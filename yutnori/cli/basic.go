package cli

import (
	"github.com/spf13/cobra"

	"games.example/yutnori"
)

func newBasic() *cobra.Command {
	var flags gameFlags
	basic := &cobra.Command{
		Use:   "basic",
		Short: "Play the basic game",
		Args:  noArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			session, err := flags.session(c, &english, yutnori.Facts{})
			if err != nil {
				return err
			}
			return session.basic()
		},
	}
	flags.declare(basic.Flags())
	return basic
}

// basic is the menu of the basic game.
func (s *session) basic() error {
	return s.menu(nil, s.basicMenu, s.playBasicGame)
}

func (s *session) playBasicGame() error {
	players, err := s.choose(s.players, "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	pieces, err := s.choose(s.pieces, "1", "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	game, err := yutnori.NewGame(yutnori.Basic(2+players, 1+pieces))
	if err != nil {
		return err
	}
	return s.match(game, "").play()
}
