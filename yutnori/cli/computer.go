package cli

import (
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// computerFlags holds the flags for the players that the program plays, and for
// its level.
type computerFlags struct {
	players string
	level   bot.Level
}

func (f *computerFlags) declare(command *cobra.Command) {
	command.Flags().StringVar(&f.players, "computer", none, "comma-separated `list` of the players that the program plays, 0 to 3, or none; a game ignores players that it does not have")
	f.level = bot.Strong
	program.OneOf(command, &f.level, "level", "how well the program plays; with two pieces each, perfect takes a few seconds to begin the first time", levelNames()...)
}

// levelNames returns the names of the computer's levels.
func levelNames() (names []string) {
	for level := range bot.Level(bot.NumLevels) {
		names = append(names, level.String())
	}
	return names
}

// computers holds the players that the program plays, and its level.
type computers struct {
	players  []int
	level    bot.Level
	progress io.Writer // of solving a game
}

// computers returns the players that the flags of a command name.
func (f *computerFlags) computers(c *cobra.Command) (computers, error) {
	players, err := parsePlayers(f.players, yutnori.MaxPlayers)
	if err != nil {
		return computers{}, program.Misuse("--computer %s: %w", quote(f.players), err)
	}
	return computers{players, f.level, c.ErrOrStderr()}, nil
}

// sitDown gives the computers' players of a match to the program. It fails if
// the program cannot play the game at that level.
func (c computers) sitDown(m *match, chance chance) error {
	var computer mover
	for player := range m.game.Rules().Players() {
		if !slices.Contains(c.players, player) {
			continue
		}
		if computer == nil {
			made, err := newBot(c.level, m.game.Rules(), chance.sticks, c.progress)
			if err != nil {
				return program.Misuse("--level %v: %w", c.level, err)
			}
			computer = machine{m.console, made, chance.random}
		}
		m.movers[player] = computer
	}
	return nil
}

// newBot returns a bot of a level. A perfect one needs the solution of its game,
// which can take a few seconds to find; a terminal shows the progress.
func newBot(level bot.Level, rules *yutnori.Rules, sticks yutnori.Sticks, progress io.Writer) (bot.Bot, error) {
	if level != bot.Perfect {
		return bot.New(level, rules, sticks)
	}
	solution, err := solution(rules, sticks, progress)
	if err != nil {
		return nil, err
	}
	return bot.NewPerfect(solution, sticks), nil
}

// machine is a player that the program plays.
type machine struct {
	*console
	bot    bot.Bot
	random *rand.Rand
}

// move makes the bot's move, which appears at the prompts as if it had been
// typed.
func (p machine) move(game *yutnori.Game) (yutnori.Event, error) {
	state := game.State()
	move := p.bot.Move(&state, p.random)
	p.answer(">> position : ", strconv.Itoa(int(move.From)))
	p.answer(">> yut : ", p.text(move.Result.String()))
	if mayChoose(game, move) {
		way := "short"
		if move.Long {
			way = "long"
		}
		p.answer(">> way (short, long) : ", p.text(way))
	}
	return game.Move(move)
}

// answer prints a prompt and the answer to it.
func (c *console) answer(prompt, answer string) { fmt.Fprintln(c.Out, c.text(prompt)+answer) }
