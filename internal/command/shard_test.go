package command_test

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/command"
)

// sumFlags holds the flags of the sum job, which multiplies each number less than Below
// by the seed and adds the products.
type sumFlags struct {
	Below int    `json:"below"`
	Seed  uint64 `json:"seed"`
}

// total is the sum of the products.
type total uint64

func (t total) Plus(more total) total { return t + more }

type sum = command.Job[sumFlags, total]

func newSum() *sum {
	return &sum{Report: func(out io.Writer, s *sum, asJSON bool) error {
		if asJSON {
			return json.NewEncoder(out).Encode(s.Sums)
		}
		_, err := fmt.Fprintln(out, "the sum is", s.Sums)
		return err
	}}
}

// adder returns the adder program, with the sum and merge commands.
func adder() *cobra.Command {
	var shard command.Shard
	var seed command.SeedFlag
	whole := newSum()
	cmd := &cobra.Command{Use: "sum", RunE: func(c *cobra.Command, _ []string) error {
		if err := shard.NeedsSeed(&seed); err != nil {
			return err
		}
		whole.Flags.Seed = seed.Seed()
		for i := range shard.Share(whole.Flags.Below) {
			whole.Sums += total(uint64(shard.Unit(i)) * whole.Flags.Seed)
		}
		if shard.Given() {
			return whole.PrintPart(c, shard, whole.Flags.Below == 66)
		}
		return whole.Print(c.OutOrStdout(), false)
	}}
	shard.Declare(cmd)
	seed.Declare(cmd.Flags(), "the sum")
	command.Int(cmd.Flags(), &whole.Flags.Below, "below", 10, 0, 1000, "a number")
	root := &cobra.Command{Use: "adder"}
	root.AddCommand(cmd, command.NewMerge(map[string]command.AnyJob{
		"adder sum":     newSum(),
		"adder product": &sum{Check: func(sumFlags) error { return io.ErrUnexpectedEOF }},
	}, "adder sum"))
	return root
}

// added runs the adder program.
func added(input string, args ...string) (stdout, stderr string, status int) {
	var out, errors strings.Builder
	status = command.Run(adder(), args, strings.NewReader(input), &out, &errors)
	return out.String(), errors.String(), status
}

func TestThePartsOfAJobInAnyOrderAddUpToTheWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		flags := []string{"sum", fmt.Sprintf("--below=%d", rapid.IntRange(0, 65).Draw(t, "below")), "--seed=7"}
		parts := rapid.IntRange(1, 64).Draw(t, "parts")
		var lines []string
		for n := 1; n <= parts; n++ {
			line, stderr, status := added("", append(flags, fmt.Sprintf("--shard=%d/%d", n, parts))...)
			require.Equal(t, 0, status, stderr)
			lines = append(lines, line)
		}
		whole, _, _ := added("", flags...)
		merged, stderr, status := added(strings.Join(rapid.Permutation(lines).Draw(t, "order"), ""), "merge")
		require.Equal(t, 0, status, stderr)
		require.Equal(t, whole, merged)
	})
}

const parts = `{"job":"adder sum","flags":{"below":10,"seed":1},"shard":"1/3","sums":18}
{"job":"adder sum","flags":{"below":10,"seed":1},"shard":"2/3","sums":12}

{"job":"adder sum","flags":{"below":10,"seed":1},"shard":"3/3","sums":15}
`

func TestAPartPrintsItsJobAndItsSums(t *testing.T) {
	for n, line := range strings.Split(strings.ReplaceAll(parts, "\n\n", "\n"), "\n")[:3] {
		out, _, _ := added("", "sum", "--seed=1", fmt.Sprintf("--shard=%d/3", n+1))
		require.Equal(t, line+"\n", out)
	}
}

func TestPartsAreReadFromFilesAndFromStandardInput(t *testing.T) {
	lines := strings.SplitAfter(parts, "\n")
	path := filepath.Join(t.TempDir(), "parts")
	require.NoError(t, os.WriteFile(path, []byte(lines[3]+lines[0]), 0o600))
	out, _, status := added(lines[1], "merge", path, "-")
	require.Equal(t, "the sum is 45\n", out)
	require.Equal(t, 0, status)
	out, _, _ = added("\ufeff"+parts, "merge", "--json")
	require.Equal(t, "45\n", out)
}

func TestPartsThatDoNotFitAreRefused(t *testing.T) {
	first, second, _ := strings.Cut(parts, "\n")
	for name, test := range map[string]struct{ input, stderr string }{
		"twice":             {first + "\n" + first, `-:2: part 1/3 was given before: -:1`},
		"other seed":        {first + "\n" + strings.Replace(second, `"seed":1`, `"seed":2`, 1), `-:2: the part belongs to a different job than -:1`},
		"other parts":       {first + "\n" + strings.Replace(second, `2/3`, `2/4`, 1), `-:2: the part belongs to a different job than -:1`},
		"unknown job":       {`{"job":"adder quotient","flags":{},"shard":"1/1","sums":1}`, `-:1: job "adder quotient": expected adder product or adder sum`},
		"broken job":        {`{"job":"adder product","flags":{},"shard":"1/1","sums":1}`, `-:1: unexpected EOF`},
		"broken sums":       {strings.Replace(first, "18", `"?"`, 1), `-:1: sums: wrong JSON: expected a whole number, found a string`},
		"program":           {strings.Replace(first, "adder sum", "divider sum", 1), `-:1: job "divider sum": expected adder product or adder sum`},
		"not a part":        {"\n45\n", `-:2: expected a line that a command has printed with --shard`},
		"no shard":          {`{"job":"adder sum"}`, `-:1: expected a line that a command has printed with --shard`},
		"bad shard":         {strings.Replace(first, "1/3", "4/3", 1), `-:1: expected a line that a command has printed with --shard`},
		"interrupted":       {strings.TrimSuffix(first, "}") + `,"interrupted":true}` + "\n" + second, `adder: missing: 1/3`},
		"all interrupted":   {strings.TrimSuffix(first, "}") + `,"interrupted":true}`, `adder: missing: 1/3, 2/3, 3/3`},
		"other interrupted": {first + "\n" + strings.Replace(strings.TrimSuffix(first, "}"), `"seed":1`, `"seed":2`, 1) + `,"interrupted":true}`, `-:2: the part belongs to a different job than -:1`},
		"missing":           {second, `adder: missing: 1/3`},
		"many missing":      {strings.Replace(first, "1/3", "3/14", 1), `adder: 13 parts are missing: 1/14, 2/14, 4/14, 5/14, 6/14, 7/14, 8/14, 9/14, 10/14, 11/14, ...`},
		"ten missing":       {strings.Replace(first, "1/3", "3/11", 1), `adder: missing: 1/11, 2/11, 4/11, 5/11, 6/11, 7/11, 8/11, 9/11, 10/11, 11/11`},
		"nothing":           {"\n", `adder: no parts: expected the lines that a command has printed with --shard`},
	} {
		out, stderr, status := added(test.input, "merge")
		require.Empty(t, out, name)
		require.Equal(t, test.stderr+"\n", stderr, name)
		require.Equal(t, 1, status, name)
	}
}

func TestAnInterruptedPartIsMarked(t *testing.T) {
	out, _, _ := added("", "sum", "--seed=1", "--below=66", "--shard=1/2")
	require.Contains(t, out, `"interrupted":true`)
}

func TestAPartThatWasInterruptedIsRunAgain(t *testing.T) {
	first, second, _ := strings.Cut(parts, "\n")
	interrupted := strings.Replace(first, "18}", `9,"interrupted":true}`, 1)
	out, stderr, _ := added(interrupted+"\n"+second+"\n"+first, "merge")
	require.Equal(t, "the sum is 45\n", out, stderr)
}

func TestAShardIsAPartOfTheWhole(t *testing.T) {
	for _, text := range []string{"0/3", "4/3", "1", "/", "1/", "-1/3", "1/3/5", "1/1000001", "one/3"} {
		_, stderr, status := added("", "sum", "--seed=1", "--shard", text)
		require.Contains(t, stderr, "expected I/N, with I from 1 to N and N at most 1000000", text)
		require.Equal(t, 2, status)
	}
	_, stderr, status := added("", "sum", "--shard=1/3")
	require.Equal(t, "adder: --shard: expected --seed, which must be the same for all parts (see adder sum --help)\n", stderr)
	require.Equal(t, 2, status)
}

func TestThePartsOfAHugeJobHaveAllItsUnits(t *testing.T) {
	var first, last command.Shard
	require.NoError(t, first.UnmarshalText([]byte("1/2")))
	require.NoError(t, last.UnmarshalText([]byte("2/2")))
	require.Equal(t, math.MaxInt/2+1, first.Share(math.MaxInt))
	require.Equal(t, math.MaxInt/2, last.Share(math.MaxInt))
	require.Equal(t, math.MaxInt-1, first.Unit(math.MaxInt/2))
	require.Equal(t, math.MaxInt-2, last.Unit(math.MaxInt/2-1))
	require.NoError(t, first.UnmarshalText([]byte("1000000/1000000")))
	require.Equal(t, command.MaxShards, first.Parts())
}
