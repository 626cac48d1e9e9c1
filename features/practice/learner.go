package practice

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"time"

	"games.example/features"
	"games.example/internal/child"
	"games.example/internal/command"
	"games.example/internal/printable"
	"games.example/internal/protocol"
)

// longestAnswer is the maximum length of an answer in bytes.
const longestAnswer = 1 << 20

// A learner runs the program that a person has written for practice. The program reads
// requests, one JSON object a line, and answers each request with one JSON object on one
// line.
type learner struct {
	command string // a command for a shell
	timeout time.Duration
	ctx     context.Context // ends the program when it is done
	stderr  io.Writer

	running  *child.Program // nil before the first request, and after the program has ended
	said     []exchange     // the exchanges of this scenario
	answered bool           // whether the program has ever answered
	answers  int            // the number of requests that the program has answered since it started
	last     tail           // the end of its standard error
	failures int            // the number of scenarios in a row in which the program failed
	over     error          // set when the other scenarios are not played; wraps errOver
	stubborn bool           // whether the last process had to be killed, in which case close does not wait
}

// An exchange is a request and its answer.
type exchange struct{ request, answer string }

// asks reports whether the request of an exchange has the given name.
func (e exchange) asks(do string) bool { return strings.HasPrefix(e.request, `{"do":"`+do+`"`) }

// lines returns the last exchanges as lines of text, as many as fit on a screen. The
// lines always include the last "new" and the last "set".
func lines(said []exchange) (text []string) {
	const most = 6
	begun, set := -1, -1
	for i, e := range said {
		switch {
		case e.asks("new"):
			begun = i
		case e.asks("set"):
			set = i
		}
	}
	for i, e := range said {
		switch {
		case i == begun, i == set, i >= len(said)-most:
			text = append(text, "> "+shown(e.request))
			if e.answer != "" {
				text = append(text, "< "+shown(e.answer))
			}
		case len(text) == 0 || text[len(text)-1] != "...":
			text = append(text, "...")
		}
	}
	return text
}

// shown returns a request or an answer in a form that can be printed: whole, unless it is
// longer than most.
func shown(text string) string {
	if features.Short(text) != text {
		return cut(text)
	}
	return command.Printable(text)
}

// killed is the status of a program that did not end by itself.
const killed = "signal: killed"

var errOver = errors.New("the other scenarios are not played")

// mostRestarts limits how many times in a row a failed program is restarted.
const mostRestarts = 3

// restart ends the program, so that the next request starts a new process. It
// returns p.
func (p *learner) restart() *learner {
	p.close()
	p.failures, p.over = 0, nil
	return p
}

// begin prepares for a scenario.
func (p *learner) begin() {
	p.said = nil
	if p.running != nil {
		p.failures = 0
	}
}

// failed closes a program that has ended or has not answered, and returns its status.
func (p *learner) failed() (status string) {
	p.failures++
	switch {
	case !p.answered:
		p.over = fmt.Errorf("the program failed at its first request: %w", errOver)
	case p.failures > mostRestarts:
		p.over = fmt.Errorf("the program ended or was silent %d times in a row: %w", p.failures, errOver)
	}
	return p.close()
}

// Ask sends a request to the program and reads its answer, which must have
// every field of the observation. The error is a *protocol.Refusal if the
// program refuses the request.
func (p *learner) Ask(request, observation any) error {
	if p.over != nil {
		return p.over
	}
	if p.running == nil {
		p.answers, p.last = 0, nil
		started, err := child.Start(p.command, io.MultiWriter(printable.Writer(p.stderr), &p.last), longestAnswer+len("\n"))
		if err != nil {
			return fmt.Errorf("the program does not start: %w", err)
		}
		p.running = started
	}
	line, _ := json.Marshal(request) // JSON can hold every request that the steps make
	answer, err := p.exchange(append(line, '\n'))
	p.said = append(p.said, exchange{string(line), answer})
	if err != nil {
		return err
	}
	p.answered, p.answers = true, p.answers+1
	return readAnswer(answer, observation)
}

// exchange writes a request and waits for the line that answers it. It kills a program
// that does not answer in time.
func (p *learner) exchange(request []byte) (answer string, err error) {
	if more := p.running.Unasked(); more != "" {
		return more, errors.New("the program printed more than one line for a request")
	}
	timeout := p.timeout
	if p.answers == 0 {
		timeout *= 3 // because an interpreter must start
	}
	ctx, stop := context.WithTimeout(p.ctx, timeout)
	defer stop()
	switch answer, err = p.running.Ask(ctx, request); {
	case err == nil:
	case errors.Is(err, child.ErrTooLong):
		err = fmt.Errorf("the answer is too long: expected a line of at most %d bytes: %s", longestAnswer, cut(answer))
	case errors.Is(err, context.DeadlineExceeded):
		p.failed()
		err = fmt.Errorf("the program did not answer in %v: does it flush its output after each line?", timeout)
	case errors.Is(err, context.Canceled):
		p.close()
	default:
		err = fmt.Errorf("the program ended after %s: %s", printable.Count(p.answers, "answer"), p.failed())
		if !command.IsTerminal(p.stderr) { // the terminal has already shown the last lines
			err = fmt.Errorf("%w%s", err, strings.TrimRight("\n  "+strings.Join(nameOfError(p.last.lines()), "\n  "), " \n"))
		}
	}
	if p.running == nil && strings.HasPrefix(answer, "{") && json.Valid([]byte(answer)) {
		err = errors.New("the answer has no line break at its end")
	}
	return answer, err
}

// A tail keeps the end of the text that is written to it.
type tail []byte

func (t *tail) Write(text []byte) (int, error) {
	const most = 16 << 10
	*t = append(*t, text...)
	*t = (*t)[max(0, len(*t)-most):]
	return len(text), nil
}

// lines returns the lines of the text.
func (t tail) lines() []string {
	all := strings.Split(strings.TrimSpace(string(t)), "\n")
	for i, line := range all {
		all[i] = command.Printable(printable.Excerpt(strings.TrimRight(line, "\r")))
	}
	return all
}

// close ends the program's input, waits until the program ends, and returns its
// status. It kills the program after a fifth of the timeout, or at once if the last
// process had to be killed.
func (p *learner) close() (status string) {
	if p.running != nil {
		patience := p.timeout / 5
		if p.stubborn {
			patience = 0
		}
		status = p.running.End(patience)
		p.running, p.stubborn = nil, status == killed
	}
	return status
}

// readAnswer reads an answer. It returns a *protocol.Refusal for a refusal.
func readAnswer(answer string, observation any) error {
	if strings.HasPrefix(answer, "\ufeff") || strings.HasPrefix(answer, "\xff\xfe") {
		return fmt.Errorf("the answer begins with a byte order mark: expected UTF-8 without it: %s", cut(answer))
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal([]byte(answer), &fields); err != nil || fields == nil {
		return fmt.Errorf("the answer is not a JSON object: %s", cmp.Or(cut(answer), "(an empty line)"))
	}
	if why, refused := fields["refused"]; refused {
		var words string
		if json.Unmarshal(why, &words) != nil || strings.TrimSpace(words) == "" {
			return fmt.Errorf("refused: expected words, found %s", cut(string(why)))
		}
		return &protocol.Refusal{Why: cut(string(why)), Theirs: true}
	}
	for _, name := range fieldNames(observation) {
		if _, there := fields[name]; !there {
			return fmt.Errorf("the answer has no field %q: %s", name, cut(answer))
		}
	}
	if err := json.Unmarshal([]byte(answer), observation); err != nil {
		within := ""
		if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
			within = wrong.Field[:strings.LastIndex(wrong.Field, ".")+1]
		}
		return fmt.Errorf("%s%w", within, command.WrongJSON("the answer", err))
	}
	return nil
}

// fieldNames returns the JSON names of the fields of a struct, except fields that may be
// missing.
func fieldNames(observation any) (names []string) {
	kind := reflect.TypeOf(observation).Elem()
	if kind.Kind() != reflect.Struct {
		return nil
	}
	for i := range kind.NumField() {
		name, option, _ := strings.Cut(kind.Field(i).Tag.Get("json"), ",")
		if option != "omitempty" {
			names = append(names, name)
		}
	}
	return names
}

// cut returns text in a form that can be printed, and shortens it if it is too long.
func cut(text string) string {
	text = strings.TrimSpace(text)
	excerpt := printable.Excerpt(text)
	if excerpt != text {
		return fmt.Sprintf("%s (%d bytes)", command.Printable(excerpt), len(text))
	}
	return command.Printable(text)
}
