package cli

import (
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/yutkata"
)

// gameFlags are the flags that say which game is played.
type gameFlags struct {
	spaces, tokens, players int
	wrap                    bool
	obstacles               []string
}

// maxSpaces bounds the boards that the program plays on: it prints them, each
// on one line.
const maxSpaces = 10_000_000

func (f *gameFlags) declare(flags *pflag.FlagSet) {
	flags.IntVar(&f.spaces, "spaces", 15, "length of the board, 2 or more")
	flags.IntVar(&f.tokens, "tokens", 2, "tokens of each player, 1 to 9")
	flags.IntVar(&f.players, "players", 2, "players, 2 to 26")
	flags.BoolVar(&f.wrap, "wrap", false, "a throw that is too big carries a token on from space 1")
	flags.StringArrayVar(&f.obstacles, "obstacle", nil, "an obstacle on space K, `K:miss` or K:back:B; may be repeated")
}

// game makes the game that the flags and the other options ask for. What
// cannot be played is a misuse.
func (f *gameFlags) game(options ...yutkata.Option) (*yutkata.Game, error) {
	if f.spaces > maxSpaces {
		return nil, program.Misuse("--spaces %d: expected at most %d", f.spaces, maxSpaces)
	}
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
	space, err := strconv.Atoi(parts[0])
	switch {
	case err != nil:
	case len(parts) == 2 && parts[1] == "miss":
		return yutkata.MissTurn(space), nil
	case len(parts) == 3 && parts[1] == "back":
		if back, err := strconv.Atoi(parts[2]); err == nil {
			return yutkata.MoveBack(space, back), nil
		}
	}
	return nil, program.Misuse("--obstacle %q: expected K:miss or K:back:B, K and B whole numbers", text)
}
