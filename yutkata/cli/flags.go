package cli

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/yutkata"
	"games.example/yutkata/ui"
)

// declareRules declares the flags for the rules. They need no variables, because
// ruleChoices reads their values.
func declareRules(flags *pflag.FlagSet) {
	command.Int(flags, new(int), "spaces", 15, 2, ui.MaxSpaces, "length of the board, 2 or more")
	command.Int(flags, new(int), "tokens", 2, 1, yutkata.MaxTokens, "number of tokens each, 1 to 9")
	command.Int(flags, new(int), "players", 2, 2, yutkata.MaxPlayers, "number of players, 2 to 26")
	flags.Bool("wrap", false, "a throw that is too big carries a token past the last space and on from space 1")
	flags.StringArray("obstacle", nil, "an obstacle on space K, `K:miss` or K:back:B; may be repeated")
}

// ruleChoices returns the choices for the flags on the command line. A wrong obstacle is a
// misuse.
func ruleChoices(c *cobra.Command) (play.Choices, error) {
	choices := play.Choices(command.Given(c, "spaces", "tokens", "players", "wrap"))
	obstacles := c.Flag("obstacle").Value.(pflag.SliceValue).GetSlice()
	for _, obstacle := range obstacles {
		if _, err := ui.ParseObstacle(obstacle); err != nil {
			return nil, command.Misuse("%w", err)
		}
	}
	if len(obstacles) > 0 {
		choices["obstacle"] = strings.Join(obstacles, ",")
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
