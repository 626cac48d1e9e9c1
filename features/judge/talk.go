package judge

import (
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
	"syscall"
	"time"
)

// Limits holds how long the judge waits, and how much a program may print.
type limits struct {
	answer  time.Duration // the longest wait for a prompt
	silence time.Duration // the silence after which a program waits for an answer
	end     time.Duration // the longest wait for the end of a program
	clock   time.Duration // how long a seed from the clock stays the same
	most    int           // the greatest number of bytes between two answers
}

// A device is the keyboard and the screen of a program, as child.Console has them.
type device interface {
	Type(text string)
	Read(wait time.Duration) (text string, err error)
	EndInput()
	End(patience time.Duration) string
	Working() bool
}

// A talk is a conversation with a program at its console.
type talk struct {
	device
	limits
	ctx     context.Context
	exact   bool            // whether blanks after a prompt count
	known   map[string]bool // the last lines of screens after which the program was silent
	answers []string        // of this game
	thrown  []string        // the results of this game
	shown   string          // the last screen that was more than a prompt
	typed   string          // the prompts and the answers since that screen
}

// A heard is the text that a program prints between two answers.
type heard struct {
	text  string // without colors and carriage returns
	asked prompt
	fault string // the reason why no prompt has come; "" after a prompt
	over  bool   // whether the program has ended
}

// A prompt is a question of the assignment.
type prompt string

// The prompts that the assignment fixes, in lower case and without blanks.
const (
	nothing  prompt = ""
	unknown  prompt = "?" // some other question
	position prompt = ">>position:"
	result   prompt = ">>yut:"
	menu     prompt = "selectthefunctionyouwant:"
	id       prompt = "id:"
	password prompt = "password:"
	between  prompt = "continue(0)/saveandexitthegame(1):"
	animals  prompt = "(0:pig,1:dog,2:sheep,3:cow):"
	resume   prompt = "startanewgame(0)/resume(1):"
)

// prompts holds the prompts in the order in which they are looked for. If strong is true,
// no other text contains the prompt.
var prompts = []struct {
	prompt
	strong bool
}{
	{position, true},
	{result, true},
	{menu, true},
	{between, true},
	{animals, true},
	{resume, true},
	{password, false},
	{id, false},
}

var (
	escapes = regexp.MustCompile("\x1b\\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]")
	blanks  = regexp.MustCompile(`\s+`)
)

// plain returns text without colors, other escapes and carriage returns.
func plain(text string) string {
	return strings.ReplaceAll(escapes.ReplaceAllString(text, ""), "\r", "")
}

// squeezed returns text in lower case without blanks.
func squeezed(text string) string { return strings.ToLower(blanks.ReplaceAllString(text, "")) }

// lastLine returns the last line that is not blank.
func lastLine(text string) string {
	text = strings.TrimSpace(text)
	return text[strings.LastIndexByte(text, '\n')+1:]
}

// promptOf returns the prompt at the end of a text.
func promptOf(text string) prompt {
	line := squeezed(lastLine(text))
	for _, p := range prompts {
		if before, ok := strings.CutSuffix(line, string(p.prompt)); ok && (p.strong || before == "") {
			return p.prompt
		}
	}
	return nothing
}

// countPrompts returns how many prompts a text has.
func countPrompts(text string) (count int) {
	text = squeezed(text)
	for _, p := range prompts {
		if p.strong {
			count += strings.Count(text, string(p.prompt))
		}
	}
	return count
}

// The reasons why no prompt comes.
const (
	hangs   = "the program hangs: no prompt came in "
	endless = "the program prints without end"
	twice   = "the program asks twice without waiting for the first answer"
	ended   = "the program ends too early: "
)

// statusOf adds the name of the signal to the status of a shell whose program was ended
// by a signal.
func statusOf(status string) string {
	const signaled = 128
	var number int
	if _, err := fmt.Sscanf(status, "exit status %d", &number); err != nil || number <= signaled {
		return status
	}
	return fmt.Sprintf("%s (%v)", status, syscall.Signal(number-signaled))
}

// listen reads until the program asks for an answer. If open is true, silence after any
// text is a question, too. If the context is done, listen returns its error.
func (t *talk) listen(open bool) (h heard, err error) {
	h, err = t.read(open)
	h.text = plain(h.text)
	if err == nil && countPrompts(h.text) > 1 {
		err = t.drain(&h)
	}
	return h, err
}

// drain reads the rest of a text with two prompts. The text may have no end.
func (t *talk) drain(h *heard) error {
	h.fault = twice
	count := len(h.text)
	for late := time.Now().Add(t.answer); time.Now().Before(late); {
		more, err := t.Read(t.silence)
		count += len(more)
		switch {
		case t.ctx.Err() != nil:
			return t.ctx.Err()
		case count > t.most:
			h.fault = endless
			return nil
		case err != nil || more == "":
			return nil
		}
	}
	return nil
}

func (t *talk) read(open bool) (h heard, err error) {
	late := time.Now().Add(t.answer)
	for {
		wait := min(t.silence, max(0, time.Until(late)))
		more, err := t.Read(wait)
		h.text += more
		switch {
		case t.ctx.Err() != nil:
			return h, t.ctx.Err()
		case errors.Is(err, io.EOF):
			h.fault, h.over = ended+statusOf(t.End(t.end)), true
			return h, nil
		case err != nil:
			return h, err
		case len(h.text) > t.most:
			h.fault = endless
			return h, nil
		case more == "" && open && h.text != "" && t.isSilent(&h):
			if h.asked = promptOf(plain(h.text)); h.asked == nothing {
				h.asked = unknown
				t.known[squeezed(lastLine(plain(h.text)))] = true
			}
			return h, nil
		case more != "" && t.asks(&h, open):
			return h, nil
		case !time.Now().Before(late):
			h.fault = hangs + t.answer.String()
			return h, nil
		}
	}
}

// asks reports whether a text ends in a prompt. A program that prints more at once has
// not asked yet.
func (t *talk) asks(h *heard, open bool) bool {
	if h.asked = promptOf(plain(h.text)); h.asked == nothing && open && t.known[squeezed(lastLine(plain(h.text)))] {
		h.asked = unknown
	}
	if h.asked == nothing {
		return false
	}
	wait := time.Duration(0)
	if t.exact && !strings.HasSuffix(h.text, " ") {
		wait = t.silence
	}
	more, _ := t.Read(wait) // an error comes again
	h.text += more
	return strings.TrimSpace(more) == "" || t.asks(h, open)
}

// isSilent reports whether a program that has printed nothing for some time waits for an
// answer.
func (t *talk) isSilent(h *heard) bool {
	if t.Working() {
		return false
	}
	more, err := t.Read(0)
	h.text += more
	return more == "" && err == nil
}

// begin prepares for the next game.
func (t *talk) begin() { t.answers, t.thrown = nil, nil }

// say types an answer to the question in h.
func (t *talk) say(h heard, answer string) {
	if strings.Count(h.text, "\n") > 1 || t.shown == "" {
		t.shown, t.typed = h.text, ""
	} else {
		t.typed += strings.TrimLeft(h.text, "\n")
	}
	t.typed += answer + "\n"
	t.answers = append(t.answers, answer)
	t.Type(answer + "\n")
}

// ask types an answer and returns what the program prints then.
func (t *talk) ask(h heard, answer string, open bool) (heard, error) {
	t.say(h, answer)
	return t.listen(open)
}
