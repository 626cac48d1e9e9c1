package cli

import (
	"fmt"
	"io"
	"strings"

	"games.example/program"
	"games.example/yutkata"
)

// console reads the commands of a game and prints the game: for people on a
// terminal, and elsewhere as a transcript. A record is a transcript, too.
type console struct {
	*program.Console
	transcript strings.Builder // all of it
	notes      bool            // in the transcript
	record     program.Record
	complain   func(error) // prints an error that does not end the game
}

func newConsole(in io.Reader, out io.Writer) *console {
	return &console{Console: program.NewConsole(in, out, maxLine)}
}

// maxLine is the length, in bytes, at which a line is too long. A shorter line
// has room for a board of maxSpaces with all tokens, and for a long comment.
const maxLine = 2*maxSpaces + 1<<20

// ask reads the next line of input, without the blanks around it.
func (c *console) ask() (string, error) {
	prompt := ""
	if c.IsTerminal() {
		prompt = "> "
	}
	line, err := c.Ask(prompt)
	return line, program.EndedBefore(err, "game")
}

// prompt prints a command of the computer on a terminal.
func (c *console) prompt(said command) {
	if c.IsTerminal() {
		fmt.Fprintln(c.Out, ">", said)
	}
}

// write adds lines to the transcript.
func (c *console) write(lines ...string) {
	for _, line := range lines {
		c.transcript.WriteString(line + "\n")
		if !c.IsTerminal() {
			fmt.Fprintln(c.Out, line)
		}
	}
}

// save writes the transcript to the record.
func (c *console) save() error { return c.record.Write(c.transcript.String()) }

// keep saves the transcript during the game. If that fails, it prints why: the
// next command tries again.
func (c *console) keep() {
	if err := c.save(); err != nil {
		c.complain(err)
	}
}

// say prints the reports of a game.
func (c *console) say(game *yutkata.Game, lines ...report) {
	for _, line := range lines {
		text := "$" + line.text
		if c.notes && len(line.notes) > 0 {
			text += "  *Note " + strings.Join(line.notes, "; ")
		}
		c.write(text)
	}
	c.show(game, lines...)
}

// show prints reports on a terminal, each note on its own line.
func (c *console) show(game *yutkata.Game, lines ...report) {
	if !c.IsTerminal() {
		return
	}
	for _, line := range lines {
		if line.board {
			fmt.Fprintln(c.Out, picture(game, width(c.Out)))
		} else {
			fmt.Fprintln(c.Out, line.text)
		}
		for _, note := range line.notes {
			fmt.Fprintln(c.Out, "  "+note)
		}
	}
}

// answer prints lines that are not part of the game, and not recorded.
func (c *console) answer(lines ...string) {
	mark := "*Note "
	if c.IsTerminal() {
		mark = ""
	}
	for _, line := range lines {
		fmt.Fprintln(c.Out, mark+line)
	}
}
