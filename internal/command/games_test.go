package command_test

import (
	"context"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
)

// dice runs a program whose games are rolls of a die. The result of a game is its
// number. The program stops after the given number of games.
func dice(most int, args ...string) (stdout, stderr string, status int) {
	var games command.Games
	job := newSum()
	roll := &cobra.Command{Use: "roll", RunE: func(c *cobra.Command, _ []string) error {
		played := 0
		for number := range games.Each(c) {
			if played == most {
				break
			}
			job.Sums += total(number)
			played++
		}
		return games.Finish(c, job, played)
	}}
	games.Declare(roll, 10, "the rolls")
	root := &cobra.Command{Use: "dice"}
	root.AddCommand(roll)
	var out, errors strings.Builder
	status = command.Run(root, append([]string{"roll"}, args...), strings.NewReader(""), &out, &errors)
	return out.String(), errors.String(), status
}

func TestManyGamesEndWithAReport(t *testing.T) {
	for _, test := range []struct {
		most           int
		args           string
		stdout, stderr string
		status         int
	}{
		{most: 99, stdout: "the sum is 45\n"},
		{most: 99, args: "--games=3", stdout: "the sum is 3\n"},
		{most: 99, args: "--games=3 --json", stdout: "3\n"},
		{most: 99, args: "--shard=2/3", stdout: `{"job":"dice roll","flags":{"below":0,"seed":0},"shard":"2/3","sums":12}` + "\n"},
		{most: 99, args: "--games=1 --shard=2/3", stdout: `{"job":"dice roll","flags":{"below":0,"seed":0},"shard":"2/3","sums":0}` + "\n"},
		{most: 3, stdout: "the sum is 3\n", stderr: "dice: interrupted\n", status: command.Failed},
		{most: 0, stderr: "dice: interrupted\n", status: command.Failed},
		{
			most: 2, args: "--shard=2/3", stderr: "dice: interrupted\n", status: command.Failed,
			stdout: `{"job":"dice roll","flags":{"below":0,"seed":0},"shard":"2/3","sums":5,"interrupted":true}` + "\n",
		},
		{args: "--games=0", stderr: "dice: --games 0: expected 1 or more (see dice roll --help)\n", status: command.Misused},
	} {
		stdout, stderr, status := dice(test.most, strings.Fields(test.args)...)
		require.Equal(t, test.stdout, stdout, test)
		require.Equal(t, test.stderr, stderr, test)
		require.Equal(t, test.status, status, test)
	}
}

func TestGamesThatAreInterruptedAtOnceStillHaveAResult(t *testing.T) {
	canceled, cancel := context.WithCancel(context.Background())
	cancel()
	var games command.Games
	cmd := &cobra.Command{Use: "roll"}
	cmd.SetContext(canceled)
	games.Declare(cmd, 10, "the rolls")
	var played []int
	for number := range games.Each(cmd) {
		played = append(played, number)
	}
	require.Equal(t, []int{0}, played)
}
