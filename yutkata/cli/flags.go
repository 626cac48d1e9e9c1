package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/yutkata"
)

// gameFlags holds the flags for the rules of a game.
type gameFlags struct {
	spaces, tokens, players int
	wrap                    bool
	obstacles               []string
}

// maxSpaces is the length of the longest board, which the program prints on one
// line.
const maxSpaces = 10_000_000

func (f *gameFlags) declare(flags *pflag.FlagSet) {
	program.Int(flags, &f.spaces, "spaces", 15, 2, maxSpaces, "length of the board, 2 or more")
	program.Int(flags, &f.tokens, "tokens", 2, 1, yutkata.MaxTokens, "number of tokens each, 1 to 9")
	program.Int(flags, &f.players, "players", 2, 2, yutkata.MaxPlayers, "number of players, 2 to 26")
	flags.BoolVar(&f.wrap, "wrap", false, "a throw that is too big carries a token on from space 1")
	flags.StringArrayVar(&f.obstacles, "obstacle", nil, "an obstacle on space K, `K:miss` or K:back:B; may be repeated")
}

// String returns the flags as on a command line.
func (f *gameFlags) String() string {
	text := fmt.Sprintf("--spaces %d --tokens %d --players %d", f.spaces, f.tokens, f.players)
	if f.wrap {
		text += " --wrap"
	}
	for _, obstacle := range f.obstacles {
		text += " --obstacle " + obstacle
	}
	return text
}

// game makes a game with the flags and the other options. It returns a misuse for
// impossible rules.
func (f *gameFlags) game(options ...yutkata.Option) (*yutkata.Game, error) {
	options = append(options, yutkata.Spaces(f.spaces), yutkata.Tokens(f.tokens), yutkata.Players(f.players))
	if f.wrap {
		options = append(options, yutkata.WrapAround())
	}
	for _, text := range f.obstacles {
		obstacle, err := parseObstacle(text)
		if err != nil {
			return nil, err
		}
		options = append(options, obstacle)
	}
	game, err := yutkata.New(options...)
	if err != nil {
		return nil, program.Misuse("%w", err)
	}
	return game, nil
}

func parseObstacle(text string) (yutkata.Option, error) {
	parts := strings.Split(text, ":")
	space, err := program.ParseInt(parts[0])
	switch {
	case err != nil:
	case len(parts) == 2 && parts[1] == "miss":
		return yutkata.MissTurn(space), nil
	case len(parts) == 3 && parts[1] == "back":
		if back, err := program.ParseInt(parts[2]); err == nil {
			return yutkata.MoveBack(space, back), nil
		}
	}
	return nil, program.Misuse("--obstacle %q: expected K:miss or K:back:B, K and B whole numbers", text)
}

// override replaces the flags that a command line gives, and returns the names of
// the flags that have changed.
func (f *gameFlags) override(given gameFlags, changed func(flag string) bool) (differed []string) {
	replace := func(name string, differs bool, replace func()) {
		if changed(name) && differs {
			replace()
			differed = append(differed, name)
		}
	}
	replace("spaces", f.spaces != given.spaces, func() { f.spaces = given.spaces })
	replace("tokens", f.tokens != given.tokens, func() { f.tokens = given.tokens })
	replace("players", f.players != given.players, func() { f.players = given.players })
	replace("wrap", f.wrap != given.wrap, func() { f.wrap = given.wrap })
	replace("obstacle", !sameObstacles(f.obstacles, given.obstacles), func() { f.obstacles = given.obstacles })
	return differed
}

// sameObstacles reports whether the same obstacles are named, in any order.
func sameObstacles(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// parsePlayer returns the number of the player in a flag, B or PlayerB.
func parsePlayer(game *yutkata.Game, flag, text string) (int, error) {
	letter := strings.TrimPrefix(strings.ToUpper(strings.TrimSpace(text)), "PLAYER")
	player := game.Player(letter)
	if last := game.Rules().Players() - 1; player.Number() < 0 || player.Number() > last {
		return 0, program.Misuse("--%s %q: expected A to %s", flag, text, strings.TrimPrefix(yutkata.PlayerName(last), "Player"))
	}
	return player.Number(), nil
}
