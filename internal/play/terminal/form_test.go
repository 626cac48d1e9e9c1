package terminal_test

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/terminal"
)

// every is a form with a row and an alias of every kind.
var every = terminal.Form{
	Rows: []play.Row{
		{Name: "mode", Fixed: true, Values: []play.Value{{Name: "plain"}, {Name: "fancy"}}},
		{Name: "flip", Values: []play.Value{{Name: "no"}, {Name: "yes"}}},
		{Name: "level", Values: []play.Value{{Name: "easy"}, {Name: "hard"}}, Words: []string{"hard", "easy"}, Spoken: map[string]string{"easy": "simple"}},
		{Name: "side", Words: []string{"left", "right"}},
		{Name: "roads", Fixed: true},
		{Name: "shape", Values: []play.Value{{Name: "round"}}},
		{Name: "paint", Values: []play.Value{{Name: "red"}, {Name: "blue"}}},
	},
	Open: map[string]terminal.Open{
		"roads": func(cmd *cobra.Command, row play.Row) { cmd.Flags().StringSlice(row.Name, nil, row.Help) },
	},
	Aliases: []terminal.Alias{
		{
			Flags: []terminal.AliasFlag{{Name: "short"}, {Name: "size", Default: "large", Words: []string{"small", "large"}, Spoken: map[string]string{"large": "big"}}},
			Rows:  []string{"mode"},
			Choices: func(words []string, given func(string) bool) (play.Choices, error) {
				if given("short") && given("size") {
					return nil, errors.New("expected --short or --size, not both")
				}
				return play.Choices{"mode": strings.Join(words, " ")}, nil
			},
		},
		{
			Flags:   []terminal.AliasFlag{{Name: "champion"}, {Name: "rank", Words: []string{"first", "last"}}},
			Rows:    []string{"level"},
			Choices: func([]string, func(string) bool) (play.Choices, error) { return play.Choices{"level": "hard"}, nil },
		},
	},
	Rules: []string{"depth"}, Looks: []string{"paint"}, Records: []string{"notes"},
	Piped: play.Choices{"mode": "fancy"},
}

func TestTheFlagsOfAFormMakeItsChoices(t *testing.T) {
	t.Parallel()
	for arguments, want := range map[string]play.Choices{
		"":                      {},
		"--mode=fancy":          {"mode": "fancy"},
		"--flip":                {"flip": "yes"},
		"--flip=false":          {"flip": "no"},
		"--level=simple":        {"level": "easy"},
		"--level=easy":          {"level": "easy"},
		"--level=hard":          {"level": "hard"},
		"--side=right":          {"side": "right"},
		"--roads=a,b --roads=c": {"roads": "a,b,c"},
		"--short":               {"mode": "true large"},
		"--size=small":          {"mode": "false small"},
		"--size=big":            {"mode": "false large"},
		"--size=large":          {"mode": "false large"},
		"--champion --flip":     {"level": "hard", "flip": "yes"},
	} {
		cmd := &cobra.Command{}
		every.Declare(cmd)
		require.NoError(t, cmd.ParseFlags(strings.Fields(arguments)), arguments)
		choices, err := every.Choices(cmd)
		require.NoError(t, err, arguments)
		require.Equal(t, want, choices, arguments)
	}
	for arguments, reason := range map[string]string{
		"--size=small --mode=plain": "expected --short and --size or --mode, not both",
		"--short --size=small":      "expected --short or --size, not both",
	} {
		cmd := &cobra.Command{}
		every.Declare(cmd)
		require.NoError(t, cmd.ParseFlags(strings.Fields(arguments)), arguments)
		_, err := every.Choices(cmd)
		require.EqualError(t, err, reason, arguments)
	}
	cmd := &cobra.Command{}
	every.Declare(cmd)
	require.Error(t, cmd.ParseFlags([]string{"--level=medium"}))
}

func TestAFlagHasTheDefaultOfItsRow(t *testing.T) {
	t.Parallel()
	cmd := &cobra.Command{}
	every.Declare(cmd)
	for name, usual := range map[string]string{
		"mode": "plain; through a pipe fancy", "flip": "false", "level": "simple", "shape": "round", "side": "", "paint": "red", "short": "false", "size": "big", "rank": "",
	} {
		require.Equal(t, usual, cmd.Flag(name).DefValue, name)
	}
	require.Equal(t, "hard|simple", cmd.Flag("level").Value.Type(), "the help does not show the other spelling")
}

func TestTheHelpGroupsTheFlags(t *testing.T) {
	t.Parallel()
	cmd, flags := &cobra.Command{}, terminal.Flags{}
	cmd.Flags().Int("depth", 0, "")
	cmd.Flags().Bool("notes", false, "")
	cmd.Flags().Int("pieces", 4, "") // so --pieces is no other spelling of --signs
	every.Declare(cmd)
	flags.Declare(cmd, every, "the throws")
	for group, want := range map[string][]string{
		"Who plays":   {"champion", "flip", "level", "rank", "shape", "side"},
		"Rules":       {"depth", "mode", "roads", "short", "size"},
		"Looks":       {"color", "pace", "paint", "plain", "signs", "theme"},
		"Records":     {"no-keep", "notes", "record", "resume"},
		"For experts": {"pieces", "seed"},
	} {
		_, usage, found := strings.Cut(cmd.UsageString(), "\n"+group+":\n")
		require.True(t, found, group)
		usage, _, _ = strings.Cut(usage, "\n\n")
		var names []string
		for _, flag := range regexp.MustCompile(`(?m)^ +--(\S+)`).FindAllStringSubmatch(usage, -1) {
			names = append(names, flag[1])
		}
		require.Equal(t, want, slices.Sorted(slices.Values(names)), group)
	}
	require.Equal(t, []string{"500ms", "4"}, []string{cmd.Flag("pace").DefValue, cmd.Flag("pieces").DefValue})
	other := &cobra.Command{}
	new(terminal.Flags).Declare(other, terminal.Form{}, "the throws")
	require.NoError(t, other.ParseFlags([]string{"--pieces=letters"}), "the older name of --signs")
	require.Equal(t, "letters", other.Flag("signs").Value.String())
}
