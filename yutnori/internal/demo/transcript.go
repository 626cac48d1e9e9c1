package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"games.example/yutnori/cli"
)

// play runs the commands of a transcript, which are its lines that begin with
// "$ ", types what was typed there, and compares the output with that of the
// transcript. The error names the first line that differs.
func play(text string, shown io.Writer) error {
	t := &transcript{text: text, shown: shown}
	for t.err == nil && t.at < len(text) {
		command, ok := strings.CutPrefix(t.line(), "$ ")
		if !ok {
			return t.differs("the end")
		}
		t.next(t.line())
		t.run(strings.Fields(command))
	}
	return t.err
}

// transcript is a terminal on which everything must appear as it did before.
type transcript struct {
	text  string
	at    int // how much of the text has appeared again
	shown io.Writer
	err   error
}

func (t *transcript) run(words []string) {
	var complaints bytes.Buffer
	status := 0
	switch {
	case len(words) > 0 && words[0] == "yutnori":
		status = cli.Run(words[1:], t, t, &complaints)
	case len(words) == 2 && words[0] == "cat":
		text, err := os.ReadFile(words[1])
		if err == nil {
			_, err = t.Write(text)
		}
		t.err = err
	default:
		t.err = fmt.Errorf("line %d: expected yutnori or cat", t.number())
	}
	if t.err == nil && (status != 0 || complaints.Len() > 0) {
		t.err = fmt.Errorf("line %d: the program failed: %s", t.number(), complaints.String())
	}
}

// Write takes what the program shows, which must be what comes next.
func (t *transcript) Write(text []byte) (int, error) {
	if t.err == nil && !strings.HasPrefix(t.text[t.at:], string(text)) {
		t.err = t.differs(string(text))
	}
	if t.err != nil {
		return 0, t.err
	}
	t.next(string(text))
	return len(text), nil
}

// Read returns what is typed: the rest of the line.
func (t *transcript) Read(typed []byte) (int, error) {
	if t.err != nil || t.at == len(t.text) {
		return 0, io.EOF
	}
	n := copy(typed, t.line())
	t.next(t.text[t.at : t.at+n])
	return n, nil
}

func (t *transcript) next(text string) {
	t.at += len(text)
	_, err := io.WriteString(t.shown, text)
	t.err = errors.Join(t.err, err)
}

// line returns the rest of the line.
func (t *transcript) line() string {
	line, _, _ := strings.Cut(t.text[t.at:], "\n")
	return t.text[t.at:min(t.at+len(line)+1, len(t.text))]
}

func (t *transcript) number() int { return 1 + strings.Count(t.text[:t.at], "\n") }

// differs returns an error that names the first line in which the text differs
// from the transcript.
func (t *transcript) differs(text string) error {
	line := t.number()
	for expected := t.line(); len(expected) > 0 && strings.HasPrefix(text, expected); expected = t.line() {
		t.at += len(expected)
		text = text[len(expected):]
		line++
	}
	got, _, _ := strings.Cut(text, "\n")
	return fmt.Errorf("line %d: expected %q, got %q", line, strings.TrimSuffix(t.line(), "\n"), got)
}
