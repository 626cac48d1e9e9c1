package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutkata"
)

func newReplay() *cobra.Command {
	var rules gameFlags
	replay := &cobra.Command{
		Use:   "replay FILE|-",
		Short: "Prove a transcript, line by line",
		Long: `Play a transcript, written as in the kata, and check every line of it against
the game. The sticks fall as its lines "The throw is" name them.

  $...       what the game says
  >...       what a player says
  ...*Note   from there on a comment
  ....       a cut: the game goes on from the next board and turn

It prints "ok" and how many $ lines were checked, or the first difference.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return program.Misuse("expected one file, or - for standard input")
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			replaying, err := newReplaying(&rules)
			if err != nil {
				return err
			}
			in := c.InOrStdin()
			if args[0] != "-" {
				file, err := os.Open(args[0])
				if err != nil {
					return program.Misuse("%w", err)
				}
				defer file.Close() //nolint:errcheck // only read
				in = file
			}
			err = replaying.readAll(in)
			var difference differenceError
			switch {
			case errors.As(err, &difference):
				fmt.Fprintf(c.OutOrStdout(), "%s:%v\n", printable(args[0]), difference)
				return program.ErrTold
			case err != nil:
				return program.Misuse("%w", err)
			}
			fmt.Fprintf(c.OutOrStdout(), "ok %d\n", replaying.said)
			return nil
		},
	}
	rules.declare(replay.Flags())
	return replay
}

// differenceError is where a transcript and the game part.
type differenceError struct {
	line      int // from 1
	want, got string
}

func (e differenceError) Error() string {
	return fmt.Sprintf("%d: want %s, got %s", e.line, e.want, printable(e.got))
}

// printable is a text that does a terminal no harm.
func printable(text string) string {
	if strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return strconv.Quote(text)
	}
	return text
}

// replaying is a transcript being checked.
type replaying struct {
	game *yutkata.Game
	said int // $ lines read

	// What the next $ line has to be: the first of these, or the sticks of a
	// command to throw, or after a cut a board and then a turn.
	due      []string
	throwing *command
	cut      cut
	board    string // after the cut

	sticks *yutkata.Sticks // for the thrower, once they are named
}

type cut int

const (
	noCut cut = iota
	boardToCome
	turnToCome
)

// What a transcript should say where the game does not know the words.
const (
	wantThrow = "a throw, as in $The throw is GEOL xxxo"
	wantTurn  = "the turn of a player, as in $PlayerA's turn"
	wantLine  = "$, > or . at the start of the line"
)

var errSticksToCome = errors.New("the sticks come with the next line")

func newReplaying(rules *gameFlags) (*replaying, error) {
	r := &replaying{}
	game, err := rules.game(yutkata.Throws(func() (yutkata.Sticks, error) {
		if r.sticks == nil {
			return 0, errSticksToCome
		}
		return *r.sticks, nil
	}))
	if err != nil {
		return nil, err
	}
	r.game, r.due = game, tellPosition(game)
	return r, nil
}

// readAll checks a whole transcript. Its error is a differenceError, or what
// kept it from being read.
func (r *replaying) readAll(transcript io.Reader) error {
	lines := program.NewLines(transcript, maxLine)
	for number := 1; ; number++ {
		line, err := lines.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		text, _, _ := strings.Cut(line, "*Note")
		text = strings.TrimSpace(strings.ReplaceAll(text, "\r", ""))
		if want := r.read(text); want != "" {
			return differenceError{line: number, want: want, got: text}
		}
	}
}

// read checks one line and returns what it should have been, nothing if it is
// right.
func (r *replaying) read(text string) (want string) {
	if text == "" {
		return ""
	}
	switch mark, rest := text[0], text[1:]; mark {
	case '.':
		r.due, r.throwing, r.cut = nil, nil, boardToCome
		return ""
	case '>':
		return r.hear(rest)
	case '$':
		r.said++
		return r.check(rest)
	}
	return wantLine
}

// hear carries out what a player says.
func (r *replaying) hear(text string) (want string) {
	switch {
	case r.cut == boardToCome:
		return wantBoard(nil)
	case r.cut == turnToCome:
		return wantTurn
	case r.throwing != nil:
		return wantThrow
	case len(r.due) > 0:
		return "$" + r.due[0]
	}
	said, err := parseCommand(text)
	if err != nil {
		return wantCommand(r.game)
	}
	said = said.by(r.game.Current().Name())
	r.due, err = carryOut(r.game, said)
	switch {
	case errors.Is(err, errSticksToCome):
		r.throwing = &said
	case err != nil:
		return wantCommand(r.game)
	}
	return ""
}

// check compares what the transcript says with what the game says.
func (r *replaying) check(text string) (want string) {
	switch {
	case r.cut == boardToCome:
		return r.resume(text)
	case r.cut == turnToCome:
		return r.turn(text)
	case r.throwing != nil:
		return r.throw(text)
	case len(r.due) == 0:
		return wantCommand(r.game)
	case text != r.due[0]:
		return "$" + r.due[0]
	}
	r.due = r.due[1:]
	return ""
}

func (r *replaying) throw(text string) (want string) {
	_, name, _ := strings.Cut(text, "The throw is ")
	_, fallen, _ := strings.Cut(name, " ")
	sticks, err := yutkata.ParseSticks(fallen)
	if err != nil {
		return wantThrow
	}
	r.sticks = &sticks
	_, err = carryOut(r.game, *r.throwing)
	r.sticks, r.throwing = nil, nil
	if told := tellThrow(sticks); err != nil || told != text {
		return "$" + told
	}
	return ""
}

// resume takes the board from which the game goes on after a cut.
func (r *replaying) resume(board string) (want string) {
	if err := r.setUp(board, 0); err != nil {
		return wantBoard(err)
	}
	r.board, r.cut = board, turnToCome
	return ""
}

// turn gives the turn, after a cut, to the player who is said to have it.
func (r *replaying) turn(text string) (want string) {
	for player := range r.game.Rules().Players() {
		if text == tellTurn(yutkata.PlayerName(player)) && r.setUp(r.board, player) == nil {
			r.cut = noCut
			return ""
		}
	}
	return wantTurn
}

// setUp puts the tokens where the board shows them. Of the others those that
// had finished stay so.
func (r *replaying) setUp(board string, turn int) error {
	rules := r.game.Rules()
	state, err := rules.Setup(board, rules.Finished(r.game.State()), turn)
	if err == nil {
		r.game.Resume(state)
	}
	return err
}

func wantBoard(refusal error) string {
	const want = "a board of this game"
	if refusal == nil {
		return want
	}
	return want + strings.TrimPrefix(refusal.Error(), yutkata.ErrBoard.Error())
}

func wantCommand(game *yutkata.Game) string {
	expected := tellExpected(game)
	switch _, over := game.Winner(); {
	case over:
		return expected
	case strings.Contains(expected, " or "):
		return "one of " + expected
	}
	return ">" + expected
}
