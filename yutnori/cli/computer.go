package cli

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/cli/words"
)

// computerFlags are the flags that say whom the program plays, and how well.
type computerFlags struct{ players, level string }

func (f *computerFlags) declare(flags *pflag.FlagSet) {
	flags.StringVar(&f.players, "computer", none, "`players` that the program plays, from 0 to 3, commas between, or none; those that a game has")
	flags.StringVar(&f.level, "level", bot.Strong.String(), "how well the program plays: random, greedy or strong")
}

// computers are the players that the program plays, and how well.
type computers struct {
	players []int
	level   bot.Level
}

func (f *computerFlags) computers() (c computers, err error) {
	if err := c.level.UnmarshalText([]byte(f.level)); err != nil {
		return c, program.Misuse("--level %s: expected random, greedy or strong", words.Quote(f.level))
	}
	if f.players == none {
		return c, nil
	}
	for word := range strings.SplitSeq(f.players, ",") {
		player, err := strconv.Atoi(strings.TrimSpace(word))
		if err != nil || player < 0 || player >= yutnori.MaxPlayers {
			return c, program.Misuse("--computer %s: expected players from 0 to %d, commas between, or none",
				words.Quote(f.players), yutnori.MaxPlayers-1)
		}
		c.players = append(c.players, player)
	}
	return c, nil
}

// sitDown gives the computers' players of a match to the program.
func (c computers) sitDown(m *match, dice dice) {
	var computer mover
	for player := range m.game.Rules().Players() {
		if !slices.Contains(c.players, player) {
			continue
		}
		if computer == nil {
			computer = machine{m.console, bot.New(c.level, m.game.Rules(), dice.sticks), dice.chance}
		}
		m.movers[player] = computer
	}
}

// machine is a player that the program plays.
type machine struct {
	*console
	bot    bot.Bot
	chance *rand.Rand
}

// move makes the bot's move, which stands at the prompts as if it had been typed.
func (p machine) move(game *yutnori.Game) (yutnori.Event, error) {
	state := game.State()
	move := p.bot.Move(&state, p.chance)
	p.answer(p.AskPosition, strconv.Itoa(int(move.From)))
	p.answer(p.AskYut, p.Results[move.Result])
	if mayChoose(game, move) {
		way := p.Short
		if move.Long {
			way = p.Long
		}
		p.answer(p.AskWay, way)
	}
	return game.Move(move)
}

// answer prints a prompt and what is answered to it.
func (c *console) answer(prompt, answer string) { fmt.Fprintln(c.out, prompt+answer) }
