// Package protocol answers the requests of the practice protocol, which are JSON objects.
// An answer may break one rule of its game on purpose.
package protocol

import (
	"encoding/json"
	"fmt"
	"slices"
)

// A Kata answers the requests of a game's protocol. It may be this project's rules or
// another program.
type Kata interface {
	// Ask sends a request and reads the answer into an observation. If the answer is a
	// refusal, the error is a *Refusal.
	Ask(request, observation any) error
}

// An Answer answers a request, which is one line of JSON, with an observation or a
// *Refusal. It is a Kata that runs in this process.
type Answer func(request []byte) (observation any, err error)

// Ask calls the function. The request and the answer pass through JSON, as they do with
// another program.
func (a Answer) Ask(request, observation any) error {
	line, _ := json.Marshal(request) // JSON can hold every request that the steps make
	answer, err := a(line)
	if err != nil {
		return err
	}
	if line, err = json.Marshal(answer); err != nil {
		return err
	}
	return json.Unmarshal(line, observation)
}

// A Refusal is the answer to an action that the rules forbid.
type Refusal struct {
	Why    string
	Theirs bool // whether another program has chosen the words of Why
}

func (r *Refusal) Error() string { return "refused: " + r.Why }

// Requests holds the functions that answer the requests of a protocol, keyed by the
// names of the requests.
type Requests map[string]func(request []byte) (any, error)

// Answer answers a request, which is one line of JSON.
func (r Requests) Answer(request []byte) (any, error) {
	var asked struct{ Do string }
	if err := json.Unmarshal(request, &asked); err != nil {
		return nil, err
	}
	answer, known := r[asked.Do]
	if !known {
		return nil, fmt.Errorf("no request is called %q", asked.Do)
	}
	return answer(request)
}

// Fields returns a function that decodes the fields of a request into a T, and passes
// them to answer. An error from answer refuses the request.
func Fields[T any](answer func(fields T) (any, error)) func(request []byte) (any, error) {
	return func(request []byte) (any, error) {
		var fields T
		if err := json.Unmarshal(request, &fields); err != nil {
			return nil, err
		}
		observation, err := answer(fields)
		if _, refused := err.(*Refusal); err != nil && !refused { //nolint:errorlint // an answer does not wrap a Refusal
			err = &Refusal{Why: err.Error()}
		}
		return observation, err
	}
}

// Request returns a request with the given name and fields. Each field is a name
// followed by a value.
func Request(do string, fields ...any) json.RawMessage {
	text := fmt.Sprintf(`{"do":%q`, do)
	for i := 0; i < len(fields); i += 2 {
		value, _ := json.Marshal(fields[i+1]) // JSON can hold the values of all fields
		text += fmt.Sprintf(",%q:%s", fields[i], value)
	}
	return json.RawMessage(text + "}")
}

// ErrNotNow is a refusal whose reason is not compared, as if another program had chosen
// the words.
var ErrNotNow = &Refusal{Why: "not now", Theirs: true}

// Broken is the name of the rule that a reference breaks, or empty.
type Broken string

// Is reports whether the broken rule is one of the given rules.
func (b Broken) Is(rules ...string) bool { return slices.Contains(rules, string(b)) }

// Holds reports whether a rule holds. If the condition is true, the broken rule does not
// hold. Otherwise, every rule holds.
func (b Broken) Holds(rule string, condition bool) bool { return !condition || !b.Is(rule) }

// Pick returns the right value, or the wrong value if the rule is broken.
func Pick[T any](b Broken, rule string, right, wrong T) T {
	if b.Is(rule) {
		return wrong
	}
	return right
}

// Number returns the given number. But if wrong has a pair for the broken rule, and the
// pair begins with the number, Number returns the second number of the pair.
func (b Broken) Number(number int, wrong map[Broken][2]int) int {
	if both, broken := wrong[b]; broken && both[0] == number {
		return both[1]
	}
	return number
}
