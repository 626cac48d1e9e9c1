package cli

import (
	"context"
	"io"
	"slices"

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

func (f *computerFlags) declareList(cmd *cobra.Command, row play.Row) {
	cmd.Flags().StringVar(&f.list, row.Name, row.Values[0].Name, row.Help)
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
