package cli

import (
	"slices"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/terminal"
	"games.example/yutkata"
	"games.example/yutkata/ui"
)

// rulesForm returns the rows of the form that are rules.
func rulesForm() terminal.Form {
	number := func(least, most int) terminal.Open {
		return func(cmd *cobra.Command, row play.Row) {
			usual, _ := strconv.Atoi(row.Values[0].Name) // a number
			command.Int(cmd.Flags(), new(int), row.Name, usual, least, most, row.Help)
		}
	}
	return terminal.Form{
		Rows: slices.DeleteFunc(ui.Setup{}.Rows(nil), func(r play.Row) bool { return !r.Fixed }),
		Open: map[string]terminal.Open{
			"spaces":  number(2, ui.MaxSpaces),
			"tokens":  number(1, yutkata.MaxTokens),
			"players": number(2, yutkata.MaxPlayers),
			"obstacle": func(cmd *cobra.Command, row play.Row) {
				cmd.Flags().StringArray(row.Name, nil, row.Help)
			},
		},
	}
}

// ruleChoices returns the choices for the flags on the command line. A wrong obstacle is a
// misuse.
func ruleChoices(c *cobra.Command) (play.Choices, error) {
	choices, err := rulesForm().Choices(c)
	if err != nil {
		return nil, err
	}
	for _, obstacle := range c.Flag("obstacle").Value.(pflag.SliceValue).GetSlice() {
		if _, err := ui.ParseObstacle(obstacle); err != nil {
			return nil, command.Misuse("%w", err)
		}
	}
	return choices, nil
}

// newGame returns a game with the rules that the flags choose and with the given options.
// It also returns the rules, written as flags. If the rules are impossible, the error
// is a misuse.
func newGame(c *cobra.Command, options ...yutkata.Option) (game *yutkata.Game, rules string, err error) {
	choices, err := ruleChoices(c)
	if err != nil {
		return nil, "", err
	}
	if game, err = ui.NewGame(choices, options...); err != nil {
		return nil, "", command.Misuse("%w", err)
	}
	return game, ui.RuleFlags(choices), nil
}
