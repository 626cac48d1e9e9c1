package cli

import (
	"fmt"
	"io"
	"slices"

	"golang.org/x/text/unicode/norm"

	"games.example/internal/command"
)

// console shows screens in its language, and reads answers.
type console struct {
	*command.Console
	language
}

func newConsole(in io.Reader, out io.Writer, speak language) *console {
	return &console{command.NewConsole(in, out), speak}
}

// say prints lines in the console's language.
func (c *console) say(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(c.Out, c.Text(line))
	}
}

func (c *console) sayf(format string, args ...any) {
	fmt.Fprintln(c.Out, c.Format(format, args...))
}

// sayWhy prints a message that contains the reason, on one line and in the console's
// language.
func (c *console) sayWhy(format string, reason error) {
	c.sayf(format, command.Printable(c.Tell(reason)))
}

// ask prints a prompt and returns the next line of input without leading and trailing
// spaces. On a terminal, the line break that the player types also ends the line of the
// prompt. On some systems, typed Hangul arrives decomposed into letters. ask composes it,
// because the program's own texts are composed.
func (c *console) ask(prompt string) (string, error) {
	answer, err := c.Ask(c.Text(prompt))
	return norm.NFC.String(answer), err
}

// askPassword is like ask, but the terminal does not show the answer. The terminal does
// not show the typed line break either, so askPassword prints a line break.
func (c *console) askPassword(prompt string) (string, error) {
	if c.Keyboard == nil {
		return c.ask(prompt)
	}
	show, err := hideTyping(c.Keyboard, func() { fmt.Fprint(c.Out, c.Text(prompt)) })
	if err != nil {
		return "", fmt.Errorf("the terminal: %w", err)
	}
	password, err := c.ask("")
	show()
	if err == nil {
		fmt.Fprintln(c.Out)
	}
	return password, err
}

// choose asks until the answer is one of the options, and returns the option's index.
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
