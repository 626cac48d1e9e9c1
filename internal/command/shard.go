package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// Shard is the --shard I/N flag, which selects part I of the N parts of a job. A job
// consists of independent units, such as games. The zero Shard is the whole job.
type Shard struct{ number, parts int }

// MaxShards is the largest number of parts that a job can have.
const MaxShards = 1_000_000

// Declare declares the flag.
func (s *Shard) Declare(cmd *cobra.Command) {
	cmd.Flags().TextVar(s, "shard", Shard{}, "do part `I/N` of the job, and print a line for merge")
	cmd.Flags().Lookup("shard").DefValue = "" // so that the help shows no default
}

// UnmarshalText reads a part, as in 3/64.
func (s *Shard) UnmarshalText(text []byte) error {
	before, after, _ := strings.Cut(string(text), "/")
	number, wrongNumber := ParseInt(before)
	parts, wrongParts := ParseInt(after)
	if wrongNumber != nil || wrongParts != nil || number < 1 || number > parts || parts > MaxShards {
		return Errorf("expected I/N, with I from 1 to N and N at most %d", MaxShards)
	}
	*s = Shard{number, parts}
	return nil
}

// MarshalText writes a part, as in 3/64.
func (s Shard) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// String returns a part, as in 3/64.
func (s Shard) String() string { return fmt.Sprintf("%d/%d", s.number, s.parts) }

// Given reports whether the job is split.
func (s Shard) Given() bool { return s.parts > 0 }

// Parts returns the number of parts, or 0 if the job is not split.
func (s Shard) Parts() int { return s.parts }

// Share returns how many of a job's units belong to the part.
func (s Shard) Share(units int) int {
	switch {
	case s.parts == 0:
		return units
	case units < s.number:
		return 0
	}
	return (units-s.number)/s.parts + 1
}

// Unit returns the number that unit i of the part has in the whole job. Both numbers
// count from 0.
func (s Shard) Unit(i int) int {
	if s.parts == 0 {
		return i
	}
	return i*s.parts + s.number - 1
}

// NeedsSeed returns a misuse if the job is split but its seed was drawn, because each
// part would draw a different seed.
func (s Shard) NeedsSeed(seed *SeedFlag) error {
	if s.Given() && seed.Drawn() {
		return Misuse("--shard: expected --seed, which must be the same for all parts")
	}
	return nil
}

// part is the line that a part of a job prints.
type part[Flags, Sums any] struct {
	Job         string `json:"job"`   // the command, such as "yutkata simulate"
	Flags       Flags  `json:"flags"` // the flags that are equal in all parts, including the seed
	Shard       Shard  `json:"shard"`
	Sums        Sums   `json:"sums"`
	Interrupted bool   `json:"interrupted,omitempty"`
}

// anyPart is a part of any job.
type anyPart = part[json.RawMessage, json.RawMessage]

// A Job represents work that --shard can split.
type Job[Flags any, Sums interface{ Plus(Sums) Sums }] struct {
	Flags Flags // the flags that change the sums, including the seed; equal in all parts
	Sums  Sums  // over the units that are done
	Drawn bool  // whether the seed was drawn; if so, the report names it
	// Check returns the mistake in flags that merge has read. A nil Check accepts
	// all flags.
	Check func(Flags) error
	// Report prints the report of the job, as text or as JSON.
	Report func(out io.Writer, job *Job[Flags, Sums], asJSON bool) error
}

// Print prints the report of the job, as text or as JSON.
func (j *Job[Flags, Sums]) Print(out io.Writer, asJSON bool) error { return j.Report(out, j, asJSON) }

// PrintPart prints the line of a part: the command, the flags that all parts share, and
// the sums. The line of an interrupted part is marked. Merge counts such a part as
// missing, but it must belong to the same job.
func (j *Job[Flags, Sums]) PrintPart(c *cobra.Command, shard Shard, interrupted bool) error {
	return json.NewEncoder(c.OutOrStdout()).Encode(part[Flags, Sums]{c.CommandPath(), j.Flags, shard, j.Sums, interrupted})
}

func (j *Job[Flags, Sums]) begin(flags []byte) error {
	err := json.Unmarshal(flags, &j.Flags)
	if err == nil && j.Check != nil {
		err = j.Check(j.Flags)
	}
	return err
}

func (j *Job[Flags, Sums]) add(sums []byte) error {
	var more Sums
	err := json.Unmarshal(sums, &more)
	j.Sums = j.Sums.Plus(more)
	return err
}

// AnyJob is a Job with any flags and sums.
type AnyJob interface {
	Print(out io.Writer, asJSON bool) error
	PrintPart(c *cobra.Command, shard Shard, interrupted bool) error

	begin(flags []byte) error
	add(sums []byte) error
}

// NewMerge returns the merge command of a program. For each command that can be split,
// such as "yutkata simulate", jobs has a job without flags and sums. The example in the
// help merges the parts of the splits command line, such as "yutkata simulate --games 100".
func NewMerge(jobs map[string]AnyJob, splits string) *cobra.Command {
	program, _, _ := strings.Cut(splits, " ")
	asJSON := false
	cmd := &cobra.Command{
		Use:   "merge [FILE...]",
		Short: "Add up the parts of a job that --shard has split",
		Long: `Add up the lines that the parts of a job have printed with --shard, in any order,
from files or standard input, and print the report of the whole job. Its seconds
are the sum over all parts. If parts are missing or were interrupted, run them
again, and add their lines.`,
		Example: fmt.Sprintf(`  for i in 1 2 3 4; do %s --shard $i/4; done > parts
  %s merge parts`, splits, program),
		RunE: func(c *cobra.Command, names []string) error {
			m := merge{jobs: jobs, places: map[int]string{}}
			if len(names) == 0 {
				names = []string{"-"}
			}
			for _, name := range names {
				if err := m.read(c, name); err != nil {
					return err
				}
			}
			if err := m.missing(); err != nil {
				return err
			}
			return m.whole.Print(c.OutOrStdout(), asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// merge holds the parts of a job that have been read.
type merge struct {
	jobs   map[string]AnyJob
	whole  AnyJob
	first  anyPart        // the part that was read first
	start  string         // the place of that part, as FILE:LINE
	places map[int]string // where each part was read, as FILE:LINE
}

// read adds the parts in a file, or those in standard input if the name is -.
func (m *merge) read(c *cobra.Command, name string) error {
	_, err := ReadLines(c, name, LongestLine, func(number int, line string) error {
		if number == 1 {
			line = strings.TrimPrefix(line, "\ufeff") // some editors write this mark
		}
		if strings.TrimSpace(line) == "" {
			return nil
		}
		place := fmt.Sprintf("%s:%d", name, number)
		if err := m.add(line, place); err != nil {
			return Mistake("%s: %w", place, err)
		}
		return nil
	})
	return err
}

func (m *merge) add(line, place string) error {
	var p anyPart
	if err := json.Unmarshal([]byte(line), &p); err != nil || !p.Shard.Given() {
		return Errorf("expected a line that a command has printed with --shard")
	}
	job, known := m.jobs[p.Job]
	switch {
	case !known:
		return Errorf("job %q: expected %s", p.Job, Either(slices.Sorted(maps.Keys(m.jobs))))
	case m.whole == nil:
		m.first, m.start, m.whole = p, place, job
		if err := job.begin(p.Flags); err != nil {
			return WrongJSON("flags", err)
		}
	case p.Job != m.first.Job || !bytes.Equal(p.Flags, m.first.Flags) || p.Shard.parts != m.first.Shard.parts:
		return Errorf("the part belongs to a different job than %s", m.start)
	}
	if p.Interrupted {
		return nil // counts as missing
	}
	if twice, seen := m.places[p.Shard.number]; seen {
		return Errorf("part %v was given before: %s", p.Shard, twice)
	}
	m.places[p.Shard.number] = place
	if err := job.add(p.Sums); err != nil {
		return WrongJSON("sums", err)
	}
	return nil
}

// missing returns an error that names the missing parts, or nil if no part is missing.
func (m *merge) missing() error {
	if m.whole == nil {
		return Errorf("no parts: expected the lines that a command has printed with --shard")
	}
	const most = 10
	var names []string
	missing := m.first.Shard.parts - len(m.places)
	for n := 1; len(names) < min(missing, most); n++ {
		if _, ok := m.places[n]; !ok {
			names = append(names, Shard{n, m.first.Shard.parts}.String())
		}
	}
	switch {
	case missing == 0:
		return nil
	case missing > most:
		return Errorf("%d parts are missing: %s, ...", missing, strings.Join(names, ", "))
	}
	return Errorf("missing: %s", strings.Join(names, ", "))
}
