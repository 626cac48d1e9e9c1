package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

var (
	// ErrEndOfInput is returned at the end of the input.
	ErrEndOfInput = Errorf("end of input")
	// ErrQuit is returned if the user wants to leave the game.
	ErrQuit = errors.New("quit")
)

// EndedBefore adds the name of the unfinished part, such as "game", to ErrEndOfInput. It
// returns any other error unchanged.
func EndedBefore(err error, what string) error {
	if errors.Is(err, ErrEndOfInput) {
		return Errorf("%w before the end of the %s", ErrEndOfInput, Phrase(what))
	}
	return err
}

// LongestLine is the smallest length, in bytes, at which a line of input is too long.
const LongestLine = 1 << 20

// A Console asks questions and reads the answers, on a terminal or through
// files and pipes.
type Console struct {
	Out      io.Writer
	Keyboard *os.File // the terminal on which answers are typed, or nil

	in *Lines
}

// NewConsole returns a console that uses a command's input and output.
func NewConsole(in io.Reader, out io.Writer) *Console {
	return &Console{Out: out, Keyboard: Terminal(in), in: NewLines(in, LongestLine)}
}

// IsTerminal reports whether both input and output are terminals.
func (c *Console) IsTerminal() bool { return c.Keyboard != nil && IsTerminal(c.Out) }

// Ask prints a prompt and returns the next line of input, without leading and trailing
// blanks. If the prompt cannot be printed, Ask does not read. At the end of the input
// it returns ErrEndOfInput. If no line can be read from a terminal, Ask begins a new
// line of output. A line of LongestLine bytes or more is an error.
func (c *Console) Ask(prompt string) (string, error) {
	return c.AskUntil(context.Background(), prompt)
}

// AskUntil is like Ask, but when the context is done it returns ErrInterrupted without
// waiting for the line, and ends the line of the prompt. The console cannot ask again then.
func (c *Console) AskUntil(ctx context.Context, prompt string) (string, error) {
	fmt.Fprint(c.Out, prompt)
	if err := WriteError(c.Out); err != nil {
		return "", err
	}
	answer, err := c.next(ctx)
	if err != nil && c.Keyboard != nil || errors.Is(err, ErrInterrupted) && prompt != "" {
		fmt.Fprintln(c.Out)
	}
	if errors.Is(err, io.EOF) {
		err = ErrEndOfInput
	}
	return strings.TrimSpace(answer), err
}

// next reads a line while only its caller prints.
func (c *Console) next(ctx context.Context) (string, error) {
	type line struct {
		text string
		err  error
	}
	lines := make(chan line, 1)
	go func() {
		text, err := c.in.Next()
		lines <- line{text, err}
	}()
	select {
	case l := <-lines:
		return l.text, l.err
	case <-ctx.Done():
		return "", ErrInterrupted
	}
}
