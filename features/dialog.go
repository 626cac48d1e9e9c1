package features

import (
	"fmt"
	"strings"

	"games.example/internal/protocol"
)

// A Dialog sends the requests of a scenario to a kata. T is the type of the answers.
type Dialog[T any] struct {
	Seen    T     // the last answer that was not a refusal
	Refusal error // the refusal of the last action, or nil

	steps *Steps
	kata  protocol.Kata
	tidy  func(*T) error
}

// NewDialog returns a dialog, and registers the step that expects a refusal. The
// tidy function puts the arrays of an answer in order, or returns the reason why the
// steps cannot use the answer.
func NewDialog[T any](s *Steps, kata protocol.Kata, tidy func(*T) error) *Dialog[T] {
	d := &Dialog[T]{steps: s, kata: kata, tidy: tidy}
	s.Step(`^that is refused: (.+)$`, func(reason string) error { return CheckRefusal(d.Refusal, reason) })
	return d
}

// Ask sends a request. If there is no error, the answer becomes Seen.
func (d *Dialog[T]) Ask(request any) error {
	var seen T
	err := d.kata.Ask(request, &seen)
	if err == nil {
		err = d.tidy(&seen)
	}
	if err == nil {
		d.Seen = seen
	}
	return err
}

// Act asks the kata to carry out an action. If the action is refused, the next step of
// the scenario must expect the refusal, and nothing must have changed.
func (d *Dialog[T]) Act(request any) error {
	d.Refusal = nil
	err := d.Ask(request)
	steps, next := d.steps.Scenario.Steps, d.steps.Current+1
	expected := next < len(steps) && strings.HasPrefix(steps[next].Text, "that is refused")
	if refusal, refused := err.(*protocol.Refusal); refused && expected { //nolint:errorlint // a Kata returns it unwrapped
		d.Refusal = refusal
		return d.Unchanged()
	}
	return err
}

// Unchanged sends a look request, and checks that the answer repeats the last answer
// that was not a refusal.
func (d *Dialog[T]) Unchanged() error {
	before := d.Seen
	err := d.Ask(protocol.Request("look"))
	if refusal, refused := err.(*protocol.Refusal); refused { //nolint:errorlint // a Kata returns it unwrapped
		return fmt.Errorf("look was %w: expected the last answer that was not a refusal", refusal)
	}
	if err == nil {
		if err = EqualAnswer(before, d.Seen); err != nil {
			err = fmt.Errorf("the answer to look differs from the last answer that was not a refusal:\n%w", err)
		}
	}
	return err
}

// CheckRefusal returns nil if the error is a refusal that ends with the given reason.
// Another program chooses its own words, so its reasons are not compared.
func CheckRefusal(err error, reason string) error {
	refusal, refused := err.(*protocol.Refusal) //nolint:errorlint // a Kata returns it unwrapped
	switch {
	case err != nil && !refused:
		return err
	case err == nil:
		return fmt.Errorf(`expected {"refused": (any words)}, since %s`, reason)
	case refusal.Theirs || strings.HasSuffix(refusal.Why, reason):
		return nil
	}
	return Equal(reason, refusal.Why)
}
