package cli

import (
	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori"
)

func newBasic() *cobra.Command {
	pieces := 0
	basic := gameCommand(&cobra.Command{
		Use:   "basic",
		Short: "Play the basic game",
		Args:  command.NoArguments,
	}, func(g *games) error { return g.basic(pieces) })
	command.Int(basic.Flags(), &pieces, "pieces", 0, 1, yutnori.MaxPieces, "number of pieces per player, 1 to 4; without the flag, the game asks")
	return basic
}

// basic shows the menu of the basic game. If pieces is 0, each game asks for the number
// of pieces per player.
func (g *games) basic(pieces int) error {
	return g.menu(nil, "1. game start\n2. end program", func() error { return g.playBasicGame(pieces) })
}

func (g *games) playBasicGame(pieces int) error {
	players, err := g.choose("number of players (2, 3, 4) : ", "2", "3", "4")
	if err != nil {
		return inGame(err)
	}
	if pieces == 0 {
		chosen, err := g.choose("number of pieces per player (2, 3, 4) : ", "2", "3", "4")
		if err != nil {
			return inGame(err)
		}
		pieces = 2 + chosen
	}
	rules, _ := yutnori.NewRules(yutnori.Basic(2+players, pieces)) // the numbers are valid
	return g.match("basic", yutnori.New(rules), "").play()
}
