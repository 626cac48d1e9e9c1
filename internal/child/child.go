// Package child runs programs that other people have written. It sends lines to them
// and receives their answers.
//
// On Unix and on Windows, a program ends when the process that started it ends, even if
// that process is killed. The processes that the program has started end, too, unless they
// have left its process group. On other systems, the program may outlive that process.
package child

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// ErrTooLong is returned for an answer that is longer than the longest line.
var ErrTooLong = errors.New("line too long")

// Program represents a program that has been started. A Program is not safe for
// concurrent use.
type Program struct {
	command *exec.Cmd
	in      io.WriteCloser
	out     *os.File
	lines   *bufio.Reader // of out
	kill    func()
}

// Start starts a program by running a command line in the system's shell. The program's
// standard error goes to stderr. If stderr is nil, standard error and standard output are
// the same. The argument longest is the number of bytes in the longest line, including the
// line feed. It must be at least 16. The variables, each in the form "KEY=value", are added
// to the environment. The caller must call End or Wait.
func Start(command string, stderr io.Writer, longest int, variables ...string) (*Program, error) {
	shell := inShell(command)
	shell.Env = append(os.Environ(), variables...)
	shell.Stderr = stderr
	shell.WaitDelay = time.Second // a process that has left the group may hold standard error open
	in, err := shell.StdinPipe()
	if err != nil {
		return nil, err
	}
	// Wait would close a StdoutPipe before the whole output has been read
	out, output, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	shell.Stdout = output
	if stderr == nil {
		shell.Stderr = output
	}
	killAll, err := start(shell)
	_ = output.Close()
	if err != nil {
		_ = out.Close()
		return nil, err
	}
	kill := sync.OnceFunc(func() {
		killAll()
		_ = in.Close()
		_ = out.Close() // a process that has left the group may hold the other end open
	})
	return &Program{shell, in, out, bufio.NewReaderSize(out, longest), kill}, nil
}

// Ask writes a line to the program, and returns the next line that the program prints,
// without leading and trailing space. It returns ErrTooLong for a line that is too
// long, and io.EOF if the program has closed its output. If the context is done first,
// Ask kills the program and returns the error of the context. Along with an error, Ask
// returns the part of the line that it has read.
func (p *Program) Ask(ctx context.Context, line []byte) (answer string, err error) {
	answered := make(chan struct{})
	go func() {
		defer close(answered)
		_, _ = p.in.Write(line) // may fail, because a program may answer without reading
		var text []byte
		text, err = p.lines.ReadSlice('\n')
		if errors.Is(err, bufio.ErrBufferFull) {
			err = ErrTooLong
		}
		answer = string(bytes.TrimSpace(text))
	}()
	select {
	case <-answered:
	case <-ctx.Done():
		p.kill()
		<-answered
		err = ctx.Err()
	}
	return answer, err
}

// CopyTo copies to w what the program prints, until the program closes its output. If
// the context is done first, CopyTo kills the program and returns the error of the
// context. If w fails, CopyTo returns its error.
func (p *Program) CopyTo(ctx context.Context, w io.Writer) error {
	stop := context.AfterFunc(ctx, p.kill)
	_, err := p.lines.WriteTo(w)
	if !stop() {
		return ctx.Err()
	}
	return err
}

// Unasked returns and drops the text that was read after the last answer.
func (p *Program) Unasked() string {
	printed, _ := p.lines.Peek(p.lines.Buffered())
	text := strings.TrimSpace(string(printed))
	_, _ = p.lines.Discard(len(printed))
	return text
}

// End is like Wait. It kills the program if it takes longer than patience to end.
func (p *Program) End(patience time.Duration) string {
	ctx, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	return p.Wait(ctx)
}

// Wait closes the program's input, waits until the program ends, and kills it when the
// context is done. Then it kills the processes that the program has left running. It
// returns the program's final status, such as "exit status 0".
func (p *Program) Wait(ctx context.Context) string {
	_ = p.in.Close()
	go func() { _, _ = io.Copy(io.Discard, p.out) }() // because a full pipe would block the program
	defer context.AfterFunc(ctx, p.kill)()
	_ = p.command.Wait() // the status is in ProcessState
	p.kill()
	return p.command.ProcessState.String()
}
