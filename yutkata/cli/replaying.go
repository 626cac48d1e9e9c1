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

	due    []dueLine       // the next $ lines
	board  string          // after a cut
	sticks *yutkata.Sticks // for the thrower, from a line with a throw
}

// A dueLine is a $ line that a transcript must have.
type dueLine struct {
	want  string                          // in the words of a difference
	check func(text string) (want string) // nil if the line must be as wanted
}

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
	header, err := parseHeader(first)
	switch {
	case err != nil:
		return differenceError{line: 1, want: wantHeader, got: first}
	case header != nil:
		r.overridden = header.rules.override(r.given, r.changed)
		r.header = *header
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
	r.game = game
	r.expect(positionReports(game))
	return nil
}

// expect makes reports the next $ lines.
func (r *replaying) expect(reports []report) {
	r.due = nil
	for _, report := range reports {
		r.due = append(r.due, dueLine{want: "$" + report.text})
	}
}

// read checks a line. It returns the line that was expected instead, or "".
func (r *replaying) read(text string) (want string) {
	if text == "" {
		return ""
	}
	line := text
	switch mark, rest := text[0], text[1:]; mark {
	case '.':
		r.due = []dueLine{{wantBoard(nil), r.resume}, {wantTurn, r.turn}}
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
	if len(r.due) > 0 {
		return "", r.due[0].want
	}
	said, err := parseCommand(text)
	if err != nil {
		return "", wantCommand(r.game)
	}
	said = said.by(r.game.Current().Name())
	reports, err := carryOut(r.game, said)
	r.expect(reports)
	switch {
	case errors.Is(err, errSticksToCome):
		r.due = []dueLine{{wantThrow, func(text string) string { return r.throw(said, text) }}}
	case err != nil:
		return "", wantCommand(r.game)
	}
	return ">" + said.String(), ""
}

// check compares a $ line with the game.
func (r *replaying) check(text string) (want string) {
	if len(r.due) == 0 {
		return wantCommand(r.game)
	}
	due := r.due[0]
	r.due = r.due[1:]
	switch {
	case due.check != nil:
		return due.check(text)
	case "$"+text != due.want:
		return due.want
	}
	return ""
}

// throw carries out a command to throw with the sticks of the $ line after it.
func (r *replaying) throw(said command, text string) (want string) {
	_, name, _ := strings.Cut(text, "The throw is ")
	_, fallen, _ := strings.Cut(name, " ")
	sticks, err := yutkata.ParseSticks(fallen)
	if err != nil {
		return wantThrow
	}
	r.sticks = &sticks
	_, err = carryOut(r.game, said)
	r.sticks = nil
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
	r.board = board
	return ""
}

// turn gives the turn after a cut to the player whom the line names.
func (r *replaying) turn(text string) (want string) {
	for player := range r.game.Rules().Players() {
		if text == turnReport(yutkata.PlayerName(player)).text && r.setUp(r.board, player) == nil {
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
