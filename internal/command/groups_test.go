package command_test

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/message"
)

func TestHelpShowsCommandsAndFlagsInGroups(t *testing.T) {
	program := func() (root, play *cobra.Command) {
		root = &cobra.Command{Use: "game"}
		play = &cobra.Command{Use: "play", Aliases: []string{"game"}, Short: "Play", Example: "  game play", Run: func(*cobra.Command, []string) {}}
		play.Flags().Int("players", 2, "how many")
		play.Flags().Bool("plain", false, "line by line")
		play.Flags().Bool("old", false, "an old spelling")
		_ = play.Flags().MarkHidden("old")
		command.GroupFlags(play, command.FlagGroup{Title: "Rules", Flags: []string{"players"}}, command.FlagGroup{Title: "Empty", Flags: []string{"old"}}, command.FlagGroup{Title: "Others"})
		command.Commands(root, command.ToPlay, play)
		command.Commands(root, command.ToCheck, &cobra.Command{Use: "replay", Short: "Replay", Run: func(*cobra.Command, []string) {}})
		return root, play
	}
	root, _ := program()
	var out strings.Builder
	require.Equal(t, command.Done, command.Run(root, []string{"--help"}, nil, &out, &out))
	require.Regexp(t, `(?s)\nPlay:\n  play +Play\n\nCheck:\n  replay +Replay\n`, out.String())
	root, _ = program()
	out.Reset()
	require.Equal(t, command.Done, command.Run(root, []string{"help", "play"}, nil, &out, &out))
	require.Contains(t, out.String(), "\nRules:\n")
	require.Contains(t, out.String(), "-h, --help", "as in play --help")
	root, play := program()
	command.Speak(play, message.Language{"Rules": "규칙", "(default %s)": "(기본값 %s)"})
	out.Reset()
	require.Equal(t, command.Done, command.Run(root, []string{"play", "--help"}, nil, &out, &out))
	require.Equal(t, "Play\n\nUsage:\n  game play [flags]\n\nAliases:\n  play, game\n\nExamples:\n  game play\n\n규칙:\n      --players int   how many (기본값 2)\n\nOthers:\n  -h, --help    help for play\n      --plain   line by line\n", out.String())
}
