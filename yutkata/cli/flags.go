package cli

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

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
		return nil, misuse("--spaces %d: expected at most %d", f.spaces, maxSpaces)
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
		return nil, misuseError{err}
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
	return nil, misuse("--obstacle %q: expected K:miss or K:back:B, K and B whole numbers", text)
}

// seedFlag is a seed, drawn where none is given.
type seedFlag struct{ value uint64 }

func (f *seedFlag) declare(flags *pflag.FlagSet) {
	flags.Uint64Var(&f.value, "seed", 0, "seed of the throws (default: another one each time)")
}

func (f *seedFlag) seed(flags *pflag.FlagSet) uint64 {
	if flags.Changed("seed") {
		return f.value
	}
	return rand.Uint64() //nolint:forbidigo // the one place where chance comes from outside
}

// flagError says of a flag that does not fit what was expected.
func flagError(_ *cobra.Command, err error) error {
	var invalid *pflag.InvalidValueError
	if !errors.As(err, &invalid) {
		return misuseError{err}
	}
	flag := invalid.GetFlag()
	expected := map[string]string{
		"bool":   "true or false",
		"int":    "a whole number of 64 bits",
		"uint64": "a whole number of 64 bits, 0 or more",
	}[flag.Value.Type()]
	return misuse("--%s %q: expected %s", flag.Name, invalid.GetValue(), expected)
}
