package ui

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/printable"
	"games.example/yutkata"
)

// A Difference is the first line in which a transcript differs from its game. Want is
// the line that the game expects. Lines are counted from 1.
type Difference struct {
	Line      int
	Want, Got string
}

// Error returns the number of the line, the expected line and the actual line.
func (d Difference) Error() string {
	format, args := d.Message()
	return fmt.Sprintf(format, args...)
}

// Message returns the format and the arguments of the message.
func (d Difference) Message() (format string, args []any) {
	return "%d: want %s, got %s", []any{d.Line, message.Phrase(d.Want), printable.Excerpt(d.Got)}
}

// Place returns the line, and no column.
func (d Difference) Place() (line, column int) { return d.Line, 0 }

// A Transcript reads a game from lines in the kata's form. Create a Transcript with
// NewTranscript.
type Transcript struct {
	given    play.Choices
	yields   bool // whether a header replaces the given choices
	language message.Language
	header   play.Choices

	moment Moment
	told   []told // the actions so far
	read   int    // the number of lines so far
	said   int    // the number of $ lines so far

	due   []dueLine // the next $ lines
	board string    // the board after a cut
}

// told is an action that a transcript has: the moment after it, and its event.
type told struct {
	moment Moment
	event  play.Event
}

// A dueLine is a $ line that a transcript must have.
type dueLine struct {
	want  string                          // the line as an error prints it
	check func(text string) (want string) // nil if the line must equal want
}

// Descriptions of expected lines whose exact text is unknown.
const (
	wantHeader = "the flags of a game, as in *Note yutkata play --spaces 15"
	wantThrow  = "a throw, as in $The throw is GEOL xxxo"
	wantBoard  = "a board of this game"
	wantTurn   = "the turn of a player, as in $PlayerA's turn"
	wantLine   = "$, > or . at the start of the line"
)

// NewTranscript returns a transcript that has not read a line yet. Each given choice
// replaces the choice of the same name in the header.
func NewTranscript(given play.Choices) *Transcript { return &Transcript{given: given} }

// Said returns the number of $ lines that have been read.
func (t *Transcript) Said() int { return t.said }

// Read checks the next line. The error is a Difference or, for the first line, an error
// of NewGame.
func (t *Transcript) Read(line string) error {
	line = strings.TrimSpace(strings.ReplaceAll(line, "\r", ""))
	if t.read++; t.read == 1 {
		if err := t.begin(line); err != nil {
			return err
		}
	}
	text, _, _ := strings.Cut(line, "*Note")
	text = strings.TrimSpace(text)
	if want := t.check(text); want != "" {
		return Difference{Line: t.read, Want: want, Got: text}
	}
	return nil
}

// begin makes the game, with the choices of the header if the first line is a header.
func (t *Transcript) begin(first string) (err error) {
	if t.header, err = parseHeader(first); err != nil {
		return Difference{Line: 1, Want: wantHeader, Got: first}
	}
	choices := play.Choices{}
	maps.Copy(choices, t.header)
	if t.header == nil || !t.yields {
		maps.Copy(choices, t.given)
	}
	game, err := NewGame(choices)
	if err != nil {
		return err
	}
	t.moment = Moment{match: &match{rules: game.Rules(), language: t.language, choices: choices}}
	t.expect(positionReports(t.moment.rules, t.moment.state))
	return nil
}

// expect makes the lines of the reports the next $ lines, after those that are due.
func (t *Transcript) expect(reports []report) {
	for _, report := range reports {
		t.due = append(t.due, dueLine{want: "$" + report.text})
	}
}

// check checks a line without its comment. If the line is wrong, it returns the
// expected line, otherwise "".
func (t *Transcript) check(text string) (want string) {
	if text == "" {
		return ""
	}
	switch mark, rest := text[0], text[1:]; mark {
	case '.':
		unsaid := 0
		for _, due := range t.due {
			if due.check == nil {
				unsaid++
			}
		}
		cut := step{cut: text, unsaid: unsaid}
		t.due = []dueLine{{wantBoard, t.resume}, {wantTurn, func(turn string) string { return t.turn(cut, turn) }}}
		return ""
	case '>':
		return t.hear(rest)
	case '$':
		t.said++
		return t.compare(rest)
	default:
		return wantLine
	}
}

// hear carries out a command.
func (t *Transcript) hear(text string) (want string) {
	if len(t.due) > 0 {
		return t.due[0].want
	}
	said, err := parseCommand(text, t.moment.state.Turn())
	if err != nil {
		return t.wantCommand()
	}
	if _, err := t.moment.rules.Throw(t.moment.state, said.player, 0); err == nil && said.token == "" {
		t.due = []dueLine{{wantThrow, func(text string) string { return t.throw(said, text) }}}
		return ""
	}
	next, event, err := t.moment.do(said)
	if err != nil {
		return t.wantCommand()
	}
	t.tell(next, event)
	t.expect(event.Facts.(*step).reports)
	return ""
}

// tell adds an action.
func (t *Transcript) tell(next Moment, event play.Event) {
	t.moment = next
	t.told = append(t.told, told{next, event})
}

// compare compares a $ line with the game.
func (t *Transcript) compare(text string) (want string) {
	if len(t.due) == 0 {
		return t.wantCommand()
	}
	due := t.due[0]
	t.due = t.due[1:]
	switch {
	case due.check != nil:
		return due.check(text)
	case "$"+text != due.want:
		return due.want
	}
	return ""
}

// throw carries out a command to throw, with the sticks that the $ line shows.
func (t *Transcript) throw(said command, text string) (want string) {
	_, name, _ := strings.Cut(text, "The throw is ")
	_, fallen, _ := strings.Cut(name, " ")
	sticks, err := yutkata.ParseSticks(fallen)
	if err != nil {
		return wantThrow
	}
	if want := throwReport(sticks).text; want != text {
		return "$" + want
	}
	t.moment.throws.Made = append(t.moment.throws.Made, sticks)
	next, event, _ := t.moment.do(said) // the player may throw
	t.tell(next, event)
	return ""
}

// resume checks and stores the board with which the game continues after a cut.
func (t *Transcript) resume(board string) (want string) {
	_, err := t.setUp(board, t.moment.state.Turn())
	if wrong, ok := errors.AsType[*yutkata.BoardError](err); ok {
		return wantBoard + ": " + wrong.Reason
	}
	t.board = board
	return ""
}

// turn gives the turn after a cut to the player whom the line names.
func (t *Transcript) turn(cut step, text string) (want string) {
	for player := range t.moment.rules.Players() {
		if text != turnReport(player).text {
			continue
		}
		if state, err := t.setUp(t.board, player); err == nil {
			cut.reports = positionReports(t.moment.rules, state)
			t.tell(t.moment.after(state, cut))
			return ""
		}
	}
	return wantTurn
}

// setUp returns the state in which the tokens are on the spaces that the board shows.
// Finished tokens that the board does not show stay finished.
func (t *Transcript) setUp(board string, turn int) (yutkata.State, error) {
	rules := t.moment.rules
	shown := func(token yutkata.Token) bool { return strings.Contains(board, token.String()) }
	return rules.Setup(board, slices.DeleteFunc(rules.Finished(t.moment.state), shown), turn)
}

// wantCommand returns the commands that the game accepts.
func (t *Transcript) wantCommand() string {
	var texts []string
	for _, command := range accepted(t.moment.rules, t.moment.state) {
		texts = append(texts, command.String())
	}
	switch len(texts) {
	case 0:
		return "the end: the winner is " + yutkata.PlayerName(t.moment.state.Turn())
	case 1:
		return ">" + texts[0]
	}
	return "one of " + strings.Join(texts, " or ")
}
