package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

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
				return misuse("expected one file, or - for standard input")
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
					return misuseError{err}
				}
				defer file.Close() //nolint:errcheck // only read
				in = file
			}
			err = replaying.readAll(in)
			var difference differenceError
			switch {
			case errors.As(err, &difference):
				fmt.Fprintf(c.OutOrStdout(), "%s:%v\n", args[0], difference)
				return errTold
			case err != nil:
				return misuseError{err}
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
	return fmt.Sprintf("%d: want %s, got %s", e.line, e.want, e.got)
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
	wantThrow = "$The throw is NAME STICKS"
	wantTurn  = "the turn of a player, as in $PlayerA's turn"
	wantLine  = "a line that starts with $, > or ."
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
	lines := bufio.NewReader(transcript)
	for number := 1; ; number++ {
		line, err := lines.ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		text, _, _ := strings.Cut(line, "*Note")
		text = strings.TrimSpace(text)
		if want := r.read(text); want != "" {
			return differenceError{line: number, want: want, got: text}
		}
		if err != nil {
			return nil
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
		r.due, r.throwing = nil, &said
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
	told, err := carryOut(r.game, *r.throwing)
	r.sticks, r.throwing = nil, nil
	if err != nil || told[0] != text {
		return "$" + tellThrow(sticks)
	}
	return ""
}

// resume goes on after a cut from the board that is shown.
func (r *replaying) resume(board string) (want string) {
	state, err := r.game.Rules().Setup(board, r.game.Rules().Finished(r.game.State()), 0)
	if err != nil {
		return wantBoard(err)
	}
	r.game.Resume(state)
	r.cut = turnToCome
	return ""
}

// turn gives the turn, after a cut, to the player who is said to have it.
func (r *replaying) turn(text string) (want string) {
	for player := range r.game.Rules().Players() {
		if text != tellTurn(yutkata.PlayerName(player)) {
			continue
		}
		state, err := r.game.Rules().Setup(r.game.Board().String(), r.game.Rules().Finished(r.game.State()), player)
		if err != nil {
			return wantBoard(err)
		}
		r.game.Resume(state)
		r.cut = noCut
		return ""
	}
	return wantTurn
}

func wantBoard(refusal error) string {
	const want = "a board of this game"
	if refusal == nil {
		return want
	}
	return want + strings.TrimPrefix(refusal.Error(), yutkata.ErrBoard.Error())
}

func wantCommand(game *yutkata.Game) string {
	if _, over := game.Winner(); over {
		return tellExpected(game)
	}
	return ">" + tellExpected(game)
}
