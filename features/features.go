// Package features plays the Gherkin features of the games.
//
// Each game has a folder beside this file, with its features, the order in
// which a learner meets them (stages.txt) and the steps in Go. A step that fails
// returns an error, usually from Equal or EqualField.
//
// The package does not import godog, which runs the go command whenever a
// program that contains it starts. Tests use godog through package acceptance.
package features

import (
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"sync"

	messages "github.com/cucumber/messages/go/v21"
)

// Steps holds the steps of a scenario. A game registers the steps anew for each
// scenario.
type Steps struct {
	Scenario *messages.Pickle // the scenario that is being played
	Current  int              // the index of the current step

	// Step registers a function for the steps that match a regular expression, a string. The
	// function gets the groups as strings or ints, and then the table or the text of the
	// step. The keyword of a step makes no difference. Step is a field because godog shows
	// the place from which its own function is called.
	Step        func(expression, step any)
	definitions []definition
}

// NewSteps returns steps for Play.
func NewSteps() *Steps {
	s := &Steps{}
	s.Step = func(expression, step any) {
		s.definitions = append(s.definitions, definition{compiled(expression.(string)), reflect.ValueOf(step)})
	}
	return s
}

type definition struct {
	expression *regexp.Regexp
	call       reflect.Value
}

// Play plays the steps of a scenario without godog. It returns the first step that
// fails, and the reason.
func (s *Steps) Play(scenario *messages.Pickle) (failed *messages.PickleStep, err error) {
	s.Scenario = scenario
	for i, step := range scenario.Steps {
		s.Current = i
		err := fmt.Errorf("unknown step: %s", step.Text)
		for _, d := range s.definitions {
			if found := d.expression.FindStringSubmatch(step.Text); found != nil {
				err = d.run(found[1:], step.Argument)
				break
			}
		}
		if err != nil {
			return step, err
		}
	}
	return nil, nil
}

// run calls the function of a step, and returns its error, if any.
func (d definition) run(groups []string, argument *messages.PickleStepArgument) error {
	var args []reflect.Value
	for i, text := range groups {
		value := reflect.ValueOf(text)
		if d.call.Type().In(i).Kind() == reflect.Int {
			number, err := strconv.Atoi(text)
			if err != nil {
				return err
			}
			value = reflect.ValueOf(number)
		}
		args = append(args, value)
	}
	if argument != nil && argument.DocString != nil {
		args = append(args, reflect.ValueOf(argument.DocString))
	}
	if argument != nil && argument.DataTable != nil {
		args = append(args, reflect.ValueOf(argument.DataTable))
	}
	for _, result := range d.call.Call(args) {
		if err, failed := result.Interface().(error); failed {
			return err
		}
	}
	return nil
}

// compiled returns a compiled regular expression. All scenarios share the expressions,
// so each is compiled only once.
func compiled(expression string) *regexp.Regexp {
	found, ok := expressions.Load(expression)
	if !ok {
		found, _ = expressions.LoadOrStore(expression, regexp.MustCompile(expression))
	}
	return found.(*regexp.Regexp)
}

var expressions sync.Map // the compiled expressions, keyed by their text
