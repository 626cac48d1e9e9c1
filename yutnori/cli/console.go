package cli

import (
	"fmt"
	"io"
	"slices"

	"games.example/internal/command"
)

// console shows screens and reads answers.
type console struct{ *command.Console }

func newConsole(in io.Reader, out io.Writer) *console {
	return &console{command.NewConsole(in, out)}
}

// say prints lines.
func (c *console) say(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(c.Out, line)
	}
}

func (c *console) sayf(format string, args ...any) { fmt.Fprintf(c.Out, format+"\n", args...) }

// sayWhy prints a message that contains the reason, on one line.
func (c *console) sayWhy(format string, reason error) {
	c.sayf(format, command.Printable(reason.Error()))
}

// askPassword is like Ask, but the terminal does not show the answer. The terminal does
// not show the typed line break either, so askPassword prints a line break.
func (c *console) askPassword(prompt string) (string, error) {
	if c.Keyboard == nil {
		return c.Ask(prompt)
	}
	show, err := hideTyping(c.Keyboard, func() { fmt.Fprint(c.Out, prompt) })
	if err != nil {
		return "", fmt.Errorf("the terminal: %w", err)
	}
	password, err := c.Ask("")
	show()
	if err == nil {
		fmt.Fprintln(c.Out)
	}
	return password, err
}

// choose asks until the answer is one of the options, and returns the option's index.
func (c *console) choose(prompt string, options ...string) (int, error) {
	for {
		answer, err := c.Ask(prompt)
		if err != nil {
			return 0, err
		}
		if choice := slices.Index(options, answer); choice >= 0 {
			return choice, nil
		}
		c.say(english.EnterOnly(options))
	}
}
