package child

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"sync"
	"time"
)

// A Console is a program that has been started with its own keyboard and screen. Unlike
// a Program, it need not print lines: it may print a screen and a prompt, and wait. A
// Console is not safe for concurrent use.
type Console struct {
	command  *exec.Cmd
	keyboard *os.File
	screen   *os.File
	terminal bool
	kill     func()
	output   output
}

// Settings describes how a console runs a program.
type Settings struct {
	Directory string
	Variables []string  // NAME=VALUE, added to the environment
	Terminal  bool      // whether to run on a terminal, if the system has terminals, or on pipes
	Stderr    io.Writer // receives the standard error
}

// NewConsole starts a program by running a command line in the system's shell. On a
// terminal, typed text is not echoed and the program's line feeds stay line feeds. The
// caller must call End.
func NewConsole(command string, settings Settings) (*Console, error) {
	c := &Console{}
	input, output, err := c.open(settings.Terminal)
	if err != nil {
		return nil, err
	}
	if c.terminal {
		command = "stty -echo -onlcr; " + command
	}
	c.command = inShell(command)
	c.command.Dir = settings.Directory
	c.command.Env = append(c.command.Environ(), settings.Variables...)
	c.command.Stdin, c.command.Stdout, c.command.Stderr = input, output, settings.Stderr
	c.command.WaitDelay = time.Second // a process that has left the group may hold standard error open
	kill, err := start(c.command)
	_ = input.Close()
	_ = output.Close() // fails if it is the input, too
	if err != nil {
		c.close()
		return nil, err
	}
	c.kill = sync.OnceFunc(kill)
	c.output.start(c.screen)
	return c, nil
}

// pipes connects the console with the program by two pipes.
func (c *Console) pipes() (input, output *os.File, err error) {
	if input, c.keyboard, err = os.Pipe(); err != nil {
		return nil, nil, err
	}
	if c.screen, output, err = os.Pipe(); err != nil {
		_ = input.Close()
		_ = c.keyboard.Close()
		return nil, nil, err
	}
	return input, output, nil
}

// Type types text for the program. The program may have ended, in which case the text is
// lost.
func (c *Console) Type(text string) { _, _ = io.WriteString(c.keyboard, text) }

// Read returns the text that the program prints next. If the program prints nothing for
// the given time, Read returns an empty text. After the last text, it returns io.EOF.
func (c *Console) Read(wait time.Duration) (text string, err error) {
	return c.output.read(wait)
}

// EndInput ends the program's input. A program on a terminal sees the end only when it
// reads.
func (c *Console) EndInput() {
	if c.terminal {
		c.Type("\x04") // Ctrl-D at the start of a line
		return
	}
	_ = c.keyboard.Close()
}

// End waits until the program ends, and kills it if that takes longer than patience. It
// drops what the program still prints. Then it kills the processes that the program has
// left running. It returns the program's final status, such as "exit status 0".
func (c *Console) End(patience time.Duration) string {
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = c.command.Wait() // the status is in ProcessState
	}()
	late := time.After(patience)
	for waiting := true; waiting; {
		if _, err := c.Read(time.Millisecond); errors.Is(err, io.EOF) {
			time.Sleep(time.Millisecond) // the end of the output comes before the end of the program
		}
		select {
		case <-ended:
			waiting = false
		case <-late:
			waiting = false
		default:
		}
	}
	c.kill()
	<-ended
	c.close()
	return c.command.ProcessState.String()
}

func (c *Console) close() {
	_ = c.keyboard.Close() // fails after EndInput
	_ = c.screen.Close()   // fails if it is the keyboard, too
}
