package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori/saves"
)

func newSaves() *cobra.Command {
	var data dataFlag
	list := &cobra.Command{
		Use:   "saves",
		Short: "List and check the saved games",
		Long: `List the games that players of the advanced game have saved in game_info.txt: who
plays as which animal, where the pieces are, and who throws first. A line that is not
a saved game is an error.`,
		Example: `  yutnori saves
  yutnori saves --data .`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			file, err := data.saves(c)
			if err != nil {
				return err
			}
			games, faults, err := file.All()
			if err != nil {
				return err
			}
			fmt.Fprintln(c.OutOrStdout(), strings.Join(tellSaved(games), "\n"))
			for _, fault := range faults {
				command.Complain(c, fault.Err)
			}
			if len(faults) > 0 {
				return command.ErrTold
			}
			return nil
		},
	}
	data.declare(list.Flags())
	return list
}

// tellSaved returns a line about each saved game.
func tellSaved(games []saves.Game) []string {
	if len(games) == 0 {
		return []string{"No game is saved."}
	}
	var lines []string
	offered := map[string]bool{} // keyed by the sorted ids
	for _, game := range games {
		var players []string
		for _, player := range game.Players {
			positions := strings.Trim(fmt.Sprint(player.Positions), "[]")
			players = append(players, fmt.Sprintf("%s(%v) %s", player.ID, player.Animal, positions))
		}
		line := fmt.Sprintf("%s; %s throws first", strings.Join(players, ", "), game.Players[game.Turn].ID)
		ids := strings.Join(slices.Sorted(slices.Values(game.IDs())), " ")
		if offered[ids] {
			line += "; not offered: an earlier game has the same players"
		}
		offered[ids] = true
		lines = append(lines, line)
	}
	return lines
}
