package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
)

func newReplay() *cobra.Command {
	return &cobra.Command{
		Use:   "replay FILE|-",
		Short: "Check a record line by line",
		Long: `Check a record, as --record writes it, line by line: play its games again, and
compare each line with what happens. It prints "ok" and the number of
lines, or the first difference.`,
		Args: program.OneInput,
		RunE: func(c *cobra.Command, args []string) error {
			in, err := program.OpenInput(c, args[0])
			if err != nil {
				return err
			}
			defer in.Close() //nolint:errcheck // only read
			var r replay
			mistake, err := r.checkAll(args[0], in)
			switch {
			case err != nil:
				return err
			case mistake != nil:
				fmt.Fprintln(c.OutOrStdout(), program.Printable(mistake.Error()))
				return program.ErrTold
			}
			fmt.Fprintf(c.OutOrStdout(), "ok %d\n", r.number)
			return nil
		},
	}
}

// replay holds the state of checking a record.
type replay struct {
	number int    // the number of lines
	name   string // of the latest game in the record
	seed   string // of that game, if the record has it
	sticks flatFlag
	game   *yutnori.Game
	ended  string // the line that must come next, if a game has just been won
}

// checkAll checks a whole record. It returns the first mistake in the record, or
// a misuse if the record cannot be read or holds no game.
func (r *replay) checkAll(name string, in io.Reader) (mistake, err error) {
	lines := program.NewLines(bufio.NewReader(in), program.LongestLine)
	for {
		line, err := lines.Next()
		switch {
		case errors.Is(err, io.EOF) && r.game == nil:
			return nil, program.Misuse("%s: %w", name, errNoGame)
		case errors.Is(err, io.EOF):
			return nil, nil
		case err != nil:
			return nil, program.Misuse("%s: %w", name, err)
		}
		r.number++
		if err := r.check(line); err != nil {
			return program.Errorf("%s:%d: %w", name, r.number, err), nil
		}
	}
}

var errNoGame = errors.New(`expected a game, as in "yutnori basic --players=2"`)

// check checks the next line.
func (r *replay) check(line string) error {
	if want := r.ended; want != "" {
		r.ended = ""
		return differ(want, line)
	}
	what, rest, _ := strings.Cut(line, " ")
	switch {
	case what == "yutnori":
		return r.begin(rest)
	case r.game == nil:
		return errNoGame
	case what == "seed" && len(r.game.History()) == 0:
		r.seed = rest
		return checkSeed(rest)
	case what == "pieces" && len(r.game.History()) == 0:
		state, err := setUp(r.game.Rules(), rest)
		if err == nil {
			r.game.Resume(state)
		}
		return err
	}
	event, err := r.play(line)
	if err != nil {
		return err
	}
	want, ended, _ := strings.Cut(lineOf(event), "\n")
	r.ended = ended
	return differ(want, line)
}

func checkSeed(text string) error {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil || strconv.FormatUint(seed, 10) != text {
		return program.Errorf("seed %.80q: expected a whole number of 64 bits, 0 or more", text)
	}
	return nil
}

func differ(want, line string) error {
	if want != line {
		return program.Errorf("expected %q, not %.80q", want, line)
	}
	return nil
}

// begin begins the game that a line describes.
func (r *replay) begin(described string) error {
	name, flags, _ := strings.Cut(described, " ")
	base, known := basesOfGames[name]
	if !known {
		return errNoGame
	}
	command := &cobra.Command{}
	rules := rulesFlags{base: base}
	rules.declare(command)
	sticks := fair
	if name == "play" {
		sticks.declare(command.Flags())
	}
	if err := program.ParseFlags(command.Flags(), flags); err != nil {
		return err
	}
	if _, err := sticks.sticks(); err != nil {
		return err
	}
	facts, err := rules.facts()
	if err != nil {
		return err
	}
	worked, err := yutnori.NewRules(facts)
	if err != nil {
		return err
	}
	r.name, r.seed, r.sticks, r.game = name, "", sticks, yutnori.New(worked)
	return nil
}

// play makes the throw or the move of a line.
func (r *replay) play(line string) (yutnori.Event, error) {
	told, _, _ := strings.Cut(line, ":")
	said := strings.Fields(told)
	switch {
	case len(said) == 4 && said[2] == "throws":
		result, err := english.parseResult(said[3])
		if err != nil {
			return yutnori.Event{}, err
		}
		return r.game.Throw(result)
	case (len(said) == 5 || len(said) == 6) && said[2] == "moves":
		move, err := english.readMove(said[3], said[4])
		if err != nil {
			return yutnori.Event{}, err
		}
		move.Long = len(said) == 6
		return r.game.Move(move)
	}
	return yutnori.Event{}, errors.New("expected a throw or a move")
}
