package cli

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"games.example/program"
	"games.example/yutkata"
)

// A differenceError is the first difference of a transcript from the game.
type differenceError struct {
	line      int // from 1
	want, got string
}

func (e differenceError) Error() string {
	return fmt.Sprintf("%d: want %s, got %s", e.line, e.want, program.Printable(e.got))
}

// replaying checks a transcript.
type replaying struct {
	given   gameFlags         // on the command line
	changed func(string) bool // reports whether a flag is on the command line
	header  header

	// overridden holds the names of the flags that differ between the transcript
	// and the command line.
	overridden []string

	game   *yutkata.Game // nil before the first line
	said   int           // number of $ lines
	throws int           // number of $ lines with a throw
	lines  []string      // the lines that agree with the game, without comments

	// The next $ line is the first line that is due, or the sticks of a command
	// to throw, or after a cut a board and then a turn.
	due      []report
	throwing *command
	cut      cut
	board    string // after the cut

	sticks *yutkata.Sticks // for the thrower, from a line with a throw
}

type cut int

const (
	noCut cut = iota
	boardToCome
	turnToCome
)

// The lines that a transcript lacks, where the game does not know their words.
const (
	wantHeader = "the flags of a game, as in *Note yutkata play --spaces 15"
	wantThrow  = "a throw, as in $The throw is GEOL xxxo"
	wantTurn   = "the turn of a player, as in $PlayerA's turn"
	wantLine   = "$, > or . at the start of the line"
)

var errSticksToCome = errors.New("the sticks come with the next line")

func newReplaying(given gameFlags, changed func(flag string) bool) *replaying {
	return &replaying{given: given, changed: changed, header: header{rules: given}}
}

// readAll checks a whole transcript. The error is a differenceError for a
// difference from the game, and a misuse for an unreadable transcript.
func (r *replaying) readAll(name string, transcript io.Reader) error {
	lines := program.NewLines(transcript, maxLine)
	for number := 1; ; number++ {
		line, err := lines.Next()
		if err != nil && !errors.Is(err, io.EOF) {
			return program.Misuse("%s: %w", name, err)
		}
		line = strings.TrimSpace(strings.ReplaceAll(line, "\r", ""))
		if number == 1 {
			if err := r.begin(line); err != nil {
				return err
			}
		}
		if err != nil {
			return nil
		}
		text, _, _ := strings.Cut(line, "*Note")
		text = strings.TrimSpace(text)
		if want := r.read(text); want != "" {
			return differenceError{line: number, want: want, got: text}
		}
	}
}

// begin makes the game, with the flags of the header if the first line is one.
func (r *replaying) begin(first string) error {
	switch header, err := parseHeader(first); {
	case err == nil:
		r.overridden = header.rules.override(r.given, r.changed)
		r.header = *header
	case !errors.Is(err, errNoHeader):
		return differenceError{line: 1, want: wantHeader, got: first}
	}
	game, err := r.header.rules.game(yutkata.Throws(func() (yutkata.Sticks, error) {
		if r.sticks == nil {
			return 0, errSticksToCome
		}
		return *r.sticks, nil
	}))
	if err != nil {
		return err
	}
	r.game, r.due = game, positionReports(game)
	return nil
}

// read checks a line. It returns the line that was expected instead, or "".
func (r *replaying) read(text string) (want string) {
	if text == "" {
		return ""
	}
	line := text
	switch mark, rest := text[0], text[1:]; mark {
	case '.':
		r.due, r.throwing, r.cut = nil, nil, boardToCome
	case '>':
		line, want = r.hear(rest)
	case '$':
		r.said++
		want = r.check(rest)
	default:
		return wantLine
	}
	if want == "" {
		r.lines = append(r.lines, line)
	}
	return want
}

// hear carries out a command, and returns it in the kata's spelling.
func (r *replaying) hear(text string) (line, want string) {
	if want := r.wanted(); want != "" {
		return "", want
	}
	said, err := parseCommand(text)
	if err != nil {
		return "", wantCommand(r.game)
	}
	said = said.by(r.game.Current().Name())
	r.due, err = carryOut(r.game, said)
	switch {
	case errors.Is(err, errSticksToCome):
		r.throwing = &said
	case err != nil:
		return "", wantCommand(r.game)
	}
	return ">" + said.String(), ""
}

// wanted returns the $ line that must come before the next command, or "".
func (r *replaying) wanted() string {
	switch {
	case r.cut == boardToCome:
		return wantBoard(nil)
	case r.cut == turnToCome:
		return wantTurn
	case r.throwing != nil:
		return wantThrow
	case len(r.due) > 0:
		return "$" + r.due[0].text
	}
	return ""
}

// check compares a $ line with the game.
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
	case text != r.due[0].text:
		return "$" + r.due[0].text
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
	r.throws++
	if want := throwReport(sticks).text; err != nil || want != text {
		return "$" + want
	}
	return ""
}

// resume sets up the board with which the game continues after a cut.
func (r *replaying) resume(board string) (want string) {
	if err := r.setUp(board, 0); err != nil {
		return wantBoard(err)
	}
	r.board, r.cut = board, turnToCome
	return ""
}

// turn gives the turn after a cut to the player whom the line names.
func (r *replaying) turn(text string) (want string) {
	for player := range r.game.Rules().Players() {
		if text == turnReport(yutkata.PlayerName(player)).text && r.setUp(r.board, player) == nil {
			r.cut = noCut
			return ""
		}
	}
	return wantTurn
}

// setUp puts the tokens on the spaces of the board. Finished tokens that the board
// does not show stay finished.
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

// wantCommand returns the commands that the game accepts.
func wantCommand(game *yutkata.Game) string {
	var texts []string
	for _, command := range accepted(game) {
		texts = append(texts, command.String())
	}
	switch len(texts) {
	case 0:
		return "the end: the winner is " + game.Current().Name()
	case 1:
		return ">" + texts[0]
	}
	return "one of " + strings.Join(texts, " or ")
}
