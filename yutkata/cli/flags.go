package cli

import (
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/program/play"
	"games.example/yutkata"
	"games.example/yutkata/table"
)

// gameFlags holds the flags for the rules of a game.
type gameFlags struct {
	spaces, tokens, players int
	wrap                    bool
	obstacles               []string
}

func (f *gameFlags) declare(flags *pflag.FlagSet) {
	program.Int(flags, &f.spaces, "spaces", 15, 2, table.MaxSpaces, "length of the board, 2 or more")
	program.Int(flags, &f.tokens, "tokens", 2, 1, yutkata.MaxTokens, "number of tokens each, 1 to 9")
	program.Int(flags, &f.players, "players", 2, 2, yutkata.MaxPlayers, "number of players, 2 to 26")
	flags.BoolVar(&f.wrap, "wrap", false, "a throw that is too big carries a token on from space 1")
	flags.StringArrayVar(&f.obstacles, "obstacle", nil, "an obstacle on space K, `K:miss` or K:back:B; may be repeated")
}

// choices returns the choices of the flags that are on the command line.
func (f *gameFlags) choices(given func(flag string) bool) (play.Choices, error) {
	choices := play.Choices{}
	for name, value := range map[string]string{
		"spaces": strconv.Itoa(f.spaces), "tokens": strconv.Itoa(f.tokens), "players": strconv.Itoa(f.players),
		"wrap": strconv.FormatBool(f.wrap), "obstacle": strings.Join(f.obstacles, ","),
	} {
		if given(name) {
			choices[name] = value
		}
	}
	for _, obstacle := range f.obstacles {
		if _, err := table.ParseObstacle(obstacle); err != nil {
			return nil, program.Misuse("%w", err)
		}
	}
	return choices, nil
}

// String returns the flags as on a command line.
func (f *gameFlags) String() string {
	choices, _ := f.choices(func(string) bool { return true })
	return table.RuleFlags(choices)
}

// game makes a game with the flags and the other options. If the rules are impossible,
// the error is a misuse.
func (f *gameFlags) game(options ...yutkata.Option) (*yutkata.Game, error) {
	choices, err := f.choices(func(string) bool { return true })
	if err != nil {
		return nil, err
	}
	game, err := table.NewGame(choices, options...)
	if err != nil {
		return nil, program.Misuse("%w", err)
	}
	return game, nil
}
