package features

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"time"
)

// A Refusal is the answer to an action that the rules forbid.
type Refusal struct {
	Why    string
	theirs bool // in somebody else's words
}

func (r *Refusal) Error() string { return "refused: " + r.Why }

// CheckRefusal returns nil if the error is a refusal whose words end with the
// reason. Somebody else's program uses words of its own, so any are accepted.
func CheckRefusal(refusal *Refusal, reason string) error {
	switch {
	case refusal == nil:
		return fmt.Errorf("nothing was refused, expected: %s", reason)
	case refusal.theirs || strings.HasSuffix(refusal.Why, reason):
		return nil
	}
	return Equal(reason, refusal.Why)
}

// longestAnswer is the most bytes that an answer may have.
const longestAnswer = 1 << 20

// Program represents somebody else's program that plays a game. It reads
// requests, one JSON object per line, and answers each with one JSON object on
// one line.
type Program struct {
	command string // as a shell reads it
	timeout time.Duration
	stop    <-chan struct{}

	running *process // nil before the first request, and after its end
	said    []string // the requests and answers of this scenario
}

// errStopped is returned for a request that is no longer waited for.
var errStopped = errors.New("stopped")

// Ask sends a request to the program and reads its answer, which must have
// every field of the observation. The error is a *Refusal if the program
// refuses; any other one says what is wrong with the answer.
func (p *Program) Ask(request, observation any) error {
	if p.running == nil {
		started, err := start(p.command)
		if err != nil {
			return fmt.Errorf("the program does not start: %w", err)
		}
		p.running = started
	}
	line, err := json.Marshal(request)
	if err != nil {
		return err
	}
	p.said = append(p.said, "> "+string(line))
	answer, err := p.exchange(append(line, '\n'))
	if answer != "" {
		p.said = append(p.said, "< "+cut(answer))
	}
	if err != nil {
		return err
	}
	return read(answer, observation)
}

// exchange writes a request and waits for the line that answers it. A program
// that does not answer is ended.
func (p *Program) exchange(request []byte) (answer string, err error) {
	program := p.running
	if more := program.pending(); more != "" {
		return more, errors.New("the program printed more than one line for a request")
	}
	type reply struct {
		line string
		err  error
	}
	replies := make(chan reply, 1)
	go func() {
		_, failed := program.stdin.Write(request)
		line, err := program.readLine()
		if errors.Is(err, io.EOF) && failed != nil {
			err = failed
		}
		replies <- reply{line, err}
	}()
	select {
	case got := <-replies:
		if got.err != nil {
			p.running = nil
			return got.line, fmt.Errorf("the program ended: %s", program.end(p.timeout))
		}
		return got.line, nil
	case <-time.After(p.timeout):
		err = fmt.Errorf("the program did not answer in %v: does it flush its output after each line?", p.timeout)
	case <-p.stop:
		err = errStopped
	}
	p.running = nil
	program.kill()
	select {
	case got := <-replies:
		answer = got.line
	case <-time.After(time.Second): // something that it has started holds its output open
	}
	return answer, err
}

// close ends the program's input and gives it some time to end.
func (p *Program) close() {
	if p.running != nil {
		p.running.end(p.timeout)
		p.running = nil
	}
}

// read reads an answer.
func read(answer string, observation any) error {
	switch {
	case len(answer) > longestAnswer:
		return fmt.Errorf("the answer is too long: expected a line of at most %d bytes: %s", longestAnswer, cut(answer))
	case strings.HasPrefix(answer, "\ufeff"), strings.HasPrefix(answer, "\xff\xfe"):
		return fmt.Errorf("the answer begins with a byte order mark: expected UTF-8 without it: %q", cut(answer))
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal([]byte(answer), &fields); err != nil || fields == nil {
		return fmt.Errorf("the answer is not a JSON object: %s", orNothing(cut(answer)))
	}
	if why, refused := fields["refused"]; refused {
		return &Refusal{Why: string(why), theirs: true}
	}
	for _, name := range fieldNames(observation) {
		if _, there := fields[name]; !there {
			return fmt.Errorf("the answer has no field %q: %s", name, cut(answer))
		}
	}
	err := json.Unmarshal([]byte(answer), observation)
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return fmt.Errorf("the field %q of the answer is a JSON %s: expected a %s", wrong.Field, wrong.Value, plain(wrong.Type))
	}
	return err
}

// fieldNames returns the names that the fields of a struct have in JSON, except
// those that may be missing.
func fieldNames(observation any) (names []string) {
	kind := reflect.TypeOf(observation).Elem()
	for i := range kind.NumField() {
		name, option, _ := strings.Cut(kind.Field(i).Tag.Get("json"), ",")
		if option != "omitempty" {
			names = append(names, name)
		}
	}
	return names
}

// plain returns the name of a type in JSON.
func plain(kind reflect.Type) string {
	switch kind.Kind() {
	case reflect.String:
		return "string"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice:
		return "array"
	case reflect.Struct, reflect.Map, reflect.Pointer:
		return "object"
	default:
		return "whole number"
	}
}

// cut returns a text that is not too long to be shown.
func cut(text string) string {
	const most = 400
	if text = strings.TrimSpace(text); len(text) > most {
		return fmt.Sprintf("%s... (%d bytes)", text[:most], len(text))
	}
	return text
}

// process holds a running program.
type process struct {
	command *exec.Cmd
	stdin   io.WriteCloser
	stdout  *bufio.Reader
	ended   chan struct{}
}

// start starts a command in a shell, in a group of its own, so that what it
// starts ends with it. What it writes to standard error appears on this
// program's.
func start(command string) (*process, error) {
	shell := exec.Command("sh", "-c", command)
	shell.Stderr = os.Stderr
	group(shell)
	stdin, err := shell.StdinPipe()
	if err != nil {
		return nil, err
	}
	// Not StdoutPipe, which Wait closes before all has been read.
	stdout, output, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	shell.Stdout = output
	err = errors.Join(shell.Start(), output.Close())
	if err != nil {
		return nil, errors.Join(err, stdout.Close())
	}
	started := &process{
		command: shell, stdin: stdin, stdout: bufio.NewReader(stdout), ended: make(chan struct{}),
	}
	go func() {
		defer close(started.ended)
		_ = shell.Wait() // its state says how it ended
	}()
	return started, nil
}

// readLine reads up to the end of a line. At the end of the output it returns
// what there was before it.
func (p *process) readLine() (string, error) {
	var line []byte
	for {
		part, err := p.stdout.ReadSlice('\n')
		line = append(line, part...)
		switch {
		case err == nil:
			return string(bytes.TrimSpace(line)), nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return string(bytes.TrimSpace(line)), err
		case len(line) > longestAnswer:
			return string(line), nil // too long, as the caller will say
		}
	}
}

// pending returns what the program has printed that nobody has asked for.
func (p *process) pending() string {
	printed, _ := p.stdout.Peek(p.stdout.Buffered())
	text := strings.TrimSpace(string(slices.Clone(printed)))
	_, _ = p.stdout.Discard(len(printed))
	return text
}

// end waits for the end of a program whose input has ended, and returns its
// status. A program that takes longer than a request may, or than a second, is
// killed.
func (p *process) end(timeout time.Duration) string {
	_ = p.stdin.Close() // it may have closed it before
	select {
	case <-p.ended:
	case <-time.After(min(timeout, time.Second)):
		p.kill()
		<-p.ended
	}
	return p.command.ProcessState.String()
}

func (p *process) kill() { killGroup(p.command) }
