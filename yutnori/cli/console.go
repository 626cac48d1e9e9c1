package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"

	"games.example/program"
	"games.example/yutnori/cli/words"
)

// errEndOfInput says that there is nothing more to read.
var errEndOfInput = program.Errorf("end of input")

// console is where somebody reads screens and types answers: a terminal, or
// files and pipes.
type console struct {
	*words.Words
	in  *program.Lines
	out io.Writer
	// The terminal that answers are typed at; nil if they come from elsewhere.
	keyboard *os.File
}

// maxLine is the length of a line, in bytes, beyond which it is no answer to
// anything.
const maxLine = 1 << 20

func newConsole(in io.Reader, out io.Writer, language *words.Words) *console {
	return &console{Words: language, in: program.NewLines(in, maxLine), out: out, keyboard: program.Terminal(in)}
}

// say prints lines.
func (c *console) say(lines ...string) {
	fmt.Fprint(c.out, strings.Join(lines, "\n")+"\n")
}

// sayf prints one line.
func (c *console) sayf(format string, args ...any) { c.say(fmt.Sprintf(format, args...)) }

// ask reads the answer to a prompt: the next line of input, without the spaces
// around it. The line break after it is the one that was typed.
func (c *console) ask(prompt string) (string, error) {
	fmt.Fprint(c.out, prompt)
	answer, err := c.readLine()
	if err != nil && c.keyboard != nil {
		fmt.Fprintln(c.out)
	}
	return answer, err
}

// askPassword reads the answer to a prompt as ask does, but a terminal does not
// show it. Nor does it show the line break, which is therefore printed.
func (c *console) askPassword(prompt string) (string, error) {
	if c.keyboard == nil {
		return c.ask(prompt)
	}
	show, err := hideTyping(c.keyboard, func() { fmt.Fprint(c.out, prompt) })
	if err != nil {
		return "", fmt.Errorf("the terminal: %w", err)
	}
	password, err := c.readLine()
	show()
	fmt.Fprintln(c.out)
	return password, err
}

// choose asks until the answer is one of the options, and says which.
func (c *console) choose(prompt string, options ...string) (int, error) {
	for {
		answer, err := c.ask(prompt)
		if err != nil {
			return 0, err
		}
		if choice := slices.Index(options, answer); choice >= 0 {
			return choice, nil
		}
		c.say(c.EnterOnly(options))
	}
}

// readLine reads a line, if it can still be seen what is asked. Letters are
// composed, as the words of the screens are: some systems take them apart.
func (c *console) readLine() (string, error) {
	if err := program.WriteError(c.out); err != nil {
		return "", err
	}
	line, err := c.in.Next()
	switch {
	case errors.Is(err, io.EOF):
		return "", errEndOfInput
	case err != nil:
		return "", program.Errorf("input: %w", err)
	}
	return norm.NFC.String(strings.TrimSpace(line)), nil
}
