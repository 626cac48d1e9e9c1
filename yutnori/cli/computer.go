package cli

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
	"games.example/yutnori/ui"
)

// computerFlags holds the values of --computer and --level.
type computerFlags struct {
	list  string
	level bot.Level
}

func (f *computerFlags) declare(cmd *cobra.Command, level bot.Level) {
	f.level = level
	f.declareList(cmd, rowOf("computer"))
	f.declareLevel(cmd, rowOf("level"))
}

func (f *computerFlags) declareList(cmd *cobra.Command, row play.Row) {
	cmd.Flags().StringVar(&f.list, row.Name, record.None, row.Help)
}

func (f *computerFlags) declareLevel(cmd *cobra.Command, row play.Row) {
	command.OneOfAlso(cmd, &f.level, row.Name, row.Help, levelWords(), row.Words)
}

// levelWords returns the words for the levels, the weakest first.
func levelWords() (words []string) {
	for level := range bot.Level(bot.NumLevels) {
		words = append(words, level.Word())
	}
	return words
}

// rowOf returns the row of the form that has the given name, in the language of the
// environment.
func rowOf(name string) play.Row {
	rows := ui.Setup{Language: languageHere()}.Rows(nil)
	return rows[slices.IndexFunc(rows, func(r play.Row) bool { return r.Name == name })]
}

func (f *computerFlags) players() ([]int, error) {
	players, err := record.ParsePlayers(f.list, yutnori.MaxPlayers)
	if err != nil {
		return nil, command.Misuse("--computer %s: %w", record.Quote(f.list), err)
	}
	return players, nil
}

// newBot returns a bot that plays at the given level. Computing the solution for a
// perfect bot can take a few seconds. If progress is a terminal, newBot shows there how
// far the computation has come.
func newBot(level bot.Level, rules *yutnori.Rules, sticks yutnori.YutSticks, progress io.Writer) (bot.Player, error) {
	if level != bot.Perfect {
		return bot.New(level, rules, sticks)
	}
	solved, err := solution(context.Background(), rules, sticks, progress)
	if err != nil {
		return nil, err
	}
	return bot.NewPerfect(solved, sticks), nil
}

// sitDown makes the bot if the computer plays in the game. It returns a misuse error if
// no bot can play the game at the chosen level.
func (m *match) sitDown() (err error) {
	rules := m.game.Rules()
	if !slices.ContainsFunc(m.computers, func(player int) bool { return player < rules.Players() }) {
		return nil
	}
	if m.bot, err = newBot(m.level, rules, m.sticks, m.stderr); err != nil {
		return command.Misuse("--level %v: %w", m.level, err)
	}
	return nil
}

// botMove makes the bot's move. It prints the move after the prompts, as if a person had
// typed it.
func (m *match) botMove() (yutnori.Event, error) {
	state := m.game.State()
	move := m.bot.Move(&state, m.random)
	m.answer(">> position : ", strconv.Itoa(int(move.From)))
	m.answer(">> yut : ", m.Text(move.Result.String()))
	if mayChoose(m.game, move) {
		way := "short"
		if move.Long {
			way = "long"
		}
		m.answer(">> way (short, long) : ", m.Text(way))
	}
	return m.game.Move(move)
}

// answer prints a prompt, followed by its answer.
func (c *console) answer(prompt, answer string) { fmt.Fprintln(c.Out, c.Text(prompt)+answer) }
